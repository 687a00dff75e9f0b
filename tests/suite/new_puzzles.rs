//! Stories of new puzzles: by tier, by technique, from the store, stopped.

use std::collections::HashSet;

use nonet_engine::generate::tier_recipe::TierRecipe;
use nonet_engine::generate::{GenerateError, MAX_CHECKS_FOR_TECHNIQUE, Recipe};
use nonet_engine::logic::techniques::{Technique, Tier};
use nonet_engine::rating::grade::Path;
use nonet_engine::search::puzzle::Puzzle;
use nonet_engine::types::board::Board;
use nonet_page::core::calendar::Date;
use nonet_page::core::dialog::Dialog;
use nonet_page::core::jobs::Purpose;
use nonet_page::core::letter::{LateLetter, Letter as _};
use nonet_page::core::msg::{Msg, PlacesMsg, PuzzleMsg};
use nonet_page::core::place::{Layers, Place};
use nonet_page::places::learn::msg::LearnMsg;
use nonet_page::play::puzzle_pool::{PooledPuzzle, PuzzlePool};
use nonet_page::shell::view::places::PlaceContent;
use nonet_service::Response;

use crate::harness::{Harness, Worker, at, first_visit};

const PUZZLE: &str =
    "400520703000003000100007000014000006700050001500000420000400005000800000201076008";

/// Of a tier, with a technique as its hardest step.
fn by_technique(tier: Tier, technique: Technique) -> Recipe {
    let (tier, technique) = (Some(tier), Some(technique));
    Recipe::default().tier(tier).technique(technique).seed(7).max_checks(MAX_CHECKS_FOR_TECHNIQUE)
}

fn grade(app: &Harness) -> (Tier, Option<Technique>) {
    let givens = app.model.board().givens;
    let puzzle = Puzzle::prove(&givens).expect("a proper puzzle");
    let grade = Path::of(&Board::of_givens(givens), Some(puzzle.solution())).grade();
    (grade.tier, grade.hardest)
}

fn fills_pool(app: &Harness) -> bool {
    app.model.common.jobs.any(|purpose| matches!(purpose, Purpose::PoolPuzzle(..)))
}

/// Whether a worker makes a puzzle that nothing waits for.
fn makes_ahead(app: &Harness) -> bool {
    app.model
        .common
        .jobs
        .any(|purpose| matches!(purpose, Purpose::PoolPuzzle(..) | Purpose::Daily(..)))
}

/// Lets the worker fill the store, as far as it wants.
fn fill(app: &mut Harness) {
    for second in 5..40 {
        app.send(Msg::Ticked(at(1000.0 * f64::from(second))));
    }
}

#[test]
fn a_puzzle_of_each_tier_is_of_that_tier() {
    for tier in [Tier::Easy, Tier::Medium, Tier::Hard] {
        let mut app = Harness::open(first_visit());
        app.send(Msg::Puzzle(PuzzleMsg::TierRequested(tier)));
        assert_eq!(grade(&app).0, tier, "{}", app.notice());
        assert!(app.notice().starts_with("New puzzle: "), "{}", app.notice());
    }
}

#[test]
fn a_puzzle_by_technique_has_it_as_its_hardest_step() {
    let mut app = Harness::open(first_visit());
    app.make(by_technique(Tier::Hard, Technique::XWing));
    assert_eq!(grade(&app).1, Some(Technique::XWing), "{}", app.notice());
}

/// An X-wing is two multi-colours, so that no puzzle needs one.
#[test]
fn a_puzzle_that_only_uses_its_technique_says_so() {
    for (technique, others) in [(Technique::XWing, true), (Technique::XyWing, false)] {
        let mut app = Harness::open(first_visit());
        app.make(by_technique(Tier::Hard, technique));
        let notice = app.notice();
        assert_eq!(notice.contains("Others as hard would do as well"), others, "{notice}");
    }
}

#[test]
fn a_puzzle_by_tier_and_technique_is_of_both() {
    for (tier, technique) in [(Tier::Hard, Technique::XyWing), (Tier::Unfair, Technique::XyChain)] {
        let mut app = Harness::open(first_visit());
        app.make(by_technique(tier, technique));
        assert_eq!(grade(&app), (tier, Some(technique)), "{}", app.notice());
    }
}

#[test]
fn the_store_gives_at_once_what_the_worker_made_when_idle() {
    let mut app = Harness::open(first_visit());
    app.send(Msg::Ticked(at(1000.0)));
    assert_eq!(app.stored.get("nonet.store"), None, "the page comes first");
    fill(&mut app);
    let kept = PuzzlePool::read(&app.stored["nonet.store"]).expect("a pool");
    assert_eq!(kept.missing_tier(), None, "there is enough of everything");
    let mut again = app.reopened();
    again.worker = Worker::Silent;
    for tier in Tier::ALL {
        again.send(Msg::Puzzle(PuzzleMsg::TierRequested(tier)));
        assert!(again.play().rail.busy.is_none(), "{tier:?} is there without the worker");
        assert_eq!(grade(&again).0, tier);
    }
    let left = PuzzlePool::read(&again.stored["nonet.store"]).expect("a pool");
    assert_eq!(left.missing_tier(), Some(Tier::Easy), "what was taken is wanted again");
}

