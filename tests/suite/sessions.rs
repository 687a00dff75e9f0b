//! Stories of games that follow one another, and of tabs that share one.

use nonet::app::msg::{Msg, Sight, Version};

use crate::harness::Stage;

const PUZZLE: &str =
    "400520703000003000100007000014000006700050001500000420000400005000800000201076008";

fn offers(stage: &Stage) -> Vec<String> {
    let notice = stage.page().notice;
    notice.into_iter().flat_map(|notice| notice.buttons).map(|button| button.label).collect()
}

#[test]
fn a_game_can_come_back_after_a_puzzle_with_several_solutions_too() {
    let sparse = format!("{}{}", &PUZZLE[..72], "000000000");
    for link in [false, true] {
        let mut stage = Stage::with_puzzle(PUZZLE);
        stage.write(1, 2, 9);
        let before = stage.digits();
        match link {
            true => stage.say(Msg::FragmentChanged(format!("p={sparse}"))),
            false => stage.import(&sparse),
        }
        assert!(stage.notice().contains("some cells cannot be decided"), "{}", stage.notice());
        assert!(offers(&stage).contains(&"Back to the game before".to_owned()), "link: {link}");
        stage.say(Msg::PreviousAsked);
        assert_eq!((stage.digits(), stage.notice()), (before, String::new()));
    }
}

#[test]
fn whoever_goes_back_to_the_game_before_can_return() {
    let mut stage = Stage::with_puzzle(PUZZLE);
    stage.write(1, 2, 9);
    stage.say(Msg::BlankAsked);
    stage.write(1, 1, 5);
    let later = stage.digits();
    stage.say(Msg::PreviousAsked);
    assert_eq!(offers(&stage), ["Back to the game before"]);
    stage.say(Msg::PreviousAsked);
    assert_eq!(stage.digits(), later);
}

#[test]
fn a_game_that_a_newer_build_wrote_is_neither_used_nor_written_over() {
    let mut stage = Stage::with_puzzle(PUZZLE);
    let key = format!("nonet.game.{}", stage.model.id);
    stage.stored.clear();
    stage.say(Msg::StoredElsewhere(key.clone(), Some("nonet-game 2\n".to_owned())));
    assert_eq!(offers(&stage), ["Keep mine as a copy"]);
    stage.say(Msg::VersionChosen(Version::Ours));
    assert!(!stage.stored.contains_key(&key), "{:?}", stage.stored);
}

#[test]
fn whoever_looks_elsewhere_has_not_chosen_between_two_versions() {
    let mut ours = Stage::with_puzzle(PUZZLE);
    let mut theirs = ours.reopened();
    theirs.write(1, 2, 9);
    let key = format!("nonet.game.{}", theirs.model.id);
    ours.say(Msg::StoredElsewhere(key.clone(), Some(theirs.stored[&key].clone())));
    let id = ours.model.id.clone();
    ours.say(Msg::Visible(Sight::Hidden, 1000.0));
    ours.say(Msg::Visible(Sight::Shown, 2000.0));
    ours.say(Msg::PauseAsked);
    ours.say(Msg::PauseAsked);
    assert_eq!((offers(&ours).len(), &ours.model.id), (2, &id));
    ours.say(Msg::VersionChosen(Version::Theirs));
    assert_eq!(ours.digits(), theirs.digits());
}

#[test]
fn that_nothing_is_saved_is_told_once_and_not_at_every_move() {
    let mut stage = Stage::with_puzzle(PUZZLE);
    stage.say(Msg::StorageFailed);
    assert!(stage.notice().contains("refuses to save"), "{}", stage.notice());
    stage.say(Msg::NoticeClosed);
    stage.say(Msg::StorageFailed);
    assert_eq!(stage.notice(), "");
}

#[test]
fn a_store_that_rests_does_so_whatever_another_tab_puts_into_it() {
    let mut stage = Stage::with_puzzle(PUZZLE);
    stage.say(Msg::StorageFailed);
    stage.say(Msg::StoredElsewhere("nonet.store".to_owned(), Some("nonet-store 1\n".to_owned())));
    assert!(stage.model.store.rests);
}
