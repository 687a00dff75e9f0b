//! Stories of answers that come late, or not at all.

use std::ops::ControlFlow;

use nonet::app::msg::Msg;
use nonet::app::update::update;
use nonet::engine::generate::{Recipe, generate};
use nonet::engine::logic::techniques::Technique;
use nonet::engine::types::cell::CellSet;
use nonet::engine::types::grid::{Grid, Solution};
use nonet::service::{Advice, Response, Solved, Ticket};

use crate::harness::{Stage, Worker, first_visit};

const PUZZLE: &str =
    "400520703000003000100007000014000006700050001500000420000400005000800000201076008";
const SOLUTION: &str =
    "496528713875143692132967854314289576729654381568731429687492135943815267251376948";

#[test]
fn solutions_of_the_game_before_are_not_shown_over_the_next() {
    let mut stage = Stage::with_puzzle(&format!("{}{}", &PUZZLE[..72], "000000000"));
    stage.worker = Worker::Silent;
    stage.say(Msg::SolveAsked);
    stage.import(PUZZLE);
    let solution = SOLUTION.parse::<Grid>().ok().and_then(|grid| Solution::of(&grid));
    let solutions = solution.into_iter().collect();
    stage.answer(&Response::Solved(Solved { solutions, more: false, undecided: CellSet::EMPTY }));
    assert_eq!(stage.page().panel, None);
}

#[test]
fn a_judgement_does_not_come_to_whoever_has_put_the_question_away() {
    let mut stage = Stage::with_puzzle(PUZZLE);
    stage.say(Msg::QuestionAsked);
    stage.write(1, 2, 9);
    stage.worker = Worker::Silent;
    stage.say(Msg::QuestionPut);
    stage.say(Msg::Dismiss);
    assert_eq!(stage.page().panel, None);
    stage.answer(&Response::Hinted(Advice::Stuck));
    assert_eq!(stage.page().panel, None);
}

#[test]
fn the_step_of_one_lesson_is_not_drawn_in_another() {
    let mut stage = Stage::open(first_visit());
    stage.say(Msg::LearnAsked(Some(Technique::XWing)));
    let step = stage.model.learn.step.clone().expect("the step of the example");
    stage.worker = Worker::Silent;
    stage.say(Msg::LearnAsked(Some(Technique::Skyscraper)));
    // What this one is learned from is still on its way.
    _ = update(&mut stage.model, Msg::LearnAsked(Some(Technique::XyWing)));
    stage.answer(&Response::Hinted(Advice::Step(step)));
    assert_eq!(stage.model.learn.step, None);
}

#[test]
fn a_hint_that_waited_for_a_worker_that_died_does_not_come_by_itself_later() {
    let mut stage = Stage::open(first_visit());
    stage.worker = Worker::Silent;
    stage.say(Msg::BlankAsked);
    stage.say(Msg::HintAsked);
    stage.say(Msg::WorkerDied((0..40).map(Ticket).collect()));
    assert_eq!(stage.page().bar.chip[1], "not checked");
    stage.worker = Worker::Answers;
    stage.write(1, 1, 5);
    assert_eq!(stage.page().panel, None);
    stage.say(Msg::HintAsked);
    assert!(stage.page().panel.is_some());
}

#[test]
fn a_puzzle_that_was_long_in_the_making_does_not_push_away_one_begun_meanwhile() {
    let mut stage = Stage::open(first_visit());
    stage.worker = Worker::Silent;
    stage.say(Msg::NewAsked);
    assert!(stage.model.jobs.make.is_some());
    stage.import(PUZZLE);
    let begun = stage.digits();
    let recipe = Recipe::default();
    let made = generate(&recipe, &mut |_| ControlFlow::Continue(())).map(Box::new);
    stage.answer(&Response::Generated(recipe, made));
    assert_eq!(stage.digits(), begun);
}
