//! Steps proven from their JSON alone, as a program does that knows no technique and shares no code with
//! the engine: the position, what the step does, and its `evidence`. What the fields let it use is in
//! docs/cli.md.

use std::collections::BTreeMap;

use nonet_engine::json;
use nonet_engine::logic::finder::{Options, all_steps};
use nonet_engine::logic::step::{Effect, Step};
use nonet_engine::types::candidate::Candidate;
use nonet_engine::types::cell::Cell;
use nonet_engine::types::digit::Digit;
use nonet_engine::types::house::House;
use nonet_engine::types::position::Position;
use rayon::prelude::*;
use serde_json::{Value, json};

use super::everything;
use super::grid::{Bits, Grid, cells_of, conflict, number};
use super::proof::{Fact, refutes, shows_one_of};
use crate::positions::own_cases;

/// The techniques whose evidence is enough without knowing what their roles mean.
const PROVEN: [&str; 17] = [
    "verity_net",
    "medusa_trap",
    "medusa_wrap",
    "template_set",
    "template_delete",
    "junior_exocet",
    "double_exocet",
    "firework_triple",
    "firework_quadruple",
    "x_chain",
    "xy_chain",
    "aic",
    "discontinuous_nice_loop",
    "grouped_aic",
    "grouped_discontinuous_nice_loop",
    "forcing_net",
    "proof_by_cases",
];

/// What is wrong with a step in JSON: what it does, and why.
fn judge(grid: &Grid, effects: &[Value], evidence: &Value) -> Result<(), String> {
    if let Some(net) = evidence.get("net") {
        let mut grid = grid.clone();
        replay_line(&mut grid, net)?;
        return effects.iter().try_for_each(|effect| has_come(&grid, effect));
    }
    if let Some(lines) = evidence.get("lines") {
        let mut grid = grid.clone();
        replay(&mut grid, lines)?;
        return effects.iter().try_for_each(|effect| has_come(&grid, effect));
    }
    if let Some(cases) = evidence.get("cases") {
        return judge_cases(grid, effects, list(cases)?);
    }
    let mut facts = stated_facts(grid, evidence)?;
    for link in evidence.get("links").map(list).transpose()?.unwrap_or(&[]) {
        facts.extend(link_fact(grid, evidence, link)?);
    }
    effects.iter().try_for_each(|effect| follows(grid, &facts, effect))
}

/// Each fact that is stated is one of a cell or of a house of the position.
fn stated_facts(grid: &Grid, evidence: &Value) -> Result<Vec<Fact>, String> {
    let facts = evidence.get("facts").map(list).transpose()?.unwrap_or(&[]);
    facts.iter().map(|fact| stated_fact(grid, fact)).collect()
}

fn stated_fact(grid: &Grid, fact: &Value) -> Result<Fact, String> {
    match (fact.get("cell"), fact.get("house"), fact.get("digit")) {
        (Some(at), None, None) => {
            let at = cell(at)?;
            grid.solved[at].is_none().then(|| grid.in_cell(at)).ok_or("the cell is filled".into())
        }
        (None, Some(of), Some(of_digit)) => {
            let (of, of_digit) = (house(of)?, digit(of_digit)?);
            let open = !grid.has_placed(of, of_digit);
            open.then(|| grid.places(of, of_digit)).ok_or("the digit is placed".into())
        }
        _ => Err(format!("{fact} is no fact")),
    }
}

/// What a link says: of a strong one one end is true; a weak one is checked and says what is known.
fn link_fact(grid: &Grid, evidence: &Value, link: &Value) -> Result<Option<Fact>, String> {
    let [from, to] = ["from", "to"].map(|end| node(&link[end]));
    let (from, to) = (from?, to?);
    let ends = from.or(&to);
    if !ends.is_within(&grid.open) || from.is_empty() || to.is_empty() {
        return Err(format!("{link} has an end that is not open"));
    }
    let holds = match link["kind"].as_str() {
        Some("weak") => from.iter().all(|one| to.iter().all(|other| conflict(one, other))),
        Some("strong") => match link.get("set") {
            Some(place) => holds_by_set(grid, evidence, place, &ends)?,
            None => is_of_cell_or_house(grid, &ends),
        },
        _ => false,
    };
    let is_strong = link["kind"] == "strong";
    holds.then(|| is_strong.then_some(ends)).ok_or_else(|| format!("{link} does not hold"))
}

