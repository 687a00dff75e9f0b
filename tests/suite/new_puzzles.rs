//! Stories of new puzzles: by tier, by technique, from the store, stopped.

use nonet::app::jobs::Purpose;
use nonet::app::msg::{Field, Msg};
use nonet::app::puzzle_pool::PuzzlePool;
use nonet::engine::logic::techniques::{Technique, Tier};
use nonet::engine::rating::grade::Path;
use nonet::engine::search::puzzle::Puzzle;
use nonet::engine::types::board::Board;

use crate::harness::{Harness, Worker, first_visit};

fn choose(app: &mut Harness, tier: Tier, technique: Option<Technique>) {
    app.send(Msg::FieldEdited(Field::Tier, tier.slug().to_owned()));
    let slug = technique.map_or("", Technique::slug);
    app.send(Msg::FieldEdited(Field::Technique, slug.to_owned()));
}

fn grade(app: &Harness) -> (Tier, Option<Technique>) {
    let givens = app.model.board().givens;
    let puzzle = Puzzle::prove(&givens).expect("a proper puzzle");
    let grade = Path::of(&Board::of_givens(givens), Some(puzzle.solution())).grade();
    (grade.tier, grade.hardest)
}

fn fills_pool(app: &Harness) -> bool {
    app.model.jobs.any(|purpose| *purpose == Purpose::PoolPuzzle)
}

/// Lets the worker fill the store, as far as it wants.
fn fill(app: &mut Harness) {
    for second in 5..40 {
        app.send(Msg::Ticked(1000.0 * f64::from(second)));
    }
}

#[test]
fn a_puzzle_of_each_tier_is_of_that_tier() {
    for tier in [Tier::Easy, Tier::Medium, Tier::Hard] {
        let mut app = Harness::open(first_visit());
        choose(&mut app, tier, None);
        app.send(Msg::NewPuzzleRequested);
        assert_eq!(grade(&app).0, tier, "{}", app.notice());
        assert!(app.notice().starts_with("New puzzle: "), "{}", app.notice());
    }
}

#[test]
fn a_puzzle_by_technique_has_it_as_its_hardest_step() {
    let mut app = Harness::open(first_visit());
    choose(&mut app, Tier::Hard, Some(Technique::XWing));
    let needs = app.page().new.needs.expect("a choice of techniques");
    assert_eq!(needs.value, "x_wing");
    app.send(Msg::NewPuzzleRequested);
    assert_eq!(grade(&app).1, Some(Technique::XWing), "{}", app.notice());
    app.send(Msg::FieldEdited(Field::Tier, "medium".to_owned()));
    assert_eq!(app.model.dialogs.form.technique, None, "another tier has other techniques");
}

#[test]
fn the_store_gives_at_once_what_the_worker_made_when_idle() {
    let mut app = Harness::open(first_visit());
    app.send(Msg::Ticked(1000.0));
    assert_eq!(app.stored.get("nonet.store"), None, "the page comes first");
    fill(&mut app);
    let kept = PuzzlePool::read(&app.stored["nonet.store"]);
    assert_eq!(kept.missing_tier(), None, "there is enough of everything");
    let mut again = app.reopened();
    again.worker = Worker::Silent;
    for tier in Tier::ALL {
        choose(&mut again, tier, None);
        again.send(Msg::NewPuzzleRequested);
        assert!(again.page().new.busy.is_none(), "{tier:?} is there without the worker");
        assert_eq!(grade(&again).0, tier);
    }
    let left = PuzzlePool::read(&again.stored["nonet.store"]);
    assert_eq!(left.missing_tier(), Some(Tier::Easy), "what was taken is wanted again");
}

#[test]
fn a_request_of_the_player_ends_the_filling_of_the_pool_and_stop_ends_the_request() {
    let mut app = Harness::open(first_visit());
    app.worker = Worker::Silent;
    app.send(Msg::Ticked(9000.0));
    assert!(fills_pool(&app) && app.page().new.busy.is_none());
    choose(&mut app, Tier::Hard, Some(Technique::Swordfish));
    app.send(Msg::NewPuzzleRequested);
    assert!(!fills_pool(&app));
    let busy = app.page().new.busy.expect("it is being made");
    assert!(busy.text.starts_with("Looking for a puzzle: Swordfish."), "{}", busy.text);
    app.send(Msg::Ticked(10_000.0));
    assert!(!fills_pool(&app), "the worker has other things to do");
    app.send(Msg::StopRequested);
    assert!(app.page().new.busy.is_none());
}

#[test]
fn a_store_of_another_version_is_given_up_and_a_full_browser_fills_none() {
    let line =
        "hard 7 .......2.....1.76..4..7..93.3.......2...5...7.1...32.4....2....8....4.5...7.386..";
    let ours = PuzzlePool::read(&format!("nonet-store 1\n{line}\nrubbish\n"));
    assert_eq!(ours.print(), format!("nonet-store 1\n{line}\n"));
    assert_eq!(PuzzlePool::read(&format!("nonet-store 0\n{line}\n")), PuzzlePool::default());
    let mut app = Harness::open(first_visit());
    app.worker = Worker::Silent;
    app.send(Msg::StorageFailed);
    app.send(Msg::Ticked(9000.0));
    assert!(!fills_pool(&app));
}
