//! A list that is rated: which parts of it workers have, and what the player does with its table.

pub(crate) mod kept_list;

use std::rc::Rc;

use crate::core::collections::one_line;
use crate::core::command::Command;
use crate::core::jobs::Purpose;
use crate::core::letter::{LateLetter, PlacesLetter};
use crate::core::new_game::NewGame;
use crate::core::place::{CreatePart, Place};
use crate::core::puzzles::Puzzles;
use crate::core::record::{PuzzleSource, Rating};
use crate::places::lists::Update;
use crate::places::lists::filter::Filter;
use crate::places::lists::msg::{RatedField, RatedMsg};
use crate::places::lists::{Export, Part, RatedList, Run, TABLE_PART};
use crate::service::column::Column;
use crate::service::lists::{Described, TablePart, TableRow};
use crate::service::puzzle_list::PuzzleList;
use crate::service::request;
use crate::service::table::TableFormat;
use crate::words::message::Message;

/// How many parts wait or run at once: more than there are workers, so that none of them waits.
const PARTS_AT_ONCE: usize = 8;
/// How many parts of a table are written at once.
const TABLE_PARTS_AT_ONCE: usize = 2;

/// What is written of each puzzle.
const COLUMNS: [Column; 15] = [
    Column::Line,
    Column::Puzzle,
    Column::Name,
    Column::Clues,
    Column::Verdict,
    Column::Tier,
    Column::Score,
    Column::Hardest,
    Column::Techniques,
    Column::Depth,
    Column::Minimal,
    Column::Redundant,
    Column::Symmetry,
    Column::Canonical,
    Column::Duplicate,
];
/// What is written of each puzzle besides where Sudoku Explainer has rated.
const EXPLAINER_COLUMNS: [Column; 4] = [Column::Er, Column::Ep, Column::Ed, Column::Rule];

