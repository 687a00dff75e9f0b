//! Grading: a [`Path`] is the steps from a position to its end, a [`Grade`] what they are worth.
//!
//! Both follow HoDoKu, whose levels and scores people know: at each step the first technique of
//! [`HODOKU_ORDER`] that finds anything is applied (of several chains the one that does most), and its
//! points are added. The tier is that of the hardest step, or a higher one if so many points can
//! only come from more work than it stands for: nothing but singles for 900 points is no longer
//! easy.

use std::cmp::Reverse;

use crate::logic::finder::{self, Searched};
use crate::logic::step::Step;
use crate::logic::techniques::{
    Family, FamilySet, TRIED_UP_TO_MEDIUM, Technique, TechniqueSet, Tier,
};
use crate::types::board::Board;
use crate::types::conflict::conflicts;
use crate::types::grid::Solution;
use crate::types::position::Position;
use crate::types::set::Element as _;

/// HoDoKu's techniques in its order. It differs from the ladder's: a naked single counts as easier
/// than a hidden one, since a program sees it at once.
pub static HODOKU_ORDER: &[Technique] = {
    use Technique as T;
    const HARDER: [Technique; 54] = [
        T::NakedQuadruple,
        T::HiddenQuadruple,
        T::XWing,
        T::Swordfish,
        T::Jellyfish,
        T::RemotePair,
        T::Bug1,
        T::Skyscraper,
        T::TwoStringKite,
        T::TurbotFish,
        T::EmptyRectangle,
        T::WWing,
        T::XyWing,
        T::XyzWing,
        T::UniqueRectangle1,
        T::UniqueRectangle2,
        T::UniqueRectangle3,
        T::UniqueRectangle4,
        T::UniqueRectangle5,
        T::UniqueRectangle6,
        T::HiddenRectangle,
        T::AvoidableRectangle1,
        T::AvoidableRectangle2,
        T::FinnedXWing,
        T::SashimiXWing,
        T::FinnedSwordfish,
        T::SashimiSwordfish,
        T::FinnedJellyfish,
        T::SashimiJellyfish,
        T::SueDeCoq,
        T::SimpleColoursTrap,
        T::SimpleColoursWrap,
        T::MultiColours1,
        T::MultiColours2,
        T::XChain,
        T::XyChain,
        T::ContinuousNiceLoop,
        T::DiscontinuousNiceLoop,
        T::Aic,
        T::GroupedContinuousNiceLoop,
        T::GroupedDiscontinuousNiceLoop,
        T::GroupedAic,
        T::AlsXz,
        T::AlsXyWing,
        T::AlsChain,
        T::FrankenXWing,
        T::FrankenSwordfish,
        T::FinnedFrankenXWing,
        T::FinnedFrankenSwordfish,
        T::CellForcingChain,
        T::HouseForcingChain,
        T::ContradictionForcingChain,
        T::ForcingNet,
        T::VerityNet,
    ];
    const ALL: [Technique; TRIED_UP_TO_MEDIUM.len() + HARDER.len()] = {
        let mut all = [T::FullHouse; TRIED_UP_TO_MEDIUM.len() + HARDER.len()];
        let (easier, harder) = all.split_at_mut(TRIED_UP_TO_MEDIUM.len());
        easier.copy_from_slice(&TRIED_UP_TO_MEDIUM);
        harder.copy_from_slice(&HARDER);
        all
    };
    &ALL
};

/// What HoDoKu has not, or has switched off: tried where it would give up.
pub static EXTRA_ORDER: &[Technique] = {
    use Technique as T;
    &[
        T::Bug2,
        T::Bug3,
        T::Bug4,
        T::UniqueLoop1,
        T::UniqueLoop2,
        T::UniqueLoop3,
        T::UniqueLoop4,
        T::ExtendedRectangle,
        T::MedusaTrap,
        T::MedusaWrap,
        T::AlignedPairExclusion,
        T::DeathBlossom,
        T::FrankenJellyfish,
        T::FinnedFrankenJellyfish,
    ]
};

/// The steps from a position to its end.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Path {
    /// In the order in which they are carried out.
    pub steps: Vec<Step>,
    /// How it ended.
    pub end: End,
}

/// How a path ends.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum End {
    /// Every cell is filled.
    Solved,
    /// Nothing more was found, or the board is wrong, so that nothing sound could be.
    Stuck,
}

/// What a path is worth.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Grade {
    /// How hard the whole is.
    pub tier: Tier,
    /// The points of all steps.
    pub score: u32,
    /// The hardest of its techniques, if it takes any step.
    pub hardest: Option<Technique>,
    /// How often each technique is used, in HoDoKu's order.
    pub counts: Vec<(Technique, u32)>,
}

