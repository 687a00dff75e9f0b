//! A race: a link that holds when its sender filled each cell, and the game against those times.

use nonet_engine::formats::read;
use nonet_engine::types::cell::Cell;
use nonet_engine::types::grid::Grid;
use nonet_page::core::clock::time_text;
use nonet_page::core::dialog::Dialog;
use nonet_page::core::msg::share::{LinkExtra, ShareMsg};
use nonet_page::core::msg::{HintMsg, ImportMsg, Msg, PuzzleMsg, SolutionMsg};
use nonet_page::core::race::Race;
use nonet_page::core::startup::Startup;
use nonet_page::play::card::{Card, Fold};
use nonet_page::play::view::panel::{DoneView, PanelView};
use nonet_page::play::view::race::RaceView;
use nonet_page::shell::view::dialog::ContentView;

use crate::harness::{Harness, at, first_visit};

/// All cells of its eight last rows are given.
const PUZZLE: &str =
    ".........824639715397815264983527641241368579675491382462983157519746823738152496";
const ROW: [u8; 9] = [1, 5, 6, 2, 7, 4, 9, 3, 8];

/// A game of the puzzle in which a cell is filled every so many seconds, from the left.
fn play(app: &mut Harness, seconds: f64) {
    for (column, digit) in (1..).zip(ROW) {
        let now = app.model.common.session.clock.now();
        app.send(Msg::Ticked(at(now + seconds * 1000.0)));
        app.write(1, column, digit);
    }
}

/// What stands after `#` in an address.
fn fragment(address: &str) -> String {
    address.split_once('#').expect("a fragment").1.to_owned()
}

fn opened(fragment: &str) -> Harness {
    Harness::open(Startup { fragment: fragment.to_owned(), entropy: 9, ..first_visit() })
}

/// The link with the times of a game that is solved.
fn race_link(app: &mut Harness) -> String {
    app.send(Msg::Share(ShareMsg::RaceRequested));
    match app.page().dialog.as_ref().map(|dialog| dialog.content.clone()) {
        Some(ContentView::Share(view)) => fragment(&view.link.address),
        _ => panic!("nothing to share"),
    }
}

fn done(app: &Harness) -> DoneView {
    match app.panel() {
        Some(PanelView::Done(view)) => DoneView::clone(&view),
        other => panic!("{other:?}"),
    }
}

fn race(app: &Harness) -> Option<RaceView> {
    app.play().race.map(|view| RaceView::clone(&view))
}

/// A puzzle of nine cells that was solved in 9 × 4 seconds, as a link.
fn sent() -> (Harness, String) {
    let mut app = Harness::with_puzzle(PUZZLE);
    play(&mut app, 4.0);
    let link = race_link(&mut app);
    (app, link)
}

#[test]
fn a_solved_game_is_sent_as_a_race_and_its_time_comes_back() {
    let (mut sender, link) = sent();
    let times = "00400800c00g00k00o00s00w010";
    assert_eq!(link, format!("p={}&race={times}", PUZZLE.replace('.', "0")));
    // The other player is faster.
    let mut other = opened(&link);
    assert_eq!(
        other.notice(),
        "A race: the sender solved this puzzle in 0:36. Your time is running."
    );
    let texts = |app: &Harness| race(app).expect("a race").text;
    assert_eq!(texts(&other), "Level");
    other.send(Msg::Ticked(at(5_000.0)));
    assert_eq!(texts(&other), "1 cell behind");
    other.write(1, 1, 1);
    other.write(1, 2, 5);
    assert_eq!(texts(&other), "1 cell ahead");
    let view = race(&other).expect("a race");
    assert_eq!((view.own, view.theirs), (2.0 / 9.0, 1.0 / 9.0));
    for (column, digit) in (1..).zip(ROW).skip(2) {
        other.write(1, column, digit);
    }
    let card = done(&other);
    assert_eq!((race(&other), card.line.as_str()), (None, "You won the race by 0:31."));
    let games = card.games.expect("both games");
    let times: Vec<&str> = games.games.iter().map(|game| game.time.as_str()).collect();
    assert_eq!(times, ["0:05", "0:36"]);
    let shades = |at: usize| games.games[at].shades[..9].to_vec();
    assert_eq!((shades(0)[0], shades(0)[8]), (Some(16), Some(100)));
    assert_eq!(shades(1), shades(0), "in the same order");
    assert_eq!(card.next.button.label, "Send my time back");
    // Where nothing can be handed to another program the link is copied.
    other.send(card.next.copy.expect("a copy").msg);
    let back = fragment(other.copied.last().expect("a link"));
    // The sender sees both times on the card of the game that was solved.
    sender.send(Msg::Import(ImportMsg::Pasted(format!("https://example.org/nonet/#{back}"))));
    assert_eq!(sender.model.play.card, Card::Done(Fold::Open));
    assert_eq!(done(&sender).line, "Solved. The sender was 0:31 faster.");
}