impl Update<'_> {
    pub(crate) fn handle(&mut self, msg: RatedMsg) {
        let list = &mut *self.own;
        let filter = &mut list.filter;
        match msg {
            RatedMsg::Stopped => return self.stop_rating(),
            RatedMsg::Resumed => return self.resume_rating(),
            RatedMsg::ExplainerToggled => return self.toggle_explainer(),
            RatedMsg::Opened(at) => return self.open_rated(at),
            RatedMsg::Kept => return self.keep_rated(),
            RatedMsg::Exported(format) => return self.export_rated(format),
            RatedMsg::Scrolled(first) => return list.first = first,
            RatedMsg::SortedBy(by) => list.order = list.order.after_press(by),
            RatedMsg::TierToggled(tier) => match filter.tiers.contains(&tier) {
                true => filter.tiers.retain(|other| *other != tier),
                false => filter.tiers.push(tier),
            },
            RatedMsg::BarsChosen(one, other) => {
                let scale = list.scale();
                list.filter.bars = scale.chosen(one, other);
            }
            RatedMsg::LookToggled(look) => {
                filter.look = Some(look).filter(|look| filter.look != Some(*look));
            }
            RatedMsg::MinimalToggled => filter.is_minimal = !filter.is_minimal,
            RatedMsg::OnceToggled => filter.is_once = !filter.is_once,
            RatedMsg::SymmetricToggled => filter.is_symmetric = !filter.is_symmetric,
            RatedMsg::FilterCleared => list.filter = Filter::default(),
            RatedMsg::FieldEdited(RatedField::Search, text) => filter.search = text,
        }
        self.show_rated();
    }
    /// The rows that the filter leaves, from the first on.
    pub(crate) fn show_rated(&mut self) {
        let localizer = Rc::clone(&self.common.localizer);
        self.own.first = 0;
        self.own.refresh(&|technique| localizer.technique(technique));
    }
    /// Once a second rows that have come since find their places.
    pub(crate) fn refresh_rated(&mut self) {
        let localizer = Rc::clone(&self.common.localizer);
        self.own.refresh_if_stale(&|technique| localizer.technique(technique));
    }
    /// Puzzles become the list; so many lines could not be read.
    pub(crate) fn rate(&mut self, name: String, puzzles: PuzzleList, unread: usize) {
        self.rate_list(RatedList::of(name, puzzles, unread));
    }
    /// The list takes the place of the one before, and is shown.
    fn rate_list(&mut self, mut list: RatedList) {
        self.cancel(|purpose| matches!(purpose, Purpose::Described(..) | Purpose::Table(..)));
        list.begun = self.common.moment.millis;
        *self.own = list;
        self.keep_rated_list();
        self.common.enter(Place::Create);
        self.common.page.create = CreatePart::List;
        self.resume_rating();
    }
    pub(crate) fn resume_rating(&mut self) {
        let now = self.common.moment.millis;
        let list = &mut *self.own;
        list.look_again();
        list.since = (list.rated(), now);
        self.set_run(Run::Going);
        self.rate_more();
    }
    /// What is rated stays; parts that a worker has are given up.
    pub(crate) fn stop_rating(&mut self) {
        self.cancel(|purpose| matches!(purpose, Purpose::Described(..)));
        self.set_run(Run::Stopped);
    }
    fn toggle_explainer(&mut self) {
        let is_going = self.own.run == Run::Going;
        self.stop_rating();
        let list = &mut *self.own;
        list.is_explained = !list.is_explained;
        list.filter.bars = None;
        list.look_again();
        let run = if list.is_described() { Run::Done } else { Run::Stopped };
        self.set_run(run);
        if is_going || self.own.is_explained {
            self.resume_rating();
        }
        self.show_rated();
    }
    fn rate_more(&mut self) {
        let is_part = |purpose: &Purpose| matches!(purpose, Purpose::Described(..));
        while self.common.jobs.count(is_part) < PARTS_AT_ONCE {
            let (list, now) = (&mut *self.own, self.common.moment.millis);
            let Some(part) = list.next_part(now) else { break };
            let lines = list.puzzles.lines(part.start, part.count).to_owned();
            let extent = list.extent();
            self.ask(request::DescribeList { lines, extent }, |asked| {
                Purpose::Described(asked, part)
            });
        }
        if !self.common.jobs.any(is_part) {
            self.set_run(Run::Done);
            self.refresh_rated();
        }
    }
    pub(crate) fn take_described(&mut self, rows: Vec<Described>, part: Part) {
        self.own.take(part.start, rows.clone());
        self.keep_rows(part.start, rows);
        if self.own.run == Run::Going {
            self.rate_more();
        }
    }

    fn open_rated(&mut self, at: usize) {
        let puzzles = &self.own.puzzles;
        let (board, name) = (puzzles.board(at), puzzles.name(at).to_owned());
        let new = NewGame::of(PuzzleSource::Import, board, name);
        let count = self.common.board().clue_grid().clues() as u64;
        self.send(LateLetter::Begin(Box::new(new), Message::CluesFixed { count }));
    }
    fn keep_rated(&mut self) {
        let list = &*self.own;
        let mut puzzles = Puzzles::default();
        for at in list.shown.iter().map(|&at| at as usize) {
            let row = list.row(at);
            let rating = row.and_then(|row| row.grade.as_ref()).map(Rating::of);
            let explainer = row.and_then(|row| row.explainer).map(Into::into);
            let name = one_line(list.puzzles.name(at));
            puzzles.push(list.puzzles.line(at), &name, rating, explainer);
        }
        if !puzzles.is_empty() {
            self.send(PlacesLetter::Collect(puzzles));
        }
    }

    /// The rows that are shown, written part by part in a worker.
    fn export_rated(&mut self, format: TableFormat) {
        self.cancel(|purpose| matches!(purpose, Purpose::Table(..)));
        let rows = self.own.shown.clone();
        let parts = vec![String::new(); rows.len().div_ceil(TABLE_PART)];
        self.own.export = Some(Export { format, rows, parts, asked: 0, written: 0 });
        (0..TABLE_PARTS_AT_ONCE).for_each(|_| self.write_table_part());
    }
    fn write_table_part(&mut self) {
        let list = &mut *self.own;
        let Some(export) = list.export.as_mut().filter(|export| export.asked < export.parts.len())
        else {
            return;
        };
        let part = export.asked;
        export.asked += 1;
        let (format, is_last) = (export.format, part + 1 == export.parts.len());
        let rows = export.rows.iter().skip(part * TABLE_PART).take(TABLE_PART);
        let rows: Vec<usize> = rows.map(|&at| at as usize).collect();
        let more = if list.is_explained { &EXPLAINER_COLUMNS[..] } else { &[] };
        let columns = COLUMNS.iter().chain(more).copied().collect();
        let rows = rows.into_iter().map(|at| table_row(list, at)).collect();
        let part_of = TablePart { format, columns, rows, is_first: part == 0, is_last };
        self.ask(request::WriteTable { part: Box::new(part_of) }, |asked| {
            Purpose::Table(asked, part)
        });
    }
    pub(crate) fn take_table(&mut self, text: String, part: usize) {
        let list = &mut *self.own;
        let Some(export) = list.export.as_mut() else { return };
        export.parts[part] = text;
        export.written += 1;
        if export.written < export.parts.len() {
            return self.write_table_part();
        }
        let ending: &str = export.format.into();
        let stem = list.name.rsplit_once('.').map_or(&*list.name, |(stem, _)| stem);
        let name = format!("{}.{ending}", if stem.is_empty() { "nonet-list" } else { stem });
        let parts = list.export.take().map(|export| export.parts).unwrap_or_default();
        self.emit(Command::SaveParts(name, parts));
    }
}

fn table_row(list: &RatedList, at: usize) -> TableRow {
    TableRow {
        number: at as u64 + 1,
        clues: list.puzzles.clues(at),
        name: list.puzzles.name(at).to_owned(),
        known: list.row(at).cloned(),
        same_as: list.same_as(at).map(|first| first as u64 + 1),
    }
}
