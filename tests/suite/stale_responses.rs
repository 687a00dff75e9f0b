//! Stories of answers that come late, or not at all.

use std::fs;

use nonet_engine::generate::Recipe;
use nonet_engine::logic::refutation::smallest;
use nonet_engine::logic::reglib::Case;
use nonet_engine::logic::techniques::{Family, FamilySet, Technique, TechniqueSet, Tier};
use nonet_engine::search::puzzle::Puzzle;
use nonet_engine::types::board::Board;
use nonet_engine::types::cell::CellSet;
use nonet_engine::types::grid::{Grid, Solution};
use nonet_engine::types::position::Position;
use nonet_page::core::msg::{
    DeductionMsg, EngineMsg, HintMsg, ImportMsg, Msg, PlacesMsg, PuzzleMsg, SolutionMsg, StepsMsg,
};
use nonet_page::core::place::Layers;
use nonet_page::play::view::panel::PanelView;
use nonet_page::shell::update::update;
use nonet_service::{
    GenerationProgress, HintResult, JobId, Progress, PuzzleState, Request, Response, Solved,
    answer, request,
};

use crate::harness::{Harness, Worker, at, first_visit};
use crate::positions::corpus;

const PUZZLE: &str =
    "400520703000003000100007000014000006700050001500000420000400005000800000201076008";
const SOLUTION: &str =
    "496528713875143692132967854314289576729654381568731429687492135943815267251376948";

#[test]
fn solutions_of_the_game_before_are_not_shown_over_the_next() {
    let mut app = Harness::with_puzzle(&format!("{}{}", &PUZZLE[..72], "000000000"));
    app.worker = Worker::Silent;
    app.send(Msg::Solution(SolutionMsg::Requested));
    app.send(Msg::AddressChanged(format!("p={PUZZLE}"), Layers::NONE));
    assert_eq!(app.digits(), PUZZLE.replace('0', "."));
    let solution = SOLUTION.parse::<Grid>().ok().and_then(|grid| Solution::of(&grid));
    let solutions = solution.into_iter().collect();
    app.answer(&Response::Solve(Solved { solutions, more: false, differing: CellSet::EMPTY }));
    assert_eq!(app.panel(), None);
}

#[test]
fn the_check_of_a_closed_deduction_is_not_shown() {
    let mut app = Harness::with_puzzle(PUZZLE);
    app.send(Msg::Deduction(DeductionMsg::Opened));
    app.write(1, 2, 9);
    app.worker = Worker::Silent;
    app.send(Msg::Deduction(DeductionMsg::Submitted));
    app.send(Msg::Dismiss);
    assert_eq!(app.panel(), None);
    app.answer(&Response::CheckDeduction(HintResult::Stuck));
    assert_eq!(app.panel(), None);
}

#[test]
fn the_step_of_one_lesson_is_not_drawn_in_another() {
    let mut app = Harness::open(first_visit());
    app.send(PlacesMsg::LearnRequested(Some(Technique::XWing)));
    let step = app.model.learning.open.step.clone().expect("the step of the example");
    app.worker = Worker::Silent;
    app.send(PlacesMsg::LearnRequested(Some(Technique::Skyscraper)));
    // What this one is learned from is still on its way.
    _ = update(&mut app.model, PlacesMsg::LearnRequested(Some(Technique::XyWing)).into());
    app.answer(&Response::Example(HintResult::Step(step)));
    assert_eq!(app.model.learning.open.step, None);
}

#[test]
fn a_hint_that_waited_for_a_worker_that_died_does_not_come_by_itself_later() {
    let mut app = Harness::open(first_visit());
    app.worker = Worker::Silent;
    app.send(Msg::Puzzle(PuzzleMsg::BlankRequested));
    app.send(Msg::Hint(HintMsg::Requested));
    app.send(Msg::Engine(EngineMsg::WorkerDied(app.asked.iter().map(|(id, _)| *id).collect())));
    assert_eq!(app.page().header.chip.verdict, "not checked");
    app.worker = Worker::Answers;
    app.write(1, 1, 5);
    assert_eq!(app.panel(), None);
    app.send(Msg::Hint(HintMsg::Requested));
    assert!(app.panel().is_some());
}

