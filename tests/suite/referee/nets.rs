//! Nets: suppositions and the singles that follow from them, filled one by one.

use nonet_engine::logic::refutation::{Inference, Line, Refutation};
use nonet_engine::logic::step::{Effect, Role, Step};
use nonet_engine::types::candidate::Candidate;
use nonet_engine::types::cell::CellSet;
use nonet_engine::types::digit::DigitSet;
use nonet_engine::types::house::House;
use nonet_engine::types::position::DeadEnd;
use nonet_engine::types::set::Element as _;

use super::grid::{Bits, CANDIDATES, Grid, cells_of, number, rivals};
use super::reading::{cells_of_role, digits_of_role, houses_of_role, marked};

/// The step carries a proof that what it eliminates cannot be.
pub fn check_net(grid: &Grid, step: &Step) -> Result<(), String> {
    let Some(net) = &step.evidence.refutation else { return Err("no net".to_owned()) };
    if step.effects != [Effect::Eliminate(net.supposed)] {
        return Err("the net supposes something else".to_owned());
    }
    replay(grid, net)
}

fn replay(before: &Grid, net: &Refutation) -> Result<(), String> {
    let mut grid = before.clone();
    if !grid.open.has(number(net.supposed)) {
        return Err(format!("{} is not open", net.supposed));
    }
    grid.fill(number(net.supposed));
    for line in &net.lines {
        match line {
            Line::Follows(inference) => infer(&mut grid, *inference)?,
            Line::Refuted(inner) => {
                replay(&grid, inner)?;
                grid.open = grid.open.without(&Bits::of([number(inner.supposed)]));
            }
        }
    }
    let is_dead = match net.end {
        DeadEnd::Cell(cell) => {
            grid.solved[cell.index()].is_none() && grid.in_cell(cell.index()).is_empty()
        }
        DeadEnd::House(house, digit) => {
            !grid.has_placed(house, digit.index()) && grid.places(house, digit.index()).is_empty()
        }
    };
    is_dead.then_some(()).ok_or_else(|| format!("{:?} is no dead end", net.end))
}

/// Carries out what follows without a supposition, if it does.
fn infer(grid: &mut Grid, inference: Inference) -> Result<(), String> {
    let (premises, gone) = match inference {
        Inference::Place(at, house) => return fill_single(grid, at, house),
        Inference::Locked { digit, home, other } => {
            let (home, other, digit) = (cells_of(home), cells_of(other), [digit.index()]);
            (among(&beside(&home, &other), &digit), among(&beside(&other, &home), &digit))
        }
        Inference::Naked { house, cells, digits } => {
            let (inside, digits) = subset(cells, digits)?;
            let outside = beside(&cells_of(house), &inside);
            (among(&inside, &beside(&NINE, &digits)), among(&outside, &digits))
        }
        Inference::Hidden { house, cells, digits } => {
            let (inside, digits) = subset(cells, digits)?;
            let outside = beside(&cells_of(house), &inside);
            (among(&outside, &digits), among(&inside, &beside(&NINE, &digits)))
        }
    };
    if !premises.and(&grid.open).is_empty() {
        return Err(format!("{inference:?} does not follow"));
    }
    grid.open = grid.open.without(&gone);
    Ok(())
}

fn fill_single(grid: &mut Grid, at: Candidate, house: Option<House>) -> Result<(), String> {
    let left = match house {
        Some(house) => grid.places(house, at.digit.index()),
        None => grid.in_cell(at.cell.index()),
    };
    if left != Bits::of([number(at)]) {
        return Err(format!("{at} is no single when its turn comes"));
    }
    grid.fill(number(at));
    Ok(())
}

const NINE: [usize; 9] = [0, 1, 2, 3, 4, 5, 6, 7, 8];

/// What is in the one and not in the other.
fn beside(one: &[usize], other: &[usize]) -> Vec<usize> {
    one.iter().copied().filter(|at| !other.contains(at)).collect()
}

/// Some digits in some cells.
fn among(cells: &[usize], digits: &[usize]) -> Bits {
    let of_cell = |&cell: &usize| digits.iter().map(move |digit| cell * 9 + digit);
    Bits::of(cells.iter().flat_map(of_cell))
}

/// As many cells as digits.
fn subset(cells: CellSet, digits: DigitSet) -> Result<(Vec<usize>, Vec<usize>), String> {
    let counted = (
        cells.iter().map(|cell| cell.index()).collect(),
        digits.iter().map(|digit| digit.index()).collect(),
    );
    (cells.len() == digits.len())
        .then_some(counted)
        .ok_or_else(|| format!("{cells:?} for {digits:?}"))
}

