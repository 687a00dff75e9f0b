//! What to do next on a board, and whether a deduction holds there.

use std::collections::BTreeSet;

use serde::{Deserialize, Serialize};

use super::{DeductionCheck, HintResult, Mistake, MistakeKind, Proof, PuzzleState, Validity};
use nonet_engine::logic::finder::{Options, all_steps, next_step, step_in};
use nonet_engine::logic::proof::prove;
use nonet_engine::logic::refutation::{Found, Refutation, Search, Stage, direct};
use nonet_engine::logic::step::{Effect, Step};
use nonet_engine::logic::techniques::{Family, Technique, TechniqueSet};
use nonet_engine::rating::grade::is_wrong;
use nonet_engine::types::board::Board;
use nonet_engine::types::candidate::Candidate;
use nonet_engine::types::cell::{Cell, CellSet};
use nonet_engine::types::conflict::{conflicting_cells, conflicts};
use nonet_engine::types::grid::Solution;
use nonet_engine::types::position::Position;

/// A hint, or how the search for one goes on.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub enum Advice {
    /// The hint.
    Hint(HintResult),
    /// The smallest proof by cases is to be found.
    Prove(Box<ProofSearch>),
}

/// Where the search for the smallest proof by cases is.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct ProofSearch {
    board: Board,
    stage: Stage,
}

impl ProofSearch {
    /// The search in so many parts at most, which can be run in any order.
    pub fn parts(&self, count: usize) -> Vec<ProofSearch> {
        let part = |stage| ProofSearch { board: self.board.clone(), stage };
        self.stage.parts(count).into_iter().map(part).collect()
    }
    /// Does it. `report` gets the smallest proof that it has found until then.
    pub fn run(&self, report: &mut dyn FnMut(Option<Box<Step>>)) -> Found {
        let mut report =
            |best: Option<&Refutation>| report(best.map(|best| Box::new(best.clone().step())));
        self.stage.run(&Position::of(&self.board), &mut report)
    }
    /// What comes after it, when all its parts have been run: what they found, in any order.
    pub fn after(self, found: Vec<Found>) -> Advice {
        Advice::of(self.board, self.stage.after(found))
    }
}

impl Advice {
    fn of(board: Board, search: Search) -> Advice {
        match search {
            Search::At(stage) => Advice::Prove(Box::new(ProofSearch { board, stage })),
            Search::Ended(found) => {
                let step = found.map(|found| HintResult::Step(Box::new(found.step())));
                Advice::Hint(step.unwrap_or(HintResult::Stuck))
            }
        }
    }
    /// The hint, with all that is still to be done for it.
    pub fn hint(mut self, report: &mut dyn FnMut(Option<Box<Step>>)) -> HintResult {
        loop {
            match self {
                Advice::Hint(hint) => return hint,
                Advice::Prove(search) => {
                    let found = search.run(report);
                    self = search.after(vec![found]);
                }
            }
        }
    }
}

/// Finds hints on boards of one puzzle.
pub struct Hinter<'a> {
    solution: Option<&'a Solution>,
    /// What may be reasoned with.
    ladder: Options,
}

