//! [`Library`]: the place that lists every game ever begun.

pub mod listing;
pub mod merge;
pub mod msg;
pub mod rows;
pub mod search;
pub mod starters;
pub mod statistics;
pub mod transfer;
#[cfg(feature = "page")]
pub mod components;
pub(crate) mod update;
pub mod view;

use std::rc::Rc;

use listing::Browse;
use rows::{LastListing, Listing, Row, all_rows, shown_puzzles};
use search::Words;

use crate::core::context;
use crate::core::games::{Collection, Games, key_text};
use crate::core::puzzles::Puzzles;
use crate::core::section::Section;
use crate::core::summary::Summary;

/// The place while it works off a message.
pub(crate) type Update<'a> = context::Update<'a, Library>;
/// The place while it is drawn.
pub type Shown<'a> = context::Shown<'a, Library>;

/// What the player looks at in the library.
#[derive(Default)]
pub struct Library {
    /// The section, its order and its filters.
    pub browse: Browse,
    last_listing: LastListing,
    /// The collection deleted last with its key and the keys of its games, so that it can come back.
    pub removed: Option<(String, Collection, Vec<String>)>,
}

impl Library {
    /// The rows of the section that the player looks at. `words` is what the search looks through with
    /// puzzles, `text_of` the same with a game.
    pub fn listing(
        &self,
        games: &Games,
        words: Words,
        text_of: &dyn Fn(&Summary) -> String,
    ) -> Rc<Listing> {
        self.last_listing.listing(games, &self.browse, words, text_of)
    }
    /// All rows of the section, in order.
    pub fn section_rows(&self, games: &Games) -> Vec<Row> {
        let browse =
            Browse { section: self.browse.section, order: self.browse.order, ..Browse::default() };
        all_rows(games, &browse)
    }
    /// The game of a row, as it is or as it would begin.
    pub fn game_of(&self, games: &Games, row: &Row) -> Option<Rc<Summary>> {
        match row {
            Row::Game(game) => Some(game.clone()),
            Row::Puzzle(at) => {
                let Section::Collection(key) = self.browse.section else { return None };
                shown_puzzles(games, &self.browse)?.summary(&key_text(key), *at).map(Rc::new)
            }
        }
    }
    /// The puzzles of the collection that the player looks at, as far as they are read.
    pub fn shown_puzzles<'a>(&self, games: &'a Games) -> Option<&'a Puzzles> {
        shown_puzzles(games, &self.browse)
    }
}
