//! [`Seen`]: what has been read of a source, and what is reported of it after its last record.

use std::io;

use super::super::console::Console;
use super::super::place::Failure;
use super::read::{Item, Piece};
use nonet_engine::formats::error::ReadErrorKind;

/// How many records of a source that cannot be read are named one by one.
const MAX_NAMED: usize = 10;

/// What has been read of a source.
#[derive(Default)]
pub struct Seen {
    /// Whether there was a puzzle, or what is meant as one.
    pub any: bool,
    /// Why its first words are no puzzle.
    words: Option<Failure>,
    /// How many records could not be read.
    unreadable: usize,
}

/// Counts records, of each source and among all, and returns those that are answered or recorded.
pub fn take_up(piece: Piece, seen: &mut [Seen], count: &mut u64) -> Piece {
    match piece {
        Piece::Lines(mut block) => {
            seen[block.source()].any = true;
            block.first_number = *count;
            *count += block.len() as u64;
            Piece::Lines(block)
        }
        Piece::Items(items) => {
            let taken = items.into_iter().filter_map(|item| seen[item.source].take_up(item));
            let mut items: Vec<Item> = taken.collect();
            for task in items.iter_mut().filter_map(|item| item.task.as_mut().ok()) {
                task.number = *count;
                *count += 1;
            }
            Piece::Items(items)
        }
    }
}

impl Seen {
    /// Counts an item, and returns it if it is answered or recorded. Of many that cannot be read only
    /// the first are named.
    fn take_up(&mut self, mut item: Item) -> Option<Item> {
        if let (Err(words), true) = (&item.task, item.is_words) {
            self.words.get_or_insert_with(|| words.clone());
            return None;
        }
        self.any = true;
        if let Err(failure) = item.task {
            self.unreadable += 1;
            let named = self.unreadable <= MAX_NAMED;
            item.task = Err(if named { failure } else { failure.unnamed() });
        }
        Some(item)
    }
    /// Reports what is known of a source after its last record.
    ///
    /// # Errors
    /// When stdout cannot be written.
    pub fn finish(self, name: String, console: &mut Console) -> io::Result<()> {
        if !self.any {
            let empty = || Failure::of_source(name.into(), ReadErrorKind::Empty.to_string());
            return console.unserved(&self.words.unwrap_or_else(empty));
        }
        match self.unreadable.saturating_sub(MAX_NAMED) {
            0 => {}
            1 => console.failure(&format!("{name}: 1 more record cannot be read")),
            more => console.failure(&format!("{name}: {more} more records cannot be read")),
        }
        Ok(())
    }
}
