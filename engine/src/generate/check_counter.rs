//! [`CheckCounter`]: counts the checks that a generation spends, and reports its progress.

use super::Progress;

/// How many checks lie between two reports: about ten milliseconds. A check itself takes a few
/// microseconds, so a report for each would cost as much as the work. (The engine has no clock: a
/// caller that wants fewer reports drops some by its own.)
const CHECKS_BETWEEN_REPORTS: u64 = 4096;

/// All checks are used up.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ChecksSpent;

/// Counts checks up to a maximum and reports progress on the way.
pub struct CheckCounter<'a> {
    progress: Progress,
    /// Up to here it counts now: the maximum, or less.
    limit: u64,
    report_at: u64,
    receiver: &'a mut dyn FnMut(Progress),
}

impl<'a> CheckCounter<'a> {
    /// A counter that allows `max_checks` checks.
    pub fn new(max_checks: u64, receiver: &'a mut dyn FnMut(Progress)) -> CheckCounter<'a> {
        let progress = Progress { checks: 0, max_checks, clues: NO_CLUES_YET, puzzles: 0 };
        CheckCounter { progress, limit: max_checks, report_at: CHECKS_BETWEEN_REPORTS, receiver }
    }
    /// Spends a check.
    ///
    /// # Errors
    /// When none is left.
    pub fn spend(&mut self) -> Result<(), ChecksSpent> {
        if self.progress.checks >= self.limit {
            return Err(ChecksSpent);
        }
        self.add(1);
        Ok(())
    }
    /// Counts work that is as long as this many checks, even if fewer are left.
    pub fn add(&mut self, checks: u64) {
        self.progress.checks += checks;
        if self.progress.checks >= self.report_at {
            self.report_at = self.progress.checks + CHECKS_BETWEEN_REPORTS;
            (self.receiver)(self.progress);
        }
    }
    /// Allows no more than so many checks in all until it is set again.
    pub fn set_limit(&mut self, checks: u64) {
        self.limit = checks.min(self.progress.max_checks);
    }
    /// How many checks are spent.
    pub fn checks(&self) -> u64 {
        self.progress.checks
    }
    /// How many puzzles were tried for their path, or grids for a mask.
    pub fn puzzles(&self) -> u64 {
        self.progress.puzzles
    }
    /// Counts a puzzle that is tried for its path, or a grid that is tried for a mask.
    pub fn add_puzzle(&mut self) {
        self.progress.puzzles += 1;
    }
    /// Notes the number of clues to be reported; `None` when a new puzzle is begun.
    pub fn note_clues(&mut self, clues: Option<u8>) {
        self.progress.clues = clues.unwrap_or(NO_CLUES_YET);
    }
}

/// What is reported as the number of clues while there is no puzzle: all cells.
const NO_CLUES_YET: u8 = 81;
