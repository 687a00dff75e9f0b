//! What is learned from: `static/learn/<slug>.txt` holds a technique's example in its first line and
//! practice in the others. An example is a case (see `engine::logic::reglib`): the first step of the technique
//! does what it says, and as far as such a position was found, nothing easier helps there. Practice is
//! a position, from whose clues alone the solution follows: what is easier gets stuck in it, and with
//! the technique goes through. The whole ladder takes no other way, either, unless the line's technique
//! ends with `-o`: then other hard ones would do, too.

use std::fs;

use nonet::engine::logic::finder::{Options, next_step};
use nonet::engine::logic::reglib::{Case, write};
use nonet::engine::logic::step::Step;
use nonet::engine::logic::techniques::LADDER;
use nonet::engine::types::position::Position;

use crate::lesson_rules::{MAX_PRACTICE, check_practice, lesson_path};

#[test]
fn every_technique_is_learned_from_an_example_and_practice() {
    let mut failures = Vec::new();
    for row in LADDER {
        let text = fs::read_to_string(lesson_path(row.slug)).unwrap_or_default();
        let cases: Vec<_> = text.lines().map(Case::read).collect();
        if cases.is_empty() || cases.len() > 1 + MAX_PRACTICE {
            failures.push(format!("{}: {} lines", row.slug, cases.len()));
        }
        for (number, case) in cases.into_iter().enumerate() {
            let result = match case {
                Err(error) => Err(error.to_string()),
                Ok(case) if case.technique != row.technique => Err("another technique".to_owned()),
                Ok(case) if number == 0 => check_example(&case).map(|_| ()),
                Ok(case) => check_practice(&case),
            };
            failures
                .extend(result.err().map(|error| format!("{}:{}: {error}", row.slug, number + 1)));
        }
    }
    assert!(failures.is_empty(), "{}", failures.join("\n"));
}

/// Checks an example: the first step of its technique is the expected one.
fn check_example(case: &Case) -> Result<Step, String> {
    let step = next_step(&Position::of(&case.board), &Options::only(case.technique));
    let step = step.ok_or("the example has no step")?;
    if step.effects != case.expected {
        return Err(format!("the example's step is {}", write(&case.board, &step)));
    }
    Ok(step)
}
