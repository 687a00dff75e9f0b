//! Cases for the corpus. Only lines that pass are printed: up to six finds, and in lists of puzzles any
//! more that mark what none so far has. A blank is a position that has just used
//! the technique, where it finds nothing more; for singles, any far from the end without one.

use std::collections::BTreeSet;

use nonet_engine::logic::finder::{Options, all_steps};
use nonet_engine::logic::reglib::{write, write_board};
use nonet_engine::logic::step::{Role, Step};
use nonet_engine::logic::techniques::{Family, Technique};
use nonet_engine::types::board::Board;
use nonet_engine::types::position::Position;

use crate::positions::{carry_out, check, each_position, puzzle};
use crate::soundness::{has, puzzles};

/// Prints finds and up to two blanks for each technique.
pub fn run(arguments: &[String]) {
    let techniques = arguments[0].split(',').map(|slug| Technique::from_slug(slug).unwrap());
    let mut all: Vec<Gathered> = techniques.map(Gathered::of).collect();
    let listed = has(arguments, "--lists").then(|| puzzles(arguments, "", 1000));
    let made = (0..100_000).filter(|_| listed.is_none()).map(puzzle);
    for puzzle in listed.iter().flatten().cloned().chain(made) {
        all.retain(|one| listed.is_some() || one.finds < 6 || one.blanks < 2);
        all.iter_mut().for_each(|one| one.fresh = true);
        if all.is_empty() {
            break;
        }
        each_position(&puzzle, &Options::default(), |board, position| {
            all.iter_mut().for_each(|one| one.gather(board, position));
        });
    }
}

/// What has been gathered for one technique.
struct Gathered {
    technique: Technique,
    finds: usize,
    blanks: usize,
    /// The roles that the finds mark.
    roles: BTreeSet<Role>,
    /// Whether the puzzle has given nothing yet.
    fresh: bool,
}

impl Gathered {
    fn of(technique: Technique) -> Gathered {
        Gathered { technique, finds: 0, blanks: 0, roles: BTreeSet::new(), fresh: true }
    }
    fn gather(&mut self, board: &Board, position: &Position) {
        if !self.fresh {
            return;
        }
        let found = all_steps(position, &Options::only(self.technique));
        let passes = |step: &&Step| self.adds(step) && check(&write(board, step)).is_ok();
        if let Some(step) = found.iter().find(passes) {
            println!("{}", write(board, step));
            self.finds += 1;
            self.roles.extend(roles(step));
            self.fresh = false;
        }
        let mut after = board.clone();
        found.iter().for_each(|step| carry_out(&mut after, step));
        let near = found.is_empty() == (self.technique.family() == Family::Singles);
        let blank = format!(":{}-x::{}:::", self.technique, write_board(&after));
        let far = after.empty_cells().len() > 20;
        if near && far && self.fresh && self.blanks < 2 && check(&blank).is_ok() {
            println!("{blank}");
            self.blanks += 1;
            self.fresh = false;
        }
    }
    /// Whether a find is wanted still.
    fn adds(&self, step: &Step) -> bool {
        self.finds < 6 || !roles(step).is_subset(&self.roles)
    }
}

fn roles(step: &Step) -> BTreeSet<Role> {
    step.evidence.marks.iter().map(|mark| mark.role).collect()
}
