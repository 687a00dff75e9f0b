//! [`Solver`]: depth-first search. The branches not taken yet wait on a stack, so a search can stop
//! anywhere and go on later.

use alloc::vec::Vec;

use super::backend::Backend;
use super::branch::{Branch, choose};
use super::propagate::{Boards, Outcome, propagate};
use super::simd::{BAND, Simd, TriBoard};
use super::state::State;

/// Goes through all solutions of a state, in an order that only depends on the state.
///
/// ```
/// use nonet_kernel::search::Solver;
/// use nonet_kernel::state::State;
///
/// let mut solver = Solver::new(State::FULL);
/// assert!(solver.next_solution());
/// let first = solver.current().line();
/// assert!(solver.next_solution());
/// assert_ne!(solver.current().line(), first);
/// ```
#[derive(Clone, Debug)]
pub struct Solver {
    backend: Backend,
    /// Where the search goes on if `resumes`, else what it reached last.
    current: State,
    /// Whether the search goes on from `current` and not from the top of the stack.
    resumes: bool,
    /// The stack of branches not taken yet, the oldest first.
    branches: Vec<State>,
    /// How many guesses were made.
    pub guesses: u64,
    /// How many contradictions were met.
    pub dead_ends: u64,
}

/// Why [`Solver::advance`] returned.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum StopReason {
    /// It found a solution: see [`Solver::current`].
    Solution,
    /// It made all guesses it was allowed to.
    Paused,
    /// There are no more solutions.
    Exhausted,
}

impl Solver {
    /// A search from a state, on the fastest backend.
    pub fn new(state: State) -> Solver {
        Solver::with_backend(Backend::best(), state)
    }
    /// A search on the given backend; every backend finds the same in the same order.
    pub fn with_backend(backend: Backend, state: State) -> Solver {
        let branches = Vec::new();
        Solver { backend, current: state, resumes: true, branches, guesses: 0, dead_ends: 0 }
    }
    /// Starts from another state and drops what is left of this search, without allocating anew.
    /// The counters go on. The state may still be changed.
    pub fn restart(&mut self, state: State) -> &mut State {
        self.branches.clear();
        self.current = state;
        self.resumes = true;
        &mut self.current
    }
    /// Goes on to the next solution, with `max_guesses` guesses at most.
    pub fn advance(&mut self, max_guesses: u64) -> StopReason {
        self.backend.advance(self, max_guesses)
    }
    /// In a paused search: puts the current state last and goes on with the branch that has waited
    /// longest. Nothing is lost and nothing searched twice; only the order changes. That helps
    /// where an early guess was wrong and there are millions of ways to go on without noticing.
    pub fn rotate_branches(&mut self) {
        self.branches.push(self.current);
        self.branches.rotate_left(1);
        self.current = self.branches.pop().expect("the current state was pushed");
    }
    /// Goes on to the next solution; whether there is one.
    pub fn next_solution(&mut self) -> bool {
        self.advance(u64::MAX) == StopReason::Solution
    }
    /// The solution found last, or the state in which the search paused.
    pub fn current(&self) -> &State {
        &self.current
    }
    /// The candidate that a search branches on in a state that propagation left open.
    pub fn branch_in(state: &State) -> Branch {
        Backend::best().choose(state)
    }
    /// How many more solutions there are, counted up to `limit`.
    pub fn count_to(&mut self, limit: u64) -> u64 {
        let mut found = 0;
        while found < limit && self.next_solution() {
            found += 1;
        }
        found
    }

    /// [`advance`](Self::advance) in the registers of `T`.
    #[inline(always)]
    pub(super) fn advance_with<T: Simd>(&mut self, max_guesses: u64) -> StopReason {
        let last_guess = self.guesses.saturating_add(max_guesses);
        let start = if self.resumes { Some(self.current.load::<T>()) } else { self.pop() };
        self.resumes = false;
        let Some(mut boards) = start else { return StopReason::Exhausted };
        loop {
            match propagate(&mut boards) {
                Outcome::Solved => return self.stop(&boards, StopReason::Solution),
                Outcome::Open if self.guesses < last_guess => self.guess(&mut boards),
                Outcome::Open => return self.stop(&boards, StopReason::Paused),
                Outcome::Contradiction => match self.backtrack() {
                    Some(other) => boards = other,
                    None => return StopReason::Exhausted,
                },
            }
        }
    }
    /// Makes a guess, and pushes the boards without the guessed candidate on the stack.
    #[inline(always)]
    fn guess<T: Simd>(&mut self, boards: &mut Boards<T>) {
        self.branches.push(State::store(*boards));
        let rest = self.branches.last_mut().expect("a state was pushed");
        let branch = choose(boards, rest);
        rest.board_mut(branch.digit)[branch.band] &= !(1 << branch.bit);
        self.guesses += 1;
        place(boards, branch);
    }
    /// Counts a dead end and takes the last branch.
    #[inline(always)]
    fn backtrack<T: Simd>(&mut self) -> Option<Boards<T>> {
        self.dead_ends += 1;
        self.pop()
    }
    /// Takes the last branch from the stack.
    #[inline(always)]
    fn pop<T: Simd>(&mut self) -> Option<Boards<T>> {
        let boards = self.branches.last()?.load();
        self.branches.pop();
        Some(boards)
    }
    #[inline(always)]
    fn stop<T: Simd>(&mut self, boards: &Boards<T>, reason: StopReason) -> StopReason {
        self.current = State::store(*boards);
        self.resumes = reason == StopReason::Paused;
        reason
    }
}

/// For each digit, all cells for every other digit.
static OTHERS: [[TriBoard; 3]; 9] = {
    let mut others = [[TriBoard::splat(BAND); 3]; 9];
    let mut digit = 0;
    while digit < 9 {
        others[digit][digit / 3].0[digit % 3] = [0; 4];
        digit += 1;
    }
    others
};

/// For each band, all its cells in every slot.
static BANDS: [TriBoard; 3] = {
    let mut bands = [TriBoard::splat(0); 3];
    let mut lane = 0;
    while lane < 9 {
        bands[lane / 3].0[lane % 3][lane / 3] = BAND;
        lane += 1;
    }
    bands
};

/// Removes all candidates of the cell except the branch.
#[inline(always)]
fn place<T: Simd>(boards: &mut Boards<T>, branch: Branch) {
    let cell = T::splat(1 << branch.bit).and(T::load(&BANDS[branch.band]));
    for (board, others) in boards.iter_mut().zip(&OTHERS[branch.digit]) {
        *board = board.and_not(cell.and(T::load(others)));
    }
}
