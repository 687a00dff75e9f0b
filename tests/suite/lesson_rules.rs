//! What a lesson's example and practice have to keep, for the test of the lesson files and for the
//! tool that makes them.

use std::path::{Path, PathBuf};

use nonet_engine::logic::finder::{Options, all_steps, next_step};
use nonet_engine::logic::reglib::Case;
use nonet_engine::logic::techniques::{Family, Technique, TechniqueSet, Tier};
use nonet_engine::search::puzzle::Puzzle;
use nonet_engine::types::board::Board;
use nonet_engine::types::cell::Cell;
use nonet_engine::types::grid::Solution;
use nonet_engine::types::position::Position;

use super::positions::carry_out;

/// How many practice puzzles a technique has at most.
pub const MAX_PRACTICE: usize = 3;

/// How many practice positions a technique has, where so many are known.
pub const MAX_POSITIONS: usize = 6;

/// What comes before a technique in a position; the best first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Order {
    /// Nothing that stands before it on the ladder finds a step.
    First,
    /// Nothing of a lower tier does.
    Tier,
    /// Nothing easy or medium does.
    Last,
}

/// The order that a technique has in a position, by the first step of the ladder there; none where
/// something much easier comes first.
pub fn order_after(first: Option<Technique>, technique: Technique) -> Option<Order> {
    match first {
        None => Some(Order::First),
        Some(first) if first >= technique => Some(Order::First),
        Some(first) if first.tier() >= technique.tier() => Some(Order::Tier),
        Some(first) => (first.tier() >= Tier::Hard).then_some(Order::Last),
    }
}

/// The order that a technique has in a position, worked out by the first step of the ladder there.
pub fn order_of(board: &Board, technique: Technique) -> Option<Order> {
    let first = next_step(&Position::of(board), &Options::default());
    order_after(first.map(|step| step.technique), technique)
}

/// How well a technique is hidden in a position: the more candidates stand open, the more its
/// pattern marks and the less it does, the better; a second step of it makes it plainer.
pub fn hiddenness(board: &Board, technique: Technique) -> u32 {
    let position = Position::of(board);
    let steps = all_steps(&position, &Options::only(technique));
    let Some(step) = steps.first() else { return 0 };
    let hides = position.open().len() + 3 * (step.evidence.marks.len() + step.evidence.links.len());
    let shows = 4 * step.effects.len() + 6 * (steps.len() - 1).min(10);
    (hides + 100).saturating_sub(shows) as u32
}

/// Checks a position: the technique applies, its first step does what the line says, and nothing much
/// easier does.
pub fn check_position(case: &Case) -> Result<Order, String> {
    let puzzle = Puzzle::prove(&case.board.givens).map_err(|error| error.to_string())?;
    if !agrees(&case.board, puzzle.solution()) {
        return Err("it contradicts its solution".to_owned());
    }
    let step = next_step(&Position::of(&case.board), &Options::only(case.technique));
    let step = step.ok_or("the technique does not apply")?;
    if step.effects != case.expected {
        return Err("the technique does something else".to_owned());
    }
    order_of(&case.board, case.technique).ok_or_else(|| "something easier applies".to_owned())
}

/// The lesson file of a technique.
pub fn lesson_path(slug: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("static/learn").join(format!("{slug}.txt"))
}

/// What the list of lessons shows of each.
pub fn overview_path() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("static/learn/overview.txt")
}

/// The techniques with fewer positions than they should have, and why.
pub fn fewer_path() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/corpus/practice_fewer.txt")
}

