//! The pages of the algorithms: addresses, steps forth and back at any speed, stops, a puzzle being
//! made.

use nonet_engine::algorithms::event::EventKind;
use nonet_engine::algorithms::run::Stop;
use nonet_engine::algorithms::{DigitOrder, Method};
use nonet_page::core::algorithms_part::AlgorithmsPart;
use nonet_page::core::algorithms_setting::Setting;
use nonet_page::core::msg::{Msg, PlacesMsg};
use nonet_page::core::place::{Address, HistoryStep, Layers, Place};
use nonet_page::places::algorithms::Playing;
use nonet_page::places::algorithms::msg::{AlgorithmsField, AlgorithmsMsg};
use nonet_page::places::algorithms::program::{Line, Program};
use nonet_page::places::algorithms::speed::Speed;
use nonet_page::places::algorithms::view::{
    AlgorithmsContent, AlgorithmsView, CompareView, TraceView,
};
use nonet_page::shell::view::places::PlaceContent;

use crate::harness::{Harness, Worker, first_visit};

fn opened(fragment: &str) -> Harness {
    let mut app = Harness::open(first_visit());
    app.send(Msg::AddressChanged(fragment.to_owned(), Layers::NONE));
    app
}

fn send(app: &mut Harness, msg: AlgorithmsMsg) {
    app.send(Msg::to(msg));
}

fn page(app: &Harness) -> AlgorithmsView {
    match app.place() {
        PlaceContent::Algorithms(view) => (*view).clone(),
        other => panic!("no page of the algorithms: {other:?}"),
    }
}

fn one(app: &Harness) -> TraceView {
    match page(app).content {
        AlgorithmsContent::One(view) => *view,
        other => panic!("no single search: {other:?}"),
    }
}

fn both(app: &Harness) -> CompareView {
    match page(app).content {
        AlgorithmsContent::Compare(view) => *view,
        other => panic!("no two searches: {other:?}"),
    }
}

fn step(app: &Harness) -> u64 {
    app.model.algorithms.runs[0].as_ref().expect("a search").state.step
}

#[test]
fn each_page_has_its_address() {
    let solve = Method::ALL.map(AlgorithmsPart::Solve);
    for part in solve.into_iter().chain([AlgorithmsPart::Compare, AlgorithmsPart::Make]) {
        let address = Address { place: Place::Learn, algorithms: Some(part), ..Address::default() };
        assert_eq!(Address::read(&address.fragment()), Some(address));
        assert_eq!(format!("#{}", address.fragment()), part.href());
        assert_eq!(opened(&address.fragment()).model.address(), address);
    }
    assert_eq!(Address::read("/learn/solve/magic"), None);
    assert_eq!(Address::read("/create/compare"), None);
    assert_eq!(step(&opened("/learn/solve/bitmask?step=4265")), 4265);
    assert_eq!(step(&opened("/learn/solve/bitmask?step=x")), 0);
}

/// What a link says comes back, and nothing else is said.
#[test]
fn an_address_names_the_puzzle_the_order_and_the_seed() {
    let typed = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
    for fragment in [
        "/learn/solve/fewest?step=40&puzzle=norvig&order=random&seed=7".to_owned(),
        format!("/learn/solve/bitmask?puzzle={typed}"),
        "/learn/solve/bitmask?puzzle=none".to_owned(),
        "/learn/compare?methods=propagation,fewest&puzzle=euler&seed=12".to_owned(),
        "/learn/make?step=30&order=left_to_right&least=2&seed=8".to_owned(),
    ] {
        let app = opened(&fragment);
        assert_eq!(app.model.address().fragment(), fragment);
        assert_eq!(Address::read(&fragment), Some(app.model.address()));
    }
    let app = opened(&format!("/learn/solve/fewest?step=40&puzzle={typed}&order=random&seed=7"));
    let run = app.model.algorithms.runs[0].as_ref().expect("a search");
    assert_eq!((run.state.step, run.setup.seed), (40, 7));
    assert_eq!((run.setup.order, run.setup.grid.to_string()), (DigitOrder::Random, typed.into()));
    assert_eq!(opened("/learn/make?step=30").model.algorithms.digging.tried, 30);
    // What the menus change is named at once, and takes the stead of what was named before.
    let mut app = opened("/learn/solve/bitmask?puzzle=euler");
    let before = app.model.address();
    app.edit(AlgorithmsField::TracePuzzle, "game");
    let after = app.model.address();
    let clues = app.model.board().clue_grid();
    assert_eq!(after.fragment(), format!("/learn/solve/bitmask?puzzle={clues}"));
    assert_eq!(before.step_to(after), Some(HistoryStep::Replace(after)));
    app.edit(AlgorithmsField::TracePuzzle, "inkala-2012");
    assert_eq!(app.model.address().fragment(), "/learn/solve/bitmask");
    // The links beside keep the puzzle.
    app.edit(AlgorithmsField::TracePuzzle, "norvig");
    let tabs: Vec<String> = page(&app).tabs.into_iter().map(|tab| tab.href).collect();
    assert_eq!(tabs[1], "#/learn/compare?methods=bitmask,bitmask&puzzle=norvig");
    assert_eq!(tabs[2], "#/learn/make");
}

