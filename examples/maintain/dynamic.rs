//! Sudoku Explainer's dynamic forcing chains beside the hints of the ladder: at each position of its
//! solutions where it needs one, which kind of hint there is here, and how long both are.

use std::collections::BTreeMap;

use nonet_engine::logic::finder::{Options, next_step};
use nonet_engine::logic::refutation::smallest;
use nonet_engine::logic::step::Step;
use nonet_engine::logic::techniques::Technique;
use nonet_engine::rating::se::rater::Rater;
use nonet_engine::rating::se::rule::{Power, Rule};
use nonet_engine::rating::se::step::Step as ExplainerStep;
use nonet_engine::search::puzzle::Puzzle;
use nonet_engine::types::board::Board;
use nonet_engine::types::candidate::Candidate;
use nonet_engine::types::position::Position;
use rayon::prelude::*;

use crate::soundness::{puzzles, value};
use crate::uses::of_family;

/// A hint of ours beside a dynamic forcing chain.
struct Compared {
    power: Power,
    /// The fewest nodes that the chain can have by its rating.
    theirs: usize,
    kind: &'static str,
    /// The lines of ours; none of a pattern, which has no chain at all, and of what follows whichever
    /// way is taken.
    ours: Option<usize>,
}

/// Prints by rule and kind of hint how many positions there are, the median of both lengths, and in how
/// many ours is longer; with `--without` a family of techniques is left out.
pub fn run(arguments: &[String]) {
    let mut options = Options::default();
    value(arguments, "--without")
        .into_iter()
        .for_each(|slug| options.techniques -= of_family(slug));
    let puzzles = puzzles(arguments, "hardest_1106", 10);
    let of_puzzle = |puzzle| compare(puzzle, &options);
    let compared: Vec<Compared> = puzzles.par_iter().flat_map_iter(of_puzzle).collect();
    let mut groups: BTreeMap<(Power, &str), Vec<&Compared>> = BTreeMap::new();
    for one in &compared {
        groups.entry((one.power, one.kind)).or_default().push(one);
    }
    println!("{} puzzles, {} positions", puzzles.len(), compared.len());
    println!("rule\thint\tpositions\ttheirs\tours\tlonger");
    for ((power, kind), group) in groups {
        let theirs = median(group.iter().map(|one| one.theirs).collect());
        let ours = median(group.iter().filter_map(|one| one.ours).collect());
        let longer = group.iter().filter(|one| one.ours.is_some_and(|ours| ours > one.theirs));
        println!("{power:?}\t{kind}\t{}\t{theirs}\t{ours}\t{}", group.len(), longer.count());
    }
}

fn median(mut values: Vec<usize>) -> usize {
    values.sort_unstable();
    values.get(values.len() / 2).copied().unwrap_or_default()
}

/// Goes along the steps of Sudoku Explainer.
fn compare(puzzle: &Puzzle, options: &Options) -> Vec<Compared> {
    let mut position = Position::of(&Board::of_givens(*puzzle.givens()));
    let mut rater = Rater::new(puzzle);
    let mut compared = Vec::new();
    while let Some(step) = rater.step() {
        if let Rule::Forcing(_, power) = step.rule
            && power >= Power::Dynamic
        {
            let (kind, ours) = hint(&position, options);
            compared.push(Compared { power, theirs: fewest_nodes(&step, power), kind, ours });
        }
        carry_out(&mut position, &step);
    }
    compared
}

fn carry_out(position: &mut Position, step: &ExplainerStep) {
    for &(cell, digits) in &step.eliminations {
        digits.iter().for_each(|digit| position.eliminate(Candidate::new(cell, digit)));
    }
    step.placement.into_iter().for_each(|at| position.place(at));
}

/// The kind and the length of the hint at a position.
fn hint(position: &Position, options: &Options) -> (&'static str, Option<usize>) {
    match next_step(position, options) {
        Some(step) => (kind(&step), length(&step)),
        None => {
            let proof = smallest(position, position.open()).expect("a proof");
            ("proof by cases", Some(proof.size()))
        }
    }
}

fn kind(step: &Step) -> &'static str {
    match step.technique {
        Technique::VerityNet => "verity net",
        Technique::ForcingNet => "forcing net",
        _ if step.evidence.links.is_empty() => "pattern",
        _ => "chain",
    }
}

fn length(step: &Step) -> Option<usize> {
    let of_net = step.evidence.refutation.as_ref().map(|net| net.size());
    of_net.or(Some(step.evidence.links.len() + 1).filter(|_| !step.evidence.links.is_empty()))
}

/// The fewest nodes of a chain that is rated so: each tenth beyond the rule's own stands for a limit
/// that the number of nodes is above.
fn fewest_nodes(step: &ExplainerStep, power: Power) -> usize {
    const LIMITS: [usize; 12] = [6, 8, 10, 14, 18, 26, 34, 50, 66, 98, 130, 194];
    let tenths = ((step.difficulty - power.base()) * 10.0).round() as usize;
    tenths.checked_sub(1).map_or(3, |above| LIMITS[above.min(LIMITS.len() - 1)] + 1)
}
