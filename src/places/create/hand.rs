//! [`Hand`]: the grid that is typed by hand, all it was before, and what a worker knows of it.

use std::rc::Rc;

use crate::core::cursor::{Direction, next};
use crate::engine::types::cell::Cell;
use crate::engine::types::digit::Digit;
use crate::engine::types::grid::Grid;
use crate::engine::types::set::Element as _;
use crate::engine::types::transform::Transform;
use crate::service::Analysis;
use crate::service::studio::HandState;

/// The key under which the draft is kept.
pub const DRAFT_KEY: &str = "nonet.draft";
/// How a kept draft begins.
const DRAFT_HEAD: &str = "nonet-draft 1 ";
/// How many changes can be taken back.
const MAX_HISTORY: usize = 1_000;

/// What can be on or off.
#[derive(Clone, Copy, PartialEq, Eq, Debug, strum::EnumIter)]
pub enum HandSwitch {
    /// The cursor moves on by itself after a digit.
    MovesOn,
    /// Candidates are shown with the number of solutions that have them.
    ShowsCandidates,
    /// Clues that could go are marked.
    MarksRedundant,
}

/// What can be made of the grid.
#[derive(Clone, Copy, PartialEq, Eq, Debug, strum::EnumIter)]
pub enum HandTransform {
    /// A quarter turn.
    Turned,
    /// Left and right exchanged.
    Mirrored,
    /// The digits renamed in the order in which they stand.
    Renamed,
}

/// The grid and what is around it.
pub struct Hand {
    /// What it was and is, the oldest first; never empty.
    history: Vec<Grid>,
    at: usize,
    /// The cell of the cursor.
    pub cursor: Cell,
    /// What is on.
    pub switches: Vec<HandSwitch>,
    /// What is known of the grid; none while a worker looks.
    pub state: Option<Rc<HandState>>,
    /// The solution that is shown, 0-based; none for all together.
    pub shown: Option<usize>,
    /// Whether the last completion has the fewest clues possible; none if none was made.
    pub completion: Option<Result<(usize, bool), ()>>,
    /// Whether the kept draft was looked for.
    pub is_read: bool,
}

impl Default for Hand {
    fn default() -> Hand {
        Hand {
            history: vec![Grid::EMPTY],
            at: 0,
            cursor: Cell::new(0, 0),
            switches: vec![
                HandSwitch::MovesOn,
                HandSwitch::ShowsCandidates,
                HandSwitch::MarksRedundant,
            ],
            state: None,
            shown: None,
            completion: None,
            is_read: false,
        }
    }
}

impl Hand {
    /// The grid.
    pub fn grid(&self) -> &Grid {
        &self.history[self.at]
    }
    /// Whether it is on.
    pub fn has(&self, switch: HandSwitch) -> bool {
        self.switches.contains(&switch)
    }
    /// What its solutions say together, where that is known.
    pub fn analysis(&self) -> Option<&Analysis> {
        match self.state.as_deref() {
            Some(HandState::Analysed(analysis)) => Some(analysis),
            _ => None,
        }
    }
    /// Whether it is known to have exactly one solution.
    pub fn is_proper(&self) -> bool {
        self.analysis().is_some_and(|of| of.is_exact() && of.count.found() == 1)
    }
    /// Another grid, which can be taken back; whether it is another.
    pub fn change(&mut self, grid: Grid) -> bool {
        if grid == *self.grid() {
            return false;
        }
        self.history.truncate(self.at + 1);
        self.history.push(grid);
        if self.history.len() > MAX_HISTORY {
            self.history.remove(0);
        }
        self.at = self.history.len() - 1;
        true
    }
    /// Writes a digit into a cell or clears it, which can be taken back; whether that changes the grid.
    pub fn write(&mut self, cell: Cell, digit: Option<Digit>) -> bool {
        let mut grid = *self.grid();
        grid[cell] = digit;
        self.change(grid)
    }
    /// Whether a change can be taken back.
    pub fn can_undo(&self) -> bool {
        self.at > 0
    }
    /// Whether a change can be made again.
    pub fn can_redo(&self) -> bool {
        self.at + 1 < self.history.len()
    }
    /// Takes a change back, or makes it again.
    pub fn step(&mut self, forward: bool) -> bool {
        let possible = if forward { self.can_redo() } else { self.can_undo() };
        if possible {
            self.at = if forward { self.at + 1 } else { self.at - 1 };
        }
        possible
    }
    /// The next cell in reading order, or the one before; at the ends it stays.
    pub fn advance(&mut self, forward: bool) {
        let index = self.cursor.index();
        let next = if forward { (index + 1).min(80) } else { index.saturating_sub(1) };
        self.cursor = Cell::ALL[next];
    }
    /// The cell beside; at an edge it stays.
    pub fn go(&mut self, direction: Direction) {
        self.cursor = next(self.cursor, direction);
    }
    /// The grid turned, mirrored or with other names for its digits.
    pub fn transformed(&self, how: HandTransform) -> Grid {
        let grid = self.grid();
        match how {
            HandTransform::Turned => Transform::turning().grid(grid),
            HandTransform::Mirrored => Transform::mirroring().grid(grid),
            HandTransform::Renamed => renamed(grid),
        }
    }
    /// As it is kept.
    pub fn print(&self) -> String {
        format!("{DRAFT_HEAD}{}", self.grid())
    }
    /// Reads what [`print`](Self::print) wrote; nothing where it did not write it.
    pub fn read(text: &str) -> Option<Grid> {
        text.strip_prefix(DRAFT_HEAD)?.parse().ok()
    }
}

/// The digits named 1, 2, 3 … in the order in which they first stand; those that do not come last.
fn renamed(grid: &Grid) -> Grid {
    let mut order: Vec<Digit> = Vec::with_capacity(9);
    let standing = grid.iter().map(|(_, digit)| digit);
    for digit in standing.chain(Digit::ALL) {
        if !order.contains(&digit) {
            order.push(digit);
        }
    }
    let name =
        |digit| order.iter().position(|other| *other == digit).and_then(|at| Digit::ALL.get(at));
    Grid::from_fn(|cell| grid[cell].and_then(|digit| name(digit).copied()))
}
