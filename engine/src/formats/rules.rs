//! What is no plain Sudoku: puzzles of other sizes and with other rules, so that a refusal can
//! name them.

use super::error::ReadErrorKind;
use super::tree::Value;

/// The names under which f-puzzles, SudokuPad and lisudoku keep rules beyond those of Sudoku.
const RULE_KEYS: [&str; 66] = [
    "diagonal+",
    "diagonal-",
    "primaryDiagonal",
    "secondaryDiagonal",
    "antiknight",
    "antiKnight",
    "antiking",
    "antiKing",
    "nonconsecutive",
    "disjointgroups",
    "disjointGroups",
    "windoku",
    "killercage",
    "killerCages",
    "extraregion",
    "extraRegions",
    "thermometer",
    "thermos",
    "arrow",
    "arrows",
    "palindrome",
    "palindromes",
    "difference",
    "differenceDots",
    "ratio",
    "ratioDots",
    "negative",
    "kropkiNegative",
    "kropkiConsecutive",
    "kropkiDouble",
    "xv",
    "sandwichsum",
    "littlekillersum",
    "even",
    "evenCells",
    "odd",
    "oddCells",
    "clone",
    "clones",
    "quadruple",
    "betweenline",
    "minimum",
    "minCells",
    "maximum",
    "maxCells",
    "cage",
    "cages",
    "ca",
    "text",
    "circle",
    "rectangle",
    "line",
    "lines",
    "l",
    "a",
    "overlays",
    "o",
    "underlays",
    "u",
    "renban",
    "renbans",
    "whispers",
    "regionsumline",
    "topBottom",
    "skyscraper",
    "xsum",
];

/// The names of the cells of a puzzle.
const GRID_KEYS: [&str; 6] = ["grid", "cells", "ce", "fixedNumbers", "givens", "puzzle"];

/// The sizes that Sudokus have.
const SIZES: [usize; 9] = [2, 4, 6, 8, 10, 12, 15, 16, 25];

/// Why a puzzle cannot be played.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// It has so many rows, and not 9.
    Size(usize),
    /// It has these rules besides those of Sudoku.
    Rules(String),
}

impl Refusal {
    /// The error of a text in this format.
    pub fn of(self, format: &str) -> ReadErrorKind {
        let format = format.to_owned();
        match self {
            Refusal::Size(size) => ReadErrorKind::Size { format, size },
            Refusal::Rules(rules) => ReadErrorKind::Variant { format, rules },
        }
    }
}

/// Why an object or a list of rows is no plain Sudoku, if it is a puzzle of another kind.
pub fn refused(value: &Value) -> Option<Refusal> {
    if let Some(size) = square(value) {
        return Some(Refusal::Size(size));
    }
    value.any_of(&GRID_KEYS)?;
    let size = value.any_of(&["size", "gridSize"]).and_then(Value::text);
    let size = size.and_then(|size| size.parse().ok()).filter(|&size: &usize| size != 9);
    if let Some(size) = size.filter(|size| SIZES.contains(size)) {
        return Some(Refusal::Size(size));
    }
    let mut rules: Vec<&str> =
        RULE_KEYS.into_iter().filter(|key| value.get(key).is_some_and(is_rule)).collect();
    if has_odd_regions(value) {
        rules.push("regions");
    }
    (!rules.is_empty()).then(|| Refusal::Rules(rules.join(", ")))
}

/// How many rows a list has that are as long as it has rows, and not 9.
fn square(value: &Value) -> Option<usize> {
    let rows = value.children();
    let is_row = |row: &Value| {
        let is_cell = |cell: &Value| cell.text().is_some_and(|text| text.len() <= 2);
        row.children().len() == rows.len() && row.children().iter().all(is_cell)
    };
    let is_square = SIZES.contains(&rows.len()) && rows.len() > 2 && rows.iter().all(is_row);
    is_square.then_some(rows.len())
}

/// Whether a rule is there and not just its name. SudokuPad keeps titles as cages without cells.
fn is_rule(value: &Value) -> bool {
    let has_cells = |part: &Value| {
        let cells = part.any_of(&["cells", "ce"]);
        part.text().is_some() || cells.is_none_or(|cells| !cells.children().is_empty())
    };
    match value.text() {
        Some(_) => value.is_true(),
        None if matches!(value.key, Some("cages" | "ca")) => {
            value.children().iter().any(|part| has_cells(part) && !is_metadata(part))
        }
        None => !value.children().is_empty(),
    }
}

/// Whether a cage holds a title, an author or the like: `{"value":"title: Demo"}`.
fn is_metadata(cage: &Value) -> bool {
    cage.any_of(&["cells", "ce"]).is_none_or(|cells| cells.children().is_empty())
}

/// Whether cells say that they belong to a region of their own, or a region is not a box.
fn has_odd_regions(value: &Value) -> bool {
    let regions = value.any_of(&["regions", "re"]).map_or(&[][..], Value::children);
    let is_odd = |region: &Value| {
        let boxes: Vec<_> = region.children().iter().filter_map(block).collect();
        boxes.windows(2).any(|pair| pair[0] != pair[1])
    };
    let rows = value.get("grid").map_or(&[][..], Value::children);
    let has_region = |cell: &Value| cell.get("region").is_some();
    regions.iter().any(is_odd) || rows.iter().any(|row| row.children().iter().any(has_region))
}

/// The box of a cell `[row, column]`.
fn block(cell: &Value) -> Option<[usize; 2]> {
    let [row, column] = cell.children() else { return None };
    let number = |value: &Value| value.text()?.parse::<usize>().ok();
    Some([number(row)? / 3, number(column)? / 3])
}

/// Why a text of one line is no plain Sudoku, if it is a puzzle of another kind: as many cells as
/// another size has, the arrows of a killer, letters for digits.
pub fn refused_line(text: &str) -> Option<Refusal> {
    let word = text.trim();
    let length = word.len();
    let is_cells = word.bytes().all(|byte| byte.is_ascii_alphanumeric() || b".-_*".contains(&byte));
    let size = SIZES.into_iter().find(|size| size * size == length && *size > 9);
    if let Some(size) = size.filter(|_| is_cells) {
        return Some(Refusal::Size(size));
    }
    let count = |signs: &str| word.chars().filter(|&ch| signs.contains(ch)).count();
    if length == 81 && count("<>^v") > 27 {
        return Some(Refusal::Rules("killer".to_owned()));
    }
    let letters = word.chars().filter(char::is_ascii_alphabetic).count();
    let is_wordoku = length == 81 && is_cells && count("123456789") == 0 && letters > 16;
    is_wordoku.then(|| Refusal::Rules("letters".to_owned()))
}