/// Whichever of the base candidates is true, the singles that follow bring about every effect.
pub fn check_verity(grid: &Grid, step: &Step) -> Result<(), String> {
    let evidence = &step.evidence;
    let starts = marked(evidence, Role::Base);
    let all = match &*houses_of_role(evidence, Role::Base) {
        [] => match &*cells_of_role(evidence, Role::Base) {
            [cell] => grid.in_cell(*cell),
            _ => return Err("neither one cell nor a house".to_owned()),
        },
        [house] => match &*digits_of_role(evidence, Role::Base) {
            [digit] => grid.places(*house, *digit),
            _ => return Err("not one digit".to_owned()),
        },
        _ => return Err("more than one house".to_owned()),
    };
    if starts != all || starts.is_empty() {
        return Err("the choices are not complete".to_owned());
    }
    let ends: Vec<Grid> = starts.iter().map(|start| filled(grid, start)).collect();
    let agrees = |effect: &Effect| ends.iter().all(|end| holds(end, *effect));
    step.effects
        .iter()
        .all(agrees)
        .then_some(())
        .ok_or_else(|| "the choices do not agree".to_owned())
}

fn holds(end: &Grid, effect: Effect) -> bool {
    let at = number(effect.candidate());
    let is_true = end.solved[at / 9] == Some(at % 9);
    match effect {
        Effect::Place(_) => is_true,
        Effect::Eliminate(_) => !is_true && !end.open.has(at),
    }
}

/// With every single that follows from a start.
fn filled(before: &Grid, start: usize) -> Grid {
    let mut grid = before.clone();
    grid.fill(start);
    while let Some(at) = single(&grid) {
        grid.fill(at);
    }
    grid
}

fn single(grid: &Grid) -> Option<usize> {
    let only = |places: Bits| places.first().filter(|_| places.len() == 1);
    let in_cell = (0..81).find_map(|cell| only(grid.in_cell(cell)));
    let pairs = || House::ALL.iter().flat_map(|&house| (0..9).map(move |digit| (house, digit)));
    in_cell.or_else(|| pairs().find_map(|(house, digit)| only(grid.places(house, digit))))
}

/// What goes is in no way to place its digit; what is placed is in all. Ways that take a cell which
/// another digit has in all of its own do not count.
pub fn check_templates(grid: &Grid, step: &Step) -> Result<(), String> {
    let open = ways_left(grid);
    let follows = |effect: &Effect| {
        let at = number(effect.candidate());
        match effect {
            Effect::Eliminate(_) => {
                !open.has(at) || !can_be_placed(grid, &open.without(rivals(at)), at % 9)
            }
            Effect::Place(_) => is_needed(grid, &open, at),
        }
    };
    step.effects.iter().all(follows).then_some(()).ok_or_else(|| "a template is left".to_owned())
}

/// The open candidates but for those beside one that its digit has in all of its ways, again and
/// again.
fn ways_left(grid: &Grid) -> Bits {
    let mut open = grid.open;
    loop {
        let needed: Vec<usize> = open.iter().filter(|&at| is_needed(grid, &open, at)).collect();
        let in_cell = |at: usize| {
            Bits::of((0..9).map(|digit| at / 9 * 9 + digit).filter(move |&other| other != at))
        };
        let next = needed.iter().fold(open, |open, &at| open.without(&in_cell(at)));
        if next == open {
            return open;
        }
        open = next;
    }
}

fn is_needed(grid: &Grid, open: &Bits, at: usize) -> bool {
    open.has(at) && !can_be_placed(grid, &open.without(&Bits::of([at])), at % 9)
}

/// Whether a digit fits into every row without being twice in a column or box.
fn can_be_placed(grid: &Grid, places: &Bits, digit: usize) -> bool {
    let rows = House::ALL.iter().take(9).filter(|&&row| !grid.has_placed(row, digit));
    let open_rows: Vec<Vec<usize>> = rows.map(|&row| cells_of(row)).collect();
    fits(&open_rows, &mut vec![false; CANDIDATES], places, digit)
}

fn fits(rows: &[Vec<usize>], taken: &mut Vec<bool>, places: &Bits, digit: usize) -> bool {
    let Some((row, rest)) = rows.split_first() else { return true };
    row.iter().any(|&cell| {
        let (column, block) = (cell % 9, 9 + cell / 27 * 3 + cell % 9 / 3);
        if !places.has(cell * 9 + digit) || taken[column] || taken[block] {
            return false;
        }
        (taken[column], taken[block]) = (true, true);
        let found = fits(rest, taken, places, digit);
        (taken[column], taken[block]) = (false, false);
        found
    })
}
