//! Saved games and what they must come to: a file is a saved game as the program prints it, and
//! after it lines `=> digits …`, `=> givens …`, `=> notes r1c9 78`, `=> eliminated …`, `=> colours r1c1 4`.

use std::fs;

use nonet_engine::logic::step::Effect;
use nonet_engine::types::board::Board;
use nonet_engine::types::candidate::Candidate;
use nonet_engine::types::cell::{Cell, CellSet};
use nonet_engine::types::colour::Colour;
use nonet_engine::types::digit::{Digit, DigitSet};
use nonet_engine::types::grid::{Grid, Solution};
use nonet_engine::types::link::{Link, LinkKind, Node};
use nonet_engine::types::set::Element as _;
use nonet_page::core::game::Game;
use nonet_page::core::moves::{MarkEdit, Move, NoteCleanup};
use nonet_page::core::saved::Saved;
use proptest::prelude::*;

fn digits(set: DigitSet) -> String {
    set.iter().map(|digit| digit.to_string()).collect()
}

/// What the board holds of what the line speaks of, in the line's own words.
fn found(board: &Board, what: &str, at: &str) -> String {
    let cell = || at.parse::<Cell>().expect("a cell");
    match what {
        "digits" => board.digits().to_string(),
        "givens" => board.givens.to_string(),
        "notes" => digits(board.corner_marks[cell()]),
        "centre" => digits(board.centre_marks[cell()]),
        "struck" => digits(board.eliminated[cell()]),
        "colours" => match board.colours[cell()].bits() {
            0 => String::new(),
            bits => bits.to_string(),
        },
        other => panic!("unknown expectation {other}"),
    }
}

fn check(name: &str, text: &str, failures: &mut Vec<String>) {
    let (wanted, lines): (Vec<&str>, Vec<&str>) =
        text.lines().partition(|line| line.starts_with("=> "));
    assert!(!wanted.is_empty(), "{name} expects nothing");
    let saved = Saved::read(&lines.join("\n")).expect(name);
    assert_eq!(
        Saved::read(&saved.print()).as_ref(),
        Ok(&saved),
        "{name} changes on its way through text"
    );
    for line in wanted {
        let words: Vec<&str> = line.split(' ').collect();
        let (at, expected) = match words.as_slice() {
            [_, "digits" | "givens", grid] => ("", *grid),
            [_, _, cell] => (*cell, ""),
            [_, _, cell, expected] => (*cell, *expected),
            _ => panic!("{name}: {line}"),
        };
        let found = found(saved.game.board(), words[1], at);
        if found != expected {
            failures.push(format!("{name}: {line}, found {found:?}"));
        }
    }
}

#[test]
fn games_come_to_what_they_must() {
    let mut failures = Vec::new();
    for file in fs::read_dir("tests/corpus/game").expect("the corpus") {
        let path = file.expect("a file").path();
        check(
            &path.display().to_string(),
            &fs::read_to_string(&path).expect("text"),
            &mut failures,
        );
    }
    assert!(failures.is_empty(), "{}", failures.join("\n"));
}

fn any_cells() -> impl Strategy<Value = CellSet> {
    proptest::collection::vec(0usize..81, 1..4)
        .prop_map(|places| places.into_iter().map(Cell::at).collect())
}

fn any_digit() -> impl Strategy<Value = Digit> {
    (1u8..=9).prop_map(Digit::new)
}

fn any_pen() -> impl Strategy<Value = MarkEdit> {
    prop_oneof![Just(MarkEdit::Add), Just(MarkEdit::Remove)]
}

/// Of few ends, so that some links tie the same; an end has one cell, or is a group.
pub fn any_link() -> impl Strategy<Value = Link> {
    let end = || {
        let node = |(places, digit): (Vec<usize>, u8)| Node {
            digits: DigitSet::only(Digit::new(digit)),
            cells: places.into_iter().map(Cell::at).collect(),
        };
        (proptest::collection::vec(0usize..9, 1..3), 1u8..=2).prop_map(node)
    };
    let kind = prop_oneof![Just(LinkKind::Strong), Just(LinkKind::Weak)];
    let link = (end(), end(), kind).prop_map(|(from, to, kind)| Link { from, to, kind });
    link.prop_filter("it has two ends", |link| link.from != link.to)
}

