//! [`Colour`]: one of the nine colours that a player can give a cell; [`CandidateColours`]: those of
//! single candidates.

use std::fmt;

use litemap::LiteMap;
use thiserror::Error;

use super::candidate::Candidate;
use super::cell::Cell;
use super::set::{Element, Set};

/// One of nine colours, 0 to 8; the style sheets define how each looks.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(into = "u8", try_from = "u8"))]
pub struct Colour(u8);

/// A set of colours.
pub type ColourSet = Set<Colour>;

impl Colour {
    /// 0 to 8 in order.
    pub const ALL: [Colour; 9] = {
        let mut all = [Colour(0); 9];
        let mut number = 0;
        while number < 9 {
            all[number] = Colour(number as u8);
            number += 1;
        }
        all
    };

    /// The colour with a number, if that is below 9.
    pub const fn try_new(number: u8) -> Option<Colour> {
        if number < 9 { Some(Colour(number)) } else { None }
    }
}

/// Candidates that have a colour, each with its own.
///
/// ```
/// use nonet_engine::types::colour::{CandidateColours, Colour};
/// use nonet_engine::{Candidate, Cell, Digit};
///
/// let five = Candidate::new(Cell::new(3, 6), Digit::new(5));
/// let mut colours = CandidateColours::default();
/// colours.set(five, Some(Colour::ALL[2]));
/// assert_eq!(colours.get(five), Some(Colour::ALL[2]));
/// colours.set(five, None);
/// assert!(colours.is_empty());
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(
    feature = "serde",
    serde(from = "Vec<(Candidate, Colour)>", into = "Vec<(Candidate, Colour)>")
)]
pub struct CandidateColours(LiteMap<Candidate, Colour>);

impl CandidateColours {
    /// The colour of a candidate, if it has one.
    pub fn get(&self, candidate: Candidate) -> Option<Colour> {
        self.0.get(&candidate).copied()
    }
    /// Gives a candidate a colour, or takes it away.
    pub fn set(&mut self, candidate: Candidate, colour: Option<Colour>) {
        match colour {
            Some(colour) => self.0.insert(candidate, colour),
            None => self.0.remove(&candidate),
        };
    }
    /// Whether no candidate has a colour.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
    /// The candidates that have a colour, each with it, in ascending order.
    pub fn iter(&self) -> impl Iterator<Item = (Candidate, Colour)> + '_ {
        self.0.iter().map(|(candidate, colour)| (*candidate, *colour))
    }
    /// Takes the colour of all candidates of a cell away.
    pub fn clear(&mut self, cell: Cell) {
        self.0.retain(|candidate, _| candidate.cell != cell);
    }
}

/// A later colour of a candidate takes the place of an earlier one.
impl FromIterator<(Candidate, Colour)> for CandidateColours {
    fn from_iter<I: IntoIterator<Item = (Candidate, Colour)>>(colours: I) -> Self {
        let mut all = CandidateColours::default();
        colours.into_iter().for_each(|(candidate, colour)| all.set(candidate, Some(colour)));
        all
    }
}

// A list, whose length is not believed when it is read: a map would make room for it at once.
impl From<Vec<(Candidate, Colour)>> for CandidateColours {
    fn from(colours: Vec<(Candidate, Colour)>) -> Self {
        colours.into_iter().collect()
    }
}

impl From<CandidateColours> for Vec<(Candidate, Colour)> {
    fn from(colours: CandidateColours) -> Self {
        colours.iter().collect()
    }
}

impl Element for Colour {
    type Bits = u16;
    const COUNT: usize = 9;
    const FULL: u16 = 0x1ff;
    fn index(self) -> usize {
        self.0 as usize
    }
    fn at(index: usize) -> Colour {
        Colour::ALL[index]
    }
}

/// Its number, 0 to 8.
impl fmt::Display for Colour {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}
impl From<Colour> for u8 {
    fn from(colour: Colour) -> u8 {
        colour.0
    }
}
impl TryFrom<u8> for Colour {
    type Error = ColourRangeError;
    fn try_from(number: u8) -> Result<Colour, ColourRangeError> {
        Colour::try_new(number).ok_or(ColourRangeError(number))
    }
}

/// A number that is no [`Colour`], because it is above 8.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
#[error("{0} is not a colour from 0 to 8")]
pub struct ColourRangeError(pub u8);
