//! Stories of learning: the list, a technique's page, its example step by step, practice.

use nonet::app::model::Startup;
use nonet::app::msg::{Adjacent, Field, Msg};
use nonet::app::place::Layers;
use nonet::app::view::learn::{LearnView, LessonView};
use nonet::app::view::panel::PanelView;
use nonet::app::view::places::PlaceView;
use nonet::engine::logic::techniques::{LADDER, Technique};
use nonet::service::HintResult;

use crate::harness::{Harness, first_visit};

fn shown(app: &Harness) -> LearnView {
    match app.page().place {
        PlaceView::Learn(view) => view,
        other => panic!("no learning is shown: {other:?}"),
    }
}

fn lesson(app: &Harness) -> LessonView {
    match shown(app) {
        LearnView::Lesson(lesson) => (*lesson).clone(),
        LearnView::List(_) => panic!("the list is shown"),
    }
}

fn opened_at(fragment: &str) -> Harness {
    Harness::open(Startup { fragment: fragment.to_owned(), ..first_visit() })
}

#[test]
fn the_list_has_every_technique_once() {
    let mut app = Harness::open(first_visit());
    app.send(Msg::LearnRequested(None));
    let LearnView::List(groups) = shown(&app) else { panic!("no list") };
    let mut hrefs: Vec<String> = groups
        .groups
        .iter()
        .flat_map(|group| &group.entries)
        .map(|entry| entry.link.href.clone())
        .collect();
    let mut all: Vec<String> = LADDER.iter().map(|row| format!("#learn={}", row.slug)).collect();
    hrefs.sort();
    all.sort();
    assert_eq!(hrefs, all);
}

#[test]
fn an_example_is_told_to_its_end_and_back() {
    let mut app = opened_at("learn=xy_chain");
    let first = lesson(&app).example.expect("an example");
    assert!(first.at.starts_with("1 of "), "{}", first.at);
    assert!(first.picture.links.links.is_empty(), "nothing follows yet");
    (0..40).for_each(|_| app.send(Msg::LessonStepped(Adjacent::Next)));
    let last = lesson(&app).example.expect("an example");
    assert!(last.buttons[1].disabled && !last.picture.links.links.is_empty());
    assert!(last.picture.cells.iter().any(|cell| cell.notes.iter().any(|note| note.out)));
    (0..40).for_each(|_| app.send(Msg::LessonStepped(Adjacent::Previous)));
    assert_eq!(lesson(&app).example, Some(first));
}

#[test]
fn every_page_is_whole_in_the_stories_of_a_learner() {
    for row in LADDER {
        let app = opened_at(&format!("learn={}", row.slug));
        let lesson = lesson(&app);
        let example = lesson.example.unwrap_or_else(|| panic!("{}: no example", row.slug));
        assert!(!example.sentences.is_empty() && lesson.missing.is_none(), "{}", row.slug);
        assert!(lesson.practice.is_some_and(|practice| practice.puzzles.len() <= 3));
    }
}

/// Follows hints until one is of the technique.
fn practised(app: &mut Harness, technique: Technique) -> bool {
    for _ in 0..200 {
        app.send(Msg::HintRequested);
        match app.model.card.hint().map(|hint| &hint.result) {
            Some(HintResult::Step(step)) if step.technique == technique => return true,
            Some(HintResult::Step(_)) => app.send(Msg::HintApplied),
            _ => return false,
        }
    }
    false
}

#[test]
fn practice_is_a_game_whose_hints_find_the_technique_even_after_a_reload() {
    for technique in [Technique::XWing, Technique::BruteForce, Technique::NakedPair] {
        let mut app = opened_at(&format!("learn={technique}"));
        app.send(Msg::PracticeRequested(0));
        assert_eq!(app.page().place, PlaceView::Play);
        assert!(app.notice().starts_with("Practice: "), "{}", app.notice());
        let mut again = app.reopened();
        assert!(practised(&mut app, technique), "{technique}");
        assert!(practised(&mut again, technique), "{technique} after a reload");
    }
}

/// Who asks for an X-wing is to meet one, though another technique as hard may come first on the ladder.
#[test]
fn a_game_made_to_need_a_technique_is_practice_in_it() {
    let techniques = [Technique::XWing, Technique::XyWing, Technique::Swordfish, Technique::WWing];
    for (seed, technique) in techniques.into_iter().enumerate() {
        let mut app = Harness::open(first_visit());
        for (field, value) in [
            (Field::Tier, technique.tier().slug()),
            (Field::Technique, technique.slug()),
            (Field::Seed, &seed.to_string()),
        ] {
            app.send(Msg::FieldEdited(field, value.to_owned()));
        }
        app.send(Msg::NewPuzzleRequested);
        assert!(app.notice().starts_with("New puzzle: "), "{}", app.notice());
        let mut again = app.reopened();
        assert!(practised(&mut app, technique), "{technique}");
        assert!(practised(&mut again, technique), "{technique} after a reload");
    }
}

#[test]
fn a_hint_leads_to_the_page_of_its_technique_and_back() {
    let mut app = Harness::open(first_visit());
    app.send(Msg::HintRequested);
    app.send(Msg::HintRequested);
    let Some(PanelView::Hint(hint)) = app.page().panel else { panic!("no hint") };
    app.send(hint.learn.clone().expect("a way to learn").msg);
    assert_eq!(lesson(&app).missing, None);
    app.send(Msg::AddressChanged("learn".to_owned(), Layers::NONE));
    assert!(matches!(shown(&app), LearnView::List(_)));
    app.send(Msg::AddressChanged(String::new(), Layers::NONE));
    assert_eq!(app.page().place, PlaceView::Play);
}

#[test]
fn what_is_no_technique_opens_the_list_and_a_page_that_does_not_come_says_so() {
    let mut app = opened_at("learn=<script>");
    assert!(matches!(shown(&app), LearnView::List(_)));
    app.send(Msg::LearnRequested(Some(Technique::XWing)));
    app.send(Msg::LearnRequested(Some(Technique::Skyscraper)));
    app.send(Msg::LessonLoaded(Technique::XWing, None));
    assert_eq!(lesson(&app).missing, None, "an answer for another page is dropped");
    app.send(Msg::LessonLoaded(Technique::Skyscraper, Some("<html>".to_owned())));
    assert!(lesson(&app).missing.is_some());
}
