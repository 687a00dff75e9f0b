//! What the grid holds, read aloud by the status line for those who do not see it.

use crate::engine::types::digit::Digit;
use crate::words::message::Message;

use crate::core::cursor::Reading;
use crate::play::Update;

impl Update<'_> {
    /// The same sentence twice is announced twice.
    pub(crate) fn read_aloud(&mut self, reading: Reading) {
        if self.common.session.clock.is_paused() {
            return;
        }
        let message = match reading {
            Reading::Row => self.house(0),
            Reading::Column => self.house(1),
            Reading::Block => self.house(2),
            Reading::Remaining => self.remaining(),
            Reading::Candidates => self.candidates(),
        };
        let page = &self.common.page;
        let text = |message| self.common.localizer.message(message);
        let is_same = |shown| text(shown) == text(&message);
        let is_repeated = page.status.first().is_some_and(is_same) && !page.is_repeated;
        self.set_status(message);
        self.common.page.is_repeated = is_repeated;
    }
    /// One of the row, the column and the box of the cursor's cell.
    fn house(&self, kind: usize) -> Message {
        let house = self.own.input.cursor.houses()[kind];
        let mut digits = [None; 9];
        for (digit, cell) in digits.iter_mut().zip(house.cells()) {
            *digit = self.common.board().digit(cell);
        }
        Message::ReadHouse { house, digits }
    }
    fn remaining(&self) -> Message {
        let shown = self.shown();
        let left = |digit: Digit| (digit, 9u64.saturating_sub(shown.cells_of(digit).len() as u64));
        let counts: Vec<_> =
            Digit::ALL.map(left).into_iter().filter(|(_, left)| *left > 0).collect();
        if counts.is_empty() { Message::ReadAllPlaced } else { Message::ReadRemaining { counts } }
    }
    fn candidates(&self) -> Message {
        let (board, cell) = (self.common.board(), self.own.input.cursor);
        let digits = board.candidates(cell);
        match (board.givens[cell], board.entries[cell]) {
            (Some(digit), _) => Message::CellGiven { digit },
            (None, Some(digit)) => Message::CellEntered { digit },
            (None, None) if digits.is_empty() => Message::ReadNoCandidate { cell },
            (None, None) => Message::ReadCandidates { cell, digits },
        }
    }
}
