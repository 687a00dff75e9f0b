//! The search for puzzles with fewer clues around the grid that is typed by hand.

use crate::core::msg::Msg;
use crate::core::order::by_number;
use crate::core::view::controls::{ButtonVariant, ButtonView, Icon, SwitchView};
use crate::core::view::thumbnail::ThumbnailView;
use crate::engine::types::grid::Grid;
use crate::places::create::Shown;
use crate::places::create::msg::LowClueMsg;
use crate::service::low_clue::{LowClueSearch, Reach};
use crate::words::label::Label;
use crate::words::message::Message;
use crate::words::numbers::Decimal;

/// How many of those found are shown.
const MOST_SHOWN: usize = 24;

/// The card of the search.
#[derive(Clone, PartialEq, Debug)]
pub struct LowClueView {
    /// The heading.
    pub label: String,
    /// What it does.
    pub help: String,
    /// Begins it, or stops it.
    pub go: ButtonView,
    /// Whether two clues are exchanged as well.
    pub wide: SwitchView,
    /// How many puzzles were looked around and how fast; empty before the first search.
    pub state: String,
    /// How many were found, with the fewest clues; empty before the first search.
    pub found: String,
    /// Those found: a picture, and a button that puts it into the grid.
    pub puzzles: Vec<(ThumbnailView, ButtonView)>,
    /// Plays the one with the fewest clues; keeps all as a collection.
    pub tools: Vec<ButtonView>,
}

/// That of the model.
pub fn low_clue(model: &Shown) -> LowClueView {
    let of = &model.own.low_clue;
    let label = |label| model.common.localizer.label(label);
    let search = of.search.as_ref();
    let go = match of.is_going {
        true => button(model, Label::Stop, LowClueMsg::Stopped).icon(Icon::Stop),
        false => {
            button(model, Label::LowClueBegin, LowClueMsg::Begun).usable(model.own.hand.is_proper())
        }
    };
    LowClueView {
        label: label(Label::LowClue),
        help: label(Label::LowClueHelp),
        go,
        wide: SwitchView {
            label: label(Label::LowClueWide),
            is_on: of.reach == Reach::Wide,
            msg: Msg::to(LowClueMsg::WideToggled),
        },
        state: search.map_or(String::new(), |search| state(model, search)),
        found: search.map_or(String::new(), |search| found(model, search)),
        puzzles: search.map_or(Vec::new(), |search| puzzles(model, search)),
        tools: search.map_or(Vec::new(), |search| tools(model, search)),
    }
}

fn button(model: &Shown, label: Label, msg: LowClueMsg) -> ButtonView {
    ButtonView::new(model.common, label, Msg::to(msg))
}

fn state(model: &Shown, search: &LowClueSearch) -> String {
    let looked =
        Message::LowClueLooked { count: search.looked() as u64, seen: search.seen() as u64 };
    let speed = model.own.low_clue.speed();
    let speed = speed
        .map(|speed| Message::LowClueSpeed { speed: Decimal::new(format_args!("{speed:.1}")) });
    let texts: Vec<String> = std::iter::once(looked)
        .chain(speed)
        .map(|message| model.common.localizer.message(&message))
        .collect();
    model.common.localizer.join(&texts)
}

fn found(model: &Shown, search: &LowClueSearch) -> String {
    let fewest = search.found().iter().map(Grid::clues).min();
    let clues = fewest.unwrap_or(search.start().clues()) as u64;
    let count = search.found().len() as u64;
    model.common.localizer.message(&Message::LowClueFound { count, clues })
}

/// Those with the fewest clues, each with its place among all that were found.
fn best(search: &LowClueSearch) -> Vec<(usize, &Grid)> {
    let found = search.found().iter().enumerate();
    let mut found = by_number(found, |(_, grid)| grid.clues() as i64);
    found.truncate(MOST_SHOWN);
    found
}

fn puzzles(model: &Shown, search: &LowClueSearch) -> Vec<(ThumbnailView, ButtonView)> {
    let puzzle = |(at, grid): (usize, &Grid)| {
        let text = Message::LowClueTake { number: at as u64 + 1, clues: grid.clues() as u64 };
        let label = model.common.localizer.message(&text);
        let take = ButtonView::named(label, Msg::to(LowClueMsg::Taken(at)));
        (ThumbnailView::of(grid, &Grid::EMPTY), take)
    };
    best(search).into_iter().map(puzzle).collect()
}

fn tools(model: &Shown, search: &LowClueSearch) -> Vec<ButtonView> {
    let Some((first, _)) = best(search).first().copied() else { return Vec::new() };
    vec![
        button(model, Label::LowCluePlay, LowClueMsg::Played(first))
            .icon(Icon::Play)
            .variant(ButtonVariant::Normal),
        button(model, Label::ImportKeep, LowClueMsg::Kept).icon(Icon::Folder),
    ]
}
