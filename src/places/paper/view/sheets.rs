//! The sheets: puzzles or exercises, then answers and hint cards, on as few as will do.

use super::grid::{GridView, answer, position, puzzle};
use crate::core::settings::paper::Switch;
use crate::engine::types::board::Board;
use crate::engine::types::cell::Cell;
use crate::engine::types::house::HouseKind;
use crate::places::paper::Shown;
use crate::places::paper::{Answers, Kind, Paper};
use crate::service::worksheet::Worksheet;
use crate::words::label::Label;
use crate::words::message::Message;

/// A side of paper.
#[derive(Clone, PartialEq, Debug)]
pub struct SheetView {
    /// What stands above; may be empty.
    pub title: String,
    /// What stands before the line for a name, if there is one.
    pub name: Option<String>,
    /// What stands on it, one below the other.
    pub sections: Vec<SectionView>,
    /// What stands at the foot: that the puzzles are proper, and the number of the page.
    pub foot: [String; 2],
    /// Its name in the preview.
    pub label: String,
}

/// A part of a sheet.
#[derive(Clone, PartialEq, Debug)]
pub struct SectionView {
    /// What it holds.
    pub kind: SectionKind,
    /// Its heading; may be empty.
    pub heading: String,
    /// How many of its blocks there would be room for on a page, if that decides their size.
    pub per_page: usize,
    /// Its blocks, row by row.
    pub blocks: Vec<BlockView>,
}

/// What a part of a sheet holds.
#[derive(Clone, Copy, PartialEq, Eq, Debug, strum::IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum SectionKind {
    /// Puzzles to solve, or positions.
    Puzzles,
    /// Solutions.
    Answers,
    /// What was to be found in positions.
    Steps,
    /// Cards to cut out.
    Cards,
}

impl SectionKind {
    /// How many stand side by side, and how high a row of them is, in millimetres.
    fn row(self) -> (usize, usize) {
        match self {
            SectionKind::Puzzles => (1, 0),
            SectionKind::Answers => (3, 54),
            SectionKind::Steps => (1, 56),
            SectionKind::Cards => (3, 30),
        }
    }
    fn heading(self) -> Option<Label> {
        match self {
            SectionKind::Puzzles => None,
            SectionKind::Answers | SectionKind::Steps => Some(Label::PaperAnswers),
            SectionKind::Cards => Some(Label::PaperCards),
        }
    }
}

/// A grid or a card.
#[derive(Clone, PartialEq, Debug)]
pub struct BlockView {
    /// Which puzzle it is of, if there are several.
    pub number: String,
    /// Its tier, or what is to be found; may be empty.
    pub name: String,
    /// What else is known of it; may be empty.
    pub facts: String,
    /// The grid, if it has one.
    pub grid: Option<GridView>,
    /// Sentences below or beside it.
    pub lines: Vec<String>,
    /// The QR code of its address, where it is wanted: the path of the dark modules, the side of the
    /// picture.
    pub code: Option<(String, usize)>,
    /// What the code is for.
    pub code_label: String,
}

/// What there is room for below the title, in millimetres, on either paper, and what a heading takes.
const ROOM: usize = 220;
const HEADING: usize = 12;

/// All sheets, in the order in which they are printed.
pub fn sheets(model: &Shown, paper: &Paper) -> Vec<SheetView> {
    let boards: Vec<(usize, &Board)> = paper.boards().iter().enumerate().collect();
    let of = Sheets { model, paper };
    let mut pages: Vec<Vec<SectionView>> = Vec::new();
    for page in boards.chunks(paper.layout.per_page) {
        pages.push(vec![of.questions(page)]);
        if paper.layout.answers == Answers::Each {
            pages.extend(filled(&[of.answers(page)]));
        }
    }
    let mut last = Vec::new();
    if paper.layout.answers == Answers::Last {
        last.push(of.answers(&boards));
    }
    if model.common.page.settings.paper.has(Switch::Cards) && paper.layout.kind == Kind::Puzzles {
        last.push(of.section(SectionKind::Cards, &boards, |at| of.card(at)));
    }
    pages.extend(filled(&last));
    let count = pages.len();
    pages.into_iter().enumerate().map(|(at, page)| of.sheet(at + 1, count, page)).collect()
}

/// Spreads sections over pages, a row at a time; each page begins with a heading.
fn filled(sections: &[SectionView]) -> Vec<Vec<SectionView>> {
    let mut pages: Vec<Vec<SectionView>> = Vec::new();
    let mut used = ROOM;
    for section in sections {
        let (columns, height) = section.kind.row();
        let mut begins = true;
        for row in section.blocks.chunks(columns) {
            if used + height + if begins { HEADING } else { 0 } > ROOM {
                pages.push(Vec::new());
                (used, begins) = (0, true);
            }
            let Some(page) = pages.last_mut() else { continue };
            if begins {
                page.push(SectionView { blocks: Vec::new(), ..section.clone() });
                used += HEADING;
                begins = false;
            }
            used += height;
            page.last_mut().into_iter().for_each(|part| part.blocks.extend_from_slice(row));
        }
    }
    pages
}

struct Sheets<'a> {
    model: &'a Shown<'a>,
    paper: &'a Paper,
}

