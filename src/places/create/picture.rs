//! [`PictureReading`]: a picture that is read, what was read of it, and what the player changed.

use std::rc::Rc;

use crate::engine::rating::grade::Rating;
use crate::engine::types::cell::Cell;
use crate::engine::types::digit::{Digit, DigitSet};
use crate::pictures::{
    Corners, DigitsVerdict, Doubt, Judged, PictureRead, PictureTask, ReadDigits,
};

/// How many changes can be taken back.
const MAX_HISTORY: usize = 1_000;

/// An address under which the browser keeps a picture until this is dropped.
#[derive(Debug)]
pub struct PictureAddress {
    /// What an image has as its source.
    pub address: String,
    /// Has the browser keep it no longer.
    pub release: fn(&str),
}

impl PartialEq for PictureAddress {
    fn eq(&self, other: &PictureAddress) -> bool {
        self.address == other.address
    }
}

impl Drop for PictureAddress {
    fn drop(&mut self) {
        (self.release)(&self.address);
    }
}

/// What the reader is to answer next.
#[derive(Debug)]
pub struct Question {
    /// Comes back with the answer.
    pub number: u32,
    /// Which picture is read.
    pub picture: u32,
    /// What is asked.
    pub task: PictureTask,
}

/// Why a picture is not read.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PictureError {
    /// The file has no bytes.
    Empty,
    /// The browser cannot open it.
    Unreadable,
    /// The reader could not be started, or ended.
    NoReader,
}

/// How far the reading is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum PictureState {
    /// There is no picture.
    #[default]
    None,
    /// It is read.
    Reading,
    /// It was read.
    Read,
    /// It holds no grid: the side of the largest square, in pixels.
    NoGrid(u32),
    /// It is not read.
    Refused(PictureError),
}

/// What lies over what.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum PictureLayer {
    /// The digits over the picture.
    #[default]
    Both,
    /// The digits alone.
    Digits,
    /// The picture alone.
    Picture,
}

/// What the player turns on and off.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PictureSwitch {
    /// [`PictureReading::offers_all`].
    AllDigits,
    /// [`PictureReading::keeps_notes`].
    Notes,
    /// [`PictureReading::keeps_written`].
    Written,
    /// [`PictureReading::shows_corners`].
    Corners,
}

/// A picture that is read.
#[derive(Default)]
pub struct PictureReading {
    /// How many pictures were given so far; `core/dom` keeps the last one.
    pub given: u32,
    /// How far it is.
    pub state: PictureState,
    /// The picture as the browser shows it.
    pub taken: Option<Rc<PictureAddress>>,
    /// Its width and height as it was read, in pixels.
    pub size: [u32; 2],
    /// Which of the grids that were found is read, by its place in [`PictureRead::places`].
    pub place: usize,
    /// The corners of the grid.
    pub corners: Option<Corners>,
    /// By how many quarters against the clock the grid is turned to be upright.
    pub turns: Option<u8>,
    /// What was read of it last.
    pub read: Option<Rc<PictureRead>>,
    /// The straightened grid.
    pub straight: Option<Rc<PictureAddress>>,
    /// The digits as they are now, with what is still in doubt.
    pub digits: ReadDigits,
    /// What they come to; none while that is worked out.
    pub judged: Option<Judged>,
    /// How hard the puzzle is; none until that is known.
    pub rating: Option<Rating>,
    /// The cell that is shown large.
    pub cursor: Option<Cell>,
    /// What is shown.
    pub layer: PictureLayer,
    /// Whether the picture is shown alone as long as a key is held.
    pub is_peeking: bool,
    /// Whether what was read is checked, over the page.
    pub is_checked: bool,
    /// Whether all nine digits are offered for the cell that is shown large.
    pub offers_all: bool,
    /// Whether small digits become notes, where all of them can be.
    pub keeps_notes: bool,
    /// Whether digits that were written by hand become the player's own.
    pub keeps_written: bool,
    /// Whether the corners take the place of the digits, where there is little room.
    pub shows_corners: bool,
    /// Digits before, the oldest first.
    history: Vec<ReadDigits>,
    /// The question whose answer is waited for; a question before that is of no use any more.
    pub question: Option<Rc<Question>>,
    /// How many questions there were.
    asked: u32,
}

