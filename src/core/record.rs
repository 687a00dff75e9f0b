//! [`Record`]: what is kept of a game beside its moves: where its puzzle came from, how hard it is,
//! which help was used, and when. It prints as lines of a saved game; a line that an older program
//! lacks or a newer one writes otherwise leaves that part unknown.

use std::fmt::Write as _;

use crate::engine::logic::techniques::{Technique, Tier};
pub use crate::engine::rating::grade::Rating;
use crate::engine::rating::se::rater::{self, Tenths};

use super::calendar::{Date, Moment};

/// What is kept of a game beside its moves.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Record {
    /// Where the puzzle came from.
    pub source: PuzzleSource,
    /// How hard the puzzle is, once that is known.
    pub rating: Option<Rating>,
    /// How hard Sudoku Explainer rates the puzzle, once that is known.
    pub explainer: Option<ExplainerRating>,
    /// Which help was used.
    pub help: Help,
    /// How many digits were entered that are not the solution's.
    pub mistakes: u32,
    /// When the game began.
    pub begun: Option<Moment>,
    /// When it was changed last.
    pub changed: Option<Moment>,
    /// How it was finished first, if it was.
    pub finish: Option<Finish>,
    /// The times of somebody else, to play against, as text: [`Session::race`](super::session::Session::race)
    /// reads them, in the part of the program that shows a race.
    pub race: Option<String>,
}

/// Sudoku Explainer's ratings: of the hardest step, of the hardest up to the first digit, and of the
/// first step.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ExplainerRating {
    /// ER, the rating.
    pub er: Tenths,
    /// EP, the pearl.
    pub ep: Tenths,
    /// ED, the diamond.
    pub ed: Tenths,
}

impl From<rater::Rating> for ExplainerRating {
    fn from(rater::Rating { er, ep, ed, .. }: rater::Rating) -> ExplainerRating {
        ExplainerRating { er, ep, ed }
    }
}

/// Where a puzzle came from.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum PuzzleSource {
    /// A game stored before this was kept.
    #[default]
    Unknown,
    /// One of the puzzles that come with the page.
    Sample,
    /// It was generated.
    Generated,
    /// The puzzle of a day, of a tier.
    Daily(Date, Tier),
    /// Pasted, dropped or opened.
    Import,
    /// In the page's address.
    Link,
    /// Entered by hand.
    Hand,
    /// Practice of a technique.
    Practice,
}

/// Which help was used.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Help {
    /// The hints, one entry a technique, in the order of their first use.
    pub hints: Vec<HintUse>,
    /// How often all steps or the solving path were opened.
    pub lists: u32,
    /// How often the digits were compared with the solution.
    pub checks: u32,
    /// How many single cells were filled from the solution.
    pub cells: u32,
    /// How many digits were filled in where only singles were left: no help, because nothing was left to
    /// find.
    pub filled: u32,
    /// Whether the whole solution was shown.
    pub solution: bool,
}

/// How often hints about one technique were used, and how far they were opened.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct HintUse {
    /// The technique; none for a hint about a mistake.
    pub technique: Option<Technique>,
    /// How many only said where to look or what for.
    pub nudges: u32,
    /// How many showed the pattern or more.
    pub shown: u32,
}

/// How far a hint was opened.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum HintExtent {
    /// It says where to look or what for.
    Nudge,
    /// It shows the pattern or more.
    Shown,
}

impl Help {
    /// A hint was opened.
    pub fn add_hint(&mut self, technique: Option<Technique>, extent: HintExtent) {
        let entry = self.hint_use(technique);
        match extent {
            HintExtent::Nudge => entry.nudges = entry.nudges.saturating_add(1),
            HintExtent::Shown => entry.shown = entry.shown.saturating_add(1),
        }
    }
    /// A hint that was a nudge shows its pattern now.
    pub fn raise_hint(&mut self, technique: Option<Technique>) {
        let entry = self.hint_use(technique);
        entry.nudges = entry.nudges.saturating_sub(1);
        entry.shown = entry.shown.saturating_add(1);
    }
    fn hint_use(&mut self, technique: Option<Technique>) -> &mut HintUse {
        let at = self.hints.iter().position(|hint| hint.technique == technique);
        let at = at.unwrap_or_else(|| {
            self.hints.push(HintUse { technique, nudges: 0, shown: 0 });
            self.hints.len() - 1
        });
        &mut self.hints[at]
    }
    /// How many hints only said where to look or what for.
    pub fn nudges(&self) -> u32 {
        self.hints.iter().fold(0, |sum, hint| sum.saturating_add(hint.nudges))
    }
    /// How many hints showed the pattern or more.
    pub fn shown(&self) -> u32 {
        self.hints.iter().fold(0, |sum, hint| sum.saturating_add(hint.shown))
    }
    /// Whether the player had no help but checks.
    pub fn is_none(&self) -> bool {
        let Help { hints, lists, checks: _, cells, filled: _, solution } = self;
        hints.is_empty() && *lists == 0 && *cells == 0 && !solution
    }
}

