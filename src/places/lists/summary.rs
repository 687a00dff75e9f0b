//! [`Counts`]: what all rows of a list together say, kept up to date row by row.

use crate::engine::logic::techniques::Tier;
use crate::engine::rating::se::rater::Tenths;
use crate::service::lists::{Described, VerdictKind};
use crate::words::Localizer;
use crate::words::numbers::Decimal;
use strum::EnumCount as _;

/// A rating as a histogram shows it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Scale {
    /// HoDoKu's points: each bar reaches a quarter further than the one before it.
    #[default]
    Score,
    /// Sudoku Explainer's rating: a bar each fifth.
    Explainer,
}

/// The lower ends of the bars for points: from 100 on a quarter more each, rounded.
const SCORES: [u32; BARS_OF_SCORE] = [
    0, 100, 125, 160, 200, 250, 320, 400, 500, 630, 800, 1_000, 1_250, 1_600, 2_000, 2_500, 3_200,
    4_000, 5_000, 6_300, 8_000, 10_000, 12_500, 16_000, 20_000,
];
const BARS_OF_SCORE: usize = 25;
/// From 1.0 on, a bar each 0.2, up to 12.0.
const BARS_OF_EXPLAINER: usize = 55;
const FIRST_TENTHS: u32 = 10;
const TENTHS_A_BAR: u32 = 2;

impl Scale {
    /// The bars from one to another, whichever is the first; none for all.
    pub fn chosen(self, one: usize, other: usize) -> Option<(usize, usize)> {
        let last = self.bars() - 1;
        let chosen = (one.min(other).min(last), one.max(other).min(last));
        (chosen != (0, last)).then_some(chosen)
    }
    /// How many bars there are.
    pub fn bars(self) -> usize {
        match self {
            Scale::Score => BARS_OF_SCORE,
            Scale::Explainer => BARS_OF_EXPLAINER,
        }
    }
    /// The bar of a puzzle; none where it has no such rating.
    pub fn bar(self, row: &Described) -> Option<usize> {
        match self {
            Scale::Score => {
                let score = row.grade.as_ref()?.score;
                Some(SCORES.partition_point(|&least| least <= score) - 1)
            }
            Scale::Explainer => {
                let above = u32::from(row.explainer?.er.0).saturating_sub(FIRST_TENTHS);
                Some((above / TENTHS_A_BAR).min(BARS_OF_EXPLAINER as u32 - 1) as usize)
            }
        }
    }
    /// The lowest rating of a bar, as it is written.
    pub fn least(self, bar: usize, localizer: &Localizer) -> String {
        match self {
            Scale::Score => SCORES.get(bar).map_or(String::new(), |&score| localizer.number(score)),
            Scale::Explainer => {
                let tenths = FIRST_TENTHS + bar as u32 * TENTHS_A_BAR;
                localizer.decimal(&Decimal::new(Tenths(tenths as u16)))
            }
        }
    }
    /// The highest rating of a bar, as it is written; nothing for the last, which has no end.
    pub fn most(self, bar: usize, localizer: &Localizer) -> String {
        if bar + 1 >= self.bars() {
            return String::new();
        }
        match self {
            Scale::Score => localizer.number(SCORES[bar + 1] - 1),
            Scale::Explainer => {
                let tenths = FIRST_TENTHS + (bar as u32 + 1) * TENTHS_A_BAR - 1;
                localizer.decimal(&Decimal::new(Tenths(tenths as u16)))
            }
        }
    }
}

/// How many rows have what.
#[derive(Clone, PartialEq, Debug)]
pub struct Counts {
    /// All that are rated.
    pub all: usize,
    /// Those of which a form stands elsewhere in the list, but for one of each.
    pub repeated: usize,
    verdicts: [u32; VerdictKind::COUNT],
    tiers: [u32; Tier::ALL.len()],
    scores: [u32; BARS_OF_SCORE],
    explained: [u32; BARS_OF_EXPLAINER],
}

impl Default for Counts {
    fn default() -> Counts {
        Counts {
            all: 0,
            repeated: 0,
            verdicts: [0; VerdictKind::COUNT],
            tiers: [0; Tier::ALL.len()],
            scores: [0; BARS_OF_SCORE],
            explained: [0; BARS_OF_EXPLAINER],
        }
    }
}

impl Counts {
    /// How many have a verdict.
    pub fn of(&self, verdict: VerdictKind) -> usize {
        self.verdicts[verdict as usize] as usize
    }
    /// How many are of a tier.
    pub fn of_tier(&self, tier: Tier) -> u32 {
        self.tiers[tier as usize]
    }
    /// How many are in each bar.
    pub fn bars(&self, scale: Scale) -> &[u32] {
        match scale {
            Scale::Score => &self.scores,
            Scale::Explainer => &self.explained,
        }
    }
    pub(super) fn join(&mut self, row: &Described) {
        self.all += 1;
        self.change(row, 1);
    }
    pub(super) fn leave(&mut self, row: &Described) {
        self.all -= 1;
        self.change(row, u32::MAX);
    }
    /// Adds 1, or takes it away: the largest number and 1 make 0.
    fn change(&mut self, row: &Described, by: u32) {
        let add = |count: &mut u32| *count = count.wrapping_add(by);
        add(&mut self.verdicts[row.verdict as usize]);
        if let Some(grade) = &row.grade {
            add(&mut self.tiers[grade.tier as usize]);
        }
        if let Some(bar) = Scale::Score.bar(row) {
            add(&mut self.scores[bar]);
        }
        if let Some(bar) = Scale::Explainer.bar(row) {
            add(&mut self.explained[bar]);
        }
    }
}
