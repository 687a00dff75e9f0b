//! Which rows of a list are shown, and in which order.

use super::RatedList;
use super::filter::{Filter, Order, OrderBy};
use crate::core::order::by_key;
use crate::engine::logic::techniques::Technique;
use crate::service::lists::{Described, VerdictKind};

impl RatedList {
    /// Rows that have come since may be shown now, and others not any more.
    pub fn refresh_if_stale(&mut self, technique: &dyn Fn(Technique) -> String) {
        if std::mem::take(&mut self.is_stale) && !self.is_in_order() {
            self.refresh(technique);
        }
    }
    /// All rows, in the order of the list.
    fn is_in_order(&self) -> bool {
        self.filter == Filter::default() && self.order == Order::default()
    }
    /// Makes `shown` anew. `technique` names a technique.
    pub fn refresh(&mut self, technique: &dyn Fn(Technique) -> String) {
        let chosen = Prepared::of(&self.filter, technique);
        let rows = (0..self.rows.len()).filter(|&at| chosen.holds(self, at));
        let rows: Vec<u32> = rows.map(|at| at as u32).collect();
        self.shown = match self.order == Order::default() {
            true => rows,
            false => by_key(rows, |&at| key(self.order, self, at as usize)),
        };
    }
}

/// A filter whose words were looked up.
struct Prepared<'a> {
    filter: &'a Filter,
    search: String,
    /// Whether the search can be characters of the clues.
    is_clues: bool,
    techniques: Vec<Technique>,
}

impl<'a> Prepared<'a> {
    /// Looks up the techniques that the search means. `name` names a technique.
    fn of(filter: &'a Filter, name: &dyn Fn(Technique) -> String) -> Prepared<'a> {
        let search = filter.search.trim().to_ascii_lowercase();
        let is_meant = |technique: &&Technique| {
            !search.is_empty()
                && (name(**technique).to_ascii_lowercase().contains(&search)
                    || technique.slug().contains(&search))
        };
        let techniques = Technique::ALL.iter().filter(is_meant).copied().collect();
        let is_clues = search.bytes().all(|byte| byte == b'.' || byte.is_ascii_digit());
        Prepared { filter, search, is_clues, techniques }
    }

    /// Whether a row is shown.
    fn holds(&self, list: &RatedList, at: usize) -> bool {
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

/// A number by which rows are compared.
fn key(order: Order, list: &RatedList, at: usize) -> u32 {
    let known = list.row(at).and_then(|row| value(order.by, list, at, row));
    match known.or((order.by == OrderBy::Number).then_some(at as u32)) {
        None => u32::MAX,
        Some(value) if order.is_descending => u32::MAX - 1 - value,
        Some(value) => value,
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
