//! The referee: a program that knows no technique. It proves the evidence of each step in the
//! position, thing by thing, and that the effects follow from what the step argues from and nothing
//! else. It shares nothing with the engine's reasoning but the data of steps and positions.

mod grid;
mod judge;
mod json_evidence;
mod links;
mod nets;
mod proof;
mod reading;
mod sentences;
mod shapes;
mod symmetry;

use std::collections::{BTreeMap, BTreeSet};

use nonet_engine::logic::finder::{Options, all_steps, next_step};
use nonet_engine::logic::step::{Effect, Evidence, Step};
use nonet_engine::logic::techniques::{LADDER, Technique};
use nonet_engine::search::puzzle::Puzzle;
use nonet_engine::types::board::Board;
use nonet_engine::types::candidate::Candidate;
use nonet_engine::types::cell::Cell;
use nonet_engine::types::position::Position;
use nonet_words::locale::Locale;
use rayon::prelude::*;

use crate::i18n::localizer;
use crate::positions::{carry_out, own_cases, puzzle};
use grid::Grid;
use judge::judge;

/// What the referee does not judge, and why.
const UNJUDGED: [(Technique, &str); 1] =
    [(Technique::BruteForce, "it gives a digit of the solution and no reason")];

#[test]
fn the_referee_knows_what_every_technique_argues_from() {
    let known: BTreeSet<&str> = judge::known().collect();
    let unjudged = UNJUDGED.map(|(technique, _)| technique.slug());
    for row in LADDER {
        assert_ne!(known.contains(row.slug), unjudged.contains(&row.slug), "{}", row.slug);
    }
    assert_eq!(known.len() + unjudged.len(), LADDER.len());
}

/// What was judged: how many steps of each technique, and what is wrong.
#[derive(Default)]
struct Verdict {
    counts: BTreeMap<&'static str, usize>,
    wrong: Vec<String>,
}

impl Verdict {
    fn add(mut self, other: Verdict) -> Verdict {
        other
            .counts
            .into_iter()
            .for_each(|(slug, count)| *self.counts.entry(slug).or_default() += count);
        self.wrong.extend(other.wrong);
        self
    }
    /// Judges all steps of a board; of every tenth also the sentences.
    fn of(board: &Board, steps: &[Step]) -> Verdict {
        let (position, mut verdict) = (Position::of(board), Verdict::default());
        let grid = Grid::of(&position);
        let english = localizer(Locale::En);
        for (place, step) in steps.iter().enumerate() {
            if UNJUDGED.iter().any(|(technique, _)| *technique == step.technique) {
                continue;
            }
            let slug = step.technique.slug();
            *verdict.counts.entry(slug).or_default() += 1;
            let said = if place % 10 == 0 { sentences::check(&english, step) } else { Ok(()) };
            if let Err(error) = judge(&grid, step).and(said) {
                let line = nonet_engine::logic::reglib::write(board, step);
                verdict.wrong.push(format!("{slug}: {error}\n  {line}"));
            }
        }
        verdict
    }
    /// Fails with a few of the wrong steps of each technique.
    fn assert_right(&self) {
        let mut shown: BTreeMap<&str, usize> = BTreeMap::new();
        for wrong in &self.wrong {
            let slug = wrong.split(':').next().unwrap_or_default();
            let count = shown.entry(slug).or_default();
            *count += 1;
            if *count <= 3 {
                println!("{wrong}");
            }
        }
        assert!(self.wrong.is_empty(), "{shown:?}");
    }
}

fn everything() -> Options {
    let mut options = Options::ALL;
    options.variants.remove(nonet_engine::logic::finder::Variant::RepeatedCandidates);
    options.techniques.remove(Technique::BruteForce);
    options.techniques.remove(Technique::ProofByCases);
    options
}

