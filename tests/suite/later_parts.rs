//! The later parts of the program: what waits for them, and what a page without them does.

use nonet_engine::types::cell::Cell;
use nonet_engine::types::digit::Digit;
use nonet_page::core::command::Command;
use nonet_page::core::dialog::Dialog;
use nonet_page::core::msg::{
    BranchesMsg, CheckMsg, EntryMsg, GridMsg, HintMsg, Msg, PartMsg, StepsMsg,
};
use nonet_page::core::part::Part;
use nonet_page::core::place::Place;
use nonet_page::core::startup::Startup;
use nonet_page::shell::model::Model;
use nonet_page::shell::parts;
use nonet_page::shell::update::update;
use nonet_page::shell::view::page;
use nonet_page::shell::view::places::PlaceView;
use nonet_page::shell::view::play::PlayView;

use crate::harness::first_visit;
use crate::i18n::first_words;

fn opened(fragment: &str) -> (Model, Vec<Command>) {
    let startup = Startup { fragment: fragment.to_owned(), ..first_visit() };
    let words = first_words(startup.locale());
    Model::start(startup, vec![words])
}

fn play(model: &Model) -> PlayView {
    page(model).play().expect("in Play").clone()
}

fn complete(model: &mut Model) -> Vec<Command> {
    let commands =
        parts::both().into_iter().flat_map(|part| update(model, Msg::from(part))).collect();
    with_what_waited(model, commands)
}

/// The commands, and those of what waited for the part `Late`.
fn with_what_waited(model: &mut Model, mut commands: Vec<Command>) -> Vec<Command> {
    while let Some(at) = commands.iter().position(|command| *command == Command::NextWaiting) {
        commands.remove(at);
        commands.extend(update(model, Msg::Part(PartMsg::WaitingDue)));
    }
    commands
}

fn shown_addresses(commands: &[Command]) -> Vec<String> {
    let fragment = |command: &Command| match command {
        Command::ShowAddress(address) => Some(address.fragment()),
        _ => None,
    };
    commands.iter().filter_map(fragment).collect()
}

#[test]
fn moves_need_no_later_part() {
    let (mut model, _) = opened("");
    let cell = Cell::new(0, 2);
    update(&mut model, Msg::Grid(GridMsg::CellFocused(cell)));
    update(&mut model, Msg::Entry(EntryMsg::DigitTyped(None, Digit::new(4))));
    assert_eq!(model.board().entries[cell], Some(Digit::new(4)));
    let status = play(&model).status;
    assert!(status.contains('4'), "{status}");
    update(&mut model, Msg::Entry(EntryMsg::Undo));
    assert_eq!(model.board().entries[cell], None);
    assert_eq!(play(&model).panel, None);
}

#[test]
fn what_is_asked_of_a_part_is_done_in_order_when_it_comes() {
    let (mut model, _) = opened("");
    for msg in [
        Msg::Steps(StepsMsg::Requested),
        Msg::Steps(StepsMsg::Closed),
        Msg::Branches(BranchesMsg::Requested),
    ] {
        assert_eq!(update(&mut model, msg), []);
    }
    assert_eq!(play(&model).panel, None);
    complete(&mut model);
    assert_eq!(play(&model).panel.map(|panel| <&str>::from(panel.state)), Some("open"));
    assert!(play(&model).branches.is_none(), "the branches are the card itself");
}

#[test]
fn an_address_of_a_place_is_kept_until_its_part_comes() {
    let (mut model, commands) = opened("learn=x_wing");
    assert_eq!(shown_addresses(&commands), [""; 0]);
    assert_eq!(model.common.page.place, Place::Learn);
    assert!(matches!(page(&model).place, PlaceView::Awaited(text) if text == "Loading…"));
    let commands = complete(&mut model);
    assert_eq!(shown_addresses(&commands), ["learn=x_wing"]);
    assert!(matches!(page(&model).place, PlaceView::Place(_)));
}

