//! A step as JSON, so that another program can draw it or check it: as the command line `nonet` and the
//! npm package write it. Cells are `r1c1` to `r9c9`, houses `r1` to `r9`, `c1` to `c9` and `b1` to `b9`,
//! digits 1 to 9.

use serde_json::{Map, Value, json};

use crate::logic::automorphism::Automorphism;
use crate::logic::grounds::{Case, Fact};
use crate::logic::refutation::{Inference, Line, Refutation};
use crate::logic::step::{Effect, Evidence, Link, LinkKind, Mark, Node, Target};
use crate::types::candidate::Candidate;
use crate::types::cell::CellSet;
use crate::types::digit::{Digit, DigitSet};
use crate::types::house::House;
use crate::types::position::DeadEnd;

/// What a step does: `r4c7=5` places, `r4c7<>5` eliminates.
pub fn effects(of: &[Effect]) -> Vec<String> {
    let effect = |effect: &Effect| match effect {
        Effect::Place(candidate) => format!("{}={}", candidate.cell, candidate.digit),
        Effect::Eliminate(candidate) => format!("{}<>{}", candidate.cell, candidate.digit),
    };
    of.iter().map(effect).collect()
}

/// Why it follows: `marks`, and where the step has them `links`, `sets`, `net`, `symmetry`, `facts`,
/// `cases` and `lines`.
pub fn evidence(of: &Evidence) -> Value {
    let mut object = Map::new();
    object.insert("marks".to_owned(), of.marks.iter().map(mark).collect());
    let links = (0..of.links.len()).map(|place| link_of_chain(of, place));
    insert_list(&mut object, "links", links.chain(of.grounds.ties.iter().map(link)));
    insert_list(&mut object, "sets", of.sets.iter().map(node));
    if let Some(net) = &of.refutation {
        object.insert("net".to_owned(), refutation(net));
    }
    if let Some(of) = &of.automorphism {
        object.insert("symmetry".to_owned(), automorphism(of));
    }
    insert_list(&mut object, "facts", of.grounds.facts.iter().map(fact));
    insert_list(&mut object, "cases", of.grounds.cases.iter().map(case));
    insert_list(&mut object, "lines", of.grounds.lines.iter().map(line));
    Value::Object(object)
}

/// A list, unless it is empty.
fn insert_list(object: &mut Map<String, Value>, name: &str, items: impl Iterator<Item = Value>) {
    let items: Vec<Value> = items.collect();
    if !items.is_empty() {
        object.insert(name.to_owned(), Value::Array(items));
    }
}

/// The turn or mirroring, and what each digit from 1 to 9 becomes.
fn automorphism(of: &Automorphism) -> Value {
    let digits: Vec<u8> = Digit::ALL.iter().map(|&digit| of.digit(digit).value()).collect();
    json!({ "symmetry": of.symmetry().slug(), "digits": digits })
}

fn mark(mark: &Mark) -> Value {
    let role: &str = mark.role.into();
    match mark.target {
        Target::Cells(set) => json!({ "role": role, "cells": cells(set) }),
        Target::Candidate(at) => json!({ "role": role, "candidate": candidate(at) }),
        Target::Houses(houses) => {
            let houses: Vec<String> = houses.iter().map(house).collect();
            json!({ "role": role, "houses": houses })
        }
        Target::Digits(set) => json!({ "role": role, "digits": digits(set) }),
    }
}

/// A link, with the place among the sets of the one because of which it holds, if there is one.
fn link_of_chain(of: &Evidence, place: usize) -> Value {
    let mut object = link(&of.links[place]);
    if let Some((_, set)) = of.set_links.iter().find(|(at, _)| *at == place) {
        object["set"] = json!(set);
    }
    object
}

fn link(link: &Link) -> Value {
    let kind = match link.kind {
        LinkKind::Strong => "strong",
        LinkKind::Weak => "weak",
    };
    json!({ "kind": kind, "from": node(&link.from), "to": node(&link.to) })
}

fn node(node: &Node) -> Value {
    json!({ "digits": digits(node.digits), "cells": cells(node.cells) })
}

/// A cell that takes one of its candidates, or a house that has a digit.
fn fact(fact: &Fact) -> Value {
    match *fact {
        Fact::Cell(cell) => json!({ "cell": cell.to_string() }),
        Fact::House(of, digit) => json!({ "house": house(of), "digit": digit.value() }),
    }
}

/// A supposition, and what follows line by line.
fn case(of: &Case) -> Value {
    let lines: Vec<Value> = of.lines.iter().map(line).collect();
    json!({ "supposed": candidate(of.supposed), "lines": lines })
}

/// A supposition, what follows line by line, and the contradiction.
fn refutation(net: &Refutation) -> Value {
    let lines: Vec<Value> = net.lines.iter().map(line).collect();
    let end = match net.end {
        DeadEnd::Cell(cell) => json!({ "cell": cell.to_string() }),
        DeadEnd::House(of, digit) => json!({ "house": house(of), "digit": digit.value() }),
    };
    json!({ "supposed": candidate(net.supposed), "lines": lines, "end": end })
}

/// What follows, or a supposition within the other.
fn line(line: &Line) -> Value {
    match line {
        Line::Follows(inference) => follows(*inference),
        Line::Refuted(inner) => refutation(inner),
    }
}

fn follows(inference: Inference) -> Value {
    match inference {
        Inference::Place(at, Some(of)) => json!({ "placed": candidate(at), "house": house(of) }),
        Inference::Place(at, None) => json!({ "placed": candidate(at) }),
        Inference::Locked { digit, home, other } => json!({
            "locked": digit.value(), "house": house(home), "other": house(other),
        }),
        Inference::Naked { house: of, cells: set, digits: held } => json!({
            "naked": digits(held), "cells": cells(set), "house": house(of),
        }),
        Inference::Hidden { house: of, cells: set, digits: held } => json!({
            "hidden": digits(held), "cells": cells(set), "house": house(of),
        }),
    }
}

fn candidate(at: Candidate) -> Value {
    json!({ "cell": at.cell.to_string(), "digit": at.digit.value() })
}

fn cells(set: CellSet) -> Vec<String> {
    set.iter().map(|cell| cell.to_string()).collect()
}

fn digits(set: DigitSet) -> Vec<u8> {
    set.iter().map(|digit| digit.value()).collect()
}

/// `r4`, `c7` or `b9`.
fn house(of: House) -> String {
    of.to_string()
}
