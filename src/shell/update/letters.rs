//! What parts ask of others is handed on.

use super::Update;
use crate::core::dialog::Dialog;
use crate::core::letter::{LateLetter, PlacesLetter};
use crate::core::place::Place;
use crate::core::section::Section;

impl Update<'_> {
    /// Hands on what was asked, and what is asked in doing that.
    pub(crate) fn deliver(&mut self) {
        while !self.model.common.letters.is_empty() {
            for letter in std::mem::take(&mut self.model.common.letters) {
                self.hand_on(letter);
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
    pub(crate) fn do_later(&mut self, letter: LateLetter) {
        match letter {
            LateLetter::Begin(new, message) => {
                self.play().begin(*new);
                self.play().offer_previous(message);
            }
            LateLetter::Open(id, purpose) => self.play().open_game(&id, purpose),
            LateLetter::Delete(id, notice) => {
                self.play().delete_game(&id);
                self.model.common.notify(notice);
            }
            LateLetter::Resume(saved) => self.play().resume(*saved),
            LateLetter::Race(clues, times) => self.play().open_race(*clues, &times),
            LateLetter::Paste(text) => self.play().paste(text),
            LateLetter::Picture(clues, game) => self.play().begin_picture(&clues, game),
            LateLetter::Play(puzzles) => self.play().play_puzzles(puzzles),
            LateLetter::Make(recipe) => self.play().make_by(*recipe),
            LateLetter::MakeTier(tier) => self.play().make_tier(tier),
            LateLetter::SaveNamed => self.play().save(),
            LateLetter::KeepGame => self.play().keep_game(),
            LateLetter::Refused(purpose) => self.play().database_refused(purpose),
            LateLetter::Document => self.update_document(),
            LateLetter::LinkEnd(digit, cells) => self.play().link_to(digit, cells),
            LateLetter::LinksSubmitted => self.play().submit_links(),
            LateLetter::Sentence(way) => self.play().step_sentence(way),
            LateLetter::Ended => self.play().greet_end(),
            LateLetter::CellMenu(cell) => self.play().open_cell_menu(cell),
            LateLetter::Grade => self.play().ask_grade(),
            LateLetter::RenewLists => self.play().renew_lists(),
            LateLetter::Claim(digit, cells) => self.play().claim(digit, cells),
            LateLetter::Unclaim(cells) => self.play().unclaim(cells),
            LateLetter::CheckDeduction => self.play().submit_deduction(),
        }
    }
    /// What the part `Places` does.
    pub(crate) fn do_in_place(&mut self, letter: PlacesLetter) {
        match letter {
            PlacesLetter::Collect(puzzles) => self.library().create_collection(puzzles),
            PlacesLetter::Day(date) => self.library().enter_library(Section::Day(date)),
            PlacesLetter::Print(title, boards, per_page) => {
                self.paper().open_paper_with(title, boards, per_page);
                self.model.common.page.dialog = Some(Dialog::Print);
            }
            PlacesLetter::Rate(name, puzzles, unread) => self.rated().rate(name, puzzles, unread),
            PlacesLetter::Learn(lesson) => self.learn(lesson),
            PlacesLetter::RefreshRated => self.rated().refresh_rated(),
        }
    }
}
