//! [`Card`]: what the card beside the grid shows, one thing at a time.

use crate::core::claim::ClaimKind;
use crate::engine::logic::refutation::Refutation;
use crate::engine::logic::step::{Effect, Step};
use crate::engine::types::candidate::Candidate;
use crate::engine::types::grid::Solution;
use crate::play::replay::Replay;
use crate::play::solving_path::PathBrowser;
use crate::play::step_list::StepList;
use crate::service::{HintResult, Mistake, MistakeKind, Proof, Solved};
use crate::words::explanation::Sentence;

/// What the card beside the grid shows.
#[derive(Clone, PartialEq, Debug, Default)]
pub enum Card {
    /// Nothing.
    #[default]
    None,
    /// A hint, which may have been opened from the list of steps: closing it leads back there.
    Hint(Hint, Option<StepList>),
    /// A deduction that the player marks, and the result of its check if that is shown: changing
    /// the deduction leads back to its marks.
    Deduction(Deduction, Option<Hint>),
    /// Solutions.
    Solutions(SolutionBrowser),
    /// All steps from the board.
    Steps(StepList),
    /// A solving path.
    Path(Box<PathBrowser>),
    /// The branches: the tree of moves, as far as it is listed.
    Branches,
    /// The game, shown again.
    Replay(Replay),
    /// The question whether the solution is to be shown.
    SolveAsked,
    /// What a check found, as long as anything is wrong.
    Checked,
    /// The end of a game that the player solved; folded to a line, or not.
    Done(Fold),
}

/// Whether a card is folded to a line.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Fold {
    /// It is.
    Folded,
    /// What matters is shown.
    Open,
    /// All of it is shown, details too.
    Whole,
}

impl Card {
    /// How many cards lie over each other: a hint of the list of steps lies over the list.
    pub fn depth(&self) -> usize {
        match self {
            Card::None | Card::Done(Fold::Folded) => 0,
            Card::Hint(_, Some(_)) => 2,
            _ => 1,
        }
    }
    /// Whether it lists steps from a board: all of one, or a path.
    pub fn lists_steps(&self) -> bool {
        self.steps().is_some() || self.path().is_some()
    }
    /// The hint or the result of a check, while it is shown.
    pub fn hint(&self) -> Option<&Hint> {
        match self {
            Card::Hint(hint, _) | Card::Deduction(_, Some(hint)) => Some(hint),
            _ => None,
        }
    }
    /// The hint or the result of a check, while it is shown, to be changed.
    pub fn hint_mut(&mut self) -> Option<&mut Hint> {
        match self {
            Card::Hint(hint, _) | Card::Deduction(_, Some(hint)) => Some(hint),
            _ => None,
        }
    }
    /// The deduction, while digits mark it: not while its result is shown.
    pub fn deduction(&self) -> Option<&Deduction> {
        match self {
            Card::Deduction(deduction, None) => Some(deduction),
            _ => None,
        }
    }
    /// The deduction, while digits mark it, to be changed.
    pub fn deduction_mut(&mut self) -> Option<&mut Deduction> {
        match self {
            Card::Deduction(deduction, None) => Some(deduction),
            _ => None,
        }
    }
    /// The solutions, while they are shown.
    pub fn solutions(&self) -> Option<&SolutionBrowser> {
        match self {
            Card::Solutions(solutions) => Some(solutions),
            _ => None,
        }
    }
    /// The list of steps, also while a hint lies over it.
    pub fn steps(&self) -> Option<&StepList> {
        match self {
            Card::Steps(list) | Card::Hint(_, Some(list)) => Some(list),
            _ => None,
        }
    }
    /// The list of steps, also while a hint lies over it, to be changed.
    pub fn steps_mut(&mut self) -> Option<&mut StepList> {
        match self {
            Card::Steps(list) | Card::Hint(_, Some(list)) => Some(list),
            _ => None,
        }
    }
    /// The solving path, while it is shown.
    pub fn path(&self) -> Option<&PathBrowser> {
        match self {
            Card::Path(path) => Some(path),
            _ => None,
        }
    }
    /// The solving path, while it is shown, to be changed.
    pub fn path_mut(&mut self) -> Option<&mut PathBrowser> {
        match self {
            Card::Path(path) => Some(path),
            _ => None,
        }
    }
    /// The list of steps, taken out.
    pub fn into_steps(self) -> Option<StepList> {
        match self {
            Card::Steps(list) | Card::Hint(_, Some(list)) => Some(list),
            _ => None,
        }
    }
    /// The card without its hint or deduction, and whether there was one.
    pub fn without_hint(self) -> (Card, bool) {
        match self {
            Card::Hint(_, Some(list)) => (Card::Steps(list), true),
            Card::Hint(_, None) | Card::Deduction(..) => (Card::None, true),
            other => (other, false),
        }
    }
    /// Has the grid show the game again; whether it showed another moment or a step of a list.
    pub fn end_preview(&mut self) -> bool {
        match self {
            Card::Path(path) => path.at.take().is_some(),
            Card::Steps(list) => list.previewed.take().is_some(),
            _ => false,
        }
    }
}

