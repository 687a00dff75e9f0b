//! Days and moments: what the wall clock of the browser shows, as data. The Gregorian calendar is
//! computed here, so that the program needs no clock and no browser to know a date.

use std::fmt;
use std::str::FromStr;

/// Milliseconds of a day.
const DAY_MS: i64 = 86_400_000;
/// The days from 1 March of year 0 to 1 January 1970.
const DAYS_BEFORE_1970: i64 = 719_468;
/// The days of 400 years, after which the calendar repeats.
const DAYS_OF_ERA: i64 = 146_097;
/// The furthest that local time is from UTC, in minutes; more is a mistake of the browser.
const MAX_OFFSET: i32 = 24 * 60;
/// The years that a [`Date`] can be read in.
const YEARS: std::ops::RangeInclusive<i64> = 1..=9999;

/// A day of the calendar. The order is that of time.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Date {
    /// Days since 1 January 1970.
    days: i32,
}

impl Date {
    /// The day so many days after 1 January 1970, or before it.
    pub fn of_days(days: i32) -> Date {
        Date { days }
    }
    /// Days since 1 January 1970.
    pub fn days(self) -> i32 {
        self.days
    }
    /// The day of a year, a month from 1 and a day of the month from 1; none if there is no such
    /// day.
    pub fn try_new(year: i64, month: u8, day: u8) -> Option<Date> {
        if !YEARS.contains(&year) || !(1..=12).contains(&month) || day == 0 {
            return None;
        }
        let date = Date { days: i32::try_from(days_of(year, month, day)).ok()? };
        (date.parts() == (year, month, day)).then_some(date)
    }
    /// The year, the month from 1, the day of the month from 1.
    pub fn parts(self) -> (i64, u8, u8) {
        let shifted = i64::from(self.days) + DAYS_BEFORE_1970;
        let era = shifted.div_euclid(DAYS_OF_ERA);
        let of_era = shifted.rem_euclid(DAYS_OF_ERA);
        let year_of_era = (of_era - of_era / 1460 + of_era / 36_524 - of_era / 146_096) / 365;
        let of_year = of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
        // Years begin in March here, so that the leap day is the last one.
        let month_from_march = (5 * of_year + 2) / 153;
        let day = of_year - (153 * month_from_march + 2) / 5 + 1;
        let month = if month_from_march < 10 { month_from_march + 3 } else { month_from_march - 9 };
        let year = year_of_era + era * 400 + i64::from(month <= 2);
        (year, month as u8, day as u8)
    }
    /// The day of the week, 0 for Monday.
    pub fn weekday(self) -> u8 {
        // 1 January 1970 was a Thursday.
        (i64::from(self.days) + 3).rem_euclid(7) as u8
    }
    /// The day so many days later, or earlier.
    #[must_use]
    pub fn plus(self, days: i32) -> Date {
        Date { days: self.days.saturating_add(days) }
    }
    /// The first day of its month.
    pub fn first_of_month(self) -> Date {
        let (_, _, day) = self.parts();
        self.plus(1 - i32::from(day))
    }
    /// How many days its month has.
    pub fn days_of_month(self) -> u8 {
        let first = self.first_of_month();
        // The 28th and four days are in the next month, whatever the month.
        let next = first.plus(31).first_of_month();
        (next.days - first.days) as u8
    }
}

/// The days from 1 January 1970 to that day.
fn days_of(year: i64, month: u8, day: u8) -> i64 {
    let month = i64::from(month);
    let year = year - i64::from(month <= 2);
    let era = year.div_euclid(400);
    let year_of_era = year.rem_euclid(400);
    let month_from_march = (month + 9) % 12;
    let of_year = (153 * month_from_march + 2) / 5 + i64::from(day) - 1;
    let of_era = year_of_era * 365 + year_of_era / 4 - year_of_era / 100 + of_year;
    era * DAYS_OF_ERA + of_era - DAYS_BEFORE_1970
}

/// `2026-11-22`.
impl fmt::Display for Date {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (year, month, day) = self.parts();
        write!(f, "{year:04}-{month:02}-{day:02}")
    }
}

