//! The ink of the cells of a straightened board: where each digit is, and the small digits of notes.

use std::ops::Range;

use crate::cells::even_light;
use crate::components::{Piece, Pieces};
use crate::grey::Grey;
use crate::place::SIDE;
use crate::threshold::Mask;

/// Pixels on a side of a cell.
const CELL: usize = SIDE / 9;
/// What is nearer to the edge of a cell may be a line of the grid.
const EDGE: usize = 4;
/// Pixels on a side of what is looked at of a cell.
const INNER: usize = CELL - 2 * EDGE;
/// Every digit has ink here; what does not reach here is none.
const MIDDLE: Range<u32> = 8..INNER as u32 - 8;
/// How high a digit may be; what is higher has grown together with a line.
const HEIGHTS: Range<u8> = 12..35;
/// The shade of paper, and the lightest shade that the darkest pixel of a cell with ink has.
const PAPER: f32 = 200.;
const LIGHTEST: f32 = 140.;

/// A piece of ink of so many pixels in height is too large for a note.
const LARGE: u32 = 16;
/// A note has ink in at least so many rows of pixels.
const SMALL: usize = 4;

/// The ink of a digit, in pixels of 44 a cell from the upper left of its cell.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Ink {
    /// Its left end.
    pub left: u8,
    /// Its upper end.
    pub top: u8,
    /// One past its right end.
    pub right: u8,
    /// One past its lower end.
    pub bottom: u8,
    /// How much darker than the paper it is, where the paper is 200.
    pub shade: f32,
    /// How wide its strokes are.
    pub stroke: f32,
}

impl Ink {
    /// As it is after `turn` quarters against the clock.
    pub(crate) fn turned(self, turn: usize) -> Self {
        let size = CELL as u8;
        (0..turn).fold(self, |ink, _| Self {
            left: ink.top,
            top: size - ink.right,
            right: ink.bottom,
            bottom: size - ink.left,
            ..ink
        })
    }
}

/// What is darker than paper in the inner part of a cell of an evenly lit board.
struct CellInk<'a> {
    even: &'a [f32],
    /// Where its inner part begins.
    start: usize,
    mask: Mask,
    pieces: Pieces,
}

impl<'a> CellInk<'a> {
    fn new(even: &'a [f32], cell: usize) -> Self {
        let start = (cell / 9 * CELL + EDGE) * SIDE + cell % 9 * CELL + EDGE;
        let pixel = |at: usize| even[start + at / INNER * SIDE + at % INNER];
        let middle = MIDDLE.start as usize..MIDDLE.end as usize;
        let middle = middle.clone().flat_map(|y| middle.clone().map(move |x| y * INNER + x));
        let darkest = middle.map(pixel).fold(LIGHTEST, f32::min);
        let set = (0..INNER * INNER).map(|at| pixel(at) < (PAPER + darkest) / 2.).collect();
        let mask = Mask { width: INNER, set };
        let pieces = Pieces::new(&mask, true, true);
        Self { even, start, mask, pieces }
    }

    /// That of the digit: the pieces that reach the middle of the cell.
    fn digit(&self) -> Option<Ink> {
        let pieces = self.pieces.pieces.iter().filter(|piece| self.pieces.reaches(piece, MIDDLE));
        let whole = pieces.copied().reduce(Piece::around)?;
        let ends = [whole.left, whole.top, whole.right + 1, whole.bottom + 1];
        let [left, top, right, bottom] = ends.map(|end| end as u8 + EDGE as u8);
        let (shade, stroke) = self.strokes(&whole);
        let ink = Ink { left, top, right, bottom, shade, stroke };
        HEIGHTS.contains(&(bottom - top)).then_some(ink)
    }

    /// How dark and how wide the strokes are within the box of a piece: a long stroke has an edge on each side.
    fn strokes(&self, piece: &Piece) -> (f32, f32) {
        let [left, top, right, bottom] =
            [piece.left, piece.top, piece.right, piece.bottom].map(|end| end as usize);
        let is_set =
            |y: usize, x: usize| x < INNER && self.mask.set.get(y * INNER + x) == Some(&true);
        let (mut shade, mut area, mut edges) = (0., 0., 1.);
        for (y, x) in (top..=bottom).flat_map(|y| (left..=right).map(move |x| (y, x))) {
            if is_set(y, x) {
                area += 1.;
                shade += PAPER - self.even[self.start + y * SIDE + x];
            }
            edges += f32::from(u8::from(is_set(y, x) != is_set(y, x + 1)));
            edges += f32::from(u8::from(is_set(y, x) != is_set(y + 1, x)));
        }
        (shade / area, 2. * area / edges)
    }

