//! What puzzle to make: the recipe of an object, or of its text.

use nonet_engine::generate::removal_order::RemovalOrder;
use nonet_engine::generate::requirements::{Bounds, DigitCounts, Requirements};
use nonet_engine::generate::symmetry::Symmetry;
use nonet_engine::generate::tier_recipe::PathStyle;
use nonet_engine::generate::{self, CLUES, MAX_CHECKS_FOR_TECHNIQUE, Minimality, Recipe};
use nonet_engine::logic::techniques::{Technique, TechniqueSet, Tier};
use nonet_engine::types::cell::CellSet;

use super::failure::Failure;
use super::given::{Argument, Given, Options};

/// The options of a recipe.
pub const RECIPE: &[&str] = &[
    "seed",
    "clues",
    "maxClues",
    "symmetry",
    "order",
    "leastPerRow",
    "leastPerColumn",
    "firstDigits",
    "minimal",
    "evenDigits",
    "tier",
    "technique",
    "comfortable",
    "needs",
    "avoids",
    "score",
    "se",
    "mask",
    "maxChecks",
];

/// The recipe of an object, or of a text as `generate` returns it.
///
/// # Errors
/// When an option or its value is none.
pub fn recipe(recipe: Argument) -> Result<Recipe, Failure> {
    match recipe {
        Argument::Value(Given::Text(text)) => {
            text.parse().map_err(|error| Failure::argument(format!("recipe: {error}")))
        }
        recipe => of_options(&mut recipe.only_options("recipe")?),
    }
}

fn of_options(options: &mut Options) -> Result<Recipe, Failure> {
    let usual = Recipe::default();
    let mut recipe = usual
        .seed(seed(options.take("seed"))?)
        .clues(clues(options, "clues")?)
        .most_clues(clues(options, "maxClues")?)
        .symmetry(options.one_of("symmetry", &Symmetry::ALL, Symmetry::slug)?.unwrap_or_default())
        .order(options.one_of("order", &RemovalOrder::ALL, RemovalOrder::slug)?.unwrap_or_default())
        .min_per_row(per_line(options, "leastPerRow")?)
        .min_per_column(per_line(options, "leastPerColumn")?)
        .initial_digits(
            small(options, "firstDigits", "a whole number from 0 to 30 is expected")?
                .unwrap_or(usual.initial_digits),
        )
        .minimality(match options.truth("minimal", false)? {
            true => Minimality::Minimal,
            false => Minimality::Any,
        })
        .tier(options.one_of("tier", &Tier::ALL, Tier::slug)?)
        .technique(technique(options)?)
        .style(match options.truth("comfortable", false)? {
            true => PathStyle::Comfortable,
            false => PathStyle::Any,
        })
        .mask(mask(options.take("mask"))?)
        .requirements(requirements(options)?);
    recipe.max_checks = max_checks(options, &recipe)?;
    if recipe.most_clues.is_some() && recipe.clues.is_none() {
        let message = "maxClues: give the fewest clues as `clues`, too".to_owned();
        return Err(Failure::argument(message));
    }
    Ok(recipe)
}

/// The most checks; where a recipe is rarely met, as many as the command line spends.
fn max_checks(options: &mut Options, recipe: &Recipe) -> Result<u64, Failure> {
    let is_rare = recipe.mask.is_some()
        || recipe.technique.is_some()
        || recipe.requirements != Requirements::default();
    let usual = if is_rare { MAX_CHECKS_FOR_TECHNIQUE } else { recipe.max_checks };
    let allowed = "a whole number of 0 or more is expected";
    Ok(options.whole("maxChecks", u64::MAX, allowed)?.unwrap_or(usual))
}

fn clues(options: &mut Options, name: &'static str) -> Result<Option<u8>, Failure> {
    let allowed = format!("a whole number from {} to {} is expected", CLUES.start(), CLUES.end());
    small(options, name, &allowed)
}

fn per_line(options: &mut Options, name: &'static str) -> Result<u8, Failure> {
    Ok(small(options, name, "a whole number from 0 to 9 is expected")?.unwrap_or(0))
}

fn small(options: &mut Options, name: &'static str, allowed: &str) -> Result<Option<u8>, Failure> {
    Ok(options.whole(name, u8::MAX.into(), allowed)?.map(|number| number as u8))
}

