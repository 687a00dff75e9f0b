//! [`Drafts`]: grids that were typed by hand and are kept to be gone on with.

use crate::core::saved::lines;
use crate::engine::types::grid::Grid;

/// The key under which they are kept.
pub const DRAFTS_KEY: &str = "nonet.drafts";
/// How their text begins.
const HEAD: &str = "nonet-drafts 1";
/// How many drafts are kept; the oldest goes first.
const MAX_DRAFTS: usize = 60;

/// A grid that is kept.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Draft {
    /// When it was kept, in milliseconds since 1970.
    pub kept: i64,
    /// The grid.
    pub grid: Grid,
}

/// The grids, the one kept last first.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Drafts {
    all: Vec<Draft>,
    /// Lines that this version cannot read, kept as they are.
    rest: Vec<String>,
}

impl Drafts {
    /// All of them.
    pub fn all(&self) -> &[Draft] {
        &self.all
    }
    /// Whether a grid is among them.
    pub fn has(&self, grid: &Grid) -> bool {
        self.all.iter().any(|draft| draft.grid == *grid)
    }
    /// Keeps a grid at this time as the one kept last, whatever the clock said before.
    pub fn keep_now(&mut self, kept: i64, grid: Grid) {
        let last = self.all.first().map_or(kept, |last| last.kept.saturating_add(1));
        self.keep(Draft { kept: kept.max(last), grid });
    }
    /// Keeps a grid, in place of the same one.
    pub fn keep(&mut self, draft: Draft) {
        self.all.retain(|other| other.grid != draft.grid);
        let at = self.all.partition_point(|other| other.kept > draft.kept);
        self.all.insert(at, draft);
        self.all.truncate(MAX_DRAFTS);
    }
    /// Takes one out.
    pub fn remove(&mut self, at: usize) -> Option<Draft> {
        (at < self.all.len()).then(|| self.all.remove(at))
    }
    /// As they are kept.
    pub fn print(&self) -> String {
        let lines = self.all.iter().map(|draft| format!("{} {}\n", draft.kept, draft.grid));
        let rest = self.rest.iter().map(|line| format!("{line}\n"));
        std::iter::once(format!("{HEAD}\n")).chain(lines).chain(rest).collect()
    }
    /// Reads what [`print`](Self::print) wrote. A line that cannot be read, perhaps of a newer version,
    /// is kept as it is.
    pub fn read(text: &str) -> Drafts {
        let read = |line: &str| {
            let (kept, grid) = line.split_once(' ')?;
            Some(Draft { kept: kept.parse().ok()?, grid: grid.parse().ok()? })
        };
        let mut drafts = Drafts::default();
        // The last first: of two that were kept in the same millisecond each goes before the other.
        for line in lines(text).rev().filter(|line| *line != HEAD) {
            match read(line) {
                Some(draft) => drafts.keep(draft),
                None => drafts.rest.push(line.to_owned()),
            }
        }
        drafts.rest.reverse();
        drafts
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::types::cell::Cell;
    use crate::engine::types::digit::Digit;

    fn draft(kept: i64) -> Draft {
        let mut grid = Grid::EMPTY;
        grid[Cell::ALL[kept as usize % 81]] = Some(Digit::new(1 + kept as u8 % 9));
        Draft { kept, grid }
    }

    #[test]
    fn the_last_kept_comes_first_and_the_oldest_goes() {
        let mut drafts = Drafts::default();
        (0..=MAX_DRAFTS as i64).for_each(|kept| drafts.keep(draft(kept)));
        assert_eq!(drafts.all().len(), MAX_DRAFTS);
        assert_eq!(drafts.all()[0], draft(MAX_DRAFTS as i64));
        assert!(!drafts.has(&draft(0).grid));
        drafts.keep(Draft { kept: 1_000, ..draft(5) });
        assert_eq!((drafts.all()[0].grid, drafts.all().len()), (draft(5).grid, MAX_DRAFTS));
    }

    #[test]
    fn a_clock_that_was_set_back_costs_no_draft() {
        let mut drafts = Drafts::default();
        (0..MAX_DRAFTS as i64).for_each(|at| drafts.keep(Draft { kept: 1_000 + at, ..draft(at) }));
        let new = draft(80).grid;
        drafts.keep_now(5, new);
        assert_eq!((drafts.all()[0].grid, drafts.all().len()), (new, MAX_DRAFTS));
        drafts.keep_now(5, draft(7).grid);
        assert_eq!(drafts.all()[0], Draft { kept: 1_061, grid: draft(7).grid });
    }

    #[test]
    fn what_is_printed_is_read_and_what_cannot_be_read_stays() {
        let mut drafts = Drafts::default();
        (0..5).for_each(|kept| drafts.keep(draft(kept)));
        drafts.keep(Draft { kept: 3, ..draft(9) });
        assert_eq!(Drafts::read(&drafts.print()), drafts);
        let newer = format!("nonet-drafts 2\nx y\n7 12\n{}", drafts.print());
        let mut read = Drafts::read(&newer);
        assert_eq!(read.all(), drafts.all());
        read.keep(draft(6));
        let again = read.print();
        assert!(again.ends_with("\nnonet-drafts 2\nx y\n7 12\n"), "{again}");
        assert_eq!(Drafts::read(&again), read);
    }
}
