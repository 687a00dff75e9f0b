//! What is asked about a picture, and what is read of it.

use nonet_engine::types::cell::Cell;
use nonet_engine::types::digit::{Digit, DigitSet};
use nonet_engine::types::grid::Grid;
use nonet_engine::types::house::House;
use serde::{Deserialize, Serialize};

/// The side of a straightened picture, in pixels: 44 a cell.
pub const STRAIGHT: usize = 396;
/// The longer side of a picture that the page has read, in pixels: more says nothing more.
pub const MAX_SIDE: u32 = 1_280;
/// The least side of a grid that can be read, in pixels.
pub const MIN_SIDE: u32 = 150;

/// The corners of a grid in a picture, in pixels from its upper left: upper left, upper right, lower
/// right, lower left.
pub type Corners = [[f32; 2]; 4];

/// A picture in shades of grey.
#[derive(Clone, PartialEq, Debug)]
pub struct GreyPicture {
    /// In pixels.
    pub width: u32,
    /// In pixels.
    pub height: u32,
    /// A byte a pixel, row by row: 0 black to 255 white.
    pub pixels: Vec<u8>,
}

/// A grid of a picture.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct ReadGrid {
    /// Its corners.
    pub corners: Corners,
    /// The clues.
    pub grid: Grid,
    /// The digits that were written by hand beside printed clues.
    pub written: Grid,
    /// Cells that may be something else.
    pub doubts: Vec<Doubt>,
}

/// A cell that may be something else than what was read.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Doubt {
    /// The cell.
    pub cell: Cell,
    /// What else it may be; none for empty.
    pub other: Option<Digit>,
}

/// What is asked of the reader.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub enum PictureTask {
    /// Find the grids of the picture and read the largest.
    Find,
    /// Read the grid between these corners, turned by so many quarters against the clock.
    ReadAt(Corners, u8),
    /// Say what the digits come to now.
    Judge(Box<ReadDigits>),
    /// Read a QR code. A reader of its own does so, which is fetched where a picture has no grid.
    Code,
}

/// What the reader answers.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub enum PictureAnswer {
    /// A grid was read.
    Read(Box<PictureRead>),
    /// The file cannot be opened as a picture.
    Unreadable,
    /// There is no grid.
    NoGrid(NoGridRead),
    /// What the digits come to.
    Judged(Judged),
    /// The text of a QR code, if there is one.
    Code(Option<String>),
}

/// What was read of a grid.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct PictureRead {
    /// The width and height of the picture as it was read, in pixels.
    pub size: [u32; 2],
    /// The corners of all grids of the picture, the one that was read first.
    pub places: Vec<Corners>,
    /// Whether the corners are sure.
    pub is_place_sure: bool,
    /// By how many quarters against the clock it was turned for that.
    pub turns: u8,
    /// The digits.
    pub digits: ReadDigits,
    /// Cells with small digits, which are not taken for clues, and what they list by their places in the cell.
    pub notes: Vec<(Cell, DigitSet)>,
    /// The ink of each cell.
    pub inks: Vec<Ink>,
    /// What the digits come to.
    pub judged: Judged,
}

/// Where the ink of a cell stands, in pixels of the straightened picture from the upper left of the cell.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Ink {
    /// The middle between its left and its right end.
    pub middle: u8,
    /// Its lower end.
    pub bottom: u8,
    /// How high it is.
    pub height: u8,
}

/// Where a digit is shown that has no ink: in the middle of the cell.
impl Default for Ink {
    fn default() -> Ink {
        Ink { middle: 22, bottom: 34, height: 24 }
    }
}

/// What was seen where there is no grid.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct NoGridRead {
    /// The width and height of the picture as it was read, in pixels.
    pub size: [u32; 2],
    /// The side of the largest square, in pixels.
    pub side: u32,
}

/// Digits that were read, and how sure they are.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct ReadDigits {
    /// The clues.
    pub grid: Grid,
    /// The digits that were written by hand beside printed clues. No cell has both.
    pub written: Grid,
    /// Cells that may be something else.
    pub doubts: Vec<Doubt>,
    /// What other cells may be if these are wrong, the likeliest first.
    pub others: Vec<Doubt>,
}

impl ReadDigits {
    /// What a cell holds: a clue, or a digit that was written by hand.
    #[must_use]
    pub fn held(&self, cell: Cell) -> Option<Digit> {
        self.grid[cell].or(self.written[cell])
    }
}

/// What digits come to.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Judged {
    /// The clues as they are.
    pub verdict: DigitsVerdict,
    /// With the other digit of each doubt as a clue instead, in their order.
    pub with_others: Vec<DigitsVerdict>,
    /// One change after which there is one solution, where there is none or several.
    pub change: Option<Doubt>,
}

/// What digits come to.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum DigitsVerdict {
    /// A digit is twice in a house.
    Conflict(House, Digit),
    /// There is no solution.
    None,
    /// There is one solution.
    One,
    /// Too many guesses would be needed to say.
    Unknown,
    /// There are so many, or more where the flag says so.
    Several(u32, bool),
}
