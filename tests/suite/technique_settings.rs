//! Stories of what hints and lists may argue with: uniqueness, expert patterns, and what is rare.

use nonet_engine::logic::step::Step;
use nonet_engine::logic::techniques::Family;
use nonet_engine::search::puzzle::Puzzle;
use nonet_engine::types::grid::Grid;
use nonet_page::core::msg::{HintMsg, Msg, PathMsg, SettingMsg, StepsMsg};
use nonet_page::core::path_origin::Origin;
use nonet_page::core::place::Layers;
use nonet_page::core::settings::Toggle;

use nonet_service::{HintResult, Response};

use crate::harness::{Harness, Worker};

/// In its path is a rectangle of type 1; from its start there are rare fish.
const PUZZLE: &str =
    "..4.3.9.7..6.......39..16......7...5...1..3..8....6...........927..6.13...1..7.54";

fn has(steps: &[Step], family: Family) -> bool {
    steps.iter().any(|step| step.technique.family() == family)
}

fn listed(app: &mut Harness, family: Family) -> bool {
    app.send(Msg::Steps(StepsMsg::Requested));
    let listing = app.model.play.card.steps().and_then(|listing| listing.steps.as_ref());
    has(listing.expect("a list"), family)
}

fn walked(app: &mut Harness, family: Family) -> bool {
    app.send(Msg::Path(PathMsg::Requested(Origin::Here)));
    has(app.model.play.card.path().expect("a path").steps(), family)
}

fn hinted(app: &mut Harness) -> Family {
    app.send(Msg::Dismiss);
    app.send(Msg::Hint(HintMsg::Requested));
    match &app.model.play.card.hint().expect("a hint").result {
        HintResult::Step(step) => step.technique.family(),
        other => panic!("no step: {other:?}"),
    }
}

#[test]
fn uniqueness_can_be_left_out() {
    let mut app = Harness::with_puzzle(PUZZLE);
    assert!(walked(&mut app, Family::Uniqueness));
    app.send(Msg::Setting(SettingMsg::Toggled(Toggle::Uniqueness)));
    assert!(app.model.play.card.path().is_none());
    assert!(!walked(&mut app, Family::Uniqueness));
    // To the moment before the first such step.
    app.send(Msg::Setting(SettingMsg::Toggled(Toggle::Uniqueness)));
    while hinted(&mut app) != Family::Uniqueness {
        (0..4).for_each(|_| app.send(Msg::Hint(HintMsg::Requested)));
    }
    assert!(listed(&mut app, Family::Uniqueness));
    app.send(Msg::Setting(SettingMsg::Toggled(Toggle::Uniqueness)));
    assert!(app.model.play.card.steps().is_none());
    assert!(!listed(&mut app, Family::Uniqueness));
    assert_ne!(hinted(&mut app), Family::Uniqueness);
}

#[test]
fn what_is_rare_is_found_when_it_is_wished() {
    let mut app = Harness::with_puzzle(PUZZLE);
    assert!(!listed(&mut app, Family::Rare));
    app.send(Msg::Setting(SettingMsg::Toggled(Toggle::Rare)));
    assert!(listed(&mut app, Family::Rare));
}

/// The first case of tests/corpus/techniques/junior_exocet.txt.
const EXOCET: &str =
    "........2..8.1.9..5....3.4....1.93...6..3..8...37......4......53.1.7.8..2........";

#[test]
fn expert_patterns_can_be_left_out() {
    let mut app = Harness::with_puzzle(EXOCET);
    assert!(listed(&mut app, Family::Expert));
    app.send(Msg::Setting(SettingMsg::Toggled(Toggle::Expert)));
    assert!(app.model.play.card.steps().is_none());
    assert!(!listed(&mut app, Family::Expert));
    app.send(Msg::Setting(SettingMsg::Toggled(Toggle::Expert)));
    assert!(listed(&mut app, Family::Expert));
}

#[test]
fn a_puzzle_is_graded_alike_whatever_may_be_argued_with() {
    let mut app = Harness::with_puzzle(PUZZLE);
    let grade = app.page().header.chip;
    app.send(Msg::Setting(SettingMsg::Toggled(Toggle::Uniqueness)));
    app.send(Msg::Path(PathMsg::Requested(Origin::Clues)));
    let walked = app.model.play.card.path().expect("a path");
    assert!(!has(walked.steps(), Family::Uniqueness));
    assert_eq!(app.page().header.chip, grade);
    assert!(has(
        &app.model.common.session.path.as_ref().expect("the graded path").steps,
        Family::Uniqueness
    ));
}

#[test]
fn a_path_wished_before_the_solution_is_known_argues_with_it_all_the_same() {
    let grid = PUZZLE.parse::<Grid>().expect("a grid");
    let solution = *Puzzle::prove(&grid).expect("one solution").solution();
    for (toggle, expected) in
        [(Toggle::Clock, true), (Toggle::Rare, true), (Toggle::Uniqueness, false)]
    {
        let mut app = Harness::with_puzzle(&"0".repeat(81));
        app.send(Msg::Setting(SettingMsg::Toggled(toggle)));
        app.worker = Worker::Silent;
        app.send(Msg::AddressChanged(format!("p={PUZZLE}"), Layers::NONE));
        app.send(Msg::Path(PathMsg::Requested(Origin::Clues)));
        app.worker = Worker::Answers;
        app.answer(&Response::Check(Ok(solution)));
        let walked = app.model.play.card.path().expect("a path").steps();
        assert!(!walked.is_empty());
        assert_eq!(has(walked, Family::Uniqueness), expected, "{toggle:?}");
    }
}