#[test]
fn an_address_of_nonsense_opens_the_page_as_it_is_at_first() {
    let plain = [
        "step=x",
        "step=-1",
        "seed=1e9",
        "seed=99999999999999999999999",
        "order=backwards",
        "methods=a,b",
        "least=2",
        "&&==&?",
        "%F0%9F%92%A3",
        "step",
    ];
    for query in plain {
        let app = opened(&format!("/learn/solve/bitmask?{query}"));
        assert_eq!(app.model.address().fragment(), "/learn/solve/bitmask", "{query}");
    }
    let app = opened("/learn/make?step=18446744073709551615&least=200");
    assert_eq!(app.model.algorithms.digging.tried, 81);
    assert_eq!(app.model.algorithms.digging.min_per_row, 9);
    for puzzle in ["", "5", "x", "<script>", &"9".repeat(81), &"1".repeat(100_000)] {
        let app = opened(&format!("/learn/compare?puzzle={puzzle}"));
        assert!(page(&app).fault.is_some(), "{}", puzzle.len());
    }
}

#[test]
fn steps_come_at_the_speed_that_is_chosen() {
    let mut app = opened("/learn/solve/backtracking?puzzle=inkala-2012");
    send(&mut app, AlgorithmsMsg::QuestionsSkipped);
    for (place, steps) in [(0, 2), (13, 40), (30, 2_000)] {
        send(&mut app, AlgorithmsMsg::Rewound);
        send(&mut app, AlgorithmsMsg::SpeedChosen(place));
        assert_eq!(Speed::new(place).steps(), steps / 2);
        send(&mut app, AlgorithmsMsg::PlayToggled);
        for tick in 0..=80 {
            app.send(PlacesMsg::AlgorithmsTicked(f64::from(tick) * 25.0));
        }
        assert_eq!(step(&app), steps, "at place {place}");
        send(&mut app, AlgorithmsMsg::PlayToggled);
        assert_eq!(app.model.algorithms.playing, Playing::Paused);
    }
}

#[test]
fn at_full_speed_the_worker_goes_on_and_any_step_is_found_again() {
    let mut app = opened("/learn/solve/backtracking?puzzle=inkala-2012");
    send(&mut app, AlgorithmsMsg::QuestionsSkipped);
    send(&mut app, AlgorithmsMsg::SpeedChosen(Speed::MAX));
    send(&mut app, AlgorithmsMsg::PlayToggled);
    for tick in 0..=4 {
        app.send(PlacesMsg::AlgorithmsTicked(f64::from(tick) * 16.0));
    }
    send(&mut app, AlgorithmsMsg::PlayToggled);
    assert_eq!(step(&app), 64_000);
    let seen = app.model.algorithms.runs[0].as_ref().expect("a search").state.clone();
    send(&mut app, AlgorithmsMsg::WentTo(100));
    assert_eq!(step(&app), 100);
    send(&mut app, AlgorithmsMsg::WentTo(64_000));
    let again = app.model.algorithms.runs[0].as_ref().expect("a search").state.clone();
    assert_eq!(again, seen);
    send(&mut app, AlgorithmsMsg::SteppedBack);
    send(&mut app, AlgorithmsMsg::Stepped);
    let again = app.model.algorithms.runs[0].as_ref().expect("a search").state.clone();
    assert_eq!(again, seen);
    assert!(one(&app).plot.paths.iter().all(|path| path.starts_with('M')));
}

#[test]
fn a_step_that_is_asked_for_too_early_is_made_when_the_worker_answers() {
    let mut app = Harness::open(first_visit());
    app.worker = Worker::Silent;
    app.send(Msg::AddressChanged("/learn/solve/fewest".to_owned(), Layers::NONE));
    (0..3).for_each(|_| send(&mut app, AlgorithmsMsg::Stepped));
    assert_eq!(step(&app), 0);
    let (job, request) = app.asked.last().cloned().expect("a job");
    app.worker = Worker::Answers;
    app.send(Msg::answered(job, nonet_service::answer(request, &mut |_| {})));
    assert_eq!(step(&app), 3);
    send(&mut app, AlgorithmsMsg::Stepped);
    assert_eq!(step(&app), 4);
}

