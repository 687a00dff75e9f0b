//! Generation: a puzzle is as its recipe says, and a seed keeps its puzzle. `tests/corpus/generate`
//! has recipes with their puzzles; UPDATE_EXPECT=1 writes them again.

use std::collections::HashSet;
use std::fs;
use std::path::Path as File;

use nonet_engine::generate::removal_order::RemovalOrder;
use nonet_engine::generate::symmetry::{Symmetry, Transpose};
use nonet_engine::generate::tier_recipe::TIER_RECIPES;
use nonet_engine::generate::{
    GenerateError, Generated, Goal, Minimality, Progress, Reason, Recipe, Shortfall,
};
use nonet_engine::logic::finder::{Options, next_step};
use nonet_engine::logic::techniques::{Technique, TechniqueSet, Tier};
use nonet_engine::rating::grade::{Grade, HODOKU_ORDER, Path};
use nonet_engine::search::monitor::Budget;
use nonet_engine::search::puzzle::Puzzle;
use nonet_engine::search::{Count, count};
use nonet_engine::types::board::Board;
use nonet_engine::types::cell::{Cell, CellSet};
use nonet_engine::types::digit::Digit;
use nonet_engine::types::grid::Grid;
use nonet_engine::types::house::{House, HouseKind, HouseSet};
use nonet_engine::types::position::Position;
use nonet_engine::types::rng::SeededRng;

fn make(recipe: &Recipe) -> Generated {
    let made = recipe.generate().unwrap();
    assert_eq!(Puzzle::prove(made.puzzle.givens()), Ok(made.puzzle), "{recipe:?}");
    assert_eq!(made.puzzle.givens().clues(), usize::from(made.clues), "{recipe:?}");
    made
}

/// Whether no clue can be left out, by counting solutions without each of them.
fn is_minimal(givens: &Grid) -> bool {
    givens.iter().all(|(cell, _)| {
        let mut less = *givens;
        less[cell] = None;
        count(&less, 2, Budget::UNLIMITED) == Count::AtLeast(2)
    })
}

#[test]
fn puzzles_are_proper_and_symmetric() {
    for symmetry in Symmetry::ALL {
        for seed in 0..5 {
            let made = make(&Recipe::default().clues(28).symmetry(symmetry).seed(seed));
            assert!(symmetry.holds(made.puzzle.givens().filled()), "{symmetry:?}");
            assert_eq!((made.clues, made.shortfall), (28, None));
        }
    }
}

#[test]
fn numbers_of_clues_are_met_without_symmetry() {
    for (item, clues) in (21..=30).chain([17 + 20, 55, 80]).enumerate() {
        let order = RemovalOrder::ALL[item % 4];
        let made = make(&Recipe::default().clues(clues).order(order).seed(9));
        assert_eq!((made.clues, made.shortfall), (clues, None), "{order:?}");
    }
}

#[test]
fn minimal_means_that_every_clue_is_needed() {
    for symmetry in [Symmetry::None, Symmetry::HalfTurn, Symmetry::Diagonal] {
        for clues in [None, Some(25), Some(26)] {
            let minimality = Minimality::Minimal;
            let made =
                make(&Recipe::default().clues(clues).symmetry(symmetry).minimality(minimality));
            assert_eq!((made.minimal, made.shortfall), (true, None), "{symmetry:?} {clues:?}");
            assert!(is_minimal(made.puzzle.givens()), "{symmetry:?} {clues:?}");
        }
    }
    let easy = make(&Recipe::default().clues(36));
    assert_eq!((easy.minimal, is_minimal(easy.puzzle.givens())), (false, false));
}

#[test]
fn rows_and_columns_keep_their_minimum() {
    for (clues, min_per_row, min_per_column) in [(None, 2, 0), (Some(26), 1, 2), (Some(36), 4, 3)] {
        let recipe =
            Recipe::default().clues(clues).min_per_row(min_per_row).min_per_column(min_per_column);
        let filled = make(&recipe).puzzle.givens().filled();
        for (kind, least) in [(HouseKind::Row, min_per_row), (HouseKind::Column, min_per_column)] {
            for house in HouseSet::of_kind(kind) {
                let clues = (filled & house.cells()).len();
                assert!(clues >= usize::from(least), "{house}: {clues} of {least}");
            }
        }
    }
}

