//! [`Puzzles`]: the puzzles of a collection that was made of a list. They are no games: what is kept of
//! 100,000 of them is a line each, which is read when the collection is looked at. A puzzle that is
//! opened, renamed, moved or deleted becomes a game of the library, whose key names its place here and
//! which stands for it from then on.

use crate::core::record::{
    ExplainerRating, Rating, Record, print_explainer, print_rating, read_explainer, read_rating,
};
use crate::core::summary::Summary;
use crate::service::puzzle_list::PuzzleList;

/// How many puzzles a part has, which is one text of the database.
pub const PART: usize = 500;

/// The puzzles of a collection in the order of its list, and how hard each is, as far as that is known.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Puzzles {
    /// The clues and the names.
    pub list: PuzzleList,
    ratings: Vec<Option<Rating>>,
    explainers: Vec<Option<ExplainerRating>>,
    /// Whether all parts are read.
    pub is_complete: bool,
    /// No puzzle before this place lacks a rating that a worker was not asked for.
    next_unrated: usize,
}

/// What the database calls a part of a collection's puzzles.
pub fn part_key(collection: &str, part: usize) -> String {
    format!("{collection}.{part:05}")
}

/// The key of the game that a puzzle of a collection becomes.
pub fn game_id(collection: &str, place: usize) -> String {
    format!("{collection}{place:06x}")
}

/// The collection and the place that such a key names; none for the key of another game.
pub fn place_of(id: &str) -> Option<(&str, usize)> {
    let (collection, place) = id.split_at_checked(COLLECTION_KEY)?;
    let is_place = place.len() == PLACE_KEY;
    Some((collection, usize::from_str_radix(place, 16).ok().filter(|_| is_place)?))
}

/// The characters of a collection's key, and of a place after it.
const COLLECTION_KEY: usize = 16;
const PLACE_KEY: usize = 6;
/// As many places as a key can name.
pub const MAX_PLACES: usize = 1 << (4 * PLACE_KEY);

impl Puzzles {
    /// Adds a puzzle.
    pub fn push(
        &mut self,
        clues: &str,
        name: &str,
        rating: Option<Rating>,
        explainer: Option<ExplainerRating>,
    ) {
        self.list.push_line(clues, name);
        self.ratings.push(rating);
        self.explainers.push(explainer);
    }
    /// How many there are, as far as they are read.
    pub fn len(&self) -> usize {
        self.list.len()
    }
    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.list.is_empty()
    }
    /// How hard a puzzle is, if that is known.
    pub fn rating(&self, at: usize) -> Option<Rating> {
        *self.ratings.get(at)?
    }
    /// A puzzle as a game that was not begun; none for a place that is not read.
    pub fn summary(&self, collection: &str, at: usize) -> Option<Summary> {
        let (&rating, &explainer) = (self.ratings.get(at)?, self.explainers.get(at)?);
        Some(Summary {
            id: game_id(collection, at),
            name: self.list.name(at).to_owned(),
            givens: self.list.clues(at),
            collection: Some(collection.to_owned()),
            place: Some(at as u64),
            record: Record { rating, explainer, ..Record::default() },
            ..Summary::default()
        })
    }
    /// What is found out about a puzzle.
    pub fn rate(&mut self, at: usize, rating: Rating) {
        if let Some(known) = self.ratings.get_mut(at) {
            *known = Some(rating);
        }
    }
    /// The next puzzles of one part without a rating, at most so many; none twice.
    pub fn next_unrated(&mut self, most: usize) -> Vec<usize> {
        let lacks = |&at: &usize| self.ratings[at].is_none();
        let Some(first) = (self.next_unrated..self.len()).find(lacks) else {
            self.next_unrated = self.len();
            return Vec::new();
        };
        let end = self.len().min((first / PART + 1) * PART);
        let found: Vec<usize> = (first..end).filter(lacks).take(most).collect();
        self.next_unrated = found.last().map_or(end, |last| last + 1);
        found
    }
    /// How many parts the puzzles are.
    pub fn parts(&self) -> usize {
        self.len().div_ceil(PART)
    }
    /// A part as text: a line each of clues, rating, Sudoku Explainer's rating and name, apart by tabs.
    pub fn print_part(&self, part: usize) -> String {
        let mut text = String::new();
        for at in part * PART..self.len().min((part + 1) * PART) {
            let rating = self.ratings[at].map_or(String::new(), print_rating);
            let explainer = self.explainers[at].map_or(String::new(), print_explainer);
            text.push_str(self.list.line(at));
            for column in [rating.as_str(), &explainer, self.list.name(at)] {
                text.push('\t');
                text.push_str(column);
            }
            text.truncate(text.trim_end_matches('\t').len());
            text.push('\n');
        }
        text
    }
    /// Adds what [`print_part`](Self::print_part) wrote. A line without clues keeps its place.
    pub fn read_part(&mut self, text: &str) {
        for line in text.lines() {
            let mut columns = line.splitn(4, '\t');
            let mut next = || columns.next().unwrap_or_default();
            let (clues, rating, explainer, name) = (next(), next(), next(), next());
            self.push(clues, name, read_rating(rating), read_explainer(explainer));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::logic::techniques::{Technique, Tier};

    const LINE: &str =
        "4..52.7.3......3...1....7.....14......67...5...15...42....4....5...8.....2.1.76..";

    fn puzzles(count: usize) -> Puzzles {
        let mut puzzles = Puzzles::default();
        for at in 0..count {
            let rating = Rating { tier: Tier::Hard, score: at as u32, hardest: None };
            puzzles.push(LINE, &format!("No. {at}"), (at % 2 == 1).then_some(rating), None);
        }
        puzzles
    }

    #[test]
    fn parts_survive_the_trip_through_text() {
        let mut all = puzzles(PART + 3);
        let hardest = Technique::from_slug("x_wing");
        all.rate(0, Rating { tier: Tier::Hard, score: 7, hardest });
        let mut read = Puzzles::default();
        (0..all.parts()).for_each(|part| read.read_part(&all.print_part(part)));
        assert_eq!((all.parts(), &read), (2, &all));
        read.read_part("rubbish\n");
        assert_eq!((read.len(), read.list.clue_count(PART + 3)), (PART + 4, 0));
    }

    #[test]
    fn each_puzzle_without_a_rating_is_found_once_and_with_others_of_its_part() {
        let mut all = puzzles(PART + 6);
        let mut found = Vec::new();
        loop {
            let next = all.next_unrated(7);
            let Some(first) = next.first() else { break };
            assert!(next.iter().all(|at| at / PART == first / PART));
            found.extend(next);
        }
        let unrated: Vec<usize> = (0..PART + 6).filter(|at| at % 2 == 0).collect();
        assert_eq!(found, unrated);
    }

    #[test]
    fn a_key_names_collection_and_place() {
        let collection = "0123456789abcdef";
        let id = game_id(collection, 99_999);
        assert_eq!(place_of(&id), Some((collection, 99_999)));
        assert_eq!((place_of(collection), place_of("é123456789abcdef000001")), (None, None));
        let summary = puzzles(3).summary(collection, 2).expect("a puzzle");
        assert_eq!(
            (summary.id, summary.name, summary.place),
            (game_id(collection, 2), "No. 2".to_owned(), Some(2))
        );
        assert_eq!(puzzles(3).summary(collection, 3), None);
    }
}
