//! The solving path and the grade: requested, browsed, exported as text.

use std::rc::Rc;

use crate::core::msg::PathMsg;
use crate::engine::rating::grade::Path;
use crate::engine::types::board::Board;
use crate::engine::types::grid::Grid;
use crate::service::request;
use crate::words::message::Message;

use crate::core::command::Command;
use crate::core::jobs::{PendingAction, Purpose};
use crate::core::path_origin::ExportTarget;
use crate::core::path_origin::Origin;
use crate::core::record::Rating;
use crate::play::Update;
use crate::play::card::Card;
use crate::play::path_text;
use crate::play::solving_path::PathBrowser;

impl Update<'_> {
    /// Works off what happens to the solving path.
    pub(crate) fn path(&mut self, msg: PathMsg) {
        match msg {
            PathMsg::Requested(origin) => self.show_path(origin),
            PathMsg::Closed => self.close_lists(),
            PathMsg::StepChosen(place) => self.choose_moment(place),
            PathMsg::Exported(export) => self.export_path(export),
        }
    }
    /// A puzzle with one solution is graded as soon as that is known. The path of a puzzle that was
    /// just imported is known already, or on its way.
    pub(crate) fn ask_grade(&mut self) {
        let givens = self.common.board().givens;
        let Some(&solution) = self.common.session.solution().filter(|_| givens != Grid::EMPTY)
        else {
            return;
        };
        let imported = self.own.dialogs.import.clues() == Some(givens);
        match self.own.dialogs.import.path.clone().filter(|_| imported) {
            Some(path) => self.take_grade(path),
            None if imported && self.common.jobs.take_over_import_grade() => {}
            None => {
                self.ask(request::Grade { grid: givens, solution }, Purpose::Grade);
            }
        }
        self.prove_path();
    }
    /// A path that was asked for before the solution was known could not use uniqueness.
    fn prove_path(&mut self) {
        if self.shows_path_from_clues() {
            self.ask_path(Board::of_givens(self.common.board().givens));
        }
    }
    fn ask_path(&mut self, board: Board) {
        let state = self.common.state_of(board);
        self.ask(request::SolvingPath { state }, Purpose::Path);
    }
    fn shows_path_from_clues(&self) -> bool {
        self.own.card.path().is_some_and(|path| path.origin == Origin::Clues)
    }
    /// A puzzle to import is graded, too.
    pub(crate) fn ask_import_grade(&mut self) {
        let import = &self.own.dialogs.import;
        if let (Some(grid), &Some(Ok(solution))) = (import.clues(), &import.verdict) {
            self.ask(request::Grade { grid, solution }, Purpose::ImportGrade);
        }
    }
    pub(crate) fn show_path(&mut self, origin: Origin) {
        let paused = self.common.session.clock.is_paused();
        if paused || origin == Origin::Here && !self.can_open_card(PendingAction::Path) {
            return;
        }
        self.count_list();
        self.renew_path(origin);
        self.emit(Command::FocusCard);
    }
    pub(crate) fn renew_path(&mut self, origin: Origin) {
        self.common.page.dialog = None;
        self.close_hint();
        self.close_solutions();
        self.close_lists();
        let board = match origin {
            Origin::Clues => Board::of_givens(self.common.board().clue_grid()),
            Origin::Here => self.common.board().clone(),
        };
        self.own.card = Card::Path(Box::new(PathBrowser::new(origin, &board, None)));
        self.ask_path(board);
    }
    pub(crate) fn take_graded_path(&mut self, path: Path) {
        self.take_grade(Rc::new(path));
    }
    fn take_grade(&mut self, path: Rc<Path>) {
        self.common.session.path = Some(path.clone());
        let rating = Some(Rating::of(&path.grade()));
        if self.common.session.record.rating != rating {
            self.common.session.record.rating = rating;
            self.save_quietly();
        }
        if self.own.dialogs.import.clues() == Some(self.common.board().givens) {
            self.own.dialogs.import.path = Some(path.clone());
        }
    }
    pub(crate) fn take_path(&mut self, path: Path) {
        if let Some(browser) = self.own.card.path_mut() {
            browser.path = Some(Rc::new(path));
        }
    }
    fn choose_moment(&mut self, place: usize) {
        let Some(browser) = self.own.card.path_mut() else { return };
        let of = browser.steps().len() as u64;
        let Some(step) = browser.steps().get(place) else { return };
        let technique = step.technique;
        browser.at = Some(place);
        self.set_status(Message::PathAt { at: place as u64 + 1, of, technique });
        self.emit(Command::ShowCurrent);
    }
    /// Back to the game: the status line was about the moment shown.
    pub(crate) fn end_preview(&mut self) {
        if self.own.card.end_preview() {
            self.common.page.status.clear();
        }
    }
    /// Whether the grid is hidden or shows another moment: then the game is not to be touched.
    pub(crate) fn is_previewing(&mut self) -> bool {
        if self.common.session.clock.is_paused() {
            return true;
        }
        let previewing = self.own.is_previewing();
        if previewing {
            self.set_status(Message::PathPreview);
        }
        previewing
    }
    fn export_path(&mut self, export: ExportTarget) {
        let Some(browser) = self.own.card.path() else { return };
        let text = path_text::text(&self.as_shown(), browser);
        self.emit(match export {
            ExportTarget::Clipboard => Command::Copy(text),
            ExportTarget::File => Command::SaveFile("nonet-path.txt".to_owned(), text),
        });
    }
}
