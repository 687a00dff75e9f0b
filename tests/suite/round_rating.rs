//! The rating by rounds is the same for all forms of a puzzle.

use nonet_engine::rating::rounds::rate;
use nonet_engine::rating::se::rater::Tenths;
use nonet_engine::types::grid::Grid;
use nonet_engine::types::rng::SeededRng;
use nonet_engine::types::transform::Transform;
use rayon::prelude::*;

/// Puzzles and their ratings by Sudoku Explainer.
const OWN: &str = include_str!("../corpus/rating/explainer.tsv");

fn puzzles() -> Vec<(Grid, f64)> {
    let lines = OWN.lines().filter(|line| !line.starts_with('#'));
    let columns = lines.map(|line| line.split('\t').collect::<Vec<_>>());
    columns.map(|columns| (columns[0].parse().unwrap(), columns[1].parse().unwrap())).collect()
}

#[test]
fn all_forms_have_the_same_rating() {
    let mut rng = SeededRng::new(7);
    let quick = puzzles().into_iter().filter(|(_, er)| *er < 9.5);
    let forms: Vec<(Grid, Vec<Grid>)> = quick
        .map(|(grid, _)| (grid, (0..5).map(|_| Transform::random(&mut rng).grid(&grid)).collect()))
        .collect();
    forms.par_iter().for_each(|(grid, forms)| {
        let rating = rate(grid);
        assert!(rating.is_some_and(|rating| rating.level > Tenths(0)), "{grid}");
        forms.iter().for_each(|form| assert_eq!(rate(form), rating, "{grid}"));
    });
}

#[test]
fn it_goes_with_the_rating_of_sudoku_explainer() {
    // The hardest take seconds: trial upon trial.
    for (grid, er) in puzzles().into_iter().filter(|(_, er)| *er < 9.5) {
        let level = f64::from(rate(&grid).unwrap().level.0) / 10.0;
        assert!((level - er).abs() < 1.0 || er > 4.4 && er < 7.5, "{grid}: {level}, not {er}");
    }
}

#[test]
fn what_is_not_proper_has_no_rating() {
    let several =
        "534678912672195348198342567859761423426853791713924856961537284287419635345286179";
    let several: String = several.replace(['3', '4'], ".");
    let none = "55...............................................................................";
    for text in [&several, none] {
        assert_eq!(rate(&text.parse().unwrap()), None, "{text}");
    }
}
