//! The puzzles of a day: three, the same for everyone, made from the date alone; and what a player
//! has done with those of all days.

use litemap::LiteMap;

use crate::engine::generate::Recipe;
use crate::engine::generate::tier_recipe::{PathStyle, TierRecipe};
use crate::engine::logic::techniques::Tier;
use crate::engine::types::grid::Grid;
use crate::engine::types::rng::nth_seed;

use crate::core::calendar::Date;
use crate::core::record::{PuzzleSource, Record};

/// The tiers of a day's puzzles.
pub const DAILY_TIERS: [Tier; 3] = [Tier::Easy, Tier::Medium, Tier::Hard];

/// A higher one when dates get other puzzles than before: then the page and everyone who has not
/// loaded it anew differ. `tests/corpus/daily` has a year of them.
const DAILY_VERSION: u64 = 1;
/// From this day on the puzzles of a day are varied; those of days before stay as they were.
const FIRST_VARIED: (i64, u8, u8) = (2026, 12, 1);
/// Keeps the seeds of days apart from those of other series.
const SEED_STREAM: u64 = 0x6461_696c_7921;

/// The recipe of a day's puzzle.
pub fn recipe(date: Date, tier: Tier) -> Recipe {
    // Days before 1970 are far away from all others: the number stands for any 32 bits.
    let item = u64::from(date.days() as u32) * Tier::ALL.len() as u64 + tier as u64 + 1;
    let recipe = TierRecipe::of(tier).with_seed(nth_seed(SEED_STREAM + DAILY_VERSION, item));
    let style = if date.parts() < FIRST_VARIED { recipe.style } else { PathStyle::Varied };
    recipe.style(style)
}

/// The days' puzzles as far as they are made, and what of them is looked at.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Dailies {
    /// The clues.
    pub puzzles: LiteMap<(Date, Tier), Grid>,
    /// The puzzle that becomes the game as soon as it is made.
    pub wanted: Option<(Date, Tier)>,
    /// Whether a worker died over one: no other is made in advance until one was made.
    pub is_suspended: bool,
    /// The day whose puzzles are shown; none for today.
    pub day: Option<Date>,
    /// The first day of the month that the calendar shows; none for that of the day shown.
    pub month: Option<Date>,
}

/// What was done with the puzzles of all days.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct DailyLog {
    /// The days of which a puzzle was solved.
    days: LiteMap<Date, DayLog>,
}

/// What was done with the puzzles of a day.
#[derive(Clone, PartialEq, Debug, Default)]
struct DayLog {
    /// The tiers that were solved, each once.
    solved: Vec<Tier>,
    /// Whether one of them was solved on the day itself.
    is_kept: bool,
}

/// Days in a row on which a puzzle of the day was solved.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Streak {
    /// Those up to today; today itself may still be missing.
    pub current: u64,
    /// The most there ever were.
    pub best: u64,
}

impl DailyLog {
    /// What the records of games say. Only who has not seen the solution has solved a puzzle.
    pub fn of<'a>(records: impl Iterator<Item = &'a Record>) -> DailyLog {
        let mut log = DailyLog::default();
        for record in records.filter(|record| record.is_solved()) {
            let PuzzleSource::Daily(date, tier) = record.source else { continue };
            let day = log.days.entry(date).or_default();
            if !day.solved.contains(&tier) {
                day.solved.push(tier);
            }
            day.is_kept |= record.finish.is_some_and(|finish| finish.at.date() == date);
        }
        log
    }
    /// How many puzzles of a day were solved.
    pub fn solved_on(&self, date: Date) -> usize {
        self.days.get(&date).map_or(0, |day| day.solved.len())
    }
    /// Whether the puzzle of a tier of a day was solved.
    pub fn has_solved(&self, date: Date, tier: Tier) -> bool {
        self.days.get(&date).is_some_and(|day| day.solved.contains(&tier))
    }
    /// The seven days up to this one, and how many puzzles of each were solved.
    pub fn week(&self, today: Date) -> [(Date, usize); 7] {
        [6, 5, 4, 3, 2, 1, 0].map(|ago| {
            let date = today.plus(-ago);
            (date, self.solved_on(date))
        })
    }
    /// The streak at a day. A clock that was set back breaks none: what lies after today counts up
    /// to its own last day.
    pub fn streak(&self, today: Date) -> Streak {
        let (mut run, mut best) = (0, 0);
        let mut before: Option<Date> = None;
        for (&date, _) in self.days.iter().filter(|(_, day)| day.is_kept) {
            run = if before.is_some_and(|before| before.plus(1) == date) { run + 1 } else { 1 };
            best = best.max(run);
            before = Some(date);
        }
        let is_alive = before.is_some_and(|last| last.plus(1) >= today);
        Streak { current: if is_alive { run } else { 0 }, best }
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use crate::core::calendar::Moment;
    use crate::core::record::{Finish, Help};

    const DAY_MS: i64 = 86_400_000;

    fn solved(day: i32, finished: i32) -> Record {
        let at = Moment { millis: i64::from(finished) * DAY_MS + 1, offset: 0 };
        Record {
            source: PuzzleSource::Daily(Date::of_days(day), Tier::Easy),
            finish: Some(Finish { at, played: 1.0 }),
            ..Record::default()
        }
    }

    fn streak(records: &[Record], today: i32) -> (u64, u64) {
        let Streak { current, best } = DailyLog::of(records.iter()).streak(Date::of_days(today));
        (current, best)
    }

    #[test]
    fn days_in_a_row_are_a_streak_until_one_is_left_out() {
        let records: Vec<Record> = [1, 2, 3, 4, 7, 8].map(|day| solved(day, day)).into();
        assert_eq!(streak(&records, 8), (2, 4));
        assert_eq!(streak(&records, 9), (2, 4), "today may still come");
        assert_eq!(streak(&records, 10), (0, 4));
        assert_eq!(streak(&[], 10), (0, 0));
    }

    #[test]
    fn a_clock_that_was_set_back_breaks_no_streak() {
        let records: Vec<Record> = [5, 6, 7].map(|day| solved(day, day)).into();
        assert_eq!(streak(&records, 3), (3, 3));
    }

    #[test]
    fn a_day_made_up_for_later_is_solved_and_keeps_no_streak() {
        let records = [solved(5, 5), solved(6, 9), solved(7, 7)];
        assert_eq!(streak(&records, 7), (1, 1));
        assert_eq!(DailyLog::of(records.iter()).solved_on(Date::of_days(6)), 1);
    }

    #[test]
    fn who_saw_the_solution_has_not_solved_the_day() {
        let help = Help { solution: true, ..Help::default() };
        let records = [Record { help, ..solved(5, 5) }];
        assert_eq!(DailyLog::of(records.iter()), DailyLog::default());
    }

    #[test]
    fn every_day_and_tier_has_a_seed_of_its_own() {
        let mut seeds = BTreeSet::new();
        for days in -400..40_000 {
            for tier in DAILY_TIERS {
                assert!(seeds.insert(recipe(Date::of_days(days), tier).seed), "{days}");
            }
        }
    }
}
