//! [`Statistics`]: what the solved games say about their player. Games finished with the solution
//! shown never count, and times only of those that were solved without any help.

use std::rc::Rc;

use litemap::LiteMap;

use crate::core::calendar::Moment;
use crate::core::order::by_number;
use crate::core::record::PuzzleSource;
use crate::core::standing::{LEAST_FOR_MEDIAN, median};
use crate::core::summary::Summary;
use crate::engine::logic::techniques::{Technique, Tier};

/// From so many games on a tier has a curve and a distribution.
pub const LEAST_FOR_CURVE: usize = 10;
/// The running median is that of so many games.
const WINDOW: usize = 11;
/// The bars of a distribution.
const BARS: usize = 14;
const DAY_MS: i64 = 86_400_000;

/// How far back games count.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, strum::EnumIter)]
pub enum Period {
    /// Thirty days.
    Month,
    /// Half a year.
    HalfYear,
    /// All.
    #[default]
    All,
}

impl Period {
    /// Whether a moment lies in the period that ends now.
    fn covers(self, at: Moment, now: Moment) -> bool {
        let days = match self {
            Period::Month => 30,
            Period::HalfYear => 183,
            Period::All => return true,
        };
        at.millis >= now.millis.saturating_sub(days * DAY_MS)
    }
}

/// What the solved games of a period say.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Statistics {
    /// Each tier that was solved, from the easiest.
    pub tiers: Vec<TierTimes>,
    /// The hardest techniques of the games, the most frequent first.
    pub techniques: Vec<TechniqueCount>,
    /// When the first of the games was finished.
    pub since: Option<Moment>,
    /// Milliseconds played in them.
    pub played: f64,
}

/// The times of a tier.
#[derive(Clone, PartialEq, Debug)]
pub struct TierTimes {
    /// The tier.
    pub tier: Tier,
    /// Milliseconds played of each game that was solved without any help, in the order in which they
    /// were finished.
    pub times: Vec<f64>,
    /// How many were solved with help.
    pub helped: usize,
}

/// How a technique was met: as the hardest of a solved game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TechniqueCount {
    /// The technique.
    pub technique: Technique,
    /// Games in which no hint was about it or anything of its tier or above.
    pub alone: usize,
    /// Games in which such a hint said where to look or what for.
    pub nudged: usize,
    /// Games in which such a hint showed the step.
    pub shown: usize,
}

impl TechniqueCount {
    /// The games in which it was met.
    pub fn met(&self) -> usize {
        self.alone + self.nudged + self.shown
    }
}

impl Statistics {
    /// Of the games, those solved in the period that ends now.
    pub fn of<'a>(
        games: impl Iterator<Item = &'a Rc<Summary>>,
        period: Period,
        now: Moment,
    ) -> Statistics {
        let solved = games.filter(|game| game.record.is_solved());
        let solved = solved
            .filter_map(|game| Some((game.record.finish?.at, &**game)))
            .filter(|(at, _)| period.covers(*at, now));
        let solved: Vec<(Moment, &Summary)> = by_number(solved, |(at, _)| at.millis);
        let mut tiers: LiteMap<Tier, TierTimes> = LiteMap::new_vec();
        let mut techniques: LiteMap<Technique, TechniqueCount> = LiteMap::new_vec();
        for (_, game) in &solved {
            let Some(rating) = game.record.rating else { continue };
            let tier = rating.tier;
            let times = tiers.entry(tier).or_insert_with(|| TierTimes {
                tier,
                times: Vec::new(),
                helped: 0,
            });
            match game.record.finish.filter(|_| game.record.is_solved_alone()) {
                Some(finish) => times.times.push(finish.played),
                None => times.helped += 1,
            }
            if let Some(technique) = rating.hardest {
                add_technique(&mut techniques, technique, game);
            }
        }
        // Of those met as often, the easier comes first.
        let techniques = techniques.into_iter().map(|(_, count)| count);
        let techniques = by_number(techniques, |count| -(count.met() as i64));
        Statistics {
            tiers: tiers.into_iter().map(|(_, times)| times).collect(),
            techniques,
            since: solved.first().map(|(at, _)| *at),
            played: solved.iter().map(|(_, game)| game.played).sum(),
        }
    }
    /// How many games were solved.
    pub fn count(&self) -> usize {
        self.tiers.iter().map(TierTimes::count).sum()
    }
}

