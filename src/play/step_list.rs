//! [`StepList`]: all steps that can be made here, and which of them are looked at.

use crate::engine::logic::step::{Effect, Role, Step};
use crate::engine::logic::techniques::{Technique, Tier};
use crate::engine::types::cell::CellSet;
use crate::engine::types::digit::Digit;

/// How many steps of a technique are shown at first, and how many more each time: a hard position
/// has hundreds.
pub const PAGE: usize = 20;

/// All steps from the board, and which of them are looked at.
#[derive(Clone, PartialEq, Debug)]
pub struct StepList {
    /// What was found, the easiest technique first; none while the worker is at it.
    pub steps: Option<Vec<Step>>,
    /// Only steps that place or remove this digit.
    pub digit: Option<Digit>,
    /// Of which cells.
    pub scope: Scope,
    /// The tiers whose techniques are shown beside those of the easiest.
    pub tiers: Vec<Tier>,
    /// The technique whose steps are shown one by one.
    pub unfolded: Option<Technique>,
    /// How many of them.
    pub shown: usize,
    /// The step that has the pointer or the focus and is drawn in the grid.
    pub previewed: Option<usize>,
    /// The step opened last, which has the focus when the list comes back.
    pub opened: Option<usize>,
}

/// Which cells the steps must have to do with.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Scope {
    /// Any.
    Everywhere,
    /// One of the selected.
    Selection,
}

impl Default for StepList {
    fn default() -> StepList {
        StepList {
            steps: None,
            digit: None,
            scope: Scope::Everywhere,
            tiers: Vec::new(),
            unfolded: None,
            shown: PAGE,
            previewed: None,
            opened: None,
        }
    }
}

impl StepList {
    /// The steps asked for, by technique, each by its place among all.
    pub fn groups(&self, selection: CellSet) -> Vec<(Technique, Vec<usize>)> {
        let mut groups: Vec<(Technique, Vec<usize>)> = Vec::new();
        for (place, step) in self.steps.iter().flatten().enumerate() {
            if !self.wants(step, selection) {
                continue;
            }
            match groups.last_mut().filter(|(technique, _)| *technique == step.technique) {
                Some((_, places)) => places.push(place),
                None => groups.push((step.technique, vec![place])),
            }
        }
        groups
    }
    /// Shows the techniques of a tier, or folds them away again.
    pub fn toggle_tier(&mut self, tier: Tier) {
        match self.tiers.iter().position(|&shown| shown == tier) {
            Some(at) => drop(self.tiers.swap_remove(at)),
            None => self.tiers.push(tier),
        }
    }
    /// The first technique of those asked for is unfolded.
    pub fn unfold_first(&mut self, selection: CellSet) {
        let first = self.groups(selection).first().map(|(technique, _)| *technique);
        self.unfold(first);
    }
    /// The technique is unfolded, or none is.
    pub fn unfold(&mut self, technique: Option<Technique>) {
        self.unfolded = technique;
        self.shown = PAGE;
        self.opened = None;
    }
    fn wants(&self, step: &Step, selection: CellSet) -> bool {
        self.digit.is_none_or(|digit| decides(step, digit))
            && (self.scope == Scope::Everywhere || !cells(step).is_disjoint(selection))
    }
}

/// Whether the step places or removes the digit.
fn decides(step: &Step, digit: Digit) -> bool {
    step.effects.iter().any(|effect| effect.candidate().digit == digit)
}

/// The cells of the pattern and of what follows. Witnesses only say why.
fn cells(step: &Step) -> CellSet {
    let roles = Role::ALL.into_iter().filter(|role| *role != Role::Witness);
    let pattern = roles.fold(CellSet::EMPTY, |all, role| all | step.evidence.cells_of(role));
    let effects: CellSet =
        step.effects.iter().map(|effect: &Effect| effect.candidate().cell).collect();
    pattern | effects
}
