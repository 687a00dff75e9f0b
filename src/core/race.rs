//! [`Race`]: when the sender of a puzzle filled each of its cells, to play against.

use std::fmt;
use std::str::FromStr;

use super::game::Game;
use super::solve_picture::{SolvePicture, last_filled};
use crate::engine::types::cell::ByCell;
use crate::engine::types::grid::Grid;

/// What begins the times in a link, behind its clues.
pub const RACE_LINK: &str = "&race=";

/// What ends the times of somebody who had help.
const HELPED: &str = "-help";
/// Each time has three digits of this base.
const BASE: u32 = 36;
const WIDTH: usize = 3;
/// The longest time that three digits can say, in seconds: nearly 13 hours.
const LONGEST: u64 = 46_655;

/// When the sender of a puzzle filled each of its cells. As text: for each cell without a clue, in
/// row-major order, the seconds played as three digits of base 36, then `-help` if there was help.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Race {
    /// Seconds played until the cell got its digit, of each cell without a clue; never empty.
    seconds: Vec<u16>,
    /// Whether the sender had help.
    pub is_helped: bool,
}

impl Race {
    /// The times of a game: of each cell without a clue the time when it got the digit that it has. None
    /// if the board is not full, a time is not known, or one is too long to be written.
    pub fn of(game: &Game, is_helped: bool) -> Option<Race> {
        let filled = last_filled(game);
        let second = |node: usize| match node {
            0 => Some(0),
            _ => game.history().seconds(node).filter(|&second| second <= LONGEST),
        };
        let empty = (!game.board().clue_grid().filled()).iter();
        let seconds = empty.map(|cell| Some(second(filled[cell]?)? as u16));
        let seconds: Vec<u16> = seconds.collect::<Option<_>>()?;
        (!seconds.is_empty()).then_some(Race { seconds, is_helped })
    }
    /// The link of a puzzle ends in this to hold the times.
    pub fn link_end(&self) -> String {
        format!("{RACE_LINK}{self}")
    }
    /// Whether there is a time for each cell without a clue.
    pub fn fits(&self, clues: &Grid) -> bool {
        self.seconds.len() + clues.clues() == 81
    }
    /// Seconds until the last cell was filled.
    pub fn total(&self) -> u64 {
        self.seconds.iter().copied().max().map_or(0, u64::from)
    }
    /// Milliseconds until the last cell was filled.
    pub fn millis(&self) -> f64 {
        self.total() as f64 * 1000.0
    }
    /// How many cells there are to fill.
    pub fn count(&self) -> usize {
        self.seconds.len()
    }
    /// How many cells were filled after so many seconds.
    pub fn filled_after(&self, seconds: u64) -> usize {
        self.seconds.iter().filter(|&&second| u64::from(second) <= seconds).count()
    }
    /// The order in which the cells of these clues were filled.
    pub fn picture(&self, clues: &Grid) -> SolvePicture {
        let mut turns = ByCell::default();
        for (cell, &second) in (!clues.filled()).iter().zip(&self.seconds) {
            turns[cell] = Some(usize::from(second));
        }
        SolvePicture::of_turns(&turns)
    }
}

impl fmt::Display for Race {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for &second in &self.seconds {
            for place in [BASE * BASE, BASE, 1] {
                let digit = char::from_digit(u32::from(second) / place % BASE, BASE);
                write!(f, "{}", digit.expect("less than the base"))?;
            }
        }
        f.write_str(if self.is_helped { HELPED } else { "" })
    }
}

/// The text is none that a race has.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("these are no times of a race")]
pub struct RaceError;

impl FromStr for Race {
    type Err = RaceError;
    /// # Errors
    /// The text has other characters, no time, or more than 81.
    fn from_str(text: &str) -> Result<Race, RaceError> {
        let (times, is_helped) = match text.strip_suffix(HELPED) {
            Some(times) => (times, true),
            None => (text, false),
        };
        let digits: Vec<u32> =
            times.chars().map(|ch| ch.to_digit(BASE)).collect::<Option<_>>().ok_or(RaceError)?;
        let is_whole = !digits.is_empty() && digits.len().is_multiple_of(WIDTH);
        if !is_whole || digits.len() > 81 * WIDTH {
            return Err(RaceError);
        }
        let second = |digits: &[u32]| digits.iter().fold(0, |sum, digit| sum * BASE + digit) as u16;
        Ok(Race { seconds: digits.chunks(WIDTH).map(second).collect(), is_helped })
    }
}
