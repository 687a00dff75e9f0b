//! Patterns that are more than facts about cells and houses: fish, deadly patterns, colours.

use nonet_engine::logic::step::{Evidence, Role, Step};
use nonet_engine::types::house::House;

use super::grid::{Bits, Grid, cells_of, sees};
use super::proof::{Fact, refutes, shows_one_of};
use super::reading::{cells_of_role, digits_of_role, houses_of_role, marked};

/// Base houses whose places are all marked, in as many covers (more where two fish stand on one
/// base), each base house with a cell that is no fin, each cover with a place of the base.
pub fn fish(grid: &Grid, step: &Step) -> Result<Vec<Fact>, String> {
    let evidence = &step.evidence;
    let [bases, covers] = [Role::Base, Role::Cover].map(|role| houses_of_role(evidence, role));
    let digit = only_digit(evidence)?;
    let (body, fins) = (marked(evidence, Role::Base), marked(evidence, Role::Fin));
    let facts: Vec<Fact> = bases.iter().map(|&house| grid.places(house, digit)).collect();
    let based = facts.iter().fold(Bits::default(), |all, fact| all.or(fact));
    if based != body.or(&fins) {
        return Err("the marks are not the places of the base".to_owned());
    }
    let is_siamese = step.technique.slug().starts_with("siamese");
    if bases.is_empty()
        || (bases.len() != covers.len() && !(is_siamese && covers.len() > bases.len()))
    {
        return Err(format!("{} base houses, {} covers", bases.len(), covers.len()));
    }
    let of_house =
        |house: &House| Bits::of(cells_of(*house).into_iter().map(|cell| cell * 9 + digit));
    let lacks = |house: &&House, cells: &Bits| of_house(house).and(cells).is_empty();
    // The body of two fish together is what is a fin of neither.
    let hollow = bases.iter().find(|house| !is_siamese && lacks(house, &body));
    if let Some(house) = hollow.or_else(|| covers.iter().find(|house| lacks(house, &based))) {
        return Err(format!("no cell of the fish is in {house}"));
    }
    let covered = covers.iter().fold(Bits::default(), |all, house| all.or(&of_house(house)));
    if !body.is_within(&covered) {
        return Err("a cell of the fish is in no cover".to_owned());
    }
    Ok(facts)
}

fn only_digit(evidence: &Evidence) -> Result<usize, String> {
    match &*digits_of_role(evidence, Role::Base) {
        [digit] => Ok(*digit),
        other => Err(format!("a fish of the digits {other:?}")),
    }
}

/// One of the candidates of the base cells that are no base digits is true, for filled with base
/// digits alone the cells could be filled otherwise.
pub fn deadly(grid: &Grid, step: &Step) -> Result<Vec<Fact>, String> {
    let cells = cells_of_role(&step.evidence, Role::Base);
    let digits = digits_of_role(&step.evidence, Role::Base);
    if let Some(&cell) = cells.iter().find(|&&cell| grid.solved[cell].is_some()) {
        return Err(format!("cell {cell} of the pattern is filled"));
    }
    check_deadly(&cells, &digits)?;
    let extra = |&cell: &usize| {
        grid.in_cell(cell).iter().filter(|at| !digits.contains(&(at % 9))).collect()
    };
    Ok(vec![Bits::of(cells.iter().flat_map(|cell| -> Vec<usize> { extra(cell) }))])
}

/// One of the other candidates of the open cells is true where some of the cells are filled, but not given,
/// for else the cells could be filled otherwise.
pub fn avoidable(grid: &Grid, step: &Step) -> Result<Vec<Fact>, String> {
    let evidence = &step.evidence;
    let filled = cells_of_role(evidence, Role::Witness);
    let completing = marked(evidence, Role::Base);
    if filled.iter().any(|&cell| grid.given[cell] || grid.solved[cell].is_none()) {
        return Err("a corner is given or empty".to_owned());
    }
    let mut cells: Vec<usize> =
        filled.iter().copied().chain(completing.iter().map(|at| at / 9)).collect();
    cells.sort_unstable();
    cells.dedup();
    let of_filled = filled.iter().filter_map(|&cell| grid.solved[cell]);
    let mut digits: Vec<usize> = of_filled.chain(completing.iter().map(|at| at % 9)).collect();
    digits.sort_unstable();
    digits.dedup();
    check_deadly(&cells, &digits)?;
    let open = completing.iter().fold(Bits::default(), |all, at| all.or(&grid.in_cell(at / 9)));
    Ok(vec![open.without(&completing)])
}

/// However the cells are filled with the digits, they can be filled in another way in which each
/// house has the same.
fn check_deadly(cells: &[usize], digits: &[usize]) -> Result<(), String> {
    let ways = fillings(cells, digits);
    let house_digits = |way: &Vec<usize>, house: &House| {
        let cells_there = cells_of(*house);
        let there = cells.iter().zip(way).filter(|(cell, _)| cells_there.contains(cell));
        let mut held: Vec<usize> = there.map(|(_, &digit)| digit).collect();
        held.sort_unstable();
        held
    };
    let content = |way: &Vec<usize>| -> Vec<Vec<usize>> {
        House::ALL.iter().map(|house| house_digits(way, house)).collect()
    };
    let contents: Vec<_> = ways.iter().map(content).collect();
    let has_other = |at: usize| {
        contents.iter().enumerate().any(|(other, same)| other != at && *same == contents[at])
    };
    let holds = !ways.is_empty() && (0..ways.len()).all(has_other);
    holds.then_some(()).ok_or_else(|| format!("not deadly: cells {cells:?} with digits {digits:?}"))
}

