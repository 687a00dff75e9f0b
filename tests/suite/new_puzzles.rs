//! Stories of new puzzles: by tier, by technique, from the store, stopped.

use nonet::app::msg::{Field, Msg};
use nonet::app::puzzle_pool::Store;
use nonet::engine::logic::techniques::{Technique, Tier};
use nonet::engine::rating::grade::Path;
use nonet::engine::search::puzzle::Puzzle;
use nonet::engine::types::board::Board;

use crate::harness::{Stage, Worker, first_visit};

fn choose(stage: &mut Stage, tier: Tier, technique: Option<Technique>) {
    stage.say(Msg::Edited(Field::Tier, tier.slug().to_owned()));
    let slug = technique.map_or("", Technique::slug);
    stage.say(Msg::Edited(Field::Technique, slug.to_owned()));
}

fn grade(stage: &Stage) -> (Tier, Option<Technique>) {
    let givens = stage.model.game.board().givens;
    let puzzle = Puzzle::prove(&givens).expect("a proper puzzle");
    let grade = Path::of(&Board::of_givens(givens), Some(puzzle.solution())).grade();
    (grade.tier, grade.hardest)
}

/// Lets the worker fill the store, as far as it wants.
fn fill(stage: &mut Stage) {
    for second in 5..40 {
        stage.say(Msg::Ticked(1000.0 * f64::from(second)));
    }
}

#[test]
fn a_puzzle_of_each_tier_is_of_that_tier() {
    for tier in [Tier::Easy, Tier::Medium, Tier::Hard] {
        let mut stage = Stage::open(first_visit());
        choose(&mut stage, tier, None);
        stage.say(Msg::NewAsked);
        assert_eq!(grade(&stage).0, tier, "{}", stage.notice());
        assert!(stage.notice().starts_with("New puzzle: "), "{}", stage.notice());
    }
}

#[test]
fn a_puzzle_by_technique_has_it_as_its_hardest_step() {
    let mut stage = Stage::open(first_visit());
    choose(&mut stage, Tier::Hard, Some(Technique::XWing));
    let needs = stage.page().new.needs.expect("a choice of techniques");
    assert_eq!(needs.value, "x_wing");
    stage.say(Msg::NewAsked);
    assert_eq!(grade(&stage).1, Some(Technique::XWing), "{}", stage.notice());
    stage.say(Msg::Edited(Field::Tier, "medium".to_owned()));
    assert_eq!(stage.model.form.technique, None, "another tier has other techniques");
}

#[test]
fn the_store_gives_at_once_what_the_worker_made_when_idle() {
    let mut stage = Stage::open(first_visit());
    stage.say(Msg::Ticked(1000.0));
    assert_eq!(stage.stored.get("nonet.store"), None, "the page comes first");
    fill(&mut stage);
    let kept = Store::read(&stage.stored["nonet.store"]);
    assert_eq!(kept.wants(), None, "there is enough of everything");
    let mut again = stage.reopened();
    again.worker = Worker::Silent;
    for tier in Tier::ALL {
        choose(&mut again, tier, None);
        again.say(Msg::NewAsked);
        assert!(again.page().new.busy.is_none(), "{tier:?} is there without the worker");
        assert_eq!(grade(&again).0, tier);
    }
    let left = Store::read(&again.stored["nonet.store"]);
    assert_eq!(left.wants(), Some(Tier::Easy), "what was taken is wanted again");
}

#[test]
fn what_a_player_asks_for_ends_the_filling_and_stop_ends_what_he_asked_for() {
    let mut stage = Stage::open(first_visit());
    stage.worker = Worker::Silent;
    stage.say(Msg::Ticked(9000.0));
    assert!(stage.model.jobs.refill.is_some() && stage.page().new.busy.is_none());
    choose(&mut stage, Tier::Hard, Some(Technique::Swordfish));
    stage.say(Msg::NewAsked);
    assert!(stage.model.jobs.refill.is_none());
    let busy = stage.page().new.busy.expect("it is being made");
    assert!(busy.text.starts_with("Looking for a puzzle: Swordfish."), "{}", busy.text);
    stage.say(Msg::Ticked(10_000.0));
    assert!(stage.model.jobs.refill.is_none(), "the worker has other things to do");
    stage.say(Msg::StopAsked);
    assert!(stage.page().new.busy.is_none());
}

#[test]
fn a_store_of_another_version_is_given_up_and_a_full_browser_fills_none() {
    let line =
        "hard 7 .......2.....1.76..4..7..93.3.......2...5...7.1...32.4....2....8....4.5...7.386..";
    let ours = Store::read(&format!("nonet-store 1\n{line}\nrubbish\n"));
    assert_eq!(ours.print(), format!("nonet-store 1\n{line}\n"));
    assert_eq!(Store::read(&format!("nonet-store 0\n{line}\n")), Store::default());
    let mut stage = Stage::open(first_visit());
    stage.worker = Worker::Silent;
    stage.say(Msg::StorageFailed);
    stage.say(Msg::Ticked(9000.0));
    assert!(stage.model.jobs.refill.is_none());
}
