//! What stands around the nine rows of a puzzle and is no cell of it: a heading of the columns, labels
//! of the rows (numbers, letters, `r1`, `Row 1:`), who wrote a line of a chat and when, the signs of a
//! comment. All of that becomes blanks, so that each format reads the rows as if they stood alone. Where
//! one sign that is no usual blank stands in all empty cells (`#`, `~`, `O`), it becomes a dot.
//!
//! A text is changed only where nine lines that follow each other have nine cells each, because then
//! nothing else can be meant; the name and time of a chat go in any case. Of nine lines whose labels
//! count a few may have more or fewer cells: which of them, the reader of the rows says.

mod chat;
mod row;

use std::ops::Range;

use self::row::{Label, Look, ODD_BLANKS, Row, may_be_cell};
use super::characters::{is_bar, is_prose, parse_cell};

/// The fewest odd blanks of a puzzle.
const MIN_ODD_BLANKS: usize = 17;

/// The shortest time of a chat, in bytes: `9:12`.
const MIN_HEADER: usize = 4;

/// A shorter line is neither a row nor a rule.
const MIN_RULE: usize = 3;

/// The most rows of a puzzle with labels that have not nine cells.
const MAX_UNEVEN: usize = 3;

/// The text with blanks for what stands around rows, and dots for odd blanks; `None` if there is
/// nothing of that.
pub fn without(text: &str) -> Option<String> {
    let mut edits = Edits::default();
    let mut block = Block::default();
    for (at, line) in text.split('\n').enumerate() {
        if line.len() < MIN_RULE && block.is_empty() {
            edits.above = Some(line);
            continue;
        }
        let from = edits.header(at, line).unwrap_or(0);
        block.take_up(at, line, row::look(&line[from..], from), &mut edits);
    }
    block.end(&mut edits);
    edits.written(text)
}

/// Lines that are written anew.
#[derive(Default)]
struct Edits<'a> {
    /// The index of each line and what becomes of it, in order.
    lines: Vec<(usize, String)>,
    /// The line above, which may be the name of who wrote the next.
    above: Option<&'a str>,
}

impl<'a> Edits<'a> {
    /// Takes away who wrote a line and when; returns where the rest begins.
    fn header(&mut self, at: usize, line: &'a str) -> Option<usize> {
        let above = self.above.replace(line);
        let end = if line.len() < MIN_HEADER { None } else { chat::header(line) }?;
        // The few letters of a message without cells would be a row.
        let is_short = |rest: &str| !rest.contains(char::is_numeric) && !is_prose(rest);
        let has_cells = |rest: &str| rest.chars().all(|ch| may_be_cell(ch) || is_bar(ch));
        let rest = &line[end..];
        let end = if is_short(rest) && !has_cells(rest) { line.len() } else { end };
        let rest = &line[end..];
        if let Some(name) = above.filter(|name| rest.trim().is_empty() && chat::is_name(name)) {
            self.push(at - 1, blanks(name));
        }
        self.push(at, blanks(&line[..end]) + rest);
        Some(end)
    }
    /// Replaces a line; a later edit of the same line counts.
    fn push(&mut self, at: usize, line: String) {
        self.lines.push((at, line));
    }
    fn written(mut self, text: &str) -> Option<String> {
        if self.lines.is_empty() {
            return None;
        }
        self.lines.sort_by_key(|edit| edit.0);
        let mut written = String::with_capacity(text.len());
        let mut edits = self.lines.into_iter().peekable();
        for (at, line) in text.split('\n').enumerate() {
            let mut kept = None;
            while edits.peek().is_some_and(|edit| edit.0 == at) {
                kept = edits.next();
            }
            written.push_str(if at > 0 { "\n" } else { "" });
            written.push_str(kept.as_ref().map_or(line, |edit| &edit.1));
        }
        Some(written)
    }
}

fn blanks(text: &str) -> String {
    " ".repeat(text.chars().count())
}

/// Lines that may be the rows of one puzzle or of several, with what stands between them.
#[derive(Default)]
struct Block<'a> {
    rows: Vec<RowAt<'a>>,
    /// How many of the rows are uneven: a text can have a hundred thousand rows, which are not counted anew.
    uneven: usize,
    /// Headings of letters, which are no rows.
    headings: Vec<(usize, &'a str)>,
    rules: Vec<(usize, &'a str)>,
    has_gaps: bool,
    is_after_blank: bool,
}

struct RowAt<'a> {
    at: usize,
    line: &'a str,
    row: Row,
    is_uneven: bool,
}

