//! Proofs: why a claim about a position holds, by the simplest steps that show it.
//!
//! The first step of the ladder that has the claim among its effects; or else the path of steps that
//! leads to it, without those that it does not need; or else a chain to a contradiction; or else a proof
//! by cases. Example: that r4c7 is not 5 is shown by whatever puts another digit there, or a 5 beside
//! it.

use super::finder::{Options, next_step, step_for};
use super::step::{Effect, Step};
use super::techniques::{Technique, TechniqueSet, Tier};
use crate::types::candidate::{Candidate, CandidateSet};
use crate::types::digit::DigitSet;
use crate::types::position::Position;

/// A longer path is shown only where no chain proves the claim in one step.
const MAX_DIRECT: usize = 8;
/// The cost that may be spent on leaving out what a path does not need.
const MINIMISE_BUDGET: u32 = 1_500;

/// Steps, in order, after which all claims hold; none if the ladder does not get there. Claims that
/// the position has decided already need no step.
pub fn prove(position: &Position, options: &Options, claims: &[Effect]) -> Option<Vec<Step>> {
    let open: Vec<Effect> =
        claims.iter().copied().filter(|&claim| !holds(position, claim)).collect();
    if open.len() > 1
        && let Some(step) = step_for(position, &simple(options), &open)
    {
        return Some(vec![step]);
    }
    let mut position = position.clone();
    let mut steps = Vec::new();
    for claim in open {
        if !holds(&position, claim) {
            let more = prove_one(&position, options, claim)?;
            more.iter().for_each(|step| position.apply(step));
            steps.extend(more);
        }
    }
    Some(steps)
}

fn prove_one(position: &Position, options: &Options, claim: Effect) -> Option<Vec<Step>> {
    let in_one = without_cases(options);
    let alone = |options: &Options| step_for(position, options, &[claim]).map(|step| vec![step]);
    let simple = simple(options);
    if let Some(step) = alone(&simple) {
        return Some(step);
    }
    let path = path(position, &simple, claim);
    if path.as_ref().is_some_and(|path| path.len() <= MAX_DIRECT) {
        return path;
    }
    match (path, alone(&in_one)) {
        (Some(path), Some(chain)) if path.len() <= complexity(&chain) => Some(path),
        (path, chain) => chain
            .or(path)
            .or_else(|| self::path(position, options, claim))
            .or_else(|| by_cases(position, options, claim)),
    }
}

/// What the claim rules out is refuted candidate by candidate.
fn by_cases(position: &Position, options: &Options, claim: Effect) -> Option<Vec<Step>> {
    let mut at = position.clone();
    let mut steps = Vec::new();
    for wrong in ruled_out(position, claim).iter() {
        let refuted =
            step_for(&at, &only(options, Technique::ProofByCases), &[Effect::Eliminate(wrong)])?;
        at.apply(&refuted);
        steps.push(refuted);
    }
    if !holds(&at, claim) {
        steps.push(step_for(&at, &simple(options), &[claim])?);
    }
    Some(steps)
}

/// The open candidates that are false if a claim is true.
fn ruled_out(position: &Position, claim: Effect) -> CandidateSet {
    match claim {
        Effect::Eliminate(at) => CandidateSet::only(at),
        Effect::Place(Candidate { cell, digit }) => {
            let others = position.candidates(cell) - DigitSet::only(digit);
            others.iter().map(|other| Candidate::new(cell, other)).collect()
        }
    }
}

/// How much there is to follow in one step that supposes something.
fn complexity(steps: &[Step]) -> usize {
    steps.iter().map(|step| step.evidence.marks.len().max(step.evidence.links.len())).sum()
}

/// What a person finds without supposing anything.
fn simple(options: &Options) -> Options {
    easier_than(options, Tier::Extreme)
}

/// Proofs by cases are shown only where nothing else shows a claim.
fn without_cases(options: &Options) -> Options {
    let cases = TechniqueSet::only(Technique::ProofByCases);
    Options { techniques: options.techniques - cases, ..*options }
}

fn easier_than(options: &Options, tier: Tier) -> Options {
    let easier = Technique::ALL.iter().filter(|technique| technique.tier() < tier);
    let easier: TechniqueSet = easier.copied().collect();
    Options { techniques: options.techniques & easier, ..*options }
}

/// One technique, if it is allowed.
fn only(options: &Options, technique: Technique) -> Options {
    Options { techniques: options.techniques & TechniqueSet::only(technique), ..*options }
}

/// Whether a position says so already.
pub fn holds(position: &Position, claim: Effect) -> bool {
    let at = claim.candidate();
    let placed = position.digits()[at.cell];
    match claim {
        Effect::Place(_) => placed == Some(at.digit),
        Effect::Eliminate(_) => placed != Some(at.digit) && !position.has(at),
    }
}

/// Up the ladder, with an eye on the claim, until it holds, and then without what it did not need.
fn path(position: &Position, options: &Options, claim: Effect) -> Option<Vec<Step>> {
    let options = &without_cases(options);
    let mut at = position.clone();
    let mut steps = Vec::new();
    let easy = easier_than(options, Tier::Hard);
    while !holds(&at, claim) {
        let step = step_for(&at, &easy, &[claim]).or_else(|| next_step(&at, options))?;
        at.apply(&step);
        steps.push(step);
    }
    let mut budget = MINIMISE_BUDGET;
    let mut needed = Vec::new();
    while let Some(step) = steps.pop() {
        let mut before = position.clone();
        steps.iter().for_each(|step| before.apply(step));
        match needed.is_empty() || budget == 0 {
            true => needed.insert(0, step),
            false => match replay(&before, options, &needed, &mut budget) {
                Some(without) => needed = without,
                None => needed.insert(0, step),
            },
        }
    }
    Some(needed)
}

/// Finds deductions again in a position that may lack one before them.
fn replay(
    position: &Position,
    options: &Options,
    steps: &[Step],
    budget: &mut u32,
) -> Option<Vec<Step>> {
    let mut at = position.clone();
    let mut found = Vec::new();
    for step in steps {
        *budget = budget.checked_sub(cost(step.technique)).or_else(|| {
            *budget = 0;
            None
        })?;
        let step = step_for(&at, &only(options, step.technique), &step.effects)?;
        at.apply(&step);
        found.push(step);
    }
    Some(found)
}

fn cost(technique: Technique) -> u32 {
    match technique.tier() {
        Tier::Easy | Tier::Medium => 1,
        Tier::Hard => 8,
        Tier::Unfair => 40,
        Tier::Extreme => 150,
    }
}
