//! What digits that were read come to: how many solutions, and which change would leave one.

use nonet_vision::Counter;

use crate::data::{DigitsVerdict, Doubt, Judged, ReadDigits};
use nonet_engine::types::cell::Cell;
use nonet_engine::types::conflict::conflicts;
use nonet_engine::types::digit::Digit;
use nonet_engine::types::grid::Grid;

/// More solutions than this are not counted.
const MAX_SOLUTIONS: u32 = 100;
/// How many changes are tried at most.
const MAX_CHANGES: usize = 150;

/// What digits come to.
pub fn judge(read: &ReadDigits) -> Judged {
    let verdict = verdict(&read.grid, MAX_SOLUTIONS);
    let with_others =
        read.doubts.iter().map(|doubt| self::verdict(&changed(read, doubt), MAX_SOLUTIONS));
    Judged {
        verdict,
        with_others: with_others.collect(),
        change: if verdict == DigitsVerdict::One { None } else { change(read) },
    }
}

/// The likeliest single change after which there is one solution.
fn change(read: &ReadDigits) -> Option<Doubt> {
    let clues = |doubt: &&Doubt| read.written[doubt.cell].is_none();
    let tried = read.doubts.iter().chain(&read.others).filter(clues).take(MAX_CHANGES);
    tried.copied().find(|doubt| {
        read.held(doubt.cell) != doubt.other
            && verdict(&changed(read, doubt), 2) == DigitsVerdict::One
    })
}

fn changed(read: &ReadDigits, doubt: &Doubt) -> Grid {
    let mut grid = read.grid;
    grid[doubt.cell] = doubt.other;
    grid
}

/// What a grid comes to, with its solutions counted up to `limit`.
fn verdict(grid: &Grid, limit: u32) -> DigitsVerdict {
    if let Some(conflict) = conflicts(grid).first() {
        return DigitsVerdict::Conflict(conflict.house, conflict.digit);
    }
    let digits = std::array::from_fn(|cell| grid[Cell::ALL[cell]].map_or(0, Digit::value));
    match Counter::default().count_up_to(&digits, limit) {
        Some(0) => DigitsVerdict::None,
        Some(1) => DigitsVerdict::One,
        Some(count) => DigitsVerdict::Several(count, count >= limit),
        None => DigitsVerdict::Unknown,
    }
}