impl<'a> Block<'a> {
    fn take_up(&mut self, at: usize, line: &'a str, look: Look, edits: &mut Edits) {
        let is_blank = look == Look::Blank;
        if self.is_after_blank && !is_blank && !self.rows.is_empty() {
            // Nine rows and a blank line are a puzzle, but for rows that are all apart.
            let is_whole = self.rows.len() == 9 && !(self.has_gaps && self.rows[0].row.is_heading);
            self.has_gaps = true;
            if is_whole || self.rows.len() == 10 {
                self.end(edits);
            }
        }
        self.is_after_blank = is_blank;
        match look {
            Look::Row(row) => {
                if self.uneven > 0 && !self.is_next(line) {
                    self.end(edits);
                }
                self.rows.push(RowAt { at, line, row, is_uneven: false });
            }
            Look::Uneven(row) => {
                if !self.is_next(line) {
                    self.end(edits);
                }
                self.uneven += 1;
                self.rows.push(RowAt { at, line, row, is_uneven: true });
            }
            Look::Heading => {
                if self.uneven > 0 && self.uneven == self.rows.len() {
                    self.end(edits);
                }
                self.headings.push((at, line));
            }
            Look::Cells(cells) => {
                self.end(edits);
                write_cells(at, line, &cells, edits);
            }
            Look::Between if self.is_empty() => {}
            Look::Between => self.rules.push((at, line)),
            Look::Blank => {}
            Look::Other => self.end(edits),
        }
    }

    fn is_empty(&self) -> bool {
        self.rows.is_empty() && self.headings.is_empty()
    }

    /// Whether the label of a line is the one behind or before that of the last row, or the first.
    fn is_next(&self, line: &str) -> bool {
        let Some(last) = self.rows.last() else { return true };
        last.row.is_heading && !last.row.has_more || counts(&[last.line, line])
    }

    /// Writes the rows of the block, if they are those of puzzles, and begins a new one.
    fn end(&mut self, edits: &mut Edits) {
        if self.is_empty() {
            return;
        }
        let Block { mut rows, mut headings, rules, .. } = std::mem::take(self);
        // A heading below repeats the one above.
        if let [first, .., last] = &rows[..]
            && rows.len() == 11
            && first.row.is_heading
            && last.row.is_heading
        {
            headings.push((last.at, last.line));
            rows.pop();
        }
        let Some(with_heading) = with_heading(&rows) else { return };
        let each = if with_heading { 10 } else { 9 };
        for group in rows.chunks_mut(each) {
            take_all_cells(&mut group[each - 9..]);
        }
        let groups: Vec<&[RowAt]> = rows.chunks(each).map(|group| &group[each - 9..]).collect();
        if !groups.iter().all(|group| are_labels(group)) {
            return;
        }
        let numbers = rows.chunks(each).filter(|_| with_heading);
        let numbers = numbers.map(|group| (group[0].at, group[0].line));
        let headings: Vec<(usize, &str)> = numbers.chain(headings).collect();
        let is_below = |rule: &&(usize, &str)| headings.iter().any(|head| head.0 + 1 == rule.0);
        for (at, line) in headings.iter().chain(rules.iter().filter(is_below)) {
            edits.push(*at, blanks(line));
        }
        for group in groups {
            let dots = odd_blank(group.iter().map(|row| &row.line[row.row.cells.clone()]));
            group.iter().for_each(|row| row.write(&dots, edits));
        }
    }
}

/// Whether each nine of the rows have a heading of numbers above; `None` if the rows are not those
/// of puzzles.
fn with_heading(rows: &[RowAt]) -> Option<bool> {
    // Of two drawings of one grid that begins with 1 to 9 the second is not the tenth row of the first.
    let is_headed =
        |group: &[RowAt]| group[0].row.is_heading && !group[group.len() - 1].row.is_heading;
    let is_each = || rows.chunks(10).all(is_headed);
    match rows.len() {
        0 => None,
        count if count.is_multiple_of(10) && is_each() => Some(true),
        count => count.is_multiple_of(9).then_some(false),
    }
}