impl<'a> Hinter<'a> {
    /// Uses what [`Options::for_hints`] says.
    pub fn of(state: &'a PuzzleState) -> Hinter<'a> {
        let solution = state.solution.as_ref();
        let mut ladder = Options::for_hints(state.left_out, solution.is_some());
        ladder.techniques -= state.without;
        Hinter { solution, ladder }
    }
    /// Mistakes first: a step that follows from a wrong digit teaches nothing.
    /// While a technique is practised it is looked for before anything as hard.
    /// `skip` steps of the same tier are passed over. Where nothing else is found a proof by cases is
    /// looked for.
    pub fn advise(&self, board: &Board, practised: Option<Technique>, skip: usize) -> Advice {
        if let Some(mistake) = self.mistake(board) {
            return Advice::Hint(HintResult::Mistake(Box::new(mistake)));
        }
        if let Some(fault) = self.fault(board) {
            return Advice::Hint(fault);
        }
        let position = Position::of(board);
        let practice = practised.filter(|_| self.solution.is_some()).map(Options::up_to);
        let step = practice.and_then(|practice| next_step(&position, &practice));
        let step = step.or_else(|| next_step(&position, &self.without_proofs()));
        match step.map(|first| self.after(&position, first, skip)) {
            _ if position.is_solved() => Advice::Hint(HintResult::Complete),
            Some(step) => Advice::Hint(HintResult::Step(Box::new(step))),
            None if self.ladder.techniques.contains(Technique::ProofByCases) => {
                Advice::of(board.clone(), Search::begin(&position, position.open()))
            }
            None => Advice::Hint(HintResult::Stuck),
        }
    }
    fn without_proofs(&self) -> Options {
        let mut ladder = self.ladder;
        ladder.techniques.remove(Technique::ProofByCases);
        ladder
    }
    /// The step that comes so many after a first one, of those of its tier that do something else, in
    /// the order of the ladder; after the last the first comes again. A proof by cases is looked for
    /// only where there is nothing else.
    fn after(&self, position: &Position, first: Step, skip: usize) -> Step {
        if skip == 0 {
            return first;
        }
        let of_tier = |technique: &Technique| {
            technique.tier() == first.technique.tier() && *technique != Technique::ProofByCases
        };
        let techniques = self.ladder.techniques.iter().filter(of_tier).collect();
        let mut steps = all_steps(position, &Options { techniques, ..self.ladder });
        let mut seen = BTreeSet::from([first.effects.clone()]);
        steps.retain(|step| seen.insert(step.effects.clone()));
        match skip % (steps.len() + 1) {
            0 => first,
            place => steps.swap_remove(place - 1),
        }
    }
    /// The first step that decides something in a cell. Mistakes first, wherever they are.
    pub fn advise_in(&self, board: &Board, cell: Cell) -> Option<HintResult> {
        let mistake = self.mistake(board).map(|mistake| HintResult::Mistake(Box::new(mistake)));
        let step = || step_in(&Position::of(board), &self.ladder, cell).map(Box::new);
        mistake.or_else(|| self.fault(board)).or_else(|| step().map(HintResult::Step))
    }
    /// What is wrong as far as the board shows without its solution: from a contradiction anything
    /// follows.
    fn fault(&self, board: &Board) -> Option<HintResult> {
        if self.solution.is_some() {
            return None;
        }
        let conflicting = conflicting_cells(&conflicts(&board.digits())) - board.givens.filled();
        if !conflicting.is_empty() {
            return Some(HintResult::Conflicting(conflicting));
        }
        Position::of(board).dead_end().map(HintResult::DeadEnd)
    }
    /// Proved, refuted by the solution, or neither, unless something is wrong without one.
    pub fn check_deduction(&self, board: &Board, claims: Vec<Effect>) -> HintResult {
        let checked = || HintResult::Checked(Box::new(self.deduction_check(board, claims)));
        self.fault(board).unwrap_or_else(checked)
    }
    fn deduction_check(&self, board: &Board, claims: Vec<Effect>) -> DeductionCheck {
        let board = self
            .solution
            .map_or_else(|| board.clone(), |solution| without_mistakes(board, solution));
        let wrong = self
            .solution
            .and_then(|solution| claims.iter().copied().find(|&claim| !is_true(claim, solution)));
        if let Some(claim) = wrong {
            let proof = self.proof(board, &[opposite(claim)]).1;
            return DeductionCheck { claims, validity: Validity::Refuted(claim), proof };
        }
        let (found, proof) = self.proof(board, &claims);
        let validity = match (found, self.solution) {
            (true, _) => Validity::Proved,
            (false, Some(_)) => Validity::True,
            (false, None) => Validity::Open,
        };
        DeductionCheck { claims, validity, proof }
    }
    /// All steps by tier, within a tier in the order of the ladder, or else one proof by cases; none
    /// where something is wrong.
    pub fn steps(&self, board: &Board) -> Vec<Step> {
        if is_wrong(board, self.solution) {
            return Vec::new();
        }
        let position = Position::of(board);
        let mut steps = all_steps(&position, &self.without_proofs());
        if steps.is_empty() {
            steps.extend(next_step(&position, &self.ladder));
        }
        steps.sort_by_key(|step| step.technique.tier() as usize);
        steps
    }
    fn mistake(&self, board: &Board) -> Option<Mistake> {
        let solution = self.solution?;
        let candidate = |(cell, digit)| Candidate::new(cell, digit);
        let entries = board.entries.iter().filter(|&(cell, digit)| solution[cell] != digit);
        let wrong: Vec<Candidate> = entries.map(candidate).collect();
        let eliminated =
            board.empty_cells().iter().map(|cell| Candidate::new(cell, solution[cell]));
        let eliminated: Vec<Candidate> =
            eliminated.filter(|at| board.eliminated[at.cell].contains(at.digit)).collect();
        let (kind, all) = if wrong.is_empty() {
            (MistakeKind::Elimination, eliminated)
        } else {
            (MistakeKind::Digit, wrong)
        };
        let first = *all.first()?;
        let cells: CellSet = all.iter().map(|at| at.cell).collect();
        let mut board = without_mistakes(board, solution);
        // What the player has ruled out there himself is to be shown as well.
        all.iter().for_each(|at| board.eliminated[at.cell].remove(at.digit));
        let (at, proof) = match kind {
            MistakeKind::Digit => {
                let (at, steps) = contradiction(&board, &all).unwrap_or((first, Vec::new()));
                (at, Proof { board, steps })
            }
            MistakeKind::Elimination => (first, self.proof(board, &[Effect::Place(first)]).1),
        };
        Some(Mistake { kind, at, cells, proof })
    }
    /// Whether the claims can be shown, and how.
    fn proof(&self, board: Board, claims: &[Effect]) -> (bool, Proof) {
        let steps = prove(&Position::of(&board), &self.ladder, claims);
        (steps.is_some(), Proof { board, steps: steps.unwrap_or_default() })
    }
}

/// A longer proof that a digit is wrong says less than that it is.
const LONGEST: usize = 7;

/// Of wrong digits the one that leads to a contradiction soonest, with the step that shows it; one that
/// conflicts with a digit needs none. `board` is without them.
fn contradiction(board: &Board, wrong: &[Candidate]) -> Option<(Candidate, Vec<Step>)> {
    let position = Position::of(board);
    if let Some(&at) = wrong.iter().find(|&&at| !position.open().contains(at)) {
        return Some((at, Vec::new()));
    }
    let found = direct(&position, wrong.iter().copied().collect());
    let short = found.filter(|found| found.size() <= LONGEST)?;
    Some((short.supposed, vec![short.step()]))
}

/// What is left of a puzzle.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Finish {
    /// Nothing but singles, which place these digits, in the order found.
    Filled(Vec<Effect>),
    /// More than singles.
    Harder,
    /// The board holds a mistake.
    Wrong,
}