#[test]
fn the_address_names_the_step_once_it_stands_still() {
    let mut app = opened("/learn/solve/bitmask");
    (0..3).for_each(|_| send(&mut app, AlgorithmsMsg::Stepped));
    assert_eq!(app.model.address().setting.step, None);
    // One that has passed since does not count.
    app.send(PlacesMsg::AlgorithmsSettled(2));
    assert_eq!(app.model.address().setting.step, None);
    app.send(PlacesMsg::AlgorithmsSettled(3));
    assert_eq!(app.model.address().fragment(), "/learn/solve/bitmask?step=3");
    let before = app.model.address();
    send(&mut app, AlgorithmsMsg::PlayToggled);
    app.send(PlacesMsg::AlgorithmsSettled(3));
    assert_eq!(app.model.address(), before);
    send(&mut app, AlgorithmsMsg::PlayToggled);
    // The step takes the stead of the one before, and is no entry of its own.
    let at = |step| Address { setting: Setting { step, ..Setting::default() }, ..before };
    let next = at(Some(4));
    assert_eq!(before.step_to(next), Some(HistoryStep::Replace(next)));
    assert_eq!(at(None).step_to(next), Some(HistoryStep::Replace(next)));
    send(&mut app, AlgorithmsMsg::Rewound);
    app.send(PlacesMsg::AlgorithmsSettled(0));
    assert_eq!(app.model.address().fragment(), "/learn/solve/bitmask");
    // Another search begins anew.
    send(&mut app, AlgorithmsMsg::Stepped);
    app.send(PlacesMsg::AlgorithmsSettled(1));
    app.edit(AlgorithmsField::TracePuzzle, "norvig");
    assert_eq!(app.model.address().setting.step, None);
}

#[test]
fn a_rung_leads_to_the_step_at_which_it_came() {
    let mut app = opened("/learn/solve/propagation?step=300");
    let rungs = one(&app).rungs;
    for rung in rungs.iter().step_by(5) {
        send(&mut app, AlgorithmsMsg::WentTo(rung.since.0));
        let newest = one(&app).rungs.remove(0);
        assert_eq!((&newest.number, &newest.place), (&rung.number, &rung.place));
        assert_eq!(newest.options, rung.options);
        send(&mut app, AlgorithmsMsg::WentTo(300));
        assert_eq!(one(&app).rungs, rungs);
    }
}

#[test]
fn a_list_is_measured_and_stopped() {
    let mut app = opened("/learn/compare");
    send(&mut app, AlgorithmsMsg::ListStarted);
    let list = both(&app).list;
    assert_eq!(list.progress, "17 puzzles");
    let labels: Vec<&str> = list.rows.iter().map(|row| row.label.as_str()).collect();
    assert_eq!(labels.len(), Method::ALL.len());
    assert!(list.rows.iter().all(|row| row.points.matches('M').count() == 17), "{labels:?}");
    // Norvig's takes more than a list waits for.
    assert_eq!(list.rows[0].cells[2..], ["stopped at 100,000", "1"]);
    app.edit(AlgorithmsField::ListSource, "typed");
    assert!(both(&app).list.rows.is_empty() && both(&app).list.button.disabled);
    let two = format!(
        "{}\n1{}",
        "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
        "0".repeat(80)
    );
    app.edit(AlgorithmsField::ListText, format!("1. {two} # hard, 4.5\n11{}", "0".repeat(79)));
    send(&mut app, AlgorithmsMsg::ListStarted);
    // Clues that conflict are no puzzle.
    assert_eq!(both(&app).list.rows[0].points.matches('M').count(), 2);
    app.worker = Worker::Silent;
    send(&mut app, AlgorithmsMsg::ListStarted);
    assert!(app.model.algorithms.list.is_running);
    assert_eq!(both(&app).list.progress, "0 of 3 measured");
    send(&mut app, AlgorithmsMsg::ListStopped);
    assert!(!app.model.algorithms.list.is_running);
    assert_eq!(app.cancelled.last(), app.asked.last().map(|(job, _)| job));
}

#[test]
fn a_search_stops_at_dead_ends_and_says_why() {
    for method in Method::ALL {
        let mut app = opened(&format!("/learn/solve/{}", method.slug()));
        send(&mut app, AlgorithmsMsg::StopToggled(Stop::DeadEnd));
        for place in [20, Speed::MAX] {
            send(&mut app, AlgorithmsMsg::SpeedChosen(place));
            send(&mut app, AlgorithmsMsg::PlayToggled);
            let mut tick = 0;
            while app.model.algorithms.playing != Playing::Paused {
                tick += 1;
                assert!(tick < 5_000, "{method:?} does not stop");
                app.send(PlacesMsg::AlgorithmsTicked(f64::from(tick) * 16.0));
            }
            let why = one(&app).why;
            assert!(why.is_dead && why.next.is_some(), "{method:?}: {why:?}");
            assert_eq!(why.reasons.len(), 9, "{method:?}: {why:?}");
        }
        assert_eq!(
            app.model.algorithms.runs[0].as_ref().map(|run| run.state.counters.dead_ends),
            Some(2)
        );
        send(&mut app, AlgorithmsMsg::RunOut);
        assert_eq!(one(&app).why.status, "The grid is full: solution 1.", "{method:?}");
        send(&mut app, AlgorithmsMsg::RunOut);
        assert!(one(&app).why.status.starts_with("Everything was tried"), "{method:?}");
    }
}

