//! The menu: what can be done from here, in groups.

use crate::core::dialog::Dialog;
use crate::core::in_view::InView;
use crate::core::lesson_id::LessonId;
use crate::core::msg::{
    BranchesMsg, CheckMsg, DeductionMsg, Msg, PathMsg, PlacesMsg, PuzzleMsg, SettingMsg,
    SolutionMsg, StepsMsg,
};
use crate::core::path_origin::Origin;
use crate::core::place::Place;
use crate::core::settings::{Choice, SettingField};
use crate::core::view::controls::{ButtonVariant, ButtonView, Icon};
use crate::core::view::games::last_tier;
use crate::core::view::menu::{MenuGroup, MenuGroupView, MenuView};
use crate::engine::logic::techniques::Tier;
use crate::engine::types::digit::Digit;
use crate::places::learn::msg::LearnMsg;
use crate::shell::model::Model;
use crate::words::label::Label;

/// The menu of the model. Away from the game, what is about it is left out.
pub fn menu(model: &Model) -> MenuView {
    let plays = model.common.page.place == Place::Play;
    let group = |(kind, heading, buttons)| MenuGroupView {
        kind,
        heading: model.common.localizer.label(heading),
        buttons,
    };
    let is_wanted = |group: &MenuGroupView| {
        plays || matches!(group.kind, MenuGroup::Places | MenuGroup::Program)
    };
    let groups = [
        (MenuGroup::Game, Label::MenuGame, game(model)),
        (MenuGroup::Help, Label::MenuHelp, help(model)),
        (MenuGroup::Places, Label::Places, places(model)),
        (MenuGroup::Program, Label::Name, program(model)),
    ];
    MenuView {
        new: model.common.localizer.label(Label::New),
        tiers: tiers(model),
        groups: groups.into_iter().map(group).filter(is_wanted).collect(),
        ..MenuView::default()
    }
}

/// The tier of the game in play stands out.
fn tiers(model: &Model) -> Vec<ButtonView> {
    let last = last_tier(&model.common.session);
    let tier = |tier: Tier| {
        let button = ButtonView::new(
            &model.common,
            Label::of_tier(tier),
            Msg::Puzzle(PuzzleMsg::TierRequested(tier)),
        );
        if tier == last { button.variant(ButtonVariant::Primary) } else { button }
    };
    Tier::ALL.map(tier).into()
}

fn open(model: &Model, label: Label, dialog: Dialog, icon: Icon) -> ButtonView {
    ButtonView::new(&model.common, label, Msg::DialogOpened(dialog)).icon(icon)
}

fn game(model: &Model) -> Vec<ButtonView> {
    let button = |label, msg, icon| ButtonView::new(&model.common, label, msg).icon(icon);
    let history = model.common.session.game.history();
    let is_here = history.checkpoint(history.at()).is_some();
    let trial = if history.trial().is_some() { Label::TrialGiveUp } else { Label::Trial };
    vec![
        button(Label::Check, Msg::Check(CheckMsg::Requested), Icon::Check).title("K"),
        open(model, Label::Share, Dialog::Share, Icon::Share).title("E"),
        button(Label::Restart, Msg::Puzzle(PuzzleMsg::RestartRequested), Icon::Restart),
        open(model, Label::Print, Dialog::Print, Icon::Print),
        button(trial, Msg::Branches(BranchesMsg::TrialToggled), Icon::WhatIf).title("Alt + B"),
        button(Label::Checkpoint, Msg::Branches(BranchesMsg::CheckpointToggled), Icon::Flag)
            .title("B")
            .pressed(is_here),
        button(Label::Branches, Msg::Branches(BranchesMsg::Requested), Icon::Branches)
            .title("Shift + B"),
        open(model, Label::ShowDigit, Dialog::Show, Icon::Filter),
    ]
}

fn help(model: &Model) -> Vec<ButtonView> {
    let button = |label, msg, icon| ButtonView::new(&model.common, label, msg).icon(icon);
    let exercise = Msg::to(LearnMsg::Opened(LessonId::Position));
    vec![
        button(Label::Steps, Msg::Steps(StepsMsg::Requested), Icon::Steps).title("Shift + H"),
        button(Label::Path, Msg::Path(PathMsg::Requested(Origin::Clues)), Icon::Path)
            .title("Shift + P"),
        button(Label::Question, Msg::Deduction(DeductionMsg::Opened), Icon::Question)
            .title("Shift + K"),
        button(Label::ExercisePosition, exercise, Icon::Target),
        button(Label::Finish, Msg::FinishRequested, Icon::RunOut).title("Shift + F"),
        button(Label::Solution, Msg::Solution(SolutionMsg::Asked), Icon::Solve),
    ]
}

/// What the grid can show: where each digit can go, and the cells with two candidates.
pub fn filters(model: &Model) -> MenuView {
    let filter = |label: String, wanted, title: String| {
        ButtonView::named(label, Msg::FilterRequested(wanted))
            .title(title)
            .pressed(model.play.input.filter == Some(wanted))
    };
    let digit =
        |digit: Digit| filter(digit.to_string(), InView::Digit(digit), format!("Alt + {digit}"));
    let pairs = model.common.localizer.label(Label::ShowPairs);
    let pairs = filter(pairs, InView::Pairs, "F10".to_owned());
    MenuView {
        show: model.common.localizer.label(Label::ShowInGrid),
        filters: Digit::ALL.into_iter().map(digit).chain([pairs]).collect(),
        ..MenuView::default()
    }
}

fn places(model: &Model) -> Vec<ButtonView> {
    let go = |label, place, icon| {
        ButtonView::new(&model.common, label, Msg::PlaceChosen(place)).icon(icon)
    };
    vec![
        go(Label::Library, Place::Library, Icon::Library),
        ButtonView::new(&model.common, Label::Learn, PlacesMsg::LearnRequested(None).into())
            .icon(Icon::Learn)
            .title("L"),
        go(Label::Create, Place::Create, Icon::Create),
        open(model, Label::Import, Dialog::Import, Icon::Import).title("I"),
    ]
}

fn program(model: &Model) -> Vec<ButtonView> {
    let settings = &model.common.page.settings;
    let next = settings.next(Choice::Theme).to_owned();
    let theme = Msg::Setting(SettingMsg::Edited(SettingField::Choice(Choice::Theme), next));
    let plays = model.common.page.place == Place::Play;
    let zen = ButtonView::new(&model.common, Label::Zen, Msg::ZenToggled).icon(Icon::Zen);
    let zen = plays.then(|| zen.title("F"));
    let program = [
        open(model, Label::Settings, Dialog::Settings, Icon::Settings),
        ButtonView::new(&model.common, Label::Theme, theme)
            .icon(Icon::Theme)
            .title(model.common.localizer.label(settings.chosen_label(Choice::Theme))),
        open(model, Label::Keys, Dialog::Keys, Icon::Keys).title("?"),
        open(model, Label::About, Dialog::About, Icon::About),
    ];
    program.into_iter().chain(zen).collect()
}
