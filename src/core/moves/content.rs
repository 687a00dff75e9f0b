//! [`CellContent`]: all that a player has put into a cell, as one word of text.

use std::fmt;
use std::str::FromStr;

use crate::engine::types::board::Board;
use crate::engine::types::cell::Cell;
use crate::engine::types::colour::{Colour, ColourSet};
use crate::engine::types::digit::{Digit, DigitSet};
use crate::engine::types::set::Element;

/// What a cell holds beside a clue; the colours of single candidates apart.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct CellContent {
    /// The cell.
    pub cell: Cell,
    /// The digit entered in it.
    pub digit: Option<Digit>,
    /// Its corner notes; none beside a digit.
    pub corner: DigitSet,
    /// Its centre notes; none beside a digit.
    pub centre: DigitSet,
    /// The candidates eliminated in it.
    pub eliminated: DigitSet,
    /// Its colours.
    pub colours: ColourSet,
}

impl CellContent {
    /// What a cell of a board holds.
    pub fn of(board: &Board, cell: Cell) -> CellContent {
        CellContent {
            cell,
            digit: board.entries[cell],
            corner: board.corner_marks[cell],
            centre: board.centre_marks[cell],
            eliminated: board.eliminated[cell],
            colours: board.colours[cell],
        }
    }
    /// Puts it into the cell of a board. A clue stays, and takes the colours.
    pub fn put(&self, board: &mut Board) {
        let cell = self.cell;
        board.colours[cell] = self.colours;
        if board.givens[cell].is_some() {
            return;
        }
        let notes = |notes| if self.digit.is_some() { DigitSet::EMPTY } else { notes };
        board.entries[cell] = self.digit;
        board.corner_marks[cell] = notes(self.corner);
        board.centre_marks[cell] = notes(self.centre);
        board.eliminated[cell] = self.eliminated;
    }
}

/// The cell and what it holds, digits from 1 and colours from 0: `r4c7:5////2` or `r1c2:/13///`.
impl fmt::Display for CellContent {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let digit = self.digit.map(DigitSet::only).unwrap_or_default();
        write!(f, "{}:", self.cell)?;
        for digits in [digit, self.corner, self.centre, self.eliminated] {
            digits.iter().try_for_each(|digit| write!(f, "{digit}"))?;
            f.write_str("/")?;
        }
        self.colours.iter().try_for_each(|colour| write!(f, "{}", colour.index()))
    }
}

impl FromStr for CellContent {
    type Err = ();
    fn from_str(word: &str) -> Result<CellContent, ()> {
        let (cell, rest) = word.split_once(':').ok_or(())?;
        let fields: Vec<&str> = rest.split('/').collect();
        let [digit, corner, centre, eliminated, colours] = fields.as_slice() else {
            return Err(());
        };
        let digits = |text: &str| text.chars().map(Digit::from_char).collect::<Option<_>>();
        let colour = |ch: char| Colour::try_new(u8::try_from(ch.to_digit(10)?).ok()?);
        let read = || {
            let mut entered = digit.chars().map(Digit::from_char);
            let digit = entered.next().map_or(Some(None), |digit| digit.map(Some))?;
            if entered.next().is_some() {
                return None;
            }
            Some(CellContent {
                cell: cell.parse().ok()?,
                digit,
                corner: digits(corner)?,
                centre: digits(centre)?,
                eliminated: digits(eliminated)?,
                colours: colours.chars().map(colour).collect::<Option<_>>()?,
            })
        };
        read().ok_or(())
    }
}
