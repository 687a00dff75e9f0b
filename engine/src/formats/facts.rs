//! Facts of a logic program (answer set programming, Prolog): `initial(1,1,5). initial(1,2,3).` with
//! row, column and digit, both places from 1, or from 0 if a 0 is among them.

use super::error::{ReadError, ReadErrorKind, ReadResult};
use super::lines::{Claim, Line, Signs};
use crate::types::board::Board;
use crate::types::cell::Cell;
use crate::types::digit::Digit;
use crate::types::grid::Grid;

/// Fewer facts may be any three numbers.
const MIN_FACTS: usize = 8;

/// Row, column and digit as they are written.
type Fact = [u8; 3];

/// How many lines of comments may stand before the first fact.
const MAX_COMMENTS: usize = 12;

/// Claims lines of facts of one name; before and between them lines may be blank or comments.
pub fn claims(lines: &[Line]) -> Option<Claim> {
    let first = lines.iter().take(MAX_COMMENTS).find(|line| !is_between(line))?;
    let name = facts_of(first)?.0;
    let mut found = 0;
    let mut end = 0;
    for (at, line) in lines.iter().enumerate() {
        match facts_of(line) {
            Some((other, facts)) if other == name => {
                found += facts.len();
                end = at + 1;
            }
            None if is_between(line) => {}
            _ => break,
        }
    }
    Claim::new(end).filter(|_| found >= MIN_FACTS)
}

fn is_between(line: &Line) -> bool {
    line.is_blank() || line.text.starts_with('%')
}

/// Reads the givens; two digits for one cell are a mistake.
pub fn read(lines: &[Line]) -> ReadResult {
    let facts: Vec<(usize, Fact)> = lines
        .iter()
        .flat_map(|line| {
            let facts = facts_of(line).map(|(_, facts)| facts).unwrap_or_default();
            facts.into_iter().map(|fact| (line.number, fact))
        })
        .collect();
    let first = u8::from(facts.iter().all(|(_, [row, column, _])| *row > 0 && *column > 0));
    let mut givens = Grid::default();
    for (number, [row, column, digit]) in facts {
        let damaged = || ReadError::at(number, 1, ReadErrorKind::Damaged("facts".to_owned()));
        let place = |written: u8| (written - first < 9).then_some(usize::from(written - first));
        let cell = Cell::new(place(row).ok_or_else(damaged)?, place(column).ok_or_else(damaged)?);
        let digit = Digit::try_new(digit).ok_or_else(damaged)?;
        if givens[cell].is_some_and(|other| other != digit) {
            return Err(damaged());
        }
        givens[cell] = Some(digit);
    }
    Ok(vec![(Board::of_givens(givens), String::new())])
}

/// The name and the facts of a line that holds nothing else.
fn facts_of<'a>(line: &Line<'a>) -> Option<(&'a str, Vec<Fact>)> {
    line.has_any(Signs::of("(")).then_some(())?;
    let mut rest = line.head().trim();
    let mut facts = Vec::new();
    let mut of_all = None;
    while !rest.is_empty() {
        let (name, after) = rest.split_once('(')?;
        let (numbers, after) = after.split_once(')')?;
        let is_name = |ch: char| ch.is_ascii_alphanumeric() || ch == '_';
        if name.is_empty() || !name.chars().all(is_name) || *of_all.get_or_insert(name) != name {
            return None;
        }
        facts.push(fact(numbers)?);
        rest = after.trim_start_matches(['.', ';', ',', ' ', '\t']);
    }
    of_all.map(|name| (name, facts))
}

fn fact(numbers: &str) -> Option<Fact> {
    let mut parts = numbers.split(',').map(|part| match part.trim().as_bytes() {
        [digit @ b'0'..=b'9'] => Some(digit - b'0'),
        _ => None,
    });
    let fact = [parts.next()??, parts.next()??, parts.next()??];
    parts.next().is_none().then_some(fact)
}
