//! What to do next on a board, and whether a deduction holds there.

use super::{Advice, Judgement, Mistake, Proof, Ruling, Wrong};
use crate::engine::board::Board;
use crate::engine::candidate::Candidate;
use crate::engine::cell::CellSet;
use crate::engine::clash::{clashes, clashing_cells};
use crate::engine::finder::{Options, all_steps, next_step};
use crate::engine::grade::is_wrong;
use crate::engine::grid::Solution;
use crate::engine::position::Position;
use crate::engine::proof::prove;
use crate::engine::sorted;
use crate::engine::step::{Effect, Step};
use crate::engine::techniques::{Family, Technique};

/// Mistakes first: a step that follows from a wrong digit teaches nothing.
/// While a technique is practised it is looked for before anything as hard.
pub fn advise(board: &Board, solution: Option<&Solution>, practised: Option<Technique>) -> Advice {
    if let Some(mistake) = solution.and_then(|solution| mistake(board, solution)) {
        return Advice::Mistake(Box::new(mistake));
    }
    let digits = board.digits();
    let clashing = clashing_cells(&clashes(&digits)) - board.givens.filled();
    let position = Position::of(board);
    let practice = practised.filter(|_| solution.is_some()).map(Options::practising);
    let step = practice.and_then(|practice| next_step(&position, &practice));
    match step.or_else(|| next_step(&position, &ladder(solution))) {
        _ if !clashing.is_empty() => Advice::Clashing(clashing),
        _ if digits.clues() == 81 => Advice::Complete,
        Some(step) => Advice::Step(Box::new(step)),
        None => Advice::Stuck,
    }
}

/// The first step of a technique.
pub fn example(board: &Board, technique: Technique) -> Advice {
    let step = next_step(&Position::of(board), &Options::only(technique));
    step.map_or(Advice::Stuck, |step| Advice::Step(Box::new(step)))
}

/// Proved, refuted by the solution, or neither.
pub fn judge(board: &Board, solution: Option<&Solution>, claims: Vec<Effect>) -> Judgement {
    let board =
        solution.map_or_else(|| board.clone(), |solution| without_mistakes(board, solution));
    let wrong = solution
        .and_then(|solution| claims.iter().copied().find(|&claim| !is_true(claim, solution)));
    if let Some(claim) = wrong {
        let proof = proof(board, solution, &[opposite(claim)]).1;
        return Judgement { claims, ruling: Ruling::Refuted(claim), proof };
    }
    let (found, proof) = proof(board, solution, &claims);
    let ruling = match (found, solution) {
        (true, _) => Ruling::Proved,
        (false, Some(_)) => Ruling::True,
        (false, None) => Ruling::Open,
    };
    Judgement { claims, ruling, proof }
}

/// All steps by tier, within a tier in the order of the ladder; none where something is wrong.
pub fn steps(board: &Board, solution: Option<&Solution>) -> Vec<Step> {
    if is_wrong(board, solution) {
        return Vec::new();
    }
    let mut steps = all_steps(&Position::of(board), &ladder(solution));
    sorted::by_number(&mut steps, |step| step.technique.tier() as usize);
    steps
}

fn mistake(board: &Board, solution: &Solution) -> Option<Mistake> {
    let entries = board.entries.iter().filter(|&(cell, digit)| solution[cell] != digit);
    let wrong: Vec<Candidate> = entries.map(|(cell, digit)| Candidate::new(cell, digit)).collect();
    let struck = board.empty_cells().iter().map(|cell| Candidate::new(cell, solution[cell]));
    let struck: Vec<Candidate> =
        struck.filter(|at| board.struck[at.cell].contains(at.digit)).collect();
    let (kind, all) =
        if wrong.is_empty() { (Wrong::Strike, struck) } else { (Wrong::Digit, wrong) };
    let at = *all.first()?;
    let claim = match kind {
        Wrong::Digit => Effect::Eliminate(at),
        Wrong::Strike => Effect::Place(at),
    };
    let mut board = without_mistakes(board, solution);
    // What the player has ruled out there himself is to be shown as well.
    board.struck[at.cell].remove(at.digit);
    let cells: CellSet = all.iter().map(|at| at.cell).collect();
    Some(Mistake { kind, at, cells, proof: proof(board, Some(solution), &[claim]).1 })
}

/// Wrong digits go, and what was wrongly struck out comes back.
fn without_mistakes(board: &Board, solution: &Solution) -> Board {
    let mut board = board.clone();
    for cell in board.entries.filled() {
        if board.entries[cell] != Some(solution[cell]) {
            board.entries[cell] = None;
        }
    }
    for cell in board.empty_cells() {
        board.struck[cell].remove(solution[cell]);
    }
    board
}

/// Whether the claims can be shown, and how.
fn proof(board: Board, solution: Option<&Solution>, claims: &[Effect]) -> (bool, Proof) {
    let steps = prove(&Position::of(&board), &ladder(solution), claims);
    (steps.is_some(), Proof { board, steps: steps.unwrap_or_default() })
}

fn is_true(claim: Effect, solution: &Solution) -> bool {
    let at = claim.candidate();
    matches!(claim, Effect::Place(_)) == (solution[at.cell] == at.digit)
}

fn opposite(claim: Effect) -> Effect {
    match claim {
        Effect::Place(at) => Effect::Eliminate(at),
        Effect::Eliminate(at) => Effect::Place(at),
    }
}

/// What may be reasoned with: uniqueness only where it is proven.
fn ladder(solution: Option<&Solution>) -> Options {
    match solution {
        Some(_) => Options::default(),
        None => Options::without(&[Family::Rare, Family::LastResort, Family::Uniqueness]),
    }
}
