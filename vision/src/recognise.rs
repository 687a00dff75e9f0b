//! The whole way from a picture to boards.

use crate::board::{Board, Solutions};
use crate::find::{NoGrid, find};
use crate::grey::Grey;
use crate::order::sort_descending;
use crate::place::Place;
use crate::reading::{Reading, read};

/// With a lower score a grid may be bent to lines that are not its own, and digits be cut from beside their cells: all
/// cells are doubtful. Of 1,295 damaged photos that are read correctly two have lower scores, and so have all six with
/// a wrong digit that looks certain.
const UNSURE: f32 = 0.87;

/// A board that was read from a picture.
#[derive(Clone, Debug)]
pub struct Found {
    /// Where it is.
    pub place: Place,
    /// What was seen in each cell, and which way up the board is.
    pub reading: Reading,
    /// What it most likely means.
    pub board: Board,
}

/// All boards in a picture: first those with one solution, then by how well their grids show. Where a grid can be read in several ways (shifted by a cell, because
/// its frame is missing), each way is an entry of its own.
///
/// # Errors
/// Says what was seen where there is no grid.
pub fn recognise(picture: &Grey, solver: &mut impl Solutions) -> Result<Vec<Found>, NoGrid> {
    let places = find(picture)?;
    let read = places.into_iter().filter_map(|place| Found::at(place, picture, solver));
    let mut found: Vec<Found> = read.collect();
    for unsure in found.iter_mut().filter(|found| found.place.score() < UNSURE) {
        unsure.board.doubt_all(&unsure.reading);
    }
    sort_descending(&mut found, |found| f32::from(u8::from(found.board.is_unique)));
    Ok(found)
}

impl Found {
    /// Reads the board at a place of the picture: the turn that gives a proper board, else the likeliest.
    pub fn at(place: Place, picture: &Grey, solver: &mut impl Solutions) -> Option<Self> {
        let mut ways = Vec::new();
        for reading in read(&place.straighten(picture)) {
            let board = Board::most_likely(&reading, solver);
            let is_unique = board.is_unique;
            ways.push((reading, board));
            if is_unique {
                break;
            }
        }
        let best = ways.iter().position(|way| way.1.is_unique).unwrap_or(0);
        (!ways.is_empty()).then(|| ways.swap_remove(best)).map(|(reading, board)| Self {
            place,
            reading,
            board,
        })
    }
}
