//! [`Batch`]: puzzles that are made at once. Item n follows from the recipe and n alone; where it is a
//! form of an item before it, another takes its place by a seed that follows from n. That is decided
//! in the order of the numbers, so that the list is the same in whatever order workers answer.

use std::collections::HashMap;

use litemap::LiteMap;

use crate::engine::generate::requirements::{Refusals, Requirement};
use crate::engine::generate::{GenerateError, Recipe};
use crate::engine::logic::techniques::Technique;
use crate::engine::rating::se::rater;
use crate::engine::types::grid::Grid;
use crate::service::lists::FormKey;
use crate::service::studio::{BatchItem, BatchResult, Made, Proved};

/// How often at most an item is made anew because it is a form of an earlier one.
const MAX_REPEATS: u64 = 100;
/// How many parts a large batch is cut into at least: progress is seen, and the workers end together.
const PARTS: usize = 64;
/// How many rows more are drawn at once.
const MORE_ROWS: usize = 4;

/// A puzzle of the batch.
#[derive(Clone, PartialEq, Debug)]
pub struct Row {
    /// Its own recipe.
    pub recipe: Recipe,
    /// It, and what is known of it.
    pub made: Box<Made>,
    /// Whether Sudoku Explainer's rating was looked for.
    is_rated: bool,
    repeats: u64,
}

/// Why a batch ended before all were made.
#[derive(Clone, PartialEq, Debug)]
pub struct Failure {
    /// How many puzzles were tried for the one that was not found.
    pub tried: u64,
    /// What refused most of them, if that is known.
    pub by: Option<Requirement>,
    /// How often each refused.
    pub refusals: Refusals,
    /// What came nearest.
    pub nearest: Option<(Grid, Requirement)>,
}

/// Puzzles that are made at once.
#[derive(Default)]
pub struct Batch {
    /// What all of them are to be; none before the first batch.
    pub recipe: Option<Recipe>,
    /// Whether workers make them.
    pub is_going: bool,
    /// How many puzzles were tried for those that are made.
    pub tried: u64,
    /// How often each requirement refused.
    pub refusals: Refusals,
    /// Why it ended early, if it did.
    pub failure: Option<Failure>,
    /// The number of the puzzle that is shown.
    pub chosen: Option<usize>,
    /// What is said of it, once that is known.
    pub proved: Option<Box<Proved>>,
    /// The numbers of those that are taken.
    pub taken: Vec<usize>,
    /// The first row that is drawn.
    pub first: usize,
    /// How many rows may be drawn while others are made: a few more each time, because drawing many at once
    /// takes longer than a frame.
    pub room: usize,
    /// The number of the puzzle whose menu is shown.
    pub menu: Option<usize>,
    rows: Vec<Option<Row>>,
    /// The next item that no worker was asked for.
    next: usize,
    /// Items to be made anew.
    again: Vec<BatchItem>,
    /// All before are no forms of one another.
    settled: usize,
    forms: HashMap<FormKey, usize>,
}

