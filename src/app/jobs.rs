//! [`Jobs`]: the requests that workers have not answered yet, each with what its answer is for.

use litemap::LiteMap;

use crate::engine::algorithms::Method;
use crate::engine::generate::{Progress, Recipe};
use crate::engine::logic::refutation::Found;
use crate::engine::logic::step::Step;
use crate::engine::logic::techniques::Tier;
use crate::engine::types::cell::Cell;
use crate::service::{JobId, PictureKind, ProofSearch};

use super::calendar::Date;
use super::rated_list::Part;
use super::saved::Panel;

/// What the answer to a request is for.
#[derive(Clone, PartialEq, Debug)]
pub enum Purpose {
    /// The verdict on the game's clues, and what to do as soon as it is known.
    Verdict(Option<PendingAction>),
    /// The text to import.
    ImportText {
        /// Whether reading it takes so long that it is ended rather than waited for.
        is_long: bool,
    },
    /// The verdicts on puzzles of the list to import, from this place on.
    ImportVerdicts(usize),
    /// All that is known of puzzles of the list that is rated.
    Described(Part),
    /// This part of the table of the list that is rated.
    Table(usize),
    /// Puzzles of a batch: how many were tried for the one that is being made.
    Batch(u64),
    /// Sudoku Explainer's rating of a puzzle of the batch.
    MadeExplainer(usize),
    /// What is said of a puzzle that was made.
    Proved,
    /// What the grid typed by hand lacks.
    Hand,
    /// Puzzles with few clues around one.
    LowClue,
    /// Few clues that complete it.
    HandCompletion,
    /// The puzzle of a link that is not written as the page writes it.
    Link,
    /// The game of a link.
    GameLink,
    /// What the game is handed on as.
    Share,
    /// The picture to save.
    Picture(PictureKind),
    /// The verdict on the puzzle to import.
    ImportVerdict,
    /// The solutions to show.
    Solutions,
    /// The next step, or the check of a deduction: the hint to show.
    Hint(HintSearch),
    /// A part of the search for a proof by cases, or how it goes on: the hint to show.
    ProofPart(HintSearch),
    /// Another step of the tier of the hint that is shown, after so many.
    AnotherHint(usize),
    /// The next step that decides something in a cell: the hint to show.
    HintIn(Cell),
    /// All steps from the board.
    Steps,
    /// The solving path to show.
    Path,
    /// The path from the clues, which grades the game.
    Grade,
    /// Sudoku Explainer's rating of the game's puzzle.
    Explainer,
    /// The path from the clues of the puzzle to import.
    ImportGrade,
    /// Sudoku Explainer's rating of the puzzle to import.
    ImportExplainer,
    /// The step of a lesson's example.
    Example,
    /// The steps that count in an exercise.
    Exercise,
    /// The next step of the game, as an exercise.
    ExerciseHint,
    /// Steps of one of the searches of the algorithms.
    Trace(usize),
    /// What a method costs on the puzzle of the algorithms.
    Work(Method),
    /// How a method goes on the hardest known puzzle.
    Sample(Method),
    /// What all methods cost on puzzles of a list.
    ListWork,
    /// How a puzzle is made.
    Making,
    /// A new puzzle that the player waits for.
    NewPuzzle(NewPuzzle),
    /// A puzzle for the pool.
    PoolPuzzle,
    /// The puzzle of a day.
    Daily(Date, Tier),
    /// How hard puzzles of lists are.
    Ratings,
    /// The library that a file holds.
    ReadArchive,
    /// The file of the library.
    WriteArchive,
    /// The engine's speed.
    Benchmark,
    /// What is printed of puzzles beside their clues.
    Worksheets,
    /// A puzzle to be printed.
    PaperPuzzle,
}

