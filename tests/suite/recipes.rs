//! Recipes as text, masks, requirements: what is asked for is met or named, and a text makes its puzzle
//! again.

use nonet_engine::generate::mask::{LineKind, MaskFault};
use nonet_engine::generate::requirements::{Bounds, DigitCounts, Requirement, Requirements};
use nonet_engine::generate::symmetry::Symmetry;
use nonet_engine::generate::tier_recipe::TIER_RECIPES;
use nonet_engine::generate::{GenerateError, Minimality, Recipe};
use nonet_engine::logic::techniques::{Family, Technique, TechniqueSet, Tier};
use nonet_engine::rating::grade::Path;
use nonet_engine::search::puzzle::Puzzle;
use nonet_engine::types::board::Board;
use nonet_engine::types::cell::{Cell, CellSet};
use nonet_engine::types::digit::Digit;
use nonet_engine::types::grid::Grid;
use nonet_engine::types::rng::SeededRng;

/// A mask of so many cells, an even number, in half-turn symmetry that may be met.
fn mask(cells: usize, seed: u64) -> CellSet {
    let mut rng = SeededRng::new(seed);
    loop {
        let mut mask = CellSet::EMPTY;
        while mask.len() < cells {
            let cell = rng.choose(CellSet::ALL).expect("a cell");
            let orbit = Symmetry::HalfTurn.orbit(cell);
            // The middle cell is alone in its orbit.
            if orbit.len() == 2 && (mask | orbit).len() <= cells {
                mask |= orbit;
            }
        }
        if nonet_engine::generate::mask::fault(mask).is_none() {
            return mask;
        }
    }
}

/// Not every mask of 24 cells has a puzzle, but nearly all of these are met.
#[test]
fn a_mask_is_met_exactly() {
    let mut met = 0;
    for (item, cells) in [24, 26, 28, 30, 32].into_iter().cycle().take(20).enumerate() {
        let mask = mask(cells, item as u64);
        let recipe = Recipe::default().mask(mask).seed(3);
        match recipe.generate() {
            Ok(made) => {
                assert_eq!(made.puzzle.givens().filled(), mask);
                assert_eq!(Puzzle::prove(made.puzzle.givens()), Ok(made.puzzle));
                assert_eq!(made.tried, u64::from(made.refusals.of(Requirement::Mask)) + 1);
                met += 1;
            }
            Err(GenerateError::NotMet { puzzles, refusals, .. }) => {
                assert!(refusals.of(Requirement::Mask) > 0);
                assert_eq!(puzzles, refusals.of(Requirement::Mask));
            }
            Err(error) => panic!("{error}"),
        }
    }
    assert!(met >= 18, "only {met} of 20 masks are met");
}

#[test]
fn a_mask_that_no_puzzle_has_is_refused() {
    let refused = |mask: CellSet| Recipe::default().mask(mask).generate();
    let few: CellSet = Cell::ALL.into_iter().take(16).collect();
    assert_eq!(refused(few), Err(GenerateError::Mask(MaskFault::TooFew { cells: 16 })));
    assert_eq!(refused(CellSet::ALL), Err(GenerateError::Mask(MaskFault::Full)));
    let lines: CellSet = Cell::ALL.into_iter().filter(|cell| cell.row() > 1).collect();
    let fault = MaskFault::EmptyLines { kind: LineKind::Row };
    assert_eq!(refused(lines), Err(GenerateError::Mask(fault)));
}

fn grade_of(givens: &Grid) -> nonet_engine::rating::grade::Grade {
    let puzzle = Puzzle::prove(givens).expect("one solution");
    Path::of(&Board::of_givens(*givens), Some(puzzle.solution())).grade()
}

#[test]
fn requirements_are_met() {
    let uniqueness = TechniqueSet::of_family(Family::Uniqueness);
    let needs = [Technique::XWing, Technique::Skyscraper].into_iter().collect();
    let score = Some(Bounds { least: 400, most: 1_500 });
    let requirements = Requirements { needs, avoids: uniqueness, score, ..Requirements::default() };
    for seed in 0..6 {
        let recipe = Recipe::default()
            .tier(Tier::Hard)
            .symmetry(Symmetry::HalfTurn)
            .max_checks(30_000_000)
            .requirements(requirements)
            .seed(seed);
        let made = recipe.generate().expect("a puzzle");
        let grade = grade_of(made.puzzle.givens());
        assert_eq!(grade.tier, Tier::Hard);
        assert!(grade.counts.iter().all(|(technique, _)| !uniqueness.contains(*technique)));
        assert!((400..=1_500).contains(&grade.score), "{}", grade.score);
        let hardest = grade.hardest.expect("a step");
        assert!(needs.contains(hardest), "{hardest}");
    }
}

/// The fewest and the most clues of a digit.
fn digit_range(givens: &Grid) -> [usize; 2] {
    let count = |digit| givens.iter().filter(|(_, other)| *other == digit).count();
    let counts: Vec<usize> = Digit::ALL.into_iter().map(count).collect();
    [counts.iter().min(), counts.iter().max()].map(|count| *count.expect("nine digits"))
}

