//! [`Ending`]: what is true of a game that was solved and worth saying, and which puzzle comes next.

use crate::core::calendar::Date;
use crate::core::clock::time_text;
use crate::core::common::Common;
use crate::core::daily::{DAILY_TIERS, DailyLog};
use crate::core::order::by_number;
use crate::core::record::{PuzzleSource, Record};
use crate::core::solve_picture::SolvePicture;
use crate::core::standing::{LEAST_FOR_MEDIAN, Standing, median};
use crate::core::summary::Summary;
use crate::engine::logic::techniques::{Technique, Tier};
use crate::play::Shown;
use crate::play::race::{RaceEnd, race_link};
use crate::words::message::Message;

/// Streaks that the first line of the card names.
const GREAT_STREAKS: [u64; 4] = [7, 30, 100, 365];
/// Up to so many hints the cells that the player found are counted against all.
const FEW_HINTS: u64 = 3;
/// How many games of a tier in a row have to go well to lead to the next tier.
const IN_A_ROW: usize = 3;

/// What is true of a game that was solved.
pub struct Ending {
    /// The first line.
    pub line: Message,
    /// How its time compares with others of its tier, if it was solved without help.
    pub standing: Option<(Tier, Standing)>,
    /// The median of its tier's other times without help, in milliseconds, if there are enough.
    pub median: Option<f64>,
    /// What it taught, if it did.
    pub learned: Option<Learned>,
    /// The days up to today, if it is a puzzle of a day.
    pub days: Option<Days>,
    /// What became of the race, if it was one.
    pub race: Option<RaceEnd>,
    /// What comes next.
    pub next: Next,
    /// The tier of another puzzle like it.
    pub tier: Tier,
}

/// What a game taught.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Learned {
    /// The hardest technique of which there were hints, and how many were about it.
    Hinted(Technique, u64),
    /// No easier puzzle that was solved without help took this technique.
    Alone(Technique),
}

/// The days up to today.
#[derive(Clone, PartialEq, Debug)]
pub struct Days {
    /// How many in a row up to today have a puzzle that was solved on the day.
    pub streak: u64,
    /// The last seven, today last, and how many of its puzzles were solved.
    pub week: [(Date, usize); 7],
}

impl Days {
    /// The days of a log up to this one.
    pub fn of(log: &DailyLog, today: Date) -> Days {
        Days { streak: log.streak(today).current, week: log.week(today) }
    }
}

/// What comes next.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Next {
    /// The link with the player's times goes back to who sent the puzzle.
    SendTimes(String),
    /// The next puzzle of the list, by its key.
    OfList(String),
    /// A puzzle of today that is open.
    Daily(Date, Tier),
    /// Nothing of today is left: the day is a picture to share.
    Day(Date),
    /// Another puzzle of the tier.
    Another(Tier),
    /// One of a harder tier.
    Harder(Tier),
}

impl Ending {
    /// The ending of the game in play, which is solved.
    pub fn of(common: &Common) -> Ending {
        let record = &common.session.record;
        let others: Vec<&Summary> = common
            .games
            .games()
            .map(|game| &**game)
            .filter(|game| game.id != common.session.id)
            .collect();
        let log = DailyLog::of(others.iter().map(|game| &game.record).chain([record]));
        let today = common.moment.date();
        let tier = tier_of(record).unwrap_or(Tier::Easy);
        let times = times(others.iter().map(|game| &game.record), tier);
        let standing = tier_of(record).filter(|_| record.is_solved_alone());
        let standing = standing.map(|tier| (tier, Standing::of(common.session.played(), &times)));
        let is_daily = matches!(record.source, PuzzleSource::Daily(..)) && !record.help.solution;
        let days = is_daily.then(|| Days::of(&log, today));
        let learned = learned(record, &others);
        let race = RaceEnd::of(&common.session);
        let next = match &race {
            Some(race) => Next::SendTimes(race_link(common, &race.own)),
            None => next(common, &log, &others, tier),
        };
        let line = || line(common, days.as_ref(), standing.as_ref(), learned);
        Ending {
            line: race.as_ref().map_or_else(line, RaceEnd::line),
            median: (times.len() >= LEAST_FOR_MEDIAN).then(|| median(&times)),
            standing,
            learned,
            race,
            next,
            days,
            tier,
        }
    }
}

