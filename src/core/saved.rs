//! [`Saved`]: a game as text: the start, the moves, printed; reading replays them. The same text
//! is the save, the bug report and the test. It begins with a version, and every older version
//! keeps its reader.

use std::fmt::Write as _;

use thiserror::Error;

use crate::engine::logic::techniques::Technique;
use crate::engine::types::board::Board;
use crate::engine::types::candidate::Candidate;
use crate::engine::types::cell::{ByCell, Cell};
use crate::engine::types::colour::{CandidateColours, Colour, ColourSet};
use crate::engine::types::digit::{Digit, DigitSet};
use crate::engine::types::grid::Grid;

use super::game::Game;
use super::record::Record;
use crate::core::mode::Mode;
use crate::core::moves::{print_link, read_link};

mod tree_text;

/// Where the settings are kept.
pub const SETTINGS_KEY: &str = "nonet.settings";
/// Where it is kept.
pub const POOL_KEY: &str = "nonet.store";
/// Where the name of the game last played is kept.
pub const CURRENT_KEY: &str = "nonet.current";
/// Where games are kept, each under its name.
pub const GAME_KEY: &str = "nonet.game.";

/// Where texts are kept that were a game's and cannot be read.
pub const UNREADABLE_KEY: &str = "nonet.unreadable.";

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
    /// Where the puzzle came from, which help was used, and when.
    pub record: Record,
    /// How the player sees it.
    pub view: KeptView,
    /// The start and the moves.
    pub game: Game,
}

/// How the player sees a game, as far as that is kept.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct KeptView {
    /// What digits do; none for the digits themselves.
    pub mode: Option<Mode>,
    /// The panel that is open.
    pub panel: Option<Panel>,
    /// Whether the player has stopped the clock.
    pub paused: bool,
}

/// A panel beside the grid that is open again when the game is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, strum::EnumString, strum::IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum Panel {
    /// All steps.
    Steps,
    /// The solving path from the clues.
    Path,
    /// The solving path from the board.
    PathHere,
    /// The branches.
    Branches,
}

impl KeptView {
    fn print(self) -> String {
        let mode: Option<&str> = self.mode.map(Into::into);
        let panel: Option<&str> = self.panel.map(Into::into);
        let line = |key: &str, value: Option<&str>| {
            value.map_or(String::new(), |value| format!("{key} {value}\n"))
        };
        let paused = self.paused.then_some("yes");
        line("mode", mode) + &line("panel", panel) + &line("paused", paused)
    }
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

/// What the text of a game begins with that is one line of moves and no more, as first versions
/// wrote it; they can still read it.
const HEAD_OF_LINE: &str = "nonet-game 1";
/// What it begins with otherwise.
const HEAD: &str = "nonet-game 2";

impl Saved {
    /// As text: a head with the version, then `key value` lines, then one move a line.
    pub fn print(&self) -> String {
        let moves = tree_text::print(self.game.history());
        let view = self.view.print();
        let head = if moves.is_line && view.is_empty() { HEAD_OF_LINE } else { HEAD };
        let mut text = format!("{head}\nid {}\nplayed {}\n", self.id, self.played as u64);
        if !self.name.is_empty() {
            _ = writeln!(text, "name {}", self.name);
        }
        if let Some(technique) = self.practised {
            _ = writeln!(text, "practice {technique}");
        }
        self.record.print(&mut text);
        print_board(&mut text, self.game.first_board());
        text + &view + &moves.lines
    }
    /// Reads what [`print`](Self::print) wrote.
    ///
    /// # Errors
    /// The first line that is not understood.
    pub fn read(text: &str) -> Result<Saved, SavedError> {
        let mut lines = lines(text).enumerate();
        let head = lines.next().map_or("", |(_, line)| line);
        if head != HEAD && head != HEAD_OF_LINE {
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

/// The lines of a stored text. No value ends with a carriage return: a line ends before the first of
/// those at its end, so that what was read is printed and read as the same.
pub fn lines(text: &str) -> impl DoubleEndedIterator<Item = &str> {
    text.split_terminator('\n').map(|line| line.trim_end_matches('\r'))
}

/// The first line of a text, as a value that can be stored.
pub fn first_line(text: &str) -> &str {
    lines(text).next().unwrap_or_default()
}

/// What was read so far.
#[derive(Default)]
struct Draft {
    id: String,
    name: String,
    practised: Option<Technique>,
    played: f64,
    record: Record,
    view: KeptView,
    start: Board,
    tree: tree_text::Draft,
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
            "links" => self.start.links = value.split(' ').map(read_link).collect::<Option<_>>()?,
            "candidate-colours" => self.start.candidate_colours = read_candidate_colours(value)?,
            // What is not known here is as at first.
            "mode" => self.view.mode = value.parse().ok(),
            "panel" => self.view.panel = value.parse().ok(),
            "paused" => self.view.paused = value == "yes",
            _ if tree_text::is_key(key) => self.tree.take(key, value)?,
            _ => self.record.take(key, value)?,
        }
        Some(())
    }
    fn finish(self) -> Saved {
        let Draft { id, name, practised, played, record, view, start, tree } = self;
        let game = Game::of(tree.plant(start));
        Saved { id, name, practised, played, record, view, game }
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
    if !board.links.is_empty() {
        let links: Vec<String> = board.links.iter().map(print_link).collect();
        _ = writeln!(text, "links {}", links.join(" "));
    }
    if !board.candidate_colours.is_empty() {
        let colours = print_candidate_colours(&board.candidate_colours);
        _ = writeln!(text, "candidate-colours {colours}");
    }
    if board.colours != ByCell::default() {
        _ = writeln!(
            text,
            "colours {}",
            print_each(|cell| format!("{:x}", board.colours[cell].bits()))
        );
    }
}

fn print_candidate_colours(colours: &CandidateColours) -> String {
    let colours = colours.iter().map(|(candidate, colour)| format!("{candidate}:{colour}"));
    colours.collect::<Vec<_>>().join(",")
}

fn read_candidate_colours(text: &str) -> Option<CandidateColours> {
    let read = |word: &str| {
        let (candidate, colour) = word.split_once(':')?;
        let (digit, cell) = candidate.split_at_checked(1)?;
        let digit = Digit::from_char(digit.parse().ok()?)?;
        let candidate = Candidate::new(cell.parse().ok()?, digit);
        Some((candidate, Colour::try_new(colour.parse().ok()?)?))
    };
    text.split(',').map(read).collect()
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
    read_each(text, |bits| ColourSet::try_from_bits(u16::from_str_radix(bits, 16).ok()?))
}