#[test]
fn a_shortfall_says_what_was_not_met_and_why() {
    let recipe = Recipe::default().clues(17).max_checks(3_000);
    let made = make(&recipe);
    let goal = Goal::Clues { requested: 17, reached: made.clues };
    assert_eq!(made.shortfall, Some(Shortfall { goal, reason: Reason::ChecksSpent }));
    assert!(made.checks <= recipe.max_checks);
    let recipe = Recipe::default().clues(34).symmetry(Symmetry::QuarterTurn);
    let goal = Goal::Clues { requested: 34, reached: 36 };
    assert_eq!(make(&recipe).shortfall, Some(Shortfall { goal, reason: Reason::Symmetry }));
}

#[test]
fn impossible_recipes_are_refused() {
    let plain = Recipe::default();
    let refused = [
        (plain.clues(16), GenerateError::Clues { clues: 16 }),
        (plain.clues(81), GenerateError::Clues { clues: 81 }),
        (plain.initial_digits(31), GenerateError::InitialDigits { digits: 31 }),
        (plain.clues(26).min_per_row(3), GenerateError::MinPerLine { least: 3, clues: 26 }),
        (
            plain.tier(Tier::Easy).technique(Technique::NakedPair),
            GenerateError::Conflicting { technique: Technique::NakedPair, tier: Tier::Easy },
        ),
        (plain.min_per_column(10), GenerateError::MinPerLine { least: 10, clues: 81 }),
        (plain.max_checks(0), GenerateError::NoGrid { attempts: 0 }),
    ];
    for (recipe, error) in refused {
        assert_eq!(recipe.generate(), Err(error));
    }
}

#[test]
fn a_series_has_a_puzzle_for_every_number() {
    let recipe = Recipe::default().clues(30).seed(1);
    assert_eq!(recipe.nth(0), recipe);
    let puzzles: HashSet<Grid> =
        (0..40).map(|item| *make(&recipe.nth(item)).puzzle.givens()).collect();
    assert_eq!(puzzles.len(), 40);
    assert_eq!(make(&recipe.nth(7)), make(&recipe.nth(7)));
}

#[test]
fn orders_name_every_cell_once() {
    for order in RemovalOrder::ALL {
        let cells = order.cells(&mut SeededRng::new(1));
        assert_eq!(cells.len(), 81);
        assert_eq!(cells.iter().copied().collect::<CellSet>(), CellSet::ALL);
        assert_eq!(RemovalOrder::from_slug(order.slug()), Some(order));
    }
    let along = |order: RemovalOrder, place: usize| order.cells(&mut SeededRng::new(1))[place];
    assert_eq!(along(RemovalOrder::SShaped, 9), Cell::new(1, 8));
    assert_eq!(along(RemovalOrder::Alternating, 1), Cell::new(0, 2));
    assert_eq!(along(RemovalOrder::LeftToRight, 9), Cell::new(1, 0));
}

#[test]
fn the_closing_transformation_keeps_the_symmetry() {
    let mut rng = SeededRng::new(5);
    for symmetry in Symmetry::ALL {
        assert_eq!(Symmetry::from_slug(symmetry.slug()), Some(symmetry));
        for transpose in [Transpose::Allowed, Transpose::Forbidden] {
            for _ in 0..50 {
                let seeds: CellSet = (0..6).filter_map(|_| rng.choose(CellSet::ALL)).collect();
                let pattern = seeds.iter().fold(seeds, |all, cell| all | symmetry.orbit(cell));
                let moved = symmetry.transform(transpose, &mut rng).cell_set(pattern);
                assert!(symmetry.holds(pattern) && symmetry.holds(moved), "{symmetry:?}");
            }
        }
    }
}

/// The recipe of a corpus line: clues or `-`, order, symmetry, minimality, least per row and per
/// column, first digits, seed.
fn recipe(words: &[&str]) -> Recipe {
    let number = |at: usize| words[at].parse::<u8>().unwrap();
    Recipe::default()
        .clues(words[0].parse().ok())
        .order(RemovalOrder::from_slug(words[1]).unwrap())
        .symmetry(Symmetry::from_slug(words[2]).unwrap())
        .minimality(Minimality::from_slug(words[3]).unwrap())
        .min_per_row(number(4))
        .min_per_column(number(5))
        .initial_digits(number(6))
        .seed(words[7].parse().unwrap())
        .max_checks(20_000)
}

