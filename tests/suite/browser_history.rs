//! Places have addresses; Back closes what lies over the page, and no way through the browser's history
//! leads to a state that the page does not show.

use nonet_engine::logic::techniques::Technique;
use nonet_page::core::command::Command;
use nonet_page::core::dialog::Dialog;
use nonet_page::core::lesson_id::LessonId;
use nonet_page::core::msg::{
    BranchesMsg, DeductionMsg, EntryMsg, HintMsg, Msg, PathMsg, PlacesMsg, ReplayMsg, SolutionMsg,
    StepsMsg,
};
use nonet_page::core::path_origin::Origin;
use nonet_page::core::place::{Address, HistoryStep, Layers, Place};
use nonet_page::shell::update::update;
use proptest::prelude::*;
use strum::IntoEnumIterator as _;

use crate::harness::Harness;

const PUZZLE: &str =
    "400520703000003000100007000014000006700050001500000420000400005000800000201076008";

#[test]
fn every_address_is_read_as_it_is_written() {
    for place in Place::iter() {
        let address = Address { place, ..Address::default() };
        assert_eq!(Address::read(&address.fragment()), Some(address));
        assert_eq!(place.href(), format!("#{}", address.fragment()));
    }
    for &technique in Technique::ALL {
        let address = Address {
            place: Place::Learn,
            lesson: Some(LessonId::Technique(technique)),
            ..Address::default()
        };
        assert_eq!(Address::read(&address.fragment()), Some(address));
    }
    assert_eq!(Address::read(""), Some(Address::default()));
    for nowhere in ["/", "/nowhere", "x", "p", "learning"] {
        assert_eq!(Address::read(nowhere), None, "{nowhere}");
    }
}

#[test]
fn going_back_closes_the_dialog_and_keeps_the_place() {
    let mut app = Harness::with_puzzle(PUZZLE);
    app.send(Msg::AddressChanged("/library".to_owned(), Layers::NONE));
    app.send(Msg::DialogOpened(Dialog::Settings));
    assert_eq!(app.model.address().layers.dialog, Some(Dialog::Settings));
    app.send(Msg::AddressChanged("/library".to_owned(), Layers::NONE));
    assert_eq!(app.model.address(), Address { place: Place::Library, ..Address::default() });
}

/// The browser may have gone on since: an entry made then would end its way forward.
#[test]
fn an_address_that_the_browser_went_to_is_not_shown_to_it() {
    let mut app = Harness::with_puzzle(PUZZLE);
    let went = Msg::AddressChanged("/library".to_owned(), Layers::NONE);
    let shows = |command: &Command| matches!(command, Command::ShowAddress(_));
    assert!(!update(&mut app.model, went).iter().any(shows));
    assert_eq!(app.model.common.page.place, Place::Library);
    assert!(update(&mut app.model, Msg::DialogOpened(Dialog::Settings)).iter().any(shows));
}

#[test]
fn what_lies_over_the_page_is_read_as_it_is_written() {
    for cards in 0..3 {
        for dialog in Dialog::iter().map(Some).chain([None]) {
            let layers = Layers { cards, dialog };
            assert_eq!(Layers::read(&layers.state()), layers);
        }
    }
    // As earlier versions wrote it, and later ones may.
    assert_eq!(Layers::read("menu"), Layers { cards: 0, dialog: Some(Dialog::Menu) });
    assert_eq!(Layers::read("1 carousel"), Layers { cards: 1, dialog: None });
}

/// The page in a browser with a history, which begins at another page.
struct Browser {
    app: Harness,
    /// The entries of the page, oldest first.
    entries: Vec<Address>,
    /// The one that is shown; none if Back left the page.
    at: Option<usize>,
}

