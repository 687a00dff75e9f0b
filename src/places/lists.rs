//! [`RatedList`]: a list of puzzles and what is known of each. Workers find it out part by part; what the
//! table shows follows from the filter and the order.

pub mod filter;
pub mod msg;
mod selection;
mod summary;
#[cfg(feature = "page")]
pub mod components;
pub(crate) mod update;
pub mod view;

use crate::core::context;
use std::collections::HashMap;
use std::ops::RangeInclusive;

use crate::core::kept_list::{KeptRun, Part};
use crate::service::lists::{Described, Extent, FormKey, VerdictKind};
use crate::service::puzzle_list::PuzzleList;
use crate::service::table::TableFormat;
use filter::{Filter, Order};
pub use summary::{Counts, Scale};

/// The place while it works off a message.
pub(crate) type Update<'a> = context::Update<'a, RatedList>;
/// The place while it is drawn.
pub type Shown<'a> = context::Shown<'a, RatedList>;

/// How many puzzles a part has at least, and at most.
const PART: RangeInclusive<usize> = 64..=1_000;
/// A part is what all workers together rate in this time. Each answer is stored and drawn, which takes the
/// page's time.
const MILLIS_A_PART: usize = 100;
/// A part is no larger than this share of what is left, so that the workers end together.
const PARTS_LEFT: usize = 16;
/// How many puzzles a part has where Sudoku Explainer rates, too, which takes seconds for some.
const PART_EXPLAINED: usize = 4;
/// How many puzzles a part of a written table has.
pub const TABLE_PART: usize = 1_000;

/// A list of puzzles and what is known of each.
#[derive(Default)]
pub struct RatedList {
    /// What it is called; may be empty.
    pub name: String,
    /// When it was begun, in milliseconds.
    pub begun: i64,
    /// The puzzles.
    pub puzzles: PuzzleList,
    /// How many records of its text could not be read.
    pub unread: usize,
    /// Whether it goes on.
    pub run: Run,
    /// Whether Sudoku Explainer's rating is worked out, too.
    pub is_explained: bool,
    /// Which rows are shown.
    pub filter: Filter,
    /// In which order.
    pub order: Order,
    /// The rows that are shown, 0-based, in the order of the table.
    pub shown: Vec<u32>,
    /// The first of them that is drawn; the others only take room.
    pub first: usize,
    /// How many puzzles were rated when it went on last, and when that was in milliseconds.
    pub since: (usize, i64),
    /// What all rows together say.
    pub counts: Counts,
    /// The table that is being written.
    pub export: Option<Export>,
    /// How it stands with what the database keeps of it.
    pub keeping: Keeping,
    /// Whether rows have changed since `shown` was made.
    is_stale: bool,
    rows: Vec<Option<Row>>,
    /// The next row to look at for what is to be rated.
    next: usize,
    forms: HashMap<FormKey, u32>,
    /// The first puzzle of each form and how many there are of it.
    groups: Vec<Group>,
}

/// What the database keeps of a list.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Keeping {
    /// It was not asked yet whether it has one.
    #[default]
    Unknown,
    /// It was asked, and gives what it has; whether the list goes on then.
    Restoring(KeptRun),
    /// It keeps all that is found out.
    On,
    /// The browser refused to keep it.
    Refused,
}

/// Whether a list is being rated.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Run {
    /// Workers rate it.
    Going,
    /// It was stopped.
    Stopped,
    /// Everything is rated.
    #[default]
    Done,
}

/// A table that is written part by part.
#[derive(Clone, PartialEq, Debug)]
pub struct Export {
    /// How it is written.
    pub format: TableFormat,
    /// The rows of it, 0-based.
    pub rows: Vec<u32>,
    /// The parts; empty where one is not written yet.
    pub parts: Vec<String>,
    /// How many of them a worker was asked for.
    pub asked: usize,
    /// How many are written.
    pub written: usize,
}

#[derive(Clone, PartialEq, Debug)]
struct Row {
    described: Described,
    group: u32,
}

#[derive(Clone, Copy, PartialEq, Debug)]
struct Group {
    first: u32,
    count: u32,
}

