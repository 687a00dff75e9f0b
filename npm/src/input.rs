//! What goes in: puzzles and positions as text, options and recipes as JSON.

use nonet_engine::formats::read;
use nonet_engine::generate::Minimality;
use nonet_engine::generate::Recipe;
use nonet_engine::generate::removal_order::RemovalOrder;
use nonet_engine::generate::symmetry::Symmetry;
use nonet_engine::generate::tier_recipe::PathStyle;
use nonet_engine::logic::techniques::{Family, FamilySet, Technique, Tier};
use nonet_engine::types::board::Board;
use nonet_engine::types::candidate::Candidate;
use nonet_engine::types::cell::Cell;
use nonet_engine::types::digit::Digit;
use nonet_engine::types::grid::Grid;
use serde::Deserialize;

use super::failure::Failure;

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

/// A position as an object; what else it holds, as a puzzle of a text does, is not looked at.
#[derive(Deserialize)]
struct PositionFields {
    puzzle: String,
    #[serde(default)]
    digits: Option<String>,
    #[serde(default)]
    eliminated: Vec<String>,
}

/// The board of a position: JSON of a text of any format, or of an object with `puzzle`, `digits` and
/// `eliminated`.
///
/// # Errors
/// When it cannot be read, or its parts contradict each other.
pub fn board(json: &str) -> Result<Board, Failure> {
    if json.starts_with('"') {
        return only_board(&serde_json::from_str::<String>(json)?);
    }
    let fields: PositionFields = serde_json::from_str(json)?;
    let givens = grid(&fields.puzzle)?;
    let mut board = Board::of_givens(givens);
    if let Some(digits) = &fields.digits {
        board.entries = entries(&givens, &grid(digits)?)?;
    }
    for text in &fields.eliminated {
        let Candidate { cell, digit } = eliminated(text)?;
        board.eliminated[cell].insert(digit);
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

/// The candidate that `r4c7<>5` eliminates.
fn eliminated(text: &str) -> Result<Candidate, Failure> {
    let parts = || {
        let (cell, digit) = text.split_once("<>")?;
        let value: u8 = digit.parse().ok()?;
        Some(Candidate::new(cell.parse::<Cell>().ok()?, Digit::try_new(value)?))
    };
    parts().ok_or_else(|| Failure::argument(format!("eliminated: {text:?} is not like r4c7<>5")))
}

/// Which techniques may be used.
#[derive(Deserialize)]
#[serde(deny_unknown_fields, default)]
struct TechniqueFields {
    uniqueness: bool,
    expert: bool,
    rare: bool,
    cases: bool,
}

impl Default for TechniqueFields {
    fn default() -> TechniqueFields {
        TechniqueFields { uniqueness: true, expert: true, rare: false, cases: true }
    }
}

/// The families that options leave out.
///
/// # Errors
/// When a field is unknown or of another type.
pub fn left_out(json: &str) -> Result<FamilySet, Failure> {
    let fields: TechniqueFields = serde_json::from_str(json)?;
    let all = [
        (fields.uniqueness, Family::Uniqueness),
        (fields.expert, Family::Expert),
        (fields.rare, Family::Rare),
        (fields.cases, Family::LastResort),
    ];
    Ok(all.into_iter().filter(|(used, _)| !used).map(|(_, family)| family).collect())
}

/// What puzzle to make.
#[derive(Deserialize, Default)]
#[serde(deny_unknown_fields, rename_all = "camelCase", default)]
struct RecipeFields {
    seed: u64,
    clues: Option<u8>,
    symmetry: Option<String>,
    order: Option<String>,
    minimal: bool,
    tier: Option<String>,
    technique: Option<String>,
    comfortable: bool,
    max_checks: Option<u64>,
}

/// The recipe of an object.
///
/// # Errors
/// When a field or a name is unknown.
pub fn recipe(json: &str) -> Result<Recipe, Failure> {
    let fields: RecipeFields = serde_json::from_str(json)?;
    let usual = Recipe::default();
    Ok(Recipe {
        seed: fields.seed,
        clues: fields.clues,
        symmetry: named("symmetry", fields.symmetry, Symmetry::from_slug)?.unwrap_or_default(),
        order: named("order", fields.order, RemovalOrder::from_slug)?.unwrap_or_default(),
        minimality: if fields.minimal { Minimality::Minimal } else { Minimality::Any },
        tier: named("tier", fields.tier, Tier::from_slug)?,
        technique: named("technique", fields.technique, Technique::from_slug)?,
        style: if fields.comfortable { PathStyle::Comfortable } else { PathStyle::Any },
        max_checks: fields.max_checks.unwrap_or(usual.max_checks),
        ..usual
    })
}

fn named<T>(
    field: &str,
    name: Option<String>,
    of: impl Fn(&str) -> Option<T>,
) -> Result<Option<T>, Failure> {
    let unknown = |name: &str| Failure::argument(format!("{field}: there is no {name:?}"));
    name.map(|name| of(&name).ok_or_else(|| unknown(&name))).transpose()
}

/// The most solutions that are listed at once.
pub const MAX_SOLUTIONS: f64 = 1_000_000.0;

/// A limit as a whole number.
///
/// # Errors
/// When it is none, or not in range.
pub fn limit(limit: f64, most: f64) -> Result<u64, Failure> {
    if limit.fract() == 0.0 && (1.0..=most).contains(&limit) {
        return Ok(limit as u64);
    }
    Err(Failure::argument(format!("limit: {limit} is not a whole number from 1 to {most}")))
}
