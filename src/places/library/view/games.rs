//! Lists of games: rows, cards and thumbnails.

use super::columns;
use crate::core::games::key_text;
use crate::core::msg::Msg;
use crate::core::record::PuzzleSource;
use crate::core::section::Section;
use crate::core::summary::{Stage, Summary};
use crate::core::view::controls::{ButtonView, FieldView, Icon};
use crate::core::view::games::{hours, is_seed, name, tier_name, when};
use crate::core::view::table::{ColumnView, WINDOW};
use crate::core::view::thumbnail::ThumbnailView;
use crate::engine::logic::techniques::{Technique, Tier};
use crate::engine::types::set::Element as _;
use crate::places::library::Shown;
use crate::places::library::msg::LibraryMsg;
use crate::places::library::rows::Listing;
use crate::places::library::search::Words;
use crate::words::{label::Label, message::Message};

/// How many games are offered to go on with.
const RECENT: usize = 4;

/// A list of games.
#[derive(Clone, PartialEq, Debug)]
pub struct GamesView {
    /// The accessible name of the table.
    pub label: String,
    /// The heading of the list, where that of the section is another.
    pub heading: Option<String>,
    /// Only games of a tier, or without help.
    pub chips: Vec<ButtonView>,
    /// The order of the rows.
    pub order: FieldView,
    /// The headings of the columns.
    pub columns: Vec<ColumnView>,
    /// How many rows there are.
    pub count: usize,
    /// The place of the first row that is drawn, from 0.
    pub first: usize,
    /// The rows that are drawn.
    pub rows: Vec<RowView>,
    /// The place of the row that was opened last, from 0, if it is drawn: a list is found again there.
    pub opened: Option<usize>,
    /// How many games there are, for a screen reader; for everyone, if there is none.
    pub found: String,
    /// Shows all again, if there is none.
    pub clear: Vec<ButtonView>,
}

/// A game in a list.
#[derive(Clone, PartialEq, Debug)]
pub struct RowView {
    /// Sets it apart from the others.
    pub key: String,
    /// What it looks like.
    pub thumbnail: ThumbnailView,
    /// Tier or name, hardest step, points, time, help or progress, when, collection; may be empty.
    pub cells: [String; 7],
    /// The accessible name of the button that opens it.
    pub name: String,
    /// Opens it.
    pub open: Msg,
    /// Whether it is a puzzle of a day.
    pub is_daily: bool,
    /// What else can be done.
    pub menu: ButtonView,
}

/// A game to go on with.
#[derive(Clone, PartialEq, Debug)]
pub struct CardView {
    /// The game as a row.
    pub row: RowView,
    /// How much is done, from 0 to 1.
    pub done: f64,
}

/// The games of the section; none if there is nothing to choose from.
pub fn games(model: &Shown) -> Option<GamesView> {
    let browse = &model.own.browse;
    let words = if browse.search.is_empty() { Words::default() } else { words(model) };
    let text_of = |game: &Summary| text_of_game(model, &words, game);
    let listing = model.own.listing(&model.common.games, words.clone(), &text_of);
    if listing.all == 0 {
        return None;
    }
    let count = listing.rows.len();
    let first = browse.first.min(count.saturating_sub(WINDOW));
    let shown = listing.rows.iter().skip(first).take(WINDOW);
    let shown: Vec<_> =
        shown.filter_map(|row| model.own.game_of(&model.common.games, row)).collect();
    let opened = shown.iter().position(|game| browse.chosen.as_ref() == Some(&game.id));
    Some(GamesView {
        label: model.common.localizer.label(Label::LibraryGames),
        heading: browse
            .section
            .is_day()
            .then(|| model.common.localizer.label(Label::LibrarySolved)),
        chips: chips(model, &listing),
        order: columns::order(model),
        columns: columns::columns(model),
        count,
        first,
        rows: shown.iter().map(|game| row(model, game)).collect(),
        opened: opened.map(|at| first + at),
        found: model.common.localizer.message(&Message::GamesFound { count: count as u64 }),
        clear: if count == 0 { vec![clear(model)] } else { Vec::new() },
    })
}

fn clear(model: &Shown) -> ButtonView {
    ButtonView::new(model.common, Label::LibraryShowAll, Msg::to(LibraryMsg::FilterCleared))
}

/// What the search looks through, as far as it is the same for many games.
fn words(model: &Shown) -> Words {
    let technique = |technique: &Technique| model.common.localizer.hardest(*technique);
    let clues = |count| model.common.localizer.message(&Message::ClueCount { count });
    let collection = match model.own.browse.section {
        Section::Collection(key) => model.common.games.collections().get(&key_text(key)),
        _ => None,
    };
    let name = collection.map_or("", |collection| &collection.name);
    Words {
        techniques: Technique::ALL.iter().map(technique).collect(),
        tiers: Tier::ALL.map(|tier| tier_name(model.common, tier)),
        clues: (0..=81).map(clues).collect(),
        unopened: format!("{}\n{name}", state(model, &Summary::default())),
    }
}

