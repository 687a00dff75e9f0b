//! What Play shows: the grid, the pad, and what is beside and under them.

use std::rc::Rc;

use super::header::{chip, name};
use super::tips::{TipsView, tips};
use crate::core::opaque::Opaque;
use crate::core::view::board::BoardView;
use crate::core::view::controls::ButtonView;
use crate::core::view::print_head::PrintHeadView;
use crate::core::view::today::{TodayView, today};
use crate::engine::formats::fragment_of;
use crate::play::Shown;
use crate::play::view::board::plain_board;
use crate::play::view::focus_line::{FocusLineView, focus_line, is_in_card, is_long};
use crate::play::view::list::{ListView, entries};
use crate::play::view::pad::{PadView, pad};
use crate::play::view::panel::PlacedPanel;
use crate::play::view::progress_card::ProgressCardView;
use crate::play::view::race::RaceView;
use crate::play::view::rail::{RailView, rail};
use crate::shell::model::Model;

/// Everything of the game that is on the page at a moment.
#[derive(Clone, PartialEq, Debug)]
pub struct PlayView {
    /// The grid, with what is drawn over it.
    pub board: Rc<BoardView>,
    /// One sentence under the grid, announced politely.
    pub status: String,
    /// Whether what stands under the grid takes more than a line of a small phone.
    pub is_status_long: bool,
    /// Whether the card says it, too.
    pub is_status_in_card: bool,
    /// What is in view instead, while a digit is.
    pub focus: Option<FocusLineView>,
    /// The pad: modes, digits and tools.
    pub pad: PadView,
    /// The puzzles of the day.
    pub today: TodayView,
    /// Ways to another puzzle.
    pub rail: RailView,
    /// Buttons that open the lists of steps, where there is room for them.
    pub lists: Vec<ButtonView>,
    /// The card beside or over the pad: hint, solutions, steps or path.
    pub panel: Option<PlacedPanel>,
    /// The branches, where there is room for them beside every other card.
    pub branches: Option<Opaque<Rc<ListView>>>,
    /// What the player has reached, where there is room for it.
    pub progress: Option<Opaque<ProgressCardView>>,
    /// How far the players of a race are.
    pub race: Option<Opaque<RaceView>>,
    /// What stands above the grid on paper.
    pub print_head: PrintHeadView,
    /// The first visit's help.
    pub tips: Option<TipsView>,
}

type MakeBoard = fn(&Shown, Option<&BoardView>) -> BoardView;

/// The game of the model, which takes parts that are unchanged from the view before, in the same language.
pub fn play(model: &Model, previous: Option<&PlayView>) -> PlayView {
    let shown = model.shown_play();
    let late = model.parts.late.loaded();
    let status = status_line(model);
    let focus = focus_line(&shown);
    let board = late.map_or(plain_board as MakeBoard, |part| part.board);
    let panel = late.and_then(|part| (part.panel)(&shown));
    // Another card has the room.
    let with_progress = late.filter(|_| panel.is_none());
    PlayView {
        board: Rc::new(board(&shown, previous.map(|play| &*play.board))),
        is_status_long: is_long(&status, focus.as_ref()),
        is_status_in_card: !model.common.page.zen && is_in_card(&shown),
        status: status + if model.common.page.is_repeated { "\u{a0}" } else { "" },
        focus,
        pad: pad(&shown, previous.map(|play| &play.pad)),
        today: today(&model.common, model.common.moment.date()),
        rail: rail(&shown),
        lists: entries(&shown),
        progress: with_progress.and_then(|part| {
            (part.progress)(&shown, previous.and_then(|play| play.progress.as_ref()))
        }),
        panel,
        branches: late.and_then(|part| (part.branches)(&shown)),
        race: late.and_then(|part| (part.race)(&shown)),
        print_head: print_head(model),
        tips: tips(model),
    }
}

/// The sentences of the line under the grid.
fn status_line(model: &Model) -> String {
    let (localizer, messages) = (&model.common.localizer, &model.common.page.status);
    let sentences: Vec<String> =
        messages.iter().map(|message| localizer.message(message)).collect();
    localizer.join(&sentences)
}

fn print_head(model: &Model) -> PrintHeadView {
    let chip = chip(model);
    let parts: Vec<String> = std::iter::once(name(model))
        .chain(chip.grade.map(|grade| grade.tier))
        .chain([chip.clues])
        .collect();
    PrintHeadView { title: parts.join(" · "), fragment: fragment_of(&model.board().clue_grid()) }
}