/// The library knows the solved game, and another was in play.
#[test]
fn a_time_that_comes_back_finds_the_game_in_the_library() {
    let (sender, link) = sent();
    let mut other = opened(&link);
    play(&mut other, 2.0);
    let back = race_link(&mut other);
    let id = sender.model.common.session.id.clone();
    let mut sender = sender;
    sender.send(Msg::Puzzle(PuzzleMsg::BlankRequested));
    let again = |fragment: &str, app: &Harness| {
        let startup = Startup { fragment: fragment.to_owned(), entropy: 11, ..first_visit() };
        Harness::open_with(startup, app.stored.clone(), app.database.clone(), app.disk)
    };
    let sender = again(&back, &sender);
    assert_eq!(sender.model.common.session.id, id);
    assert_eq!(done(&sender).line, "Solved. The sender was 0:18 faster.");
}

#[test]
fn the_own_link_leads_to_the_own_game() {
    let (mut sender, link) = sent();
    sender.send(Msg::Dismiss);
    sender.send(Msg::Import(ImportMsg::Pasted(format!("https://example.org/nonet/#{link}"))));
    assert_eq!(
        (sender.model.play.card.clone(), done(&sender).games),
        (Card::Done(Fold::Open), None)
    );
}

#[test]
fn a_race_goes_on_when_the_page_is_opened_again() {
    let (_, link) = sent();
    let mut app = opened(&link);
    app.send(Msg::Ticked(at(5_000.0)));
    app.write(1, 1, 1);
    let app = app.reopened();
    assert_eq!(race(&app).expect("a race").text, "Level");
    let id = app.model.common.session.id.clone();
    let mut app = app;
    app.send(Msg::Import(ImportMsg::Pasted(format!("https://example.org/nonet/#{link}"))));
    assert_eq!(app.model.common.session.id, id, "the same race is the same game");
    // The link with progress holds the race, too.
    app.send(Msg::Share(ShareMsg::LinkToggled(LinkExtra::Progress)));
}

#[test]
fn help_shows_beside_the_time() {
    let mut app = Harness::with_puzzle(PUZZLE);
    app.send(Msg::Hint(HintMsg::Requested));
    play(&mut app, 1.0);
    let link = race_link(&mut app);
    assert!(link.ends_with("-help"), "{link}");
    let mut other = opened(&link);
    play(&mut other, 1.0);
    let card = done(&other);
    assert_eq!(card.line, "Solved in the same time as the sender.");
    let times: Vec<String> =
        card.games.expect("both games").games.into_iter().map(|game| game.time).collect();
    assert_eq!(times, ["0:09", "0:09, with help"]);
}

/// A puzzle that is not solved, or whose solution was seen, has no times to send.
#[test]
fn only_a_solved_game_is_sent_as_a_race() {
    let extras = |app: &mut Harness| {
        app.send(Msg::Share(ShareMsg::RaceRequested));
        match app.page().dialog.as_ref().map(|dialog| dialog.content.clone()) {
            Some(ContentView::Share(view)) => {
                assert!(!view.link.address.contains("race"), "{}", view.link.address);
                view.link.extras.len()
            }
            _ => panic!("nothing to share"),
        }
    };
    let mut app = Harness::with_puzzle(PUZZLE);
    assert_eq!(extras(&mut app), 1);
    app.send(Msg::DialogClosed);
    app.send(Msg::Solution(SolutionMsg::Requested));
    app.send(Msg::Solution(SolutionMsg::Closed));
    play(&mut app, 1.0);
    assert_eq!(extras(&mut app), 1);
}