/// A hint.
#[derive(Clone, PartialEq, Debug)]
pub struct Hint {
    /// What the engine found.
    pub result: HintResult,
    /// How many steps of its tier were passed over for it.
    pub skip: usize,
    /// How much of it is shown.
    pub level: HintLevel,
    /// Of several steps of a proof, this one, 0-based.
    pub at: usize,
    /// The sentence that the player stepped to, 0-based.
    pub sentence: Option<usize>,
    /// The sentence that has the pointer, 0-based.
    pub pointed: Option<usize>,
    /// The sentences under which the player has folded others away, or shown them again.
    pub toggled: Vec<usize>,
}

/// With more sentences than these a proof begins with what stands under its suppositions folded away.
const LONG: usize = 16;

impl Hint {
    /// A result of which only what must be said at once is shown.
    pub fn new(result: HintResult) -> Hint {
        let level = match result {
            HintResult::Checked(_) => HintLevel::Why,
            _ => HintLevel::Where,
        };
        Hint { result, skip: 0, level, at: 0, sentence: None, pointed: None, toggled: Vec::new() }
    }
    /// What is wrong, if it says so.
    pub fn mistake(&self) -> Option<&Mistake> {
        match &self.result {
            HintResult::Mistake(mistake) => Some(mistake),
            _ => None,
        }
    }
    /// How much is shown next; none if that is all.
    pub fn next_level(&self) -> Option<HintLevel> {
        match self.level {
            HintLevel::Where => Some(HintLevel::Which),
            HintLevel::Which if self.mistake().is_some() => Some(HintLevel::Why),
            HintLevel::Which => Some(HintLevel::Pattern),
            HintLevel::Pattern => Some(HintLevel::Why),
            HintLevel::Why => None,
        }
    }
    /// Which level it is at, from 1, and of how many: the last of a step is that it is carried out.
    pub fn progress(&self) -> Option<(u64, u64)> {
        match (&self.result, self.level) {
            (HintResult::Step(_), level) => Some((level as u64 + 1, 5)),
            (HintResult::Mistake(_), HintLevel::Why) => Some((3, 3)),
            (HintResult::Mistake(_), level) => Some((level as u64 + 1, 3)),
            _ => None,
        }
    }
    /// The steps that it explains, one after the other.
    pub fn steps(&self) -> &[Step] {
        match &self.result {
            HintResult::Step(step) => std::slice::from_ref(step),
            _ => self.proof().map_or(&[], |proof| &proof.steps),
        }
    }
    /// The step that it explains now.
    pub fn step(&self) -> Option<&Step> {
        self.steps().get(self.at)
    }
    /// The proof of a mistake or of a checked deduction.
    pub fn proof(&self) -> Option<&Proof> {
        match &self.result {
            HintResult::Mistake(mistake) => Some(&mistake.proof),
            HintResult::Checked(check) => Some(&check.proof),
            _ => None,
        }
    }
    /// Shows another of the steps.
    pub fn go_to(&mut self, at: usize) {
        self.at = at;
        self.toggled.clear();
    }
    /// Folds away what stands under a sentence, or shows it again.
    pub fn toggle(&mut self, place: usize) {
        match self.toggled.iter().position(|&toggled| toggled == place) {
            Some(at) => drop(self.toggled.swap_remove(at)),
            None => self.toggled.push(place),
        }
    }
    /// Whether what stands under a sentence is folded away: a chain in notation, unless it is asked for.
    pub fn is_folded(&self, sentences: &[Sentence], place: usize) -> bool {
        let holds = sentences.get(place).is_some_and(|sentence| sentence.holds > 0);
        let is_notation = sentences.get(place + 1).is_some_and(Sentence::gives_chain);
        holds && (is_notation || sentences.len() > LONG) != self.toggled.contains(&place)
    }
    /// The sentences that are not folded away, 0-based. What follows from a mistake is
    /// said before them.
    pub fn unfolded(&self, sentences: &[Sentence]) -> Vec<usize> {
        let mut shown = Vec::new();
        let mut place = usize::from(self.contradiction().is_some());
        while place < sentences.len() {
            shown.push(place);
            let folded = self.is_folded(sentences, place);
            place += 1 + if folded { sentences[place].holds } else { 0 };
        }
        shown
    }
    /// The proof that the player's digit leads to a contradiction.
    pub fn contradiction(&self) -> Option<&Refutation> {
        let mistake = self.mistake()?;
        mistake
            .proof
            .steps
            .first()?
            .evidence
            .refutation
            .as_deref()
            .filter(|_| mistake.kind == MistakeKind::Digit)
    }
    /// The sentence to highlight: that under the pointer, else that stepped to.
    pub fn lit(&self) -> Option<usize> {
        self.pointed.or(self.sentence)
    }
}

