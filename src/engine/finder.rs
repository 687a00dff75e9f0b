//! [`Finder`]: what a pattern is handed: the position, the indices that patterns share, and the
//! place to report to.
//!
//! A pattern ends each find with `on.report(effects, evidence)?`. Whoever wants one step gets a
//! `Break` from the first report that counts, whoever wants all never does: no pattern knows the
//! difference.

use std::collections::BTreeSet;
use std::ops::ControlFlow;

use serde::{Deserialize, Serialize};

use super::position::Position;
use super::step::{Effect, Effects, Evidence, Step};
use super::techniques::{Family, LADDER, Technique, TechniqueSet};

/// What may be looked for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Options {
    /// The techniques allowed; row order stays.
    pub techniques: TechniqueSet,
}

/// All but what is rare and what is not reasoning.
impl Default for Options {
    fn default() -> Options {
        Options::without(&[Family::Rare, Family::LastResort])
    }
}

impl Options {
    /// Every technique of the ladder.
    pub const ALL: Options = Options { techniques: TechniqueSet::ALL };

    /// All techniques but those of some families. A puzzle that is not proven to have just one
    /// solution must go without [`Family::Uniqueness`].
    pub fn without(families: &[Family]) -> Options {
        let left_out = |set, family: &Family| set - TechniqueSet::of_family(*family);
        Options { techniques: families.iter().fold(TechniqueSet::ALL, left_out) }
    }
    /// One technique alone.
    pub fn only(technique: Technique) -> Options {
        Options { techniques: TechniqueSet::only(technique) }
    }
}

/// The first step on the ladder.
pub fn next_step(position: &Position, options: &Options) -> Option<Step> {
    Finder::new(position, options, Wanted::First).run().pop()
}

/// Every step of every technique, in the order of the ladder. Of several patterns of one technique
/// with the same effects only the first found is kept.
pub fn all_steps(position: &Position, options: &Options) -> Vec<Step> {
    Finder::new(position, options, Wanted::All).run()
}

/// How much of what can be found is asked for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Wanted {
    First,
    All,
}

/// What a pattern is handed.
pub struct Finder<'a> {
    /// The solved cells and the candidates.
    pub position: &'a Position,
    options: &'a Options,
    wanted: Wanted,
    technique: Technique,
    steps: Vec<Step>,
    effects_seen: BTreeSet<Vec<Effect>>,
}

impl<'a> Finder<'a> {
    fn new(position: &'a Position, options: &'a Options, wanted: Wanted) -> Finder<'a> {
        Finder {
            position,
            options,
            wanted,
            technique: LADDER[0].technique,
            steps: Vec::new(),
            effects_seen: BTreeSet::new(),
        }
    }
    fn run(mut self) -> Vec<Step> {
        let options = self.options;
        for row in LADDER.iter().filter(|row| options.techniques.contains(row.technique)) {
            self.technique = row.technique;
            self.effects_seen.clear();
            if (row.find)(&mut self).is_break() {
                break;
            }
        }
        self.steps
    }
    /// Takes a find in. What the position has decided already is left out of the effects; a pattern
    /// without any effect, or with the effects of an earlier one, is dropped before its evidence is
    /// made.
    pub fn report(
        &mut self,
        effects: Effects,
        evidence: impl FnOnce() -> Evidence,
    ) -> ControlFlow<()> {
        let effects = effects.on(self.position);
        if effects.is_empty() || self.effects_seen.contains(&effects) {
            return ControlFlow::Continue(());
        }
        if self.wanted == Wanted::All {
            self.effects_seen.insert(effects.clone());
        }
        self.steps.push(Step { technique: self.technique, effects, evidence: evidence() });
        match self.wanted {
            Wanted::First => ControlFlow::Break(()),
            Wanted::All => ControlFlow::Continue(()),
        }
    }
}
