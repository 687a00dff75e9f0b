//! What is printed: the puzzles, those made for it, and what a worker knows of them.

use std::rc::Rc;

use crate::engine::generate::tier_recipe::TierRecipe;
use crate::engine::types::board::Board;
use crate::service::request;
use crate::service::worksheet::Worksheet;

use crate::core::command::Command;
use crate::core::jobs::Purpose;
use crate::core::new_game::MadePuzzle;
use crate::places::paper::Update;
use crate::places::paper::msg::{PaperField, PaperMsg};
use crate::places::paper::{Answers, Source};

/// A worker looks at so many puzzles in a job.
const PUZZLES_A_JOB: usize = 4;

impl Update<'_> {
    pub(crate) fn handle(&mut self, msg: PaperMsg) {
        let paper = &mut *self.own;
        let layout = &mut paper.layout;
        let choices = &mut self.common.page.settings.paper;
        let before = choices.clone();
        match msg {
            PaperMsg::SourceChosen(source) => paper.source = source,
            PaperMsg::KindChosen(kind) => layout.kind = kind,
            PaperMsg::PerPageChosen(count) => layout.per_page = count,
            PaperMsg::AnswersChosen(answers) => layout.answers = answers,
            PaperMsg::ContentChosen(content) => choices.content = content,
            PaperMsg::SizeChosen(size) => choices.size = size,
            PaperMsg::Switched(switch) => choices.toggle(switch),
            PaperMsg::TierToggled(tier) => paper.fresh.toggle(tier),
            PaperMsg::MakeRequested => return self.make_fresh(),
            PaperMsg::StopRequested => {
                _ = self.cancel(|job| matches!(job, Purpose::PaperPuzzle(_)))
            }
            PaperMsg::PrintRequested => return self.print(),
            PaperMsg::FieldEdited(PaperField::Title, title) => return paper.title = title,
            PaperMsg::FieldEdited(PaperField::Count, count) => return paper.fresh.count = count,
        }
        if self.common.page.settings.paper != before {
            self.common.save_settings();
        }
        self.ask_worksheets();
    }
    /// The browser's print dialog has been closed.
    pub(crate) fn printed(&mut self) {
        self.own.is_printing = false;
    }
    /// Each time the choices are those made last, but for how many stand on a page.
    pub(crate) fn open_paper_with(&mut self, title: String, given: Vec<Board>, per_page: usize) {
        let paper = &mut *self.own;
        if (paper.given.len() > 1) != (given.len() > 1) {
            paper.layout.per_page = per_page;
            paper.layout.answers = if given.len() > 1 { Answers::Last } else { Answers::None };
        }
        (paper.title, paper.given, paper.source) = (title, given, Source::Given);
        self.ask_worksheets();
    }
    fn ask_worksheets(&mut self) {
        let grids = self.own.unknown(PUZZLES_A_JOB);
        if !grids.is_empty() && !self.common.jobs.any(|job| matches!(job, Purpose::Worksheets(_))) {
            let page = self.common.page.address.clone();
            self.ask(request::Worksheets { grids, page }, Purpose::Worksheets);
        }
    }
    pub(crate) fn take_worksheets(&mut self, worksheets: Vec<Option<Box<Worksheet>>>) {
        let paper = &mut *self.own;
        let grids = paper.unknown(worksheets.len());
        let worksheets = worksheets.into_iter().map(|found| found.map(Rc::from));
        paper.known.extend(grids.into_iter().zip(worksheets));
        self.ask_worksheets();
    }
    fn make_fresh(&mut self) {
        self.cancel(|job| matches!(job, Purpose::PaperPuzzle(_)));
        self.own.fresh.made.clear();
        self.make_next_fresh();
    }
    fn make_next_fresh(&mut self) {
        let Some(tier) = self.own.fresh.next() else { return };
        let recipe = TierRecipe::of(tier).with_seed(self.common.seeds.puzzle());
        self.ask(request::Generate { recipe }, Purpose::PaperPuzzle);
    }
    /// What was not found is tried again with another seed.
    pub(crate) fn take_paper_puzzle(&mut self, made: MadePuzzle) {
        let fresh = &mut self.own.fresh;
        let board = made.ok().map(|made| Board::of_givens(*made.puzzle.givens()));
        fresh.made.extend(board);
        self.make_next_fresh();
        self.ask_worksheets();
    }
    /// The dialog is closed first, or it would be on the paper.
    fn print(&mut self) {
        self.own.is_printing = true;
        self.common.page.dialog = None;
        self.emit(Command::Print);
    }
}