/// How hard a puzzle is: what a grade says in short.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Rating {
    /// HoDoKu's level.
    pub tier: Tier,
    /// HoDoKu's points.
    pub score: u32,
    /// The hardest technique, if the puzzle needs any.
    pub hardest: Option<Technique>,
}

impl Rating {
    /// Of a grade.
    pub fn of(grade: &Grade) -> Rating {
        Rating { tier: grade.tier, score: grade.score, hardest: grade.hardest }
    }
}

impl Path {
    /// The path of a board, as it is graded. With its solution, uniqueness may be argued with, and
    /// when all reasoning fails a digit of it is placed, as HoDoKu does; without, the path ends where
    /// reasoning does.
    pub fn of(board: &Board, solution: Option<&Solution>) -> Path {
        Path::graded_without(TechniqueSet::EMPTY, board, solution)
    }
    /// The path of a board, graded as if some techniques did not exist.
    pub fn graded_without(
        techniques: TechniqueSet,
        board: &Board,
        solution: Option<&Solution>,
    ) -> Path {
        Path::by(&graded_order(techniques, solution), board, solution)
    }
    /// The path to be shown, without some families of techniques and some others: singles in the order of
    /// hints, and a proof by cases where all else fails. Unless left out, expert patterns are tried before forcing chains and
    /// nets, rare techniques after all others.
    pub fn without(
        left_out: FamilySet,
        techniques: TechniqueSet,
        board: &Board,
        solution: Option<&Solution>,
    ) -> Path {
        let mut order = order(left_out, Technique::ProofByCases, solution);
        order.retain(|technique| !techniques.contains(*technique));
        look_as_people(&mut order);
        Path::by(&order, board, solution)
    }
    fn by(order: &[Technique], board: &Board, solution: Option<&Solution>) -> Path {
        let mut steps = Vec::new();
        let end = walk(finder::first_of, order, board, solution, |step| steps.push(step));
        Path { steps, end }
    }
    /// Whether each of its steps is shown, and none is guessed.
    pub fn is_reasoned(&self) -> bool {
        !self.uses(Technique::BruteForce)
    }
    /// Whether any of its steps is a proof by cases.
    pub fn has_proofs_by_cases(&self) -> bool {
        self.uses(Technique::ProofByCases)
    }
    fn uses(&self, technique: Technique) -> bool {
        self.steps.iter().any(|step| step.technique == technique)
    }
    /// What it is worth.
    pub fn grade(&self) -> Grade {
        let mut uses = [0; Technique::ALL.len()];
        self.steps.iter().for_each(|step| uses[step.technique.index()] += 1);
        Grade::counted(&uses)
    }
}

impl Grade {
    /// What the path of a board is worth, as [`Path::of`] has it; faster, as no step is explained.
    ///
    /// ```
    /// use nonet_engine::{Board, Grade, Path, Puzzle};
    ///
    /// let line = "1.....5694.2.....8.5...9.4....64.8.1....1....2.8.35....4.5...1.9.....4.2621.....5";
    /// let puzzle = Puzzle::prove(&line.parse().expect("81 cells")).expect("one solution");
    /// let board = Board::of_givens(*puzzle.givens());
    /// let grade = Grade::of(&board, Some(puzzle.solution()));
    /// assert_eq!(grade, Path::of(&board, Some(puzzle.solution())).grade());
    /// ```
    pub fn of(board: &Board, solution: Option<&Solution>) -> Grade {
        Grade::without(TechniqueSet::EMPTY, board, solution)
    }
    /// What the path of a board is worth, as if some techniques did not exist.
    pub fn without(techniques: TechniqueSet, board: &Board, solution: Option<&Solution>) -> Grade {
        let (mut uses, order) = ([0; Technique::ALL.len()], graded_order(techniques, solution));
        walk(finder::first_without_evidence, &order, board, solution, |step| {
            uses[step.technique.index()] += 1;
        });
        Grade::counted(&uses)
    }
    /// From how often each technique is used, by its place on the ladder.
    fn counted(uses: &[u32; Technique::ALL.len()]) -> Grade {
        let all = all(Technique::ProofByCases).chain([Technique::BruteForce]);
        let all = all.map(|technique| (technique, uses[technique.index()]));
        let counts: Vec<(Technique, u32)> = all.filter(|&(_, uses)| uses > 0).collect();
        let score = counts.iter().map(|&(technique, uses)| technique.score() * uses).sum();
        let hardest = counts.iter().map(|&(technique, _)| technique).max_by_key(difficulty_key);
        Grade { tier: tier(hardest, score), score, hardest, counts }
    }
}

/// How the first step of an order is looked for: [`finder::first_of`] or [`finder::first_without_evidence`].
pub(crate) type Look = fn(&Position, &[Technique], &[&[Technique]], &mut Searched) -> Vec<Step>;