impl Batch {
    /// A batch of this many puzzles by a recipe, none of which is made yet.
    pub fn of(recipe: Recipe, count: usize) -> Batch {
        let rows = vec![None; count];
        Batch { recipe: Some(recipe), is_going: true, rows, ..Batch::default() }
    }
    /// How many are wanted.
    pub fn wanted(&self) -> usize {
        self.rows.len()
    }
    /// A puzzle, 0-based.
    pub fn row(&self, number: usize) -> Option<&Row> {
        self.rows.get(number)?.as_ref()
    }
    /// The numbers of those that are made.
    pub fn made(&self) -> impl Iterator<Item = usize> + '_ {
        self.rows.iter().enumerate().filter(|(_, row)| row.is_some()).map(|(at, _)| at)
    }
    /// The numbers of those taken; of all that are made if none is.
    pub fn meant(&self) -> Vec<usize> {
        let taken: Vec<usize> = self.made().filter(|at| self.taken.contains(at)).collect();
        if taken.is_empty() { self.made().collect() } else { taken }
    }
    /// Takes a puzzle with others, or leaves it out again.
    pub fn toggle(&mut self, number: usize) {
        match self.taken.contains(&number) {
            true => self.taken.retain(|other| *other != number),
            false => self.taken.push(number),
        }
    }
    /// Takes all, or none if all are taken.
    pub fn toggle_all(&mut self) {
        let all: Vec<usize> = self.made().collect();
        let has_all = self.taken.len() == all.len();
        self.taken = if has_all { Vec::new() } else { all };
    }
    /// The next items for a worker; nothing if all are with one or made.
    pub fn next_part(&mut self) -> Vec<BatchItem> {
        if let Some(again) = self.again.pop() {
            return vec![again];
        }
        // The first parts are small: something is seen sooner, and little of it at once.
        let count = (self.wanted() / PARTS).min(1 + self.next / 2).max(1);
        let end = self.wanted().min(self.next + count);
        let numbers = self.next..end;
        self.next = end;
        numbers.map(|number| BatchItem { number: number as u64, repeats: 0 }).collect()
    }
    /// What a worker made.
    pub fn take(&mut self, results: Vec<BatchResult>) {
        self.room += MORE_ROWS;
        for BatchResult { item, recipe, made } in results {
            match made {
                Ok(made) => self.put(item, recipe, made),
                Err(error) => self.fail(error),
            }
        }
        self.settle();
    }
    fn put(&mut self, item: BatchItem, recipe: Recipe, made: Box<Made>) {
        self.tried += made.generated.tried.max(1);
        self.refusals = self.refusals.with(&made.generated.refusals);
        let row = Row { recipe, made, is_rated: false, repeats: item.repeats };
        if let Some(place) = self.rows.get_mut(item.number as usize) {
            *place = Some(row);
        }
    }
    fn fail(&mut self, error: GenerateError) {
        let (tried, refusals, nearest) = match error {
            GenerateError::NotMet { puzzles, refusals, nearest } => (puzzles, refusals, nearest),
            GenerateError::NotFound { puzzles } => (puzzles, Refusals::default(), None),
            _ => (0, Refusals::default(), None),
        };
        self.tried += u64::from(tried);
        self.refusals = self.refusals.with(&refusals);
        let by = self.refusals.most();
        self.failure = Some(Failure { tried: tried.into(), by, refusals: self.refusals, nearest });
    }
    /// Items are compared in the order of their numbers: a form of an earlier one is made anew.
    fn settle(&mut self) {
        while let Some(row) = self.rows.get(self.settled).and_then(Option::as_ref) {
            let form = row.made.described.form;
            let first = *self.forms.entry(form).or_insert(self.settled);
            if first == self.settled || row.repeats >= MAX_REPEATS {
                self.settled += 1;
                continue;
            }
            let item = BatchItem { number: self.settled as u64, repeats: row.repeats + 1 };
            self.rows[self.settled] = None;
            self.again.push(item);
            return;
        }
    }
    /// Whether all are made.
    pub fn is_complete(&self) -> bool {
        self.settled == self.wanted()
    }
    /// The number of a puzzle without Sudoku Explainer's rating: from the first that is drawn on, then
    /// from the beginning.
    pub fn unrated(&self) -> Option<usize> {
        let lacks = |&at: &usize| self.row(at).is_some_and(|row| !row.is_rated);
        (self.first..self.wanted()).find(lacks).or_else(|| (0..self.first).find(lacks))
    }
    /// Keeps Sudoku Explainer's rating of a puzzle; none if it has none.
    pub fn put_explainer(&mut self, number: usize, rating: Option<rater::Rating>) {
        if let Some(Some(row)) = self.rows.get_mut(number) {
            row.made.described.explainer = rating;
            row.is_rated = true;
        }
    }
    /// The techniques of all paths, the easiest first: of how many puzzles each is the hardest, and in
    /// how many it is used.
    pub fn variety(&self) -> Vec<(Technique, [u32; 2])> {
        let mut counts: LiteMap<Technique, [u32; 2]> = LiteMap::new();
        for grade in self.rows.iter().flatten().filter_map(|row| row.made.described.grade.as_ref())
        {
            for &(technique, _) in &grade.counts {
                let [hardest, used] = counts.entry(technique).or_insert([0; 2]);
                *used += 1;
                *hardest += u32::from(grade.hardest == Some(technique));
            }
        }
        counts.iter().map(|(technique, count)| (*technique, *count)).collect()
    }
}
