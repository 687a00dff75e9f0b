//! Text from outside: pasted, dropped, opened, or in the address.

use crate::core::msg::ImportMsg;
use crate::engine::formats::error::{ReadError, ReadErrorKind};
use crate::engine::types::board::Board;
use crate::engine::types::cell::Cell;
use crate::engine::types::conflict::conflicts;
use crate::engine::types::digit::DigitSet;
use crate::engine::types::grid::Grid;
use crate::service::archive;
use crate::service::lists::VerdictKind;
use crate::service::puzzle_list::{CELLS, PuzzleList};
use crate::service::text::{PuzzlesRead, TextError, TextPuzzles, Unread};
use crate::service::{PuzzleError, Verdict, request};
use crate::words::message::Message;

use crate::core::cell_text;
use crate::core::command::Command;
use crate::core::dialog::Dialog;
use crate::core::import::{Import, ImportEnd};
use crate::core::jobs::Purpose;
use crate::core::letter::{LateLetter, PictureClues, PictureGame};
use crate::core::new_game::NewGame;
use crate::core::notice::Notice;
use crate::core::path_origin::Origin;
use crate::core::place::Place;
use crate::core::race::RACE_LINK;
use crate::core::record::PuzzleSource;
use crate::play::Update;

/// How many puzzles of a list are checked in a job, a twentieth of a second or so, and how many jobs wait
/// or run at once.
const CHECKED_AT_ONCE: usize = 1_000;
const CHECKS_AT_ONCE: usize = 8;

/// Whether the text to import is being read.
fn is_reading(purpose: &Purpose) -> bool {
    matches!(purpose, Purpose::ImportText(_) | Purpose::LongImportText(_))
}

/// What follows `#` in a link of ours that holds more than a puzzle: a game, or times to play against.
fn link_with_more(text: &str) -> Option<&str> {
    let (page, fragment) = text.split_once('#')?;
    let holds_more =
        fragment.starts_with("g=") || fragment.starts_with("p=") && fragment.contains(RACE_LINK);
    (holds_more && !page.contains(char::is_whitespace)).then_some(fragment)
}

