//! The judgement of a step: what it marks is there, each thing that it claims is so, and its effects
//! follow from what `premises.txt` lets it argue from.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use nonet_engine::logic::step::{Effect, Evidence, Role, Step, Target};
use nonet_engine::types::house::House;
use nonet_engine::types::set::Element as _;

use super::grid::{Bits, Grid, number};
use super::proof::{Fact, refutes, shows_one_of};
use super::reading::{cells_of_role, digits_of_role, houses_of_role};
use super::{links, nets, shapes, symmetry};

/// The lines of the table, by slug.
static PREMISES: LazyLock<BTreeMap<&str, Vec<&str>>> = LazyLock::new(|| {
    let mut table = BTreeMap::new();
    for entry in include_str!("premises.txt").split("\n\n").filter(|entry| !entry.starts_with('#'))
    {
        let mut lines = entry.lines();
        let slugs = lines.next().unwrap_or_default().split_whitespace();
        let premises: Vec<&str> = lines.collect();
        for slug in slugs {
            assert!(table.insert(slug, premises.clone()).is_none(), "{slug} stands twice");
        }
    }
    table
});

/// The techniques that the table has, by slug.
pub fn known() -> impl Iterator<Item = &'static str> {
    PREMISES.keys().copied()
}

/// What is wrong with a step in a grid, if anything.
pub fn judge(grid: &Grid, step: &Step) -> Result<(), String> {
    let slug = step.technique.slug();
    let premises = PREMISES.get(slug).ok_or_else(|| format!("{slug} is not in premises.txt"))?;
    check_marks(grid, &step.evidence)?;
    links::check(grid, step)?;
    if step.effects.is_empty() {
        return Err("nothing follows".to_owned());
    }
    let mut facts = Vec::new();
    for premise in premises {
        match *premise {
            "net" => return nets::check_net(grid, step),
            "symmetry" => return symmetry::check(grid, step),
            "verity" => return nets::check_verity(grid, step),
            "templates" => return nets::check_templates(grid, step),
            other => facts.extend(facts_of(grid, step, other)?),
        }
    }
    step.effects.iter().try_for_each(|effect| follows(grid, &facts, *effect))
}

/// Marked candidates are open, marked houses have the digit still to be placed.
fn check_marks(grid: &Grid, evidence: &Evidence) -> Result<(), String> {
    for mark in &evidence.marks {
        if let Target::Candidate(at) = mark.target
            && !grid.open.has(number(at))
        {
            return Err(format!("{at} is marked and not open"));
        }
    }
    Ok(())
}

fn facts_of(grid: &Grid, step: &Step, premise: &str) -> Result<Vec<Fact>, String> {
    let evidence = &step.evidence;
    let words: Vec<&str> = premise.split_whitespace().collect();
    match *words {
        ["houses", houses, digits] => Ok(in_houses(grid, evidence, role(houses), role(digits))),
        ["cells", cells] => {
            let cells = cells_of_role(evidence, role(cells)).into_iter();
            Ok(cells
                .filter(|&cell| grid.solved[cell].is_none())
                .map(|cell| grid.in_cell(cell))
                .collect())
        }
        ["links"] => links::check_chains(step).map(|()| links::facts(step)),
        ["sets"] => {
            let cells = evidence.sets.iter().flat_map(|set| set.cells.iter());
            let beside = links::cells_beside(step).filter(|_| !evidence.sets.is_empty());
            let cells = cells.map(|cell| cell.index()).chain(beside);
            Ok(cells.map(|cell| grid.in_cell(cell)).collect())
        }
        ["pairs"] => shapes::pairs(grid, step),
        ["deadly"] => shapes::deadly(grid, step),
        ["avoidable"] => shapes::avoidable(grid, step),
        ["lite"] => shapes::lite(grid, step),
        ["grave"] => shapes::grave(grid, step),
        ["fish"] => shapes::fish(grid, step),
        _ => Err(format!("premises.txt: {premise}")),
    }
}

fn in_houses(grid: &Grid, evidence: &Evidence, houses: Role, digits: Role) -> Vec<Fact> {
    let digits = digits_of_role(evidence, digits);
    let fact = |house: House| {
        let open = digits.clone().into_iter().filter(move |&digit| !grid.has_placed(house, digit));
        open.map(move |digit| grid.places(house, digit)).collect::<Vec<_>>()
    };
    houses_of_role(evidence, houses).into_iter().flat_map(fact).collect()
}

fn role(name: &str) -> Role {
    let named = |role: &Role| <&str>::from(*role) == name;
    Role::ALL.into_iter().find(named).unwrap_or_else(|| panic!("premises.txt: no role {name}"))
}

/// Whether an effect is open and leaves the facts no other way.
fn follows(grid: &Grid, facts: &[Fact], effect: Effect) -> Result<(), String> {
    let at = number(effect.candidate());
    let holds = match effect {
        Effect::Eliminate(_) => refutes(facts, &grid.open, at),
        Effect::Place(_) => shows_one_of(facts, &grid.open, &Bits::of([at])),
    };
    let is_open = grid.open.has(at);
    (holds && is_open).then_some(()).ok_or_else(|| format!("{effect:?} does not follow"))
}
