//! [`Drafts`]: grids that were typed by hand and are kept to be gone on with.

use crate::engine::types::grid::Grid;

/// The key under which they are kept.
pub const DRAFTS_KEY: &str = "nonet.drafts";
/// How their text begins.
const HEAD: &str = "nonet-drafts 1";
/// So many are kept; the oldest goes first.
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
pub struct Drafts(Vec<Draft>);

impl Drafts {
    /// All of them.
    pub fn all(&self) -> &[Draft] {
        &self.0
    }
    /// Whether a grid is among them.
    pub fn has(&self, grid: &Grid) -> bool {
        self.0.iter().any(|draft| draft.grid == *grid)
    }
    /// Keeps a grid, in place of the same one.
    pub fn keep(&mut self, draft: Draft) {
        self.0.retain(|other| other.grid != draft.grid);
        let at = self.0.partition_point(|other| other.kept > draft.kept);
        self.0.insert(at, draft);
        self.0.truncate(MAX_DRAFTS);
    }
    /// Takes one out.
    pub fn remove(&mut self, at: usize) -> Option<Draft> {
        (at < self.0.len()).then(|| self.0.remove(at))
    }
    /// As they are kept.
    pub fn print(&self) -> String {
        let lines = self.0.iter().map(|draft| format!("{} {}\n", draft.kept, draft.grid));
        std::iter::once(format!("{HEAD}\n")).chain(lines).collect()
    }
    /// Reads what [`print`](Self::print) wrote; nothing where it did not write it. A line that cannot be
    /// read is passed over.
    pub fn read(text: &str) -> Option<Drafts> {
        let mut lines = text.lines();
        (lines.next()? == HEAD).then_some(())?;
        let mut drafts = Drafts::default();
        // The last first: of two that were kept in the same millisecond each goes before the other.
        for line in lines.rev() {
            let Some((kept, grid)) = line.split_once(' ') else { continue };
            if let (Ok(kept), Ok(grid)) = (kept.parse(), grid.parse()) {
                drafts.keep(Draft { kept, grid });
            }
        }
        Some(drafts)
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
    fn what_is_printed_is_read_and_damage_costs_only_its_line() {
        let mut drafts = Drafts::default();
        (0..5).for_each(|kept| drafts.keep(draft(kept)));
        drafts.keep(Draft { kept: 3, ..draft(9) });
        assert_eq!(Drafts::read(&drafts.print()), Some(drafts.clone()));
        let damaged = format!("{}x y\n7 12\n", drafts.print());
        assert_eq!(Drafts::read(&damaged), Some(drafts));
        assert_eq!(Drafts::read("nonet-drafts 2\n"), None);
    }
}