impl Browser {
    fn open() -> Browser {
        let app = Harness::with_puzzle(PUZZLE);
        Browser { app, entries: vec![Address::default()], at: Some(0) }
    }
    fn send(&mut self, msg: Msg) {
        self.app.send(msg);
        self.show();
    }
    /// What `web::history` does.
    fn show(&mut self) {
        for _ in 0..8 {
            let at = self.at.expect("the page is shown");
            match self.entries[at].step_to(self.app.model.address()) {
                None => return,
                Some(HistoryStep::Back) => self.at = at.checked_sub(1),
                Some(HistoryStep::Replace(address)) => self.entries[at] = address,
                Some(HistoryStep::Push(address)) => {
                    self.entries.truncate(at + 1);
                    self.entries.push(address);
                    self.at = Some(at + 1);
                }
            }
        }
        panic!("no end of steps from {:?} to {:?}", self.entries, self.app.model.address());
    }
    fn back(&mut self) {
        self.at = self.at.expect("the page is shown").checked_sub(1);
        self.arrive();
    }
    fn forward(&mut self) {
        let at = self.at.expect("the page is shown");
        self.at = Some((at + 1).min(self.entries.len() - 1));
        self.arrive();
    }
    /// A link makes an entry with nothing over it.
    fn follow(&mut self, place: Place) {
        let at = self.at.expect("the page is shown");
        let address = Address { place, ..Address::default() };
        if self.entries[at].without_layers() != address {
            self.entries.truncate(at + 1);
            self.entries.push(address);
            self.at = Some(at + 1);
            self.arrive();
        }
    }
    fn arrive(&mut self) {
        if let Some(at) = self.at {
            let entry = self.entries[at];
            self.app.send(Msg::AddressChanged(entry.fragment(), entry.layers));
            self.show();
        }
    }
    fn reload(&mut self) {
        let place = self.entries[self.at.expect("the page is shown")].without_layers();
        self.app = self.app.reopened();
        self.app.send(Msg::AddressChanged(place.fragment(), Layers::NONE));
        self.show();
    }
    fn cards(&self) -> usize {
        self.app.model.address().layers.cards
    }
}

/// What opens each card.
fn openers() -> [Msg; 8] {
    [
        Msg::Hint(HintMsg::Requested),
        Msg::Steps(StepsMsg::Requested),
        Msg::Path(PathMsg::Requested(Origin::Here)),
        Msg::Path(PathMsg::Requested(Origin::Clues)),
        Msg::Branches(BranchesMsg::Requested),
        Msg::Replay(ReplayMsg::Requested),
        Msg::Solution(SolutionMsg::Asked),
        Msg::Deduction(DeductionMsg::Opened),
    ]
}

/// A game in which something was done, so that there is something to show again.
fn played() -> Browser {
    let mut browser = Browser::open();
    browser.send(Msg::Entry(EntryMsg::FillNotes));
    browser
}

#[test]
fn back_closes_each_card_and_only_then_leaves_the_page() {
    for opener in openers() {
        let mut browser = played();
        browser.send(opener.clone());
        assert_eq!((browser.cards(), browser.entries.len()), (1, 2), "{opener:?}");
        browser.back();
        assert_eq!((browser.cards(), browser.at), (0, Some(0)), "{opener:?}");
        assert!(browser.app.panel().is_none(), "{opener:?}");
        browser.back();
        assert_eq!(browser.at, None, "{opener:?}");
    }
}

/// Such an address opens the page in Play, and stays in the entries that are made there.
#[test]
fn an_address_that_names_no_place_is_that_of_play() {
    let dialogs = [Dialog::Menu, Dialog::New, Dialog::Import, Dialog::Keys, Dialog::Settings];
    for nowhere in ["/", "/nowhere", "x", "/learn/nothing", "/create/nothing"] {
        let mut app = played().app;
        app.send(Msg::AddressChanged("/library".to_owned(), Layers::NONE));
        app.send(Msg::AddressChanged(nowhere.to_owned(), Layers::NONE));
        assert_eq!(app.model.address(), Address::default(), "{nowhere}");
        for opener in openers().into_iter().chain(dialogs.map(Msg::DialogOpened)) {
            let mut app = played().app;
            app.send(opener.clone());
            let Layers { cards, dialog } = app.model.address().layers;
            assert_eq!(cards + usize::from(dialog.is_some()), 1, "{opener:?}");
            app.send(Msg::AddressChanged(nowhere.to_owned(), Layers::NONE));
            assert_eq!(app.model.address(), Address::default(), "{nowhere}, {opener:?}");
        }
    }
}

#[test]
fn a_card_that_is_closed_takes_its_entry_with_it() {
    for opener in openers() {
        let mut browser = played();
        for _ in 0..3 {
            browser.send(opener.clone());
            assert_eq!((browser.cards(), browser.at), (1, Some(1)), "{opener:?}");
            browser.send(Msg::Dismiss);
            assert_eq!((browser.cards(), browser.at), (0, Some(0)), "{opener:?}");
        }
        assert_eq!(browser.entries.len(), 2, "{opener:?}");
    }
}

#[test]
fn one_card_after_the_other_has_one_entry() {
    let mut browser = played();
    for opener in openers() {
        browser.send(opener);
    }
    assert_eq!((browser.cards(), browser.entries.len()), (1, 2));
    browser.send(Msg::DialogOpened(Dialog::Menu));
    browser.send(Msg::Branches(BranchesMsg::Requested));
    assert_eq!((browser.cards(), browser.at), (1, Some(1)));
    browser.back();
    assert_eq!((browser.cards(), browser.at), (0, Some(0)));
}

