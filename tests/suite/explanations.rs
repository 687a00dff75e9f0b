//! What explanations say is so: links through almost locked sets are named as such, rings are gone
//! round cell by cell, lines are counted as they are shown.

use nonet::engine::logic::finder::{Options, all_steps};
use nonet::engine::logic::step::{Link, LinkKind, Step};
use nonet::engine::types::cell::Cell;
use nonet::engine::types::digit::Digit;
use nonet::engine::types::house::House;
use nonet::engine::types::position::Position;
use nonet::i18n::locale::Locale;

use crate::i18n::localizer;
use crate::positions::own_cases;

/// The steps of the first cases of some techniques, each with its position.
fn steps(slugs: &[&str]) -> Vec<(Position, Step)> {
    let mut found = Vec::new();
    for slug in slugs {
        let cases = own_cases().into_iter().filter(|case| case.technique.slug() == *slug).take(3);
        for case in cases {
            let position = Position::of(&case.board);
            let steps = all_steps(&position, &Options::only(case.technique));
            found.extend(steps.into_iter().take(20).map(|step| (position.clone(), step)));
        }
    }
    found
}

/// Whether a cell has only the two candidates, or a house only these places of the digit.
fn is_of_cell_or_house(position: &Position, link: &Link) -> bool {
    let (from, to) = (link.from, link.to);
    let of_cell =
        |cell: Cell| from.cells == to.cells && position.candidates(cell) == from.digits | to.digits;
    let of_house = |digit: Digit| {
        House::ALL.iter().any(|&house| position.places(digit, house) == from.cells | to.cells)
    };
    let digit = from.digits.single().filter(|_| from.digits == to.digits);
    from.cells.single().is_some_and(of_cell) || digit.is_some_and(of_house)
}

#[test]
fn a_link_that_needs_an_almost_locked_set_names_it() {
    let slugs = [
        "als_chain",
        "grouped_aic",
        "grouped_continuous_nice_loop",
        "grouped_discontinuous_nice_loop",
        "death_blossom",
    ];
    let english = localizer(Locale::En);
    let mut passing = 0;
    for (position, step) in steps(&slugs) {
        let evidence = &step.evidence;
        for (place, link) in evidence.links.iter().enumerate() {
            let passes = evidence.set_links.iter().filter(|(at, _)| *at == place).count();
            passing += passes;
            let holds = link.kind == LinkKind::Weak || is_of_cell_or_house(&position, link);
            assert!(holds || passes == 1, "{link:?} of {step:?}");
        }
        let sentences = english.explanation(&step);
        let of_sets = |text: &String| text.contains("the almost locked set ");
        let named = sentences.iter().filter(|at| at.is_detail).map(|at| at.text()).filter(of_sets);
        assert_eq!(named.count(), evidence.set_links.len(), "{step:?}");
    }
    assert!(passing > 50, "{passing}");
}

/// The cells of a ring as a sentence has them.
fn ring(text: &str) -> Vec<Cell> {
    let name = |part: &str| {
        let digits: Vec<usize> =
            part.chars().filter_map(|at| at.to_digit(10)).map(|at| at as usize - 1).collect();
        Cell::new(digits[0], digits[1])
    };
    let start = text.find(" → ").expect("a ring") - 4;
    text[start..].trim_end_matches('.').split(" → ").map(name).collect()
}

#[test]
fn rings_are_gone_round_cell_by_cell() {
    let slugs = [
        "broken_wing",
        "bivalue_oddagon",
        "unique_loop_1",
        "unique_loop_2",
        "unique_loop_3",
        "unique_loop_4",
    ];
    let english = localizer(Locale::En);
    let steps = steps(&slugs);
    assert!(steps.len() > 12);
    for (_, step) in steps {
        let sentences = english.explanation_text(&step);
        let text = sentences.iter().find(|text| text.contains(" → ")).expect("a ring");
        let cells = ring(text);
        assert!(cells.len() > 5, "{text}");
        assert!(cells.windows(2).all(|two| two[0].sees(two[1])), "{text}");
        assert_eq!(cells.first(), cells.last(), "{text}");
    }
}

#[test]
fn the_lines_of_a_proof_by_cases_are_counted_as_they_are_shown() {
    let english = localizer(Locale::En);
    let cases = own_cases();
    let case = cases.iter().find(|case| case.technique.slug() == "proof_by_cases").expect("a case");
    let position = Position::of(&case.board);
    let step = &all_steps(&position, &Options::only(case.technique))[0];
    let sentences = english.explanation(step);
    let lines = sentences.iter().filter(|sentence| sentence.is_detail).count();
    let said = format!("This takes {lines} lines and ");
    assert!(sentences[0].text().contains(&said), "{}, not {lines}", sentences[0].text());
}
