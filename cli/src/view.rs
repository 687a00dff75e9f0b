//! [`View`]: records for people. They are an aligned table with headings, or, where the rows have no room,
//! a block for each record, in which grids are drawn. The commands write the same columns in any case; the
//! console hands them to the view instead of stdout.

use std::io::{self, IsTerminal as _};
use std::iter;
use std::time::{Duration, Instant};

use ::console::{Term, measure_text_width};
use clap::Args;

use super::OutputFormat;
use nonet_engine::formats::output::Output;
use nonet_engine::types::board::Board;
use nonet_engine::types::grid::Grid;

/// How long a row waits for others, by which the columns are aligned.
const MAX_WAIT: Duration = Duration::from_millis(200);

/// The most rows that wait.
const MAX_ROWS: usize = 1000;

/// The least columns of the screen in which a text is broken into lines.
const MIN_TEXT_WIDTH: usize = 24;

/// What stands between two columns.
const GAP: &str = "  ";

/// Whether records are written for people or for programs.
#[derive(Args)]
pub struct ViewArgs {
    /// Write for people: drawn grids, or an aligned table with headings [default on a terminal]
    #[arg(long, conflicts_with_all = ["plain", "json"])]
    pretty: bool,
    /// Write columns with tabs between, one record per line [default in a pipe]
    #[arg(long, conflicts_with = "json")]
    plain: bool,
}

/// The form of a view.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Layout {
    /// A row for each record, as long as there is room.
    Table,
    /// A block for each record.
    Blocks,
}

/// Records that are shown to people.
pub struct View {
    headings: Vec<String>,
    layout: Layout,
    /// How many columns the screen has.
    screen: usize,
    /// How wide each column is, as far as is known.
    widths: Vec<usize>,
    /// The records that have not been shown.
    rows: Vec<Vec<String>>,
    /// When the first of them came.
    since: Option<Instant>,
    /// Whether something has been shown.
    has_begun: bool,
    /// Whether someone looks on; if not, the columns are aligned by as many rows as there are.
    is_live: bool,
}

impl ViewArgs {
    /// The view, if records are for people.
    pub fn view<T: Into<String>>(
        &self,
        output: OutputFormat,
        layout: Layout,
        headings: impl IntoIterator<Item = T>,
    ) -> Option<View> {
        let is_live = io::stdout().is_terminal();
        let is_wanted = self.pretty || !self.plain && is_live;
        (is_wanted && output == OutputFormat::Columns).then(|| {
            let screen = usize::from(Term::stdout().size().1);
            let headings = headings.into_iter().map(Into::into).collect();
            View { is_live, ..View::new(layout, screen, headings) }
        })
    }
}

impl View {
    fn new(layout: Layout, screen: usize, headings: Vec<String>) -> View {
        let widths = headings.iter().map(|heading| measure_text_width(heading)).collect();
        View {
            headings,
            layout,
            screen,
            widths,
            rows: Vec::new(),
            since: None,
            has_begun: false,
            is_live: false,
        }
    }
    /// Takes records: lines of fields with tabs between.
    pub fn add(&mut self, text: &str) {
        let fields = |line: &str| line.split('\t').map(str::to_owned).collect();
        self.rows.extend(text.lines().map(fields));
        self.since.get_or_insert_with(Instant::now);
    }
    /// Whether more records should not be waited for.
    pub fn is_full(&self) -> bool {
        self.rows.len() >= MAX_ROWS
    }
    /// Whether what came should be shown before the rest has come.
    pub fn is_live(&self) -> bool {
        self.is_live
    }
    /// How long to wait for more records before those that came are shown.
    pub fn patience(&self) -> Option<Duration> {
        self.since.and_then(|since| MAX_WAIT.checked_sub(since.elapsed()))
    }
    /// The records that have come, as they are shown.
    pub fn take(&mut self) -> String {
        self.since = None;
        let rows = std::mem::take(&mut self.rows);
        if rows.is_empty() {
            return String::new();
        }
        if self.layout == Layout::Table && !self.widen(&rows) {
            self.layout = Layout::Blocks;
        }
        let is_first = !std::mem::replace(&mut self.has_begun, true);
        match self.layout {
            Layout::Table => self.table(&rows, is_first),
            Layout::Blocks => self.blocks(&rows, is_first),
        }
    }
    fn table(&self, rows: &[Vec<String>], is_first: bool) -> String {
        let rules: Vec<String> = self.widths.iter().map(|&width| "-".repeat(width)).collect();
        let head = || self.row(&self.headings) + &self.row(&rules);
        let head = if is_first { head() } else { String::new() };
        rows.iter().fold(head, |text, row| text + &self.row(row))
    }
    fn blocks(&self, rows: &[Vec<String>], is_first: bool) -> String {
        let blocks: Vec<String> = rows.iter().map(|row| self.block(row)).collect();
        let before = if is_first { "" } else { "\n" };
        before.to_owned() + &blocks.join("\n")
    }
    /// Makes the columns as wide as these rows need, and the widest narrower where their texts can be broken.
    /// False if there is no room for a table that has not begun.
    fn widen(&mut self, rows: &[Vec<String>]) -> bool {
        for row in rows {
            for (width, field) in self.widths.iter_mut().zip(row) {
                *width = measure_text_width(field).max(*width);
            }
        }
        let gaps = GAP.len() * self.widths.len().saturating_sub(1);
        let capped = |cap: usize| self.widths.iter().map(|&width| width.min(cap)).sum::<usize>();
        let fits = |cap: &usize| capped(*cap) + gaps <= self.screen;
        let cap = (MIN_TEXT_WIDTH..=self.screen).rev().find(fits);
        let is_whole = |field: &String| {
            cap.is_some_and(|cap| measure_text_width(field) <= cap) || drawn(field).is_none()
        };
        if !self.has_begun && (cap.is_none() || !rows.iter().flatten().all(is_whole)) {
            return false;
        }
        let cap = cap.unwrap_or(MIN_TEXT_WIDTH);
        self.widths.iter_mut().for_each(|width| *width = cap.min(*width));
        true
    }
    /// A row of the table, of several lines where a text is broken.
    fn row(&self, fields: &[String]) -> String {
        let columns: Vec<Vec<String>> =
            fields.iter().zip(&self.widths).map(|(field, &width)| broken(field, width)).collect();
        let lines = columns.iter().map(Vec::len).max().unwrap_or(1);
        let mut text = String::new();
        for line in 0..lines {
            let mut shown = String::new();
            for (column, &width) in columns.iter().zip(&self.widths) {
                let field = column.get(line).map_or("", String::as_str);
                shown += &padded(field, width);
                shown += GAP;
            }
            text += shown.trim_end();
            text.push('\n');
        }
        text
    }
    /// A record as a block: each heading with its field; a field that is alone has no heading.
    fn block(&self, fields: &[String]) -> String {
        let is_alone = fields.len() == 1;
        let widest = self.headings.iter().map(|heading| measure_text_width(heading)).max();
        let indent = if is_alone { 0 } else { widest.unwrap_or(0) + GAP.len() };
        let room = self.screen.saturating_sub(indent).max(MIN_TEXT_WIDTH);
        let mut text = String::new();
        for (heading, field) in
            self.headings.iter().zip(fields).filter(|(_, field)| !field.is_empty())
        {
            let heading = if is_alone { "" } else { heading };
            let lines = drawn(field).unwrap_or_else(|| broken(field, room));
            for (line, before) in lines.iter().zip(iter::once(heading).chain(iter::repeat(""))) {
                text += &format!("{}{line}\n", padded(before, indent));
            }
        }
        text
    }
}

