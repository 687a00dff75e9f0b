//! Whether a line has the nine cells of a row, and what stands in front of them.

use std::ops::{Range, RangeInclusive};

use super::super::characters::{is_bar, is_border, parse_cell};

/// Letters and signs that may stand for an empty cell, if nothing else does.
pub const ODD_BLANKS: &str = "oO#~@&=+^";

/// The cells of a puzzle in one word.
const CELLS: usize = 81;

/// The longest line that may have a row, in bytes.
const MAX_LINE: usize = 250;

/// The shortest.
const MIN_LINE: usize = 9;

/// The longest label of a row, in bytes.
const MAX_LABEL: usize = 80;

/// How many cells a row may have that has not nine.
const UNEVEN_CELLS: RangeInclusive<usize> = 4..=12;

/// Words for an empty cell in tables of numbers.
const EMPTY_WORDS: [&str; 9] =
    ["NaN", "nan", "NA", "<NA>", "None", "null", "nil", "blank", "empty"];

/// A character that is a cell, or may be one where nothing else can be meant.
pub fn may_be_cell(ch: char) -> bool {
    parse_cell(ch).is_some() || ODD_BLANKS.contains(ch)
}

/// What a line is.
#[derive(PartialEq)]
pub enum Look {
    /// Nothing in it is visible.
    Blank,
    /// A rule, which may stand between rows.
    Between,
    /// The letters or names of nine columns.
    Heading,
    /// Nine cells.
    Row(Row),
    /// Another number of cells behind a label.
    Uneven(Row),
    /// 81 cells in one word, which stands there.
    Cells(Range<usize>),
    /// Anything else.
    Other,
}

/// The cells of a line: nine, but for [`Look::Uneven`].
#[derive(PartialEq)]
pub struct Row {
    /// Where they stand.
    pub cells: Range<usize>,
    /// The cells rewritten as plain ones, if they are numbers with a point, or words.
    pub written: Option<String>,
    /// What stands in front of them.
    pub label: Label,
    /// Whether more than blanks and bars stands around them.
    pub has_more: bool,
    /// Whether they count from 1 to 9, or from 0 to 8, as a heading of columns does.
    pub is_heading: bool,
}

/// What stands in front of a row.
#[derive(PartialEq, Clone, Debug)]
pub enum Label {
    /// Nothing, or signs and words that are no number by themselves.
    Any,
    /// A number, or the place of a letter in the alphabet.
    Number(i32),
}

/// What a line is, whose cells are looked for in `text`, which begins at the byte `from` of the line.
pub fn look(text: &str, from: usize) -> Look {
    let inner = text.trim();
    if inner.is_empty() {
        return Look::Blank;
    }
    if inner.len() < MIN_LINE || inner.len() > MAX_LINE {
        return if is_rule(inner) { Look::Between } else { Look::Other };
    }
    if inner.len() >= CELLS
        && let Some(cells) = cells(text)
    {
        return Look::Cells(cells.start + from..cells.end + from);
    }
    if is_rule(inner) {
        return Look::Between;
    }
    if inner.contains(['{', '}']) {
        return Look::Other;
    }
    let letters = inner.bytes().filter(u8::is_ascii_alphabetic).take(9).count();
    let may_be_words = letters > 1 || inner.contains('.');
    let found = fields(text).or_else(|| tail(text));
    let found = found.or_else(|| if may_be_words { words(text) } else { None });
    let found = found.or_else(|| before_label(text));
    let in_line = |row: Row| Row {
        cells: row.cells.start + from..row.cells.end + from,
        has_more: row.has_more || from > 0,
        ..row
    };
    match found {
        Some(row) => Look::Row(in_line(row)),
        None if letters == 9 && is_heading(inner) => Look::Heading,
        None if inner.contains("[,") && is_heading(inner) => Look::Heading,
        None => uneven(text).map_or(Look::Other, |row| Look::Uneven(in_line(row))),
    }
}

/// The number of a row, or the place of its letter in the alphabet, if its label begins the line.
pub fn number(text: &str) -> Option<i32> {
    let begun = text.trim_start();
    let label = &begun[..label_length(begun)?];
    let is_digit = |ch: char| ch.is_ascii_digit();
    let digits = label.trim_start_matches(|ch| !is_digit(ch)).trim_end_matches(|ch| !is_digit(ch));
    if digits.is_empty() { label.chars().next().map(|ch| ch as i32) } else { digits.parse().ok() }
}

