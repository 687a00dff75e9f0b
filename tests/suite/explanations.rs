//! The explanations of a language come after its first screen, when something needs them.

use nonet::app::msg::{Dialog, Field, Msg};
use nonet::app::settings::Locale;
use nonet::app::view::panel::PanelView;

use crate::harness::{Harness, Network, at};
use crate::i18n::explanations;

const PUZZLE: &str =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

fn sentences(app: &Harness) -> Vec<String> {
    match app.page().panel {
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
    for msg in [Msg::Undo, Msg::CheckRequested, Msg::SolutionRequested, Msg::SolutionsClosed] {
        app.send(msg);
    }
    for dialog in [Dialog::New, Dialog::Import, Dialog::Settings, Dialog::Grade, Dialog::About] {
        app.send(Msg::DialogOpened(dialog));
        app.send(Msg::Dismiss);
    }
    assert_eq!(app.explanations, []);
    app.send(Msg::HintRequested);
    assert_eq!(app.explanations, [Locale::En]);
    app.send(Msg::HintClosed);
    app.send(Msg::HintRequested);
    assert_eq!(app.explanations, [Locale::En], "once is enough");
}

#[test]
fn a_hint_waits_for_its_explanation() {
    let mut app = Harness::with_puzzle(PUZZLE);
    app.network = Network::Waits;
    (0..4).for_each(|_| app.send(Msg::HintRequested));
    assert_eq!(sentences(&app), ["Loading the explanation. One moment."]);
    app.send(Msg::Ticked(at(1_000.0)));
    assert_eq!(app.explanations, [Locale::En], "asked for once");
    let source = Some(explanations(Locale::En));
    app.send(Msg::ExplanationsLoaded(Locale::En, source));
    assert!(sentences(&app).len() > 1 && !sentences(&app)[0].contains("Loading"));
    assert!(!app.page().status.contains("Loading"), "{}", app.page().status);
}

#[test]
fn explanations_follow_a_change_of_language() {
    let mut app = Harness::with_puzzle(PUZZLE);
    (0..4).for_each(|_| app.send(Msg::HintRequested));
    let english = (sentences(&app), app.page().status);
    app.network = Network::Waits;
    app.send(Msg::FieldEdited(Field::Language, "zh-CN".to_owned()));
    assert_eq!(app.explanations, [Locale::En, Locale::ZhCn]);
    // Those of a language that is not shown any more are dropped.
    app.send(Msg::ExplanationsLoaded(Locale::En, Some(explanations(Locale::En))));
    assert_eq!(sentences(&app), ["正在载入解说，请稍候。"]);
    app.send(Msg::ExplanationsLoaded(Locale::ZhCn, Some(explanations(Locale::ZhCn))));
    assert!(app.page().status.starts_with("提示 4/5"), "{}", app.page().status);
    app.network = Network::Works;
    app.send(Msg::FieldEdited(Field::Language, "en".to_owned()));
    assert_eq!((sentences(&app), app.page().status), english);
}

#[test]
fn explanations_that_cannot_be_fetched_are_asked_for_again_with_the_next_hint() {
    let mut app = Harness::with_puzzle(PUZZLE);
    app.network = Network::Fails;
    app.send(Msg::HintRequested);
    assert!(app.notice().contains("could not be loaded"), "{}", app.notice());
    app.send(Msg::Ticked(at(1_000.0)));
    assert_eq!(app.explanations.len(), 1, "a clock tick asks for nothing");
    app.send(Msg::HintClosed);
    app.network = Network::Works;
    (0..4).for_each(|_| app.send(Msg::HintRequested));
    assert_eq!(app.explanations.len(), 2);
    assert!(sentences(&app).len() > 1);
    // A lesson needs them, too.
    let mut app = Harness::with_puzzle(PUZZLE);
    app.send(Msg::LearnRequested(None));
    assert_eq!(app.explanations, [Locale::En]);
}
