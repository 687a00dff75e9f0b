//! The menu: what can be done from here, in groups.

use crate::core::dialog::Dialog;
use crate::core::in_view::InView;
use crate::core::lesson_id::LessonId;
use crate::core::msg::{Msg, PlacesMsg};
use crate::core::place::Place;
use crate::core::view::controls::{ButtonView, Icon};
use crate::core::view::menu::{MenuGroup, MenuGroupView, MenuView};
use crate::engine::logic::techniques::Tier;
use crate::engine::types::digit::Digit;
use crate::engine::types::grid::Grid;
use crate::i18n::label::Label;
use crate::places::learn::msg::LearnMsg;
use crate::play::view::cell_menu::note_buttons;
use crate::play::view::list::entries;
use crate::shell::model::Model;

/// The menu of the model. Away from the game, what is about it is left out.
pub fn menu(model: &Model) -> MenuView {
    let plays = model.common.page.place == Place::Play;
    let group = |(kind, buttons)| MenuGroupView { kind, buttons };
    let is_wanted = |group: &MenuGroupView| {
        let here = plays || matches!(group.kind, MenuGroup::Puzzles | MenuGroup::Program);
        here && !group.buttons.is_empty()
    };
    let tier =
        |tier: Tier| ButtonView::new(&model.common, Label::of_tier(tier), Msg::TierRequested(tier));
    let groups = [
        (MenuGroup::Puzzles, puzzles(model)),
        (MenuGroup::Help, help(model)),
        (MenuGroup::Marks, note_buttons(&model.shown_play(), model.play.input.selection)),
        (MenuGroup::Game, game(model)),
        (MenuGroup::Places, places(model)),
        (MenuGroup::Program, program(model)),
    ];
    MenuView {
        new: model.common.localizer.label(Label::New),
        tiers: Tier::ALL.map(tier).into(),
        show: model.common.localizer.label(Label::ShowInGrid),
        filters: if plays { filters(model) } else { Vec::new() },
        groups: groups.into_iter().map(group).filter(is_wanted).collect(),
    }
}

fn open(model: &Model, label: Label, dialog: Dialog, icon: Icon) -> ButtonView {
    ButtonView::new(&model.common, label, Msg::DialogOpened(dialog)).icon(icon)
}

fn puzzles(model: &Model) -> Vec<ButtonView> {
    let plays = model.common.page.place == Place::Play;
    let new = open(model, Label::New, Dialog::New, Icon::New).title("G");
    let import = open(model, Label::Import, Dialog::Import, Icon::Import).title("I");
    let share = open(model, Label::Share, Dialog::Share, Icon::Share).title("E");
    let print = open(model, Label::Print, Dialog::Print, Icon::Print);
    [new, import].into_iter().chain([share, print].into_iter().filter(|_| plays)).collect()
}

fn help(model: &Model) -> Vec<ButtonView> {
    let check = ButtonView::new(&model.common, Label::Check, Msg::CheckRequested);
    let deduction = ButtonView::new(&model.common, Label::Question, Msg::DeductionOpened);
    let solve = ButtonView::new(&model.common, Label::Solve, Msg::SolveRequested);
    let first =
        [check.icon(Icon::Check).title("K"), deduction.icon(Icon::Question).title("Shift + K")];
    let lesson = Msg::to(LearnMsg::Opened(LessonId::Position));
    let exercise =
        ButtonView::new(&model.common, Label::ExercisePosition, lesson).icon(Icon::Learn);
    let last = [exercise, solve.icon(Icon::Solve)];
    first.into_iter().chain(entries(&model.shown_play())).chain(last).collect()
}

/// What the grid can show: where each digit can go, and the cells with two candidates.
fn filters(model: &Model) -> Vec<ButtonView> {
    let filter = |wanted, title: String| {
        ButtonView::new(&model.common, Label::ShowPairs, Msg::FilterRequested(wanted))
            .title(title)
            .pressed(model.play.input.filter == Some(wanted))
    };
    let digit = |digit: Digit| {
        let button = filter(InView::Digit(digit), format!("Alt + {digit}"));
        ButtonView { label: digit.to_string(), ..button }
    };
    let pairs = filter(InView::Pairs, "F10".to_owned());
    Digit::ALL.into_iter().map(digit).chain([pairs]).collect()
}

fn game(model: &Model) -> Vec<ButtonView> {
    let restart =
        ButtonView::new(&model.common, Label::Restart, Msg::RestartRequested).icon(Icon::Restart);
    let history = model.common.session.game.history();
    let checkpoint = ButtonView::new(&model.common, Label::Checkpoint, Msg::CheckpointToggled);
    let is_here = history.checkpoint(history.at()).is_some();
    let checkpoint = checkpoint.icon(Icon::Flag).title("B").pressed(is_here);
    let trial = if history.trial().is_some() { Label::TrialGiveUp } else { Label::Trial };
    let trial = ButtonView::new(&model.common, trial, Msg::TrialToggled).icon(Icon::Branches);
    let is_blank = model.board().givens == Grid::EMPTY;
    let fix = is_blank
        .then(|| ButtonView::new(&model.common, Label::FixClues, Msg::CluesFixed).icon(Icon::Pin));
    let replay = ButtonView::new(&model.common, Label::Replay, Msg::ReplayRequested);
    let replay = (!history.is_empty()).then(|| replay.icon(Icon::Play).title("Shift + R"));
    let first = [checkpoint, trial.title("Alt + B")].into_iter().chain(replay);
    first.chain([restart]).chain(fix).collect()
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
    ]
}

fn program(model: &Model) -> Vec<ButtonView> {
    vec![
        open(model, Label::Settings, Dialog::Settings, Icon::Settings),
        open(model, Label::Keys, Dialog::Keys, Icon::Keys).title("?"),
        open(model, Label::Rules, Dialog::Rules, Icon::Learn),
        open(model, Label::About, Dialog::About, Icon::About),
    ]
}
