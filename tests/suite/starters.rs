//! The collections that come with the page (`static/collections`, a line each of clues, rating and name): every
//! puzzle is proper, rated as its line says, and there once; those for techniques need theirs.

use std::collections::BTreeSet;
use std::fs;

use nonet_engine::canon::canonical;
use nonet_engine::logic::reglib::Case;
use nonet_engine::logic::techniques::{LADDER, Technique, Tier};
use nonet_engine::rating::grade::Path;
use nonet_engine::search::puzzle::Puzzle;
use nonet_engine::types::board::Board;
use nonet_engine::types::grid::Grid;
use nonet_page::core::msg::{Msg, PlacesMsg};
use nonet_page::core::place::Place;
use nonet_page::core::puzzles::Puzzles;
use nonet_page::core::record::Rating;
use nonet_page::core::section::Section;
use nonet_page::places::library::msg::LibraryMsg;
use nonet_page::places::library::starters::Starter;
use rayon::prelude::*;
use strum::IntoEnumIterator as _;

use crate::harness::{Harness, first_visit};
use crate::lesson_rules::check_practice;

fn puzzles(starter: Starter) -> Puzzles {
    let path = format!("static/collections/{}.txt", starter.slug());
    let mut puzzles = Puzzles::default();
    puzzles.read_part(&fs::read_to_string(path).expect("the file can be read"));
    puzzles
}

fn rate(clues: &Grid) -> Rating {
    let puzzle = Puzzle::prove(clues).expect("one solution");
    Rating::of(&Path::of(&Board::of_givens(*clues), Some(puzzle.solution())).grade())
}

/// Whether every rating is worked out anew: those of the hardest puzzles take seconds each.
fn is_rated_anew(starter: Starter, at: usize) -> bool {
    matches!(starter, Starter::Train | Starter::Techniques) || at == 0
}

#[test]
fn every_puzzle_is_proper_and_rated_and_none_is_there_twice() {
    for starter in Starter::iter() {
        let puzzles = puzzles(starter);
        assert_eq!(puzzles.len() as u64, starter.count(), "{starter:?}");
        let forms: Vec<Grid> = (0..puzzles.len())
            .into_par_iter()
            .map(|at| {
                let clues = puzzles.list.clues(at);
                let rating = puzzles.rating(at).expect("a rating");
                match is_rated_anew(starter, at) {
                    true => assert_eq!(rate(&clues), rating, "{starter:?} {at}"),
                    false => _ = Puzzle::prove(&clues).expect("one solution"),
                }
                canonical(&clues).grid
            })
            .collect();
        let all: BTreeSet<String> = forms.iter().map(|form| form.to_string()).collect();
        assert_eq!(all.len(), forms.len(), "{starter:?}: one is another turned round");
    }
}

#[test]
fn those_for_the_train_are_easy_and_those_known_as_hardest_are_not() {
    let tiers = |starter| {
        let puzzles = puzzles(starter);
        (0..puzzles.len()).map(move |at| puzzles.rating(at).expect("a rating").tier)
    };
    assert!(tiers(Starter::Train).all(|tier| tier == Tier::Easy));
    assert!(tiers(Starter::Hardest).all(|tier| tier == Tier::Extreme));
    let named = puzzles(Starter::Named);
    assert!((0..named.len()).all(|at| !named.list.name(at).is_empty()));
}

#[test]
fn each_for_a_technique_needs_it_and_they_come_in_the_order_of_the_ladder() {
    let puzzles = puzzles(Starter::Techniques);
    let places = |technique: Technique| LADDER.iter().position(|row| row.technique == technique);
    let techniques: Vec<Technique> = (0..puzzles.len())
        .map(|at| Technique::from_slug(puzzles.list.name(at)).expect("a technique"))
        .collect();
    assert!(techniques.is_sorted_by(|one, other| places(*one) < places(*other)));
    let faults: Vec<String> = techniques
        .par_iter()
        .enumerate()
        .filter_map(|(at, technique)| {
            let line = |mark: &str| format!(":{technique}{mark}::{}::::", puzzles.list.line(at));
            // Whether others would do as well is said in the lesson, from which it comes.
            let check = |mark| check_practice(&Case::read(&line(mark)).expect("a case"));
            check("").or_else(|_| check("-o")).err().map(|error| format!("{technique}: {error}"))
        })
        .collect();
    assert!(faults.is_empty(), "\n{}", faults.join("\n"));
}

#[test]
fn one_is_fetched_when_it_is_opened_and_then_a_collection_like_any_other() {
    let mut app = Harness::open(first_visit());
    app.send(Msg::to(LibraryMsg::StarterOpened(Starter::Train)));
    let section = Section::Collection(Starter::Train.key());
    assert_eq!(
        (app.model.common.page.place, app.model.library.browse.section),
        (Place::Library, section)
    );
    let collections = app.model.common.games.collections();
    assert_eq!(collections.values().next().expect("one").name, "Twelve for the train");
    app.send(Msg::to(LibraryMsg::StarterOpened(Starter::Train)));
    assert_eq!(app.model.common.games.collections().len(), 1, "it is opened again, not made again");
    app.send(Msg::Places(PlacesMsg::StarterFetched("named", None)));
    assert_eq!(app.notice(), "The collection could not be loaded.");
    assert_eq!(app.model.common.games.collections().len(), 1);
}
