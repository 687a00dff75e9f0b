//! Stories of answers that come late, or not at all.

use std::ops::ControlFlow;

use nonet::app::msg::Msg;
use nonet::app::update::update;
use nonet::engine::generate::{Recipe, generate};
use nonet::engine::logic::techniques::Technique;
use nonet::engine::types::cell::CellSet;
use nonet::engine::types::grid::{Grid, Solution};
use nonet::service::{HintResult, JobId, Response, Solved};

use crate::harness::{Harness, Worker, first_visit};

const PUZZLE: &str =
    "400520703000003000100007000014000006700050001500000420000400005000800000201076008";
const SOLUTION: &str =
    "496528713875143692132967854314289576729654381568731429687492135943815267251376948";

#[test]
fn solutions_of_the_game_before_are_not_shown_over_the_next() {
    let mut app = Harness::with_puzzle(&format!("{}{}", &PUZZLE[..72], "000000000"));
    app.worker = Worker::Silent;
    app.send(Msg::SolveRequested);
    app.import(PUZZLE);
    let solution = SOLUTION.parse::<Grid>().ok().and_then(|grid| Solution::of(&grid));
    let solutions = solution.into_iter().collect();
    app.answer(&Response::Solved(Solved { solutions, more: false, undecided: CellSet::EMPTY }));
    assert_eq!(app.page().panel, None);
}

#[test]
fn a_judgement_does_not_come_to_whoever_has_put_the_question_away() {
    let mut app = Harness::with_puzzle(PUZZLE);
    app.send(Msg::DeductionOpened);
    app.write(1, 2, 9);
    app.worker = Worker::Silent;
    app.send(Msg::DeductionSubmitted);
    app.send(Msg::Dismiss);
    assert_eq!(app.page().panel, None);
    app.answer(&Response::Hinted(HintResult::Stuck));
    assert_eq!(app.page().panel, None);
}

#[test]
fn the_step_of_one_lesson_is_not_drawn_in_another() {
    let mut app = Harness::open(first_visit());
    app.send(Msg::LearnRequested(Some(Technique::XWing)));
    let step = app.model.learn.step.clone().expect("the step of the example");
    app.worker = Worker::Silent;
    app.send(Msg::LearnRequested(Some(Technique::Skyscraper)));
    // What this one is learned from is still on its way.
    _ = update(&mut app.model, Msg::LearnRequested(Some(Technique::XyWing)));
    app.answer(&Response::Hinted(HintResult::Step(step)));
    assert_eq!(app.model.learn.step, None);
}

#[test]
fn a_hint_that_waited_for_a_worker_that_died_does_not_come_by_itself_later() {
    let mut app = Harness::open(first_visit());
    app.worker = Worker::Silent;
    app.send(Msg::BlankRequested);
    app.send(Msg::HintRequested);
    app.send(Msg::WorkerDied((0..40).map(JobId).collect()));
    assert_eq!(app.page().header.badges[1], "not checked");
    app.worker = Worker::Answers;
    app.write(1, 1, 5);
    assert_eq!(app.page().panel, None);
    app.send(Msg::HintRequested);
    assert!(app.page().panel.is_some());
}

#[test]
fn a_puzzle_that_was_long_in_the_making_does_not_push_away_one_begun_meanwhile() {
    let mut app = Harness::open(first_visit());
    app.worker = Worker::Silent;
    app.send(Msg::NewPuzzleRequested);
    assert!(app.model.jobs.make.is_some());
    app.import(PUZZLE);
    let begun = app.digits();
    let recipe = Recipe::default();
    let made = generate(&recipe, &mut |_| ControlFlow::Continue(())).map(Box::new);
    app.answer(&Response::Generated(recipe, made));
    assert_eq!(app.digits(), begun);
}
