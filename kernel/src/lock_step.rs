//! Many puzzles in lock step: 256 at a time, one bit of every register for each.
//!
//! * [`lanes`]: a bit for each puzzle, and the operations on registers of them.
//! * [`planes`]: the candidates of all 256 puzzles, and the rules.
//! * [`transfer`]: lines and states in, states and solutions out.
//! * [`waiting`]: the state of one puzzle while it waits for a lane.
//! * [`guess`]: the two sides of a guess.
//!
//! [`LockStep`] reads a batch of lines and lets all lanes take their rounds together until hardly
//! one is moving. A lane that is open after that leaves its state on a stack: as it is if it was
//! still moving, else as the two sides of a guess. States that wait fill batches of their own. The
//! side with the guessed candidate comes first; the other side waits longer, for it is not needed
//! if the first has as many solutions as are counted. When no line is left and half a batch would
//! stay empty, the ordinary search finishes the rest one at a time.
//!
//! What is counted does not depend on the order, but which of several solutions is found first does.

pub mod guess;
pub mod lanes;
pub mod planes;
pub mod transfer;
pub mod waiting;

use alloc::boxed::Box;
use alloc::vec::Vec;
use core::fmt;

use crate::search::{Solver, StopReason};
use guess::{Open, Stacks};
use lanes::{LANES, Lanes};
use planes::{Ends, Planes};
use transfer::{Faults, Receiver};
use waiting::Waiting;

/// The operations on [`Planes`], compiled for one kind of registers.
pub struct Functions {
    /// With more guesses for a grid, on the average, one puzzle at a time is faster. Found by timing
    /// lists.
    pub max_guesses: u64,
    /// [`Planes::read`].
    pub read: fn(&mut Planes, &[&[u8; 81]]) -> Faults,
    /// [`Planes::load`].
    pub load: fn(&mut Planes, &[Waiting]),
    /// [`Planes::propagate`].
    pub propagate: fn(&mut Planes, u32) -> Ends,
    /// [`Planes::solutions`].
    pub solutions: fn(&mut Planes, &Lanes, Receiver<'_>),
    /// [`Planes::branch`].
    pub branch: fn(&mut Planes, &Open<'_>, &mut Stacks),
}

/// From how many lines on lock step is faster than one puzzle at a time.
pub const MIN_LINES: usize = 100;

/// While this many lanes are moving, another round is taken: fewer go on in a later batch, with
/// others. Found by timing lists.
const FEW: u32 = 32;

/// With fewer states than this and no line left, the ordinary search is faster.
const MIN_STATES: usize = LANES / 2;

/// With this many states waiting no line is read, to bound the memory.
const MAX_STATES: usize = 16 * LANES;

/// After how many guesses a puzzle is left to a search of its own. Hardly one takes as many; one
/// that takes millions would fill all lanes.
const MAX_GUESSES: u32 = 4096;

/// What has been found of a line.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Finding {
    /// It is no grid.
    NoGrid,
    /// It is a grid with a digit twice in a row, column or block.
    Conflict,
    /// It has this many solutions, up to the limit.
    Solutions(u8),
    /// It took too many guesses.
    GivenUp,
}

/// A line while it is searched.
#[derive(Clone, Copy)]
struct Progress {
    finding: Finding,
    guesses: u32,
}

impl Progress {
    const START: Progress = Progress { finding: Finding::Solutions(0), guesses: 0 };

    /// How many solutions were found; `None` if no more are looked for.
    fn open(&self, limit: u8) -> Option<u8> {
        match self.finding {
            Finding::Solutions(found) if found < limit => Some(found),
            _ => None,
        }
    }
    /// Goes on to the next solution, by the ordinary search from where it is; whether there is one.
    fn advance(&mut self, puzzle: usize, order: &mut Order<'_>) -> bool {
        let Some(found) = self.open(order.limit) else { return false };
        let before = order.solver.guesses;
        let reason = order.solver.advance(u64::from(MAX_GUESSES.saturating_sub(self.guesses)));
        self.guesses += (order.solver.guesses - before) as u32;
        match reason {
            StopReason::Solution => self.finding = Finding::Solutions(found + 1),
            StopReason::Paused => self.finding = Finding::GivenUp,
            StopReason::Exhausted => {}
        }
        let is_found = reason == StopReason::Solution;
        if is_found
            && found == 0
            && let Some(solution) = order.solutions.get_mut(puzzle)
        {
            *solution = Some(order.solver.current().line());
        }
        is_found
    }
    /// Counts a guess, and gives up when they are too many.
    fn guess(&mut self) {
        self.guesses += 1;
        if self.guesses >= MAX_GUESSES {
            self.finding = Finding::GivenUp;
        }
    }
}

/// What is done with a list.
pub struct Order<'a> {
    /// The lines, at most `u32::MAX`.
    pub lines: &'a [&'a [u8; 81]],
    /// How many solutions are counted, 1 or 2.
    pub limit: u8,
    /// Finishes what is not worth a batch.
    pub solver: &'a mut Solver,
    /// Gets the solution of each line that is found first; as long as the lines, or empty if none are
    /// wanted.
    pub solutions: &'a mut [Option<[u8; 81]>],
}

