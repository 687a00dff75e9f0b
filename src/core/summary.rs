//! [`Summary`]: what the library knows of a game without opening it, as text of a line a field. It
//! is made from the saved game, so a damaged one is made anew; only the collection and a deletion
//! stand here alone.

use std::fmt::Write as _;

use thiserror::Error;

use crate::core::calendar::Moment;
use crate::core::database::{Store, Write};
use crate::core::record::{PuzzleSource, Record};
use crate::core::saved::{Saved, lines};
use crate::engine::logic::techniques::Technique;
use crate::engine::types::grid::{Grid, Solution};

/// A game as the library lists it.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Summary {
    /// The game's own key, letters and digits.
    pub id: String,
    /// The puzzle's name, one line, may be empty.
    pub name: String,
    /// The technique that it practises, if it does.
    pub practised: Option<Technique>,
    /// The clues.
    pub givens: Grid,
    /// What the player has entered so far.
    pub entries: Grid,
    /// Milliseconds played.
    pub played: f64,
    /// How many moves there are; none with a puzzle that was never opened.
    pub moves: Option<usize>,
    /// Where the puzzle came from, which help was used, and when.
    pub record: Record,
    /// The key of the collection that it is in.
    pub collection: Option<String>,
    /// Its place in the list that it came from, from 0; none if it came from no list.
    pub place: Option<u64>,
    /// When it was deleted; it can come back until the page is opened the next time.
    pub deleted: Option<Moment>,
    /// Lines that this version does not know, kept as they are.
    pub rest: Vec<String>,
}

/// How far a game is, in this order.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Stage {
    /// A puzzle that was never opened, or one of a list, of a day or generated without a move.
    NotBegun,
    /// It is being played.
    InProgress,
    /// Every cell is filled, and rightly.
    Solved,
}

/// Why a text is no summary.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
pub enum SummaryError {
    /// A newer version wrote it: it is left alone.
    #[error("a newer version wrote it")]
    Newer,
    /// It is damaged, and can be made anew from its game.
    #[error("it is damaged")]
    Damaged,
}

const HEAD: &str = "nonet-summary ";
const VERSION: u32 = 1;

impl Summary {
    /// The summary of a saved game; it is in no collection.
    pub fn of(saved: &Saved) -> Summary {
        let board = saved.game.board();
        Summary {
            id: saved.id.clone(),
            name: saved.name.clone(),
            practised: saved.practised,
            givens: board.givens,
            entries: board.entries,
            played: saved.played,
            moves: Some(saved.game.history().depth()),
            record: saved.record.clone(),
            ..Summary::default()
        }
    }
    /// The summary of a game that was listed before: what only the library knows stays.
    pub fn renewed(&self, saved: &Saved) -> Summary {
        Summary {
            collection: self.collection.clone(),
            place: self.place,
            deleted: self.deleted,
            rest: self.rest.clone(),
            ..Summary::of(saved)
        }
    }
    /// How far it is.
    pub fn stage(&self) -> Stage {
        if self.moves.is_none() {
            Stage::NotBegun
        } else if self.record.finish.is_some() || self.is_full() {
            Stage::Solved
        } else if self.is_untouched() {
            Stage::NotBegun
        } else {
            Stage::InProgress
        }
    }
    /// Whether no move was ever made and the puzzle is not lost with the game: another one is made at
    /// once, or the list has it.
    fn is_untouched(&self) -> bool {
        use PuzzleSource::{Daily, Generated, Sample};
        let is_made = matches!(self.record.source, Sample | Generated | Daily(..));
        let stays = is_made && self.practised.is_none() || self.collection.is_some();
        stays && self.moves == Some(0) && self.record.changed.is_none()
    }
    /// Its number in the list that it is in, from 1.
    pub fn number(&self) -> Option<u64> {
        self.collection.as_ref().and(self.place).and_then(|place| place.checked_add(1))
    }
    /// Whether it is a puzzle that was never opened and of which nobody knows how hard it is.
    pub fn lacks_rating(&self) -> bool {
        self.moves.is_none() && self.deleted.is_none() && self.record.rating.is_none()
    }
    /// Games of older versions do not say when they were finished.
    fn is_full(&self) -> bool {
        self.givens.clues() + self.entries.clues() == 81 && Solution::of(&self.digits()).is_some()
    }
    /// Clues and entries.
    pub fn digits(&self) -> Grid {
        let mut digits = self.givens;
        for (cell, digit) in self.entries.iter() {
            digits[cell] = Some(digit);
        }
        digits
    }
    /// Whole seconds played: until it was finished, or so far.
    pub fn seconds(&self) -> u64 {
        (self.record.finish.map_or(self.played, |finish| finish.played) / 1000.0) as u64
    }
    /// How many of the cells that are no clue have a digit, and how many there are.
    pub fn progress(&self) -> (u64, u64) {
        (self.entries.clues() as u64, 81 - self.givens.clues() as u64)
    }
    /// When something was done in it last. To look at a puzzle of a list does not move it in the list.
    pub fn last_change(&self) -> Option<Moment> {
        let record = &self.record;
        let finished = record.finish.map(|finish| finish.at);
        let begun = record.begun.filter(|_| self.stage() != Stage::NotBegun);
        record.changed.or(finished).or(begun)
    }
    /// When something was done in it last, in milliseconds since 1970; 0 if nothing was done.
    pub fn changed(&self) -> i64 {
        self.last_change().map_or(0, |moment| moment.millis)
    }
    /// As text: a head with the version, then `key value` lines.
    pub fn print(&self) -> String {
        let mut text = format!("{HEAD}{VERSION}\nid {}\nplayed {}\n", self.id, self.played as u64);
        let mut line = |key: &str, value: Option<String>| {
            if let Some(value) = value.filter(|value| !value.is_empty()) {
                _ = writeln!(text, "{key} {value}");
            }
        };
        line("name", Some(self.name.clone()));
        line("practice", self.practised.map(|technique| technique.to_string()));
        line("givens", Some(self.givens.to_string()));
        line("entries", (self.entries != Grid::EMPTY).then(|| self.entries.to_string()));
        line("moves", self.moves.map(|moves| moves.to_string()));
        line("collection", self.collection.clone());
        line("place", self.place.map(|place| place.to_string()));
        line("deleted", self.deleted.map(|moment| moment.to_string()));
        self.record.print(&mut text);
        self.rest.iter().for_each(|line| _ = writeln!(text, "{line}"));
        text
    }
    /// Reads what [`print`](Self::print) wrote.
    ///
    /// # Errors
    /// The text is of a newer version or damaged.
    pub fn read(text: &str) -> Result<Summary, SummaryError> {
        let mut lines = lines(text);
        let head = lines.next().and_then(|line| line.strip_prefix(HEAD));
        let version: u32 = head.and_then(|v| v.parse().ok()).ok_or(SummaryError::Damaged)?;
        if version > VERSION {
            return Err(SummaryError::Newer);
        }
        let mut summary = Summary::default();
        for line in lines {
            let (key, value) = line.split_once(' ').unwrap_or((line, ""));
            summary.take(key, value, line).ok_or(SummaryError::Damaged)?;
        }
        // Older versions do not write the place of the first.
        if summary.moves.is_none() {
            summary.place.get_or_insert(0);
        }
        (!summary.id.is_empty() && summary.givens != Grid::EMPTY || summary.moves.is_some())
            .then_some(summary)
            .ok_or(SummaryError::Damaged)
    }
    fn take(&mut self, key: &str, value: &str, line: &str) -> Option<()> {
        match key {
            "id" => self.id = value.to_owned(),
            "name" => self.name = value.to_owned(),
            "practice" => self.practised = Technique::from_slug(value),
            "played" => self.played = value.parse::<u64>().ok()? as f64,
            "givens" => self.givens = value.parse().ok()?,
            "entries" => self.entries = value.parse().ok()?,
            "moves" => self.moves = Some(value.parse().ok()?),
            "collection" => self.collection = Some(value.to_owned()),
            "place" => self.place = Some(value.parse().ok()?),
            "deleted" => self.deleted = Some(value.parse().ok()?),
            _ if self.record.take(key, value).is_some() => {}
            _ => self.rest.push(line.to_owned()),
        }
        Some(())
    }
}

