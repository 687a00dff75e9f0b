//! [`Target`]: what the solving path of a puzzle has to be: of a tier, or with a technique as its
//! hardest step.

use super::Recipe;
use super::tier_recipe::{PathStyle, is_easily_seen};
use crate::logic::finder::{self, Searched};
use crate::logic::propagation::fill_singles;
use crate::logic::step::Step;
use crate::logic::techniques::{Family, Technique, Tier};
use crate::rating::grade::{
    CHAIN_GROUPS, EXTRA_ORDER, HODOKU_ORDER, difficulty_key, next, tier_of,
};
use crate::rating::need::{is_stuck, rivals_in_order};
use crate::types::position::Position;

/// What a path has to be.
pub(super) struct Target {
    tier: Option<Tier>,
    technique: Option<Technique>,
    /// Every technique without which the path has to get stuck before the one asked for is used; none
    /// if others may do as well.
    rivals: Option<Vec<Technique>>,
    style: PathStyle,
    /// The techniques in the order of grading, up to the last one that the target allows: where none
    /// of them finds a step, the puzzle is too hard, whatever it would take.
    order: Vec<Technique>,
    /// Those of them that a path may have.
    allowed: Vec<Technique>,
    /// Whether singles are filled all at once. That is faster and leads to the same positions; only
    /// the points of the path are lost, which a target without a tier does not ask for.
    skips_singles: bool,
}

/// How the path of a puzzle compares with a target.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Fit {
    /// It needs less than the target asks for.
    TooEasy,
    /// It is as the target asks for.
    Fits,
    /// It comes to a position where it needs more than the target allows.
    TooHard {
        /// Where it gets stuck.
        at: Box<Position>,
        /// Whether more clues may make it fit: all that is asked for occurred before, or must
        /// occur later because no technique is easier.
        is_near: bool,
    },
}

/// How a path compares with a target.
pub(super) struct Comparison {
    /// How it fits, whatever others would do as well.
    pub fit: Fit,
    /// Where the technique asked for was used first, if it was.
    first_use: Option<Box<Position>>,
}

/// What a path has used so far.
struct Used {
    points: u32,
    tier: Tier,
    /// The tier of the hardest technique.
    hardest: Tier,
    /// Where the technique asked for was used first.
    technique: Option<Box<Position>>,
    /// Whether it fits whatever follows.
    is_decided: bool,
}

