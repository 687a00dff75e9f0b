//! From probabilities to the board: the most likely one that is a proper Sudoku.

use crate::hand::separated;
use crate::order::sort_descending;
use crate::reading::Reading;

/// Another class counts for a cell down to so many natural logarithms below the likeliest one.
const UNLIKELY: f32 = 9.;
/// How far a whole board may lie below the likeliest one.
const SPAN: f32 = 16.;
/// How far below the first board that is proper others are looked for.
const BEYOND: f32 = 8.;
/// A cell is doubtful where another proper board that is so much less likely differs in it.
const NEARLY: f32 = 3.;
/// A cell that is taken for empty with a lower probability is doubtful: no solver ever proves an empty cell.
const SURELY_EMPTY: f32 = 0.97;
/// A digit with a lower probability was pushed by the solver against the picture: doubtful.
const AGAINST: f32 = 0.02;
/// How many boards are looked at, and how many of them by the solver.
const MOST_BOARDS: usize = 3000;
const MOST_CALLS: usize = 150;
/// A board with fewer clues has several solutions.
const LEAST_CLUES: usize = 17;

/// Counts the solutions of boards.
pub trait Solutions {
    /// How many solutions the board has (row by row, 0 for an empty cell), counted up to 2: 0 where a digit is twice
    /// in a house, `None` where counting takes too long. An implementation should bound its work: many boards given to
    /// it are damaged.
    fn count(&mut self, board: &[u8; 81]) -> Option<u32>;
}

/// The board that a reading most likely means.
#[derive(Clone, Debug)]
pub struct Board {
    /// The clues, row by row from the top left, 0 for an empty cell.
    pub digits: [u8; 81],
    /// The digits that were written by hand beside printed clues, in the same order. No cell has both.
    pub written: [u8; 81],
    /// For each doubtful cell what else it may be, 0 for empty: the most likely class that `digits` does not have.
    pub doubtful: [Option<u8>; 81],
    /// Whether `digits` has exactly one solution. Where no likely board has, `digits` is the likeliest of each
    /// cell and all cells are doubtful.
    pub is_unique: bool,
    /// How many times less likely `digits` is than the likeliest of each cell, as a natural logarithm, 0 or more.
    pub cost: f32,
}

/// One other class of one cell.
struct Change {
    cost: f32,
    cell: usize,
    digit: u8,
}

/// A set of changes, by their places in the list, rising.
struct Choice {
    cost: f32,
    changes: Vec<u16>,
}

impl Board {
    /// The likeliest board with exactly one solution, in bounded time. Digits that look written by hand are no clues
    /// where the others have one solution.
    pub fn most_likely(reading: &Reading, solver: &mut impl Solutions) -> Self {
        separated(reading, solver).unwrap_or_else(|| Self::of_print(reading, solver))
    }

    /// The same, with all digits taken for clues.
    pub(crate) fn of_print(reading: &Reading, solver: &mut impl Solutions) -> Self {
        let likeliest = reading.probabilities.map(|cell| best(&cell, 10));
        let changes = changes(reading, &likeliest);
        let proper = proper_boards(likeliest, &changes, solver);
        let Some((cost, digits)) = proper.first().copied() else {
            let (written, doubtful) = ([0; 81], [None; 81]);
            let mut board =
                Self { digits: likeliest, written, doubtful, is_unique: false, cost: 0. };
            board.doubt_all(reading);
            return board;
        };
        let near = |cell: usize| {
            proper.iter().any(|(more, board)| more - cost < NEARLY && board[cell] != digits[cell])
        };
        let is_doubtful = |cell: usize| {
            let likely = reading.probabilities[cell][usize::from(digits[cell])];
            near(cell) || likely < if digits[cell] == 0 { SURELY_EMPTY } else { AGAINST }
        };
        let doubtful = std::array::from_fn(|cell| {
            is_doubtful(cell).then(|| other(reading, cell, digits[cell]))
        });
        Self { digits, written: [0; 81], doubtful, is_unique: true, cost }
    }

    /// What cells may be instead, as cell and digit (0 for empty), the likeliest first; nothing that is less likely
    /// than `least`.
    pub fn others(&self, reading: &Reading, least: f32) -> impl Iterator<Item = (usize, u8)> {
        let all = (0..81usize).flat_map(|cell| (0..10u8).map(move |digit| (cell, digit)));
        let likely = |&(cell, digit): &(usize, u8)| reading.probabilities[cell][usize::from(digit)];
        let mut others: Vec<(usize, u8)> =
            all.filter(|other| self.held(other.0) != other.1 && likely(other) > least).collect();
        sort_descending(&mut others, likely);
        others.into_iter()
    }

    /// Makes all cells doubtful.
    pub(crate) fn doubt_all(&mut self, reading: &Reading) {
        self.doubtful = std::array::from_fn(|cell| Some(other(reading, cell, self.held(cell))));
    }

