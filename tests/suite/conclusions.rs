//! What a step leads to is the first line of its explanation and stands alone: it names what the step
//! decides, and neither it nor a reason begins with a word that points at nothing.

use std::collections::BTreeMap;

use nonet_engine::logic::finder::{Options, all_steps};
use nonet_engine::logic::step::{Effect, Step};
use nonet_engine::logic::techniques::{LADDER, Technique};
use nonet_engine::types::candidate::Candidate;
use nonet_engine::types::cell::CellSet;
use nonet_engine::types::position::Position;
use nonet_page::core::settings::Locale;
use nonet_words::explanation::{Sentence, conclusion};
use nonet_words::piece::Target;
use rayon::prelude::*;

use crate::i18n::localizer;
use crate::positions::own_cases;

/// How many steps of each case are read.
const STEPS: usize = 6;

/// With what no sentence of a language may begin: words for what only another sentence names.
const BEGINNINGS: [(Locale, &[&str]); 2] = [
    (
        Locale::En,
        &[
            "It ",
            "They ",
            "Its ",
            "Their ",
            "So ",
            "So,",
            "Either way",
            "Both ",
            "Such ",
            "This is",
            "This makes",
            "That ",
            "Neither ",
            "None ",
            "Together ",
            "But ",
        ],
    ),
    (
        Locale::ZhCn,
        &["它", "这样", "所以", "因此", "于是", "无论如何", "两者", "此", "但", "合起来", "由此"],
    ),
];

/// What no sentence says.
const WORDS: [(Locale, &[&str]); 2] = [
    (Locale::En, &["stand", "so many", "lose it", "loses it", "lose them", "can go", "Either way"]),
    (Locale::ZhCn, &["无论如何"]),
];

/// The steps of the cases of a technique: some of each case.
fn steps_by_technique() -> BTreeMap<Technique, Vec<Step>> {
    let found: Vec<(Technique, Vec<Step>)> = own_cases()
        .par_iter()
        .map(|case| {
            let steps = all_steps(&Position::of(&case.board), &Options::only(case.technique));
            (case.technique, steps.into_iter().take(STEPS).collect())
        })
        .collect();
    let mut all: BTreeMap<Technique, Vec<Step>> = BTreeMap::new();
    for (technique, steps) in found {
        all.entry(technique).or_default().extend(steps);
    }
    all
}

/// What a step decides, without what follows at once from what it places.
fn decided(step: &Step) -> impl Iterator<Item = Candidate> {
    let follows = |gone: &Effect| step.effects.iter().any(|at| at != gone && at.implies(*gone));
    step.effects.iter().filter(move |effect| !follows(effect)).map(|effect| effect.candidate())
}

/// What is wrong with the sentences of a step.
fn fault(locale: Locale, step: &Step, sentences: &[Sentence]) -> Option<String> {
    let first = sentences.first()?;
    let named = first.pieces.iter().filter_map(|piece| match piece.target {
        Some(Target::Candidates(cell, _)) => Some(cell),
        _ => None,
    });
    let named: CellSet = named.collect();
    let text = first.text();
    if conclusion(sentences) != Some(0) {
        return Some(format!("the first line is not the conclusion: {text}"));
    }
    let cells: CellSet = decided(step).map(|candidate| candidate.cell).collect();
    if !cells.is_subset(named) {
        return Some(format!("the first line does not name what the step decides: {text}"));
    }
    let mut digits = decided(step).map(|candidate| candidate.digit);
    let missing = digits.find(|digit| !text.contains(&digit.to_string()));
    if let Some(digit) = missing {
        return Some(format!("the first line does not name the {digit}: {text}"));
    }
    sentences.iter().filter(|sentence| !sentence.is_detail).find_map(|sentence| {
        let text = sentence.text();
        let of = |table: &[(Locale, &'static [&'static str]); 2]| {
            table.iter().find(|(of, _)| *of == locale).map_or(&[][..], |(_, words)| *words)
        };
        let begins = of(&BEGINNINGS).iter().find(|word| text.starts_with(**word));
        let says = of(&WORDS).iter().find(|word| text.contains(**word));
        begins.or(says).map(|word| format!("`{word}`: {text}"))
    })
}

#[test]
fn an_explanation_begins_with_its_conclusion_and_points_at_nothing_unnamed() {
    let steps = steps_by_technique();
    let all = LADDER.iter().map(|row| row.technique);
    let absent: Vec<_> = all.filter(|technique| !steps.contains_key(technique)).collect();
    assert!(absent.is_empty(), "no case has a step of {absent:?}");
    let mut faults = Vec::new();
    for locale in [Locale::En, Locale::ZhCn] {
        let localizer = localizer(locale);
        for (technique, steps) in &steps {
            let of_step = |step| fault(locale, step, &localizer.explanation(step));
            let first = steps.iter().find_map(of_step);
            faults.extend(first.map(|fault| format!("{} {technique:?}: {fault}", locale.tag())));
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}