impl Target {
    /// The targets of a recipe, one of which a puzzle has to fit; none if it asks nothing of the path.
    pub fn all_of(recipe: &Recipe) -> Vec<Target> {
        let Recipe { tier, style, .. } = *recipe;
        let hardest = recipe.hardest();
        match (hardest.is_empty(), tier) {
            (true, None) => Vec::new(),
            (true, Some(_)) => vec![Target::new(tier, None, style)],
            (false, _) => hardest.iter().map(|one| Target::new(tier, Some(one), style)).collect(),
        }
    }
    /// The targets of a recipe that asks for techniques, as far as puzzles are found that need them: a
    /// puzzle that fits one of these needs its technique.
    pub fn needs_of(recipe: &Recipe) -> Vec<Target> {
        let Recipe { tier, style, .. } = *recipe;
        let hardest = recipe.hardest();
        let techniques = hardest.iter().filter(|one| NEEDED.contains(one));
        let target = |one| Target {
            rivals: Some(rivals_in_order(one)),
            ..Target::new(tier, Some(one), style)
        };
        techniques.map(target).collect()
    }
    /// The tier alone, where techniques are asked for as well.
    pub fn tier_of(recipe: &Recipe) -> Option<Target> {
        let has_both = recipe.tier.is_some() && !recipe.requirements.needs.is_empty();
        has_both.then(|| Target::new(recipe.tier, None, recipe.style))
    }
    fn new(tier: Option<Tier>, technique: Option<Technique>, style: PathStyle) -> Target {
        let is_harder = |technique: Technique| technique.tier() > Tier::Easy;
        let skips_singles = tier.is_none() && technique.is_some_and(is_harder);
        let (order, allowed) = (Vec::new(), Vec::new());
        let rivals = None;
        let target = Target { tier, technique, rivals, style, order, allowed, skips_singles };
        // What stands behind forcing nets comes to its turn only where these are allowed: otherwise a
        // path ends before, and to look for what ends it would take most of the time.
        let behind = if target.allows(Technique::VerityNet, 0) { EXTRA_ORDER } else { &[] };
        let all = HODOKU_ORDER.iter().chain(behind).copied().chain([Technique::BruteForce]);
        let mut order: Vec<Technique> = all.filter(|&other| technique != Some(other)).collect();
        if let Some(technique) = technique {
            order.insert(index_in_order(technique), technique);
        }
        let last = order.iter().rposition(|&technique| target.allows(technique, 0));
        order.truncate(last.map_or(0, |last| last + 1));
        order.retain(|technique| !skips_singles || technique.tier() > Tier::Easy);
        let allowed = order.iter().filter(|technique| target.allows(**technique, 0));
        Target { allowed: allowed.copied().collect(), order, ..target }
    }
    /// Whether a step may be in the path, which has `points` points with it.
    fn allows(&self, step: Technique, points: u32) -> bool {
        let by_tier = self.tier.is_none_or(|tier| step.tier().max(tier_of(points)) <= tier);
        by_tier && self.technique.is_none_or(|hardest| hardest == step || is_below(step, hardest))
    }
    /// Whether no technique is easier than the one asked for: every puzzle comes to need no other,
    /// at the latest when a single cell is empty.
    pub fn is_easiest(&self) -> bool {
        self.technique == Some(Technique::FullHouse)
    }
    fn is_met(&self, used: &Used) -> bool {
        // A comfortable puzzle is of its tier by a technique and not by its points.
        let by_technique = self.style == PathStyle::Comfortable && used.tier < Tier::Extreme;
        let reached = if by_technique { used.hardest } else { used.tier };
        self.tier.is_none_or(|tier| reached == tier)
            && (self.technique.is_none() || used.technique.is_some())
    }
    fn skip_singles(&self, position: &mut Position) {
        if self.skips_singles {
            fill_singles(position);
        }
    }
    /// The technique asked for.
    pub fn technique(&self) -> Option<Technique> {
        self.technique
    }
    /// Whether its technique has to be needed.
    pub fn asks_need(&self) -> bool {
        self.rivals.is_some()
    }
    /// As how many checks it counts to look for what others would do: it takes as long. Nothing where
    /// that does not matter.
    pub fn checks_of_rivals(&self, compared: &Comparison) -> u64 {
        let is_near = matches!(compared.fit, Fit::Fits | Fit::TooHard { is_near: true, .. });
        let is_asked = self.rivals.is_some() && compared.first_use.is_some() && is_near;
        match self.technique.map(Technique::tier) {
            Some(tier) if is_asked => CHECKS_OF_RIVALS[tier as usize],
            _ => 0,
        }
    }
    /// How a path fits if the technique asked for also has to be needed. What others do as well does not
    /// come to need it by more clues.
    pub fn with_need(&self, compared: Comparison) -> Fit {
        if self.checks_of_rivals(&compared) == 0 {
            return compared.fit;
        }
        let is_needed = |(rivals, at): (&Vec<Technique>, Box<Position>)| is_stuck(*at, rivals);
        let is_needed = self.rivals.as_ref().zip(compared.first_use).is_none_or(is_needed);
        if is_needed { compared.fit } else { Fit::TooEasy }
    }
    /// Follows the path of a puzzle from its givens as far as it takes to decide.
    pub fn compare(&self, mut position: Position) -> Comparison {
        if self.style == PathStyle::Comfortable
            && self.tier == Some(Tier::Easy)
            && !is_easily_seen(position.clone())
        {
            let fit = Fit::TooHard { at: Box::new(position), is_near: false };
            return Comparison { fit, first_use: None };
        }
        let easy = Tier::Easy;
        let mut used =
            Used { points: 0, tier: easy, hardest: easy, technique: None, is_decided: false };
        let mut searched = Searched::default();
        self.skip_singles(&mut position);
        while !position.is_solved()
            && let Some(step) = self.next(&position, &mut searched)
        {
            let points = used.points + step.technique.score();
            if !self.allows(step.technique, points) {
                break;
            }
            used.points = points;
            used.tier = used.tier.max(step.technique.tier()).max(tier_of(points));
            used.hardest = used.hardest.max(step.technique.tier());
            if self.technique == Some(step.technique) {
                used.technique.get_or_insert_with(|| Box::new(position.clone()));
            }
            used.is_decided = used.tier == Tier::Extreme && self.technique.is_none();
            if used.is_decided {
                break;
            }
            position.apply(&step);
            self.skip_singles(&mut position);
        }
        let fit = match (used.is_decided || position.is_solved(), self.is_met(&used)) {
            (true, true) => Fit::Fits,
            (true, false) => Fit::TooEasy,
            (false, is_met) => {
                Fit::TooHard { at: Box::new(position), is_near: is_met || self.is_easiest() }
            }
        };
        Comparison { fit, first_use: used.technique }
    }
    /// The first step in order; none where the position is solved, or where the first step is of a
    /// technique that is not allowed. Whether there is one of those is looked at last: most paths end
    /// where nothing that is allowed has a step, and what is not allowed takes longest to find.
    fn next(&self, position: &Position, searched: &mut Searched) -> Option<Step> {
        let look = finder::first_without_evidence;
        let step = look(position, &self.allowed, &[], searched).pop()?;
        let first = step.technique;
        let before = self.order.iter().take_while(|other| **other != first);
        let is_barred = |other: &&Technique| {
            !self.allowed.contains(other) && !are_graded_together(**other, first)
        };
        let barred: Vec<Technique> = before.filter(is_barred).copied().collect();
        if !barred.is_empty() && !look(position, &barred, &[], searched).is_empty() {
            return None;
        }
        // Of chains the one that does most is applied, and not the first.
        let is_chain = CHAIN_GROUPS.iter().any(|group| group.contains(&first));
        if is_chain { next(look, position, &[first], searched) } else { Some(step) }
    }
}