/// Room for searches in lock step.
#[derive(Clone)]
pub struct LockStep {
    functions: &'static Functions,
    planes: Box<Planes>,
    stacks: Stacks,
    /// The line that each lane belongs to; less than 256 if not all are in use.
    puzzles: Vec<u32>,
    progress: Vec<Progress>,
}

impl LockStep {
    /// Room for searches in these registers.
    pub fn new(functions: &'static Functions) -> LockStep {
        LockStep {
            functions,
            planes: Planes::new(),
            stacks: Stacks::default(),
            puzzles: Vec::with_capacity(LANES),
            progress: Vec::new(),
        }
    }

    /// Searches the lines; what was found of each.
    pub fn run(&mut self, mut order: Order<'_>) -> Vec<Finding> {
        self.progress.clear();
        self.progress.resize(order.lines.len(), Progress::START);
        let mut read = 0;
        loop {
            let (waiting, all_read) = (self.stacks.len(), read == order.lines.len());
            if all_read && waiting < MIN_STATES {
                break;
            }
            if all_read || self.stacks.next.len() >= LANES || waiting >= MAX_STATES {
                self.take_states(order.limit);
            } else {
                read = self.take_lines(read, order.lines);
            }
            let few = if all_read && waiting <= LANES { 0 } else { FEW };
            let ends = (self.functions.propagate)(&mut self.planes, few);
            self.count(&ends.solved, &mut order);
            self.branch(&ends, &mut order);
        }
        self.finish_alone(&mut order);
        self.progress.iter().map(|progress| progress.finding).collect()
    }

    /// Fills the lanes with lines from the given one on; the number of lines read after that.
    fn take_lines(&mut self, from: usize, lines: &[&[u8; 81]]) -> usize {
        let to = lines.len().min(from + LANES);
        let faults = (self.functions.read)(&mut self.planes, &lines[from..to]);
        for lane in faults.conflict.iter() {
            self.progress[from + lane].finding = Finding::Conflict;
        }
        for lane in faults.no_grid.iter() {
            self.progress[from + lane].finding = Finding::NoGrid;
        }
        self.puzzles.clear();
        self.puzzles.extend((from..to).map(|puzzle| puzzle as u32));
        to
    }
    /// Fills the lanes with waiting states.
    fn take_states(&mut self, limit: u8) {
        let is_open = |state: &Waiting| self.progress[state.puzzle()].open(limit).is_some();
        let states = self.stacks.top(LANES, is_open);
        self.puzzles.clear();
        self.puzzles.extend(states.iter().map(|state| state.puzzle() as u32));
        (self.functions.load)(&mut self.planes, states);
        self.stacks.remove_top(LANES);
    }

    /// Counts the solutions in these lanes.
    fn count(&mut self, solved: &Lanes, order: &mut Order<'_>) {
        let (progress, puzzles) = (&mut self.progress, &self.puzzles);
        let mut first = *solved;
        for lane in solved.iter() {
            let progress = &mut progress[puzzles[lane] as usize];
            match progress.open(order.limit) {
                Some(found) => progress.finding = Finding::Solutions(found + 1),
                None => first.remove(lane),
            }
            if progress.finding != Finding::Solutions(1) {
                first.remove(lane);
            }
        }
        if !order.solutions.is_empty() && !first.is_empty() {
            let mut receiver = |lane: usize, solution| {
                order.solutions[puzzles[lane] as usize] = Some(solution);
            };
            (self.functions.solutions)(&mut self.planes, &first, &mut receiver);
        }
    }
    /// Puts the open lanes on the stacks.
    fn branch(&mut self, ends: &Ends, order: &mut Order<'_>) {
        let mut lanes = ends.open;
        for lane in ends.open.iter() {
            let progress = &mut self.progress[self.puzzles[lane] as usize];
            if progress.open(order.limit).is_some() && !ends.moving.contains(lane) {
                progress.guess();
                order.solver.guesses += 1;
            }
            if progress.open(order.limit).is_none() {
                lanes.remove(lane);
            }
        }
        if !lanes.is_empty() {
            let open = Open { lanes, moving: ends.moving, puzzles: &self.puzzles };
            (self.functions.branch)(&mut self.planes, &open, &mut self.stacks);
        }
    }

    /// Finishes all waiting states by the ordinary search.
    fn finish_alone(&mut self, order: &mut Order<'_>) {
        while let Some(state) = self.stacks.pop() {
            order.solver.restart(state.state());
            while self.progress[state.puzzle()].advance(state.puzzle(), order) {}
        }
    }
}

impl fmt::Debug for LockStep {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.debug_struct("LockStep").finish_non_exhaustive()
    }
}
