//! [`Basic`]: what somebody learns who has never seen a Sudoku: four pages, each with small tasks on
//! a real grid, of which one is shown at a time.

use crate::engine::types::board::Board;
use crate::engine::types::cell::{Cell, CellSet};
use crate::engine::types::conflict::conflicts;
use crate::engine::types::digit::{Digit, DigitSet};
use crate::engine::types::house::{House, HouseKind};
use crate::words::message::Message;

use super::links::{self, LinkTask};
use super::noted::all_noted;
use super::picture::Picture;
use crate::core::lesson_id::Basic;

/// What is asked of the player.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Task {
    /// Press this cell.
    Cell(Cell),
    /// Press any cell of this house.
    Inside(House),
    /// Fill the one empty cell of this house.
    LastOf(House),
    /// Fill the one empty cell of some house.
    FullHouse,
    /// Press a digit that stands twice in a house.
    Conflict,
    /// Press a cell in which only two digits are possible.
    Pair,
    /// Press a note that the digit of this cell rules out.
    OldNote(Cell),
    /// Press the only cell of a house that can take a digit.
    PlaceOf(Digit, House),
    /// Fill a cell that only one digit fits.
    NakedSingle,
    /// Something about links.
    Link(LinkTask),
}

/// A task and the grid that it is on.
#[derive(Clone, PartialEq, Debug)]
pub struct BasicTask {
    /// The grid.
    pub board: Board,
    /// What is asked.
    pub task: Task,
}

/// How far the player is on a page of the basics.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct BasicState {
    /// The task that is open, 0-based; their number once the page is done.
    pub at: usize,
    /// Whether it is done.
    pub is_done: bool,
    /// The cell that was pressed last.
    pub ring: Option<Cell>,
    /// The cell that waits for its digit.
    pub cell: Option<Cell>,
    /// What the last press was answered with, and whether it was right.
    pub answer: Option<(Message, bool)>,
    /// The digit that was placed last.
    pub placed: Option<(Cell, Digit)>,
    /// The digit that was refused last, which stands in its cell until the next press.
    pub refused: Option<(Cell, Digit)>,
}

/// A puzzle of which much is filled in.
const NEARLY_FULL: &str =
    "534678912672195348198342567859701423420853791713924856961537284280419035345206179";
/// A board with the solution of [`NEARLY_FULL`], fewer digits, and a wrong 7 for the 6 of r1c4.
const WRONG: &str =
    "534778912600195348190300567850701420426853791013924850961037204280419035345206179";
/// A puzzle in which a box has one place left for its 2.
const HIDDEN: &str =
    "000200000024030715000815200903007641040000070675400302002983000519040820000002000";
/// The puzzle of the other tasks.
const PUZZLE: &str =
    "530070000600195000098000060800060003400803001700020006060000280000419005000080079";

impl Basic {
    /// Its picture: houses, a cell where two meet, notes, a way through the grid.
    pub fn picture(self) -> Picture {
        let words = match self {
            Basic::Rules => "r1 k1 q1",
            Basic::Grid => "r4 k7 b47",
            Basic::Notes => "n12 n18 n34 p54 p55 n61 n79 n83 n96",
            Basic::First => "s1219 s1951 s5159 s5991 s9198",
            Basic::StrongLink => "r5 b52 b58 s5258",
            Basic::WeakLink => "k5 p25 p85 w2585",
            Basic::Chain => "p22 p28 p72 p75 x95 s2228 w2272 s7275",
        };
        Picture::read(words.split(' '))
    }
    /// Its tasks.
    pub fn tasks(self) -> Vec<BasicTask> {
        let on = |line: &str, task| BasicTask { board: board(line), task };
        let noted = |task| BasicTask { board: all_noted(board(PUZZLE)), task };
        match self {
            Basic::Rules => vec![
                on(NEARLY_FULL, Task::LastOf(House::new(HouseKind::Row, 3))),
                on(NEARLY_FULL, Task::LastOf(House::new(HouseKind::Column, 6))),
                on(NEARLY_FULL, Task::LastOf(House::new(HouseKind::Block, 3))),
                on(WRONG, Task::Conflict),
                on(HIDDEN, Task::PlaceOf(Digit::new(2), House::new(HouseKind::Block, 3))),
            ],
            Basic::Grid => vec![
                on(PUZZLE, Task::Cell(Cell::new(3, 6))),
                on(PUZZLE, Task::Inside(House::new(HouseKind::Row, 1))),
                on(PUZZLE, Task::Inside(House::new(HouseKind::Column, 4))),
                on(PUZZLE, Task::Inside(House::new(HouseKind::Block, 8))),
            ],
            Basic::Notes => vec![
                noted(Task::Pair),
                BasicTask { board: with_old_notes(), task: Task::OldNote(Cell::new(4, 4)) },
            ],
            Basic::First => vec![
                on(NEARLY_FULL, Task::FullHouse),
                on(PUZZLE, Task::PlaceOf(Digit::new(1), House::new(HouseKind::Block, 8))),
                on(PUZZLE, Task::PlaceOf(Digit::new(8), House::new(HouseKind::Block, 1))),
                noted(Task::NakedSingle),
            ],
            Basic::StrongLink | Basic::WeakLink | Basic::Chain => {
                let task = |task| BasicTask { board: links::board(), task: Task::Link(task) };
                links::tasks(self).into_iter().map(task).collect()
            }
        }
    }
}

fn board(line: &str) -> Board {
    Board::of_givens(line.parse().expect("81 cells"))
}

/// A 5 was placed in the middle, and no note was erased since.
fn with_old_notes() -> Board {
    let mut board = all_noted(board(PUZZLE));
    board.entries[Cell::new(4, 4)] = Some(Digit::new(5));
    board
}