/// Whether HoDoKu takes the chains of two techniques for one.
fn are_graded_together(one: Technique, other: Technique) -> bool {
    CHAIN_GROUPS.iter().any(|group| group.contains(&one) && group.contains(&other))
}

/// As how many checks it counts to see how far all others of a tier and below come.
const CHECKS_OF_RIVALS: [u64; 5] = [20, 40, 150, 2_500, 25_000];

/// The techniques of which puzzles are looked for that need them: for each, some seeds give one. Many others are
/// special cases of techniques of their tier (an X-wing is two multi-colours of two links, a chain of one
/// digit is a grouped chain); of the rest none was found among the puzzles of a few dozen seeds.
pub const NEEDED: &[Technique] = &[
    Technique::HiddenSingle,
    Technique::NakedSingle,
    Technique::Pointing,
    Technique::Claiming,
    Technique::NakedPair,
    Technique::NakedTriple,
    Technique::HiddenPair,
    Technique::HiddenTriple,
    Technique::HiddenQuadruple,
    Technique::Swordfish,
    Technique::EmptyRectangle,
    Technique::Bug1,
    Technique::WWing,
    Technique::XyWing,
    Technique::XyzWing,
    Technique::UniqueRectangle1,
    Technique::UniqueRectangle2,
    Technique::UniqueRectangle3,
    Technique::UniqueRectangle5,
    Technique::HiddenRectangle,
    Technique::AvoidableRectangle1,
    Technique::AvoidableRectangle2,
    Technique::UniqueLoop1,
    Technique::UniqueLoop2,
    Technique::ExtendedRectangle,
    Technique::Bug2,
    Technique::Bug3,
    Technique::FinnedXWing,
    Technique::SashimiXWing,
    Technique::SimpleColoursTrap,
    Technique::SimpleColoursWrap,
    Technique::MultiColours1,
    Technique::GroupedDiscontinuousNiceLoop,
    Technique::AlsChain,
    Technique::DeathBlossom,
];