#[test]
fn a_puzzle_that_was_long_in_the_making_does_not_push_away_one_begun_meanwhile() {
    let mut app = Harness::open(first_visit());
    app.worker = Worker::Silent;
    app.make(Recipe::default().clues(30).tier(Tier::Easy));
    assert!(app.play().rail.busy.is_some());
    app.send(Msg::AddressChanged(format!("p={PUZZLE}"), Layers::NONE));
    let begun = app.digits();
    let recipe = Recipe::default();
    let made = recipe.generate().map(Box::new);
    app.answer(&Response::Generate(made));
    assert_eq!(app.digits(), begun);
}

/// Whether the job that was asked for before is given up and its worker ended.
fn is_cancelled(app: &Harness, id: JobId) -> bool {
    app.cancelled.contains(&id)
}

#[test]
fn stop_ends_the_worker_that_solves() {
    let mut app = Harness::with_puzzle(&format!("{}{}", &PUZZLE[..72], "000000000"));
    app.worker = Worker::Silent;
    app.send(Msg::Solution(SolutionMsg::Requested));
    let (solve, request) = app.asked.last().cloned().expect("a job");
    assert!(matches!(request, Request::Solve(_)), "{request:?}");
    app.send(Msg::StopRequested);
    assert_eq!(
        (app.cancelled.last(), app.play().status.as_str()),
        (Some(&solve), "Stopped. Nothing was changed.")
    );
    let stopped = app.cancelled.len();
    app.send(Msg::StopRequested);
    assert_eq!(app.cancelled.len(), stopped, "nothing is left to stop");
}

#[test]
fn a_new_game_ends_the_jobs_of_the_old_one_and_no_others() {
    let mut app = Harness::with_puzzle(PUZZLE);
    app.worker = Worker::Silent;
    app.send(Msg::Ticked(at(9_000.0)));
    let pool = app.last_job();
    app.send(Msg::Steps(StepsMsg::Requested));
    let steps = app.last_job();
    app.send(Msg::Puzzle(PuzzleMsg::BlankRequested));
    assert_eq!((is_cancelled(&app, steps), is_cancelled(&app, pool)), (true, false));
}

#[test]
fn an_import_is_graded_once() {
    let other = "..8..5....21.39...53946.78.3.7..6.5..8.....7..4.7..6.8.93.21847...64.31....3..5..";
    let paths = |app: &Harness| {
        app.asked.iter().filter(|(_, request)| matches!(request, Request::Grade(_))).count()
    };
    let mut app = Harness::with_puzzle(PUZZLE);
    let before = paths(&app);
    app.import(other);
    assert_eq!(paths(&app), before + 1);
    assert!(app.page().header.chip.grade.is_some(), "the game has the grade of its preview");
    // A preview that is accepted while it is being graded is graded once, too.
    app.send(Msg::Import(ImportMsg::Pasted(PUZZLE.to_owned())));
    app.worker = Worker::Silent;
    app.send(Msg::Import(ImportMsg::Pasted(other.to_owned())));
    let (reading, request) = app.asked.last().cloned().expect("the text is to be read");
    app.send(Msg::answered(reading, answer(request, &mut |_| {})));
    let verdict = app.last_job();
    let solution = *app.model.common.session.solution().expect("one solution");
    app.send(Msg::answered(verdict, Response::Check(Ok(solution))));
    let (id, request) = app.asked.last().cloned().expect("a job");
    app.send(Msg::Import(ImportMsg::Accepted));
    assert_eq!(app.last_job(), id, "nothing else is asked");
    app.send(Msg::answered(id, answer(request, &mut |_| {})));
    assert!(app.page().header.chip.grade.is_some());
}

#[test]
fn a_newer_text_takes_the_place_of_one_that_is_being_read() {
    let mut app = Harness::with_puzzle(PUZZLE);
    app.worker = Worker::Silent;
    app.send(Msg::Import(ImportMsg::Pasted("53..7x!".to_owned())));
    let (first, request) = app.asked.last().cloned().expect("the text is to be read");
    app.send(Msg::Import(ImportMsg::Pasted(PUZZLE.to_owned())));
    let (second, newer) = app.asked.last().cloned().expect("the text is to be read");
    app.send(Msg::answered(first, answer(request, &mut |_| {})));
    assert_eq!(app.model.play.dialogs.import.read, None);
    app.send(Msg::Import(ImportMsg::Accepted));
    assert!(app.page().dialog.is_some(), "nothing was read yet");
    app.send(Msg::answered(second, answer(newer, &mut |_| {})));
    let clues = app.model.play.dialogs.import.clues().map(|clues| clues.to_string());
    assert_eq!(clues, Some(PUZZLE.replace('0', ".")));
}

