//! Sudoku Explainer's rating: `tests/corpus/rating/explainer.tsv` holds puzzles and their ratings; and
//! the ratings of the original, where they lie beside the project.

use std::ops::ControlFlow;

use nonet_engine::rating::se::rater::{Rater, Rating, rate};
use nonet_engine::search::puzzle::{Puzzle, PuzzleError};
use nonet_engine::types::grid::Grid;
use nonet_service::{Progress, answer, request};
use rayon::prelude::*;

use crate::positions::shared_data;

const OWN: &str = include_str!("../corpus/rating/explainer.tsv");

fn puzzle(givens: &str) -> Puzzle {
    Puzzle::prove(&givens.parse().unwrap()).unwrap()
}

fn hardest(rating: &Rating) -> String {
    rating.hardest.map_or(String::new(), |rule| rule.to_string())
}

/// The lines of a table that are not as this rater has them; `steps` names the column of their number.
fn others<'a>(lines: &[&'a str], steps: Option<usize>) -> Vec<&'a str> {
    let is_other = |line: &&&str| {
        let columns: Vec<&str> = line.split('\t').collect();
        let rating = rate(&puzzle(columns[0]));
        let [er, ep, ed] = [rating.er, rating.ep, rating.ed].map(|tenths| tenths.to_string());
        let has_steps =
            steps.is_none_or(|column| columns[column].parse::<u32>() == Ok(rating.steps));
        columns[1..5] != [er, ep, ed, hardest(&rating)] || !has_steps
    };
    lines.par_iter().filter(is_other).copied().collect()
}

fn lines(text: &str) -> Vec<&str> {
    text.lines().filter(|line| !line.starts_with('#')).collect()
}

#[test]
fn puzzles_of_our_own() {
    let lines = lines(OWN);
    assert!(lines.len() > 50);
    assert_eq!(others(&lines, None), Vec::<&str>::new());
}

#[test]
fn ratings_of_the_original() {
    let Some(text) = shared_data("logic/se_ratings.tsv") else {
        println!("skipped: no ratings of the original beside the project");
        return;
    };
    let rating = |line: &&str| line.split('\t').nth(1).unwrap().parse::<f64>().unwrap();
    // All but the slow ones, and some of those: `maintain se` takes all.
    let (quick, slow): (Vec<&str>, Vec<&str>) =
        lines(&text).into_iter().partition(|line| rating(line) < 7.5);
    let slow = slow.into_iter().filter(|line| rating(line) < 9.2).step_by(6);
    let chosen: Vec<&str> = quick.into_iter().chain(slow).collect();
    assert!(chosen.len() > 500);
    assert_eq!(others(&chosen, Some(6)), Vec::<&str>::new());
}

/// A puzzle that needs dynamic chains.
fn hard() -> Puzzle {
    let lines = lines(OWN);
    let line = lines.iter().find(|line| line.contains("Dynamic")).unwrap();
    puzzle(&line[..81])
}

#[test]
fn a_rating_can_be_stopped_and_goes_on_where_it_was() {
    let mut rater = Rater::new(&hard());
    let (mut pulses, mut stops) = (0, 0);
    loop {
        let step = rater.step_with(&mut |progress| {
            pulses += 1;
            assert!(progress.empty <= 81);
            // Each search for chains is stopped once, at its seventh cell.
            if pulses == 7 { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
        });
        match step {
            ControlFlow::Break(()) => stops += 1,
            ControlFlow::Continue(Some(_)) => pulses = 0,
            ControlFlow::Continue(None) => break,
        }
    }
    assert!(stops > 3, "{stops}");
    assert_eq!(rater.rating(), rate(&hard()));
}

/// A grid of few clues has no rating: its chains would take minutes. It is no [`Puzzle`], which is found
/// out at once, and the command line and the page say so.
#[test]
fn what_has_several_solutions_is_not_rated() {
    let sparse =
        "..........8.........26............2................6.....7.......................";
    let grid: Grid = sparse.parse().unwrap();
    assert!(matches!(Puzzle::prove(&grid), Err(PuzzleError::SeveralSolutions(_))));
    assert_eq!(answer(request::RateExplainer { grid }, &mut |_| ()), None);
}

#[test]
fn every_step_is_true() {
    let lines = lines(OWN);
    lines.par_iter().filter(|line| !line.contains('+')).for_each(|line| {
        let puzzle = puzzle(&line[..81]);
        let solution = puzzle.solution();
        let mut rater = Rater::new(&puzzle);
        while let Some(step) = rater.step() {
            let places = step.placement.iter().all(|placed| solution[placed.cell] == placed.digit);
            let mut eliminates = step.eliminations.iter();
            let keeps = eliminates.all(|&(cell, digits)| !digits.contains(solution[cell]));
            assert!(places && keeps, "{}: {}", puzzle.givens(), step.rule);
        }
    });
}

#[test]
fn the_service_rates_and_says_how_far_it_is() {
    let mut reports = Vec::new();
    let request = request::RateExplainer { grid: *hard().givens() };
    let response = answer(request, &mut |progress| reports.push(progress));
    assert_eq!(response, Some(rate(&hard())));
    let empty = |progress: &Progress| match progress {
        Progress::Rated(rated) => rated.empty,
        other => panic!("nothing else was asked for: {other:?}"),
    };
    assert!(reports.len() > 100);
    assert!(reports.iter().map(empty).is_sorted_by(|one, next| one >= next));
    let several = request::RateExplainer { grid: Grid::EMPTY };
    assert_eq!(answer(several, &mut |_| ()), None);
}