/// The puzzles of a day that are all solved.
pub struct Day {
    date: Date,
    /// From the easiest on.
    pub puzzles: Vec<DayPuzzle>,
}

/// A puzzle of a day.
pub struct DayPuzzle {
    /// Its tier.
    pub tier: Tier,
    /// Milliseconds played.
    pub played: f64,
    /// How it was solved; without a shade while that is not read.
    pub picture: SolvePicture,
}

impl Day {
    /// The day as far as it is known.
    pub fn of(model: &Shown, date: Date) -> Day {
        let puzzle = |tier: Tier| {
            let session = &model.common.session;
            if session.record.source == PuzzleSource::Daily(date, tier) {
                let picture = SolvePicture::of(&session.game);
                return Some(DayPuzzle { tier, played: model.common.session.played(), picture });
            }
            let game = model.common.games.daily(date, tier)?;
            let mut known = model.own.day_pictures.iter().filter(|(id, _)| *id == game.id);
            let picture = known.next().map(|(_, picture)| picture.clone());
            let picture = picture.unwrap_or(SolvePicture { shades: vec![None; 81] });
            Some(DayPuzzle { tier, played: game.record.finish?.played, picture })
        };
        Day { date, puzzles: DAILY_TIERS.into_iter().filter_map(puzzle).collect() }
    }
    /// Milliseconds of all.
    pub fn total(&self) -> f64 {
        self.puzzles.iter().map(|puzzle| puzzle.played).sum()
    }
    /// Which day it is.
    pub fn date(&self) -> Message {
        let (_, month, day) = self.date.parts();
        let weekday = u64::from(self.date.weekday());
        Message::TodayDate { weekday, month: u64::from(month), day: u64::from(day) }
    }
    /// What is said with its picture, after so many days in a row.
    pub fn text(&self, streak: u64) -> Message {
        let (_, month, day) = self.date.parts();
        let time = |at: usize| {
            self.puzzles.get(at).map_or(String::new(), |puzzle| time_text(puzzle.played))
        };
        let (easy, medium, hard) = (time(0), time(1), time(2));
        let (month, day) = (u64::from(month), u64::from(day));
        Message::EndShared { month, day, easy, medium, hard, count: streak }
    }
}

fn tier_of(record: &Record) -> Option<Tier> {
    record.rating.map(|rating| rating.tier)
}

/// Milliseconds of the games of a tier that were solved without help.
pub fn times<'a>(records: impl Iterator<Item = &'a Record>, tier: Tier) -> Vec<f64> {
    let of_tier = records.filter(|of| tier_of(of) == Some(tier) && of.is_solved_alone());
    of_tier.filter_map(|of| Some(of.finish?.played)).collect()
}

/// The first of all that is true and worth saying.
fn line(
    common: &Common,
    days: Option<&Days>,
    standing: Option<&(Tier, Standing)>,
    learned: Option<Learned>,
) -> Message {
    let session = &common.session;
    if session.record.help.solution {
        return Message::EndSeen;
    }
    let today = common.moment.date();
    let is_of_today =
        matches!(session.record.source, PuzzleSource::Daily(date, _) if date == today);
    if let Some(days) = days.filter(|_| is_of_today) {
        match days.week[6].1 {
            done if done == DAILY_TIERS.len() => return Message::EndThree { count: days.streak },
            1 if GREAT_STREAKS.contains(&days.streak) => {
                return Message::EndStreak { count: days.streak };
            }
            _ => {}
        }
    }
    match (standing, learned) {
        (Some((tier, standing)), _) if standing.count == 1 => {
            return Message::EndFirst { tier: *tier };
        }
        (Some((tier, standing)), _) if standing.place == 1 && standing.count > 2 => {
            return Message::EndFastest { tier: *tier };
        }
        (_, Some(Learned::Alone(technique))) if technique.tier() != Tier::Easy => {
            return Message::EndNewTechnique { technique };
        }
        _ => {}
    }
    by_own_work(common)
}