/// What was chosen for the link of a solved game is not said of the next one.
#[test]
fn another_game_is_not_shared_as_a_race() {
    let (mut app, _) = sent();
    app.send(Msg::DialogClosed);
    app.send(Msg::Puzzle(PuzzleMsg::BlankRequested));
    app.write(1, 1, 5);
    app.send(Msg::DialogOpened(Dialog::Share));
    let Some(ContentView::Share(view)) = app.page().dialog.map(|dialog| dialog.content.clone())
    else {
        panic!("nothing to share")
    };
    assert!(!view.link.address.contains("race"), "{}", view.link.address);
    assert!(view.link.help.starts_with("The link contains only the clues."), "{}", view.link.help);
    assert!(view.link.extras.iter().all(|extra| extra.pressed == Some(false)));
}

/// A grid that is typed in full is a puzzle without an empty cell: nobody can play it.
#[test]
fn a_grid_typed_in_full_is_no_race() {
    let mut app = Harness::open(first_visit());
    app.send(Msg::Puzzle(PuzzleMsg::BlankRequested));
    let full = PUZZLE.replace(".........", "156274938");
    for (cell, digit) in Cell::ALL.into_iter().zip(full.bytes()) {
        app.write(cell.row() + 1, cell.column() + 1, digit - b'0');
    }
    assert!(app.model.common.session.is_done());
    assert_eq!(app.model.common.session.times(), None);
}

/// Damaged times leave the puzzle; damaged clues leave the game.
#[test]
fn a_damaged_race_is_a_puzzle() {
    let clues = PUZZLE.replace('.', "0");
    let (time, damaged) =
        ("00a".repeat(9), "The times in the link are damaged. The puzzle opens without a race.");
    let cases = [
        (format!("p={clues}&race={}", "00a".repeat(8)), damaged),
        (format!("p={clues}&race={}", "00a".repeat(10)), damaged),
        (format!("p={clues}&race={}", "00a".repeat(100_000)), damaged),
        (format!("p={clues}&race={}", "00A".repeat(9)), ""),
        (format!("p={clues}&race={}", "0é".repeat(9)), damaged),
        (format!("p={clues}&race="), damaged),
        (format!("p={clues}&race={time}&x=1"), damaged),
        (format!("p={clues}&race={time}-helps"), damaged),
        (format!("p={}&race={time}", "1".repeat(81)), "Some clues conflict."),
        (format!("p={}&race={time}", &clues[..60]), "cannot be read"),
    ];
    for (fragment, said) in cases {
        let app = opened(&fragment);
        let shown = &fragment[..fragment.len().min(130)];
        assert!(app.notice().contains(said), "{shown}: {}", app.notice());
        let is_open = app.model.board().givens.to_string() == PUZZLE;
        assert_eq!(is_open, said.is_empty() || said == damaged, "{shown}");
        assert_eq!(race(&app).is_some(), said.is_empty(), "{shown}");
    }
}

/// The engine's readers take the clues.
#[test]
fn a_race_link_is_a_puzzle_elsewhere() {
    let (_, link) = sent();
    let read = read(&format!("https://example.org/nonet/#{link}")).expect("a puzzle");
    assert_eq!(read[0].board.givens.to_string(), PUZZLE);
}

#[test]
fn each_cell_has_its_time() {
    let race: Race = "00100a0rr-help".parse().expect("times");
    assert_eq!((race.to_string().as_str(), race.is_helped), ("00100a0rr-help", true));
    assert_eq!(
        (race.count(), race.total(), time_text(race.millis())),
        (3, 999, "16:39".to_owned())
    );
    let counts = [0, 1, 9, 10, 998, 999].map(|seconds| race.filled_after(seconds));
    assert_eq!(counts, [0, 1, 1, 2, 2, 3]);
    let clues: Grid = format!("...{}", "1".repeat(78)).parse().expect("a grid");
    assert!(race.fits(&clues) && !race.fits(&Grid::EMPTY));
    let picture = race.picture(&clues);
    assert_eq!(picture.shades[..4], [Some(16), Some(58), Some(100), None]);
    assert_eq!(picture.shades.len(), Cell::ALL.len());
}