#[test]
fn every_digit_can_be_asked_for_equally_often() {
    let requirements = Requirements { digits: DigitCounts::Even, ..Requirements::default() };
    let base = Recipe::default().requirements(requirements).max_checks(30_000_000);
    for seed in 0..20 {
        let of = |recipe: Recipe| {
            let made = recipe.seed(seed).generate().expect("a puzzle");
            digit_range(made.puzzle.givens())
        };
        assert_eq!(of(base.clues(27)), [3, 3]);
        let symmetry = Symmetry::HalfTurn;
        let [least, most] = of(base.symmetry(symmetry).tier(Tier::Hard));
        assert!(most <= least + 1, "{least} to {most}");
        let [least, most] = of(base.minimality(Minimality::Minimal));
        assert!(most <= least + 1, "{least} to {most}");
    }
}

#[test]
fn sudoku_explainers_rating_can_be_asked_for() {
    let explainer = Some(Bounds { least: 20, most: 26 });
    let requirements = Requirements { explainer, ..Requirements::default() };
    let recipe = Recipe::default().clues(32).requirements(requirements);
    let made = recipe.generate().expect("a puzzle");
    let rating = nonet_engine::rating::se::rater::rate(&made.puzzle);
    assert!((20..=26).contains(&rating.er.0), "{}", rating.er);
}

#[test]
fn what_cannot_be_met_is_named() {
    let score = Some(Bounds { least: 20_000, most: 30_000 });
    let requirements = Requirements { score, ..Requirements::default() };
    let easy =
        Recipe::default().tier(Tier::Easy).clues(34).max_checks(20_000).requirements(requirements);
    let Err(GenerateError::NotMet { puzzles, refusals, nearest }) = easy.generate() else {
        panic!("a puzzle of 20,000 points is easy")
    };
    assert!(puzzles > 10 && refusals.of(Requirement::Score) > 0, "{refusals}");
    let (grid, missed) = nearest.expect("the nearest");
    assert_eq!(missed, Requirement::Score);
    assert_eq!(grade_of(&grid).tier, Tier::Easy);
}

/// Recipes of many kinds.
fn mixed(seed: u64) -> Recipe {
    let base = Recipe::default().seed(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15));
    let symmetry = Symmetry::ALL[seed as usize % 7];
    match seed % 8 {
        0 => {
            let digits = if seed.is_multiple_of(16) { DigitCounts::Even } else { DigitCounts::Any };
            let requirements = Requirements { digits, ..Requirements::default() };
            base.symmetry(symmetry).requirements(requirements)
        }
        1 => base.clues(24).most_clues(30).symmetry(symmetry),
        2 => base.minimality(Minimality::Minimal),
        3 => base.mask(mask(26 + 2 * (seed as usize % 4), seed)),
        4 => TIER_RECIPES[(seed / 8) as usize % 3].with_seed(base.seed),
        5 => base.tier(Tier::Medium).symmetry(symmetry),
        6 => base.min_per_row(2).min_per_column(1).clues(32),
        _ => {
            let avoids = TechniqueSet::of_family(Family::Uniqueness);
            let score = Some(Bounds { least: 0, most: 900 });
            let requirements = Requirements { avoids, score, ..Requirements::default() };
            base.clues(30).initial_digits(9).requirements(requirements)
        }
    }
}

#[test]
fn a_recipe_makes_its_puzzle_again() {
    for seed in 0..1_000 {
        let recipe = mixed(seed);
        let text = recipe.to_string();
        let read: Recipe = text.parse().expect("a recipe");
        assert_eq!(read, recipe, "{text}");
        let (made, again) = (recipe.generate(), read.generate());
        assert_eq!(made, again, "{text}");
        assert!(made.is_ok(), "{text}: {made:?}");
    }
}

#[test]
fn a_text_that_is_no_recipe_is_refused() {
    for text in [
        "",
        "nonet/2 seed=1",
        "nonet/1 sed=1",
        "nonet/1 seed=1 seed=2",
        "nonet/1 seed=x",
        "nonet/1 mask=xx",
        "nonet/1 se=2.55..3.0",
        "nonet/1 tier=soft",
        "nonet/1 minimal=no",
    ] {
        assert!(text.parse::<Recipe>().is_err(), "{text}");
    }
}

/// A word that is not known and a word that comes twice are two faults, and each is named with its
/// place.
#[test]
fn a_wrong_word_of_a_recipe_is_named() {
    let fault = |text: &str| text.parse::<Recipe>().map_err(|error| error.to_string());
    let unknown = fault("nonet/1 seed=1 sed=2").expect_err("sed is not known");
    assert!(
        unknown.starts_with("word 3: \"sed=2\" is not in a recipe; one of seed, "),
        "{unknown}"
    );
    assert_eq!(
        fault("nonet/1 seed=1 clues=30 seed=2").expect_err("seed comes twice"),
        "word 4: \"seed\" is there already as word 2; leave out one of the two"
    );
}

#[test]
fn an_item_that_gives_way_has_another_seed_each_time() {
    let recipe = Recipe::default().seed(5);
    assert_eq!(recipe.nth_after(7, 0), recipe.nth(7));
    let seeds: std::collections::HashSet<u64> =
        (0..50).map(|repeats| recipe.nth_after(7, repeats).seed).collect();
    assert_eq!(seeds.len(), 50);
}