/// How a game was finished.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Finish {
    /// When.
    pub at: Moment,
    /// Milliseconds played until then.
    pub played: f64,
}

impl Record {
    /// Whether the player finished it without having seen the solution.
    pub fn is_solved(&self) -> bool {
        self.finish.is_some() && !self.help.solution
    }
    /// Whether the player finished it without help: only such a time is compared with others.
    pub fn is_solved_alone(&self) -> bool {
        self.is_solved() && self.help.is_none()
    }
    /// Lines of a saved game; what is not known has none.
    pub fn print(&self, text: &mut String) {
        let mut line = |key: &str, value: String| _ = writeln!(text, "{key} {value}");
        if let Some(source) = print_source(self.source) {
            line("source", source);
        }
        if let Some(rating) = self.rating {
            line("rating", print_rating(rating));
        }
        if let Some(rating) = self.explainer {
            line("explainer", print_explainer(rating));
        }
        for HintUse { technique, nudges, shown } in &self.help.hints {
            let technique = technique.map_or(MISTAKE, Technique::slug);
            line("hint", format!("{technique} {nudges} {shown}"));
        }
        let counts = [
            ("lists", self.help.lists),
            ("checks", self.help.checks),
            ("cells", self.help.cells),
            ("filled", self.help.filled),
            ("mistakes", self.mistakes),
        ];
        for (key, count) in counts.into_iter().filter(|(_, count)| *count > 0) {
            line(key, count.to_string());
        }
        if self.help.solution {
            line("solution", "seen".to_owned());
        }
        for (key, moment) in [("begun", self.begun), ("changed", self.changed)] {
            if let Some(moment) = moment {
                line(key, moment.to_string());
            }
        }
        if let Some(Finish { at, played }) = self.finish {
            line("finished", format!("{at} {}", played as u64));
        }
        if let Some(race) = &self.race {
            line("race", race.clone());
        }
    }
    /// Takes a line that [`print`](Self::print) wrote; none if the key is no part of a record. A
    /// value that is not understood leaves that part unknown: no game is lost for it.
    pub fn take(&mut self, key: &str, value: &str) -> Option<()> {
        let count = || value.parse().unwrap_or(0);
        match key {
            "source" => self.source = read_source(value).unwrap_or_default(),
            "rating" => self.rating = read_rating(value),
            "explainer" => self.explainer = read_explainer(value),
            "hint" => self.help.hints.extend(read_hint(value)),
            "lists" => self.help.lists = count(),
            "checks" => self.help.checks = count(),
            "cells" => self.help.cells = count(),
            "filled" => self.help.filled = count(),
            "mistakes" => self.mistakes = count(),
            "solution" => self.help.solution = true,
            "begun" => self.begun = value.parse().ok(),
            "changed" => self.changed = value.parse().ok(),
            "finished" => self.finish = read_finish(value),
            "race" => self.race = Some(value.to_owned()),
            _ => return None,
        }
        Some(())
    }
}

/// What stands for the technique in a hint about a mistake.
const MISTAKE: &str = "mistake";

fn print_source(source: PuzzleSource) -> Option<String> {
    Some(match source {
        PuzzleSource::Unknown => return None,
        PuzzleSource::Sample => "sample".to_owned(),
        PuzzleSource::Generated => "generated".to_owned(),
        PuzzleSource::Daily(date, tier) => format!("daily {date} {}", tier.slug()),
        PuzzleSource::Import => "import".to_owned(),
        PuzzleSource::Link => "link".to_owned(),
        PuzzleSource::Hand => "hand".to_owned(),
        PuzzleSource::Practice => "practice".to_owned(),
    })
}

fn read_source(value: &str) -> Option<PuzzleSource> {
    let words: Vec<&str> = value.split(' ').collect();
    Some(match words.as_slice() {
        ["sample"] => PuzzleSource::Sample,
        ["generated"] => PuzzleSource::Generated,
        ["daily", date, tier] => PuzzleSource::Daily(date.parse().ok()?, Tier::from_slug(tier)?),
        ["import"] => PuzzleSource::Import,
        ["link"] => PuzzleSource::Link,
        ["hand"] => PuzzleSource::Hand,
        ["practice"] => PuzzleSource::Practice,
        _ => return None,
    })
}