    /// What the small pieces list; 0 beside a large piece.
    fn notes(&self) -> u16 {
        let is_large = |piece: &Piece| piece.bottom - piece.top + 1 >= LARGE;
        if self.pieces.pieces.iter().any(is_large) {
            return 0;
        }
        // The rows or columns of each third.
        let third = |at: usize| {
            let ends = [at, at + 1].map(|at| (at * CELL / 3).clamp(EDGE, CELL - EDGE) - EDGE);
            ends[0]..ends[1]
        };
        let is_inked = |y: usize, at: usize| third(at).any(|x| self.mask.set[y * INNER + x]);
        let rows = |at: &usize| third(at / 3).filter(|&y| is_inked(y, at % 3)).count();
        (0..9).filter(|at| rows(at) >= SMALL).map(|at| 1 << at).sum()
    }
}

/// The ink of the digits of a board that [`even_light`] made.
pub(crate) fn inks(even: &[f32]) -> [Option<Ink>; 81] {
    std::array::from_fn(|cell| CellInk::new(even, cell).digit())
}

/// What the small pieces of ink of each cell of a straightened, upright board list, if each is the digit of its place
/// in three rows of three: bit 0 for a 1 at the upper left, to bit 8 for a 9. 0 where a cell has no small pieces, or a
/// large one, and in a picture that is not [`SIDE`] pixels wide and high.
#[must_use]
pub fn notes(board: &Grey) -> [u16; 81] {
    let even = even_light(board);
    std::array::from_fn(|cell| even.as_ref().map_or(0, |even| CellInk::new(even, cell).notes()))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// White, with some rectangles of ink.
    fn board(filled: &[(Range<usize>, Range<usize>)]) -> Grey {
        let mut pixels = vec![255; SIDE * SIDE];
        for (columns, rows) in filled {
            for row in rows.clone() {
                pixels[row * SIDE..][columns.clone()].fill(30);
            }
        }
        Grey::new(SIDE, SIDE, pixels).unwrap()
    }

    /// With a square of `side` pixels in the middle of some of the nine places of the cell in row 3, column 5.
    fn noted(places: &[usize], side: usize) -> Grey {
        let square = |place: &usize| {
            let middle = |at: usize, third: usize| at * CELL + (2 * third + 1) * CELL / 6;
            let from = [middle(4, place % 3), middle(2, place / 3)].map(|at| at - side / 2);
            (from[0]..from[0] + side, from[1]..from[1] + side)
        };
        board(&places.iter().map(square).collect::<Vec<_>>())
    }

    #[test]
    fn small_ink_is_listed_by_its_place_and_large_ink_is_not() {
        let listed = notes(&noted(&[0, 1, 5, 8], 8));
        let at = 2 * 9 + 4;
        assert_eq!(listed[at], 0b1_0010_0011);
        assert!((0..81).all(|cell| cell == at || listed[cell] == 0));
        assert_eq!(notes(&noted(&[4], 20)), [0; 81]);
        assert_eq!(notes(&noted(&[4], 2)), [0; 81]);
    }

    #[test]
    fn the_ink_of_a_digit_is_found_beside_lines_and_specks() {
        // A stroke in the second cell, a line of the grid above it, and a speck in its corner.
        let filled = [(62..68, 10..36), (0..SIDE, 0..3), (49..51, 5..7)];
        let inks = inks(&even_light(&board(&filled)).unwrap());
        let ink = inks[1].unwrap();
        assert_eq!([ink.left, ink.top, ink.right, ink.bottom], [18, 10, 24, 36]);
        assert!(inks.iter().enumerate().all(|(cell, ink)| cell == 1 || ink.is_none()));
        let turned = ink.turned(1);
        assert_eq!([turned.left, turned.top, turned.right, turned.bottom], [10, 20, 36, 26]);
        assert_eq!(ink.turned(4), ink);
    }

    #[test]
    fn a_line_through_a_cell_is_no_digit() {
        let inks = inks(&even_light(&board(&[(20..24, 0..SIDE)])).unwrap());
        assert!(inks.iter().all(Option::is_none));
    }
}
