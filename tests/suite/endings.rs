//! The end of a game: the card of a solved puzzle, and what Solve asks before it shows anything.

use nonet_engine::types::cell::{Cell, CellSet};
use nonet_engine::types::digit::Digit;
use nonet_page::core::msg::{CheckMsg, EndMsg, EntryMsg, Msg, SolutionMsg};
use nonet_page::play::card::{Card, Fold};
use nonet_page::play::view::panel::{DoneView, PanelView};

use crate::harness::{Harness, at, first_visit};

fn solve(app: &mut Harness) {
    let solution = *app.model.common.session.solution().expect("one solution");
    let digits = app.model.board().digits();
    for cell in Cell::ALL.into_iter().filter(|&cell| digits[cell] != Some(solution[cell])) {
        let digit = solution[cell].to_string().parse().expect("a digit");
        app.write(cell.row() + 1, cell.column() + 1, digit);
    }
}

/// What the first Easy that was solved without help is called.
const FIRST_EASY: &str = "Solved: your first Easy without help.";

/// What comes next, and what else can be done.
fn named(view: &DoneView) -> Vec<&str> {
    let buttons = [&view.next.button].into_iter().chain(&view.other).chain(&view.buttons);
    buttons.map(|button| button.label.as_str()).collect()
}

fn labels(app: &Harness) -> Vec<String> {
    match app.panel() {
        Some(PanelView::Solutions(view)) => {
            view.buttons.clone().into_iter().map(|b| b.label).collect()
        }
        _ => Vec::new(),
    }
}

#[test]
fn a_solved_puzzle_shows_its_time_and_what_comes_next() {
    let mut app = Harness::open(first_visit());
    app.send(Msg::Ticked(at(4_000.0)));
    solve(&mut app);
    let Some(PanelView::Done(view)) = app.panel() else { panic!("{:?}", app.panel()) };
    assert_eq!((view.line.as_str(), view.time.as_str()), (FIRST_EASY, "0:04"));
    assert_eq!((view.standing.as_str(), &view.days), ("", &None), "nothing to compare it with");
    let learned = view.learned.clone().expect("a first time");
    let hardest = app.model.common.session.record.rating.and_then(|rating| rating.hardest);
    let lesson = format!("#learn={}", hardest.expect("a hardest step"));
    assert_eq!((&*learned.title, learned.link.href), ("First time without help", lesson));
    assert_eq!(
        named(&view),
        ["Today’s Easy", "Another Easy", "Replay", "Solving path", "Send as a race"]
    );
    let shades = &view.picture.as_ref().expect("a picture").shades;
    assert_eq!((shades.iter().flatten().count(), shades.iter().flatten().max()), (45, Some(&100)));
    assert_eq!(app.model.play.input.selection, CellSet::EMPTY);
    app.send(Msg::Dismiss);
    let Some(PanelView::Done(folded)) = app.panel() else { panic!("it is folded") };
    assert_eq!(folded.folded.clone().expect("a line").label, "Solved in 0:04.");
    assert_eq!(app.play().status, "Solved in 0:04.");
    app.send(Msg::End(EndMsg::Unfolded));
    assert_eq!(app.model.play.card, Card::Done(Fold::Open));
    app.send(Msg::End(EndMsg::DetailsToggled));
    assert_eq!(app.model.play.card, Card::Done(Fold::Whole));
    app.send(view.other.clone().expect("another").msg);
    assert!(app.notice().contains("Easy"), "{}", app.notice());
    assert!(!app.model.common.session.is_done() && app.model.play.card == Card::None);
}

#[test]
fn the_end_says_how_often_the_player_went_back() {
    let mut app = Harness::open(first_visit());
    let solution = *app.model.common.session.solution().expect("one solution");
    let cell = app.model.board().empty_cells().first().expect("an empty cell");
    let wrong = Digit::ALL.into_iter().find(|&digit| digit != solution[cell]).expect("a digit");
    app.write(cell.row() + 1, cell.column() + 1, wrong.value());
    app.send(Msg::Entry(EntryMsg::FillNotes));
    app.send(Msg::Check(CheckMsg::BackToMistake));
    solve(&mut app);
    let Some(PanelView::Done(view)) = app.panel() else { panic!("{:?}", app.panel()) };
    assert!(
        view.facts.contains(&("Undone".to_owned(), "2 moves at once".to_owned())),
        "{:?}",
        view.facts
    );
}

#[test]
fn a_puzzle_that_is_done_has_nothing_to_pause() {
    let mut app = Harness::open(first_visit());
    let pause = |app: &Harness| app.page().header.time.expect("a clock").pause;
    assert!(pause(&app).is_some());
    solve(&mut app);
    assert_eq!((pause(&app), pause(&app.reopened())), (None, None));
}

#[test]
fn undo_folds_the_card_of_the_end() {
    let mut app = Harness::open(first_visit());
    solve(&mut app);
    assert_eq!(app.model.play.card, Card::Done(Fold::Open));
    app.send(Msg::Entry(EntryMsg::Undo));
    assert_eq!(app.model.play.card, Card::None);
}

#[test]
fn a_solved_game_that_is_opened_again_has_its_card_folded() {
    let mut app = Harness::open(first_visit());
    solve(&mut app);
    assert_eq!(app.reopened().model.play.card, Card::Done(Fold::Folded));
}

#[test]
fn solve_asks_first_and_shows_one_cell_or_all() {
    let mut app = Harness::open(first_visit());
    app.send(Msg::Solution(SolutionMsg::Asked));
    assert_eq!(labels(&app), ["Show one cell", "Show everything", "Close"]);
    app.send(Msg::Solution(SolutionMsg::CellRevealed));
    assert_eq!(app.model.board().entries.clues(), 1);
    assert_eq!((app.model.common.session.record.help.cells, app.panel()), (1, None));
    app.send(Msg::Solution(SolutionMsg::Asked));
    app.send(Msg::Solution(SolutionMsg::Requested));
    app.send(Msg::Solution(SolutionMsg::Kept));
    assert_eq!(app.model.play.card, Card::None);
    assert!(app.play().status.contains("does not count as solved"), "{}", app.play().status);
    assert!(!app.play().board.done && !app.model.common.session.record.is_solved());
}

#[test]
fn a_puzzle_typed_after_its_solution_was_seen_is_solved_with_help() {
    let mut app = Harness::open(first_visit());
    app.send(Msg::Solution(SolutionMsg::Requested));
    app.send(Msg::Solution(SolutionMsg::Closed));
    solve(&mut app);
    let Some(PanelView::Done(view)) = app.panel() else { panic!("{:?}", app.panel()) };
    assert_eq!(view.line, "The grid is complete. You had seen the solution.");
    assert_eq!((&*view.standing, &view.times, &view.picture), ("", &None, &None));
    assert!(!app.model.common.session.record.is_solved());
}
