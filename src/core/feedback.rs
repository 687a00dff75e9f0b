//! [`Feedback`]: what can be heard and felt, for those who switch it on.

use crate::engine::types::conflict::{conflicting_cells, conflicts};
use crate::engine::types::grid::{Grid, Solution};

/// What just happened on the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Feedback {
    /// A digit was placed.
    Placed,
    /// A digit was placed that conflicts with another.
    Conflicted,
    /// The last digit was placed, and all are right.
    Completed,
}

/// How the player gets it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct FeedbackKinds {
    /// As a sound.
    pub sound: bool,
    /// As a vibration of the device.
    pub vibration: bool,
}

impl Feedback {
    /// What happened between two states of one board; nothing where no digit was added.
    pub fn between(before: &Grid, after: &Grid) -> Option<Feedback> {
        if after.clues() <= before.clues() {
            return None;
        }
        let wrong = |grid| conflicting_cells(&conflicts(grid)).len();
        Some(match Solution::of(after) {
            Some(_) => Feedback::Completed,
            None if wrong(after) > wrong(before) => Feedback::Conflicted,
            None => Feedback::Placed,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::types::cell::Cell;
    use crate::engine::types::digit::Digit;

    const SOLVED: &str =
        "415638972362479185789215364926341758138756429574982631257164893843597216691823547";

    #[test]
    fn a_placed_digit_a_conflict_and_the_end_differ() {
        let solved: Grid = SOLVED.parse().expect("81 digits");
        let without = |cell: Cell| {
            let mut grid = solved;
            grid[cell] = None;
            grid
        };
        let last = without(Cell::new(0, 0));
        assert_eq!(Feedback::between(&last, &solved), Some(Feedback::Completed));
        assert_eq!(Feedback::between(&solved, &last), None);
        let mut wrong = last;
        wrong[Cell::new(0, 0)] = Some(Digit::new(5));
        assert_eq!(Feedback::between(&last, &wrong), Some(Feedback::Conflicted));
        let mut two = last;
        two[Cell::new(8, 8)] = None;
        assert_eq!(Feedback::between(&two, &last), Some(Feedback::Placed));
        assert_eq!(Feedback::between(&last, &last), None);
    }
}