impl RatedList {
    /// A list of which nothing is known yet, in its own order.
    pub fn of(name: String, puzzles: PuzzleList, unread: usize) -> RatedList {
        let count = puzzles.len();
        RatedList {
            name,
            puzzles,
            unread,
            shown: (0..count as u32).collect(),
            rows: vec![None; count],
            keeping: Keeping::On,
            ..RatedList::default()
        }
    }
    /// How many puzzles are rated.
    pub fn rated(&self) -> usize {
        self.counts.all
    }
    /// What is known of a puzzle, 0-based.
    pub fn row(&self, at: usize) -> Option<&Described> {
        Some(&self.rows.get(at)?.as_ref()?.described)
    }
    /// The first puzzle of the list that is a form of the same, if that is another one.
    pub fn same_as(&self, at: usize) -> Option<usize> {
        let first = self.group(at)?.first as usize;
        (first != at).then_some(first)
    }
    fn group(&self, at: usize) -> Option<&Group> {
        self.groups.get(self.rows.get(at)?.as_ref()?.group as usize)
    }
    /// Whether another puzzle of the list is a form of the same.
    pub fn has_twin(&self, at: usize) -> bool {
        self.group(at).is_some_and(|group| group.count > 1)
    }
    /// How much is worked out of each puzzle.
    pub fn extent(&self) -> Extent {
        if self.is_explained { Extent::WithExplainer } else { Extent::Usual }
    }
    /// The rating that the histogram shows.
    pub fn scale(&self) -> Scale {
        if self.is_explained { Scale::Explainer } else { Scale::Score }
    }

    /// The next rows to describe at a moment, in milliseconds; none if all are described or with a worker.
    pub fn next_part(&mut self, now: i64) -> Option<Part> {
        let most = if self.is_explained { PART_EXPLAINED } else { self.part_size(now) };
        let start = (self.next..self.rows.len()).find(|&at| self.lacks(at))?;
        let count =
            (start..self.rows.len().min(start + most)).take_while(|&at| self.lacks(at)).count();
        self.next = start + count;
        Some(Part { start, count })
    }
    /// The faster rows are described, the larger.
    fn part_size(&self, now: i64) -> usize {
        let (before, since) = self.since;
        let millis = usize::try_from(now - since).unwrap_or_default().max(1);
        let in_time = self.rated().saturating_sub(before) * MILLIS_A_PART / millis;
        let share = (self.rows.len() - self.next) / PARTS_LEFT;
        in_time.min(share).clamp(*PART.start(), *PART.end())
    }
    fn lacks(&self, at: usize) -> bool {
        self.row(at).is_none_or(|row| {
            self.is_explained && row.verdict == VerdictKind::One && row.explainer.is_none()
        })
    }
    /// Whether all rows are described.
    pub fn is_described(&self) -> bool {
        !(0..self.rows.len()).any(|at| self.lacks(at))
    }
    /// What no worker has any more is looked for again.
    pub fn look_again(&mut self) {
        self.next = 0;
    }
    /// What a worker has found of the rows from a place on.
    pub fn take(&mut self, start: usize, described: Vec<Described>) {
        for (at, described) in (start..self.rows.len()).zip(described) {
            self.put(at, described);
        }
        self.is_stale = true;
    }
    fn put(&mut self, at: usize, mut described: Described) {
        match self.rows[at].take() {
            Some(before) => {
                self.counts.leave(&before.described);
                described.explainer = described.explainer.or(before.described.explainer);
                self.counts.join(&described);
                self.rows[at] = Some(Row { described, group: before.group });
            }
            None => {
                let group = self.join_group(at as u32, described.form);
                self.counts.join(&described);
                self.rows[at] = Some(Row { described, group });
            }
        }
    }
    fn join_group(&mut self, at: u32, form: FormKey) -> u32 {
        let new = self.groups.len() as u32;
        let group = *self.forms.entry(form).or_insert(new);
        match self.groups.get_mut(group as usize) {
            Some(known) => {
                *known = Group { first: known.first.min(at), count: known.count + 1 };
                self.counts.repeated += 1;
            }
            None => self.groups.push(Group { first: at, count: 1 }),
        }
        group
    }
    /// Whether rows have come since the list was put in order.
    pub fn is_stale(&self) -> bool {
        self.is_stale
    }
}

#[cfg(test)]
mod tests {
    use super::filter::{Look, OrderBy};
    use super::*;
    use crate::service::lists::describe;

