//! What parts ask of others is handed on.

use super::Update;
use crate::core::dialog::Dialog;
use crate::core::letter::Letter;
use crate::core::msg::Msg;
use crate::core::place::Place;
use crate::core::section::Section;

impl Update<'_> {
    /// Hands on what was asked, and what is asked in doing that.
    pub(crate) fn deliver(&mut self) {
        while !self.model.common.letters.is_empty() {
            for (part, letter) in std::mem::take(&mut self.model.common.letters) {
                self.hand_on(Msg::Letter(part, letter));
            }
        }
        if std::mem::take(&mut self.model.common.is_save_due) {
            self.play().save_quietly();
        }
        if self.model.common.page.place == Place::Play {
            self.forget_awaited_place();
        }
    }
    /// What the part `Late` does.
    pub(crate) fn do_later(&mut self, letter: Letter) {
        match letter {
            Letter::Begin(new, message) => {
                self.play().begin(*new);
                self.play().offer_previous(message);
            }
            Letter::Open(id, purpose) => self.play().open_game(&id, purpose),
            Letter::Delete(id, notice) => {
                self.play().delete_game(&id);
                self.model.common.notify(notice);
            }
            Letter::Resume(saved) => self.play().resume(*saved),
            Letter::Play(puzzles) => self.play().play_puzzles(puzzles),
            Letter::SaveNamed => self.play().save(),
            Letter::KeepGame => self.play().keep_game(),
            Letter::Refused(purpose) => self.play().database_refused(purpose),
            Letter::Document => self.update_document(),
            Letter::Sentence(way) => self.play().step_sentence(way),
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
