//! [`Filter`] and [`Order`]: which rows of a rated list are shown, and in which order.

use crate::engine::logic::techniques::{Technique, Tier};
use crate::service::lists::{Described, VerdictKind};

use super::{RatedList, Scale};

/// Which rows are shown: those for which all of it holds.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Filter {
    /// A technique, a name, or some characters of the clues.
    pub search: String,
    /// Only these tiers; none for all.
    pub tiers: Vec<Tier>,
    /// Only these bars of the histogram, the last included.
    pub bars: Option<(usize, usize)>,
    /// Only what is worth a look for one reason.
    pub look: Option<Look>,
    /// Only puzzles that need every clue.
    pub is_minimal: bool,
    /// Of several forms of a puzzle only the first.
    pub is_once: bool,
    /// Only puzzles whose pattern of clues is symmetric.
    pub is_symmetric: bool,
}

/// Why a row is worth a look.
#[derive(Clone, Copy, PartialEq, Eq, Debug, strum::EnumIter)]
pub enum Look {
    /// It has no solution.
    NoSolution,
    /// It has several solutions.
    Several,
    /// A form of the same stands elsewhere in the list.
    Twin,
    /// A digit stands twice in a house.
    Conflict,
}

impl Look {
    /// The verdict that is the reason; none for what is no verdict.
    pub fn verdict(self) -> Option<VerdictKind> {
        match self {
            Look::NoSolution => Some(VerdictKind::None),
            Look::Several => Some(VerdictKind::Several),
            Look::Conflict => Some(VerdictKind::Conflict),
            Look::Twin => None,
        }
    }
}

/// A filter whose words were looked up.
pub struct Prepared<'a> {
    filter: &'a Filter,
    search: String,
    /// Whether the search can be characters of the clues.
    is_clues: bool,
    techniques: Vec<Technique>,
}

impl Filter {
    /// Looks up the techniques that the search means. `name` names a technique.
    pub fn prepared(&self, name: &dyn Fn(Technique) -> String) -> Prepared<'_> {
        let search = self.search.trim().to_ascii_lowercase();
        let is_meant = |technique: &&Technique| {
            !search.is_empty()
                && (name(**technique).to_ascii_lowercase().contains(&search)
                    || technique.slug().contains(&search))
        };
        let techniques = Technique::ALL.iter().filter(is_meant).copied().collect();
        let is_clues = search.bytes().all(|byte| byte == b'.' || byte.is_ascii_digit());
        Prepared { filter: self, search, is_clues, techniques }
    }
}

impl Prepared<'_> {
    /// Whether a row is shown.
    pub fn holds(&self, list: &RatedList, at: usize) -> bool {
        self.is_found(list, at)
            && match list.row(at) {
                Some(row) => self.holds_of(list, at, row),
                None => {
                    Filter { search: String::new(), ..self.filter.clone() } == Filter::default()
                }
            }
    }
    fn is_found(&self, list: &RatedList, at: usize) -> bool {
        let uses = |row: &Described| {
            let counts = row.grade.iter().flat_map(|grade| &grade.counts);
            counts.into_iter().any(|(technique, _)| self.techniques.contains(technique))
        };
        let is_named =
            |name: &str| !name.is_empty() && name.to_ascii_lowercase().contains(&self.search);
        self.search.is_empty()
            || self.is_clues && list.puzzles.line(at).contains(&self.search)
            || is_named(list.puzzles.name(at))
            || !self.techniques.is_empty() && list.row(at).is_some_and(uses)
    }
    fn holds_of(&self, list: &RatedList, at: usize, row: &Described) -> bool {
        let filter = self.filter;
        let tier = row.grade.as_ref().map(|grade| grade.tier);
        let is_proper = row.verdict == VerdictKind::One;
        let in_bars = |(first, last): (usize, usize)| {
            list.scale().bar(row).is_some_and(|bar| (first..=last).contains(&bar))
        };
        (filter.tiers.is_empty() || tier.is_some_and(|tier| filter.tiers.contains(&tier)))
            && filter.bars.is_none_or(in_bars)
            && filter.look.is_none_or(|look| match look.verdict() {
                Some(verdict) => row.verdict == verdict,
                None => list.has_twin(at),
            })
            && (!filter.is_minimal || is_proper && row.redundant.is_empty())
            && (!filter.is_once || list.same_as(at).is_none())
            && (!filter.is_symmetric || !row.symmetries.is_empty())
    }
}

/// What the rows go by.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, strum::EnumIter)]
pub enum OrderBy {
    /// Their places in the list.
    #[default]
    Number,
    /// The number of clues.
    Clues,
    /// The verdict.
    Verdict,
    /// HoDoKu's tier.
    Tier,
    /// HoDoKu's points.
    Score,
    /// Sudoku Explainer's rating.
    Explainer,
    /// The hardest technique, in the order of the ladder.
    Hardest,
    /// The depth of trial.
    Depth,
    /// How many clues can be left out.
    Redundant,
    /// The number of symmetries of the pattern.
    Symmetry,
    /// The first form of the same.
    SameAs,
}

/// The order of the rows; those of which that is not known come last, either way.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Order {
    /// What they go by.
    pub by: OrderBy,
    /// Whether the largest comes first.
    pub is_descending: bool,
}

impl Order {
    /// After a press on the heading of a column: by it, or by it the other way round.
    pub fn after_press(self, by: OrderBy) -> Order {
        Order { by, is_descending: self.by == by && !self.is_descending }
    }
    /// A number by which rows are compared.
    pub(super) fn key(self, list: &RatedList, at: usize) -> u32 {
        let known = list.row(at).and_then(|row| value(self.by, list, at, row));
        match known.or((self.by == OrderBy::Number).then_some(at as u32)) {
            None => u32::MAX,
            Some(value) if self.is_descending => u32::MAX - 1 - value,
            Some(value) => value,
        }
    }
}

fn value(by: OrderBy, list: &RatedList, at: usize, row: &Described) -> Option<u32> {
    let grade = row.grade.as_ref();
    match by {
        OrderBy::Number => Some(at as u32),
        OrderBy::Clues => Some(row.clues.into()),
        OrderBy::Verdict => Some(row.verdict as u32),
        OrderBy::Tier => grade.map(|grade| grade.tier as u32),
        OrderBy::Score => grade.map(|grade| grade.score),
        OrderBy::Hardest => grade.and_then(|grade| grade.hardest).map(|hardest| hardest as u32),
        OrderBy::Explainer => row.explainer.map(|rating| rating.er.0.into()),
        OrderBy::Depth => row.depth.map(u32::from),
        OrderBy::Redundant => grade.map(|_| row.redundant.len() as u32),
        OrderBy::Symmetry => Some(row.symmetries.len() as u32).filter(|&count| count > 0),
        OrderBy::SameAs => list.same_as(at).map(|first| first as u32),
    }
}

impl Scale {
    /// The bars from one to another, whichever is the first; none for all.
    pub fn chosen(self, one: usize, other: usize) -> Option<(usize, usize)> {
        let last = self.bars() - 1;
        let chosen = (one.min(other).min(last), one.max(other).min(last));
        (chosen != (0, last)).then_some(chosen)
    }
}
