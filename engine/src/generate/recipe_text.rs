//! A [`Recipe`] as a line of text, from which the same puzzle is made again: `docs/recipes.md` lists
//! the words. What is as in [`Recipe::default`] is left out, and the seed comes first.
//!
//! ```
//! use nonet_engine::Recipe;
//!
//! let recipe: Recipe = "nonet/1 seed=7 clues=24..28 symmetry=half_turn tier=hard".parse()?;
//! assert_eq!((recipe.seed, recipe.clues, recipe.most_clues), (7, Some(24), Some(28)));
//! assert_eq!(recipe.to_string().parse(), Ok(recipe));
//! # Ok::<(), nonet_engine::generate::recipe_text::RecipeTextError>(())
//! ```

use std::fmt;
use std::str::FromStr;

use thiserror::Error;

use super::removal_order::RemovalOrder;
use super::requirements::{Bounds, DigitCounts};
use super::symmetry::Symmetry;
use super::tier_recipe::PathStyle;
use super::{Minimality, Recipe};
use crate::logic::techniques::{Technique, TechniqueSet, Tier};
use crate::types::cell::{Cell, CellSet};

/// How a recipe begins: it is of this program, and of this version of the text and of what is made
/// from it.
const HEAD: &str = "nonet/1";

/// Why a text is no recipe.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum RecipeTextError {
    /// It does not begin as one.
    #[error("a recipe begins with \"{HEAD}\", not with \"{0}\"")]
    Head(String),
    /// A word whose name is none of a recipe.
    #[error("word {place}: {word:?} is not in a recipe; one of {names} can stand here", names = KEYS.join(", "))]
    Unknown {
        /// The word.
        word: String,
        /// Which word of the text, from 1.
        place: usize,
    },
    /// A name that comes twice.
    #[error("word {place}: {key:?} is there already as word {before}; leave out one of the two")]
    Twice {
        /// The name.
        key: String,
        /// Which word of the text has the name first, from 1.
        before: usize,
        /// Which word has the name again.
        place: usize,
    },
    /// A value that cannot be read.
    #[error("\"{value}\" is no value of \"{key}\"")]
    Value {
        /// The name before `=`.
        key: String,
        /// What stands behind it.
        value: String,
    },
}

impl fmt::Display for Recipe {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{HEAD} seed={}", self.seed)?;
        let plain = Recipe { seed: self.seed, ..Recipe::default() };
        match (self.clues, self.most_clues) {
            (None, None) => {}
            (Some(clues), None) => write!(f, " clues={clues}")?,
            (fewest, Some(most)) => {
                let fewest = fewest.map(|clues| clues.to_string()).unwrap_or_default();
                write!(f, " clues={fewest}..{most}")?;
            }
        }
        if self.symmetry != plain.symmetry {
            write!(f, " symmetry={}", self.symmetry.slug())?;
        }
        if self.order != plain.order {
            write!(f, " order={}", self.order.slug())?;
        }
        if self.minimality != plain.minimality {
            f.write_str(" minimal")?;
        }
        if self.requirements.digits == DigitCounts::Even {
            f.write_str(" even_digits")?;
        }
        for (key, number, usual) in [
            ("per_row", u64::from(self.min_per_row), u64::from(plain.min_per_row)),
            ("per_column", self.min_per_column.into(), plain.min_per_column.into()),
            ("first_digits", self.initial_digits.into(), plain.initial_digits.into()),
            ("checks", self.max_checks, plain.max_checks),
        ] {
            if number != usual {
                write!(f, " {key}={number}")?;
            }
        }
        write_requirements(self, f)
    }
}

fn write_requirements(recipe: &Recipe, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    if let Some(tier) = recipe.tier {
        write!(f, " tier={}", tier.slug())?;
    }
    match recipe.style {
        PathStyle::Any => {}
        PathStyle::Comfortable => f.write_str(" comfortable")?,
        PathStyle::Varied => f.write_str(" varied")?,
    }
    if let Some(technique) = recipe.technique {
        write!(f, " technique={}", technique.slug())?;
    }
    let of = &recipe.requirements;
    for (key, set) in [("needs", of.needs), ("avoids", of.avoids)] {
        if !set.is_empty() {
            let slugs: Vec<&str> = set.iter().map(Technique::slug).collect();
            write!(f, " {key}={}", slugs.join("|"))?;
        }
    }
    if let Some(Bounds { least, most }) = of.score {
        write!(f, " score={least}..{most}")?;
    }
    if let Some(Bounds { least, most }) = of.explainer {
        write!(f, " se={}.{}..{}.{}", least / 10, least % 10, most / 10, most % 10)?;
    }
    if let Some(mask) = recipe.mask {
        let mark = |cell| if mask.contains(cell) { 'x' } else { '.' };
        write!(f, " mask={}", Cell::ALL.into_iter().map(mark).collect::<String>())?;
    }
    Ok(())
}