#[test]
fn a_hint_of_the_step_list_lies_over_the_list() {
    let mut browser = Browser::open();
    browser.send(Msg::Steps(StepsMsg::Requested));
    browser.send(Msg::Steps(StepsMsg::Opened(0)));
    assert_eq!((browser.cards(), browser.at), (2, Some(2)));
    browser.back();
    assert!(
        browser.app.model.play.card.steps().is_some()
            && browser.app.model.play.card.hint().is_none()
    );
    browser.back();
    assert_eq!((browser.cards(), browser.at), (0, Some(0)));
}

#[test]
fn forward_to_a_card_that_was_closed_does_nothing() {
    let mut browser = Browser::open();
    browser.send(Msg::Branches(BranchesMsg::Requested));
    browser.back();
    browser.forward();
    assert_eq!((browser.cards(), browser.at), (0, Some(0)));
}

#[test]
fn a_card_is_still_there_after_a_look_at_another_place() {
    let mut browser = Browser::open();
    browser.send(Msg::Branches(BranchesMsg::Requested));
    browser.follow(Place::Library);
    browser.back();
    assert_eq!((browser.cards(), browser.at), (1, Some(1)));
    browser.follow(Place::Library);
    browser.follow(Place::Play);
    assert_eq!((browser.cards(), browser.at), (1, Some(4)));
    browser.back();
    assert_eq!((browser.cards(), browser.app.model.common.page.place), (0, Place::Play));
}

#[test]
fn back_closes_a_panel_that_a_reload_opened_again() {
    for opener in [
        Msg::Steps(StepsMsg::Requested),
        Msg::Path(PathMsg::Requested(Origin::Here)),
        Msg::Branches(BranchesMsg::Requested),
    ] {
        let mut browser = played();
        browser.send(opener.clone());
        browser.app = browser.app.reopened();
        browser.show();
        assert_eq!((browser.cards(), browser.at), (1, Some(1)), "{opener:?}");
        browser.back();
        assert_eq!((browser.cards(), browser.at), (0, Some(0)), "{opener:?}");
    }
}

#[test]
fn what_a_reload_does_not_open_again_takes_its_entry_with_it() {
    let mut browser = played();
    browser.send(Msg::Hint(HintMsg::Requested));
    browser.send(Msg::DialogOpened(Dialog::Settings));
    assert_eq!(browser.at, Some(2));
    browser.app = browser.app.reopened();
    browser.show();
    assert_eq!(browser.at, Some(0));
}

/// One thing that a player does.
#[derive(Clone, Debug)]
enum Act {
    Send(Msg),
    Follow(Place),
    Back,
    Forward,
    Reload,
}

fn acts() -> impl Strategy<Value = Act> {
    let messages = openers().into_iter().chain([
        Msg::Steps(StepsMsg::Opened(0)),
        Msg::Path(PathMsg::StepChosen(1)),
        Msg::Hint(HintMsg::Applied),
        Msg::Dismiss,
        Msg::Dismiss,
        Msg::DialogOpened(Dialog::Menu),
        Msg::DialogOpened(Dialog::Settings),
        Msg::DialogClosed,
        Msg::PauseRequested,
        Msg::Entry(EntryMsg::Undo),
        Msg::Solution(SolutionMsg::Requested),
        PlacesMsg::LearnRequested(Some(Technique::ALL[0])).into(),
    ]);
    prop_oneof![
        8 => prop::sample::select(messages.map(Act::Send).collect::<Vec<_>>()),
        2 => prop::sample::select(Place::iter().map(Act::Follow).collect::<Vec<_>>()),
        3 => Just(Act::Back),
        1 => Just(Act::Forward),
        1 => Just(Act::Reload),
    ]
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 64, ..ProptestConfig::default() })]

    #[test]
    fn the_entry_of_the_browser_is_always_that_of_what_is_shown(acts in prop::collection::vec(acts(), 1..30)) {
        let mut browser = played();
        for act in acts {
            let before = browser.app.model.address();
            match act {
                Act::Send(msg) => browser.send(msg),
                Act::Follow(place) => browser.follow(place),
                Act::Forward => browser.forward(),
                Act::Reload => browser.reload(),
                Act::Back => {
                    browser.back();
                    if browser.at.is_none() {
                        prop_assert_eq!(before.layers, Layers::NONE);
                        return Ok(());
                    }
                    let now = browser.app.model.address();
                    if now.without_layers() == before.without_layers() {
                        prop_assert!(now.layers.depth() < before.layers.depth());
                    }
                }
            }
            let at = browser.at.expect("the page is shown");
            prop_assert_eq!(browser.entries[at], browser.app.model.address());
        }
    }
}