/// What keeps a game: its summary and its text.
pub fn put(summary: &Summary, text: String) -> [Write; 2] {
    let id = &summary.id;
    [
        Write::Put(Store::Summaries, id.clone(), summary.print()),
        Write::Put(Store::Games, id.clone(), text),
    ]
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::core::game::Game;
    use crate::core::record::Finish;
    use crate::engine::types::board::Board;

    const PUZZLE: &str =
        "400520703000003000100007000014000006700050001500000420000400005000800000201076008";

    fn summary() -> Summary {
        let game = Game::start(Board::of_givens(PUZZLE.parse().expect("a grid")));
        let saved =
            Saved { id: "ab12".to_owned(), name: "One".to_owned(), game, ..Saved::default() };
        Summary { collection: Some("c1".to_owned()), ..Summary::of(&saved) }
    }

    #[test]
    fn a_summary_survives_the_trip_through_text() {
        let mut first = summary();
        first.played = 61_000.0;
        first.record.source = PuzzleSource::Import;
        first.deleted = Some(Moment { millis: 5, offset: 60 });
        assert_eq!(Summary::read(&first.print()), Ok(first));
        let puzzle = Summary {
            id: "x".to_owned(),
            givens: PUZZLE.parse().expect("a grid"),
            collection: Some("c".to_owned()),
            place: Some(3),
            ..Summary::default()
        };
        assert_eq!(puzzle.stage(), Stage::NotBegun);
        assert_eq!(Summary::read(&puzzle.print()), Ok(puzzle));
    }

    #[test]
    fn a_look_at_a_puzzle_of_a_list_does_not_change_it() {
        let mut opened = summary();
        opened.record.begun = Some(Moment { millis: 5, offset: 0 });
        assert_eq!((opened.stage(), opened.changed()), (Stage::NotBegun, 0));
        opened.moves = Some(1);
        assert_eq!((opened.stage(), opened.changed()), (Stage::InProgress, 5));
    }

    #[test]
    fn lines_of_a_later_program_stay() {
        let text = format!("{}mood cheerful\n", summary().print());
        let read = Summary::read(&text).expect("a summary");
        assert!(read.print().contains("mood cheerful\n"));
    }

    #[test]
    fn a_newer_version_is_left_alone_and_a_damaged_text_is_not_a_game() {
        assert_eq!(Summary::read("nonet-summary 2\nwhatever"), Err(SummaryError::Newer));
        let text = summary().print();
        for end in 0..text.len() {
            // A text cut short is damaged or still says which game it is.
            match Summary::read(&text[..end]) {
                Ok(summary) => assert_eq!(summary.id, "ab12"),
                Err(error) => assert_eq!(error, SummaryError::Damaged),
            }
        }
        assert_eq!(Summary::read("\u{0}\u{0}"), Err(SummaryError::Damaged));
    }

    #[test]
    fn a_finished_game_is_solved_though_its_cells_were_emptied_since() {
        let mut game = Summary { moves: Some(3), ..summary() };
        assert_eq!(game.stage(), Stage::InProgress);
        game.record.finish = Some(Finish { at: Moment::default(), played: 1.0 });
        assert_eq!(game.stage(), Stage::Solved);
    }
}
