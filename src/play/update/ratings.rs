//! How hard the puzzles of a list are: a worker rates a few at a time while it has nothing else to do.

use crate::service::request;

use crate::core::database::{Store, Write};
use crate::core::jobs::Purpose;
use crate::core::record::{ExplainerRating, Rating};
use crate::core::summary::Summary;
use crate::engine::rating::se::rater;
use crate::play::Update;

/// How many puzzles are rated in a job, of which there is one a second: the list is drawn anew after
/// each, and a puzzle may take seconds.
const PUZZLES_A_JOB: usize = 8;

impl Update<'_> {
    /// Has the game's puzzle rated as Sudoku Explainer does, once that it has one solution and its other
    /// rating are known; whether that was asked.
    pub(crate) fn ask_explainer(&mut self) -> bool {
        self.take_over_import_explainer();
        let session = &self.common.session;
        let lacks = session.record.explainer.is_none() && !session.is_explainer_lost;
        let asks = lacks && session.record.rating.is_some() && session.solution().is_some();
        if asks {
            let grid = self.common.board().givens;
            self.ask(request::RateExplainer { grid }, Purpose::Explainer);
        }
        asks
    }
    /// That of a puzzle just imported may be known already.
    pub(crate) fn take_over_import_explainer(&mut self) {
        let import = &self.own.dialogs.import;
        if import.clues() == Some(self.common.board().givens) {
            let record = &mut self.common.session.record;
            record.explainer = record.explainer.or(import.explainer);
        }
    }
    pub(crate) fn take_explainer(&mut self, rating: Option<rater::Rating>) {
        self.common.session.is_explainer_lost = rating.is_none();
        if rating.is_some() {
            self.common.session.record.explainer = rating.map(ExplainerRating::from);
            self.save_quietly();
        }
    }
    pub(crate) fn take_import_explainer(&mut self, rating: Option<rater::Rating>) {
        self.own.dialogs.import.explainer = rating.map(ExplainerRating::from);
    }
    /// Has the next puzzles rated, if any are left.
    pub(crate) fn rate_next(&mut self) {
        let library = &self.common.games;
        let next = library.unrated.iter().rev().filter_map(|id| library.get(id));
        let next = next.filter(|game| game.lacks_rating()).take(PUZZLES_A_JOB);
        let (mut ids, mut grids): (Vec<_>, Vec<_>) =
            next.map(|game| (game.id.clone(), game.givens)).unzip();
        if ids.is_empty() {
            (ids, grids) = self.common.games.next_unrated(PUZZLES_A_JOB).into_iter().unzip();
        }
        if !ids.is_empty() {
            self.common.games.rated = ids;
            self.ask(request::Rate { grids }, Purpose::Ratings);
        }
    }
    /// A puzzle that was opened meanwhile is rated as the game in play. One without a rating is not
    /// asked about again before the page is opened anew.
    pub(crate) fn take_ratings(&mut self, ratings: Vec<Option<Rating>>) {
        let library = &mut self.common.games;
        let ids = std::mem::take(&mut library.rated);
        library.unrated.retain(|id| !ids.contains(id));
        let mut writes = Vec::new();
        writes.extend(library.rate_puzzles(ids.iter().zip(&ratings)));
        for (id, rating) in ids.iter().zip(ratings) {
            let known = library.get(id).filter(|game| game.lacks_rating());
            let Some(known) = known.filter(|_| rating.is_some()) else { continue };
            let mut summary = Summary::clone(known);
            summary.record.rating = rating;
            writes.push(Write::Put(Store::Summaries, id.clone(), summary.print()));
            library.insert(summary);
        }
        self.common.write_library(writes);
    }
}
