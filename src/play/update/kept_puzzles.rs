//! The puzzles of collections: read as they are needed, and played.

use crate::core::database::{DatabaseCommand, ReadPurpose};
use crate::core::games::key_text;
use crate::core::notice::Notice;
use crate::core::puzzles::{Puzzles, game_id, place_of};
use crate::play::Update;
use crate::words::message::Message;

impl Update<'_> {
    /// They become a collection, whose first is played.
    pub(crate) fn play_puzzles(&mut self, puzzles: Puzzles) {
        if !puzzles.is_empty() {
            let key = self.common.collect(puzzles);
            self.common.page.dialog = None;
            self.open_game(&game_id(&key_text(key), 0), ReadPurpose::Open);
        }
    }
    pub(crate) fn puzzles_read(&mut self, collection: &str, part: usize, texts: &[String]) {
        let library = &mut self.common.games;
        let known = library.puzzles_mut(collection);
        // Another tab has changed the library meanwhile: what is read now is asked for anew.
        let Some(puzzles) = known.filter(|known| !known.is_complete && known.parts() == part)
        else {
            return;
        };
        texts.iter().for_each(|text| puzzles.read_part(text));
        puzzles.is_complete = texts.is_empty();
        if !texts.is_empty() {
            let (collection, part) = (collection.to_owned(), part + texts.len());
            self.common.ask_database(DatabaseCommand::ReadPuzzles { collection, part });
        }
        self.open_awaited();
    }
    /// A puzzle that is not read yet is opened as soon as it is.
    pub(crate) fn await_puzzle(&mut self, id: &str, purpose: ReadPurpose) {
        let of = place_of(id).map(|(collection, _)| collection.to_owned());
        let is_known = |of: &String| self.common.games.collections().contains_key(of);
        if let Some(collection) = of.filter(is_known) {
            self.common.games.awaited = Some((id.to_owned(), purpose));
            self.common.load_puzzles(&collection);
        }
    }
    fn open_awaited(&mut self) {
        let Some((id, purpose)) = self.common.games.awaited.clone() else { return };
        let library = &mut self.common.games;
        if library.game_or_puzzle(&id).is_some() {
            library.awaited = None;
            return self.open_game(&id, purpose);
        }
        let of = place_of(&id).and_then(|(collection, _)| library.puzzles_of(collection));
        if of.is_none_or(|puzzles| puzzles.is_complete) {
            library.awaited = None;
            self.notify(Notice::plain(Message::GameUnreadable));
        }
    }
}
