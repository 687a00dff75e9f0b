//! A list to import: kept, played, or rated.

use crate::core::collections::one_line;
use crate::core::letter::PlacesLetter;
use crate::core::puzzles::Puzzles;
use crate::play::Update;

impl Update<'_> {
    /// The puzzles that are taken of a list to import.
    fn taken(&self) -> Puzzles {
        let import = &self.own.dialogs.import;
        let mut puzzles = Puzzles::default();
        for at in import.taken() {
            let name = one_line(import.puzzles.name(at));
            puzzles.push(import.puzzles.line(at), &name, None, None);
        }
        puzzles
    }
    pub(crate) fn keep_list(&mut self) {
        let puzzles = self.taken();
        if !puzzles.is_empty() {
            self.own.dialogs.import.is_accepted = true;
            self.send(PlacesLetter::Collect(puzzles));
        }
    }
    pub(crate) fn play_list(&mut self) {
        let puzzles = self.taken();
        if !puzzles.is_empty() {
            self.own.dialogs.import.is_accepted = true;
            self.play_puzzles(puzzles);
        }
    }
    pub(crate) fn rate_import(&mut self) {
        let import = &mut self.own.dialogs.import;
        let unread = import.end().map_or(0, |end| end.unread.count);
        let (name, puzzles) =
            (std::mem::take(&mut import.file), std::mem::take(&mut import.puzzles));
        self.send(PlacesLetter::Rate(name, puzzles, unread));
        self.read_import(String::new());
    }
}
