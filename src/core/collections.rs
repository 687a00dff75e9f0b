//! How collections of puzzles are made and read.

use super::common::Common;
use super::database::{DatabaseCommand, Store, Write};
use super::games::{Collection, key_text};
use super::puzzles::{Puzzles, part_key};
use super::saved::first_line;

/// The most characters of a name.
const MAX_NAME: usize = 100;

/// A name as it is kept: one line that is not too long.
pub fn one_line(text: &str) -> String {
    first_line(text).chars().take(MAX_NAME).collect()
}

impl Common {
    /// Makes a collection of these puzzles.
    pub fn collect(&mut self, puzzles: Puzzles) -> u64 {
        let key = self.seeds.draw();
        self.collect_as(key, String::new(), puzzles);
        key
    }
    /// Makes a collection of these puzzles, with a key and a name.
    pub fn collect_as(&mut self, key: u64, name: String, mut puzzles: Puzzles) {
        puzzles.is_complete = true;
        let id = key_text(key);
        let count = puzzles.len();
        let collection = Collection { name, is_list: count > 0, count, is_deleted: false };
        let mut writes = puts(&id, &puzzles);
        writes.push(Write::Put(Store::Collections, id.clone(), collection.print()));
        self.write_library(writes);
        self.games.put_collection(id.clone(), collection);
        self.games.put_puzzles(id, puzzles);
    }

    /// Has the puzzles of a collection read, if they are not.
    pub fn load_puzzles(&mut self, collection: &str) {
        let library = &mut self.games;
        let count = library.collections().get(collection).map_or(0, |collection| collection.count);
        if count > 0 && library.puzzles_of(collection).is_none() {
            library.put_puzzles(collection.to_owned(), Puzzles::default());
            let collection = collection.to_owned();
            self.ask_database(DatabaseCommand::ReadPuzzles { collection, part: 0 });
        }
    }
    /// Has those of all collections read; whether they are.
    pub fn load_all_puzzles(&mut self) -> bool {
        let ids: Vec<String> = self.games.collections().keys().cloned().collect();
        ids.iter().for_each(|id| self.load_puzzles(id));
        self.games.all_puzzles().all(|puzzles| puzzles.is_complete)
    }
}

/// The parts of a collection's puzzles, to be kept.
pub fn puts(collection: &str, puzzles: &Puzzles) -> Vec<Write> {
    let key = |part| part_key(collection, part);
    let put = |part| Write::Put(Store::Puzzles, key(part), puzzles.print_part(part));
    (0..puzzles.parts()).map(put).collect()
}
