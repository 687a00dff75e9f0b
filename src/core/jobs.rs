//! [`Jobs`]: the requests that workers have not answered yet, each with what its answer is for.

mod pending;
mod purpose;

use litemap::LiteMap;

use crate::engine::logic::refutation::Found;
use crate::engine::logic::step::Step;
use crate::service::{JobId, ProofSearch};

pub use pending::{HintSearch, NewPuzzle, PendingAction};
pub(crate) use purpose::purposes;
pub use purpose::{Asked, Purpose, paired};

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
            Purpose::NewPuzzle(_, making) => Some(making),
            _ => None,
        })
    }
    /// The grade of the puzzle to import becomes that of the game; whether it is on its way.
    pub fn take_over_import_grade(&mut self) -> bool {
        self.pending.iter_mut().any(|(_, purpose)| match purpose {
            Purpose::ImportGrade(asked) => {
                *purpose = Purpose::Grade(asked.clone());
                true
            }
            _ => false,
        })
    }
    /// The search for a hint, if there is one.
    pub fn hint_search(&self) -> Option<&HintSearch> {
        self.pending.values().find_map(Purpose::hint_search)
    }
    /// A part of the search for a hint has found this until now.
    pub fn proof_found(&mut self, found: Option<&Step>) {
        for (_, purpose) in self.pending.iter_mut() {
            if let Some(search) = purpose.hint_search_mut() {
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
        let is_over = !self.any(|purpose| matches!(purpose, Purpose::ProofPart(..)));
        is_over.then(|| self.proving.take()).flatten()
    }
    /// Whether the search for a hint takes so long that it is spoken of.
    pub fn is_searching_hint(&self) -> bool {
        self.hint_search().is_some_and(|search| *search != HintSearch::Short)
    }
    /// What waits for the verdict on the clues.
    pub fn pending_action(&self) -> Option<PendingAction> {
        self.pending.values().find_map(|purpose| match purpose {
            Purpose::Verdict(_, then) => *then,
            _ => None,
        })
    }
    /// Has the action wait for the verdict on the clues.
    pub fn after_verdict(&mut self, action: PendingAction) {
        for (_, purpose) in self.pending.iter_mut() {
            if let Purpose::Verdict(_, then) = purpose {
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
            if let Purpose::Verdict(_, then) = purpose {
                *then = None;
            }
        }
    }
}
