//! The solving path and the grade: asked for, walked along, taken away as text.

use std::rc::Rc;

use crate::engine::logic::techniques::{Family, FamilySet};
use crate::engine::rating::grade::Path;
use crate::engine::types::board::Board;
use crate::engine::types::grid::{Grid, Solution};
use crate::i18n::message::Message;
use crate::service::{PuzzleState, Request, Verdict};

use super::Update;
use crate::app::command::Command;
use crate::app::jobs::{PendingAction, Purpose};
use crate::app::model::Preview;
use crate::app::msg::ExportTarget;
use crate::app::solving_path::{Origin, PathBrowser};
use crate::app::view::solving_path::text;

/// A grade uses every family but this, whatever the player's settings are.
fn graded_without() -> FamilySet {
    FamilySet::only(Family::Rare)
}

/// The state from which the path of a proper puzzle is graded.
fn graded_state(clues: Grid, solution: Solution) -> Box<PuzzleState> {
    let board = Board::of_givens(clues);
    Box::new(PuzzleState { board, solution: Some(solution), left_out: graded_without() })
}

impl Update<'_> {
    /// A puzzle with one solution is graded as soon as that is known. The path of a puzzle that was
    /// just imported is known already, or on its way.
    pub(super) fn ask_grade(&mut self) {
        let givens = self.model.game.board().givens;
        let Some(&solution) = self.model.solution().filter(|_| givens != Grid::EMPTY) else {
            return;
        };
        let imported = self.model.import.clues() == Some(givens);
        match self.model.import.path.clone().filter(|_| imported) {
            Some(path) => self.take_grade(path),
            None if imported && self.take_over_import_grade() => {}
            None => {
                self.ask(Purpose::Grade, Request::Path { state: graded_state(givens, solution) });
            }
        }
        self.prove_path();
    }
    fn take_over_import_grade(&mut self) -> bool {
        self.model.jobs.repurpose(|purpose| *purpose == Purpose::ImportGrade, Purpose::Grade)
    }
    /// A path that was asked for before the solution was known could not use uniqueness.
    fn prove_path(&mut self) {
        if self.shows_path_from_clues() && self.model.settings.left_out() != graded_without() {
            let board = Board::of_givens(self.model.game.board().givens);
            let state = self.state_of(board);
            self.ask(Purpose::Path, Request::Path { state });
        }
    }
    fn shows_path_from_clues(&self) -> bool {
        self.model.walk.as_ref().is_some_and(|walk| walk.origin == Origin::Clues)
    }
    /// A puzzle to import is graded, too.
    pub(super) fn ask_import_grade(&mut self) {
        let import = &self.model.import;
        if let (Some(clues), Some(Verdict::One(solution))) = (import.clues(), &import.verdict) {
            let state = graded_state(clues, *solution);
            self.ask(Purpose::ImportGrade, Request::Path { state });
        }
    }
    pub(super) fn show_path(&mut self, origin: Origin) {
        let paused = self.model.clock.is_paused();
        if paused || origin == Origin::Here && !self.can_open_card(PendingAction::Path) {
            return;
        }
        self.renew_path(origin);
        self.emit(Command::FocusCard);
    }
    pub(super) fn renew_path(&mut self, origin: Origin) {
        self.model.dialog = None;
        self.close_hint();
        self.end_preview();
        self.model.solutions = None;
        self.model.listing = None;
        self.cancel_lists();
        let board = match origin {
            Origin::Clues => Board::of_givens(self.model.game.board().clue_grid()),
            Origin::Here => self.model.game.board().clone(),
        };
        let left_out = self.model.settings.left_out();
        let is_graded = origin == Origin::Clues && left_out == graded_without();
        let known = self.model.path.clone().filter(|_| is_graded);
        let grading = is_graded && self.model.jobs.any(|purpose| *purpose == Purpose::Grade);
        let waits = known.is_some() || grading;
        self.model.walk = Some(PathBrowser::new(origin, &board, known));
        if !waits {
            let state = self.state_of(board);
            self.ask(Purpose::Path, Request::Path { state });
        }
    }
    pub(super) fn take_grade(&mut self, path: Rc<Path>) {
        self.model.path = Some(path.clone());
        if self.model.import.clues() == Some(self.model.game.board().givens) {
            self.model.import.path = Some(path.clone());
        }
        if self.shows_path_from_clues() && self.model.settings.left_out() == graded_without() {
            self.take_path(path);
        }
    }
    pub(super) fn take_path(&mut self, path: Rc<Path>) {
        if let Some(walk) = &mut self.model.walk {
            walk.path = Some(path);
        }
    }
    pub(super) fn close_path(&mut self) {
        self.model.walk = None;
        self.end_preview();
        self.cancel_lists();
    }
    pub(super) fn choose_moment(&mut self, place: usize) {
        let Some(walk) = &mut self.model.walk else { return };
        let Some((board, step)) = walk.moment(place) else { return };
        let (technique, of) = (step.technique, walk.steps().len() as u64);
        let (board, step) = (Some(Box::new(board)), Some(Box::new(step.clone())));
        walk.at = Some(place);
        self.model.preview = Some(Preview { board, step });
        self.set_status(Message::PathAt { at: place as u64 + 1, of, technique });
        self.emit(Command::ShowCurrent);
    }
    /// Back to the game: what was said of the moment is not so any more.
    pub(super) fn end_preview(&mut self) {
        if self.model.preview.take().is_some() {
            self.model.status.clear();
        }
    }
    /// Whether the grid is hidden or shows another moment: then the game is not to be touched.
    pub(super) fn is_previewing(&mut self) -> bool {
        if self.model.clock.is_paused() {
            return true;
        }
        let preview = self.model.preview.as_ref();
        let elsewhere = preview.is_some_and(|preview| preview.board.is_some());
        if elsewhere {
            self.set_status(Message::PathPreview);
        }
        elsewhere
    }
    /// Back from the moment shown to the game, or else from the list; whether there was any.
    pub(super) fn leave_list(&mut self) -> bool {
        let at = self.model.walk.as_mut().map(|walk| walk.at.take());
        match at {
            Some(Some(_)) => self.end_preview(),
            Some(None) => self.close_path(),
            None if self.model.listing.is_some() => self.close_steps(),
            None => return false,
        }
        true
    }
    pub(super) fn export_path(&mut self, export: ExportTarget) {
        let Some(walk) = &self.model.walk else { return };
        let text = text(self.model, walk);
        self.emit(match export {
            ExportTarget::Clipboard => Command::Copy(text),
            ExportTarget::File => Command::SaveFile("nonet-path.txt".to_owned(), text),
        });
    }
}
