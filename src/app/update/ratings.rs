//! How hard the puzzles of a list are: a worker rates a few at a time while it has nothing else to do.

use crate::engine::rating::grade::Grade;
use crate::service::Request;

use super::Update;
use crate::app::jobs::Purpose;
use crate::app::library::database::{Store, Write};
use crate::app::library::summary::Summary;
use crate::app::record::Rating;

/// So many puzzles are rated at a time: the list is drawn anew after each time.
const PUZZLES_A_JOB: usize = 4;

impl Update<'_> {
    /// Has the next puzzles rated, if any are left.
    pub(super) fn rate_next(&mut self) {
        let library = &self.model.library;
        let next = library.unrated.iter().rev().filter_map(|id| library.get(id));
        let next = next.filter(|game| game.lacks_rating()).take(PUZZLES_A_JOB);
        let (ids, grids): (Vec<_>, Vec<_>) =
            next.map(|game| (game.id.clone(), game.givens)).unzip();
        if !ids.is_empty() {
            self.ask(Purpose::Ratings(ids), Request::Rate { grids });
        }
    }
    /// A puzzle that was opened meanwhile is rated as the game in play. One without a rating is not
    /// asked about again before the page is opened anew.
    pub(super) fn take_ratings(&mut self, ids: &[String], grades: Vec<Option<Grade>>) {
        let library = &mut self.model.library;
        library.unrated.retain(|id| !ids.contains(id));
        let mut writes = Vec::new();
        for (id, grade) in ids.iter().zip(grades) {
            let known = library.get(id).filter(|game| game.lacks_rating());
            let (Some(known), Some(grade)) = (known, grade) else { continue };
            let mut summary = Summary::clone(known);
            summary.record.rating = Some(Rating::of(&grade));
            writes.push(Write::Put(Store::Summaries, id.clone(), summary.print()));
            library.insert(summary);
        }
        self.write_library(writes);
        if !self.makes_something() {
            self.work_ahead();
        }
    }
}