/// Hands on the steps of a board's path, and says how the path ends.
fn walk(
    look: Look,
    order: &[Technique],
    board: &Board,
    solution: Option<&Solution>,
    mut take: impl FnMut(Step),
) -> End {
    let (mut position, mut searched) = (Position::of(board), Searched::default());
    if is_wrong(board, solution) {
        return End::Stuck;
    }
    while !position.is_solved()
        && let Some(step) = next(look, &position, order, &mut searched)
    {
        position.apply(&step);
        take(step);
        if solution.is_none() && position.dead_end().is_some() {
            break;
        }
    }
    if Solution::of(position.digits()).is_some() { End::Solved } else { End::Stuck }
}

/// Chains that HoDoKu takes for one technique.
pub(crate) static CHAIN_GROUPS: [&[Technique]; 4] = {
    use Technique as T;
    [
        &[T::XChain],
        &[T::XyChain],
        &[T::ContinuousNiceLoop, T::DiscontinuousNiceLoop, T::Aic],
        &[T::GroupedContinuousNiceLoop, T::GroupedDiscontinuousNiceLoop, T::GroupedAic],
    ]
};

/// The first step in order; of chains the one that does most, and the shortest of those.
pub(crate) fn next(
    look: Look,
    position: &Position,
    order: &[Technique],
    searched: &mut Searched,
) -> Option<Step> {
    let found = look(position, order, &CHAIN_GROUPS, searched).into_iter();
    found.min_by_key(|step| (Reverse(step.effects.len()), step.evidence.links.len()))
}

/// What is compared to find the harder of two techniques.
pub(crate) fn difficulty_key(technique: &Technique) -> (Tier, u32) {
    (technique.tier(), technique.score())
}

/// The tier of the hardest technique, raised while so many points are too many for it.
fn tier(hardest: Option<Technique>, score: u32) -> Tier {
    hardest.map_or(Tier::Easy, Technique::tier).max(tier_of(score))
}

/// The tier that so many points stand for.
pub(crate) fn tier_of(score: u32) -> Tier {
    match score {
        0..=800 => Tier::Easy,
        801..=1000 => Tier::Medium,
        1001..=1600 => Tier::Hard,
        1601..=1800 => Tier::Unfair,
        _ => Tier::Extreme,
    }
}

/// The families that a grade does without: HoDoKu has none of their techniques, or has switched them
/// off.
pub fn ungraded() -> FamilySet {
    [Family::Expert, Family::Rare].into_iter().collect()
}

/// All techniques but last resorts, in the order in which a path tries them.
pub(crate) fn all_in_order() -> impl Iterator<Item = Technique> {
    all(Technique::BruteForce).filter(|technique| *technique != Technique::BruteForce)
}

/// All that is tried, in order.
fn all(last: Technique) -> impl Iterator<Item = Technique> {
    let of = |family| Technique::ALL.iter().filter(move |technique| technique.family() == family);
    let is_extreme = |technique: &Technique| technique.tier() == Tier::Extreme;
    let (before, forcing) =
        HODOKU_ORDER.split_at(HODOKU_ORDER.partition_point(|technique| !is_extreme(technique)));
    let own = before.iter().chain(of(Family::Expert)).chain(forcing).chain(EXTRA_ORDER);
    own.chain(of(Family::Rare)).copied().chain([last])
}

/// The order in which techniques are tried for a grade, as if some did not exist.
fn graded_order(techniques: TechniqueSet, solution: Option<&Solution>) -> Vec<Technique> {
    let mut order = order(ungraded(), Technique::BruteForce, solution);
    order.retain(|technique| !techniques.contains(*technique));
    order
}

/// The order in which techniques are tried.
fn order(left_out: FamilySet, last: Technique, solution: Option<&Solution>) -> Vec<Technique> {
    let allowed = |technique: &Technique| match technique.family() {
        family if left_out.contains(family) => false,
        Family::Uniqueness | Family::LastResort => solution.is_some(),
        _ => true,
    };
    all(last).filter(allowed).collect()
}

/// Hidden singles before naked ones, as hints have them: people see where a digit must go before they
/// count what a cell can still hold. What comes after all singles is the same in either order.
fn look_as_people(order: &mut [Technique]) {
    let place = |wanted| order.iter().position(|technique| *technique == wanted);
    let singles = (place(Technique::NakedSingle), place(Technique::HiddenSingle));
    if let (Some(naked), Some(hidden)) = singles
        && naked < hidden
    {
        order.swap(naked, hidden);
    }
}

/// Whether a board holds a mistake, as far as can be known.
pub fn is_wrong(board: &Board, solution: Option<&Solution>) -> bool {
    let digits = board.digits();
    let Some(solution) = solution else {
        return !conflicts(&digits).is_empty() || Position::of(board).dead_end().is_some();
    };
    digits.iter().any(|(cell, digit)| solution[cell] != digit)
        || board.empty_cells().iter().any(|cell| board.eliminated[cell].contains(solution[cell]))
}