/// Hardly ever needed behind all that counts less, and rarer still behind locked candidates or subsets.
const TRIED_BEFORE_MEDIUM: &[Technique] = &[
    Technique::UniqueRectangle5,
    Technique::UniqueRectangle6,
    Technique::AvoidableRectangle1,
    Technique::AvoidableRectangle2,
    Technique::SiameseFinnedXWing,
    Technique::SiameseFinnedMutantXWing,
    Technique::FrankenXWing,
    Technique::Leviathan,
];

/// Hardly ever needed behind all that counts less; so are all expert patterns.
const TRIED_BEFORE_HARD: &[Technique] = &[
    Technique::SimpleColoursTrap,
    Technique::SimpleColoursWrap,
    Technique::MultiColours2,
    Technique::SashimiJellyfish,
    Technique::SiameseSashimiJellyfish,
    Technique::FrankenSwordfish,
    Technique::FrankenJellyfish,
    Technique::FinnedFrankenXWing,
    Technique::FinnedFrankenSwordfish,
    Technique::FinnedFrankenJellyfish,
    Technique::SiameseFinnedFrankenXWing,
    Technique::SiameseFinnedFrankenSwordfish,
    Technique::SiameseFinnedFrankenJellyfish,
    Technique::Squirmbag,
    Technique::Whale,
    Technique::MutantSwordfish,
    Technique::MutantJellyfish,
    Technique::FinnedMutantXWing,
    Technique::FinnedMutantSwordfish,
    Technique::FinnedMutantJellyfish,
    Technique::SiameseFinnedMutantSwordfish,
    Technique::SiameseFinnedMutantJellyfish,
    Technique::UniqueRectangleGuardians,
    Technique::BugLite,
    Technique::HouseForcingChain,
    Technique::ContradictionForcingChain,
    Technique::VerityNet,
    Technique::TemplateSet,
    Technique::TemplateDelete,
];

/// The tier before which a technique is tried that is hardly ever needed behind all that counts less;
/// none for any other.
fn tried_before(technique: Technique) -> Option<Tier> {
    let is_rare = TRIED_BEFORE_HARD.contains(&technique) || technique.family() == Family::Expert;
    match TRIED_BEFORE_MEDIUM.contains(&technique) {
        true => Some(Tier::Medium),
        false => is_rare.then_some(Tier::Hard),
    }
}

/// Where the technique asked for is tried: what is hardly ever needed before all of a tier; else in
/// its own place in HoDoKu's order if it has one, or before the techniques that count as much. Behind
/// them it would hardly ever be needed.
fn index_in_order(technique: Technique) -> usize {
    let is_as_hard = |other: &Technique| difficulty_key(other) >= difficulty_key(&technique);
    let place = match tried_before(technique) {
        Some(tier) => HODOKU_ORDER.iter().position(|other| other.tier() >= tier),
        None => {
            let own = HODOKU_ORDER.iter().position(|&other| other == technique);
            own.or_else(|| HODOKU_ORDER.iter().position(is_as_hard))
        }
    };
    place.unwrap_or(HODOKU_ORDER.len())
}

/// Whether a path with this step can still have `hardest` as its hardest step. A full house counts
/// as easier than anything, though it has the points of a naked single: no puzzle is without its
/// last cells.
/// Beside what is tried before all medium techniques anything of its tier may stand: puzzles for
/// which it is enough by itself are not found.
fn is_below(step: Technique, hardest: Technique) -> bool {
    if tried_before(hardest) == Some(Tier::Medium) {
        return step.tier() <= hardest.tier();
    }
    let (step_key, hardest_key) = (difficulty_key(&step), difficulty_key(&hardest));
    step_key < hardest_key || step_key == hardest_key && step == Technique::FullHouse
}
