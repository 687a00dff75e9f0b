//! [`Colour`]: one of the nine colours that a player can give a cell.

use std::fmt;

use serde::{Deserialize, Serialize};
use thiserror::Error;

use super::set::{Element, Set};

/// One of nine colours, 0 to 8; the style sheets define how each looks.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(into = "u8", try_from = "u8")]
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
