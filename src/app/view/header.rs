//! The bar at the top: name, puzzle, clock, the main buttons.

use super::controls::{ButtonView, Icon};
use crate::app::clock::ClockState;
use crate::app::model::Model;
use crate::app::msg::{Dialog, Field, Msg};
use crate::app::path_text::grade_message;
use crate::app::settings::{Theme, Toggle};
use crate::engine::rating::grade::Grade;
use crate::i18n::label::Label;
use crate::i18n::message::Message;
use crate::service::{PuzzleError, Verdict};

/// Name, puzzle, clock and the main buttons.
#[derive(Clone, PartialEq, Debug)]
pub struct HeaderView {
    /// The name of the program.
    pub name: String,
    /// How hard the puzzle is, as soon as that is known; leads to why.
    pub grade: Option<ButtonView>,
    /// What is known of the puzzle, in parts; the first is the strongest.
    pub badges: Vec<String>,
    /// The clock, or nothing if the player hides it.
    pub time: Option<ClockView>,
    /// Buttons for wide screens: solve, check, share, theme, menu.
    pub buttons: Vec<ButtonView>,
    /// The menu, for narrow screens.
    pub menu: ButtonView,
}

/// The clock and its button.
#[derive(Clone, PartialEq, Debug)]
pub struct ClockView {
    /// The time played as minutes and seconds, `12:04`.
    pub shown: String,
    /// The same for a screen reader.
    pub label: String,
    /// Pauses or resumes.
    pub pause: ButtonView,
}

/// The header of the model.
pub fn header(model: &Model) -> HeaderView {
    let theme = model.shell.settings.theme.next().slug().to_owned();
    HeaderView {
        name: model.localizer.label(Label::Name),
        grade: model.session.path.as_ref().and_then(|path| grade(model, &path.grade())),
        badges: badges(model),
        time: model.shell.settings.is_on(Toggle::Clock).then(|| time(model)),
        buttons: vec![
            ButtonView::new(model, Label::Solve, Msg::SolveRequested).icon(Icon::Solve),
            ButtonView::new(model, Label::Check, Msg::CheckRequested).icon(Icon::Check).title("K"),
            ButtonView::new(model, Label::Learn, Msg::LearnRequested(None))
                .icon(Icon::Learn)
                .title("L"),
            ButtonView::new(model, Label::Share, Msg::DialogOpened(Dialog::Share))
                .icon(Icon::Share)
                .title("E"),
            ButtonView::new(model, Label::Theme, Msg::FieldEdited(Field::Theme, theme))
                .icon(Icon::Theme)
                .title(model.localizer.label(theme_label(model.shell.settings.theme))),
        ],
        menu: ButtonView::new(model, Label::Menu, Msg::DialogOpened(Dialog::Menu)).icon(Icon::Menu),
    }
}

fn theme_label(theme: Theme) -> Label {
    match theme {
        Theme::Auto => Label::ThemeAuto,
        Theme::Light => Label::ThemeLight,
        Theme::Dark => Label::ThemeDark,
    }
}

/// The tier; the score and the hardest technique show on hover, the whole grade on a press.
fn grade(model: &Model, grade: &Grade) -> Option<ButtonView> {
    let label = Label::of_tier(grade.tier);
    let more = model.localizer.message(&grade_message(grade)?);
    Some(ButtonView::new(model, label, Msg::DialogOpened(Dialog::Grade)).title(more))
}

/// Number of clues, verdict, and the puzzle's name if it has one.
fn badges(model: &Model) -> Vec<String> {
    let clues = model.board().clue_grid().clues();
    let mut badges = vec![model.localizer.message(&Message::ClueCount { count: clues as u64 })];
    badges.push(model.localizer.message(&verdict(model.session.verdict.as_ref())));
    let practised = model.session.practised.map(|technique| model.localizer.technique(technique));
    if !model.session.name.is_empty() {
        badges.push(model.session.name.clone());
    } else {
        badges.extend(practised);
    }
    badges
}

/// What is known of a puzzle, in a word or two.
pub fn verdict(verdict: Option<&Verdict>) -> Message {
    match verdict {
        None => Message::VerdictChecking,
        Some(Err(PuzzleError::Conflicts(_))) => Message::VerdictConflict,
        Some(Err(PuzzleError::NoSolution { .. })) => Message::VerdictNone,
        Some(Ok(_)) => Message::VerdictOne,
        Some(Err(PuzzleError::SeveralSolutions(several))) if several.more => {
            Message::VerdictSeveralMore { count: several.found }
        }
        Some(Err(PuzzleError::SeveralSolutions(several))) => {
            Message::VerdictSeveral { count: several.found }
        }
        Some(Err(PuzzleError::Stopped)) => Message::VerdictUnknown,
    }
}

fn time(model: &Model) -> ClockView {
    let (minutes, seconds) = model.session.clock.minutes_seconds();
    let (label, icon) = match model.session.clock.is_paused() {
        true => (Label::Resume, Icon::Play),
        false => (Label::Pause, Icon::Pause),
    };
    ClockView {
        shown: model.session.clock.shown(),
        label: model.localizer.message(&Message::Clock { minutes, seconds }),
        pause: ButtonView::new(model, label, Msg::PauseRequested)
            .icon(icon)
            .title("P")
            .usable(model.session.clock.state != ClockState::Done),
    }
}
