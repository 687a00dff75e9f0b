//! Turning, transposing, reordering and relabelling a position carries its set of all steps along: a
//! pattern that is found only upright, or a tie cut by the order of the cells, shows here.
//!
//! Steps are compared by technique and effects: of several patterns with the same effects only the
//! first is kept, and which one that is may hang on the order.
//!
//! Left out is brute force alone: it fills any cell with the fewest candidates, and one is enough.
//!
//! `NONET_SAMPLE=8 cargo test --release --test suite many_moved -- --ignored` takes so many positions
//! of every corpus file and all those on the paths of so many puzzles, and looks for everything.

use std::collections::{BTreeMap, BTreeSet};
use std::env;
use std::fs;
use std::path::Path;

use nonet_engine::logic::finder::{Options, all_steps};
use nonet_engine::logic::reglib::{Case, write_board};
use nonet_engine::logic::step::Effect;
use nonet_engine::logic::techniques::{LADDER, Technique};
use nonet_engine::types::board::Board;
use nonet_engine::types::cell::{ByCell, Cell};
use nonet_engine::types::digit::DigitSet;
use nonet_engine::types::position::Position;
use nonet_engine::types::rng::SeededRng;
use nonet_engine::types::transform::Transform;

use crate::positions::{each_position, puzzle};

type Found = BTreeSet<(Technique, Vec<Effect>)>;

fn moved(transform: &Transform, board: &Board) -> Board {
    let mut eliminated: ByCell<DigitSet> = ByCell::default();
    for cell in Cell::ALL {
        eliminated[transform.cell(cell)] =
            board.eliminated[cell].iter().map(|digit| transform.digit(digit)).collect();
    }
    Board {
        givens: transform.grid(&board.givens),
        entries: transform.grid(&board.entries),
        eliminated,
        ..Board::default()
    }
}

fn found(board: &Board, options: &Options) -> Found {
    let steps = all_steps(&Position::of(board), options).into_iter();
    steps.map(|step| (step.technique, step.effects)).collect()
}

fn carried(transform: &Transform, found: Found) -> Found {
    let carry = |effect: Effect| match effect {
        Effect::Place(at) => Effect::Place(transform.candidate(at)),
        Effect::Eliminate(at) => Effect::Eliminate(transform.candidate(at)),
    };
    let step = |(technique, effects): (Technique, Vec<Effect>)| {
        let mut effects: Vec<Effect> = effects.into_iter().map(carry).collect();
        effects.sort_unstable();
        (technique, effects)
    };
    found.into_iter().map(step).collect()
}

/// The positions of a technique's corpus, as many as count.
fn of_corpus(slug: &str, count: usize) -> Vec<Board> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/corpus/techniques");
    let text = fs::read_to_string(path.join(format!("{slug}.txt"))).unwrap();
    let cases = text.lines().filter_map(|line| Case::read(line).ok());
    cases.take(count).map(|case| case.board).collect()
}

/// The positions on the path of a puzzle: one of so many.
fn of_path(seed: u64, one_of: usize) -> Vec<Board> {
    let mut boards = Vec::new();
    each_position(&puzzle(seed), &Options::default(), |board, _| boards.push(board.clone()));
    boards.into_iter().skip(seed as usize % one_of).step_by(one_of).collect()
}

/// Whatever can be looked for, without the last resorts that choose among equals: of several proofs by
/// cases that are equally short the first is taken.
fn everything() -> Options {
    let mut options = Options::ALL;
    options.techniques.remove(Technique::BruteForce);
    options.techniques.remove(Technique::ProofByCases);
    options
}

/// Moves each position at random; fails if any step is gained or lost.
fn check(boards: impl Iterator<Item = Board>, options: &Options) {
    let mut rng = SeededRng::new(5);
    let mut lost: BTreeMap<Technique, Vec<String>> = BTreeMap::new();
    for board in boards {
        let transform = Transform::random(&mut rng);
        let there = found(&moved(&transform, &board), options);
        let carried = carried(&transform, found(&board, options));
        for (technique, effects) in carried.symmetric_difference(&there) {
            let line = format!("{} {effects:?}", write_board(&board));
            lost.entry(*technique).or_default().push(line);
        }
    }
    let lines = lost.iter().map(|(technique, steps)| {
        format!("{technique}: {} steps, such as {}", steps.len(), steps[0])
    });
    let lines: Vec<String> = lines.collect();
    assert!(lost.is_empty(), "{}", lines.join("\n"));
}

#[test]
fn a_moved_position_has_the_moved_steps() {
    let boards = LADDER.iter().step_by(4).flat_map(|row| of_corpus(row.slug, 1));
    check(boards, &Options::default());
}

#[test]
fn a_moved_position_on_a_path_has_the_moved_steps_rare_ones_too() {
    check((0..12).flat_map(|seed| of_path(seed, 16)), &everything());
}

#[test]
#[ignore = "takes minutes; the tests above take a sample. cargo test --test suite -- --ignored many_moved"]
fn many_moved_positions_have_the_moved_steps() {
    let count = env::var("NONET_SAMPLE").map_or(2, |count| count.parse().unwrap());
    let corpus = LADDER.iter().flat_map(|row| of_corpus(row.slug, count));
    let paths = (0..count as u64).flat_map(|seed| of_path(seed, 1));
    let boards: Vec<Board> = corpus.chain(paths).collect();
    check(boards.iter().cloned(), &Options::default());
    check(boards.into_iter(), &everything());
}
