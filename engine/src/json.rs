//! A step as JSON, so that another program can draw it or check it: as the command line `nonet` and the
//! npm package write it. Cells are `r1c1` to `r9c9`, houses `r1` to `r9`, `c1` to `c9` and `b1` to `b9`,
//! digits 1 to 9.

use serde_json::{Map, Value, json};

use crate::logic::automorphism::Automorphism;
use crate::logic::refutation::{Inference, Line, Refutation};
use crate::logic::step::{Effect, Evidence, LinkKind, Mark, Node, Target};
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

/// Why it follows: `marks`, and where the step has them `links`, `sets`, `net` and `symmetry`.
pub fn evidence(of: &Evidence) -> Value {
    let mut object = Map::new();
    object.insert("marks".to_owned(), of.marks.iter().map(mark).collect());
    if !of.links.is_empty() {
        let places = 0..of.links.len();
        object.insert("links".to_owned(), places.map(|place| link(of, place)).collect());
    }
    if !of.sets.is_empty() {
        object.insert("sets".to_owned(), of.sets.iter().map(node).collect());
    }
    if let Some(net) = &of.refutation {
        object.insert("net".to_owned(), refutation(net));
    }
    if let Some(of) = &of.automorphism {
        object.insert("symmetry".to_owned(), automorphism(of));
    }
    Value::Object(object)
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
fn link(of: &Evidence, place: usize) -> Value {
    let link = &of.links[place];
    let kind = match link.kind {
        LinkKind::Strong => "strong",
        LinkKind::Weak => "weak",
    };
    let mut object = json!({ "kind": kind, "from": node(&link.from), "to": node(&link.to) });
    if let Some((_, set)) = of.set_links.iter().find(|(at, _)| *at == place) {
        object["set"] = json!(set);
    }
    object
}

fn node(node: &Node) -> Value {
    json!({ "digits": digits(node.digits), "cells": cells(node.cells) })
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