/// A rating as one line of text.
pub fn print_rating(Rating { tier, score, hardest }: Rating) -> String {
    let hardest = hardest.map_or(String::new(), |technique| format!(" {technique}"));
    format!("{} {score}{hardest}", tier.slug())
}

/// Reads what [`print_rating`] wrote; none for anything else.
pub fn read_rating(value: &str) -> Option<Rating> {
    let mut words = value.split(' ');
    let tier = Tier::from_slug(words.next()?)?;
    let score = words.next()?.parse().ok()?;
    Some(Rating { tier, score, hardest: words.next().and_then(Technique::from_slug) })
}

/// Sudoku Explainer's ratings as one line of text, in tenths.
pub fn print_explainer(ExplainerRating { er, ep, ed }: ExplainerRating) -> String {
    format!("{} {} {}", er.0, ep.0, ed.0)
}

/// Reads what [`print_explainer`] wrote; none for anything else.
pub fn read_explainer(value: &str) -> Option<ExplainerRating> {
    let mut tenths = value.split(' ').map(|word| word.parse().ok().map(Tenths));
    let mut next = || tenths.next().flatten();
    Some(ExplainerRating { er: next()?, ep: next()?, ed: next()? })
}

fn read_hint(value: &str) -> Option<HintUse> {
    let mut words = value.split(' ');
    let technique = match words.next()? {
        MISTAKE => None,
        slug => Some(Technique::from_slug(slug)?),
    };
    let mut count = || words.next()?.parse().ok();
    Some(HintUse { technique, nudges: count()?, shown: count()? })
}

fn read_finish(value: &str) -> Option<Finish> {
    let (at, played) = value.rsplit_once(' ')?;
    Some(Finish { at: at.parse().ok()?, played: played.parse::<u64>().ok()? as f64 })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn reread(record: &Record) -> Record {
        let mut text = String::new();
        record.print(&mut text);
        let mut read = Record::default();
        for line in text.lines() {
            let (key, value) = line.split_once(' ').expect("a key and a value");
            read.take(key, value).expect("a known key");
        }
        read
    }

    #[test]
    fn a_record_survives_the_trip_through_text() {
        let moment = Moment { millis: 1_763_780_000_000, offset: -480 };
        let date = moment.date();
        let mut help =
            Help { lists: 1, checks: 2, cells: 3, filled: 4, solution: true, ..Help::default() };
        help.add_hint(Some(Technique::XWing), HintExtent::Nudge);
        help.add_hint(Some(Technique::XWing), HintExtent::Nudge);
        help.raise_hint(Some(Technique::XWing));
        help.add_hint(None, HintExtent::Shown);
        let rating = Rating { tier: Tier::Hard, score: 712, hardest: Some(Technique::XWing) };
        let record = Record {
            source: PuzzleSource::Daily(date, Tier::Medium),
            rating: Some(rating),
            explainer: Some(ExplainerRating { er: Tenths(66), ep: Tenths(15), ed: Tenths(12) }),
            help,
            mistakes: 4,
            begun: Some(moment),
            changed: Some(moment),
            finish: Some(Finish { at: moment, played: 61_000.0 }),
            race: Some("0000a11or-help".to_owned()),
        };
        assert_eq!(reread(&record), record);
        assert_eq!((record.help.nudges(), record.help.shown()), (1, 2));
        for source in [
            PuzzleSource::Unknown,
            PuzzleSource::Sample,
            PuzzleSource::Generated,
            PuzzleSource::Import,
            PuzzleSource::Link,
            PuzzleSource::Hand,
            PuzzleSource::Practice,
        ] {
            let record = Record { source, ..Record::default() };
            assert_eq!(reread(&record), record);
        }
    }

    #[test]
    fn a_value_of_another_program_is_unknown_and_not_an_error() {
        let mut record = Record::default();
        for (key, value) in [
            ("source", "moon"),
            ("source", "daily 2026-02-30 easy"),
            ("rating", "gentle 3"),
            ("explainer", "66 x 12"),
            ("hint", "no_such 1 2"),
            ("hint", "x_wing -1 2"),
            ("checks", "99999999999999999999"),
            ("begun", "yesterday"),
            ("finished", "1 2"),
        ] {
            assert_eq!(record.take(key, value), Some(()), "{key} {value}");
        }
        assert_eq!(record, Record::default());
        assert_eq!(record.take("unheard", ""), None);
    }
}