/// Reads what `Display` wrote.
impl FromStr for Date {
    type Err = String;
    fn from_str(text: &str) -> Result<Date, String> {
        let read = || {
            let mut parts = text.splitn(3, '-');
            let mut part = || parts.next().filter(|part| part.bytes().all(|b| b.is_ascii_digit()));
            let (year, month, day) = (part()?, part()?, part()?);
            Date::try_new(year.parse().ok()?, month.parse().ok()?, day.parse().ok()?)
        };
        read().ok_or_else(|| format!("{text:?} is not a date"))
    }
}

/// A moment, and what the clocks on the wall showed at it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Moment {
    /// Milliseconds since 1 January 1970 in UTC.
    pub millis: i64,
    /// How many minutes local time was ahead of UTC.
    pub offset: i32,
}

impl Moment {
    /// What a browser reports: milliseconds since 1970 in UTC, and how many minutes local time is
    /// ahead. Numbers that no clock shows become the nearest that one may.
    pub fn new(millis: f64, offset: f64) -> Moment {
        // A float becomes the nearest integer in range, and nothing that is no number becomes 0.
        Moment { millis: millis as i64, offset: (offset as i32).clamp(-MAX_OFFSET, MAX_OFFSET) }
    }
    /// This moment, or the next one after `before` where the clock was set back since.
    #[must_use]
    pub fn after(self, before: Moment) -> Moment {
        Moment { millis: self.millis.max(before.millis.saturating_add(1)), ..self }
    }
    /// The day on the calendar of the place.
    pub fn date(self) -> Date {
        let local = self.millis.saturating_add(i64::from(self.offset) * 60_000);
        let days = local.div_euclid(DAY_MS);
        Date { days: days.clamp(i64::from(i32::MIN), i64::from(i32::MAX)) as i32 }
    }
}

/// `1763780000000 60`.
impl fmt::Display for Moment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.millis, self.offset)
    }
}

/// Reads what `Display` wrote.
impl FromStr for Moment {
    type Err = String;
    fn from_str(text: &str) -> Result<Moment, String> {
        let read = || {
            let (millis, offset) = text.split_once(' ')?;
            let offset: i32 = offset.parse().ok()?;
            let in_range = (-MAX_OFFSET..=MAX_OFFSET).contains(&offset);
            in_range.then_some(Moment { millis: millis.parse().ok()?, offset })
        };
        read().ok_or_else(|| format!("{text:?} is not a moment"))
    }
}

/// What the browser's two clocks show at the same time.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Now {
    /// Milliseconds of a clock that never goes back.
    pub steady: f64,
    /// The wall clock, which may be set.
    pub moment: Moment,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_day_of_eight_hundred_years_is_the_one_after_the_day_before() {
        let first = Date::try_new(1600, 1, 1).expect("a day");
        let (mut year, mut month, mut day) = (1600, 1, 1);
        for days in 0..292_194 {
            let date = first.plus(days);
            assert_eq!(date.parts(), (year, month, day));
            assert_eq!(Date::try_new(year, month, day), Some(date));
            day += 1;
            if day > date.days_of_month() {
                (month, day) = (month + 1, 1);
            }
            if month > 12 {
                (year, month) = (year + 1, 1);
            }
        }
    }

    #[test]
    fn days_that_do_not_exist_are_none() {
        for text in ["2026-02-29", "2026-00-01", "2026-13-01", "2026-1-0", "x", "1-2", "+1-2-3"] {
            assert!(text.parse::<Date>().is_err(), "{text}");
        }
        assert_eq!("2024-02-29".parse::<Date>().map(Date::weekday), Ok(3));
        assert_eq!("2026-11-22".parse::<Date>().map(Date::weekday), Ok(6));
    }

    #[test]
    fn the_local_day_is_not_that_of_utc() {
        let midnight = i64::from(Date::try_new(2026, 11, 22).expect("a day").days()) * DAY_MS;
        let at = |millis, offset| Moment { millis, offset }.date().to_string();
        assert_eq!(at(midnight - 1, 0), "2026-11-21");
        assert_eq!(at(midnight - 1, 1), "2026-11-22");
        assert_eq!(at(midnight, -60), "2026-11-21");
    }

    #[test]
    fn no_number_of_a_browser_is_too_odd() {
        for odd in [f64::NAN, f64::INFINITY, f64::NEG_INFINITY, 1e300, -1e300] {
            let moment = Moment::new(odd, odd);
            assert_eq!(moment.to_string().parse(), Ok(moment));
            _ = moment.date().to_string();
            _ = moment.date().first_of_month().days_of_month();
        }
    }
}