/// A label with a number or a letter, and some cells behind it, but not nine.
pub fn uneven(text: &str) -> Option<Row> {
    let begun = text.trim_start();
    let label = label_length(begun)?;
    let start = text.len() - begun.len() + label;
    let cells = text[start..].trim_start_matches(is_bar);
    let start = text.len() - cells.len();
    let cells = cells.trim_end_matches(is_bar);
    let is_row = cells.chars().all(|ch| is_bar(ch) || may_be_cell(ch));
    let count = cells.chars().filter(|&ch| !is_bar(ch)).count();
    let is_uneven = UNEVEN_CELLS.contains(&count) && count != 9 && is_row;
    is_uneven.then_some(Row {
        cells: start..start + cells.len(),
        written: None,
        label: Label::Any,
        has_more: true,
        is_heading: false,
    })
}

/// How long the label is with which a line begins: a letter, a number of one or two digits, or a word
/// and such a number (`r4`, `Row 4`), and the sign that ends it.
fn label_length(text: &str) -> Option<usize> {
    let after_word = text.trim_start_matches(char::is_alphabetic);
    let word = text.len() - after_word.len();
    let after_blank = if word > 1 { after_word.strip_prefix(' ') } else { None };
    let numbered = after_blank.unwrap_or(after_word);
    let rest = numbered.trim_start_matches(|ch: char| ch.is_ascii_digit());
    let digits = numbered.len() - rest.len();
    let is_label = if digits == 0 { word == 1 } else { digits <= 2 };
    let signs = rest.bytes().take_while(|&byte| b":.)|=".contains(&byte)).count();
    let is_apart = signs > 0 || rest.starts_with(char::is_whitespace);
    (is_label && is_apart).then_some(text.len() - rest.len() + signs)
}

fn is_rule(text: &str) -> bool {
    is_border(text)
        || text.len() > 2
            && text.contains('-')
            && text.bytes().all(|byte| b"|:-+= ".contains(&byte))
            && text.contains("--")
        || text.contains(":-:")
}

/// The word of 81 signs that may be cells, if there is one.
fn cells(text: &str) -> Option<Range<usize>> {
    let is_end = |ch: char| ch.is_whitespace() || ",;|\"'".contains(ch);
    let word = text.split(is_end).find(|word| word.len() == CELLS)?;
    let start = word.as_ptr() as usize - text.as_ptr() as usize;
    word.chars().all(may_be_cell).then_some(start..start + CELLS)
}

/// Nine fields between separators, and perhaps one in front of them.
fn fields(text: &str) -> Option<Row> {
    let count = |sign: char| text.bytes().filter(|&byte| byte == sign as u8).take(12).count();
    let sign = ['|', '\t', ';', ','].into_iter().find(|&sign| (8..=11).contains(&count(sign)))?;
    if text.contains(['[', '{', '(']) {
        return None;
    }
    let place = |field: &str| field.as_ptr() as usize - text.as_ptr() as usize;
    let mut fields: Vec<&str> = text.split(sign).collect();
    if sign == '|' {
        let is_outside = |field: &str| field.trim().is_empty();
        let (first, last) = (fields.first()?, fields.last()?);
        let (is_begun, is_ended) = (is_outside(first), is_outside(last) && fields.len() > 9);
        fields.truncate(fields.len() - usize::from(is_ended));
        fields.drain(..usize::from(is_begun && fields.len() > 9));
    }
    let label = (fields.len() == 10).then(|| fields.remove(0));
    let is_cell = |label: &str| ends_with_cell(unquoted(label), &['-', '*']);
    if label.is_some_and(is_cell) {
        return None;
    }
    if fields.len() != 9 || !fields.iter().all(|field| field_cell(field).is_some()) {
        return None;
    }
    // The bar in front of the first cell separates an empty cell from the end of the table.
    let start = place(fields[0]) - usize::from(sign == '|' && label.is_some());
    let is_plain = fields.iter().all(|field| field.trim_matches([' ', '\t', '"']).len() <= 1);
    let written = || {
        let field = |text: &&str| field_cell(text).into_iter().collect::<String>();
        let joined = fields.iter().map(field).collect::<Vec<_>>().join(&sign.to_string());
        if sign == '|' && label.is_some() { format!("|{joined}") } else { joined }
    };
    let cells: Vec<char> = fields.iter().filter_map(|field| field_cell(field)).collect();
    Some(Row {
        // Behind nine fields stands nothing but a bar.
        cells: start..text.len(),
        written: (!is_plain).then(written),
        label: label.map_or(Some(Label::Any), label_of)?,
        has_more: label.is_some(),
        is_heading: counts(&cells),
    })
}