impl PictureReading {
    /// Another picture is shown and read; what was read before is gone.
    pub fn begin(&mut self, taken: Rc<PictureAddress>) {
        self.clear(PictureState::Reading);
        self.taken = Some(taken);
        self.ask(PictureTask::Find);
    }
    /// Nothing is left of the picture before.
    pub fn clear(&mut self, state: PictureState) {
        let PictureReading { given, layer, asked, .. } = *self;
        *self = PictureReading { state, given, layer, asked, ..Self::default() };
    }
    /// The reader cannot answer; what there is stays. A picture whose codes cannot be read has none.
    pub fn fail(&mut self) {
        if self.question.take().is_some_and(|question| question.task != PictureTask::Code) {
            self.state = PictureState::Refused(PictureError::NoReader);
        }
    }
    /// Whether the reader works on the picture, and not on its digits.
    pub fn is_reading(&self) -> bool {
        self.question.as_ref().is_some_and(|question| {
            matches!(question.task, PictureTask::Find | PictureTask::ReadAt(..))
        })
    }
    /// Asks the reader.
    pub fn ask(&mut self, task: PictureTask) {
        self.asked += 1;
        let question = Question { number: self.asked, picture: self.given, task };
        self.question = Some(Rc::new(question));
    }
    /// Whether an answer is to the question that is open, which is closed then.
    pub fn close(&mut self, number: u32) -> bool {
        self.question.take_if(|question| question.number == number).is_some()
    }
    /// What was read. The first cell in doubt is shown, or the first that is not empty.
    pub fn take(&mut self, read: PictureRead) {
        self.state = PictureState::Read;
        self.size = read.size;
        self.digits = read.digits.clone();
        self.judged = Some(read.judged.clone());
        self.corners = read.places.first().copied();
        self.turns = Some(read.turns);
        self.history.clear();
        self.keeps_written = self.digits.doubts.iter().all(|doubt| !self.is_written(doubt.cell));
        let doubtful = self.digits.doubts.first().map(|doubt| doubt.cell);
        let is_filled = |cell: &Cell| self.digits.held(*cell).is_some();
        self.show(doubtful.or_else(|| Cell::ALL.iter().copied().find(is_filled)));
        self.read = Some(Rc::new(read));
    }
    /// Turns something on that is off, or off that is on.
    pub fn switch(&mut self, switch: PictureSwitch) {
        let is_on = match switch {
            PictureSwitch::AllDigits => &mut self.offers_all,
            PictureSwitch::Notes => &mut self.keeps_notes,
            PictureSwitch::Written => &mut self.keeps_written,
            PictureSwitch::Corners => &mut self.shows_corners,
        };
        *is_on ^= true;
    }
    /// Shows a cell large.
    pub fn show(&mut self, cell: Option<Cell>) {
        self.cursor = cell;
        self.offers_all = false;
    }
    /// The doubt about a cell.
    pub fn doubt(&self, cell: Cell) -> Option<&Doubt> {
        self.digits.doubts.iter().find(|doubt| doubt.cell == cell)
    }
    /// Whether a cell has a digit that was written by hand.
    pub fn is_written(&self, cell: Cell) -> bool {
        self.digits.written[cell].is_some()
    }
    /// What the small digits list, if all of them can be notes: none is the digit of a cell that their cell sees.
    pub fn notes(&self) -> &[(Cell, DigitSet)] {
        let grid = &self.digits.grid;
        let is_possible = |(cell, list): &(Cell, DigitSet)| {
            cell.peers().iter().all(|peer| grid[peer].is_none_or(|digit| !list.contains(digit)))
        };
        let notes = self.read.as_ref().map_or(&[][..], |read| &read.notes);
        if notes.iter().all(is_possible) { notes } else { &[] }
    }
    /// What a cell may hold instead: what is in doubt, what it held before, or what is the next likely.
    pub fn other(&self, cell: Cell) -> Option<Doubt> {
        let others = self.digits.doubts.iter().chain(&self.digits.others);
        others.copied().find(|other| other.cell == cell)
    }
    /// Whether the corners are no longer where they were found.
    pub fn is_moved(&self) -> bool {
        let found = self.read.as_ref().zip(self.corners);
        found.is_some_and(|(read, corners)| !read.places.contains(&corners))
    }
    /// Writes a digit into a cell, of which there is no doubt any more; whether anything is another.
    pub fn write(&mut self, cell: Cell, digit: Option<Digit>) -> bool {
        let before = self.digits.held(cell);
        if before == digit && self.doubt(cell).is_none() {
            return false;
        }
        self.keep_before();
        let is_written = self.is_written(cell);
        let ReadDigits { grid, written, .. } = &mut self.digits;
        let digits = if is_written { written } else { grid };
        digits[cell] = digit;
        self.digits.doubts.retain(|doubt| doubt.cell != cell);
        // What the cell held until now is the first that it may be instead.
        self.digits.others.retain(|doubt| doubt.cell != cell);
        self.digits.others.insert(0, Doubt { cell, other: before });
        true
    }
    /// Takes a clue for a digit that was written by hand, and the other way round.
    pub fn change_hand(&mut self, cell: Cell) {
        self.keep_before();
        let ReadDigits { grid, written, .. } = &mut self.digits;
        (grid[cell], written[cell]) = (written[cell], grid[cell]);
    }
    /// Keeps the digits before a change.
    fn keep_before(&mut self) {
        self.offers_all = false;
        self.history.push(self.digits.clone());
        if self.history.len() > MAX_HISTORY {
            self.history.remove(0);
        }
    }
    /// Takes the last change back; whether there was one.
    pub fn undo(&mut self) -> bool {
        let before = self.history.pop();
        let is_changed = before.is_some();
        self.digits = before.unwrap_or_else(|| std::mem::take(&mut self.digits));
        is_changed
    }
    /// Whether a change can be taken back.
    pub fn can_undo(&self) -> bool {
        !self.history.is_empty()
    }
    /// The next cell in doubt after the cell that is shown, or the first.
    pub fn next_doubt(&self) -> Option<Cell> {
        let doubts = || self.digits.doubts.iter().map(|doubt| doubt.cell);
        let after = doubts().find(|&cell| self.cursor.is_some_and(|cursor| cell > cursor));
        after.or_else(|| doubts().next())
    }
    /// Whether the digits are known to have one solution.
    pub fn is_proper(&self) -> bool {
        self.judged.as_ref().is_some_and(|judged| judged.verdict == DigitsVerdict::One)
    }
    /// How many clues there are.
    pub fn clues(&self) -> usize {
        self.digits.grid.clues()
    }
    /// How many digits were written by hand.
    pub fn written(&self) -> usize {
        self.digits.written.clues()
    }
}