/// How much of the game was the player's own work; each hint counts as a cell.
fn by_own_work(common: &Common) -> Message {
    let session = &common.session;
    let help = &session.record.help;
    let cells = 81 - session.board().givens.clues() as u64;
    let hints = u64::from(help.nudges()) + u64::from(help.shown());
    let own = cells.saturating_sub(hints + u64::from(help.cells));
    match hints {
        _ if help.is_none() => Message::EndAlone { count: cells },
        _ if own == cells => Message::EndListed,
        _ if own == 0 => Message::EndExplained,
        1..=FEW_HINTS if help.cells == 0 => Message::EndFewHints { own, count: cells },
        _ => Message::EndManyHints { own },
    }
}

/// After hints the hardest technique that they were about; else the hardest of the puzzle, if it is harder
/// than any of a puzzle that was solved without help before.
fn learned(record: &Record, others: &[&Summary]) -> Option<Learned> {
    let hinted = record.help.hints.iter().filter_map(|hint| {
        let count = u64::from(hint.nudges) + u64::from(hint.shown);
        Some((hint.technique?, count))
    });
    if let Some((technique, count)) = hinted.max_by_key(|(technique, _)| *technique as usize) {
        return Some(Learned::Hinted(technique, count));
    }
    let hardest = |of: &Record| of.rating.filter(|_| of.is_solved_alone())?.hardest;
    let own = hardest(record)?;
    let mut known = others.iter().filter_map(|game| hardest(&game.record));
    known.all(|known| (known as usize) < own as usize).then_some(Learned::Alone(own))
}

/// A list goes on; then come the puzzles of today, but for who plays harder ones, and those of another
/// day lead to their own tier.
fn next(common: &Common, log: &DailyLog, others: &[&Summary], tier: Tier) -> Next {
    let (session, today) = (&common.session, common.moment.date());
    if let Some(id) = common.games.next_of_list(&session.id) {
        return Next::OfList(id);
    }
    let is_open = |tier: &Tier| !log.has_solved(today, *tier);
    let mut open = DAILY_TIERS.into_iter().filter(is_open);
    let daily = match session.record.source {
        PuzzleSource::Daily(date, _) if date == today => {
            let Some(tier) = open.next() else { return Next::Day(today) };
            Some(tier)
        }
        PuzzleSource::Daily(..) | PuzzleSource::Practice => None,
        _ => open.find(|open| *open >= tier),
    };
    let harder = Tier::ALL.into_iter().find(|other| *other > tier);
    match (daily, harder.filter(|_| went_well(&session.record, others, tier))) {
        (Some(tier), _) => Next::Daily(today, tier),
        (None, Some(harder)) => Next::Harder(harder),
        (None, None) => Next::Another(tier),
    }
}

/// Whether the last games of the tier were solved without help, and none slower than the median of those
/// before them, if these are enough for one.
fn went_well(record: &Record, others: &[&Summary], tier: Tier) -> bool {
    let all = others.iter().map(|game| &game.record).chain([record]);
    let all = all.filter(|of| of.finish.is_some() && tier_of(of) == Some(tier));
    let newest_first = |of: &&Record| !of.finish.map_or(0, |finish| finish.at.millis);
    let all = by_number(all, newest_first);
    let (last, before) = all.split_at(IN_A_ROW.min(all.len()));
    let time = |of: &&Record| Some(of.finish.filter(|_| of.is_solved_alone())?.played);
    let before: Vec<f64> = before.iter().filter_map(time).collect();
    let limit = if before.len() < LEAST_FOR_MEDIAN { f64::INFINITY } else { median(&before) };
    let is_fast = |of: &&Record| time(of).is_some_and(|time| time <= limit);
    last.len() == IN_A_ROW && last.iter().all(is_fast)
}
