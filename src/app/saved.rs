//! [`Saved`]: a game as text: the start, the moves, printed; reading replays them. The same text
//! is the save, the bug report and the test. It begins with a version, and every older version
//! keeps its reader.

use std::fmt::Write as _;

use thiserror::Error;

use crate::engine::logic::techniques::Technique;
use crate::engine::types::board::Board;
use crate::engine::types::cell::{ByCell, Cell};
use crate::engine::types::colour::ColourSet;
use crate::engine::types::digit::{Digit, DigitSet};
use crate::engine::types::grid::Grid;

use super::game::Game;
use super::moves::Move;

/// Where the settings are kept.
pub const SETTINGS_KEY: &str = "nonet.settings";
/// Where the name of the game last played is kept.
pub const CURRENT_KEY: &str = "nonet.current";
/// Where games are kept, each under its name.
pub const GAME_KEY: &str = "nonet.game.";

/// What outlives the page of one game.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Saved {
    /// The game's own key among the stored, letters and digits.
    pub id: String,
    /// The puzzle's name, one line, may be empty.
    pub name: String,
    /// The technique that it practises, if it does.
    pub practised: Option<Technique>,
    /// Milliseconds played.
    pub played: f64,
    /// The start and the moves.
    pub game: Game,
}

/// Why a text is no saved game.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum SavedError {
    /// Its first line is none that this program ever wrote.
    #[error("the first line {found:?} is not that of a saved game")]
    Version {
        /// What stands there.
        found: String,
    },
    /// A line is not understood.
    #[error("line {line} is not understood: {found:?}")]
    Line {
        /// 1-based.
        line: usize,
        /// What stands there.
        found: String,
    },
}

const HEAD: &str = "nonet-game 1";

impl Saved {
    /// As text: a head with the version, then `key value` lines, then one move a line.
    pub fn print(&self) -> String {
        let mut text = format!("{HEAD}\nid {}\nplayed {}\n", self.id, self.played as u64);
        if !self.name.is_empty() {
            _ = writeln!(text, "name {}", self.name);
        }
        if let Some(technique) = self.practised {
            _ = writeln!(text, "practice {technique}");
        }
        print_board(&mut text, self.game.first_board());
        _ = writeln!(text, "at {}", self.game.history().at());
        for step in self.game.history().moves() {
            _ = writeln!(text, "- {step}");
        }
        text
    }
    /// Reads what [`print`](Self::print) wrote.
    ///
    /// # Errors
    /// The first line that is not understood.
    pub fn read(text: &str) -> Result<Saved, SavedError> {
        let mut lines = text.lines().enumerate();
        let head = lines.next().map_or("", |(_, line)| line);
        if head != HEAD {
            return Err(SavedError::Version { found: head.chars().take(40).collect() });
        }
        let mut draft = Draft::default();
        for (index, line) in lines {
            let (key, value) = line.split_once(' ').unwrap_or((line, ""));
            let error =
                || SavedError::Line { line: index + 1, found: line.chars().take(80).collect() };
            draft.take(key, value).ok_or_else(error)?;
        }
        Ok(draft.finish())
    }
}

/// What was read so far.
#[derive(Default)]
struct Draft {
    id: String,
    name: String,
    practised: Option<Technique>,
    played: f64,
    start: Board,
    moves: Vec<Move>,
    at: usize,
}

impl Draft {
    fn take(&mut self, key: &str, value: &str) -> Option<()> {
        match key {
            "id" => self.id = value.to_owned(),
            // One that is not known any more is none.
            "practice" => self.practised = Technique::from_slug(value),
            "name" => self.name = value.to_owned(),
            "played" => self.played = value.parse::<u64>().ok()? as f64,
            "givens" => self.start.givens = value.parse().ok()?,
            "entries" => self.start.entries = value.parse().ok()?,
            "notes" => self.start.corner_marks = read_sets(value)?,
            "centre" => self.start.centre_marks = read_sets(value)?,
            "struck" => self.start.eliminated = read_sets(value)?,
            "colours" => self.start.colours = read_colours(value)?,
            "at" => self.at = value.parse().ok()?,
            "-" => self.moves.push(value.parse().ok()?),
            _ => return None,
        }
        Some(())
    }
    fn finish(self) -> Saved {
        let Draft { id, name, practised, played, start, moves, at } = self;
        let game = Game::replay(start, moves, at);
        Saved { id, name, practised, played, game }
    }
}

fn print_board(text: &mut String, board: &Board) {
    _ = writeln!(text, "givens {}", board.givens);
    if board.entries != Grid::EMPTY {
        _ = writeln!(text, "entries {}", board.entries);
    }
    for (key, sets) in [
        ("notes", &board.corner_marks),
        ("centre", &board.centre_marks),
        ("struck", &board.eliminated),
    ] {
        if *sets != ByCell::default() {
            _ = writeln!(
                text,
                "{key} {}",
                print_each(|cell| sets[cell].iter().map(|digit| digit.to_string()).collect())
            );
        }
    }
    if board.colours != ByCell::default() {
        _ = writeln!(
            text,
            "colours {}",
            print_each(|cell| format!("{:x}", board.colours[cell].bits()))
        );
    }
}

fn print_each(shown: impl Fn(Cell) -> String) -> String {
    Cell::ALL.map(shown).join(",")
}

fn read_each<T>(text: &str, read: impl Fn(&str) -> Option<T>) -> Option<ByCell<T>> {
    let values: Vec<T> = text.split(',').map(read).collect::<Option<_>>()?;
    Some(ByCell::new(values.try_into().ok()?))
}

fn read_sets(text: &str) -> Option<ByCell<DigitSet>> {
    read_each(text, |digits| digits.chars().map(Digit::from_char).collect())
}

fn read_colours(text: &str) -> Option<ByCell<ColourSet>> {
    read_each(text, |bits| {
        let bits = u16::from_str_radix(bits, 16).ok()?;
        (bits <= ColourSet::ALL.bits()).then(|| ColourSet::from_bits(bits))
    })
}