impl FromStr for Recipe {
    type Err = RecipeTextError;

    /// Reads what [`Display`](fmt::Display) writes, the words after the first in any order.
    fn from_str(text: &str) -> Result<Recipe, RecipeTextError> {
        let mut words = text.split_whitespace();
        let head = words.next().unwrap_or_default();
        if head != HEAD {
            return Err(RecipeTextError::Head(head.to_owned()));
        }
        let mut recipe = Recipe::default();
        let mut keys: Vec<&str> = Vec::new();
        for (place, word) in (2..).zip(words) {
            let (key, value) = word.split_once('=').unwrap_or((word, ""));
            if !KEYS.contains(&key) {
                return Err(RecipeTextError::Unknown { word: word.to_owned(), place });
            }
            if let Some(before) = keys.iter().position(|other| *other == key) {
                let (key, before) = (key.to_owned(), before + 2);
                return Err(RecipeTextError::Twice { key, before, place });
            }
            keys.push(key);
            take(&mut recipe, key, value).ok_or_else(|| RecipeTextError::Value {
                key: key.to_owned(),
                value: value.to_owned(),
            })?;
        }
        Ok(recipe)
    }
}

/// All names.
const KEYS: [&str; 19] = [
    "seed",
    "clues",
    "symmetry",
    "order",
    "minimal",
    "even_digits",
    "per_row",
    "per_column",
    "first_digits",
    "checks",
    "tier",
    "comfortable",
    "varied",
    "technique",
    "needs",
    "avoids",
    "score",
    "se",
    "mask",
];

/// Takes a value; none if it cannot be read.
fn take(recipe: &mut Recipe, key: &str, value: &str) -> Option<()> {
    let requirements = &mut recipe.requirements;
    match key {
        "seed" => recipe.seed = value.parse().ok()?,
        "clues" => (recipe.clues, recipe.most_clues) = clues(value)?,
        "symmetry" => recipe.symmetry = Symmetry::from_slug(value)?,
        "order" => recipe.order = RemovalOrder::from_slug(value)?,
        "minimal" if value.is_empty() => recipe.minimality = Minimality::Minimal,
        "even_digits" if value.is_empty() => requirements.digits = DigitCounts::Even,
        "per_row" => recipe.min_per_row = value.parse().ok()?,
        "per_column" => recipe.min_per_column = value.parse().ok()?,
        "first_digits" => recipe.initial_digits = value.parse().ok()?,
        "checks" => recipe.max_checks = value.parse().ok()?,
        "tier" => recipe.tier = Some(Tier::from_slug(value)?),
        "comfortable" if value.is_empty() => recipe.style = PathStyle::Comfortable,
        "varied" if value.is_empty() => recipe.style = PathStyle::Varied,
        "technique" => recipe.technique = Some(Technique::from_slug(value)?),
        "needs" => requirements.needs = techniques(value)?,
        "avoids" => requirements.avoids = techniques(value)?,
        "score" => requirements.score = Some(bounds(value, |number| number.parse().ok())?),
        "se" => requirements.explainer = Some(bounds(value, tenths)?),
        "mask" => recipe.mask = Some(mask(value)?),
        _ => return None,
    }
    Some(())
}

fn clues(value: &str) -> Option<(Option<u8>, Option<u8>)> {
    match value.split_once("..") {
        None => Some((Some(value.parse().ok()?), None)),
        Some(("", most)) => Some((None, Some(most.parse().ok()?))),
        Some((fewest, most)) => Some((Some(fewest.parse().ok()?), Some(most.parse().ok()?))),
    }
}

fn techniques(value: &str) -> Option<TechniqueSet> {
    value.split('|').map(Technique::from_slug).collect()
}

fn bounds(value: &str, number: fn(&str) -> Option<u32>) -> Option<Bounds> {
    let (least, most) = value.split_once("..")?;
    Some(Bounds { least: number(least)?, most: number(most)? })
}

/// A rating with one decimal place, in tenths.
fn tenths(text: &str) -> Option<u32> {
    let (whole, tenth) = text.split_once('.').unwrap_or((text, "0"));
    let tenth: u32 = tenth.parse().ok().filter(|tenth| *tenth < 10)?;
    whole.parse::<u32>().ok()?.checked_mul(10)?.checked_add(tenth)
}

fn mask(value: &str) -> Option<CellSet> {
    let marks: Vec<char> = value.to_ascii_lowercase().chars().collect();
    let is_mask = marks.len() == Cell::ALL.len() && marks.iter().all(|mark| "x.".contains(*mark));
    is_mask.then(|| {
        Cell::ALL
            .into_iter()
            .zip(marks)
            .filter(|(_, mark)| *mark == 'x')
            .map(|(cell, _)| cell)
            .collect()
    })
}