fn unquoted(field: &str) -> &str {
    let field = field.trim_matches(|ch: char| ch.is_whitespace() || ch == '"');
    // Markdown writes headings as `**1**`.
    let bold = field.trim_matches('*');
    if bold.is_empty() { field } else { bold }
}

/// The cell of a field, a blank if it is empty.
fn field_cell(field: &str) -> Option<char> {
    let field = unquoted(field);
    if field.is_empty() { Some(' ') } else { word_cell(field) }
}

/// The cell that a word stands for.
fn word_cell(word: &str) -> Option<char> {
    let mut chars = word.chars();
    let first = chars.next().filter(|&ch| may_be_cell(ch));
    match (first, chars.as_str()) {
        (Some(ch), "") => Some(ch),
        (Some(ch), ".0" | ".") if ch.is_ascii_digit() => Some(ch),
        _ => EMPTY_WORDS.contains(&word).then_some('.'),
    }
}

/// Nine cells at the end of a line: in one word, in three, or each for itself.
fn tail(text: &str) -> Option<Row> {
    let end = tail_end(text);
    let mut start = end;
    let mut unit = 0;
    let mut found = 0;
    while found < 9 {
        let rest = text[..start].trim_end_matches(is_bar);
        let word_start = rest.rfind(is_bar).map_or(0, |at| at + 1);
        let word = &rest[word_start..];
        unit = if unit == 0 { unit_of(word)? } else { unit };
        let is_last = found + unit == 9;
        start = if is_last {
            rest.len() - glued(word, unit)?
        } else {
            (word.len() == unit && word.chars().all(may_be_cell)).then_some(word_start)?
        };
        found += unit;
    }
    let cells: Vec<char> = text[start..end].chars().filter(|&ch| !is_bar(ch)).collect();
    (cells.len() == 9 && !(unit == 1 && ends_with_cell(&text[..start], &cells))).then_some(())?;
    let more = !text[..start].chars().all(is_bar) || !text[end..].chars().all(is_bar);
    Some(Row {
        cells: start..end,
        written: None,
        label: label_of(&text[..start])?,
        has_more: more,
        is_heading: counts(&cells),
    })
}

/// Where the cells of a line may end: quotes, commas, brackets that close and a `+` between strings
/// come behind.
fn tail_end(text: &str) -> usize {
    let text = text.trim_end().trim_end_matches("!<");
    let text = text
        .strip_suffix(['+', '\\', '&'])
        .filter(|rest| rest.ends_with([' ', '"', '\'']))
        .unwrap_or(text);
    text.trim_end_matches(|ch: char| is_bar(ch) || "])}".contains(ch)).trim_end_matches("\\n").len()
}

/// How many cells the last word of a row has, if it is one of a row.
fn unit_of(word: &str) -> Option<usize> {
    [1, 3].into_iter().find(|&unit| word.len() == unit).or((word.len() >= 9).then_some(9))
}

/// How many bytes of the first word of a row are cells, a label in front of them left out: all, or
/// those behind a colon, a bracket that closes or a letter.
fn glued(word: &str, unit: usize) -> Option<usize> {
    let start = word.len().checked_sub(unit)?;
    let (label, cells) = (word.get(..start)?, word.get(start..)?);
    let is_apart = label.is_empty()
        || label.ends_with([':', ')', ']', '>', '=', '/', '#', '+', '!'])
        || unit == 9 && label.len() == 1 && label.contains(char::is_alphabetic);
    (cells.chars().all(may_be_cell) && is_apart).then_some(unit)
}