#[test]
fn a_dialog_that_waited_for_its_part_has_an_entry_in_the_history() {
    let (mut model, _) = opened("/create");
    update(&mut model, Msg::DialogOpened(Dialog::Import));
    let commands = complete(&mut model);
    let shown = commands.iter().rev().find_map(|command| match command {
        Command::ShowAddress(address) => Some(address.layers.dialog),
        _ => None,
    });
    assert_eq!(shown, Some(Some(Dialog::Import)));
}

#[test]
fn a_dialog_that_is_opened_before_the_place_has_come_stays() {
    let (mut model, _) = opened("learn=x_wing");
    let [late, places] = parts::both();
    let commands = update(&mut model, Msg::from(late));
    with_what_waited(&mut model, commands);
    let commands = update(&mut model, Msg::DialogOpened(Dialog::New));
    assert_eq!(shown_addresses(&commands), ["learn=x_wing"]);
    update(&mut model, Msg::from(places));
    assert_eq!(model.common.page.dialog, Some(Dialog::New));
    assert_eq!(model.address().fragment(), "learn=x_wing");
    assert!(matches!(page(&model).place, PlaceView::Place(_)));
}

#[test]
fn a_place_is_shown_when_its_words_have_come_too() {
    let (mut model, _) = opened("/library");
    let [late, places] = parts::both();
    update(&mut model, Msg::from(places));
    assert!(matches!(page(&model).place, PlaceView::Awaited(_)));
    update(&mut model, Msg::Part(PartMsg::Missing(Part::Late)));
    let PlaceView::Missing(_, retry) = page(&model).place else { panic!("it is missing") };
    assert_eq!(update(&mut model, retry.msg), [Command::LoadPart(Part::Late)]);
    update(&mut model, Msg::from(late));
    assert!(matches!(page(&model).place, PlaceView::Place(_)));
}

#[test]
fn the_place_that_was_opened_last_is_the_one_that_comes() {
    let (mut model, _) = opened("/library/solved");
    update(&mut model, Msg::AddressChanged("learn=x_wing".to_owned(), Default::default()));
    update(&mut model, Msg::AddressChanged("/create/hand".to_owned(), Default::default()));
    complete(&mut model);
    assert_eq!(model.address().fragment(), "/create/hand");
    let (mut model, _) = opened("learn=x_wing");
    update(&mut model, Msg::PlaceChosen(Place::Play));
    complete(&mut model);
    assert!(matches!(page(&model).place, PlaceView::Play(_)));
}

#[test]
fn a_missing_part_is_named_and_asked_for_again_when_something_needs_it() {
    let (mut model, _) = opened("/library");
    update(&mut model, Msg::Part(PartMsg::Missing(Part::Places)));
    let PlaceView::Missing(text, retry) = page(&model).place else { panic!("it is missing") };
    assert!(text.contains("could not be loaded"), "{text}");
    assert_eq!(update(&mut model, retry.msg), [Command::LoadPart(Part::Places)]);
    assert!(matches!(page(&model).place, PlaceView::Awaited(_)));

    update(&mut model, Msg::Part(PartMsg::Missing(Part::Late)));
    let notice = page(&model).notice.expect("a notice");
    assert!(notice.text.contains("could not be loaded"), "{}", notice.text);
    let asked = update(&mut model, Msg::Hint(HintMsg::Requested));
    assert_eq!(asked, [Command::LoadPart(Part::Late)]);
    assert_eq!(update(&mut model, Msg::Check(CheckMsg::Requested)), []);
}

#[test]
fn a_part_that_is_missing_is_asked_for_again_when_the_other_comes() {
    let (mut model, _) = opened("/library");
    update(&mut model, Msg::Part(PartMsg::Missing(Part::Late)));
    let [_, places] = parts::both();
    let asked = update(&mut model, Msg::from(places));
    assert!(asked.contains(&Command::LoadPart(Part::Late)), "{asked:?}");
}
