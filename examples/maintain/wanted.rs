//! How long it takes to make a puzzle for each technique that can be asked for.

use std::time::Instant;

use nonet::engine::generate::{MAX_CHECKS_FOR_TECHNIQUE, Recipe, generate, techniques};
use nonet::engine::logic::techniques::Technique;

/// Prints a line a technique: its slug, the seconds on one thread, and the puzzle or why there is
/// none. All techniques, or those of some slugs.
pub fn run(slugs: Option<&str>) {
    let named: Option<Vec<&str>> = slugs.map(|slugs| slugs.split(',').collect());
    let is_named = |technique: &Technique| {
        named.as_ref().is_none_or(|named| named.contains(&technique.slug()))
    };
    for technique in techniques().filter(is_named) {
        let recipe = Recipe {
            technique: Some(technique),
            max_checks: MAX_CHECKS_FOR_TECHNIQUE,
            seed: 1,
            ..Recipe::default()
        };
        let begun = Instant::now();
        let made = match generate(&recipe, &mut |_| {}) {
            Ok(made) => made.puzzle.givens().to_string(),
            Err(error) => error.to_string(),
        };
        println!("{technique}\t{:.2}\t{made}", begun.elapsed().as_secs_f64());
    }
}