fn add_technique(
    techniques: &mut LiteMap<Technique, TechniqueCount>,
    technique: Technique,
    game: &Summary,
) {
    let empty = TechniqueCount { technique, alone: 0, nudged: 0, shown: 0 };
    let count = techniques.entry(technique).or_insert(empty);
    // The same step can be found by another technique: a chain is also a loop.
    let is_as_hard = |of: &Technique| of.tier() >= technique.tier();
    let hints = game.record.help.hints.iter();
    let hints = hints.filter(|hint| hint.technique.iter().any(is_as_hard));
    let of = match hints.map(|hint| (hint.shown > 0, hint.nudges > 0)).max() {
        Some((true, _)) => &mut count.shown,
        Some((false, true)) => &mut count.nudged,
        _ => &mut count.alone,
    };
    *of += 1;
}

impl TierTimes {
    /// How many games were solved, with help or without.
    pub fn count(&self) -> usize {
        self.times.len() + self.helped
    }
    /// The shortest time, if there is any.
    pub fn best(&self) -> Option<f64> {
        self.times.iter().copied().reduce(f64::min)
    }
    /// The median, where there are enough times for one.
    pub fn median(&self) -> Option<f64> {
        (self.times.len() >= LEAST_FOR_MEDIAN).then(|| median(&self.times))
    }
    /// The median of the games around each.
    pub fn running_median(&self) -> Vec<f64> {
        let reach = WINDOW / 2;
        let around = |at: usize| {
            let end = (at + reach + 1).min(self.times.len());
            median(&self.times[at.saturating_sub(reach)..end])
        };
        (0..self.times.len()).map(around).collect()
    }
    /// The ends of the time axis, which is logarithmic.
    pub fn range(&self) -> (f64, f64) {
        let longest = self.times.iter().copied().fold(0.0, f64::max);
        let best = self.best().unwrap_or_default();
        let (low, high) = (best.max(1000.0) / 1.15, longest.max(1000.0) * 1.15);
        (low, high.max(low * 1.5))
    }
    /// Where a time lies on that axis, from 0 to 1.
    pub fn place(&self, time: f64) -> f64 {
        let (low, high) = self.range();
        ((time.max(1.0) / low).ln() / (high / low).ln()).clamp(0.0, 1.0)
    }
    /// How many times lie in each of the bars of the axis.
    pub fn distribution(&self) -> Vec<usize> {
        let mut bars = vec![0; BARS];
        for &time in &self.times {
            let at = (self.place(time) * BARS as f64) as usize;
            bars[at.min(BARS - 1)] += 1;
        }
        bars
    }
}

/// The solved games as CSV: a heading, then a line a game, in the order in which they were solved.
pub fn csv<'a>(games: impl Iterator<Item = &'a Rc<Summary>>) -> String {
    let finished =
        games.filter_map(|game| game.record.finish.map(|finish| (finish.at.millis, game)));
    let lines = by_number(finished, |(at, _)| *at).into_iter().map(|(_, game)| line(game));
    let head = "puzzle,name,source,tier,score,hardest,seconds,hints,checks,mistakes,finished";
    std::iter::once(head.to_owned())
        .chain(lines)
        .fold(String::new(), |text, line| text + &line + "\n")
}

fn line(game: &Summary) -> String {
    let record = &game.record;
    let rating = record.rating;
    let technique = rating.and_then(|rating| rating.hardest);
    let finish = record.finish.expect("only finished games are listed");
    [
        game.givens.to_string(),
        quoted(&game.name),
        source(record.source).to_owned(),
        rating.map_or(String::new(), |rating| rating.tier.slug().to_owned()),
        rating.map_or(String::new(), |rating| rating.score.to_string()),
        technique.map_or(String::new(), |technique| technique.to_string()),
        ((finish.played / 1000.0) as u64).to_string(),
        (record.help.nudges() + record.help.shown()).to_string(),
        record.help.checks.to_string(),
        record.mistakes.to_string(),
        finish.at.date().to_string(),
    ]
    .join(",")
}

fn source(source: PuzzleSource) -> &'static str {
    match source {
        PuzzleSource::Unknown => "",
        PuzzleSource::Sample => "sample",
        PuzzleSource::Generated => "generated",
        PuzzleSource::Daily(..) => "daily",
        PuzzleSource::Import => "import",
        PuzzleSource::Link => "link",
        PuzzleSource::Hand => "hand",
        PuzzleSource::Practice => "practice",
    }
}

/// A field of CSV. What a spreadsheet would take for a formula begins with an apostrophe.
fn quoted(text: &str) -> String {
    let formula = text.starts_with(['=', '+', '-', '@']);
    let text = if formula { format!("'{text}") } else { text.to_owned() };
    match text.contains([',', '"', '\n', '\r']) {
        true => format!("\"{}\"", text.replace('"', "\"\"")),
        false => text,
    }
}
