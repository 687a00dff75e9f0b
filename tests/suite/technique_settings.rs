//! Stories of what hints and lists may argue with: uniqueness, and what is rare.

use nonet::app::msg::Msg;
use nonet::app::settings::Toggle;
use nonet::app::solving_path::Origin;
use nonet::engine::logic::step::Step;
use nonet::engine::logic::techniques::Family;
use nonet::engine::search::puzzle::Puzzle;
use nonet::engine::types::grid::Grid;

use nonet::service::{Advice, Response, Verdict};

use crate::harness::{Stage, Worker};

/// In its path is a rectangle of type 1; from its start there are rare fish.
const PUZZLE: &str =
    "..4.3.9.7..6.......39..16......7...5...1..3..8....6...........927..6.13...1..7.54";

fn has(steps: &[Step], family: Family) -> bool {
    steps.iter().any(|step| step.technique.family() == family)
}

fn listed(stage: &mut Stage, family: Family) -> bool {
    stage.say(Msg::StepsAsked);
    let listing = stage.model.listing.as_ref().and_then(|listing| listing.steps.as_ref());
    has(listing.expect("a list"), family)
}

fn walked(stage: &mut Stage, family: Family) -> bool {
    stage.say(Msg::PathAsked(Origin::Here));
    has(stage.model.walk.as_ref().expect("a path").steps(), family)
}

fn hinted(stage: &mut Stage) -> Family {
    stage.say(Msg::Dismiss);
    stage.say(Msg::HintAsked);
    match &stage.model.hint.as_ref().expect("a hint").advice {
        Advice::Step(step) => step.technique.family(),
        other => panic!("no step: {other:?}"),
    }
}

#[test]
fn uniqueness_can_be_left_out() {
    let mut stage = Stage::with_puzzle(PUZZLE);
    assert!(walked(&mut stage, Family::Uniqueness));
    stage.say(Msg::Toggled(Toggle::Uniqueness));
    assert!(stage.model.walk.is_none());
    assert!(!walked(&mut stage, Family::Uniqueness));
    // To the moment before the first such step.
    stage.say(Msg::Toggled(Toggle::Uniqueness));
    while hinted(&mut stage) != Family::Uniqueness {
        (0..4).for_each(|_| stage.say(Msg::HintAsked));
    }
    assert!(listed(&mut stage, Family::Uniqueness));
    stage.say(Msg::Toggled(Toggle::Uniqueness));
    assert!(stage.model.listing.is_none());
    assert!(!listed(&mut stage, Family::Uniqueness));
    assert_ne!(hinted(&mut stage), Family::Uniqueness);
}

#[test]
fn what_is_rare_is_found_when_it_is_wished() {
    let mut stage = Stage::with_puzzle(PUZZLE);
    assert!(!listed(&mut stage, Family::Rare));
    stage.say(Msg::Toggled(Toggle::Rare));
    assert!(listed(&mut stage, Family::Rare));
}

#[test]
fn a_puzzle_is_graded_alike_whatever_may_be_argued_with() {
    let mut stage = Stage::with_puzzle(PUZZLE);
    let grade = stage.page().bar.chip;
    stage.say(Msg::Toggled(Toggle::Uniqueness));
    stage.say(Msg::PathAsked(Origin::Clues));
    let walked = stage.model.walk.as_ref().expect("a path");
    assert!(!has(walked.steps(), Family::Uniqueness));
    assert_eq!(stage.page().bar.chip, grade);
    assert!(has(&stage.model.path.as_ref().expect("the graded path").steps, Family::Uniqueness));
}

#[test]
fn a_path_wished_before_the_solution_is_known_argues_with_it_all_the_same() {
    let grid = PUZZLE.parse::<Grid>().expect("a grid");
    let solution = *Puzzle::prove(&grid).expect("one solution").solution();
    for (toggle, expected) in
        [(Toggle::Clock, true), (Toggle::Rare, true), (Toggle::Uniqueness, false)]
    {
        let mut stage = Stage::with_puzzle(&"0".repeat(81));
        stage.say(Msg::Toggled(toggle));
        stage.worker = Worker::Silent;
        stage.import(PUZZLE);
        stage.say(Msg::PathAsked(Origin::Clues));
        stage.worker = Worker::Answers;
        stage.answer(&Response::Checked(Verdict::One(solution)));
        let walked = stage.model.walk.as_ref().expect("a path").steps();
        assert!(!walked.is_empty());
        assert_eq!(has(walked, Family::Uniqueness), expected, "{toggle:?}");
    }
}
