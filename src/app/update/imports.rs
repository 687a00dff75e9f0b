//! Text from outside: pasted, dropped, opened, or in the address.

use crate::engine::formats::error::{ReadError, ReadErrorKind, caret};
use crate::engine::formats::{self, Found};
use crate::engine::types::board::Board;
use crate::engine::types::conflict::conflicts;
use crate::i18n::message::Message;
use crate::service::archive;
use crate::service::{PuzzleError, Request, Verdict};

use super::Update;
use super::start::NewGame;
use crate::app::command::Command;
use crate::app::jobs::Purpose;
use crate::app::model::{Import, Notice, Unread};
use crate::app::msg::Dialog;
use crate::app::place::Place;
use crate::app::record::PuzzleSource;

impl Update<'_> {
    /// Text pasted onto the page is shown and checked first; the game is not touched.
    pub(super) fn paste(&mut self, text: String) {
        self.model.shell.dialog = Some(Dialog::Import);
        self.read_import(text);
    }
    pub(super) fn read_file(&mut self, name: String, text: Option<String>) {
        match text {
            Some(text) if self.model.shell.dialog == Some(Dialog::About) => {
                self.benchmark_file(name, text)
            }
            Some(text) if archive::claims(&text) => self.merge_file(text),
            Some(text) => self.paste(text),
            None => self.notify(Notice::plain(Message::FileUnreadable { name })),
        }
    }
    pub(super) fn read_import(&mut self, text: String) {
        if text.len() > Import::MAX_BYTES {
            return self.refuse_import(text.len());
        }
        let mut unread = Unread::default();
        let found = (!text.trim().is_empty()).then(|| formats::read_puzzles(&text));
        let read = found.map(|found| {
            found.map(|Found { entries, mistakes }| {
                unread = Unread::of(&text, mistakes);
                entries
            })
        });
        let error = read.as_ref().and_then(|read| read.as_ref().err());
        let excerpt = error.map(|error| caret(&text, error)).unwrap_or_default();
        let hidden = (text.len() > Import::MAX_SHOWN).then_some(text.len());
        let text = if hidden.is_some() { String::new() } else { text };
        self.model.dialogs.import =
            Import { text, hidden, excerpt, read, unread, ..Import::default() };
        self.ask_import_verdict();
    }
    /// A text too long to be read is not even taken from the browser.
    pub(super) fn refuse_text(&mut self, bytes: usize) {
        self.model.shell.dialog = Some(Dialog::Import);
        self.refuse_import(bytes);
    }
    fn refuse_import(&mut self, bytes: usize) {
        let kind = ReadErrorKind::TooLarge { bytes, limit: Import::MAX_BYTES };
        let read = Some(Err(ReadError::of_text(kind)));
        self.model.dialogs.import = Import { read, ..Import::default() };
        self.ask_import_verdict();
    }
    pub(super) fn choose_import(&mut self, at: usize) {
        self.model.dialogs.import.chosen = at;
        self.model.dialogs.import.verdict = None;
        self.model.dialogs.import.path = None;
        self.ask_import_verdict();
    }
    fn ask_import_verdict(&mut self) {
        self.cancel(|purpose| *purpose == Purpose::ImportVerdict);
        self.cancel(|purpose| *purpose == Purpose::ImportGrade);
        if let Some(grid) = self.model.dialogs.import.clues() {
            self.ask(Purpose::ImportVerdict, Request::Check { grid });
        }
    }
    pub(super) fn import_verdict_arrived(&mut self, verdict: Verdict) {
        self.model.dialogs.import.verdict = Some(verdict);
        self.ask_import_grade();
    }
    /// A puzzle that cannot be right comes as entries, so that it can be corrected.
    pub(super) fn accept_import(&mut self) {
        let Some(entry) = self.model.dialogs.import.entry().cloned() else { return };
        let verdict = self.model.dialogs.import.verdict.clone();
        let wrong = matches!(
            verdict,
            Some(Err(PuzzleError::Conflicts(_)) | Err(PuzzleError::NoSolution { .. }))
        );
        self.model.shell.dialog = None;
        if wrong {
            let board = Board { entries: entry.board.digits(), ..Board::default() };
            self.begin(NewGame { verdict, ..NewGame::of(PuzzleSource::Import, board, entry.name) });
        } else {
            let notice = verdict.as_ref().and_then(|verdict| self.notice_of(verdict));
            self.begin(NewGame {
                verdict,
                ..NewGame::of(PuzzleSource::Import, entry.board, entry.name)
            });
            if let Some(notice) = notice {
                return self.notify(self.offer_previous_game(notice));
            }
        }
        let count = self.model.board().clue_grid().clues() as u64;
        self.offer_previous(Message::CluesFixed { count });
    }
    /// A puzzle in the address. One that cannot be read, or that conflicts, leaves the game alone.
    pub(super) fn open_link(&mut self, fragment: &str) {
        self.emit(Command::ClearFragment);
        let read = formats::read(&format!("#{fragment}"));
        let entry = match read {
            Ok(entries) => entries.into_iter().next(),
            Err(error) => {
                let reason = Box::new(error);
                return self.notify(Notice::plain(Message::LinkUnreadable { reason }));
            }
        };
        let Some(entry) = entry else { return };
        if !conflicts(&entry.board.digits()).is_empty() {
            return self.notify(Notice::plain(Message::CluesConflict));
        }
        if entry.board.givens == self.model.board().givens {
            self.enter(Place::Play);
            return self.set_status(Message::Resumed {
                left: self.model.board().empty_cells().len() as u64,
            });
        }
        self.begin(NewGame::of(PuzzleSource::Link, entry.board, entry.name));
        let count = self.model.board().clue_grid().clues() as u64;
        self.offer_previous(Message::CluesFixed { count });
    }
}