impl Sheets<'_> {
    fn label(&self, label: Label) -> String {
        self.model.common.localizer.label(label)
    }
    fn message(&self, message: &Message) -> String {
        self.model.common.localizer.message(message)
    }
    fn sheet(&self, page: usize, pages: usize, sections: Vec<SectionView>) -> SheetView {
        let is_front = sections.iter().any(|section| section.kind == SectionKind::Puzzles);
        let has_name = is_front && self.model.common.page.settings.paper.has(Switch::NameLine);
        let number = Message::PaperPage { page: page as u64, pages: pages as u64 };
        let kinds = sections.iter().filter(|section| !section.heading.is_empty());
        let kinds: Vec<String> = kinds.map(|section| section.heading.clone()).collect();
        let number = self.message(&number);
        SheetView {
            title: self.paper.title.clone(),
            name: has_name.then(|| self.label(Label::PaperName)),
            foot: [self.proof(), number.clone()],
            label: std::iter::once(number).chain(kinds).collect::<Vec<_>>().join(" · "),
            sections,
        }
    }
    /// That each puzzle has one solution, if that is so.
    fn proof(&self) -> String {
        let boards = self.paper.boards();
        let proper = boards.iter().all(|board| self.paper.worksheet(board).is_some());
        let count = boards.len() as u64;
        if proper { self.message(&Message::PaperProof { count }) } else { String::new() }
    }
    fn section(
        &self,
        kind: SectionKind,
        boards: &[(usize, &Board)],
        block: impl FnMut(&(usize, &Board)) -> Option<BlockView>,
    ) -> SectionView {
        SectionView {
            kind,
            heading: kind.heading().map_or(String::new(), |label| self.label(label)),
            per_page: self.paper.layout.per_page,
            blocks: boards.iter().filter_map(block).collect(),
        }
    }
    fn questions(&self, boards: &[(usize, &Board)]) -> SectionView {
        self.section(SectionKind::Puzzles, boards, |at| match self.paper.layout.kind {
            Kind::Puzzles => Some(self.puzzle(at)),
            Kind::Exercises => self.exercise(at),
        })
    }
    fn answers(&self, boards: &[(usize, &Board)]) -> SectionView {
        match self.paper.layout.kind {
            Kind::Puzzles => self.section(SectionKind::Answers, boards, |at| self.answer(at)),
            Kind::Exercises => self.section(SectionKind::Steps, boards, |at| self.step(at)),
        }
    }
    fn block(&self, at: usize) -> BlockView {
        let is_numbered = self.paper.boards().len() > 1;
        BlockView {
            number: if is_numbered { (at + 1).to_string() } else { String::new() },
            name: String::new(),
            facts: String::new(),
            grid: None,
            lines: Vec::new(),
            code: None,
            code_label: String::new(),
        }
    }
    fn puzzle(&self, &(at, board): &(usize, &Board)) -> BlockView {
        let choices = &self.model.common.page.settings.paper;
        let sheet = self.paper.worksheet(board);
        let rated = sheet.filter(|_| choices.has(Switch::Rating));
        let has_code = self.paper.layout.per_page == 1 && choices.has(Switch::Code);
        BlockView {
            name: rated.map_or(String::new(), |sheet| self.tier(sheet)),
            facts: rated.map_or(String::new(), |sheet| self.facts(board, sheet)),
            grid: Some(puzzle(self.model, board, choices.content)),
            code: sheet.filter(|_| has_code).and_then(|sheet| sheet.code.clone()),
            code_label: self.label(Label::PaperCode),
            ..self.block(at)
        }
    }
    fn answer(&self, &(at, board): &(usize, &Board)) -> Option<BlockView> {
        let sheet = self.paper.worksheet(board)?;
        let grid = Some(answer(self.model, board, &sheet.solution));
        Some(BlockView { name: self.tier(sheet), grid, ..self.block(at) })
    }
    fn card(&self, &(at, board): &(usize, &Board)) -> Option<BlockView> {
        let sheet = self.paper.worksheet(board)?;
        let first = sheet.first?;
        let house = Cell::house(first.cell, HouseKind::Block);
        let look = Message::PaperLook { digit: first.digit, house };
        let stuck = sheet.rating.hardest.map(|technique| Message::PaperStuck { technique });
        let lines = std::iter::once(look).chain(stuck);
        let lines = lines.map(|line| self.message(&line)).collect();
        Some(BlockView { lines, ..self.block(at) })
    }
    fn exercise(&self, &(at, board): &(usize, &Board)) -> Option<BlockView> {
        let exercise = self.paper.worksheet(board)?.exercise.as_ref()?;
        let find = Message::PaperFind { technique: exercise.step.technique };
        let grid = Some(position(self.model, &exercise.board, None));
        Some(BlockView { name: self.message(&find), grid, ..self.block(at) })
    }
    fn step(&self, &(at, board): &(usize, &Board)) -> Option<BlockView> {
        let exercise = self.paper.worksheet(board)?.exercise.as_ref()?;
        let step = &exercise.step;
        let sentences = self.model.common.localizer.short_explanation(step);
        Some(BlockView {
            name: self.model.common.localizer.technique(step.technique),
            grid: Some(position(self.model, &exercise.board, Some(step))),
            lines: sentences.iter().map(|sentence| sentence.text()).collect(),
            ..self.block(at)
        })
    }
    fn tier(&self, sheet: &Worksheet) -> String {
        self.label(Label::of_tier(sheet.rating.tier))
    }
    /// Where nine stand on a page there is no room for the technique.
    fn facts(&self, board: &Board, sheet: &Worksheet) -> String {
        let clues = Message::ClueCount { count: board.clue_grid().clues() as u64 };
        let hardest = sheet.rating.hardest.filter(|_| self.paper.layout.per_page < 9);
        let hardest = hardest.map(|technique| self.model.common.localizer.hardest(technique));
        let facts = [self.message(&clues), sheet.rating.score.to_string()];
        facts.into_iter().chain(hardest).collect::<Vec<_>>().join(" · ")
    }
}
