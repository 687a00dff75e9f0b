//! The short forms of a puzzle in links: SudokuPad's `classic` and `scf`, sudoku.coach's `SCv7`,
//! the bodies of puzz.link, and pzpr's text.

use miniz_oxide::deflate::compress_to_vec_zlib;
use miniz_oxide::inflate::{decompress_to_vec_with_limit, decompress_to_vec_zlib_with_limit};

use super::format::Within;
use super::lz::{address_digit, base64_digit, max_unpacked};
use super::shapes;
use super::tree::{self, Value};
use crate::types::board::Board;
use crate::types::cell::Cell;
use crate::types::digit::{Digit, DigitSet};
use crate::types::grid::Grid;
use crate::types::set::Element;

/// The digits of 60 in SudokuPad's short form.
const BASE60: &str = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwx";

/// The counts of blanks in SudokuPad's older form, from 0 on.
const BLANKS: &str = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz()[]-.~:@!$&'*,;=_";

/// How hard the compression of a text tries, 0 to 10: texts are short.
pub const MAX_EFFORT: u8 = 9;

/// 81 digits or blanks as a grid, if they are so many and one is a digit.
fn grid(digits: &[Option<Digit>]) -> Option<Grid> {
    let is_whole = digits.len() == 81 && digits.iter().any(Option::is_some);
    is_whole.then(|| Grid::from_fn(|cell| digits[cell.index()]))
}

/// SudokuPad's `classic`: a character is a digit and how many blanks follow it, up to five; with 0
/// for the digit it begins with a blank. In the older form digits stand for themselves, and letters
/// and signs for runs of blanks.
pub fn classic(text: &str) -> Option<Grid> {
    let mut digits = Vec::new();
    for ch in text.chars() {
        let value = BASE60.find(ch)?;
        digits.push(u8::try_from(value % 10).ok().and_then(Digit::try_new));
        digits.extend(std::iter::repeat_n(None, value / 10));
    }
    grid(&digits).or_else(|| classic_runs(text))
}

fn classic_runs(text: &str) -> Option<Grid> {
    let mut digits = Vec::new();
    for ch in text.chars() {
        match Digit::from_char(ch) {
            Some(digit) => digits.push(Some(digit)),
            None => digits.extend(std::iter::repeat_n(None, BLANKS.find(ch)?)),
        }
    }
    grid(&digits)
}

/// The first of the two forms that [`classic`] reads.
pub fn classic_text(givens: &Grid) -> String {
    let cells: Vec<Option<Digit>> = Cell::ALL.map(|cell| givens[cell]).into();
    let mut text = String::new();
    let mut at = 0;
    while let Some(digit) = cells.get(at) {
        let blanks = cells[at + 1..].iter().take(5).take_while(|cell| cell.is_none()).count();
        let value = digit.map_or(0, |digit| usize::from(digit.value())) + 10 * blanks;
        text.push(char::from(BASE60.as_bytes()[value]));
        at += 1 + blanks;
    }
    text
}

/// The rules behind the `*` of SudokuPad's `scf`: `w` for windoku, `x` for diagonals.
pub fn scf_rules(extra: &str) -> Option<&'static str> {
    match extra.split(['t', 'a']).next().unwrap_or("") {
        rules if rules.contains('x') => Some("diagonals"),
        rules if rules.contains('w') => Some("windoku"),
        _ => None,
    }
}

/// sudoku.coach's position after `SCv7_32_`: base32hex of a zlib stream of JSON.
pub fn coach(text: &str) -> Option<Board> {
    let mut bytes = Vec::new();
    let (mut bits, mut count) = (0_u32, 0);
    for ch in text.chars() {
        bits = bits << 5 | ch.to_digit(32)?;
        count += 5;
        if count >= 8 {
            count -= 8;
            bytes.push((bits >> count) as u8);
            bits &= (1 << count) - 1;
        }
    }
    if !is_zlib(&bytes) {
        return None;
    }
    let json = decompress_to_vec_zlib_with_limit(&bytes, max_unpacked(bytes.len())).ok()?;
    let json = String::from_utf8(json).ok()?;
    let tree = tree::read(&json);
    let object = tree.children().first()?;
    let mut board = Board { givens: coach_grid(object, "givenDigits")?, ..Board::default() };
    board.entries = coach_grid(object, "userDigits").unwrap_or(Grid::EMPTY);
    for cell in board.givens.filled().iter() {
        board.entries[cell] = None;
    }
    let marks = object.get("userCellCandidates").and_then(Value::text).unwrap_or("");
    let empty = board.empty_cells();
    for (cell, word) in Cell::ALL.into_iter().zip(marks.split('-')) {
        if empty.contains(cell) {
            let bits = word.parse::<u16>().unwrap_or(0) >> 1;
            board.corner_marks[cell] = DigitSet::from_bits(bits & 511);
        }
    }
    Some(board)
}

/// What [`coach`] reads, with its prefix: digits, and notes of both kinds as candidates.
pub fn coach_text(board: &Board) -> String {
    let digits = |grid: &Grid| grid.to_string().replace('.', "0");
    let marks = |cell: Cell| match board.digit(cell) {
        Some(_) => "0".to_owned(),
        None => (board.notes(cell).bits() << 1).to_string(),
    };
    let json = format!(
        "{{\"gridSize\":9,\"givenDigits\":\"{}\",\"userDigits\":\"{}\",\"userCellCandidates\":\"{}\"}}",
        digits(&board.givens),
        digits(&board.entries),
        Cell::ALL.map(marks).join("-")
    );
    format!("SCv7_32_{}", base32(&compress_to_vec_zlib(json.as_bytes(), MAX_EFFORT)))
}