/// All that a row shows and the number of clues, each on a line.
fn text_of_game(model: &Shown, words: &Words, game: &Summary) -> String {
    let rating = game.record.rating;
    let hardest = rating.and_then(|rating| rating.hardest).or(game.practised);
    let number = game.number().map_or(String::new(), |number| format!("{number}."));
    let own: &str = if is_seed(&game.name) { "" } else { &game.name };
    [
        number.as_str(),
        own,
        rating.map_or("", |rating| &words.tiers[rating.tier as usize]),
        hardest.map_or("", |technique| &words.techniques[technique.index()]),
        &rating.map_or(String::new(), |rating| rating.score.to_string()),
        &words.clues[game.givens.clues()],
        &state(model, game),
        &changed(model, game),
        &collection(model, game),
    ]
    .join("\n")
}

fn chips(model: &Shown, listing: &Listing) -> Vec<ButtonView> {
    let browse = &model.own.browse;
    let chip = |tier: Option<Tier>| {
        let count = tier.map_or(listing.all, |tier| listing.of_tier[tier as usize]) as u64;
        let label = match tier {
            None => model.common.localizer.label(Label::LibraryAllTiers),
            Some(tier) => model.common.localizer.message(&Message::TierCount { tier, count }),
        };
        let msg = Msg::to(LibraryMsg::TierChosen(tier));
        (count > 0).then(|| ButtonView::named(label, msg).pressed(browse.tier == tier))
    };
    let tiers = std::iter::once(None).chain(Tier::ALL.map(Some));
    let alone =
        ButtonView::new(model.common, Label::LibraryAlone, Msg::to(LibraryMsg::AloneToggled));
    let mut chips: Vec<ButtonView> =
        tiers.filter_map(chip).chain([alone.pressed(browse.is_alone)]).collect();
    if listing.daily > 0 {
        let count = listing.daily as u64;
        let label = model.common.localizer.message(&Message::DailyCount { count });
        let daily = ButtonView::named(label, Msg::to(LibraryMsg::DailyToggled));
        chips.insert(1, daily.pressed(browse.is_daily));
    }
    chips
}

/// The games in progress that were played last.
pub fn cards(model: &Shown) -> Vec<CardView> {
    model.common.games.in_progress().iter().take(RECENT).map(|game| card(model, game)).collect()
}

/// A game to go on with.
pub fn card(model: &Shown, game: &Summary) -> CardView {
    let (done, of) = game.progress();
    CardView { row: row(model, game), done: done as f64 / of.max(1) as f64 }
}

/// A game in a list.
pub fn row(model: &Shown, game: &Summary) -> RowView {
    let rating = game.record.rating;
    let technique = rating.and_then(|rating| rating.hardest).or(game.practised);
    let time = if game.moves.is_some() { hours(game.seconds()) } else { String::new() };
    let cells = [
        name(model.common, game),
        technique.map_or(String::new(), |technique| model.common.localizer.hardest(technique)),
        rating.map_or(String::new(), |rating| model.common.localizer.number(rating.score)),
        time,
        state(model, game),
        changed(model, game),
        collection(model, game),
    ];
    let said: Vec<&str> =
        cells.iter().map(String::as_str).filter(|cell| !cell.is_empty()).collect();
    let menu = Msg::to(LibraryMsg::GameChosen(game.id.clone()));
    RowView {
        key: game.id.clone(),
        thumbnail: ThumbnailView::of(&game.givens, &game.entries),
        name: said.join(", "),
        open: Msg::to(LibraryMsg::Opened(game.id.clone())),
        is_daily: matches!(game.record.source, PuzzleSource::Daily(..)),
        menu: ButtonView::new(model.common, Label::GameMenu, menu).icon(Icon::More),
        cells,
    }
}

/// How far it is, or which help it took.
fn state(model: &Shown, game: &Summary) -> String {
    let help = &game.record.help;
    let hints = u64::from(help.nudges()) + u64::from(help.shown());
    let message = match game.stage() {
        Stage::NotBegun => Message::GameNotBegun,
        Stage::InProgress => {
            let (done, of) = game.progress();
            Message::GameProgress { percent: done * 100 / of.max(1) }
        }
        Stage::Solved if help.solution => Message::GameSolvedByEngine,
        Stage::Solved => Message::HintsUsed { count: hints },
    };
    model.common.localizer.message(&message)
}

/// The collection that it is in, or the day that it is a puzzle of.
fn collection(model: &Shown, game: &Summary) -> String {
    let collections = &model.common.games.collections();
    let of = game.collection.as_ref().and_then(|id| collections.get(id));
    match (of, game.record.source) {
        (Some(collection), _) => collection.name.clone(),
        (None, PuzzleSource::Daily(date, _)) => {
            let (_, month, day) = date.parts();
            let (month, day) = (u64::from(month), u64::from(day));
            model.common.localizer.message(&Message::GameDaily { month, day })
        }
        _ => String::new(),
    }
}

fn changed(model: &Shown, game: &Summary) -> String {
    let finish = game.record.finish.map(|finish| finish.at);
    let at = finish.or(game.last_change());
    at.map_or(String::new(), |at| model.common.localizer.message(&when(model.common, at)))
}