/// Whether the labels of lines count, up or down.
fn counts(lines: &[&str]) -> bool {
    let numbers: Option<Vec<i32>> = lines.iter().map(|line| row::number(line)).collect();
    numbers.is_some_and(|numbers| are_counted(&numbers))
}

/// Whether each number is one more, or each is one less, than the one before.
fn are_counted(numbers: &[i32]) -> bool {
    let are_apart = |by: i32| numbers.windows(2).all(|pair| pair[1] - pair[0] == by);
    are_apart(1) || are_apart(-1)
}

/// Where a cell of a row with ten was taken for a part of its label, it is one of its cells.
fn take_all_cells(rows: &mut [RowAt]) {
    let longer = |row: &RowAt| {
        let nine = &row.row.cells;
        let all = if row.row.has_more { row::uneven(row.line) } else { None };
        all.filter(|all| all.cells.start <= nine.start && all.cells.end >= nine.end)
            .filter(|all| all.cells != *nine)
    };
    let found: Vec<(usize, Row)> =
        rows.iter().enumerate().filter_map(|(at, row)| Some((at, longer(row)?))).collect();
    let lines: Vec<&str> = rows.iter().map(|row| row.line).collect();
    if found.len() > MAX_UNEVEN || !counts(&lines) {
        return;
    }
    for (at, row) in found {
        (rows[at].row, rows[at].is_uneven) = (row, true);
    }
}

/// Whether what stands in front of nine rows is nothing, words, or labels that count.
fn are_labels(rows: &[RowAt]) -> bool {
    let uneven = rows.iter().filter(|row| row.is_uneven).count();
    if uneven > 0 {
        let lines: Vec<&str> = rows.iter().map(|row| row.line).collect();
        return uneven <= MAX_UNEVEN && counts(&lines);
    }
    let labels: Vec<&Label> = rows.iter().map(|row| &row.row.label).collect();
    let numbers = labels.iter().map(|label| match label {
        Label::Number(number) => Some(*number),
        _ => None,
    });
    let numbers: Vec<i32> = numbers.flatten().collect();
    numbers.is_empty() || numbers.len() == 9 && are_counted(&numbers)
}

impl RowAt<'_> {
    /// Writes the line with blanks around its cells, if anything is there or a cell is written in
    /// another way.
    fn write(&self, odd: &[char], edits: &mut Edits) {
        let Range { start, end } = self.row.cells;
        let cells = self.row.written.as_deref().unwrap_or(&self.line[start..end]);
        let has_odd = cells.contains(|ch: char| odd.contains(&ch));
        if !self.row.has_more && self.row.written.is_none() && !has_odd {
            return;
        }
        let dotted = cells.replace(|ch: char| odd.contains(&ch), ".");
        let around = |text: &str| if self.row.has_more { blanks(text) } else { text.to_owned() };
        edits.push(self.at, around(&self.line[..start]) + &dotted + &around(&self.line[end..]));
    }
}

/// Writes a line in which 81 cells stand in one word, with dots for odd blanks.
fn write_cells(at: usize, line: &str, cells: &Range<usize>, edits: &mut Edits) {
    let word = &line[cells.clone()];
    let odd = odd_blank(std::iter::once(word));
    if !odd.is_empty() {
        let dotted = word.replace(|ch: char| odd.contains(&ch), ".");
        edits.push(at, line[..cells.start].to_owned() + &dotted + &line[cells.end..]);
    }
}

/// The sign that stands in the empty cells of a puzzle besides the usual ones: one, if no usual one
/// does; or the letter O in both sizes, also beside zeros, which it is taken for.
fn odd_blank<'a>(cells: impl Iterator<Item = &'a str>) -> Vec<char> {
    let mut odd: Vec<char> = Vec::new();
    let (mut count, mut usual) = (0, 0);
    for ch in cells.flat_map(str::chars) {
        let is_odd = ODD_BLANKS.contains(ch);
        count += usize::from(is_odd);
        usual += usize::from(matches!(parse_cell(ch), Some(None)) && ch != '0');
        if is_odd && !odd.contains(&ch) {
            odd.push(ch);
        }
    }
    let are_zeros = odd.iter().all(|ch| matches!(ch, 'o' | 'O'));
    let is_meant =
        are_zeros && usual == 0 || odd.len() == 1 && usual == 0 && count >= MIN_ODD_BLANKS;
    if is_meant { odd } else { Vec::new() }
}
