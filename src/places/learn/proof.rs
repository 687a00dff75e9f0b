//! Why the answer to a task of the basics is right: in words, and as the step that is drawn.

use crate::engine::logic::step::{Effect, Evidence, Role, Step};
use crate::engine::logic::techniques::Technique;
use crate::engine::types::candidate::Candidate;
use crate::engine::types::cell::{Cell, CellSet};
use crate::engine::types::conflict::conflicts;
use crate::engine::types::digit::{Digit, DigitSet};
use crate::engine::types::house::{House, HouseKind};
use crate::words::message::Message;

use super::basics::{BasicTask, Task, shared};

/// Why a cell, with its digit where the task asks for one, is right.
pub fn reason(task: &BasicTask, cell: Cell) -> Message {
    match task.task {
        Task::Cell(_) => {
            let [row, column] = [HouseKind::Row, HouseKind::Column].map(|kind| cell.house(kind));
            Message::BasicRightCell { cell, row, column }
        }
        Task::Inside(house) => Message::BasicRightInside { cell, house },
        Task::LastOf(house) => right_last(task, house),
        Task::FullHouse => right_last(task, full_house(task, cell)),
        Task::Conflict => {
            let all = conflicts(&task.board.digits());
            let found = all.into_iter().find(|conflict| conflict.cells.contains(cell));
            let found = found.expect("the cell is in conflict");
            Message::BasicRightConflict {
                house: found.house,
                digit: found.digit,
                cells: found.cells,
            }
        }
        Task::Pair => Message::BasicRightPair { cell, digits: task.board.candidates(cell) },
        Task::OldNote(other) => {
            let digit = task.board.digit(other).expect("the task places one");
            Message::BasicRightOldNote { digit, house: shared(cell, other), other }
        }
        Task::PlaceOf(digit, house) => {
            Message::BasicRightPlace { digit, cells: barring(task, digit, house, cell), cell }
        }
        Task::NakedSingle => Message::BasicRightSingle { cell },
        Task::Link(link) => link.reason(&task.board, cell),
    }
}

fn right_last(task: &BasicTask, house: House) -> Message {
    let there: DigitSet = house.cells().iter().filter_map(|cell| task.board.digit(cell)).collect();
    Message::BasicRightLast { digit: (!there).first().expect("one is missing"), house }
}

/// The house of a cell in which nothing else is empty.
fn full_house(task: &BasicTask, cell: Cell) -> House {
    let is_full = |house: &House| (house.cells() & task.board.empty_cells()).len() == 1;
    cell.houses().into_iter().find(is_full).expect("the cell is the last of a house")
}

/// Cells with the digit that bar it from all other empty cells of a house, each of which bars one that
/// those before it do not.
fn barring(task: &BasicTask, digit: Digit, house: House, cell: Cell) -> CellSet {
    let others = (house.cells() & task.board.empty_cells()) - CellSet::only(cell);
    let mut chosen = CellSet::EMPTY;
    for other in others {
        if !chosen.iter().any(|holder| holder.sees(other)) {
            chosen |= task.seen_by(other, digit).map_or(CellSet::EMPTY, CellSet::only);
        }
    }
    chosen
}

/// The step that an answer is, to be drawn over the grid: the cell with the digit that was placed, if one
/// was. None where the task is no step.
pub fn step(task: &BasicTask, cell: Cell, digit: Option<Digit>) -> Option<Step> {
    if let Task::Link(link) = task.task {
        return link.step(&task.board, cell);
    }
    let digit = digit?;
    let only = Candidate::new(cell, digit);
    let (technique, evidence) = match task.task {
        Task::PlaceOf(_, house) => {
            let cells = barring(task, digit, house, cell);
            let evidence = Evidence::default().house(Role::Base, house).cells(Role::Witness, cells);
            (Technique::HiddenSingle, evidence)
        }
        Task::LastOf(house) => (Technique::FullHouse, Evidence::default().house(Role::Base, house)),
        Task::FullHouse => {
            let house = full_house(task, cell);
            (Technique::FullHouse, Evidence::default().house(Role::Base, house))
        }
        Task::NakedSingle => (Technique::NakedSingle, Evidence::default()),
        _ => return None,
    };
    let effects = vec![Effect::Place(only)];
    Some(Step { technique, effects, evidence: evidence.single(only) })
}