fn is_of_cell_or_house(grid: &Grid, ends: &Bits) -> bool {
    let Some(first) = ends.first() else { return false };
    let in_cell = grid.in_cell(first / 9);
    let of_house = |house: &House| {
        let places = grid.places(*house, first % 9);
        !places.is_empty() && places.is_within(ends)
    };
    in_cell.is_within(ends) || House::ALL.iter().any(of_house)
}

/// The cells of the set, and those of the ends beside it, have no way in which neither end is true.
fn holds_by_set(grid: &Grid, evidence: &Value, place: &Value, ends: &Bits) -> Result<bool, String> {
    let place = place.as_u64().ok_or("no place among the sets")? as usize;
    let set = evidence["sets"].get(place).ok_or("there is no such set")?;
    let cells: Vec<usize> = list(&set["cells"])?.iter().map(cell).collect::<Result<_, _>>()?;
    let digits = list(&set["digits"])?;
    let is_of = |house: &House| cells.iter().all(|at| cells_of(*house).contains(at));
    if digits.len() != cells.len() + 1 || !House::ALL.iter().any(is_of) {
        return Err(format!("{set} is no almost locked set"));
    }
    let mut all = cells.clone();
    all.extend(ends.iter().map(|at| at / 9));
    all.sort_unstable();
    all.dedup();
    let facts: Vec<Fact> = all.iter().map(|&cell| grid.in_cell(cell)).collect();
    Ok(all.len() <= cells.len() + 1 && shows_one_of(&facts, &grid.open, ends))
}

/// The suppositions are all candidates of a cell or all places of a digit in a house, and each brings
/// every effect about.
fn judge_cases(grid: &Grid, effects: &[Value], cases: &[Value]) -> Result<(), String> {
    let starts: Vec<usize> =
        cases.iter().map(|case| candidate(&case["supposed"])).collect::<Result<_, _>>()?;
    let all = Bits::of(starts);
    let first = all.first().ok_or("no case")?;
    let is_of_house = |house: &House| {
        !grid.has_placed(*house, first % 9) && grid.places(*house, first % 9) == all
    };
    if grid.in_cell(first / 9) != all && !House::ALL.iter().any(is_of_house) {
        return Err("the cases are not complete".to_owned());
    }
    for case in cases {
        let mut end = grid.clone();
        end.fill(candidate(&case["supposed"])?);
        replay(&mut end, &case["lines"])?;
        effects.iter().try_for_each(|effect| has_come(&end, effect))?;
    }
    Ok(())
}

fn replay(grid: &mut Grid, lines: &Value) -> Result<(), String> {
    list(lines)?.iter().try_for_each(|line| replay_line(grid, line))
}

/// Carries out what a line says, if that follows.
fn replay_line(grid: &mut Grid, line: &Value) -> Result<(), String> {
    if line.get("supposed").is_some() {
        let supposed = candidate(&line["supposed"])?;
        let mut inner = grid.clone();
        if !inner.open.has(supposed) {
            return Err(format!("{} is not open", line["supposed"]));
        }
        inner.fill(supposed);
        replay(&mut inner, &line["lines"])?;
        check_end(&inner, &line["end"])?;
        grid.open = grid.open.without(&Bits::of([supposed]));
        return Ok(());
    }
    if line.get("placed").is_some() {
        let at = candidate(&line["placed"])?;
        let left = match line.get("house") {
            Some(of) => grid.places(house(of)?, at % 9),
            None => grid.in_cell(at / 9),
        };
        if left != Bits::of([at]) {
            return Err(format!("{line} is no single"));
        }
        grid.fill(at);
        return Ok(());
    }
    let (premises, gone) = elimination(line)?;
    if !premises.and(&grid.open).is_empty() {
        return Err(format!("{line} does not follow"));
    }
    grid.open = grid.open.without(&gone);
    Ok(())
}