#[test]
fn a_link_as_the_page_writes_it_needs_no_worker_and_another_one_gets_its_answer_later() {
    let mut app = Harness::open(first_visit());
    app.worker = Worker::Silent;
    app.send(Msg::AddressChanged(format!("p={PUZZLE}"), Layers::NONE));
    assert_eq!(app.digits(), PUZZLE.replace('0', "."));
    let other = format!("p={}", "*".repeat(80) + "5");
    app.send(Msg::AddressChanged(other, Layers::NONE));
    let (id, request) = app.asked.last().cloned().expect("the link is to be read");
    assert_eq!(app.digits(), PUZZLE.replace('0', "."));
    app.send(Msg::answered(id, answer(request, &mut |_| {})));
    assert_eq!(app.model.board().givens.clues(), 1);
}

#[test]
fn progress_is_shown_while_its_job_is_wanted() {
    let mut app = Harness::with_puzzle(PUZZLE);
    app.worker = Worker::Silent;
    app.make(Recipe::default().clues(30).tier(Tier::Easy));
    let job = app.last_job();
    let tried = |app: &Harness| app.play().rail.busy.map(|busy| busy.tried);
    let report = GenerationProgress { checks: 400, max_checks: 1_000, clues: 30, puzzles: 7 };
    assert_eq!(tried(&app).as_deref(), Some("0 tried."));
    app.send(Msg::Engine(EngineMsg::Progressed(job, Progress::Generated(report))));
    assert_eq!(tried(&app).as_deref(), Some("7 tried."));
    let other = GenerationProgress { puzzles: 9, ..report };
    app.send(Msg::Engine(EngineMsg::Progressed(JobId(job.0 + 1), Progress::Generated(other))));
    assert_eq!(tried(&app).as_deref(), Some("7 tried."), "another job's progress");
    app.send(Msg::StopRequested);
    app.send(Msg::Engine(EngineMsg::Progressed(job, Progress::Generated(report))));
    assert_eq!(tried(&app), None);
}

#[test]
fn an_answer_to_a_job_given_up_is_ignored_however_many_jobs_there_were() {
    let mut app = Harness::with_puzzle(PUZZLE);
    for _ in 0..50 {
        app.send(Msg::Hint(HintMsg::Requested));
        app.send(Msg::Hint(HintMsg::Closed));
    }
    app.worker = Worker::Silent;
    app.send(Msg::Steps(StepsMsg::Requested));
    let job = app.last_job();
    assert!(job > JobId(50), "{job:?}");
    app.send(Msg::Steps(StepsMsg::Closed));
    app.answer(&Response::Steps(Vec::new()));
    assert_eq!((is_cancelled(&app, job), app.panel()), (true, None));
}

/// What a worker reports on the way to a proof by cases, each time something else is reported.
fn reports(state: Box<PuzzleState>) -> Vec<Progress> {
    let mut reports = Vec::new();
    _ = answer(request::Hint { state, practised: None, skip: 0 }, &mut |progress| {
        reports.push(progress);
    });
    reports.dedup();
    reports
}

/// It takes two suppositions.
fn position_of_a_proof() -> Board {
    let text = fs::read_to_string(corpus("proof_by_cases")).unwrap();
    let lines = text.lines().filter(|line| line.starts_with(":proof_by_cases:"));
    let mut boards = lines.map(|line| Case::read(line).unwrap().board);
    let is_long = |board: &Board| {
        let position = Position::of(board);
        smallest(&position, position.open()).unwrap().suppositions() > 1
    };
    boards.find(is_long).unwrap()
}