/// A seed, which may be larger than any number that JavaScript has exactly.
///
/// # Errors
/// When it is none.
pub fn seed(given: Given) -> Result<u64, Failure> {
    let allowed = "a seed is a whole number from 0 to 9007199254740991, or up to 18446744073709551615 as \
                   text or BigInt";
    let seed = match &given {
        Given::Nothing => Some(0),
        Given::Whole(number) => u64::try_from(*number).ok(),
        Given::Text(digits) if digits.bytes().all(|byte| byte.is_ascii_digit()) => {
            digits.parse().ok()
        }
        Given::Number(number) if number.fract() == 0.0 && number.is_finite() && *number > 0.0 => {
            let rounded =
                "JavaScript rounds numbers of this size, so that this may be another seed";
            return Err(given.refused("seed", format_args!("{rounded}; {allowed}")));
        }
        _ => None,
    };
    seed.ok_or_else(|| given.refused("seed", allowed))
}

/// The technique that is to be the hardest.
fn technique(options: &mut Options) -> Result<Option<Technique>, Failure> {
    match options.take("technique") {
        Given::Nothing => Ok(None),
        given => obtainable(&given, "technique").map(Some),
    }
}

/// A technique that puzzles can be asked for.
fn obtainable(given: &Given, name: &str) -> Result<Technique, Failure> {
    let is_it = |one: &Technique| matches!(given, Given::Text(slug) if slug == one.slug());
    generate::techniques().find(is_it).ok_or_else(|| {
        given.refused(
            name,
            "the slug of a technique is expected, and not each can be asked for; techniques() has a list",
        )
    })
}

/// A technique by its slug.
///
/// # Errors
/// When what was given is no slug of one.
pub fn any_technique(given: &Given, name: &str) -> Result<Technique, Failure> {
    let found = match given {
        Given::Text(slug) => Technique::from_slug(slug),
        _ => None,
    };
    let allowed = "the slug of a technique is expected; techniques() has a list";
    found.ok_or_else(|| given.refused(name, allowed))
}

fn requirements(options: &mut Options) -> Result<Requirements, Failure> {
    Ok(Requirements {
        digits: match options.truth("evenDigits", false)? {
            true => DigitCounts::Even,
            false => DigitCounts::Any,
        },
        needs: set(options, "needs", obtainable)?,
        avoids: set(options, "avoids", any_technique)?,
        score: bounds(options.take("score"), "score", points)?,
        explainer: bounds(options.take("se"), "se", tenths)?,
    })
}

/// The techniques of a list of slugs.
///
/// # Errors
/// When the option is no list, or `one` refuses one of its items.
pub fn set(
    options: &mut Options,
    name: &'static str,
    one: fn(&Given, &str) -> Result<Technique, Failure>,
) -> Result<TechniqueSet, Failure> {
    match options.take(name) {
        Given::Nothing => Ok(TechniqueSet::EMPTY),
        Given::List(slugs) => slugs.iter().map(|slug| one(slug, name)).collect(),
        other => Err(other.refused(name, "a list of slugs of techniques is expected")),
    }
}

/// Two numbers, the least first.
fn bounds(
    given: Given,
    name: &str,
    number: fn(&Given) -> Option<u32>,
) -> Result<Option<Bounds>, Failure> {
    let found = match &given {
        Given::Nothing => return Ok(None),
        Given::List(numbers) => match numbers.as_slice() {
            [least, most] => number(least).zip(number(most)),
            _ => None,
        },
        _ => None,
    };
    let bounds = found.filter(|(least, most)| least <= most);
    let bounds = bounds.map(|(least, most)| Bounds { least, most });
    let allowed = "a list of two numbers is expected, the least and the most, as [2, 6.6]";
    bounds.map(Some).ok_or_else(|| given.refused(name, allowed))
}

fn points(given: &Given) -> Option<u32> {
    match given {
        Given::Whole(points) => u32::try_from(*points).ok(),
        _ => None,
    }
}

/// A rating with one decimal place, in tenths.
fn tenths(given: &Given) -> Option<u32> {
    let rating = match given {
        Given::Whole(whole) => *whole as f64,
        Given::Number(number) => *number,
        _ => return None,
    };
    let tenths = (10.0 * rating).round();
    let is_one = (10.0 * rating - tenths).abs() < 1e-6 && (0.0..=1000.0).contains(&tenths);
    is_one.then_some(tenths as u32)
}

/// The cells of the clues: 81 characters, or nine lines.
fn mask(given: Given) -> Result<Option<CellSet>, Failure> {
    let found = match &given {
        Given::Nothing => return Ok(None),
        Given::Text(text) => {
            let marks: String = text.split_whitespace().collect();
            format!("nonet/1 mask={marks}").parse::<Recipe>().ok().and_then(|recipe| recipe.mask)
        }
        _ => None,
    };
    let allowed = "81 characters are expected, x for a clue and . for none";
    found.map(Some).ok_or_else(|| given.refused("mask", allowed))
}
