//! Cases for the corpus. Only lines that pass are printed. A blank is a position that has just used
//! the technique, where it finds nothing more; for singles, any far from the end without one.

use nonet::engine::logic::finder::{Options, all_steps};
use nonet::engine::logic::reglib::{write, write_board};
use nonet::engine::logic::techniques::{Family, Technique};
use nonet::engine::types::board::Board;
use nonet::engine::types::position::Position;

use crate::positions::{carry_out, check, each_position, puzzle};

/// Prints up to six finds and two blanks for each technique.
pub fn run(slugs: &str) {
    let techniques = slugs.split(',').map(|slug| Technique::from_slug(slug).unwrap());
    let mut all: Vec<Gathered> = techniques.map(Gathered::of).collect();
    for seed in 0..100_000 {
        all.retain(|one| one.finds < 6 || one.blanks < 2);
        all.iter_mut().for_each(|one| one.fresh = true);
        if all.is_empty() {
            break;
        }
        each_position(&puzzle(seed), &Options::default(), |board, position| {
            all.iter_mut().for_each(|one| one.gather(board, position));
        });
    }
}

/// What has been gathered for one technique.
struct Gathered {
    technique: Technique,
    finds: usize,
    blanks: usize,
    /// Whether the puzzle has given nothing yet.
    fresh: bool,
}

impl Gathered {
    fn of(technique: Technique) -> Gathered {
        Gathered { technique, finds: 0, blanks: 0, fresh: true }
    }
    fn gather(&mut self, board: &Board, position: &Position) {
        if !self.fresh {
            return;
        }
        let found = all_steps(position, &Options::only(self.technique));
        let line = found.first().map(|step| write(board, step));
        if let Some(line) = line.filter(|line| self.finds < 6 && check(line).is_ok()) {
            println!("{line}");
            self.finds += 1;
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
}