/// Reasons by nothing but proofs by cases.
fn state_of_a_proof() -> Box<PuzzleState> {
    let board = position_of_a_proof();
    let solution = Some(*Puzzle::prove(&board.digits()).unwrap().solution());
    let mut left_out: FamilySet = Family::ALL.into_iter().collect();
    left_out.remove(Family::LastResort);
    Box::new(PuzzleState { board, solution, left_out, without: TechniqueSet::EMPTY })
}

fn respond(request: &Request) -> Response {
    answer(request.clone(), &mut |_| ())
}

/// The parts that are asked for when the search for a proof begins.
fn parts_of_a_proof(app: &mut Harness) -> Vec<(JobId, Request)> {
    app.worker = Worker::Silent;
    app.send(Msg::Hint(HintMsg::Requested));
    let (first, before) = (app.last_job(), app.asked.len());
    let begin = request::BeginHint { state: state_of_a_proof(), practised: None };
    app.send(Msg::answered(first, respond(&begin.into())));
    app.asked[before..].to_vec()
}

#[test]
fn a_proof_is_looked_for_in_parts_that_may_end_in_any_order() {
    let mut app = Harness::with_puzzle(PUZZLE);
    let mut waiting = parts_of_a_proof(&mut app);
    assert!(waiting.len() > 2, "several workers have something to do");
    while let Some((id, request)) = waiting.pop() {
        assert!(app.model.play.card.hint().is_none());
        let before = app.asked.len();
        app.send(Msg::answered(id, respond(&request)));
        waiting.extend_from_slice(&app.asked[before..]);
    }
    let whole = request::Hint { state: state_of_a_proof(), practised: None, skip: 0 };
    let hint = app.model.play.card.hint().map(|hint| hint.result.clone());
    assert_eq!(hint, Some(answer(whole, &mut |_| ())));
}

#[test]
fn a_proof_of_which_a_part_is_lost_is_given_up() {
    let mut app = Harness::with_puzzle(PUZZLE);
    let parts = parts_of_a_proof(&mut app);
    app.send(Msg::Engine(EngineMsg::WorkerDied(vec![parts[0].0])));
    for (id, request) in &parts[1..] {
        app.send(Msg::answered(*id, respond(request)));
    }
    assert_eq!((app.panel(), app.last_job()), (None, parts.last().unwrap().0));
    let again = parts_of_a_proof(&mut app);
    assert_eq!(again.len(), parts.len(), "it can be asked for again");
}

#[test]
fn a_long_search_for_a_proof_can_be_cut_short_or_stopped() {
    let reports = reports(state_of_a_proof());
    assert_eq!(reports.first(), Some(&Progress::Proving(None)));
    let found = |report: &&Progress| matches!(report, Progress::Proving(Some(_)));
    let found = reports.iter().find(found).expect("what is found on the way").clone();

    let mut app = Harness::with_puzzle(PUZZLE);
    app.worker = Worker::Silent;
    let said = |app: &Harness| match app.panel() {
        Some(PanelView::Hint(card)) => {
            card.buttons.iter().map(|button| button.label.clone()).collect()
        }
        _ => Vec::new(),
    };
    for ends in [Msg::Dismiss, Msg::Hint(HintMsg::Closed)] {
        app.send(Msg::Hint(HintMsg::Requested));
        let job = app.last_job();
        assert_eq!(said(&app), [""; 0]);
        app.send(Msg::Engine(EngineMsg::Progressed(job, Progress::Proving(None))));
        assert_eq!(said(&app), ["Stop"]);
        app.send(Msg::Engine(EngineMsg::Progressed(job, found.clone())));
        assert_eq!(said(&app), ["Show this one", "Stop"]);
        app.send(ends);
        assert_eq!((is_cancelled(&app, job), said(&app)), (true, Vec::new()));
    }
    app.send(Msg::Hint(HintMsg::Requested));
    let job = app.last_job();
    app.send(Msg::Hint(HintMsg::FoundRequested));
    assert!(!is_cancelled(&app, job), "nothing has been found yet");
    app.send(Msg::Engine(EngineMsg::Progressed(job, found.clone())));
    app.send(Msg::Hint(HintMsg::FoundRequested));
    assert!(is_cancelled(&app, job));
    let Progress::Proving(Some(step)) = found else { unreachable!() };
    assert_eq!(app.model.play.card.hint().and_then(|hint| hint.step()), Some(&*step));
}