fn any_effect() -> impl Strategy<Value = Effect> {
    (0usize..81, any_digit(), any::<bool>()).prop_map(|(place, digit, placed)| {
        let candidate = Candidate::new(Cell::at(place), digit);
        if placed { Effect::Place(candidate) } else { Effect::Eliminate(candidate) }
    })
}

const SOLVED: &str =
    "496528713875143692132967854314289576729654381568731429687492135943815267251376948";

fn solution() -> Solution {
    SOLVED.parse::<Grid>().ok().and_then(|grid| Solution::of(&grid)).expect("a solution")
}

pub fn any_move() -> impl Strategy<Value = Move> {
    let notes = prop_oneof![Just(NoteCleanup::Clean), Just(NoteCleanup::Keep)];
    prop_oneof![
        8 => (any_cells(), any_digit(), notes).prop_map(|(cells, digit, notes)| Move::Place(cells, digit, notes)),
        8 => (any_cells(), any_digit(), any_pen()).prop_map(|(cells, digit, edit)| Move::Note(cells, digit, edit)),
        4 => (any_cells(), any_digit(), any_pen()).prop_map(|(cells, digit, edit)| Move::Centre(cells, digit, edit)),
        4 => (any_cells(), (0..9_usize).prop_map(Colour::at), any_pen()).prop_map(|(cells, colour, edit)| Move::Colour(cells, colour, edit)),
        4 => (any_link(), any_pen()).prop_map(|(link, edit)| Move::Link(link, edit)),
        1 => Just(Move::ClearLinks),
        4 => any_cells().prop_map(Move::Erase),
        1 => Just(Move::FillCandidates),
        1 => Just(Move::CleanCandidates),
        2 => proptest::collection::vec(any_effect(), 1..4).prop_map(Move::Apply),
        1 => Just(Move::Solve(solution())),
        1 => Just(Move::Restart),
        1 => Just(Move::FixClues),
    ]
}

proptest! {
    #[test]
    fn undo_takes_back_and_redo_makes_again(moves in proptest::collection::vec(any_move(), 0..30)) {
        let mut game = Game::start(Board::of_givens("53..7....".repeat(9).parse().unwrap_or_default()));
        let mut boards = vec![game.board().clone()];
        for step in moves {
            let before = game.history().at();
            game.make(step);
            if game.history().at() > before {
                boards.push(game.board().clone());
            }
        }
        let last = boards.len() - 1;
        for board in boards[..last].iter().rev() {
            game.undo();
            prop_assert_eq!(game.board(), board);
        }
        prop_assert_eq!(game.undo(), None);
        for board in &boards[1..] {
            game.redo();
            prop_assert_eq!(game.board(), board);
        }
        prop_assert_eq!(game.redo(), None);
    }

    #[test]
    fn a_move_survives_the_trip_through_text(step in any_move()) {
        prop_assert_eq!(step.to_string().parse::<Move>(), Ok(step));
    }

    #[test]
    fn givens_stay_and_a_cell_never_holds_both_digit_and_notes(moves in proptest::collection::vec(any_move(), 0..30)) {
        let givens: Grid = format!("53..7....{}", ".".repeat(72)).parse().expect("a grid");
        let mut game = Game::start(Board::of_givens(givens));
        for step in moves {
            game.make(step);
            let board = game.board();
            prop_assert!(givens.iter().all(|(cell, digit)| board.givens[cell] == Some(digit)));
            prop_assert!(board.givens.filled().is_disjoint(board.entries.filled()));
            for cell in board.digits().filled() {
                prop_assert!(board.corner_marks[cell].is_empty() && board.centre_marks[cell].is_empty());
            }
        }
    }

    #[test]
    fn no_stored_text_breaks_the_reader(text in "(nonet-game 1\n)?(at|id|givens|notes|colours|-|played|.{0,5})? ?[ -~\n]{0,60}") {
        _ = Saved::read(&text);
    }
}