impl Purpose {
    /// Whether the answer is a hint to show.
    pub fn is_hint(&self) -> bool {
        self.hint_search().is_some() || matches!(self, Purpose::AnotherHint(_) | Purpose::HintIn(_))
    }
    /// How the search for a hint goes that the answer is a part of.
    fn hint_search(&self) -> Option<&HintSearch> {
        match self {
            Purpose::Hint(search) | Purpose::ProofPart(search) => Some(search),
            _ => None,
        }
    }
    /// Whether the player has not asked for it: it gives way to what they ask for.
    pub fn is_ahead(&self) -> bool {
        matches!(
            self,
            Purpose::PoolPuzzle
                | Purpose::Daily(..)
                | Purpose::Ratings
                | Purpose::Explainer
                | Purpose::ImportExplainer
                | Purpose::MadeExplainer(_)
        )
    }
    /// Whether the answer is of no use once another game is played. So is a new puzzle that the
    /// player waited for: it would replace the game begun meanwhile.
    pub fn is_of_game(&self) -> bool {
        matches!(
            self,
            Purpose::Verdict(_)
                | Purpose::Solutions
                | Purpose::Hint(_)
                | Purpose::ProofPart(_)
                | Purpose::AnotherHint(_)
                | Purpose::HintIn(_)
                | Purpose::Steps
                | Purpose::Path
                | Purpose::Grade
                | Purpose::Explainer
                | Purpose::NewPuzzle(_)
        )
    }
    /// Whether it is nearly always answered within milliseconds: to let a worker finish it costs
    /// less than to start another worker.
    pub fn is_short(&self) -> bool {
        matches!(
            self,
            Purpose::Verdict(_)
                | Purpose::ImportText { is_long: false }
                | Purpose::Link
                | Purpose::Proved
                | Purpose::Hand
                | Purpose::GameLink
                | Purpose::Share
                | Purpose::Picture(_)
                | Purpose::ImportVerdict
                | Purpose::Hint(HintSearch::Short)
                | Purpose::ProofPart(HintSearch::Short)
                | Purpose::Example
        )
    }
}

/// The search for a hint.
#[derive(Clone, PartialEq, Debug, Default)]
pub enum HintSearch {
    /// It has not taken long enough to be spoken of.
    #[default]
    Short,
    /// It takes a while: a proof by cases is looked for.
    Long,
    /// One has been found, and a shorter one is looked for.
    Found(Box<Step>),
}

impl HintSearch {
    /// With what a part of the search has found until now.
    pub fn with(self, found: Option<&Step>) -> HintSearch {
        match (self, found) {
            (HintSearch::Found(best), Some(found)) if effort(found) >= effort(&best) => {
                HintSearch::Found(best)
            }
            (_, Some(found)) => HintSearch::Found(Box::new(found.clone())),
            (HintSearch::Short, None) => HintSearch::Long,
            (search, None) => search,
        }
    }
}

/// What a proof by cases asks of its reader: suppositions, then lines.
fn effort(step: &Step) -> Option<(usize, usize)> {
    let proof = step.evidence.refutation.as_ref()?;
    Some((proof.suppositions(), proof.size()))
}

/// A puzzle being made.
#[derive(Clone, PartialEq, Debug)]
pub struct NewPuzzle {
    /// What it is to be.
    pub recipe: Recipe,
    /// How far its generation is, once reported.
    pub progress: Option<Progress>,
}

/// What waits for the verdict on the clues.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PendingAction {
    /// Comparing the digits with the solution.
    Check,
    /// The hint.
    Hint,
    /// The hint for a cell.
    HintIn(Cell),
    /// The check of a deduction.
    CheckDeduction,
    /// The list of all steps.
    Steps,
    /// The path from the current board.
    Path,
    /// A list that was open when the game was left.
    Reopen(Panel),
}

/// The requests without an answer. A job that is not in here any more has been given up: its
/// answer is ignored.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Jobs {
    last: u32,
    pending: LiteMap<JobId, Purpose>,
    /// The search for a proof of which parts are pending, and what the others have found.
    proving: Option<(Box<ProofSearch>, Vec<Found>)>,
}

