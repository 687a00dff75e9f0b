//! The solving path and the grade: asked for, walked along, taken away as text.

use std::rc::Rc;

use crate::engine::logic::techniques::{Family, FamilySet};
use crate::engine::rating::grade::Path;
use crate::engine::types::board::Board;
use crate::engine::types::grid::{Grid, Solution};
use crate::i18n::message::Message;
use crate::service::{JobId, Request, Verdict};

use super::Update;
use crate::app::command::Command;
use crate::app::model::{PendingAction, Preview};
use crate::app::msg::ExportTarget;
use crate::app::solving_path::{Origin, PathBrowser};
use crate::app::view::solving_path::text;

/// What a path is graded without, whatever the player likes.
fn as_graded() -> FamilySet {
    FamilySet::only(Family::Rare)
}

impl Update<'_> {
    /// A puzzle with one solution is graded as soon as that is known.
    pub(super) fn ask_grade(&mut self) {
        let givens = self.model.game.board().givens;
        if let Some(&solution) = self.model.solution().filter(|_| givens != Grid::EMPTY) {
            let id = self.ask_path(Board::of_givens(givens), Some(solution), as_graded());
            self.model.jobs.grade = Some(id);
            self.prove_path(solution);
        }
    }
    /// A path that was wished before the solution was known could not argue with it.
    fn prove_path(&mut self, solution: Solution) {
        let left_out = self.model.settings.left_out();
        if self.walks_from_clues() && left_out != as_graded() {
            let board = Board::of_givens(self.model.game.board().givens);
            self.model.jobs.path = Some(self.ask_path(board, Some(solution), left_out));
        }
    }
    fn walks_from_clues(&self) -> bool {
        self.model.walk.as_ref().is_some_and(|walk| walk.origin == Origin::Clues)
    }
    /// So is a puzzle to import.
    pub(super) fn ask_preview_grade(&mut self, grid: Grid) {
        if let Some(Verdict::One(solution)) = self.model.import.verdict {
            let id = self.ask_path(Board::of_givens(grid), Some(solution), as_graded());
            self.model.jobs.preview_grade = Some(id);
        }
    }
    fn ask_path(&mut self, board: Board, solution: Option<Solution>, left_out: FamilySet) -> JobId {
        self.ask(Request::Path(Box::new(board), solution, left_out))
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
        self.forget_lists();
        let board = match origin {
            Origin::Clues => Board::of_givens(self.question()),
            Origin::Here => self.model.game.board().clone(),
        };
        let left_out = self.model.settings.left_out();
        let is_graded = origin == Origin::Clues && left_out == as_graded();
        let known = self.model.path.clone().filter(|_| is_graded);
        let waits = known.is_some() || is_graded && self.model.jobs.grade.is_some();
        self.model.walk = Some(PathBrowser::new(origin, &board, known));
        if !waits {
            let id = self.ask_path(board, self.model.solution().copied(), left_out);
            self.model.jobs.path = Some(id);
        }
    }
    pub(super) fn take_grade(&mut self, path: Path) {
        let path = Rc::new(path);
        self.model.path = Some(path.clone());
        if self.walks_from_clues() && self.model.settings.left_out() == as_graded() {
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
        self.forget_lists();
    }
    pub(super) fn choose_moment(&mut self, place: usize) {
        let Some(walk) = &mut self.model.walk else { return };
        let Some((board, step)) = walk.moment(place) else { return };
        let (technique, of) = (step.technique, walk.steps().len() as u64);
        let (board, step) = (Some(Box::new(board)), Some(Box::new(step.clone())));
        walk.at = Some(place);
        self.model.preview = Some(Preview { board, step });
        let technique = self.model.localizer.technique(technique);
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
