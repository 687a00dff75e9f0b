//! Stories of learning: the list, a technique's page, its example step by step, practice.

use nonet::app::model::Startup;
use nonet::app::msg::{Dialog, Field, Msg, Way};
use nonet::app::view::dialog::ContentView;
use nonet::app::view::learn::{LearnView, LessonView};
use nonet::app::view::panel::PanelView;
use nonet::engine::logic::techniques::{LADDER, Technique};
use nonet::service::Advice;

use crate::harness::{Stage, first_visit};

fn shown(stage: &Stage) -> LearnView {
    match stage.page().dialog.map(|dialog| dialog.content) {
        Some(ContentView::Learn(view)) => view,
        other => panic!("no learning is shown: {other:?}"),
    }
}

fn lesson(stage: &Stage) -> LessonView {
    match shown(stage) {
        LearnView::Lesson(lesson) => *lesson,
        LearnView::List(_) => panic!("the list is shown"),
    }
}

fn opened_at(fragment: &str) -> Stage {
    Stage::open(Startup { fragment: fragment.to_owned(), ..first_visit() })
}

#[test]
fn the_list_has_every_technique_once() {
    let mut stage = Stage::open(first_visit());
    stage.say(Msg::Opened(Dialog::Learn));
    let LearnView::List(groups) = shown(&stage) else { panic!("no list") };
    let mut hrefs: Vec<String> =
        groups.into_iter().flat_map(|group| group.entries).map(|entry| entry.link.href).collect();
    let mut all: Vec<String> = LADDER.iter().map(|row| format!("#learn={}", row.slug)).collect();
    hrefs.sort();
    all.sort();
    assert_eq!(hrefs, all);
}

#[test]
fn an_example_is_told_to_its_end_and_back() {
    let mut stage = opened_at("learn=xy_chain");
    let first = lesson(&stage).example.expect("an example");
    assert!(first.at.starts_with("1 of "), "{}", first.at);
    assert!(first.picture.links.links.is_empty(), "nothing follows yet");
    (0..40).for_each(|_| stage.say(Msg::LessonTurned(Way::On)));
    let last = lesson(&stage).example.expect("an example");
    assert!(last.buttons[1].disabled && !last.picture.links.links.is_empty());
    assert!(last.picture.cells.iter().any(|cell| cell.notes.iter().any(|note| note.out)));
    (0..40).for_each(|_| stage.say(Msg::LessonTurned(Way::Back)));
    assert_eq!(lesson(&stage).example, Some(first));
}

#[test]
fn every_page_is_whole_in_the_stories_of_a_learner() {
    for row in LADDER {
        let stage = opened_at(&format!("learn={}", row.slug));
        let lesson = lesson(&stage);
        let example = lesson.example.unwrap_or_else(|| panic!("{}: no example", row.slug));
        assert!(!example.sentences.is_empty() && lesson.missing.is_none(), "{}", row.slug);
        assert!(lesson.practice.is_some_and(|practice| practice.puzzles.len() <= 3));
    }
}

/// Follows hints until one is of the technique.
fn practised(stage: &mut Stage, technique: Technique) -> bool {
    for _ in 0..200 {
        stage.say(Msg::HintAsked);
        match stage.model.hint.as_ref().map(|hint| &hint.advice) {
            Some(Advice::Step(step)) if step.technique == technique => return true,
            Some(Advice::Step(_)) => stage.say(Msg::HintApplied),
            _ => return false,
        }
    }
    false
}

#[test]
fn practice_is_a_game_whose_hints_find_the_technique_even_after_a_reload() {
    for technique in [Technique::XWing, Technique::BruteForce, Technique::NakedPair] {
        let mut stage = opened_at(&format!("learn={technique}"));
        stage.say(Msg::PracticeAsked(0));
        assert!(stage.page().dialog.is_none());
        assert!(stage.notice().starts_with("Practice: "), "{}", stage.notice());
        let mut again = stage.reopened();
        assert!(practised(&mut stage, technique), "{technique}");
        assert!(practised(&mut again, technique), "{technique} after a reload");
    }
}

/// Who asks for an X-wing is to meet one, though another technique as hard may come first on the ladder.
#[test]
fn a_game_made_to_need_a_technique_is_practice_in_it() {
    let wishes = [Technique::XWing, Technique::XyWing, Technique::Swordfish, Technique::WWing];
    for (seed, technique) in wishes.into_iter().enumerate() {
        let mut stage = Stage::open(first_visit());
        for (field, value) in [
            (Field::Tier, technique.tier().slug()),
            (Field::Technique, technique.slug()),
            (Field::Seed, &seed.to_string()),
        ] {
            stage.say(Msg::Edited(field, value.to_owned()));
        }
        stage.say(Msg::NewAsked);
        assert!(stage.notice().starts_with("New puzzle: "), "{}", stage.notice());
        let mut again = stage.reopened();
        assert!(practised(&mut stage, technique), "{technique}");
        assert!(practised(&mut again, technique), "{technique} after a reload");
    }
}

#[test]
fn a_hint_leads_to_the_page_of_its_technique_and_back() {
    let mut stage = Stage::open(first_visit());
    stage.say(Msg::HintAsked);
    stage.say(Msg::HintAsked);
    let Some(PanelView::Hint(hint)) = stage.page().panel else { panic!("no hint") };
    stage.say(hint.learn.expect("a way to learn").msg);
    assert_eq!(lesson(&stage).missing, None);
    stage.say(Msg::FragmentChanged("learn".to_owned()));
    assert!(matches!(shown(&stage), LearnView::List(_)));
    stage.say(Msg::FragmentChanged(String::new()));
    assert!(stage.page().dialog.is_none());
}

#[test]
fn what_is_no_technique_opens_the_list_and_a_page_that_does_not_come_says_so() {
    let mut stage = opened_at("learn=<script>");
    assert!(matches!(shown(&stage), LearnView::List(_)));
    stage.say(Msg::LearnAsked(Some(Technique::XWing)));
    stage.say(Msg::LearnAsked(Some(Technique::Skyscraper)));
    stage.say(Msg::LessonLoaded(Technique::XWing, None));
    assert_eq!(lesson(&stage).missing, None, "an answer for another page is dropped");
    stage.say(Msg::LessonLoaded(Technique::Skyscraper, Some("<html>".to_owned())));
    assert!(lesson(&stage).missing.is_some());
}