/// Bytes as digits of base 32, the highest bits first, without padding.
fn base32(bytes: &[u8]) -> String {
    let bits: Vec<bool> =
        bytes.iter().flat_map(|&byte| (0..8).rev().map(move |at| byte >> at & 1 == 1)).collect();
    let digit = |bits: &[bool]| {
        let value = (0..5).fold(0, |value, at| 2 * value + u32::from(bits.get(at) == Some(&true)));
        char::from_digit(value, 32).expect("five bits")
    };
    bits.chunks(5).map(digit).collect()
}

/// Whether bytes begin as a zlib stream does (RFC 1950): room for unpacking is made only then.
fn is_zlib(bytes: &[u8]) -> bool {
    let &[method, flags, ..] = bytes else { return false };
    method & 15 == 8 && u16::from_be_bytes([method, flags]).is_multiple_of(31)
}

fn coach_grid(object: &Value, key: &str) -> Option<Grid> {
    super::line::cells(object.get(key)?.text()?).ok()
}

/// The body of a puzz.link address: a digit is a digit in base 16, from `g` on a letter is a run of
/// blanks.
pub fn puzz_link(body: &str) -> Option<Grid> {
    let mut digits = Vec::new();
    for ch in body.chars() {
        match ch.to_digit(36)? {
            value @ 0..=15 => digits.push(Some(Digit::try_new(u8::try_from(value).ok()?)?)),
            letter => digits.extend(std::iter::repeat_n(None, letter as usize - 15)),
        }
    }
    digits.resize(digits.len().max(81), None);
    grid(&digits)
}

/// What penpa keeps: the size of the grid, and the cells with a number.
pub struct Penpa {
    /// How many cells a row has.
    pub columns: usize,
    /// How many rows there are.
    pub rows: usize,
    /// The numbers that the setter wrote, if the grid is 9 by 9.
    pub givens: Option<Grid>,
}

/// Penpa's drawing: Base64 of a deflate stream of lines, the first with the size, the fourth with
/// the numbers by place.
pub fn penpa(text: &str) -> Option<Penpa> {
    let bytes = base64(text)?;
    let plain = decompress_to_vec_with_limit(&bytes, max_unpacked(bytes.len())).ok()?;
    let plain = String::from_utf8(plain).ok()?;
    let mut lines = plain.lines();
    let mut head = lines.next()?.split(',').skip(1);
    let mut size = || head.next()?.parse::<usize>().ok().filter(|&size| size < 100);
    let (columns, rows) = (size()?, size()?);
    let numbers = tree::read(lines.nth(2)?);
    let numbers = numbers.children().first()?.get("zN")?;
    let givens = (columns == 9 && rows == 9).then(|| penpa_grid(numbers));
    Some(Penpa { columns, rows, givens: givens.filter(|givens| *givens != Grid::EMPTY) })
}

/// The digits by place: rows are four places longer than the grid, and it begins in the third of
/// the third.
fn penpa_grid(numbers: &Value) -> Grid {
    let mut grid = Grid::EMPTY;
    for number in numbers.children() {
        let place = number.key.and_then(|key| key.parse::<usize>().ok());
        let digit = number.children().first().and_then(Value::text);
        let digit = digit.and_then(|text| text.chars().next()).and_then(Digit::from_char);
        let cell = place.and_then(|place| {
            let (row, column) = ((place / 13).checked_sub(2)?, (place % 13).checked_sub(2)?);
            (row < 9 && column < 9).then(|| Cell::new(row, column))
        });
        if let Some(cell) = cell {
            grid[cell] = digit;
        }
    }
    grid
}

/// Bytes as digits of Base64 in the form for addresses, without padding.
pub fn base64_text(bytes: &[u8]) -> String {
    let mut text = String::new();
    for three in bytes.chunks(3) {
        let byte = |at: usize| u32::from(three.get(at).copied().unwrap_or(0));
        let bits = byte(0) << 16 | byte(1) << 8 | byte(2);
        let digits = (0..=three.len()).map(|at| address_digit(bits >> (18 - 6 * at) & 63));
        text.extend(digits);
    }
    text
}

/// The bytes of Base64 of either form.
pub fn base64(text: &str) -> Option<Vec<u8>> {
    let mut bytes = Vec::new();
    let (mut bits, mut count) = (0_u32, 0);
    for byte in text.trim_end_matches('=').bytes() {
        bits = bits << 6 | u32::from(base64_digit(byte)?);
        count += 6;
        if count >= 8 {
            count -= 8;
            bytes.push((bits >> count) as u8);
            bits &= (1 << count) - 1;
        }
    }
    Some(bytes)
}

/// The puzzles of a packed JSON text, as f-puzzles and SudokuPad pack it.
pub fn in_json(
    json: &str,
    is_short: bool,
    within: Within,
) -> Result<Vec<shapes::Shape>, super::rules::Refusal> {
    let tree = if is_short { tree::read_shortened(json) } else { tree::read(json) };
    shapes::puzzles(&tree, within)
}
