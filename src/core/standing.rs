//! [`Standing`]: how a time compares with those of other games.

use super::order::by_number;

/// The fewest times that have a median.
pub const LEAST_FOR_MEDIAN: usize = 3;
/// Shorter times stand where this one does.
const SHORTEST: f64 = 1.0;

/// How a time compares with those of other games.
#[derive(Clone, PartialEq, Debug)]
pub struct Standing {
    /// Its place among all, 1 for the shortest; the same time has the same place.
    pub place: usize,
    /// How many games there are, this one included.
    pub count: usize,
    /// The shortest time, in the unit of the times.
    pub best: f64,
    /// The longest.
    pub longest: f64,
    /// The middle one, where there are enough.
    pub median: Option<f64>,
    /// Where each other time lies between the shortest and the longest, 0 to 1: on a line on which
    /// twice the time is always as far.
    pub others: Vec<f64>,
    /// Where this one lies.
    pub own: f64,
    /// Where the median lies.
    pub middle: f64,
}

impl Standing {
    /// The standing of a time among others. Times are not negative.
    pub fn of(own: f64, others: &[f64]) -> Standing {
        let all: Vec<f64> = others.iter().copied().chain([own]).collect();
        let best = all.iter().copied().fold(own, f64::min);
        let longest = all.iter().copied().fold(own, f64::max);
        let log = |time: f64| (time.max(SHORTEST) / best.max(SHORTEST)).ln();
        let width = if log(longest) > 0.0 { log(longest) } else { 1.0 };
        let at = |time: f64| log(time) / width;
        let median = median(&all);
        Standing {
            place: others.iter().filter(|&&other| other < own).count() + 1,
            count: all.len(),
            best,
            longest,
            median: (all.len() >= LEAST_FOR_MEDIAN).then_some(median),
            others: others.iter().map(|&other| at(other)).collect(),
            own: at(own),
            middle: at(median),
        }
    }
}

/// The median of at least one time; 0 of none. No time is negative, so their bits have their order.
pub fn median(times: &[f64]) -> f64 {
    let sorted = by_number(times.iter().copied(), |time| time.to_bits() as i64);
    match sorted.len() {
        0 => 0.0,
        count if count % 2 == 1 => sorted[count / 2],
        count => (sorted[count / 2 - 1] + sorted[count / 2]) / 2.0,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_time_stands_where_it_was_run() {
        let standing = Standing::of(20.0, &[40.0, 10.0, 20.0, 160.0]);
        assert_eq!((standing.place, standing.count, standing.best), (2, 5, 10.0));
        assert_eq!((standing.median, standing.own, standing.middle), (Some(20.0), 0.25, 0.25));
        assert_eq!(standing.others, [0.5, 0.0, 0.25, 1.0]);
        assert_eq!(Standing::of(0.0, &[0.0]).others, [0.0]);
    }

    #[test]
    fn the_first_game_of_a_tier_is_the_best_and_has_no_median() {
        let standing = Standing::of(20.0, &[]);
        assert_eq!((standing.place, standing.count, standing.median), (1, 1, None));
        assert_eq!((standing.best, standing.own), (20.0, 0.0));
    }
}