/// Nine cells with a label behind them, which is the same in front or is a letter.
fn before_label(text: &str) -> Option<Row> {
    let (before, label) = text.trim_end().rsplit_once([' ', '\t'])?;
    let is_label = label.len() <= 2 && label.bytes().all(|byte| byte.is_ascii_alphanumeric());
    let row = tail(before).filter(|_| is_label)?;
    let label = label_of(label)?;
    let is_same = row.label == label || row.label == Label::Any && label != Label::Any;
    is_same.then_some(Row { label, has_more: true, ..row })
}

/// Nine words of numbers with a point, or for empty cells, and perhaps one in front of them.
fn words(text: &str) -> Option<Row> {
    let words: Vec<&str> = text.split(is_bar).filter(|word| !word.is_empty()).collect();
    let first = words.len().checked_sub(9)?;
    let cells: Vec<char> =
        words[first..].iter().map(|word| word_cell(word)).collect::<Option<_>>()?;
    let start = words[first].as_ptr() as usize - text.as_ptr() as usize;
    if ends_with_cell(&text[..start], &cells) {
        return None;
    }
    let mut written = String::new();
    for (cell, word) in cells.iter().zip(&words[first..]) {
        written.push(*cell);
        written.push_str(&" ".repeat(word.len()));
    }
    Some(Row {
        cells: start..text.len(),
        written: Some(written),
        label: label_of(&text[..start])?,
        has_more: first > 0,
        is_heading: counts(&cells),
    })
}

/// Whether what stands in front of a row ends with one more cell: an empty one, unless it is the sign
/// of a list or stands behind words, and the row has another sign for empty cells.
fn ends_with_cell(text: &str, cells: &[char]) -> bool {
    let word = text.split(is_bar).rfind(|word| !word.is_empty()).unwrap_or("");
    let mut chars = word.chars();
    let (Some(ch), None) = (chars.next(), chars.next()) else { return false };
    let is_blank = ch != '0' && matches!(parse_cell(ch), Some(None));
    let is_sign = matches!(ch, '-' | '*') && !cells.contains(&ch);
    let is_behind_words = text.chars().filter(|ch| ch.is_alphabetic()).count() > 1;
    is_blank && !(is_sign && (is_behind_words || text.trim().len() == 1))
}

/// Whether nine cells count from 1 or from 0.
fn counts(cells: &[char]) -> bool {
    ["123456789", "012345678"].iter().any(|known| known.chars().eq(cells.iter().copied()))
}

/// What stands in front of a row; `None` if a row has no such thing in front of it.
fn label_of(text: &str) -> Option<Label> {
    let opened = text.matches(['[', '{', '(']).count();
    if text.len() > MAX_LABEL || opened > text.matches([']', '}', ')']).count() {
        return None;
    }
    let letters = text.chars().filter(|ch| ch.is_alphabetic()).count();
    let mut numbers = text.split(|ch: char| !ch.is_ascii_digit()).filter(|part| !part.is_empty());
    let (number, more) = (numbers.next(), numbers.next());
    match (letters, number, more) {
        (_, Some(_), Some(_)) if letters == 0 => None,
        (0, Some(number), None) => number.parse().ok().filter(|&at| at < 1000).map(Label::Number),
        (1, None, None) => {
            let letter = text.bytes().find(u8::is_ascii_alphabetic);
            let place = |letter: u8| Label::Number(i32::from(letter.to_ascii_uppercase() - b'A'));
            Some(letter.map_or(Label::Any, place))
        }
        _ => Some(Label::Any),
    }
}

/// Whether a line is the letters or names of nine columns, with or without a corner.
fn is_heading(text: &str) -> bool {
    let text = text.replace("[,", " c").replace(']', " ");
    let words: Vec<&str> = text.split(is_bar).filter(|word| !word.is_empty()).take(11).collect();
    let letters = |from: usize| words[from..].concat().eq_ignore_ascii_case("abcdefghi");
    let corner = usize::from(words.len().checked_sub(9) == Some(1));
    if letters(0) || words.len() > 1 && words[0].len() < 5 && letters(1) {
        return true;
    }
    if words.len() != 9 + corner {
        return false;
    }
    let numbered = |first: u32| {
        (first..).zip(&words[corner..]).all(|(number, word)| {
            let name = word.strip_suffix(&number.to_string());
            name.is_some_and(|name| !name.is_empty() && name.chars().all(char::is_alphabetic))
        })
    };
    numbered(1) || numbered(0)
}
