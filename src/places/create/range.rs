//! [`Range`]: a number that is asked for from and to, as two thumbs that stand at stops. A thumb at its
//! end of the row asks for nothing.

use crate::engine::generate::CLUES;
use crate::engine::generate::requirements::Bounds;

/// A number that is asked for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, strum::EnumIter)]
pub enum Quantity {
    /// How many clues.
    Clues,
    /// HoDoKu's points.
    Score,
    /// Sudoku Explainer's rating, in tenths.
    Explainer,
}

/// How far the most clues are above the fewest where only one of the two is asked for: the
/// seed draws among these.
const SPREAD: u8 = 5;
/// More points than any puzzle has.
const MOST_POINTS: u32 = 99_999;
/// A rating above any, in tenths.
const MOST_TENTHS: u32 = 200;

impl Quantity {
    /// The place of the last stop; the first is 0.
    pub fn last(self) -> usize {
        match self {
            Quantity::Clues => 43,
            Quantity::Score => 57,
            Quantity::Explainer => 110,
        }
    }
    /// The number at a stop: clues 17 to 60, points 0 to 10,000 in steps that grow, ratings 1.0 to 12.0.
    pub fn value(self, stop: usize) -> u32 {
        let stop = stop as u32;
        match (self, stop) {
            (Quantity::Clues, _) => 17 + stop,
            (Quantity::Score, 0..=40) => 50 * stop,
            (Quantity::Score, 41..=52) => 2_000 + 250 * (stop - 40),
            (Quantity::Score, _) => 5_000 + 1_000 * (stop - 52),
            (Quantity::Explainer, _) => 10 + stop,
        }
    }
}

/// From and to, each the place of a stop.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Range {
    /// Of what.
    pub of: Quantity,
    /// The lower thumb.
    pub from: usize,
    /// The upper thumb, not before the lower.
    pub to: usize,
}

impl Range {
    /// One that asks for nothing.
    pub fn full(of: Quantity) -> Range {
        Range { of, from: 0, to: of.last() }
    }
    /// Moves the lower thumb; it stops at the upper.
    pub fn move_from(&mut self, stop: usize) {
        self.from = stop.min(self.to);
    }
    /// Moves the upper thumb; it stops at the lower.
    pub fn move_to(&mut self, stop: usize) {
        self.to = stop.clamp(self.from, self.of.last());
    }
    /// The least that is asked for, if any is.
    pub fn least(self) -> Option<u32> {
        (self.from > 0).then(|| self.of.value(self.from))
    }
    /// The most that is asked for, if any is.
    pub fn most(self) -> Option<u32> {
        (self.to < self.of.last()).then(|| self.of.value(self.to))
    }
    /// The bounds of points or a rating, if any are asked for.
    pub fn bounds(self) -> Option<Bounds> {
        let highest = if self.of == Quantity::Score { MOST_POINTS } else { MOST_TENTHS };
        let (least, most) = (self.least(), self.most());
        (least.is_some() || most.is_some())
            .then(|| Bounds { least: least.unwrap_or(0), most: most.unwrap_or(highest) })
    }
    /// The fewest and the most clues, as a recipe has them: the number alone where it is one.
    pub fn clues(self) -> (Option<u8>, Option<u8>) {
        let [least, most] = [self.least(), self.most()].map(|clues| clues.map(|of| of as u8));
        let (fewest, most) = match (least, most) {
            (None, None) => return (None, None),
            (Some(least), None) => (least, (least + SPREAD).min(*CLUES.end())),
            (None, Some(most)) => (most.saturating_sub(SPREAD).max(*CLUES.start()), most),
            (Some(least), Some(most)) => (least, most),
        };
        (Some(fewest), (most > fewest).then_some(most))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn range(of: Quantity, from: usize, to: usize) -> Range {
        Range { of, from, to }
    }

    #[test]
    fn stops_ascend_and_their_ends_ask_for_nothing() {
        for of in [Quantity::Clues, Quantity::Score, Quantity::Explainer] {
            assert!((0..of.last()).all(|stop| of.value(stop) < of.value(stop + 1)));
            let full = Range::full(of);
            assert_eq!((full.least(), full.most(), full.bounds()), (None, None, None));
        }
        assert_eq!(Quantity::Score.value(Quantity::Score.last()), 10_000);
        assert_eq!(Quantity::Explainer.value(56), 66);
    }

    #[test]
    fn a_thumb_does_not_pass_the_other() {
        let mut range = range(Quantity::Score, 3, 7);
        range.move_from(50);
        assert_eq!((range.from, range.to), (7, 7));
        range.move_to(2);
        assert_eq!((range.from, range.to), (7, 7));
        range.move_to(500);
        assert_eq!(range.to, Quantity::Score.last());
    }

    #[test]
    fn clues_are_drawn_within_what_is_asked_for() {
        assert_eq!(range(Quantity::Clues, 7, 7).clues(), (Some(24), None));
        assert_eq!(range(Quantity::Clues, 7, 11).clues(), (Some(24), Some(28)));
        assert_eq!(range(Quantity::Clues, 13, 43).clues(), (Some(30), Some(35)));
        assert_eq!(range(Quantity::Clues, 0, 11).clues(), (Some(23), Some(28)));
        assert_eq!(range(Quantity::Clues, 0, 0).clues(), (Some(17), None));
    }
}
