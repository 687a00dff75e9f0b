//! What is recorded of a game: its source, its rating, help, mistakes and times, and that all of it
//! outlives the page.

use nonet_engine::logic::techniques::{Technique, Tier};
use nonet_engine::types::cell::Cell;
use nonet_engine::types::set::Element as _;
use nonet_page::core::calendar::{Moment, Now};
use nonet_page::core::clock::ClockState;
use nonet_page::core::msg::{
    CheckMsg, EntryMsg, HintMsg, Msg, PathMsg, PlacesMsg, PuzzleMsg, SolutionMsg, StepsMsg,
};
use nonet_page::core::outside::Visibility;
use nonet_page::core::path_origin::Origin;
use nonet_page::core::record::{PuzzleSource, Record};
use nonet_page::core::sample_puzzles::SAMPLE_PUZZLES;
use nonet_page::core::startup::Startup;
use nonet_page::places::learn::msg::LearnMsg;
use nonet_service::Request;

use crate::harness::{Harness, Worker, at, first_visit};

const PUZZLE: &str =
    "...2......24.3.715...8152..9.3..7641.4.....7.6754..3.2..2983...519.4.82......2...";

fn record(app: &Harness) -> &Record {
    &app.model.common.session.record
}

/// Solves the game by single digits of its solution.
fn finish(app: &mut Harness) {
    let solution = *app.model.common.session.solution().expect("one solution");
    let digits = app.model.board().digits();
    for cell in Cell::ALL.into_iter().filter(|&cell| digits[cell] != Some(solution[cell])) {
        app.write(cell.row() + 1, cell.column() + 1, solution[cell].index() as u8 + 1);
    }
}

#[test]
fn every_way_to_a_puzzle_is_recorded() {
    assert_eq!(record(&Harness::open(first_visit())).source, PuzzleSource::Sample);
    let mut app = Harness::with_puzzle(SAMPLE_PUZZLES[1]);
    assert_eq!(record(&app).source, PuzzleSource::Link);
    app.import(PUZZLE);
    assert_eq!(record(&app).source, PuzzleSource::Import);
    app.send(Msg::Puzzle(PuzzleMsg::BlankRequested));
    assert_eq!(record(&app).source, PuzzleSource::Hand);
    app.send(Msg::Puzzle(PuzzleMsg::TierRequested(Tier::Easy)));
    assert_eq!(record(&app).source, PuzzleSource::Generated);
    app.send(PlacesMsg::LearnRequested(Some(Technique::XWing)));
    app.send(Msg::to(LearnMsg::Practised(0)));
    assert_eq!(record(&app).source, PuzzleSource::Practice);
}

#[test]
fn a_hint_counts_once_by_what_it_shows_in_the_end() {
    let mut app = Harness::with_puzzle(PUZZLE);
    assert!(record(&app).help.is_none());
    app.send(Msg::Hint(HintMsg::Requested));
    app.send(Msg::Hint(HintMsg::Requested));
    assert_eq!((record(&app).help.nudges(), record(&app).help.shown()), (1, 0));
    app.send(Msg::Hint(HintMsg::Requested));
    app.send(Msg::Hint(HintMsg::Requested));
    assert_eq!((record(&app).help.nudges(), record(&app).help.shown()), (0, 1));
    app.send(Msg::Hint(HintMsg::Applied));
    app.send(Msg::Hint(HintMsg::Requested));
    app.send(Msg::Path(PathMsg::Requested(Origin::Here)));
    app.send(Msg::Steps(StepsMsg::Requested));
    app.send(Msg::Check(CheckMsg::Requested));
    let help = &record(&app).help;
    assert_eq!((help.nudges(), help.shown(), help.lists, help.checks), (1, 1, 2, 1));
    assert!(!help.solution && !help.is_none());
}

#[test]
fn the_end_is_recorded_once_and_survives_a_reload() {
    let mut app = Harness::with_puzzle(PUZZLE);
    assert_eq!(record(&app).rating.map(|rating| rating.tier), Some(Tier::Easy));
    app.write(1, 1, 9);
    app.write(1, 1, 8);
    app.send(Msg::Ticked(at(4_000.0)));
    finish(&mut app);
    let finish = record(&app).finish.expect("a finish");
    assert_eq!((finish.played, finish.at), (4_000.0, at(4_000.0).moment));
    assert!(record(&app).is_solved() && record(&app).mistakes > 0);
    app.send(Msg::Entry(EntryMsg::Undo));
    app.send(Msg::Ticked(at(9_000.0)));
    app.send(Msg::Entry(EntryMsg::Redo));
    assert_eq!(record(&app).finish, Some(finish));
    assert_eq!(record(&app).changed, Some(at(9_000.0).moment));
    assert_eq!(record(&app.reopened()), record(&app));
}

#[test]
fn who_saw_the_solution_has_not_solved_the_puzzle() {
    let mut app = Harness::with_puzzle(PUZZLE);
    app.send(Msg::Solution(SolutionMsg::Requested));
    app.send(Msg::Solution(SolutionMsg::Closed));
    finish(&mut app);
    assert!(record(&app).finish.is_some() && !record(&app).is_solved());
    assert!(!record(&app.reopened()).is_solved());
}

#[test]
fn the_clock_stands_while_a_page_that_was_opened_in_the_background_is_hidden() {
    let hidden = Startup { visibility: Visibility::Hidden, ..first_visit() };
    let mut app = Harness::open(hidden);
    app.send(Msg::Ticked(at(3_000.0)));
    assert_eq!(app.model.common.session.clock.played, 0.0);
    app.worker = Worker::Answers;
    app.send(Msg::Puzzle(PuzzleMsg::TierRequested(Tier::Easy)));
    app.send(Msg::Ticked(at(6_000.0)));
    assert_eq!(app.model.common.session.clock.state, ClockState::Away);
    app.send(Msg::VisibilityChanged(Visibility::Visible, at(7_000.0)));
    app.send(Msg::Ticked(at(8_000.0)));
    assert_eq!(app.model.common.session.clock.played, 1_000.0);
}

#[test]
fn times_are_those_of_the_wall_clock() {
    let moment = Moment::new(1_763_780_000_000.0, 60.0);
    let mut app = Harness::open(Startup { now: Now { steady: 5.0, moment }, ..first_visit() });
    assert_eq!(record(&app).begun, Some(moment));
    let later = Moment { millis: moment.millis + 90_000, ..moment };
    app.send(Msg::Ticked(Now { steady: 90_005.0, moment: later }));
    app.send(Msg::Entry(EntryMsg::FillNotes));
    assert_eq!((record(&app).begun, record(&app).changed), (Some(moment), Some(later)));
}

/// A worker that has nothing else to do rates the puzzle as Sudoku Explainer does; other clues are
/// another puzzle.
#[test]
fn the_puzzle_has_a_second_rating() {
    let mut app = Harness::with_puzzle(PUZZLE);
    assert_eq!(record(&app).explainer, None);
    for second in 10..40 {
        app.send(Msg::Ticked(at(f64::from(second) * 1_000.0)));
    }
    let rating = record(&app).explainer.expect("a rating");
    assert_eq!(app.page().header.chip.explainer, Some(format!("SE {}", rating.er)));
    let asked = |app: &Harness| {
        let is_rating = |request: &Request| matches!(request, Request::RateExplainer(_));
        app.asked.iter().filter(|(_, request)| is_rating(request)).count()
    };
    assert_eq!(asked(&app), 1);
    app.send(Msg::Puzzle(PuzzleMsg::BlankRequested));
    assert_eq!((record(&app).explainer, app.page().header.chip.explainer), (None, None));
}
