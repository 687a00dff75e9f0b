//! The generator for JavaScript: what `npm/js/generate_core.js` calls. Numbers go in and JSON comes out, so that
//! nothing but the generator has to be loaded. The caller has checked the numbers.

use nonet_engine::Recipe;
use nonet_engine::generate::removal_order::RemovalOrder;
use nonet_engine::generate::symmetry::Symmetry;
use nonet_engine::generate::tier_recipe::PathStyle;
use nonet_engine::generate::{Generated, Goal, Minimality, Reason, Shortfall};
use nonet_engine::logic::techniques::Tier;
use wasm_bindgen::prelude::*;

/// The puzzle of a recipe, or `error`, as JSON. The six numbers are clues, symmetry, order, minimality, tier and
/// style: what has names as its place among all of them, and 255 or nothing for what the recipe does not say.
#[wasm_bindgen]
#[must_use]
pub fn generate(seed: u64, max_checks: Option<u64>, numbers: &[u8]) -> String {
    let recipe = recipe(seed, max_checks, numbers);
    match recipe.generate() {
        Ok(made) => answer(&made, seed),
        Err(error) => format!(r#"{{"error":"{error}"}}"#),
    }
}

fn recipe(seed: u64, max_checks: Option<u64>, numbers: &[u8]) -> Recipe {
    let usual = Recipe::default();
    let number = |at: usize| numbers.get(at).copied().filter(|&number| number != u8::MAX);
    let is_on = |at| number(at) == Some(1);
    usual
        .seed(seed)
        .max_checks(max_checks.unwrap_or(usual.max_checks))
        .clues(number(0))
        .symmetry(one_of(&Symmetry::ALL, number(1)).unwrap_or_default())
        .order(one_of(&RemovalOrder::ALL, number(2)).unwrap_or_default())
        .minimality(if is_on(3) { Minimality::Minimal } else { Minimality::Any })
        .tier(one_of(&Tier::ALL, number(4)))
        .style(if is_on(5) { PathStyle::Comfortable } else { PathStyle::Any })
}

fn one_of<T: Copy>(all: &[T], place: Option<u8>) -> Option<T> {
    all.get(usize::from(place?)).copied()
}

fn answer(made: &Generated, seed: u64) -> String {
    let (puzzle, solution) = (made.puzzle.givens(), made.puzzle.solution());
    let Generated { clues, minimal, .. } = made;
    let shortfall = made.shortfall.as_ref().map(shortfall).unwrap_or_default();
    // The seed as text: JavaScript rounds numbers of this size.
    format!(
        r#"{{"puzzle":"{puzzle}","solution":"{solution}","seed":"{seed}","clues":{clues},"minimal":{minimal}{shortfall}}}"#
    )
}

fn shortfall(of: &Shortfall) -> String {
    let reason = match of.reason {
        Reason::ChecksSpent => "checks",
        Reason::Symmetry => "symmetry",
    };
    let goal = match of.goal {
        Goal::Clues { requested, reached } => {
            format!(r#""goal":"clues","requested":{requested},"reached":{reached}"#)
        }
        Goal::Minimal { unneeded } => format!(r#""goal":"minimal","unneeded":{unneeded}"#),
    };
    format!(r#","shortfall":{{{goal},"reason":"{reason}"}}"#)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_recipe_of_numbers_is_the_one_of_its_names() {
        let numbers = [28, 1, 3, 1, 1, 255];
        let made = recipe(7, Some(9), &numbers);
        let text = "nonet/1 seed=7 clues=28 symmetry=half_turn minimal checks=9 tier=medium";
        assert_eq!(made.to_string(), text);
        assert_eq!(recipe(7, None, &[255; 6]).to_string(), "nonet/1 seed=7");
        assert_eq!(recipe(7, None, &[]), recipe(7, None, &[255; 6]));
    }

    #[test]
    fn what_a_recipe_asks_for_is_made_or_said_not_to_be() {
        assert!(generate(7, None, &[30]).contains(r#""seed":"7","clues":30,"minimal":false}"#));
        assert!(generate(7, Some(0), &[]).starts_with(r#"{"error":"no full grid"#));
        let odd = generate(7, None, &[31, 3, 255, 0]);
        assert!(
            odd.contains(r#""shortfall":{"goal":"clues","requested":31"#)
                || odd.contains(r#""clues":31"#)
        );
    }
}