impl Update<'_> {
    /// Works off what happens to text that comes in.
    pub(crate) fn import(&mut self, msg: ImportMsg) {
        match msg {
            ImportMsg::Pasted(text) => self.paste(text),
            ImportMsg::TooLarge(bytes) => self.refuse_text(bytes),
            ImportMsg::FileRead(name, text) => self.read_file(name, text),
            ImportMsg::Typed(text) => self.read_import(text),
            ImportMsg::Chosen(at) => self.choose_import(at),
            ImportMsg::Toggled(at) => self.own.dialogs.import.toggle(at),
            ImportMsg::AllToggled => self.own.dialogs.import.toggle_all(),
            ImportMsg::Scrolled(first) => self.own.dialogs.import.first = first,
            ImportMsg::Stopped => self.stop_import(),
            ImportMsg::Kept => self.keep_list(),
            ImportMsg::Played => self.play_list(),
            ImportMsg::Rated => self.rate_import(),
            ImportMsg::Accepted => self.accept_import(),
            ImportMsg::Solved => self.solve_import(),
            ImportMsg::PathRequested => self.show_import_path(),
        }
    }
    /// Text pasted onto the page is shown and checked first; the game is not touched.
    pub(crate) fn paste(&mut self, text: String) {
        if let Some(cells) = cell_text::read(&text) {
            if self.common.page.place == Place::Play && !self.common.session.clock.is_paused() {
                self.paste_cells(&cells);
            }
            return;
        }
        if let Some(fragment) = link_with_more(text.trim()) {
            return self.open_link(fragment);
        }
        self.common.page.dialog = Some(Dialog::Import);
        self.read_import(text);
    }
    fn read_file(&mut self, name: String, text: Option<String>) {
        match text {
            Some(text) if self.common.page.dialog == Some(Dialog::About) => {
                self.benchmark_file(name, text)
            }
            Some(text) if archive::claims(&text) => {
                self.ask(request::ReadArchive { text }, Purpose::ReadArchive);
            }
            Some(text) => {
                self.paste(text);
                self.own.dialogs.import.file = name;
            }
            None => self.notify(Notice::plain(Message::FileUnreadable { name })),
        }
    }
    /// A worker reads the text; a newer one takes its place.
    pub(crate) fn read_import(&mut self, text: String) {
        if text.len() > Import::MAX_BYTES {
            return self.refuse_import(text.len());
        }
        let hidden = (text.len() > Import::MAX_SHOWN).then_some(text.len());
        let shown = if hidden.is_some() { String::new() } else { text.clone() };
        self.set_import(Import { text: shown, hidden, ..Import::default() });
        if !text.trim().is_empty() {
            match hidden {
                None => self.ask(request::ReadText { text }, Purpose::ImportText),
                Some(_) => self.ask(request::ReadText { text }, Purpose::LongImportText),
            }
        }
    }
    /// What was taken is not offered again.
    pub(crate) fn clear_accepted_import(&mut self) {
        if self.own.dialogs.import.is_accepted {
            self.set_import(Import::default());
        }
    }
    fn set_import(&mut self, import: Import) {
        self.cancel(|purpose| {
            is_reading(purpose) || matches!(purpose, Purpose::ImportVerdicts(..))
        });
        self.own.dialogs.import = import;
        self.ask_import_verdict();
    }
    /// Some puzzles of a long text, before the rest is read. Those that are here already come again
    /// from the worker that replaces one that has died.
    pub(crate) fn import_part_read(&mut self, read: PuzzlesRead) {
        if read.after == self.own.dialogs.import.puzzles.len() {
            self.add_to_import(read.puzzles);
        }
    }
    fn add_to_import(&mut self, puzzles: PuzzleList) {
        let is_first = self.own.dialogs.import.puzzles.is_empty();
        self.own.dialogs.import.add(puzzles);
        if is_first {
            self.ask_import_verdict();
        }
        self.check_import();
    }
    pub(crate) fn import_read(&mut self, read: Result<TextPuzzles, TextError>) {
        let end = read.map(|TextPuzzles { puzzles, more, unread }| {
            self.add_to_import(puzzles);
            ImportEnd { more, unread }
        });
        self.own.dialogs.import.read = Some(end);
    }
    /// What was read stays; the rest of the text is as if it were not there.
    fn stop_import(&mut self) {
        self.cancel(is_reading);
        let end = ImportEnd { more: true, unread: Unread::default() };
        self.own.dialogs.import.read = Some(Ok(end));
    }
    /// Has the next puzzles of a list checked.
    fn check_import(&mut self) {
        let is_check = |purpose: &Purpose| matches!(purpose, Purpose::ImportVerdicts(..));
        while self.common.jobs.count(is_check) < CHECKS_AT_ONCE {
            let import = &mut self.own.dialogs.import;
            let lines = import.list().map_or("", |list| list.lines(import.asked, CHECKED_AT_ONCE));
            if lines.is_empty() {
                return;
            }
            let (at, lines) = (import.asked, lines.to_owned());
            import.asked += lines.len() / CELLS;
            self.ask(request::CheckList { lines }, |asked| Purpose::ImportVerdicts(asked, at));
        }
    }
    pub(crate) fn import_checked(&mut self, verdicts: Vec<VerdictKind>, at: usize) {
        self.own.dialogs.import.judge(at, &verdicts);
        self.check_import();
    }
    /// A text too long to be read is not even taken from the browser.
    fn refuse_text(&mut self, bytes: usize) {
        self.common.page.dialog = Some(Dialog::Import);
        self.refuse_import(bytes);
    }
    fn refuse_import(&mut self, bytes: usize) {
        let kind = ReadErrorKind::TooLarge { bytes, limit: Import::MAX_BYTES };
        let error = ReadError::of_text(kind);
        let read = Some(Err(TextError { error, excerpt: String::new() }));
        self.set_import(Import { read, ..Import::default() });
    }
    fn choose_import(&mut self, at: usize) {
        self.own.dialogs.import.chosen = at;
        self.own.dialogs.import.verdict = None;
        self.own.dialogs.import.path = None;
        self.own.dialogs.import.explainer = None;
        self.ask_import_verdict();
    }
    fn ask_import_verdict(&mut self) {
        self.cancel(|purpose| matches!(purpose, Purpose::ImportVerdict(_)));
        self.cancel(|purpose| {
            matches!(purpose, Purpose::ImportGrade(_) | Purpose::ImportExplainer(_))
        });
        if let Some(grid) = self.own.dialogs.import.clues() {
            self.ask(request::Check { grid }, Purpose::ImportVerdict);
        }
    }
    pub(crate) fn import_judged(&mut self, verdict: Verdict) {
        self.own.dialogs.import.verdict = Some(verdict);
        self.ask_import_grade();
    }
    /// A puzzle that cannot be right comes as entries, so that it can be corrected.
    fn accept_import(&mut self) {
        let import = &self.own.dialogs.import;
        if import.clues().is_none() {
            return;
        }
        let (board, name) = import.puzzle();
        let verdict = import.verdict.clone();
        let wrong = matches!(
            verdict,
            Some(Err(PuzzleError::Conflicts(_)) | Err(PuzzleError::NoSolution { .. }))
        );
        self.own.dialogs.import.is_accepted = true;
        self.common.page.dialog = None;
        if wrong {
            let board = Board { entries: board.digits(), ..Board::default() };
            self.begin(NewGame { verdict, ..NewGame::of(PuzzleSource::Import, board, name) });
        } else {
            let notice = verdict.as_ref().and_then(|verdict| self.notice_of(verdict));
            self.begin(NewGame { verdict, ..NewGame::of(PuzzleSource::Import, board, name) });
            if let Some(notice) = notice {
                return self.notify(self.offer_previous_game(notice));
            }
        }
        self.take_over_import_explainer();
        let count = self.common.board().clue_grid().clues() as u64;
        self.offer_previous(Message::CluesFixed { count });
    }
    /// The clues, the written digits and the notes of a picture become the puzzle to import, and the game.
    pub(crate) fn begin_picture(&mut self, read: &PictureClues, game: PictureGame) {
        let mut board = Board { entries: read.written, ..Board::of_givens(read.clues) };
        let held = board.digits();
        let is_empty = |(cell, _): &&(Cell, DigitSet)| held[*cell].is_none();
        read.notes.iter().filter(is_empty).for_each(|&(at, list)| board.corner_marks[at] = list);
        let mut puzzles = PuzzleList::default();
        puzzles.push(board, "");
        let found = conflicts(&read.clues);
        let verdict = (!found.is_empty()).then_some(Err(PuzzleError::Conflicts(found)));
        self.own.dialogs.import = Import { puzzles, verdict, ..Import::default() };
        match game {
            PictureGame::Played => self.accept_import(),
            PictureGame::Solved => self.solve_import(),
            PictureGame::Explained => self.show_import_path(),
        }
    }
    /// The puzzle becomes the game, with its solution shown.
    fn solve_import(&mut self) {
        self.accept_import();
        if self.own.dialogs.import.is_accepted {
            self.solve();
        }
    }
    /// The puzzle becomes the game, with the way to its solution shown.
    fn show_import_path(&mut self) {
        self.accept_import();
        if self.own.dialogs.import.is_accepted {
            self.show_path(Origin::Clues);
        }
    }
    /// A puzzle in the address. As the page writes it, it is opened at once; a worker reads whatever
    /// else people put there.
    pub(crate) fn open_link(&mut self, fragment: &str) {
        self.emit(Command::ClearFragment);
        self.cancel(|purpose| matches!(purpose, Purpose::Link(_) | Purpose::GameLink(_)));
        if let Some(game) = fragment.strip_prefix("g=") {
            return self.ask(request::ReadGameLink { text: game.to_owned() }, Purpose::GameLink);
        }
        let puzzle = fragment.strip_prefix("p=").unwrap_or_default();
        let (clues, times) = puzzle.split_once(RACE_LINK).unzip();
        match clues.unwrap_or(puzzle).parse::<Grid>() {
            Ok(clues) => match times {
                Some(times) => self.send(LateLetter::Race(Box::new(clues), times.to_owned())),
                None => self.open_linked_board(Board::of_givens(clues)),
            },
            Err(_) => {
                let text = format!("#{fragment}");
                self.ask(request::ReadText { text }, Purpose::Link);
            }
        }
    }
    pub(crate) fn link_read(&mut self, read: Result<TextPuzzles, TextError>) {
        match read {
            Ok(TextPuzzles { puzzles, .. }) => {
                self.open_linked(puzzles.board(0), puzzles.name(0).to_owned());
            }
            Err(TextError { error, .. }) => {
                let reason = Box::new(error);
                self.notify(Notice::plain(Message::LinkUnreadable { reason }));
            }
        }
    }
    /// The clues of a link of ours.
    pub(crate) fn open_linked_board(&mut self, board: Board) {
        self.open_linked(board, String::new());
    }
    /// A puzzle that conflicts leaves the game alone.
    fn open_linked(&mut self, board: Board, name: String) {
        if !conflicts(&board.digits()).is_empty() {
            return self.notify(Notice::plain(Message::CluesConflict));
        }
        if board.givens == self.common.board().givens {
            self.common.enter(Place::Play);
            return self.welcome_back();
        }
        self.begin(NewGame::of(PuzzleSource::Link, board, name));
        let count = self.common.board().clue_grid().clues() as u64;
        self.offer_previous(Message::CluesFixed { count });
    }
}
