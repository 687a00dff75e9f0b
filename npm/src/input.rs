//! What goes in: puzzles and positions as text, options and recipes as objects.

use super::failure::Failure;
use super::given::{Argument, Given, Options};
use super::recipe;
use nonet_engine::formats::read;
use nonet_engine::logic::techniques::{Family, FamilySet, TechniqueSet};
use nonet_engine::types::board::Board;
use nonet_engine::types::candidate::Candidate;
use nonet_engine::types::cell::Cell;
use nonet_engine::types::digit::Digit;
use nonet_engine::types::grid::Grid;

/// The puzzle in a text of any format: its givens, or all its digits if there are no givens.
///
/// # Errors
/// When there is none, or more than one.
pub fn grid(text: &str) -> Result<Grid, Failure> {
    text.parse().or_else(|_| Ok(only_board(text)?.clue_grid()))
}

fn only_board(text: &str) -> Result<Board, Failure> {
    let mut entries = read(text)?;
    match (entries.pop(), entries.len()) {
        (Some(entry), 0) => Ok(entry.board),
        (_, others) => Err(Failure::argument(format!("{} puzzles; one is expected", others + 1))),
    }
}

/// The fields of a position; what else an object has, as a puzzle of a text does, is not looked at.
pub const POSITION: &[&str] = &["puzzle", "digits", "eliminated"];

/// The board of a position: a text of any format, or an object with `puzzle`, `digits` and `eliminated`.
///
/// # Errors
/// When it cannot be read, or its parts contradict each other.
pub fn board(position: Argument) -> Result<Board, Failure> {
    let mut fields = match position {
        Argument::Value(Given::Text(text)) => return only_board(&text),
        Argument::Value(other) => {
            let allowed = "a puzzle as a string, or an object with it as `puzzle`, is expected";
            return Err(other.refused("position", allowed));
        }
        Argument::Options(fields) => fields,
    };
    let puzzle = fields.take("puzzle").text("puzzle", "a puzzle is a string")?;
    let givens = grid(&puzzle)?;
    let mut board = Board::of_givens(givens);
    let digits = fields.take("digits");
    if digits != Given::Nothing {
        board.entries =
            entries(&givens, &grid(&digits.text("digits", "81 characters are a string")?)?)?;
    }
    for candidate in eliminated(fields.take("eliminated"))? {
        board.eliminated[candidate.cell].insert(candidate.digit);
    }
    Ok(board)
}

/// The digits that are not given.
fn entries(givens: &Grid, digits: &Grid) -> Result<Grid, Failure> {
    if let Some((cell, _)) = givens.iter().find(|&(cell, given)| digits[cell] != Some(given)) {
        return Err(Failure::argument(format!("digits: the digit given in {cell} is not there")));
    }
    Ok(Grid::from_fn(|cell| digits[cell].filter(|_| givens[cell].is_none())))
}

/// The candidates that texts like `r4c7<>5` eliminate.
fn eliminated(list: Given) -> Result<Vec<Candidate>, Failure> {
    let allowed = "a list of strings like \"r4c7<>5\" is expected";
    match list {
        Given::Nothing => Ok(Vec::new()),
        Given::List(items) => {
            let candidate = |item: &Given| match item {
                Given::Text(text) => elimination(text),
                _ => None,
            };
            let all = items.iter();
            all.map(|item| candidate(item).ok_or_else(|| item.refused("eliminated", allowed)))
                .collect()
        }
        other => Err(other.refused("eliminated", allowed)),
    }
}

fn elimination(text: &str) -> Option<Candidate> {
    let (cell, digit) = text.split_once("<>")?;
    let value: u8 = digit.parse().ok()?;
    Some(Candidate::new(cell.parse::<Cell>().ok()?, Digit::try_new(value)?))
}

/// Which techniques may be used, and the language that steps are explained in.
pub const STEP_OPTIONS: &[&str] = &["uniqueness", "expert", "rare", "cases", "without", "language"];

/// The families that options leave out.
///
/// # Errors
/// When an option is neither `true` nor `false`.
pub fn left_out(options: &mut Options) -> Result<FamilySet, Failure> {
    let all = [
        (options.truth("uniqueness", true)?, Family::Uniqueness),
        (options.truth("expert", true)?, Family::Expert),
        (options.truth("rare", false)?, Family::Rare),
        (options.truth("cases", true)?, Family::LastResort),
    ];
    Ok(all.into_iter().filter(|(used, _)| !used).map(|(_, family)| family).collect())
}

/// The techniques that an option leaves out.
///
/// # Errors
/// When the option is no list, or one of its items is no technique.
pub fn without(options: &mut Options) -> Result<TechniqueSet, Failure> {
    recipe::set(options, "without", recipe::any_technique)
}

/// The options of [`convert`](super::answer::convert).
pub const CONVERT_OPTIONS: &[&str] = &["name", "page"];

/// The most solutions that are listed at once.
pub const MAX_SOLUTIONS: u64 = 1_000_000;

/// A limit as a whole number.
///
/// # Errors
/// When it is none, or not in range.
pub fn limit(limit: &Given, most: u64) -> Result<u64, Failure> {
    match limit {
        Given::Whole(number) if (1..=i128::from(most)).contains(number) => Ok(*number as u64),
        _ => {
            Err(limit.refused("limit", format_args!("a whole number from 1 to {most} is expected")))
        }
    }
}
