//! What is asked of the workers for the puzzles of days.

use super::calendar::Date;
use super::common::Common;
use super::daily::{DAILY_TIERS, recipe};
use super::jobs::Purpose;
use crate::engine::logic::techniques::Tier;
use crate::service::request;

impl Common {
    /// Has the puzzle of a day made, if that is not being done.
    pub fn ask_daily(&mut self, date: Date, tier: Tier) {
        let daily = (date, tier);
        let is_same = |job: &Purpose| matches!(job, Purpose::Daily(_, other) if *other == daily);
        if !self.jobs.any(is_same) {
            self.cancel(|purpose| matches!(purpose, Purpose::Ratings(_)));
            let recipe = recipe(date, tier);
            self.ask(request::Generate { recipe }, |asked| Purpose::Daily(asked, daily));
        }
    }
    /// The day whose puzzles are shown.
    pub fn shown_day(&self) -> Date {
        self.dailies.day.unwrap_or(self.moment.date())
    }
    /// Has the next puzzle of the day shown made, if one is missing, else of today; whether one is.
    pub fn prepare_daily(&mut self) -> bool {
        if self.dailies.is_suspended {
            return false;
        }
        let days = [self.shown_day(), self.moment.date()];
        let known = &self.dailies.puzzles;
        let missing = days
            .into_iter()
            .flat_map(|date| DAILY_TIERS.map(|tier| (date, tier)))
            .find(|daily| !known.contains_key(daily));
        if let Some((date, tier)) = missing {
            self.ask_daily(date, tier);
        }
        missing.is_some()
    }
}
