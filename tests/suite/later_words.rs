//! Words that come after the first screen: those of the page at once, the explanations when something
//! needs them.

use nonet_page::core::command::LaterWords::{Page, Techniques};
use nonet_page::core::dialog::Dialog;
use nonet_page::core::msg::{
    CheckMsg, EntryMsg, HintMsg, LanguageMsg, Msg, PlacesMsg, SolutionMsg,
};
use nonet_page::core::settings::{Locale, SettingField};
use nonet_page::play::view::panel::PanelView;

use crate::harness::{Harness, Network, at, first_visit};
use crate::i18n::later_words;

const PUZZLE: &str =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

fn explanations_of(locale: Locale) -> Msg {
    Msg::Language(LanguageMsg::WordsLoaded(
        locale,
        Techniques,
        Some(later_words(locale, Techniques)),
    ))
}

fn sentences(app: &Harness) -> Vec<String> {
    match app.panel() {
        Some(PanelView::Hint(hint)) => {
            hint.lead.iter().chain(&hint.sentences).map(|sentence| sentence.text()).collect()
        }
        other => panic!("no hint: {other:?}"),
    }
}

#[test]
fn the_first_screen_and_play_need_no_explanation() {
    let mut app = Harness::with_puzzle(PUZZLE);
    app.write(1, 3, 4);
    for msg in [
        Msg::Entry(EntryMsg::Undo),
        Msg::Check(CheckMsg::Requested),
        Msg::Solution(SolutionMsg::Requested),
        Msg::Solution(SolutionMsg::Closed),
    ] {
        app.send(msg);
    }
    for dialog in [Dialog::New, Dialog::Import, Dialog::Settings, Dialog::Grade, Dialog::About] {
        app.send(Msg::DialogOpened(dialog));
        app.send(Msg::Dismiss);
    }
    assert_eq!(app.words, []);
    app.send(Msg::Hint(HintMsg::Requested));
    assert_eq!(app.words, [(Locale::En, Techniques)]);
    app.send(Msg::Hint(HintMsg::Closed));
    app.send(Msg::Hint(HintMsg::Requested));
    assert_eq!(app.words, [(Locale::En, Techniques)], "once is enough");
}

#[test]
fn a_hint_waits_for_its_explanation() {
    let mut app = Harness::with_puzzle(PUZZLE);
    app.network = Network::Waits;
    (0..4).for_each(|_| app.send(Msg::Hint(HintMsg::Requested)));
    assert_eq!(sentences(&app), ["Loading the explanation. One moment."]);
    app.send(Msg::Ticked(at(1_000.0)));
    assert_eq!(app.words, [(Locale::En, Techniques)], "asked for once");
    let source = Some(later_words(Locale::En, Techniques));
    app.send(Msg::Language(LanguageMsg::WordsLoaded(Locale::En, Techniques, source)));
    assert!(sentences(&app).len() > 1 && !sentences(&app)[0].contains("Loading"));
    assert!(!app.play().status.contains("Loading"), "{}", app.play().status);
}

#[test]
fn explanations_follow_a_change_of_language() {
    let mut app = Harness::with_puzzle(PUZZLE);
    (0..4).for_each(|_| app.send(Msg::Hint(HintMsg::Requested)));
    let english = (sentences(&app), app.play().status);
    app.network = Network::Waits;
    app.edit(SettingField::Language, "zh-CN");
    assert_eq!(app.words, [(Locale::En, Techniques), (Locale::ZhCn, Techniques)]);
    // Those of a language that is not shown any more are dropped.
    app.send(explanations_of(Locale::En));
    assert_eq!(sentences(&app), ["正在载入解说，请稍候。"]);
    app.send(explanations_of(Locale::ZhCn));
    assert!(app.play().status.starts_with("提示 4/5"), "{}", app.play().status);
    app.network = Network::Works;
    app.edit(SettingField::Language, "en");
    assert_eq!((sentences(&app), app.play().status), english);
}

#[test]
fn explanations_that_cannot_be_fetched_are_asked_for_again_with_the_next_hint() {
    let mut app = Harness::with_puzzle(PUZZLE);
    app.network = Network::Fails;
    app.send(Msg::Hint(HintMsg::Requested));
    assert!(app.notice().contains("could not be loaded"), "{}", app.notice());
    app.send(Msg::Ticked(at(1_000.0)));
    assert_eq!(app.words.len(), 1, "a clock tick asks for nothing");
    app.send(Msg::Hint(HintMsg::Closed));
    app.network = Network::Works;
    (0..4).for_each(|_| app.send(Msg::Hint(HintMsg::Requested)));
    assert_eq!(app.words.len(), 2);
    assert!(sentences(&app).len() > 1);
    // A lesson needs them, too.
    let mut app = Harness::with_puzzle(PUZZLE);
    app.send(PlacesMsg::LearnRequested(None));
    assert_eq!(app.words, [(Locale::En, Techniques)]);
}

#[test]
fn the_words_of_the_page_come_right_after_the_first_screen() {
    let mut app = Harness::open_with_first_words(first_visit(), Network::Waits);
    assert_eq!(app.words, [(Locale::En, Page)]);
    app.send(Msg::Check(CheckMsg::Requested));
    app.send(Msg::DialogOpened(Dialog::Settings));
    let shown = format!("{:?}", app.page());
    assert!(!shown.contains("label-"), "no key is shown meanwhile: {shown}");
    assert_eq!(app.words, [(Locale::En, Page)], "once is enough");
    app.send(Msg::Language(LanguageMsg::WordsLoaded(
        Locale::En,
        Page,
        Some(later_words(Locale::En, Page)),
    )));
    let shown = format!("{:?}", app.page());
    assert!(shown.contains("Size of notes"), "{shown}");
}

#[test]
fn words_of_the_page_that_cannot_be_fetched_are_asked_for_again_when_they_are_needed() {
    let mut app = Harness::open_with_first_words(first_visit(), Network::Fails);
    assert!(app.notice().contains("could not be loaded"), "{}", app.notice());
    app.write(1, 3, 4);
    assert_eq!(app.words, [(Locale::En, Page)], "a move needs none of them");
    app.network = Network::Works;
    app.send(Msg::DialogOpened(Dialog::Settings));
    assert_eq!(app.words, [(Locale::En, Page), (Locale::En, Page)]);
    assert!(format!("{:?}", app.page()).contains("Size of notes"));
}
