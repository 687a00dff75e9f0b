//! What commit 58d2924 stored in the browser or wrote into links opens unchanged. The files of
//! `corpus/saved` were written by its own program: `.game`, `.settings`, `.store` and the links are
//! what it stored, `.state` and `.settings-state` what it read from them.

use std::fmt::Write as _;
use std::fs;
use std::path::PathBuf;

use strum::IntoEnumIterator as _;

use nonet_engine::types::board::Board;
use nonet_engine::types::cell::Cell;
use nonet_engine::types::digit::DigitSet;
use nonet_page::core::saved::Saved;
use nonet_page::core::settings::{Choice, Locale, Settings, Toggle};
use nonet_page::core::startup::Startup;
use nonet_page::play::puzzle_pool::PuzzlePool;

use crate::harness::{Harness, first_visit};

const FOLDER: &str = "tests/corpus/saved";

/// The files with this ending, by name, and their text.
fn stored(ending: &str) -> Vec<(PathBuf, String)> {
    let entries = fs::read_dir(FOLDER).expect("the folder").map(|entry| entry.expect("a file"));
    let paths = entries.map(|entry| entry.path());
    let mut paths: Vec<PathBuf> =
        paths.filter(|path| path.extension().is_some_and(|found| found == ending)).collect();
    paths.sort();
    paths.into_iter().map(|path| (path.clone(), fs::read_to_string(path).expect("text"))).collect()
}

/// What the old program read from the same file.
fn expected(path: &std::path::Path, ending: &str) -> String {
    fs::read_to_string(path.with_extension(ending)).expect("a state beside the file")
}

fn each(of: impl Fn(Cell) -> String) -> String {
    Cell::ALL.map(of).join(",")
}

fn digits(set: DigitSet) -> String {
    set.iter().map(|digit| digit.to_string()).collect()
}

fn describe_board(board: &Board) -> String {
    let colours = |cell: Cell| board.colours[cell].iter().map(|colour| colour.to_string());
    format!(
        "givens {}\nentries {}\ncorner {}\ncentre {}\neliminated {}\ncolours {}",
        board.givens,
        board.entries,
        each(|cell| digits(board.corner_marks[cell])),
        each(|cell| digits(board.centre_marks[cell])),
        each(|cell| digits(board.eliminated[cell])),
        each(|cell| colours(cell).collect()),
    )
}

/// The game with the board after each of its moves.
fn describe_game(saved: &Saved) -> String {
    let history = saved.game.history();
    let count = history.moves().count();
    let practised = saved.practised.map_or(String::new(), |technique| technique.to_string());
    let mut text = format!(
        "id {}\nname {}\npractised {practised}\nplayed {}\nmoves {count}\nat {}\n",
        saved.id,
        saved.name,
        saved.played,
        history.at(),
    );
    for at in 0..=count {
        let board = history.board_at(at).unwrap_or(saved.game.first_board());
        writeln!(text, "after {at}\n{}", describe_board(board)).expect("a string");
    }
    text
}

#[test]
fn games_open_with_every_move_and_are_stored_as_they_were() {
    let games = stored("game");
    assert_eq!(games.len(), 10);
    for (path, text) in games {
        let saved = Saved::read(&text).expect("a game");
        assert_eq!(describe_game(&saved), expected(&path, "state"), "{}", path.display());
        assert_eq!(saved.print(), text, "{}", path.display());
        let app = Harness::open(Startup { saved: Some(text), ..first_visit() });
        // The old program did not keep what the puzzle is rated.
        let record = saved.record.clone();
        let opened = Saved { record, ..app.model.common.session.saved() };
        assert_eq!(opened, saved, "{}", path.display());
    }
}

#[test]
fn settings_open_with_every_switch() {
    let files = stored("settings");
    assert!(files.len() >= 4, "{files:?}");
    for (path, text) in files {
        let settings = Settings::read(&text);
        let language = settings.locale.map_or("", Locale::tag);
        let mut state = format!(
            "theme {}\nlanguage {language}\ngreeting {:?}\n",
            settings.chosen(Choice::Theme),
            settings.greeting,
        );
        for toggle in Toggle::iter() {
            writeln!(state, "{} {}", toggle.row().key, settings.is_on(toggle)).expect("a string");
        }
        // Later switches are not in these files.
        let later = state.split_off(expected(&path, "settings-state").len().min(state.len()));
        assert_eq!(state, expected(&path, "settings-state"), "{}", path.display());
        for line in later.lines() {
            let toggle = line.split_once(' ').map(|(slug, _)| slug);
            assert!(!text.contains(toggle.expect("a name")), "{line} in {}", path.display());
        }
        assert_eq!(settings.print(), text, "{}", path.display());
    }
}

/// Its puzzles are of other recipes: the page gives out those that it comes with.
#[test]
fn the_puzzle_pool_of_the_old_program_is_given_up() {
    let text = fs::read_to_string(format!("{FOLDER}/pool.store")).expect("the pool");
    assert_eq!(PuzzlePool::read(&text), None);
    let app = Harness::open(Startup { pool: Some(text), ..first_visit() });
    assert_eq!(app.model.play.pool, PuzzlePool::first(first_visit().entropy));
}

#[test]
fn links_open_the_puzzle_they_name() {
    let text = fs::read_to_string(format!("{FOLDER}/links.txt")).expect("the links");
    for line in text.lines() {
        let (name, fragment) = line.split_once(' ').expect("a name and a link");
        let fragment = fragment.strip_prefix('#').expect("a fragment");
        let app = Harness::open(Startup { fragment: fragment.to_owned(), ..first_visit() });
        let grid = fragment.strip_prefix("p=").expect("a grid");
        assert_eq!(app.digits(), grid, "{name}");
        assert_eq!(app.model.board().givens, grid.parse().expect("a grid"), "{name}");
    }
}