impl BasicTask {
    /// Why a cell is no answer; none if it is one.
    pub fn why_wrong(&self, cell: Cell) -> Option<Message> {
        let board = &self.board;
        match self.task {
            Task::Link(link) => link.why_wrong(board, cell),
            Task::Cell(wanted) => unless(cell == wanted, Message::BasicIsCell { cell }),
            Task::Inside(house) => {
                unless(house.cells().contains(cell), Message::BasicOutside { cell, house })
            }
            Task::Conflict => {
                let all = conflicts(&board.digits());
                unless(
                    all.iter().any(|conflict| conflict.cells.contains(cell)),
                    match board.digit(cell) {
                        Some(digit) => Message::BasicNoConflict { cell, digit },
                        None => Message::BasicEmpty { cell },
                    },
                )
            }
            Task::OldNote(placed) => self.why_wrong_note(cell, placed),
            _ => self.why_wrong_empty(cell),
        }
    }
    fn why_wrong_empty(&self, cell: Cell) -> Option<Message> {
        let board = &self.board;
        if let Some(digit) = board.digit(cell) {
            return Some(Message::BasicFilled { cell, digit });
        }
        let digits = board.candidates(cell);
        let count = digits.len() as u64;
        match self.task {
            Task::LastOf(house) => {
                unless(house.cells().contains(cell), Message::BasicOutside { cell, house })
            }
            Task::FullHouse => {
                let house =
                    *cell.houses().iter().min_by_key(|house| self.empty(**house)).expect("3");
                let empty = self.empty(house) as u64;
                unless(empty == 1, Message::BasicMoreEmpty { cell, house, count: empty })
            }
            Task::PlaceOf(digit, house) => {
                if !house.cells().contains(cell) {
                    return Some(Message::BasicOutside { cell, house });
                }
                let other = self.seen_by(cell, digit)?;
                Some(Message::BasicBarred { cell, digit, house: shared(cell, other), other })
            }
            Task::Pair => unless(count == 2, Message::BasicCount { cell, digits, count }),
            _ => unless(count == 1, Message::BasicCount { cell, digits, count }),
        }
    }
    fn why_wrong_note(&self, cell: Cell, placed: Cell) -> Option<Message> {
        let digit = self.board.digit(placed).expect("the task places one");
        if self.board.digit(cell).is_some() || !self.board.corner_marks[cell].contains(digit) {
            return Some(Message::BasicNoNote { cell, digit });
        }
        unless(cell.sees(placed), Message::BasicApart { cell, digit, other: placed })
    }
    fn empty(&self, house: House) -> usize {
        (house.cells() & self.board.empty_cells()).len()
    }
    /// The digit that belongs into a cell that was found, if one is to be placed.
    pub fn digit(&self, cell: Cell) -> Option<Digit> {
        match self.task {
            Task::PlaceOf(digit, _) => Some(digit),
            Task::LastOf(house) => missing(&self.board, house),
            Task::FullHouse => {
                let houses = cell.houses();
                let house = houses.iter().find(|house| self.empty(**house) == 1)?;
                missing(&self.board, *house)
            }
            Task::NakedSingle => self.board.candidates(cell).first(),
            Task::Link(link) => link.digit(&self.board),
            _ => None,
        }
    }
    /// Whether the player chooses the digit, or it is known from the task.
    pub fn asks_digit(&self) -> bool {
        match self.task {
            Task::LastOf(_) | Task::FullHouse | Task::NakedSingle => true,
            Task::Link(link) => link.digit(&self.board).is_some(),
            _ => false,
        }
    }
    /// The house that the task is about, if it names one that is not to be found.
    pub fn house(&self) -> Option<House> {
        match self.task {
            Task::LastOf(house) | Task::PlaceOf(_, house) => Some(house),
            Task::Link(link) => link.house(),
            _ => None,
        }
    }
    /// The one cell that can be meant before any is pressed.
    pub fn only_cell(&self) -> Option<Cell> {
        match self.task {
            Task::LastOf(house) => (house.cells() & self.board.empty_cells()).single(),
            Task::Link(link) => link.only_cell(),
            _ => None,
        }
    }
    /// A cell with a digit that rules this digit out in a cell: in the task's house, if it has one.
    pub fn seen_by(&self, cell: Cell, digit: Digit) -> Option<Cell> {
        let holds = |peer: &Cell| self.board.digit(*peer) == Some(digit);
        let near = self.house().map_or(CellSet::EMPTY, |house| house.cells() & cell.peers());
        near.iter().find(holds).or_else(|| cell.peers().iter().find(holds))
    }
    /// Why a digit does not belong into a cell: each that does not is in a house of the cell already.
    pub fn why_not(&self, cell: Cell, digit: Digit) -> Message {
        if let Task::Link(_) = self.task {
            return Message::BasicOnlyDigits { cell, digits: self.board.candidates(cell) };
        }
        let other = self.seen_by(cell, digit).expect("one digit fits the cell of a task");
        Message::BasicSeen { digit, house: shared(cell, other), other }
    }
}

/// A house in which both cells are.
pub fn shared(cell: Cell, other: Cell) -> House {
    let mut houses = cell.houses().into_iter();
    houses.find(|house| house.cells().contains(other)).expect("each sees the other")
}

fn missing(board: &Board, house: House) -> Option<Digit> {
    let there: DigitSet = house.cells().iter().filter_map(|cell| board.digit(cell)).collect();
    (!there).first()
}

fn unless(is_right: bool, reason: Message) -> Option<Message> {
    (!is_right).then_some(reason)
}