/// The steps of each technique in its own cases: none may lack.
#[test]
fn every_step_of_the_cases_is_proven() {
    let cases = own_cases();
    let judged = cases.par_iter().map(|case| {
        let options =
            Options { techniques: Options::only(case.technique).techniques, ..everything() };
        Verdict::of(&case.board, &all_steps(&Position::of(&case.board), &options))
    });
    let verdict = judged.reduce(Verdict::default, Verdict::add);
    verdict.assert_right();
    let known: Vec<&str> = judge::known().collect();
    let judged: Vec<&str> = verdict.counts.keys().copied().collect();
    assert_eq!(judged, known);
}

/// Boards along the paths of puzzles made here, and those of the cases.
fn boards() -> Vec<Board> {
    let mut boards: Vec<Board> =
        (0..80).map(|seed| along_path(&puzzle(seed), 4 * (seed as usize % 9))).collect();
    let mut seen = BTreeSet::new();
    let cases = own_cases().into_iter().filter(|case| seen.insert(case.board.givens.to_string()));
    boards.extend(cases.map(|case| case.board).step_by(2).take(120));
    boards
}

fn along_path(puzzle: &Puzzle, steps: usize) -> Board {
    let mut board = Board::of_givens(*puzzle.givens());
    for _ in 0..steps {
        let step = next_step(&Position::of(&board), &Options::default());
        step.iter().for_each(|step| carry_out(&mut board, step));
    }
    board
}

/// All that can be found in 200 positions, by turns with and without what is rare.
#[test]
fn every_step_of_two_hundred_positions_is_proven() {
    let boards = boards();
    assert_eq!(boards.len(), 200);
    let judged = boards.par_iter().enumerate().map(|(place, board)| {
        let options = if place % 2 == 0 { everything() } else { Options::default() };
        Verdict::of(board, &all_steps(&Position::of(board), &options))
    });
    let verdict = judged.reduce(Verdict::default, Verdict::add);
    verdict.assert_right();
    let total: usize = verdict.counts.values().sum();
    println!("{total} steps of {} techniques", verdict.counts.len());
    assert!(total > 20_000 && verdict.counts.len() > 60, "{total}: {:?}", verdict.counts);
}

/// The referee does not believe what is false: a digit of the solution that is eliminated.
#[test]
fn no_step_with_a_false_effect_is_proven() {
    let mut tried = 0;
    for case in own_cases().iter().step_by(3) {
        let solution =
            *Puzzle::prove(&case.board.givens).expect("a case's puzzle is proper").solution();
        let position = Position::of(&case.board);
        let grid = Grid::of(&position);
        let options =
            Options { techniques: Options::only(case.technique).techniques, ..everything() };
        for step in all_steps(&position, &options).iter().take(3) {
            for cell in
                Cell::ALL.into_iter().filter(|&cell| position.unsolved().contains(cell)).step_by(4)
            {
                let mut effects = step.effects.clone();
                effects.push(Effect::Eliminate(Candidate::new(cell, solution[cell])));
                assert!(judge(&grid, &Step { effects, ..step.clone() }).is_err(), "{step:?}");
                tried += 1;
            }
        }
    }
    assert!(tried > 1_000, "{tried}");
}

/// The referee does not believe what is not shown: a step without its evidence.
/// Templates are found again, whatever is marked.
#[test]
fn no_step_without_its_evidence_is_proven() {
    let cases = own_cases();
    let is_judged = |technique| UNJUDGED.iter().all(|(unjudged, _)| *unjudged != technique);
    let shown = cases
        .iter()
        .filter(|case| is_judged(case.technique) && !case.technique.slug().starts_with("template"));
    let mut tried = 0;
    for case in shown.step_by(4) {
        let position = Position::of(&case.board);
        let grid = Grid::of(&position);
        let options =
            Options { techniques: Options::only(case.technique).techniques, ..everything() };
        for step in all_steps(&position, &options).into_iter().take(2) {
            assert_eq!(judge(&grid, &step), Ok(()));
            let bare = Step { evidence: Evidence::default(), ..step };
            assert!(judge(&grid, &bare).is_err(), "{bare:?}");
            tried += 1;
        }
    }
    assert!(tried > 100, "{tried}");
}