fn fillings(cells: &[usize], digits: &[usize]) -> Vec<Vec<usize>> {
    let mut ways: Vec<Vec<usize>> = vec![Vec::new()];
    for (place, &cell) in cells.iter().enumerate() {
        let fits = |way: &Vec<usize>, digit: usize| {
            (0..place).all(|at| way[at] != digit || !sees(cells[at], cell))
        };
        let longer = |way: Vec<usize>| -> Vec<Vec<usize>> {
            let fitting = digits.iter().filter(|&&digit| fits(&way, digit));
            fitting.map(|&digit| way.iter().copied().chain([digit]).collect()).collect()
        };
        ways = ways.into_iter().flat_map(longer).collect();
    }
    ways
}

/// One of the fins is true: without them every cell would have two candidates and every digit two
/// places in each house.
pub fn grave(grid: &Grid, step: &Step) -> Result<Vec<Fact>, String> {
    let fins = marked(&step.evidence, Role::Fin);
    let left = grid.open.without(&fins);
    let cells = (0..81).filter(|&cell| grid.solved[cell].is_none());
    let is_two = |places: Bits| places.and(&left).len() == 2;
    let two_in_cells = cells.into_iter().all(|cell| is_two(grid.in_cell(cell)));
    let two_in_houses = House::ALL.iter().all(|&house| {
        (0..9).all(|digit| grid.has_placed(house, digit) || is_two(grid.places(house, digit)))
    });
    let holds = two_in_cells && two_in_houses && !fins.is_empty();
    holds.then(|| vec![fins]).ok_or_else(|| "without the fins it is no grave".to_owned())
}

/// One of the other candidates of the base cells is true: of the base candidates each cell has two, and
/// each digit two or none in each house, so that filled with these alone all cells could change.
pub fn lite(grid: &Grid, step: &Step) -> Result<Vec<Fact>, String> {
    let base = marked(&step.evidence, Role::Base);
    let cells = cells_of_role(&step.evidence, Role::Base);
    let of_cell = |cell: usize| Bits::of((0..9).map(|digit| cell * 9 + digit));
    if let Some(cell) = cells.iter().find(|&&cell| base.and(&of_cell(cell)).len() != 2) {
        return Err(format!("cell {cell} has not two of the candidates"));
    }
    let of_house = |house: House, digit: usize| {
        let at = cells_of(house).into_iter().map(|cell| cell * 9 + digit);
        base.and(&Bits::of(at)).len()
    };
    let is_even = |&house: &House| (0..9).all(|digit| [0, 2].contains(&of_house(house, digit)));
    let open = cells.iter().fold(Bits::default(), |all, &cell| all.or(&grid.in_cell(cell)));
    let holds = House::ALL.iter().all(is_even) && !cells.is_empty();
    holds.then(|| vec![open.without(&base)]).ok_or_else(|| "no deadly pattern".to_owned())
}

/// Houses with two places and cells with two candidates tie all that is marked in two colours.
pub fn pairs(grid: &Grid, step: &Step) -> Result<Vec<Fact>, String> {
    let evidence = &step.evidence;
    let roles = [Role::On, Role::Off, Role::Base, Role::Cover];
    let coloured = roles.iter().fold(Bits::default(), |all, &role| all.or(&marked(evidence, role)));
    let houses = House::ALL.iter().flat_map(|&house| (0..9).map(move |digit| (house, digit)));
    let of_houses = houses.map(|(house, digit)| grid.places(house, digit));
    let ties = of_houses.chain((0..81).map(|cell| grid.in_cell(cell)));
    let facts: Vec<Fact> = ties.filter(|tie| tie.len() == 2 && tie.is_within(&coloured)).collect();
    for [one, other] in [[Role::On, Role::Off], [Role::Base, Role::Cover]] {
        check_colours(grid, &facts, marked(evidence, one), marked(evidence, other))?;
    }
    Ok(facts)
}

/// If one candidate of a colour is true, all of its colour are and none of the other; and one of the
/// colours is true.
fn check_colours(grid: &Grid, facts: &[Fact], one: Bits, other: Bits) -> Result<(), String> {
    let (Some(first), Some(_)) = (one.first(), other.first()) else { return Ok(()) };
    let both = |at: usize, second: usize| {
        let mut with_first = facts.to_vec();
        with_first.push(Bits::of([at]));
        refutes(&with_first, &grid.open, second)
    };
    let excluded = other.iter().all(|at| both(first, at));
    let needed = one.iter().all(|at| {
        other.iter().take(1).all(|off| shows_one_of(facts, &grid.open, &Bits::of([at, off])))
    });
    let opposite = other.iter().all(|at| shows_one_of(facts, &grid.open, &Bits::of([first, at])));
    let holds = excluded && needed && opposite;
    holds.then_some(()).ok_or_else(|| "the colours are not opposite".to_owned())
}
