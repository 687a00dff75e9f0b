//! The reader's answers to what it is asked ([`KeptPicture::answer`]).

use nonet_vision::{Board, Counter, Found, Grey, NoGrid, Place, Reading, notes, read, recognise};

use crate::data::{
    Corners, Doubt, GreyPicture, Ink, NoGridRead, PictureAnswer, PictureRead, PictureTask,
    ReadDigits, STRAIGHT,
};
use crate::judge::judge;
use crate::reading::{digit, doubts, grid};
use nonet_engine::types::cell::Cell;
use nonet_engine::types::digit::DigitSet;
use nonet_engine::types::set::Element as _;

/// A grid that fits better is surely one.
const SURE_SCORE: f32 = 1.05;
/// Other digits less likely than this are not tried.
const MIN_PROBABILITY: f32 = 1e-4;

/// A picture that is read, and answers questions about it.
pub struct KeptPicture(Grey);

/// An answer, with the straightened grid where one was read.
type Answered = (PictureAnswer, Option<GreyPicture>);

impl KeptPicture {
    /// Keeps a picture; none where its numbers do not fit its bytes.
    pub fn of(GreyPicture { width, height, pixels }: GreyPicture) -> Option<KeptPicture> {
        Grey::new(width as usize, height as usize, pixels).map(KeptPicture)
    }
    /// The answer to a task, with the straightened grid where one was read: upright, [`STRAIGHT`] a side.
    pub fn answer(&self, task: PictureTask) -> Answered {
        match task {
            PictureTask::Find => self.find(),
            PictureTask::ReadAt(corners, turns) => {
                self.read_at(corners, turns).unwrap_or_else(|| self.no_grid(0))
            }
            PictureTask::Judge(digits) => (PictureAnswer::Judged(judge(&digits)), None),
            PictureTask::Code => (PictureAnswer::Code(None), None),
        }
    }
    fn size(&self) -> [u32; 2] {
        [self.0.width() as u32, self.0.height() as u32]
    }
    fn no_grid(&self, side: u32) -> Answered {
        (PictureAnswer::NoGrid(NoGridRead { size: self.size(), side }), None)
    }
    /// All grids of the picture; the first is read.
    fn find(&self) -> Answered {
        let found = match recognise(&self.0, &mut Counter::default()) {
            Ok(found) => found,
            Err(NoGrid { largest, .. }) => return self.no_grid(largest.round() as u32),
        };
        let Some(first) = found.first() else { return self.no_grid(0) };
        let places = found.iter().map(|found| corners_of(&found.place)).collect();
        self.read_answer(&first.place.straighten(&self.0), places, first, 0)
    }
    /// The grid between these corners, turned by hand. None where the corners make no square.
    fn read_at(&self, corners: Corners, turns: u8) -> Option<Answered> {
        let place = Place::from_corners(&self.0, corners.map(|[x, y]| (x, y)), true)?;
        let straight = place.straighten(&self.0).turned(turns.into());
        let readings = read(&straight);
        let at = readings.iter().position(|reading| reading.turn == 0).unwrap_or(0);
        let reading = readings.into_iter().nth(at)?;
        let board = Board::most_likely(&reading, &mut Counter::default());
        let found = Found { place, reading, board };
        Some(self.read_answer(&straight, vec![corners], &found, turns))
    }
    fn read_answer(
        &self,
        straight: &Grey,
        places: Vec<Corners>,
        found: &Found,
        turns: u8,
    ) -> Answered {
        let Found { place, reading, board } = found;
        let digits = digits(reading, board);
        let side = STRAIGHT as u32;
        let upright = straight.turned(reading.turn);
        let answer = PictureAnswer::Read(Box::new(PictureRead {
            size: self.size(),
            places,
            is_place_sure: board.is_unique && place.score() > SURE_SCORE,
            turns: (reading.turn as u8 + turns) % 4,
            judged: judge(&digits),
            digits,
            notes: noted(&upright, board),
            inks: reading.inks.iter().map(|of| of.map(ink).unwrap_or_default()).collect(),
        }));
        let pixels = upright.pixels().to_vec();
        (answer, Some(GreyPicture { width: side, height: side, pixels }))
    }
}

fn ink(of: nonet_vision::Ink) -> Ink {
    Ink { middle: of.left.midpoint(of.right), bottom: of.bottom, height: of.bottom - of.top }
}

fn corners_of(place: &Place) -> Corners {
    place.corners().map(|(x, y)| [x, y])
}

/// The cells whose only ink is small, with what is noted there.
fn noted(upright: &Grey, board: &Board) -> Vec<(Cell, DigitSet)> {
    let lists = notes(upright);
    let noted = |&cell: &Cell| {
        let list = DigitSet::try_from_bits(lists[cell.index()])?;
        (!list.is_empty() && board.digits[cell.index()] == 0).then_some((cell, list))
    };
    Cell::ALL.iter().filter_map(noted).collect()
}

fn digits(reading: &Reading, board: &Board) -> ReadDigits {
    let other = |(cell, other): (usize, u8)| Doubt { cell: Cell::ALL[cell], other: digit(other) };
    ReadDigits {
        grid: grid(&board.digits),
        written: grid(&board.written),
        doubts: doubts(board),
        others: board.others(reading, MIN_PROBABILITY).map(other).collect(),
    }
}