#[test]
fn a_request_of_the_player_ends_the_filling_of_the_pool_and_stop_ends_the_request() {
    let mut app = Harness::open(first_visit());
    app.worker = Worker::Silent;
    app.send(Msg::Ticked(at(9000.0)));
    assert!(makes_ahead(&app) && app.play().rail.busy.is_none());
    app.make(by_technique(Tier::Hard, Technique::Swordfish));
    assert!(!makes_ahead(&app));
    let busy = app.play().rail.busy.expect("it is being made");
    assert!(busy.text.starts_with("Looking for a puzzle: Swordfish."), "{}", busy.text);
    app.send(Msg::Ticked(at(10_000.0)));
    assert!(!makes_ahead(&app), "the worker has other things to do");
    app.send(Msg::StopRequested);
    assert!(app.play().rail.busy.is_none());
}

#[test]
fn a_store_of_another_version_is_given_up_and_a_full_browser_fills_none() {
    let line =
        "hard 7 .......2.....1.76..4..7..93.3.......2...5...7.1...32.4....2....8....4.5...7.386..";
    let ours = PuzzlePool::read(&format!("nonet-store 2\n{line}\nrubbish\n")).expect("a pool");
    assert_eq!(ours.print(), format!("nonet-store 2\n{line}\n"));
    assert_eq!(PuzzlePool::read(&format!("nonet-store 1\n{line}\n")), None);
    let mut app = Harness::open(first_visit());
    app.worker = Worker::Silent;
    app.send(Msg::StorageFailed);
    app.send(Msg::Ticked(at(9000.0)));
    assert!(!fills_pool(&app));
}

#[test]
fn a_new_browser_has_a_puzzle_of_each_tier_made_by_its_recipe() {
    let mut seen = HashSet::new();
    for chance in 0..4 {
        let pool = PuzzlePool::first(chance);
        assert_eq!(pool.puzzles.iter().map(|puzzle| puzzle.tier).collect::<Vec<_>>(), Tier::ALL);
        for PooledPuzzle { tier, seed, givens } in pool.puzzles {
            let made = TierRecipe::of(tier).with_seed(seed).generate();
            assert_eq!(*made.expect("a puzzle").puzzle.givens(), givens, "{tier:?} {seed}");
            assert!(seen.insert(givens));
        }
    }
}

#[test]
fn a_puzzle_that_begins_is_played_wherever_it_was_asked_for() {
    let starts: [fn() -> Msg; 6] = [
        || Msg::Puzzle(PuzzleMsg::TierRequested(Tier::Hard)),
        || LateLetter::Make(Box::default()).posted(),
        || Msg::Puzzle(PuzzleMsg::DailyRequested(Date::of_days(0), Tier::Easy)),
        || Msg::Puzzle(PuzzleMsg::BlankRequested),
        || Msg::to(LearnMsg::Practised(0)),
        || Msg::AddressChanged(format!("p={}", PUZZLE.replace('8', "0")), Layers::NONE),
    ];
    for place in [Place::Library, Place::Learn, Place::Create] {
        for dialog in [None, Some(Dialog::Menu), Some(Dialog::New), Some(Dialog::Settings)] {
            for start in starts {
                let mut app = Harness::with_puzzle(PUZZLE);
                app.send(PlacesMsg::LearnRequested(Some(Technique::XWing)));
                app.send(Msg::PlaceChosen(place));
                dialog.into_iter().for_each(|dialog| app.send(Msg::DialogOpened(dialog)));
                let before = app.model.common.session.id.clone();
                app.send(start());
                assert_ne!(
                    app.model.common.session.id,
                    before,
                    "{place:?} {dialog:?} {:?}",
                    start()
                );
                assert_eq!(app.model.common.page.place, Place::Play, "{dialog:?} {:?}", start());
                assert_eq!(app.model.common.page.dialog, None, "{place:?} {:?}", start());
            }
        }
    }
}

fn unmet(app: &Harness) -> Option<String> {
    match app.place() {
        PlaceContent::Studio { unmet, .. } => unmet,
        other => panic!("no studio: {other:?}"),
    }
}

#[test]
fn what_was_not_met_is_named_beside_the_button() {
    let mut app = Harness::open(first_visit());
    app.send(Msg::PlaceChosen(Place::Create));
    app.worker = Worker::Silent;
    let rare = Recipe::default().tier(Tier::Unfair).clues(17);
    app.make(rare);
    let made = Err(GenerateError::NotFound { puzzles: 0 });
    app.answer(&Response::Generate(made));
    let said = "No puzzle was found: Unfair + 17 clues. Try again, or ask for less. \
                Puzzles with so few clues are very rare.";
    assert_eq!(unmet(&app).as_deref(), Some(said));
    assert_eq!(app.notice(), "", "it is said once");
    app.make(rare.clues(25));
    assert_eq!(unmet(&app), None, "another request, another answer");
}