/// The lines of a grid that is drawn, if the text is one.
fn drawn(text: &str) -> Option<Vec<String>> {
    let grid: Grid = Some(text).filter(|text| text.len() == 81)?.parse().ok()?;
    let drawn = Output::of("grid")?.item(&Board::of_givens(grid), "");
    Some(drawn.trim_end().lines().map(str::to_owned).collect())
}

/// The text with blanks up to a width.
fn padded(text: &str, width: usize) -> String {
    let blanks = width.saturating_sub(measure_text_width(text));
    text.to_owned() + &" ".repeat(blanks)
}

/// The text in lines of at most a width, broken after blanks and commas, or where there are none, between
/// characters.
fn broken(text: &str, width: usize) -> Vec<String> {
    let mut lines = vec![String::new()];
    let mut room = width;
    let mut push = |piece: &str| {
        let is_too_long = measure_text_width(piece.trim_end()) > room;
        if is_too_long && room < width {
            lines.push(String::new());
            room = width;
        }
        room = room.saturating_sub(measure_text_width(piece));
        if let Some(line) = lines.last_mut() {
            line.push_str(piece);
        }
    };
    for word in text.split_inclusive([' ', ',']) {
        if measure_text_width(word.trim_end()) <= width {
            push(word);
        } else {
            word.chars().for_each(|ch| push(ch.encode_utf8(&mut [0; 4])));
        }
    }
    lines.into_iter().map(|line| line.trim_end().to_owned()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shown(layout: Layout, screen: usize, headings: &[&str], records: &str) -> String {
        let headings = headings.iter().map(|&heading| heading.to_owned()).collect();
        let mut view = View::new(layout, screen, headings);
        view.add(records);
        view.take()
    }

    #[test]
    fn columns_are_aligned_by_the_width_on_the_screen() {
        let text = shown(Layout::Table, 80, &["name", "n"], "数独\t1\nsudoku\t22\n");
        assert_eq!(text, "name    n\n------  --\n数独    1\nsudoku  22\n");
    }

    #[test]
    fn a_long_text_is_broken_in_its_column() {
        let text =
            shown(Layout::Table, 32, &["slug", "why"], "abc\tone two three four five six seven\n");
        let lines = [
            "slug  why",
            "----  --------------------------",
            "abc   one two three four five",
            "      six seven",
        ];
        assert_eq!(text.lines().collect::<Vec<_>>(), lines);
        let wide = shown(Layout::Table, 30, &["n", "why"], &format!("1\t{}\n", "数".repeat(20)));
        assert!(wide.lines().all(|line| measure_text_width(line) <= 30), "{wide}");
    }

    #[test]
    fn a_row_without_room_becomes_a_block_with_a_drawn_grid() {
        let puzzle =
            "1.....5694.2.....8.5...9.4....64.8.1....1....2.8.35....4.5...1.9.....4.2621.....5";
        let record = format!("{puzzle}\t29\n{puzzle}\t29\n");
        let text = shown(Layout::Table, 80, &["puzzle", "clues"], &record);
        assert!(text.lines().count() > 20 && text.contains("\n\npuzzle  "), "{text}");
        assert!(text.contains("\nclues   29\n"), "{text}");
        let alone = shown(Layout::Blocks, 80, &["solution"], &format!("{puzzle}\n"));
        assert!(!alone.contains("solution") && alone.lines().count() == 13, "{alone}");
    }
}
