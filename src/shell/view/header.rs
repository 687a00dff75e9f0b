//! The bar at the top: name, puzzle, clock, the main buttons.

use super::places::links;
use crate::core::clock::ClockState;
use crate::core::dialog::Dialog;
use crate::core::msg::{CheckMsg, Msg, SettingMsg};
use crate::core::place::Place;
use crate::core::record::Rating;
use crate::core::settings::{Choice, SettingField, Toggle};
use crate::core::view::controls::{ButtonView, Icon};
use crate::core::view::place_link::PlaceLinkView;
use crate::core::view::verdict::{clue_count, verdict as verdict_words};
use crate::shell::model::Model;
use crate::words::label::Label;
use crate::words::message::Message;
use crate::words::numbers::Decimal;

/// Name, puzzle, clock and the main buttons.
#[derive(Clone, PartialEq, Debug)]
pub struct HeaderView {
    /// The name of the program.
    pub name: String,
    /// The links to the places.
    pub places: Vec<PlaceLinkView>,
    /// Their name.
    pub places_label: String,
    /// The heading of the place, where the bar holds it.
    pub title: String,
    /// Whether the player is in Play, so that what concerns the game is in the bar.
    pub plays: bool,
    /// To the Library, for narrow screens.
    pub home: ButtonView,
    /// What is known of the puzzle; leads to more of it.
    pub chip: ChipView,
    /// The clock, or nothing if the player hides it.
    pub time: Option<ClockView>,
    /// Buttons for wide screens: solve, check, share, theme, menu.
    pub buttons: Vec<ButtonView>,
    /// The menu, for narrow screens.
    pub menu: ButtonView,
}

/// What is known of the puzzle.
#[derive(Clone, PartialEq, Debug)]
pub struct ChipView {
    /// How hard the puzzle is, as soon as that is known.
    pub grade: Option<GradeView>,
    /// Sudoku Explainer's rating.
    pub explainer: Option<String>,
    /// Tier, score and the hardest technique in a sentence, shown on hover.
    pub title: Option<String>,
    /// How many clues there are.
    pub clues: String,
    /// Whether there is one solution.
    pub verdict: String,
    /// Whether the verdict is the expected one, which needs no room where there is little.
    pub is_proper: bool,
    /// Opens what is known.
    pub msg: Msg,
}

/// How hard a puzzle is.
#[derive(Clone, PartialEq, Debug)]
pub struct GradeView {
    /// The tier in the player's language.
    pub tier: String,
    /// The score as the player's language writes numbers.
    pub score: String,
}

/// The clock and its button.
#[derive(Clone, PartialEq, Debug)]
pub struct ClockView {
    /// The time played as minutes and seconds, `12:04`.
    pub shown: String,
    /// The time played in words, for a screen reader.
    pub label: String,
    /// Pauses or resumes; none once the puzzle is done.
    pub pause: Option<ButtonView>,
}

/// The header of the model, with the heading of the place.
pub fn header(model: &Model, title: String) -> HeaderView {
    HeaderView {
        name: name(model),
        places: links(model),
        places_label: model.common.localizer.label(Label::Places),
        title,
        plays: model.common.page.place == Place::Play,
        home: ButtonView::new(&model.common, Label::Library, Msg::PlaceChosen(Place::Library))
            .icon(Icon::Home),
        chip: chip(model),
        time: model.common.page.settings.is_on(Toggle::Clock).then(|| time(model)),
        buttons: buttons(model),
        menu: ButtonView::new(&model.common, Label::Menu, Msg::DialogOpened(Dialog::Menu))
            .icon(Icon::Menu),
    }
}

/// What concerns the game, in Play alone; the theme, everywhere.
fn buttons(model: &Model) -> Vec<ButtonView> {
    let settings = &model.common.page.settings;
    let next = settings.next(Choice::Theme).to_owned();
    let game = [
        ButtonView::new(&model.common, Label::Check, Msg::Check(CheckMsg::Requested))
            .icon(Icon::Check)
            .title("K"),
        ButtonView::new(&model.common, Label::Share, Msg::DialogOpened(Dialog::Share))
            .icon(Icon::Share)
            .title("E"),
    ];
    let msg = Msg::Setting(SettingMsg::Edited(SettingField::Choice(Choice::Theme), next));
    let theme = ButtonView::new(&model.common, Label::Theme, msg)
        .icon(Icon::Theme)
        .title(model.common.localizer.label(settings.chosen_label(Choice::Theme)));
    let plays = model.common.page.place == Place::Play;
    game.into_iter().filter(|_| plays).chain([theme]).collect()
}

/// The name of the program.
pub fn name(model: &Model) -> String {
    model.common.localizer.label(Label::Name)
}

/// What is known of the puzzle of the model.
pub fn chip(model: &Model) -> ChipView {
    let verdict = model.common.session.verdict.as_ref();
    let is_wrong = matches!(verdict, Some(Err(_)));
    let rating = model.common.session.record.rating.filter(|_| !is_wrong);
    let words = |rating: Rating| {
        let localizer = &model.common.localizer;
        GradeView {
            tier: localizer.label(Label::of_tier(rating.tier)),
            score: localizer.number(rating.score),
        }
    };
    ChipView {
        grade: rating.map(words),
        explainer: rating.and(model.common.session.record.explainer).map(|rating| {
            let rating = Decimal::new(rating.er);
            model.common.localizer.message(&Message::ExplainerIs { rating })
        }),
        title: rating.and_then(|rating| title(model, rating)),
        clues: clue_count(&model.common),
        verdict: model.common.localizer.message(&verdict_words(verdict)),
        is_proper: matches!(verdict, Some(Ok(_))),
        msg: Msg::DialogOpened(Dialog::Grade),
    }
}

fn title(model: &Model, rating: Rating) -> Option<String> {
    let Rating { tier, score, hardest } = rating;
    let hardest = model.common.localizer.hardest(hardest?);
    let grade = Message::GradeIs { tier, score: u64::from(score), hardest };
    Some(model.common.localizer.message(&grade))
}

fn time(model: &Model) -> ClockView {
    let (minutes, seconds) = model.common.session.clock.minutes_seconds();
    let (label, icon) = match model.common.session.clock.is_paused() {
        true => (Label::Resume, Icon::Play),
        false => (Label::Pause, Icon::Pause),
    };
    let pause = ButtonView::new(&model.common, label, Msg::PauseRequested).icon(icon).title("P");
    ClockView {
        shown: model.common.session.clock.shown(),
        label: model.common.localizer.message(&Message::Clock { minutes, seconds }),
        pause: (model.common.session.clock.state != ClockState::Done).then_some(pause),
    }
}