#[test]
fn two_searches_go_in_step_and_all_are_measured() {
    let mut app = opened("/learn/compare");
    (0..600).for_each(|_| send(&mut app, AlgorithmsMsg::Stepped));
    let view = both(&app);
    let steps = app.model.algorithms.runs.iter().flatten().map(|run| run.state.step);
    assert_eq!(steps.collect::<Vec<_>>(), [600, 600]);
    let guesses: Vec<&str> = view.bars.iter().map(|bar| bar.guesses.as_str()).collect();
    assert_eq!((guesses[0], guesses[2]), ("49,558", "1,850"));
    assert!(view.sides.iter().all(|side| side.share.is_some()));
    assert!(view.bars.iter().all(|bar| bar.share.is_some()));
    app.edit(AlgorithmsField::TraceOther, "dancing_links");
    send(&mut app, AlgorithmsMsg::RunOut);
    let ended = both(&app).sides;
    assert!(ended.iter().all(|side| side.status == "The grid is full: solution 1."));
}

#[test]
fn a_puzzle_that_cannot_be_searched_is_refused() {
    let mut app = opened("/learn/solve/fewest");
    app.edit(AlgorithmsField::TracePuzzle, "typed");
    for text in ["", "12", &"11".repeat(41), &format!("11{}", "0".repeat(79))] {
        app.edit(AlgorithmsField::TraceClues, text);
        assert!(page(&app).fault.is_some(), "{text}");
        send(&mut app, AlgorithmsMsg::PlayToggled);
        send(&mut app, AlgorithmsMsg::Stepped);
    }
    app.edit(AlgorithmsField::TraceClues, format!("1{}", ".".repeat(80)));
    send(&mut app, AlgorithmsMsg::RunOut);
    assert_eq!(one(&app).why.status, "The grid is full: solution 1.");
}

#[test]
fn a_puzzle_is_dug_cell_by_cell() {
    let mut app = opened("/learn/make");
    let making = |app: &Harness| match page(app).content {
        AlgorithmsContent::Make(view) => *view,
        other => panic!("no puzzle: {other:?}"),
    };
    let tried = |app: &Harness| app.model.algorithms.digging.tried;
    assert_eq!(tried(&app), 0);
    assert!(making(&app).attempts.last().is_some_and(|attempt| attempt.is_full));
    send(&mut app, AlgorithmsMsg::Skipped);
    let proof = making(&app).proof.expect("a cell");
    assert!(proof.is_kept && proof.solutions.len() == 2 && !proof.cells.is_empty());
    let view = making(&app);
    assert_eq!(view.chart.kept.len(), 1);
    let [gone, _, ahead] = &view.ways;
    assert!(gone.starts_with('M') && ahead.starts_with('M'), "{:?}", view.ways);
    let before = tried(&app) - 1;
    assert_eq!(view.before.len(), before.min(4));
    send(&mut app, AlgorithmsMsg::RunOut);
    let clues = making(&app).chart.clues;
    assert_eq!(tried(&app), 81);
    app.edit(AlgorithmsField::DiggingLeast, "4");
    send(&mut app, AlgorithmsMsg::RunOut);
    assert_ne!(making(&app).chart.clues, clues);
    send(&mut app, AlgorithmsMsg::PlayToggled);
    (0..=4).for_each(|tick| app.send(PlacesMsg::AlgorithmsTicked(f64::from(tick) * 250.0)));
    assert_eq!(tried(&app), 4);
    app.edit(AlgorithmsField::DiggingOrder, "random");
    send(&mut app, AlgorithmsMsg::RunOut);
    // An order that jumps is shown by points alone.
    let [line, dots, _] = making(&app).ways;
    assert!(line.is_empty() && !dots.is_empty());
}

#[test]
fn the_marks_of_a_program_are_not_shown() {
    let program = Program::read("a.rs", "a // @guess @forced\nb  # @dead_end\nc @end\nmail@host");
    let text = |line: &Line| line.iter().map(|(_, part)| part.as_str()).collect::<String>();
    let lines: Vec<String> = program.lines.iter().map(text).collect();
    assert_eq!(lines, ["a", "b", "c", "mail@host"]);
    let lines = [EventKind::Guess, EventKind::Forced, EventKind::DeadEnd, EventKind::Backtrack]
        .map(|kind| program.line_of(kind));
    assert_eq!(lines, [Some(0), Some(0), Some(1), None]);
}
