//! What is learned from: `static/learn/<slug>.txt` holds a technique's example in its first line and
//! practice in the others. An example is a case (see `engine::logic::reglib`): the first step of the technique
//! does what it says, and as far as such a position was found, nothing of a lower tier helps there; where
//! something does, the line's technique ends with `-e`. Practice is a position, from whose clues alone
//! the solution follows: what is easier gets stuck in it, and with the technique goes through. All others
//! of its tier and below get stuck in it, too, unless the line's technique ends with `-o`: then others
//! would do as well. The practice of a technique is all of one kind.

use std::collections::HashMap;
use std::fs;

use nonet_engine::canon::canonical;
use nonet_engine::logic::finder::{Options, next_step};
use nonet_engine::logic::reglib::{Case, write};
use nonet_engine::logic::step::Step;
use nonet_engine::logic::techniques::LADDER;
use nonet_engine::types::grid::Grid;
use nonet_engine::types::position::Position;
use nonet_page::places::learn::overview::Overview;
use nonet_page::places::learn::picture::Picture;
use rayon::prelude::*;

use crate::lesson_rules::{
    Easier, MAX_PRACTICE, Order, check_position, check_practice, easier_in, fewer_path, hiddenness,
    lesson_path, overview_path, why_fewer,
};

#[test]
fn every_technique_is_learned_from_an_example_and_practice() {
    let mut failures = Vec::new();
    for row in LADDER {
        let text = fs::read_to_string(lesson_path(row.slug)).unwrap_or_default();
        let whole = text.lines().filter(|line| !is_position(line));
        let cases: Vec<_> = whole.map(Case::read).collect();
        if cases.is_empty() || cases.len() > 1 + MAX_PRACTICE {
            failures.push(format!("{}: {} lines", row.slug, cases.len()));
        }
        let others = whole_puzzles(&text).filter(|line| is_marked(line, "-o")).count();
        if others != 0 && others != whole_puzzles(&text).count() {
            failures.push(format!("{}: puzzles that need it and puzzles that use it", row.slug));
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

fn is_position(line: &str) -> bool {
    is_marked(line, "-p")
}

fn is_marked(line: &str, suffix: &str) -> bool {
    line.split(':').nth(1).is_some_and(|code| code.ends_with(suffix))
}

/// The lines of whole puzzles.
fn whole_puzzles(text: &str) -> impl Iterator<Item = &str> {
    text.lines().skip(1).filter(|line| !is_position(line))
}

/// The positions of a technique.
fn positions(slug: &str) -> Vec<Case> {
    let text = fs::read_to_string(lesson_path(slug)).unwrap_or_default();
    let lines = text.lines().filter(|line| is_position(line));
    lines.map(|line| Case::read(line).unwrap_or_else(|error| panic!("{slug}: {error}"))).collect()
}

/// Of each position the technique applies and nothing much easier does; they go from plain to hidden.
#[test]
fn every_position_stands_one_step_before_its_technique() {
    let checked: Vec<(String, Vec<String>)> = LADDER
        .par_iter()
        .map(|row| {
            let (mut failures, mut hidden, mut orders) = (Vec::new(), 0, Vec::new());
            for (at, case) in positions(row.slug).iter().enumerate() {
                let name = format!("{} {}", row.slug, at + 1);
                match check_position(case) {
                    Ok(order) => orders.push(order),
                    Err(error) => failures.push(format!("{name}: {error}")),
                }
                let more = hiddenness(&case.board, row.technique);
                if more < hidden {
                    failures.push(format!("{name}: plainer than the one before it"));
                }
                hidden = more;
            }
            let first = orders.iter().filter(|order| **order == Order::First).count();
            let why = why_fewer(row.technique, orders.len(), first);
            let line = |why| format!("{} {} {first} {why}\n", row.slug, orders.len());
            (why.map(line).unwrap_or_default(), failures)
        })
        .collect();
    let failures: Vec<&str> =
        checked.iter().flat_map(|(_, failures)| failures).map(String::as_str).collect();
    assert!(failures.is_empty(), "{}", failures.join("\n"));
    let fewer: String = checked.iter().map(|(line, _)| line.as_str()).collect();
    let listed = fs::read_to_string(fewer_path()).unwrap_or_default();
    assert_eq!(fewer, listed, "practice_fewer.txt lists who has fewer positions, and no other");
}

/// No puzzle serves two positions, of one technique or of two, whatever its form.
#[test]
fn no_two_positions_are_of_the_same_puzzle() {
    let mut seen: HashMap<Grid, String> = HashMap::new();
    for row in LADDER {
        for case in positions(row.slug) {
            let form = canonical(&case.board.givens).grid;
            if let Some(other) = seen.insert(form, row.slug.to_owned()) {
                panic!("{} has a puzzle of {other}", row.slug);
            }
        }
    }
}

/// The list of lessons shows of each technique how many positions it has and its example.
#[test]
fn the_overview_says_what_the_lessons_hold() {
    let text = fs::read_to_string(overview_path()).expect("an overview");
    let overview = Overview::read(&text);
    for row in LADDER {
        assert_eq!(
            overview.positions(row.technique),
            Some(positions(row.slug).len()),
            "{}",
            row.slug
        );
        let lesson = fs::read_to_string(lesson_path(row.slug)).expect("a lesson");
        let example = Case::read(lesson.lines().next().expect("a line")).expect("a case");
        let step = check_example(&example).expect("a step");
        assert_eq!(overview.picture(row.technique), Some(&Picture::of_step(&step)), "{}", row.slug);
    }
}

/// Checks an example: the first step of its technique is the expected one.
fn check_example(case: &Case) -> Result<Step, String> {
    let step = next_step(&Position::of(&case.board), &Options::only(case.technique));
    let step = step.ok_or("the example has no step")?;
    if step.effects != case.expected {
        return Err(format!("the example's step is {}", write(&case.board, &step)));
    }
    let easier = easier_in(&Position::of(&case.board), case.technique);
    if easier == Easier::Single {
        return Err("a single is found in the example".to_owned());
    }
    let is_easier = easier == Easier::Technique;
    if case.code.ends_with("-e") != is_easier {
        return Err(format!("something easier is found in the example: {is_easier}"));
    }
    Ok(step)
}