    const LINES: [&str; 4] = [
        "4..52.7.3......3...1....7.....14......67...5...15...42....4....5...8.....2.1.76..",
        "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
        "1................................................................................",
        "35..7....6..195....89....6.8...6...34..8.3..17...2...6.6....82....419..5....8..97",
    ];

    fn list(lines: &[&str]) -> RatedList {
        let mut puzzles = PuzzleList::default();
        lines.iter().for_each(|line| puzzles.push_clues(&line.parse().expect("a grid"), ""));
        RatedList::of(String::new(), puzzles, 0)
    }

    fn rate(list: &mut RatedList) {
        while let Some(Part { start, count }) = list.next_part(0) {
            let lines = list.puzzles.lines(start, count).to_owned();
            list.take(start, describe(&lines, list.extent(), &mut |_| true, &mut |_| {}));
        }
    }

    #[test]
    fn each_row_is_described_once_whatever_the_order_of_the_answers() {
        let mut list = list(&[LINES[1]; 200]);
        let parts: Vec<Part> = std::iter::from_fn(|| list.next_part(0)).collect();
        assert_eq!(parts.iter().map(|part| part.count).sum::<usize>(), 200);
        let one = describe(LINES[1], Extent::Usual, &mut |_| true, &mut |_| {});
        for part in parts.iter().rev() {
            list.take(part.start, vec![one[0].clone(); part.count]);
        }
        assert_eq!((list.rated(), list.counts.repeated, list.next_part(0)), (200, 199, None));
        assert_eq!((list.same_as(0), list.same_as(150)), (None, Some(0)));
        list.look_again();
        assert_eq!(list.next_part(0), None);
    }

    #[test]
    fn what_was_stopped_is_found_again() {
        let mut list = list(&[LINES[1]; 130]);
        let first = list.next_part(0).expect("a part");
        let second = list.next_part(0).expect("a part");
        let one = describe(LINES[1], Extent::Usual, &mut |_| true, &mut |_| {});
        list.take(second.start, vec![one[0].clone(); second.count]);
        list.look_again();
        assert_eq!(list.next_part(0), Some(first));
    }

    #[test]
    fn parts_are_as_large_as_rows_come_fast() {
        let mut list = list(&[LINES[1]; 20_000]);
        let one = describe(LINES[1], Extent::Usual, &mut |_| true, &mut |_| {});
        let first = list.next_part(0).expect("a part");
        assert_eq!(first.count, 64);
        list.take(first.start, vec![one[0].clone(); 64]);
        // 64 rows in 16 ms are 400 in 100 ms; in a second they are few.
        assert_eq!(list.next_part(16).map(|part| part.count), Some(400));
        assert_eq!(list.next_part(1_000).map(|part| part.count), Some(64));
        assert_eq!(list.next_part(1).map(|part| part.count), Some(1_000));
        list.next = 20_000 - 3_200;
        assert_eq!(list.next_part(1).map(|part| part.count), Some(200));
    }

    #[test]
    fn filter_and_order_choose_the_rows() {
        let mut list = list(&LINES);
        rate(&mut list);
        let shown = |list: &mut RatedList| {
            list.refresh(&|technique| technique.slug().to_owned());
            list.shown.clone()
        };
        assert_eq!(shown(&mut list), [0, 1, 2, 3]);
        list.order = Order { by: OrderBy::Clues, is_descending: false };
        assert_eq!(shown(&mut list)[0], 2);
        list.order.is_descending = true;
        assert_eq!(shown(&mut list)[3], 2);
        list.filter.look = Some(Look::Several);
        assert_eq!(shown(&mut list), [2]);
        list.filter = Filter { search: "17...2...6".to_owned(), ..Filter::default() };
        assert_eq!(shown(&mut list).len(), 2);
        list.filter = Filter { search: "full house".to_owned(), ..Filter::default() };
        list.refresh(&|_| "Full House".to_owned());
        assert_eq!(list.shown.len(), list.counts.of(VerdictKind::One));
    }

    #[test]
    fn the_explainer_is_added_to_what_is_known() {
        let mut list = list(&LINES[1..2]);
        rate(&mut list);
        list.is_explained = true;
        list.look_again();
        rate(&mut list);
        assert!(list.row(0).expect("described").explainer.is_some());
        assert_eq!((list.rated(), list.counts.repeated), (1, 0));
        assert_eq!(list.counts.bars(Scale::Explainer).iter().sum::<u32>(), 1);
    }
}
