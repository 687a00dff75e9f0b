//! Simon Tatham's Solo: a game's id, `3x3:a2e9a5b6…`, in which letters are runs of blanks, or a
//! saved game with the id and the moves.

use super::characters::first_word;
use super::error::{ReadError, ReadErrorKind, ReadResult};
use super::lines::{Claim, Line, ONE_LINE, Signs};
use super::rules::Refusal;
use crate::types::board::Board;
use crate::types::cell::Cell;
use crate::types::digit::Digit;
use crate::types::grid::Grid;
use crate::types::set::Element;

/// Claims a line that begins with an id, and a saved game.
pub fn claims(lines: &[Line]) -> Option<Claim> {
    lines[0].has_any(Signs::COLON).then_some(())?;
    let text = lines[0].head().trim_start();
    if text.starts_with("SAVEFILE:") {
        // The first line is claimed as it is: a damaged one is the mistake of the saved game.
        let fields = lines[1..].iter().take_while(|line| field(line).is_some()).count();
        return Claim::new(1 + fields);
    }
    parts(first_word(text)).map(|_| ONE_LINE)
}

/// Name and content of a line of a saved game: `DESC    :78:a2e9…`.
fn field<'a>(line: &Line<'a>) -> Option<(&'a str, &'a str)> {
    let (name, rest) = line.text.split_once(':')?;
    let (length, content) = rest.split_once(':')?;
    let is_field = name.trim().chars().all(|ch| ch.is_ascii_uppercase());
    (is_field && length.parse::<usize>().is_ok()).then_some((name.trim(), content))
}

/// The parameters and the description of an id.
fn parts(id: &str) -> Option<(&str, &str)> {
    let (parameters, description) = id.split_once(':')?;
    let (columns, rest) = parameters.split_once('x')?;
    let is_number = |text: &str| text.parse::<u8>().is_ok_and(|number| number < 10);
    let end = rest.find(|ch: char| !ch.is_ascii_digit()).unwrap_or(rest.len());
    let is_id = is_number(columns) && is_number(&rest[..end]) && !description.is_empty();
    is_id.then_some((parameters, description))
}

/// Reads the givens, and the moves of a saved game up to where its player stands.
pub fn read(lines: &[Line]) -> ReadResult {
    let number = lines[0].number;
    if !lines[0].text.trim_start().starts_with("SAVEFILE:") {
        let (parameters, description) =
            parts(first_word(lines[0].text)).expect("a claimed line begins with an id");
        let givens = givens(parameters, description);
        let givens = givens.map_err(|kind| ReadError::at(number, 1, kind))?;
        return Ok(vec![(Board::of_givens(givens), String::new())]);
    }
    let get = |name: &str| lines.iter().filter_map(field).find(|at| at.0 == name).map(|at| at.1);
    let error = |kind| ReadError::at(number, 1, kind);
    if let Some(game) = get("GAME").filter(|&game| game != "Solo") {
        return Err(error(ReadErrorKind::NoPuzzle(game.to_owned())));
    }
    let parameters = get("PARAMS").or(get("CPARAMS")).unwrap_or("");
    let givens = givens(parameters, get("DESC").unwrap_or("")).map_err(error)?;
    let mut board = Board::of_givens(givens);
    let at = get("STATEPOS").and_then(|at| at.parse().ok()).unwrap_or(usize::MAX);
    let moves = lines.iter().filter_map(field).filter(|field| field.0 == "MOVE");
    for (_, content) in moves.take(at.saturating_sub(1)) {
        play(&mut board, content);
    }
    Ok(vec![(board, String::new())])
}

fn givens(parameters: &str, description: &str) -> Result<Grid, ReadErrorKind> {
    let damaged = || ReadErrorKind::Damaged("tatham".to_owned());
    let (columns, rest) = parameters.split_once('x').ok_or_else(damaged)?;
    let end = rest.find(|ch: char| !ch.is_ascii_digit()).unwrap_or(rest.len());
    let number = |text: &str| text.parse::<usize>().map_err(|_| damaged());
    let size = number(columns)?.saturating_mul(number(&rest[..end])?);
    if size != 9 {
        return Err(Refusal::Size(size).of("Solo"));
    }
    let kinds = [('j', "jigsaw"), ('x', "diagonals"), ('k', "killer")];
    // What follows `d` is the difficulty.
    let flags = rest[end..].split('d').next().unwrap_or("");
    if let Some((_, rules)) = kinds.into_iter().find(|&(flag, _)| flags.contains(flag)) {
        return Err(Refusal::Rules(rules.to_owned()).of("Solo"));
    }
    cells(description).ok_or_else(damaged)
}

/// A number is a digit, a letter a run of blanks as long as its place in the alphabet, `_` stands
/// between numbers.
fn cells(description: &str) -> Option<Grid> {
    let mut cells = Vec::new();
    for ch in description.split(',').next()?.chars() {
        match ch {
            'a'..='z' => cells.extend(std::iter::repeat_n(None, ch as usize - 'a' as usize + 1)),
            '_' => {}
            _ => cells.push(Some(Digit::from_char(ch)?)),
        }
    }
    (cells.len() == 81).then(|| Grid::from_fn(|cell| cells[cell.index()]))
}

/// A move: `R` and `P` with column, row and digit, both from 0 on; the digit 0 takes away.
fn play(board: &mut Board, content: &str) {
    let Some((kind, place)) = content.split_at_checked(1) else { return };
    let numbers: Vec<usize> = place.split(',').filter_map(|part| part.parse().ok()).collect();
    let &[column, row, digit] = &numbers[..] else { return };
    if column > 8 || row > 8 {
        return;
    }
    let cell = Cell::new(row, column);
    let digit = u8::try_from(digit).ok().and_then(Digit::try_new);
    match (kind, digit) {
        ("R", _) if board.givens[cell].is_none() => board.entries[cell] = digit,
        ("P", Some(digit)) if board.corner_marks[cell].contains(digit) => {
            board.corner_marks[cell].remove(digit);
        }
        ("P", Some(digit)) => board.corner_marks[cell].insert(digit),
        _ => {}
    }
}