impl Jobs {
    /// Adds a job under a number that no job has had.
    pub fn add(&mut self, purpose: Purpose) -> JobId {
        self.last += 1;
        let id = JobId(self.last);
        self.pending.insert(id, purpose);
        id
    }
    /// Removes a job, because it was answered or its worker died; its purpose if it was pending.
    pub fn remove(&mut self, id: JobId) -> Option<Purpose> {
        self.pending.remove(&id)
    }
    /// The sum of what those jobs say of which this is known.
    pub fn sum(&self, of: impl Fn(&Purpose) -> u64) -> u64 {
        self.pending.values().map(of).sum()
    }
    /// Removes every job that serves such a purpose.
    pub fn remove_all(&mut self, serves: &dyn Fn(&Purpose) -> bool) -> Vec<(JobId, Purpose)> {
        let served = self.pending.iter().filter(|(_, purpose)| serves(purpose));
        let ids: Vec<JobId> = served.map(|(id, _)| *id).collect();
        ids.into_iter().filter_map(|id| Some((id, self.pending.remove(&id)?))).collect()
    }
    /// How many jobs serve such a purpose.
    pub fn count(&self, serves: impl Fn(&Purpose) -> bool) -> usize {
        self.pending.values().filter(|purpose| serves(purpose)).count()
    }
    /// Whether a job serves such a purpose.
    pub fn any(&self, serves: impl Fn(&Purpose) -> bool) -> bool {
        self.pending.values().any(serves)
    }
    /// What a pending job is for.
    pub fn purpose_mut(&mut self, id: JobId) -> Option<&mut Purpose> {
        self.pending.get_mut(&id)
    }
    /// The puzzle that the player waits for.
    pub fn new_puzzle(&self) -> Option<&NewPuzzle> {
        self.pending.values().find_map(|purpose| match purpose {
            Purpose::NewPuzzle(making) => Some(making),
            _ => None,
        })
    }
    /// Gives a job that serves such a purpose another purpose; whether there is one.
    pub fn repurpose(&mut self, serves: impl Fn(&Purpose) -> bool, to: Purpose) -> bool {
        match self.pending.iter_mut().map(|(_, purpose)| purpose).find(|purpose| serves(purpose)) {
            Some(purpose) => {
                *purpose = to;
                true
            }
            None => false,
        }
    }
    /// The search for a hint, if there is one.
    pub fn hint_search(&self) -> Option<&HintSearch> {
        self.pending.values().find_map(Purpose::hint_search)
    }
    /// A part of the search for a hint has found this until now.
    pub fn proof_found(&mut self, found: Option<&Step>) {
        for (_, purpose) in self.pending.iter_mut() {
            if let Purpose::Hint(search) | Purpose::ProofPart(search) = purpose {
                *search = std::mem::take(search).with(found);
            }
        }
    }
    /// The parts of a search for a proof are asked for.
    pub fn begin_proving(&mut self, search: Box<ProofSearch>) {
        self.proving = Some((search, Vec::new()));
    }
    /// Keeps what a part of the search for a proof has found. After the last part: the search, and what
    /// all have found.
    pub fn part_proved(&mut self, found: Found) -> Option<(Box<ProofSearch>, Vec<Found>)> {
        self.proving.as_mut()?.1.push(found);
        let is_over = !self.any(|purpose| matches!(purpose, Purpose::ProofPart(_)));
        is_over.then(|| self.proving.take()).flatten()
    }
    /// Whether the search for a hint takes so long that it is spoken of.
    pub fn is_searching_hint(&self) -> bool {
        self.hint_search().is_some_and(|search| *search != HintSearch::Short)
    }
    /// What waits for the verdict on the clues.
    pub fn pending_action(&self) -> Option<PendingAction> {
        self.pending.values().find_map(|purpose| match purpose {
            Purpose::Verdict(then) => *then,
            _ => None,
        })
    }
    /// Has the action wait for the verdict on the clues.
    pub fn after_verdict(&mut self, action: PendingAction) {
        for (_, purpose) in self.pending.iter_mut() {
            if let Purpose::Verdict(then) = purpose {
                *then = Some(action);
            }
        }
    }
    /// Whether a panel opens again as soon as the verdict is there.
    pub fn reopens_panel(&self) -> bool {
        matches!(self.pending_action(), Some(PendingAction::Reopen(_)))
    }
    /// Nothing waits for the verdict on the clues any more.
    pub fn forget_pending_action(&mut self) {
        for (_, purpose) in self.pending.iter_mut() {
            if let Purpose::Verdict(then) = purpose {
                *then = None;
            }
        }
    }
}