/// What has to be gone for locked candidates or a subset, and what goes then.
fn elimination(line: &Value) -> Result<(Bits, Bits), String> {
    let home = cells_of(house(&line["house"])?);
    let among = |cells: &[usize], digits: &[usize]| {
        let of = |&cell: &usize| digits.iter().map(move |digit| cell * 9 + digit);
        Bits::of(cells.iter().flat_map(of))
    };
    let beside = |one: &[usize], other: &[usize]| -> Vec<usize> {
        one.iter().copied().filter(|at| !other.contains(at)).collect()
    };
    let nine: Vec<usize> = (0..9).collect();
    if let Some(of_digit) = line.get("locked") {
        let (other, of_digit) = (cells_of(house(&line["other"])?), [digit(of_digit)?]);
        let premises = among(&beside(&home, &other), &of_digit);
        return Ok((premises, among(&beside(&other, &home), &of_digit)));
    }
    let cells: Vec<usize> = list(&line["cells"])?.iter().map(cell).collect::<Result<_, _>>()?;
    let named = line.get("naked").or(line.get("hidden")).ok_or("no inference")?;
    let digits: Vec<usize> = list(named)?.iter().map(digit).collect::<Result<_, _>>()?;
    let (inside, outside) = (among(&cells, &beside(&nine, &digits)), beside(&home, &cells));
    let outside = among(&outside, &digits);
    if cells.len() != digits.len() {
        return Err(format!("{line} is no subset"));
    }
    Ok(if line.get("naked").is_some() { (inside, outside) } else { (outside, inside) })
}

fn check_end(grid: &Grid, end: &Value) -> Result<(), String> {
    let is_dead = match (end.get("cell"), end.get("house")) {
        (Some(at), None) => {
            let at = cell(at)?;
            grid.solved[at].is_none() && grid.in_cell(at).is_empty()
        }
        (None, Some(of)) => {
            let (of, of_digit) = (house(of)?, digit(&end["digit"])?);
            !grid.has_placed(of, of_digit) && grid.places(of, of_digit).is_empty()
        }
        _ => false,
    };
    is_dead.then_some(()).ok_or_else(|| format!("{end} is no dead end"))
}

/// Whether an effect is so where lines were carried out.
fn has_come(grid: &Grid, effect: &Value) -> Result<(), String> {
    let (at, places) = effect_of(effect)?;
    let is_true = grid.solved[at / 9] == Some(at % 9);
    let holds = if places { is_true } else { !is_true && !grid.open.has(at) };
    holds.then_some(()).ok_or_else(|| format!("{effect} has not come about"))
}

fn follows(grid: &Grid, facts: &[Fact], effect: &Value) -> Result<(), String> {
    let (at, places) = effect_of(effect)?;
    let holds = match places {
        true => shows_one_of(facts, &grid.open, &Bits::of([at])),
        false => refutes(facts, &grid.open, at),
    };
    (holds && grid.open.has(at)).then_some(()).ok_or_else(|| format!("{effect} does not follow"))
}

/// `r4c7=5` or `r4c7<>5`: the candidate, and whether it is placed.
fn effect_of(effect: &Value) -> Result<(usize, bool), String> {
    let text = effect.as_str().ok_or("no effect")?;
    let (at, rest) = text.split_at_checked(4).ok_or("no effect")?;
    let of_digit: usize =
        rest.trim_start_matches(['<', '>', '=']).parse().map_err(|_| "no digit")?;
    Ok((cell(&json!(at))? * 9 + of_digit - 1, rest.starts_with('=')))
}

fn list(value: &Value) -> Result<&[Value], String> {
    value.as_array().map(Vec::as_slice).ok_or_else(|| format!("{value} is no list"))
}

fn cell(value: &Value) -> Result<usize, String> {
    let text = value.as_str().unwrap_or_default();
    let found = Cell::ALL.iter().position(|cell| cell.to_string() == text);
    found.ok_or_else(|| format!("{value} is no cell"))
}

fn house(value: &Value) -> Result<House, String> {
    let text = value.as_str().unwrap_or_default();
    let found = House::ALL.into_iter().find(|house| house.to_string() == text);
    found.ok_or_else(|| format!("{value} is no house"))
}

fn digit(value: &Value) -> Result<usize, String> {
    let found = value.as_u64().filter(|digit| (1..=9).contains(digit));
    found.map(|digit| digit as usize - 1).ok_or_else(|| format!("{value} is no digit"))
}

fn candidate(value: &Value) -> Result<usize, String> {
    Ok(cell(&value["cell"])? * 9 + digit(&value["digit"])?)
}