#[test]
fn a_seed_keeps_its_puzzle() {
    let path = File::new(env!("CARGO_MANIFEST_DIR")).join("tests/corpus/generate/pinned.txt");
    let text = fs::read_to_string(&path).unwrap();
    let anew = text.lines().map(|line| {
        let words: Vec<&str> = line.split_whitespace().collect();
        if line.starts_with('#') {
            return format!("{line}\n");
        }
        let made = make(&recipe(&words));
        format!("{} {} {}\n", words[..8].join(" "), made.puzzle.givens(), made.checks)
    });
    let anew: String = anew.collect();
    if std::env::var_os("UPDATE_EXPECT").is_some() {
        fs::write(&path, &anew).unwrap();
    }
    for (number, (found, expected)) in anew.lines().zip(text.lines()).enumerate() {
        assert_eq!(found, expected, "{}:{}", path.display(), number + 1);
    }
}

/// The grade of what a recipe makes.
fn grade(made: &Generated) -> Grade {
    let board = Board::of_givens(*made.puzzle.givens());
    Path::of(&board, Some(made.puzzle.solution())).grade()
}

#[test]
fn a_tier_can_be_asked_for() {
    for (seed, tier) in (1..4).flat_map(|seed| Tier::ALL.map(|tier| (seed, tier))) {
        let recipe = Recipe::default().tier(tier).seed(seed);
        let made = make(&recipe);
        assert_eq!(grade(&made).tier, tier, "seed {seed}");
        assert_eq!(make(&recipe), made);
    }
}

/// Whether a puzzle is solved by full houses and hidden singles in boxes, by counting places anew.
fn is_solved_in_boxes(givens: &Grid) -> bool {
    let mut grid = *givens;
    loop {
        let board = Board::of_givens(grid);
        let fits =
            |cell: Cell, digit| grid[cell].is_none() && board.candidates(cell).contains(digit);
        let single = House::ALL.into_iter().find_map(|house| {
            let empty: Vec<Cell> =
                house.cells().iter().filter(|&cell| grid[cell].is_none()).collect();
            Digit::ALL.into_iter().find_map(|digit| {
                let places: Vec<Cell> =
                    empty.iter().copied().filter(|&cell| fits(cell, digit)).collect();
                let is_seen = house.kind() == HouseKind::Block || empty.len() == 1;
                (is_seen && places.len() == 1).then(|| (places[0], digit))
            })
        });
        match single {
            Some((cell, digit)) => grid[cell] = Some(digit),
            None => return grid.clues() == 81,
        }
    }
}

#[test]
fn every_tier_keeps_its_recipe() {
    for seed in 0..40 {
        for of_tier in &TIER_RECIPES {
            let recipe = of_tier.with_seed(seed);
            let made = make(&recipe);
            let (givens, grade) = (made.puzzle.givens(), grade(&made));
            assert_eq!(made.shortfall, None, "{recipe:?}");
            assert!(of_tier.clues.contains(&made.clues), "{} clues {recipe:?}", made.clues);
            assert!(of_tier.symmetry.holds(givens.filled()), "{recipe:?}");
            assert_eq!(grade.tier, of_tier.tier, "{recipe:?}");
            let hardest = grade.hardest.map(Technique::tier);
            match of_tier.tier {
                Tier::Easy => assert!(is_solved_in_boxes(givens), "{recipe:?}"),
                Tier::Extreme => {}
                tier => assert_eq!(hardest, Some(tier), "{recipe:?}"),
            }
        }
    }
}

#[test]
fn a_technique_can_be_asked_for_and_is_the_hardest_step() {
    use Technique as T;
    let techniques = [
        T::NakedSingle,
        T::Pointing,
        T::NakedTriple,
        T::XWing,
        T::Skyscraper,
        T::XyWing,
        T::UniqueRectangle1,
        T::FullHouse,
    ];
    for (seed, technique) in (1..).zip(techniques) {
        let recipe = Recipe::default().technique(technique).seed(seed);
        let made = make(&recipe);
        let grade = grade(&made);
        assert_eq!(grade.hardest, Some(technique));
        let equals = grade.counts.iter().filter(|(used, _)| {
            used.tier() == technique.tier() && used.score() == technique.score()
        });
        assert!(technique == T::NakedSingle || equals.count() == 1, "{technique}");
        assert_eq!(make(&recipe), made);
    }
}