/// What is left of a board.
pub fn finish(state: &PuzzleState) -> Finish {
    if is_wrong(&state.board, state.solution.as_ref()) {
        return Finish::Wrong;
    }
    let techniques = TechniqueSet::of_family(Family::Singles);
    let singles = Options { techniques, ..Options::default() };
    let mut position = Position::of(&state.board);
    let mut effects = Vec::new();
    while let Some(step) = next_step(&position, &singles) {
        position.apply(&step);
        effects.extend(step.effects);
    }
    match position.is_solved() && !effects.is_empty() {
        true => Finish::Filled(effects),
        false => Finish::Harder,
    }
}

/// The first step of a technique.
pub fn example(board: &Board, technique: Technique) -> HintResult {
    let step = next_step(&Position::of(board), &Options::only(technique));
    step.map_or(HintResult::Stuck, |step| HintResult::Step(Box::new(step)))
}

/// The steps that count as found in an exercise: the most that are handed over, in the order found.
const MAX_EXERCISE_STEPS: usize = 300;

/// All steps of one technique.
pub fn exercise(board: &Board, technique: Technique) -> Vec<Step> {
    let mut steps = all_steps(&Position::of(board), &Options::only(technique));
    steps.truncate(MAX_EXERCISE_STEPS);
    steps
}

/// Wrong digits go, and what was wrongly eliminated comes back.
fn without_mistakes(board: &Board, solution: &Solution) -> Board {
    let mut board = board.clone();
    for cell in board.entries.filled() {
        if board.entries[cell] != Some(solution[cell]) {
            board.entries[cell] = None;
        }
    }
    for cell in board.empty_cells() {
        board.eliminated[cell].remove(solution[cell]);
    }
    board
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