fn node(value: &Value) -> Result<Bits, String> {
    let cells: Vec<usize> = list(&value["cells"])?.iter().map(cell).collect::<Result<_, _>>()?;
    let digits: Vec<usize> = list(&value["digits"])?.iter().map(digit).collect::<Result<_, _>>()?;
    let of = |cell: usize| digits.iter().map(move |digit| cell * 9 + digit).collect::<Vec<_>>();
    Ok(Bits::of(cells.into_iter().flat_map(of)))
}

fn effects(step: &Step) -> Vec<Value> {
    json::effects(&step.effects).into_iter().map(Value::String).collect()
}

/// A step beside the true one: an effect that contradicts the solution, or without a part of its
/// evidence.
fn falsified(step: &Step, evidence: &Value, wrong: Option<Effect>) -> Vec<(Vec<Value>, Value)> {
    let with_wrong = wrong.map(|wrong| {
        let effects = [step.effects.clone(), vec![wrong]].concat();
        (json::effects(&effects).into_iter().map(Value::String).collect(), evidence.clone())
    });
    let mut all: Vec<_> = with_wrong.into_iter().collect();
    // Of `lines` the last may be one that other effects of the same pass needed: they go as a whole below.
    for field in ["net", "cases"] {
        if let Some(shorter) = without_last(evidence, field) {
            all.push((effects(step), shorter));
        }
    }
    let mut bare = evidence.clone();
    let fields = bare.as_object_mut().expect("an object");
    fields.retain(|name, _| name == "marks");
    all.push((effects(step), bare));
    all
}

/// The evidence without the last line or case of a field.
fn without_last(evidence: &Value, field: &str) -> Option<Value> {
    let mut shorter = evidence.clone();
    let of = shorter.get_mut(field)?;
    let lines = if field == "net" { of.get_mut("lines")? } else { of };
    lines.as_array_mut()?.pop()?;
    Some(shorter)
}

/// The elimination of a candidate of the solution, if a cell is empty.
fn wrong_effect(position: &Position, solution: &impl Fn(Cell) -> Digit) -> Option<Effect> {
    let cell = position.unsolved().iter().last()?;
    Some(Effect::Eliminate(Candidate::new(cell, solution(cell))))
}

#[test]
fn what_the_json_states_proves_the_step_and_what_is_falsified_proves_nothing() {
    let cases = own_cases();
    let of_proven = cases.par_iter().filter(|case| PROVEN.contains(&case.technique.slug()));
    let counted = of_proven.map(|case| {
        let position = Position::of(&case.board);
        let grid = Grid::of(&position);
        let puzzle = nonet_engine::search::puzzle::Puzzle::prove(&case.board.givens)
            .expect("a case's puzzle is proper");
        let solution = |cell: Cell| puzzle.solution()[cell];
        let techniques = Options::only(case.technique).techniques;
        let steps = all_steps(&position, &Options { techniques, ..everything() });
        let wrong = wrong_effect(&position, &solution);
        let mut refused = 0;
        for step in steps.iter().take(12) {
            let evidence = json::evidence(&step.evidence);
            let proven = judge(&grid, &effects(step), &evidence);
            assert_eq!(proven, Ok(()), "{}: {step:?}", step.technique.slug());
            for (effects, evidence) in falsified(step, &evidence, wrong) {
                let believed = judge(&grid, &effects, &evidence).is_ok();
                assert!(!believed, "{}: {evidence}", step.technique.slug());
                refused += 1;
            }
        }
        (case.technique.slug(), steps.len().min(12), refused)
    });
    let mut proven: BTreeMap<&str, usize> = BTreeMap::new();
    let mut refused = 0;
    for (slug, steps, falsified) in counted.collect::<Vec<_>>() {
        *proven.entry(slug).or_default() += steps;
        refused += falsified;
    }
    println!("{proven:?}, {refused} refused");
    assert!(
        PROVEN.iter().all(|slug| proven.get(slug).is_some_and(|&steps| steps > 2)),
        "{proven:?}"
    );
    assert!(refused > 200, "{refused}");
}

/// The numbers of candidates here are those of the referee.
#[test]
fn a_candidate_is_read_as_it_is_written() {
    let at = Candidate::new(Cell::new(3, 6), Digit::new(5));
    assert_eq!(candidate(&json!({ "cell": "r4c7", "digit": 5 })), Ok(number(at)));
    assert_eq!(effect_of(&json!("r4c7<>5")), Ok((number(at), false)));
    assert_eq!(effect_of(&json!("r4c7=5")), Ok((number(at), true)));
}
