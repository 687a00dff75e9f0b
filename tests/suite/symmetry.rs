//! Turning, transposing, reordering and relabelling a position carries its set of all steps along: a
//! pattern that is found only upright, or a tie cut by the order of the cells, shows here.
//!
//! `NONET_SAMPLE=8` takes so many positions of every corpus file instead of one.

use std::collections::{BTreeMap, BTreeSet};
use std::env;
use std::fs;
use std::path::Path;

use nonet::engine::board::Board;
use nonet::engine::cases::{Case, write_board};
use nonet::engine::cell::{ByCell, Cell};
use nonet::engine::dice::Dice;
use nonet::engine::digit::DigitSet;
use nonet::engine::finder::{Options, all_steps};
use nonet::engine::position::Position;
use nonet::engine::step::Effect;
use nonet::engine::techniques::{Family, LADDER, Technique};
use nonet::engine::transform::Transform;

type Found = BTreeSet<(Technique, Vec<Effect>)>;

fn moved(transform: &Transform, board: &Board) -> Board {
    let mut struck: ByCell<DigitSet> = ByCell::default();
    for cell in Cell::ALL {
        struck[transform.cell(cell)] = transform.digit_set(board.struck[cell]);
    }
    Board {
        givens: transform.grid(&board.givens),
        entries: transform.grid(&board.entries),
        struck,
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

/// The positions of a technique's corpus, as many as wished.
fn boards(slug: &str, wished: usize) -> Vec<Board> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/corpus/techniques");
    let text = fs::read_to_string(path.join(format!("{slug}.txt"))).unwrap();
    let cases = text.lines().filter_map(|line| Case::read(line).ok());
    cases.take(wished).map(|case| case.board).collect()
}

#[test]
fn a_moved_position_has_the_moved_steps() {
    let wished = env::var("NONET_SAMPLE").map_or(1, |wished| wished.parse().unwrap());
    // Brute force tells any cell with the fewest candidates: that is a tie, and one is enough.
    let options = Options::without(&[Family::Rare, Family::LastResort]);
    let mut dice = Dice::new(5);
    let mut lost: BTreeMap<Technique, Vec<String>> = BTreeMap::new();
    let every = if wished == 1 { 4 } else { 1 };
    for row in LADDER.iter().step_by(every) {
        for board in boards(row.slug, wished) {
            let transform = Transform::random(&mut dice);
            let there = found(&moved(&transform, &board), &options);
            let carried = carried(&transform, found(&board, &options));
            for (technique, effects) in carried.symmetric_difference(&there) {
                let told = format!("{} {effects:?}", write_board(&board));
                lost.entry(*technique).or_default().push(told);
            }
        }
    }
    let told = lost.iter().map(|(technique, steps)| {
        format!("{technique}: {} steps, such as {}", steps.len(), steps[0])
    });
    let told: Vec<String> = told.collect();
    assert!(lost.is_empty(), "{}", told.join("\n"));
}
