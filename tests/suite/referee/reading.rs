//! What is marked in the evidence of a step, by role.

use nonet_engine::logic::step::{Evidence, Mark, Role, Target};
use nonet_engine::types::house::House;
use nonet_engine::types::set::Element as _;

use super::grid::{Bits, number};

fn marks(evidence: &Evidence, role: Role) -> impl Iterator<Item = Target> {
    let of_role = move |mark: &&Mark| mark.role == role;
    evidence.marks.iter().filter(of_role).map(|mark| mark.target)
}

/// The candidates marked with a role.
pub fn marked(evidence: &Evidence, role: Role) -> Bits {
    Bits::of(marks(evidence, role).filter_map(|target| match target {
        Target::Candidate(at) => Some(number(at)),
        _ => None,
    }))
}

/// The cells marked with a role, those of candidates included, ascending.
pub fn cells_of_role(evidence: &Evidence, role: Role) -> Vec<usize> {
    let mut cells: Vec<usize> = Vec::new();
    for target in marks(evidence, role) {
        match target {
            Target::Cells(set) => cells.extend(set.iter().map(|cell| cell.index())),
            Target::Candidate(at) => cells.push(at.cell.index()),
            Target::Houses(_) | Target::Digits(_) => {}
        }
    }
    cells.sort_unstable();
    cells.dedup();
    cells
}

/// The digits marked with a role, those of candidates included, ascending.
pub fn digits_of_role(evidence: &Evidence, role: Role) -> Vec<usize> {
    let mut digits: Vec<usize> = Vec::new();
    for target in marks(evidence, role) {
        match target {
            Target::Digits(set) => digits.extend(set.iter().map(|digit| digit.index())),
            Target::Candidate(at) => digits.push(at.digit.index()),
            Target::Houses(_) | Target::Cells(_) => {}
        }
    }
    digits.sort_unstable();
    digits.dedup();
    digits
}

/// The houses marked with a role.
pub fn houses_of_role(evidence: &Evidence, role: Role) -> Vec<House> {
    let houses = marks(evidence, role).filter_map(|target| match target {
        Target::Houses(set) => Some(set),
        _ => None,
    });
    houses.flat_map(|set| set.iter().collect::<Vec<_>>()).collect()
}