/// Why a technique has fewer than six positions in which nothing before it on the ladder applies; none if
/// it has six. `no_pattern`: nothing marks the place. `contains_another`: its pattern holds one that comes
/// earlier, so that it never comes first. `not_first`: what comes earlier found a step wherever it
/// was found. `rare`: in all puzzles that were searched it was found so seldom.
pub fn why_fewer(technique: Technique, positions: usize, first: usize) -> Option<&'static str> {
    let slug = technique.slug();
    match () {
        () if first >= MAX_POSITIONS => None,
        () if technique.family() == Family::LastResort => Some("no_pattern"),
        () if slug.starts_with("siamese_") || slug.starts_with("dual_") => Some("contains_another"),
        () if positions >= MAX_POSITIONS => Some("not_first"),
        () => Some("rare"),
    }
}

/// Goes on as long as anything is found; whether all was solved, and the board at the end.
pub fn follow(board: &Board, options: &Options) -> (bool, Board) {
    let mut board = board.clone();
    while let Some(step) = next_step(&Position::of(&board), options) {
        carry_out(&mut board, &step);
    }
    (board.digits().clues() == 81, board)
}

/// Whether the board agrees with the solution in what stands there and in what is eliminated.
pub fn agrees(board: &Board, solution: &Solution) -> bool {
    let fits = |cell: Cell| match board.digit(cell) {
        Some(digit) => digit == solution[cell],
        None => !board.eliminated[cell].contains(solution[cell]),
    };
    Cell::ALL.into_iter().all(fits)
}

/// Checks a practice position: it takes the technique, and only what is easier besides.
pub fn check_practice(case: &Case) -> Result<(), String> {
    let puzzle = Puzzle::prove(&case.board.givens).map_err(|error| error.to_string())?;
    if !agrees(&case.board, puzzle.solution()) {
        return Err("it contradicts its solution".to_owned());
    }
    if follow(&case.board, &Options::easier_than(case.technique)).0 {
        return Err("it is solved without the technique".to_owned());
    }
    if !follow(&case.board, &Options::up_to(case.technique)).0 {
        return Err("the technique and what is easier do not solve it".to_owned());
    }
    if case.code.ends_with("-o") == is_needed(&case.board, case.technique) {
        return Err("whether it is needed is not as the line says".to_owned());
    }
    Ok(())
}

/// Every technique of the tier of one and below but itself; last resorts stand for want of something else.
fn rivals(technique: Technique) -> TechniqueSet {
    let all = Technique::ALL.iter().copied();
    let all = all.filter(|other| other.family() != Family::LastResort && *other != technique);
    all.filter(|other| other.tier() <= technique.tier()).collect()
}

/// Whether a position needs a technique: all others of its tier and below, one step after the other,
/// leave it unsolved. Worked out by the ladder alone, whatever the engine says of it.
pub fn is_needed(board: &Board, technique: Technique) -> bool {
    let options = Options { techniques: rivals(technique), ..Options::default() };
    !follow(board, &options).0
}

/// How the easiest step in a technique's example compares with the technique.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Easier {
    /// Nothing before the technique on the ladder finds a step.
    Nothing,
    /// Something before it on the ladder does, of its own tier.
    AsHard,
    /// A technique of a lower tier does.
    Technique,
    /// A single does.
    Single,
}

/// How the easiest step of a position compares with a technique. For an easy technique everything easier
/// counts as of a lower tier.
pub fn easier_in(position: &Position, technique: Technique) -> Easier {
    let is_usual = |other: &Technique| !matches!(other.family(), Family::Rare | Family::LastResort);
    let finds = |is_meant: &dyn Fn(&Technique) -> bool| {
        let techniques = Technique::ALL.iter().copied().filter(is_usual).filter(is_meant).collect();
        next_step(position, &Options { techniques, ..Options::default() }).is_some()
    };
    let is_earlier = finds(&|other| *other < technique && other.tier() <= technique.tier());
    match technique.tier() {
        Tier::Easy if is_earlier => Easier::Technique,
        Tier::Easy => Easier::Nothing,
        _ if finds(&|other| other.tier() == Tier::Easy) => Easier::Single,
        tier if finds(&|other| other.tier() < tier) => Easier::Technique,
        _ if is_earlier => Easier::AsHard,
        _ => Easier::Nothing,
    }
}
