//! [`Walk`]: the tree of guesses, gone through depth first. The branches not taken yet wait on a
//! stack, so a walk can stop anywhere and go on later.

use super::guess::{Guess, choose};
use super::propagate::{Boards, Settled, propagate};
use super::state::State;
use super::trio::{BAND, Block, Trio};
use super::vector::Vectors;

/// Goes through all solutions of a state, in an order that only depends on the state.
#[derive(Clone, Debug)]
pub struct Walk {
    vectors: Vectors,
    /// Where to go on, when `ahead` says so; else the last solution.
    current: State,
    ahead: bool,
    open: Vec<State>,
    /// How many guesses were made.
    pub guesses: u64,
    /// How many times nothing fitted any more.
    pub dead_ends: u64,
}

/// Where a walk halts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Halt {
    /// At a solution: see [`Walk::solved`].
    Solution,
    /// All guesses that were allowed are made.
    Paused,
    /// There is nothing more.
    End,
}

impl Walk {
    /// The walk from a state on.
    pub fn new(state: State) -> Walk {
        Walk::in_vectors(Vectors::best(), state)
    }
    /// The same in vectors of a kind; all find the same.
    pub fn in_vectors(vectors: Vectors, state: State) -> Walk {
        Walk { vectors, current: state, ahead: true, open: Vec::new(), guesses: 0, dead_ends: 0 }
    }
    /// Takes up another state and drops what is left of this one; spares the making of a walk.
    pub fn restart(&mut self, state: State) {
        self.open.clear();
        self.current = state;
        self.ahead = true;
    }
    /// Goes on to the next solution, with so many guesses at most.
    pub fn advance(&mut self, guesses: u64) -> Halt {
        self.vectors.advance(self, guesses)
    }
    /// Where a walk is paused: puts what is at hand aside and takes up the branch that has waited
    /// longest. Nothing is lost and nothing gone through twice, only the order is another. That
    /// helps where an early guess was wrong and there are millions of ways not to notice.
    pub fn veer(&mut self) {
        self.open.push(self.current);
        self.open.rotate_left(1);
        self.current = self.open.pop().unwrap_or(self.current);
    }
    /// Whether there is another solution; goes on to it.
    pub fn finds(&mut self) -> bool {
        self.advance(u64::MAX) == Halt::Solution
    }
    /// The solution at which the walk halts.
    pub fn solved(&self) -> &State {
        &self.current
    }
    /// The guess that a walk makes from a state that is open, with nothing more to follow.
    pub fn guess_in(state: &State) -> Guess {
        Vectors::best().choose(state)
    }
    /// How many solutions there are, counted up to a limit.
    pub fn count_to(&mut self, limit: u64) -> u64 {
        let mut found = 0;
        while found < limit && self.finds() {
            found += 1;
        }
        found
    }

    /// [`advance`](Self::advance) in vectors of a kind.
    #[inline(always)]
    pub(super) fn advance_with<T: Trio>(&mut self, guesses: u64) -> Halt {
        let most = self.guesses.saturating_add(guesses);
        let from = if self.ahead { Some(self.current.load::<T>()) } else { self.back() };
        self.ahead = false;
        let Some(mut boards) = from else { return Halt::End };
        loop {
            match propagate(&mut boards) {
                Settled::Solved => return self.halt(&boards, Halt::Solution),
                Settled::Open if self.guesses < most => self.branch(&mut boards),
                Settled::Open => return self.halt(&boards, Halt::Paused),
                Settled::Dead => match self.retreat() {
                    Some(other) => boards = other,
                    None => return Halt::End,
                },
            }
        }
    }
    /// Makes a guess, and puts the boards without it on the stack.
    #[inline(always)]
    fn branch<T: Trio>(&mut self, boards: &mut Boards<T>) {
        self.open.push(State::store(*boards));
        let Some(rest) = self.open.last_mut() else { return };
        let guess = choose(boards, rest);
        rest.board_mut(guess.digit)[guess.band] &= !(1 << guess.bit);
        self.guesses += 1;
        place(boards, guess);
    }
    #[inline(always)]
    fn retreat<T: Trio>(&mut self) -> Option<Boards<T>> {
        self.dead_ends += 1;
        self.back()
    }
    /// Goes back to the last branch not taken.
    #[inline(always)]
    fn back<T: Trio>(&mut self) -> Option<Boards<T>> {
        let boards = self.open.last()?.load();
        self.open.pop();
        Some(boards)
    }
    #[inline(always)]
    fn halt<T: Trio>(&mut self, boards: &Boards<T>, halt: Halt) -> Halt {
        self.current = State::store(*boards);
        self.ahead = halt == Halt::Paused;
        halt
    }
}

/// For each digit, the boards of all others.
static OTHERS: [[Block; 3]; 9] = {
    let mut others = [[Block::splat(BAND); 3]; 9];
    let mut digit = 0;
    while digit < 9 {
        others[digit][digit / 3].0[digit % 3] = [0; 4];
        digit += 1;
    }
    others
};

/// For each band, the empty board but for all bits of the band.
static BANDS: [Block; 3] = {
    let mut bands = [Block::splat(0); 3];
    let mut place = 0;
    while place < 9 {
        bands[place / 3].0[place % 3][place / 3] = BAND;
        place += 1;
    }
    bands
};

/// Takes all candidates but the guess out of its cell.
#[inline(always)]
fn place<T: Trio>(boards: &mut Boards<T>, guess: Guess) {
    let cell = T::splat(1 << guess.bit).and(T::load(&BANDS[guess.band]));
    for (trio, others) in boards.iter_mut().zip(&OTHERS[guess.digit]) {
        *trio = trio.minus(cell.and(T::load(others)));
    }
}