/// Grading does not ask for a unique loop, so the puzzle is solved with the loop alone beside what is
/// easier.
#[test]
fn a_technique_that_grading_leaves_out_can_be_asked_for() {
    let technique = Technique::UniqueLoop1;
    let made = make(&Recipe::default().technique(technique).seed(2));
    let easier = |other: &Technique| other.tier() < Tier::Hard;
    let order: TechniqueSet = HODOKU_ORDER.iter().copied().filter(easier).collect();
    let mut position = Position::of(&Board::of_givens(*made.puzzle.givens()));
    let mut solves = |techniques: TechniqueSet| {
        while let Some(step) = next_step(&position, &Options { techniques, ..Options::default() }) {
            position.apply(&step);
        }
        position.is_solved()
    };
    assert!(!solves(order));
    assert!(solves(order | TechniqueSet::only(technique)));
}

#[test]
fn other_goals_hold_beside_a_tier() {
    let hard = Recipe::default().tier(Tier::Hard).seed(3);
    for recipe in [
        hard.clues(27),
        hard.minimality(Minimality::Minimal),
        hard.symmetry(Symmetry::HalfTurn),
        hard.technique(Technique::XyWing),
    ] {
        let made = make(&recipe);
        assert_eq!((grade(&made).tier, made.shortfall), (Tier::Hard, None));
        assert!(recipe.clues.is_none_or(|clues| made.clues == clues));
        assert!(recipe.minimality == Minimality::Any || made.minimal);
        assert!(recipe.symmetry.holds(made.puzzle.givens().filled()));
    }
}

/// Every report of progress while a recipe is tried.
fn reports(recipe: &Recipe) -> (Vec<Progress>, Result<Generated, GenerateError>) {
    let mut reports = Vec::new();
    let made = recipe.generate_with_progress(&mut |progress| reports.push(progress));
    (reports, made)
}

#[test]
fn a_search_for_a_path_ends_with_the_checks_and_reports_its_progress() {
    // Such a puzzle has clues that are not needed.
    let minimality = Minimality::Minimal;
    let technique = Some(Technique::FullHouse);
    let recipe = Recipe::default().technique(technique).minimality(minimality).max_checks(20_000);
    let (reports, made) = reports(&recipe);
    let Err(GenerateError::NotFound { puzzles }) = made else { panic!("{made:?}") };
    assert!((50..500).contains(&puzzles), "{puzzles}");
    assert_eq!(reports.len(), 4, "{reports:?}");
    assert!(reports.is_sorted_by_key(|report| (report.checks, report.puzzles)), "{reports:?}");
    for (number, report) in (1..).zip(&reports) {
        assert!(report.checks.abs_diff(4096 * number) < 200, "{report:?}");
        assert_eq!(report.max_checks, 20_000);
        assert!((20..=30).contains(&report.clues) || report.clues == 81, "{report:?}");
    }
    assert!(reports[0].puzzles > 10 && reports[3].puzzles <= puzzles.into(), "{reports:?}");
}

#[test]
fn a_local_search_reports_the_clues_of_its_best_puzzle() {
    let (reports, made) = reports(&Recipe::default().clues(17).max_checks(50_000));
    let made = made.unwrap();
    let checks: Vec<u64> = reports.iter().map(|report| report.checks).collect();
    assert_eq!(checks, (1..=12).map(|number| 4096 * number).collect::<Vec<_>>());
    assert!(reports.is_sorted_by(|one, other| one.clues >= other.clues), "{reports:?}");
    assert_eq!(reports[11].clues, made.clues);
    assert!(reports.iter().all(|report| report.puzzles == 0 && report.max_checks == 50_000));
}

#[test]
fn an_easy_recipe_needs_no_report() {
    let (reports, made) = reports(&Recipe::default().clues(30));
    assert!(made.is_ok() && reports.is_empty(), "{reports:?}");
}
