//! What parts ask of others is handed on.

use super::Update;
use crate::core::dialog::Dialog;
use crate::core::letter::Letter;
use crate::core::msg::Msg;
use crate::core::opaque::Opaque;
use crate::core::place::Place;
use crate::core::section::Section;

impl Update<'_> {
    /// Asks something of another part.
    pub(crate) fn send(&mut self, letter: Letter) {
        self.model.common.letters.push((letter.part(), Opaque::new(letter)));
    }
    /// Hands on what was asked, and what is asked in doing that.
    pub(crate) fn deliver(&mut self) {
        while !self.model.common.letters.is_empty() {
            for (part, letter) in std::mem::take(&mut self.model.common.letters) {
                self.hand_on(Msg::Letter(part, letter));
            }
        }
        if std::mem::take(&mut self.model.common.is_save_due) {
            self.save_quietly();
        }
        if self.model.common.page.place == Place::Play {
            self.forget_awaited_place();
        }
    }
    /// What the part `Late` does.
    pub(crate) fn do_later(&mut self, letter: Letter) {
        match letter {
            Letter::Begin(new, message) => {
                self.begin(*new);
                self.offer_previous(message);
            }
            Letter::Open(id, purpose) => self.open_game(&id, purpose),
            Letter::Delete(id, notice) => {
                self.delete_game(&id);
                self.model.common.notify(notice);
            }
            Letter::Resume(saved) => self.resume(*saved),
            Letter::Play(puzzles) => self.play_puzzles(puzzles),
            Letter::SaveNamed => self.save(),
            Letter::KeepGame => self.keep_game(),
            Letter::Refused(purpose) => self.database_refused(purpose),
            Letter::Document => self.update_document(),
            Letter::Sentence(way) => self.step_sentence(way),
            other => debug_assert!(false, "another part does {other:?}"),
        }
    }
    /// What the part `Places` does.
    pub(crate) fn do_in_place(&mut self, letter: Letter) {
        match letter {
            Letter::Collect(puzzles) => self.library().create_collection(puzzles),
            Letter::Day(date) => self.library().enter_library(Section::Day(date)),
            Letter::Print(title, boards, per_page) => {
                self.paper().open_paper_with(title, boards, per_page);
                self.model.common.page.dialog = Some(Dialog::Print);
            }
            Letter::Rate(name, puzzles, unread) => self.rated().rate(name, puzzles, unread),
            Letter::Learn(lesson) => self.learn(lesson),
            other => debug_assert!(false, "another part does {other:?}"),
        }
    }
}