/// How much of a hint is shown.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum HintLevel {
    /// Where to look.
    Where,
    /// The technique and its houses.
    Which,
    /// Its cells and candidates.
    Pattern,
    /// Why, and what follows.
    Why,
}

/// A deduction that the player marks for the engine to check.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Deduction {
    /// What the player claims, all of one kind.
    pub claims: Vec<Effect>,
    /// What a digit claims.
    pub claim_kind: ClaimKind,
}

impl Deduction {
    /// What was claimed is claimed of this kind now.
    pub fn choose_kind(&mut self, claim_kind: ClaimKind) {
        self.claim_kind = claim_kind;
        for claim in std::mem::take(&mut self.claims) {
            self.add(claim.candidate());
        }
    }
    /// Claims candidates, or takes the claims back if all of them are claimed.
    pub fn toggle(&mut self, candidates: impl Iterator<Item = Candidate> + Clone) {
        let has = |at| self.claims.iter().any(|claim| claim.candidate() == at);
        let all = candidates.clone().all(has);
        let is_one = |claim: &Effect| candidates.clone().any(|at| claim.candidate() == at);
        self.claims.retain(|claim| !is_one(claim));
        if !all {
            candidates.for_each(|at| self.add(at));
        }
    }
    /// Only one digit can be right in a cell: the last one stays.
    fn add(&mut self, candidate: Candidate) {
        let claim = match self.claim_kind {
            ClaimKind::Eliminate => Effect::Eliminate(candidate),
            ClaimKind::Place => {
                self.claims.retain(|claim| claim.candidate().cell != candidate.cell);
                Effect::Place(candidate)
            }
        };
        self.claims.push(claim);
    }
}

/// Solutions shown in the grid.
#[derive(Clone, PartialEq, Debug)]
pub struct SolutionBrowser {
    /// What was found.
    pub solved: Solved,
    /// The solution shown, 0-based.
    pub at: usize,
    /// The number of clues that they were found from.
    pub clues: usize,
}

impl SolutionBrowser {
    /// The solution shown.
    pub fn solution(&self) -> Option<&Solution> {
        self.solved.solutions.get(self.at)
    }
}
