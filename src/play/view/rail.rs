//! Ways to another puzzle: a tier at one press, a text from outside. They stand beside the grid of a
//! desk, and in a dialog.

use super::making::busy;
use crate::core::dialog::Dialog;
use crate::core::msg::{Msg, PlacesMsg, PuzzleMsg};
use crate::core::place::Place;
use crate::core::record::PuzzleSource;
use crate::core::section::Section;
use crate::core::summary::{Stage, Summary};
use crate::core::view::controls::{BusyView, ButtonView, Icon};
use crate::core::view::games::{in_progress, last_tier, name, when};
use crate::core::view::thumbnail::ThumbnailView;
use crate::engine::logic::techniques::Tier;
use crate::play::Shown;
use crate::words::label::Label;
use crate::words::message::Message;

/// How many games are offered to go on with: a small screen shows fewer.
const RECENT: usize = 5;

/// Ways to another puzzle.
#[derive(Clone, PartialEq, Debug)]
pub struct RailView {
    /// The accessible name of the whole.
    pub label: String,
    /// The games to go on with; none before there is one.
    pub resume: Option<ResumeView>,
    /// The heading over the tiers.
    pub heading: String,
    /// What the words beside the tiers say.
    pub takes: String,
    /// The five tiers: one press makes a puzzle and begins it.
    pub tiers: Vec<TierView>,
    /// While a puzzle is being made: how far it is, and the way to stop.
    pub busy: Option<BusyView>,
    /// Opens the import.
    pub import: ButtonView,
    /// To the place where more can be chosen.
    pub custom: ButtonView,
}

/// The games in progress that were played last.
#[derive(Clone, PartialEq, Debug)]
pub struct ResumeView {
    /// The heading.
    pub label: String,
    /// That all of them are in the Library, and how many there are.
    pub all: String,
    /// The part of the Library's address from `#` on.
    pub href: String,
    /// The last one first; the game in play leads.
    pub games: Vec<ResumeGameView>,
}

/// A game to go on with.
#[derive(Clone, PartialEq, Debug)]
pub struct ResumeGameView {
    /// Sets it apart from the others.
    pub key: String,
    /// What it looks like.
    pub thumbnail: ThumbnailView,
    /// Its name or tier.
    pub name: String,
    /// Its points; empty while they are not known.
    pub score: String,
    /// How far it is, and when it was played.
    pub texts: [String; 2],
    /// How much is done, from 0 to 1.
    pub done: f64,
    /// Whether it is the game in play.
    pub is_current: bool,
    /// Plays it.
    pub msg: Msg,
}

/// A tier to begin a puzzle of.
#[derive(Clone, PartialEq, Debug)]
pub struct TierView {
    /// Whether it is that of the game in play.
    pub is_last: bool,
    /// Its name, and the message that makes a puzzle.
    pub button: ButtonView,
    /// The hardest that such a puzzle takes.
    pub takes: String,
}

/// The ways of the model.
pub fn rail(model: &Shown) -> RailView {
    let last = last_tier(&model.common.session);
    let tier = |tier: Tier| TierView {
        is_last: tier == last,
        button: ButtonView::new(
            model.common,
            Label::of_tier(tier),
            Msg::Puzzle(PuzzleMsg::TierRequested(tier)),
        )
        .icon(Icon::New),
        takes: model.common.localizer.label(Label::of_tier_takes(tier)),
    };
    RailView {
        label: model.common.localizer.label(Label::New),
        resume: resume(model),
        heading: model.common.localizer.label(Label::NewHeading),
        takes: model.common.localizer.label(Label::NewTakes),
        tiers: Tier::ALL.map(tier).into(),
        busy: busy(model),
        import: ButtonView::new(model.common, Label::ImportBox, Msg::DialogOpened(Dialog::Import))
            .icon(Icon::Import),
        custom: ButtonView::new(model.common, Label::NewCustom, Msg::PlaceChosen(Place::Create))
            .icon(Icon::Create),
    }
}

/// The game in play leads, if anything was done in it. The puzzles of today have their own cards.
fn resume(model: &Shown) -> Option<ResumeView> {
    let today = model.common.moment.date();
    let is_today = |game: &Summary| matches!(game.record.source, PuzzleSource::Daily(date, _) if date == today);
    let current = model.common.session.summary();
    let is_listed = current.stage() == Stage::InProgress && current.moves.is_some_and(|at| at > 0);
    let own = (is_listed && !is_today(&current)).then_some(&current);
    // Three of the games may be those of today, and one is in play.
    let others = model.common.games.in_progress().iter().take(RECENT + 4);
    let others = others.map(|game| &**game);
    let others = others.filter(|game| game.id != current.id && !is_today(game));
    let games: Vec<ResumeGameView> = own
        .map(|game| resume_game(model, game, true))
        .into_iter()
        .chain(others.map(|game| resume_game(model, game, false)))
        .take(RECENT)
        .collect();
    (!games.is_empty()).then(|| ResumeView {
        label: model.common.localizer.label(Label::LibraryContinue),
        all: in_progress(model.common),
        href: format!("#/library{}", Section::InProgress.slug()),
        games,
    })
}

fn resume_game(model: &Shown, game: &Summary, is_current: bool) -> ResumeGameView {
    let (done, count) = game.progress();
    let changed = game.last_change();
    let moment = match is_current {
        true => model.common.localizer.label(Label::ContinueNow),
        false => changed
            .map_or(String::new(), |at| model.common.localizer.message(&when(model.common, at))),
    };
    ResumeGameView {
        key: game.id.clone(),
        thumbnail: ThumbnailView::of(&game.givens, &game.entries),
        name: name(model.common, game),
        score: game.record.rating.map_or(String::new(), |rating| rating.score.to_string()),
        texts: [model.common.localizer.message(&Message::DailyProgress { done, count }), moment],
        done: done as f64 / count.max(1) as f64,
        is_current,
        msg: PlacesMsg::GameOpened(game.id.clone()).into(),
    }
}