    /// The clue of a cell or the digit that was written by hand; 0 for an empty cell.
    fn held(&self, cell: usize) -> u8 {
        self.digits[cell].max(self.written[cell])
    }

    /// How many cells are doubtful.
    #[must_use]
    pub fn doubts(&self) -> usize {
        self.doubtful.iter().flatten().count()
    }
}

/// The likeliest class that is not `except`.
pub(crate) fn best(cell: &[f32; 10], except: u8) -> u8 {
    let others = (0..10u8).filter(|&digit| digit != except);
    others.max_by(|&a, &b| cell[usize::from(a)].total_cmp(&cell[usize::from(b)])).unwrap_or(0)
}

fn other(reading: &Reading, cell: usize, digit: u8) -> u8 {
    best(&reading.probabilities[cell], digit)
}

/// The second to fourth class of all cells, the likeliest first.
fn changes(reading: &Reading, likeliest: &[u8; 81]) -> Vec<Change> {
    let mut changes = Vec::new();
    for (cell, probabilities) in reading.probabilities.iter().enumerate() {
        let log = |digit: u8| probabilities[usize::from(digit)].max(1e-30).ln();
        let mut digits: Vec<u8> = (0..10).filter(|&digit| digit != likeliest[cell]).collect();
        sort_descending(&mut digits, |&digit| log(digit));
        let costs = digits.iter().take(3).map(|&digit| (log(likeliest[cell]) - log(digit), digit));
        changes.extend(costs.filter(|cost| cost.0 < UNLIKELY).map(|(cost, digit)| Change {
            cost,
            cell,
            digit,
        }));
    }
    sort_descending(&mut changes, |change| -change.cost);
    changes
}

/// Boards with exactly one solution, the likeliest first.
fn proper_boards(
    likeliest: [u8; 81],
    changes: &[Change],
    solver: &mut impl Solutions,
) -> Vec<(f32, [u8; 81])> {
    let mut proper: Vec<(f32, [u8; 81])> = Vec::new();
    let mut calls = 0;
    let mut waiting = vec![Choice { cost: 0., changes: Vec::new() }];
    for _ in 0..MOST_BOARDS {
        let Some(choice) = take_likeliest(&mut waiting) else { break };
        let limit = proper.first().map_or(SPAN, |first| first.0 + BEYOND);
        if choice.cost > limit || calls >= MOST_CALLS {
            break;
        }
        if let Some(board) = changed(likeliest, changes, &choice)
            && is_free_of_conflicts(&board)
        {
            calls += 1;
            if solver.count(&board) == Some(1) {
                proper.push((choice.cost, board));
            }
        }
        push_next(choice, changes, &mut waiting);
    }
    proper
}

/// Takes out the choice that costs least. They are few, so that a list does.
fn take_likeliest(waiting: &mut Vec<Choice>) -> Option<Choice> {
    let order = |&a: &usize, &b: &usize| {
        let (a, b) = (&waiting[a], &waiting[b]);
        a.cost.total_cmp(&b.cost).then_with(|| a.changes.cmp(&b.changes))
    };
    let least = (0..waiting.len()).min_by(order)?;
    Some(waiting.swap_remove(least))
}

/// The next sets after one: with the next change as well, and with it instead of the last.
fn push_next(choice: Choice, changes: &[Change], waiting: &mut Vec<Choice>) {
    let next = choice.changes.last().map_or(0, |&last| usize::from(last) + 1);
    let Some(change) = changes.get(next) else { return };
    let mut instead = choice.changes.clone();
    if let Some(last) = instead.pop() {
        instead.push(next as u16);
        let cost = choice.cost - changes[usize::from(last)].cost + change.cost;
        waiting.push(Choice { cost, changes: instead });
    }
    let mut more = choice.changes;
    more.push(next as u16);
    waiting.push(Choice { cost: choice.cost + change.cost, changes: more });
}

/// The board with these changes; `None` where two of them are of one cell.
fn changed(mut board: [u8; 81], changes: &[Change], choice: &Choice) -> Option<[u8; 81]> {
    let mut is_changed = [false; 81];
    for &at in &choice.changes {
        let change = &changes[usize::from(at)];
        if std::mem::replace(&mut is_changed[change.cell], true) {
            return None;
        }
        board[change.cell] = change.digit;
    }
    Some(board)
}

/// Whether no digit stands twice in a row, column or box, and there are clues enough for one solution.
fn is_free_of_conflicts(board: &[u8; 81]) -> bool {
    let mut seen = [0u16; 27];
    let mut clues = 0;
    for (cell, &digit) in board.iter().enumerate().filter(|cell| *cell.1 > 0) {
        let (row, column) = (cell / 9, cell % 9);
        clues += 1;
        for unit in [row, 9 + column, 18 + row / 3 * 3 + column / 3] {
            if seen[unit] >> digit & 1 == 1 {
                return false;
            }
            seen[unit] |= 1 << digit;
        }
    }
    clues >= LEAST_CLUES
}
