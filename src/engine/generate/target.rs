//! [`Goal`]: what the solving path of a puzzle has to be: of a tier, or with a technique as its
//! hardest step.

use std::ops::ControlFlow;

use super::Recipe;
use crate::engine::logic::propagation::fill_singles;
use crate::engine::logic::techniques::{Technique, Tier};
use crate::engine::rating::grade::{
    EXTRA_ORDER, HODOKU_ORDER, difficulty_key, solve_steps, tier_of,
};
use crate::engine::types::position::Position;

/// What is wished of a path.
pub struct Goal {
    tier: Option<Tier>,
    technique: Option<Technique>,
    /// Grading's order, up to the last technique that the wish allows: where none of them finds
    /// anything, the puzzle is too hard, whatever it would take.
    order: Vec<Technique>,
    /// Whether singles are filled all at once, since they are as good as any and nobody asks for
    /// the points of the path, which comes by the same positions.
    skips_singles: bool,
}

/// How a puzzle stands to a goal.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Fit {
    /// Less would do.
    TooEasy,
    /// As wished.
    Fits,
    /// It comes to this position, where more is needed than is wished.
    TooHard {
        /// Where it sticks.
        at: Box<Position>,
        /// Whether all that is wished occurred before, or will as nothing is easier: clues more
        /// may make it fit.
        is_near: bool,
    },
}

/// What a path has used so far.
struct Used {
    points: u32,
    tier: Tier,
    technique: bool,
    /// Nothing that may follow can spoil it.
    is_sure: bool,
}

impl Goal {
    /// The goal of a recipe; none if it wishes nothing of the path.
    pub fn of(recipe: &Recipe) -> Option<Goal> {
        let Recipe { tier, technique, .. } = *recipe;
        (tier.is_some() || technique.is_some()).then(|| Goal::new(tier, technique))
    }
    fn new(tier: Option<Tier>, technique: Option<Technique>) -> Goal {
        let all = HODOKU_ORDER.iter().chain(EXTRA_ORDER).copied().chain([Technique::BruteForce]);
        let mut order: Vec<Technique> = all.filter(|&other| technique != Some(other)).collect();
        let is_harder = |wished: Technique| wished.tier() > Tier::Easy;
        let skips_singles = tier.is_none() && technique.is_some_and(is_harder);
        let goal = Goal { tier, technique, order: Vec::new(), skips_singles };
        if let Some(technique) = technique {
            order.insert(place(technique), technique);
        }
        let last = order.iter().rposition(|&technique| goal.allows(technique, 0));
        order.truncate(last.map_or(0, |last| last + 1));
        order.retain(|technique| !skips_singles || technique.tier() > Tier::Easy);
        Goal { order, ..goal }
    }
    /// Whether a step may stand in the path, which then has so many points.
    fn allows(&self, step: Technique, points: u32) -> bool {
        let by_tier = self.tier.is_none_or(|tier| step.tier().max(tier_of(points)) <= tier);
        by_tier && self.technique.is_none_or(|wished| wished == step || is_below(step, wished))
    }
    /// Whether nothing is easier than the wished technique: a puzzle comes to need no other at the
    /// latest when a single cell is empty.
    pub fn is_easiest(&self) -> bool {
        self.technique == Some(Technique::FullHouse)
    }
    fn is_met(&self, used: &Used) -> bool {
        self.tier.is_none_or(|tier| used.tier == tier)
            && (self.technique.is_none() || used.technique)
    }
    fn skip_singles(&self, position: &mut Position) {
        if self.skips_singles {
            fill_singles(position);
        }
    }
    /// Walks the path of a puzzle from its givens on, as far as it takes to know.
    pub fn judge(&self, mut position: Position) -> Fit {
        let mut used = Used { points: 0, tier: Tier::Easy, technique: false, is_sure: false };
        self.skip_singles(&mut position);
        solve_steps(&mut position, &self.order, &mut |position, step| {
            let points = used.points + step.technique.score();
            if !self.allows(step.technique, points) {
                return ControlFlow::Break(());
            }
            used.points = points;
            used.tier = used.tier.max(step.technique.tier()).max(tier_of(points));
            used.technique |= self.technique == Some(step.technique);
            used.is_sure = used.tier == Tier::Extreme && self.technique.is_none();
            if used.is_sure {
                return ControlFlow::Break(());
            }
            position.apply(&step);
            self.skip_singles(position);
            ControlFlow::Continue(())
        });
        match (used.is_sure || position.is_solved(), self.is_met(&used)) {
            (true, true) => Fit::Fits,
            (true, false) => Fit::TooEasy,
            (false, is_met) => {
                Fit::TooHard { at: Box::new(position), is_near: is_met || self.is_easiest() }
            }
        }
    }
}

/// Where a wished technique stands in the order: one of HoDoKu's where it has it, any other before
/// those that count as much, as it would never be asked at its place behind all of them.
fn place(technique: Technique) -> usize {
    let heavier = |other: &Technique| difficulty_key(other) >= difficulty_key(&technique);
    let own = HODOKU_ORDER.iter().position(|&other| other == technique);
    own.or_else(|| HODOKU_ORDER.iter().position(heavier)).unwrap_or(HODOKU_ORDER.len())
}

/// Whether a step leaves the wished technique the hardest. A full house does, though it has the
/// points of a naked single: no puzzle is without its last cells.
fn is_below(step: Technique, wished: Technique) -> bool {
    let (step_weight, difficulty_key) = (difficulty_key(&step), difficulty_key(&wished));
    step_weight < difficulty_key || step_weight == difficulty_key && step == Technique::FullHouse
}
