//! Stories of learning: the course, a technique's page, its steps, exercises, practice, the basics.

use std::collections::BTreeMap;

use nonet_engine::generate::{MAX_CHECKS_FOR_TECHNIQUE, Recipe};
use nonet_engine::logic::techniques::{LADDER, Technique, Tier};
use nonet_engine::types::cell::Cell;
use nonet_engine::types::digit::Digit;
use nonet_page::core::cursor::Adjacent;
use nonet_page::core::learned::LEARNED_KEY;
use nonet_page::core::lesson_id::Basic;
use nonet_page::core::lesson_id::LessonId;
use nonet_page::core::msg::{HintMsg, ImportMsg, Msg, PlacesMsg};
use nonet_page::core::place::Layers;
use nonet_page::core::startup::Startup;
use nonet_page::places::learn::basics::Task;
use nonet_page::places::learn::exercise::Stage;
use nonet_page::places::learn::msg::{LearnField, LearnMsg, Section};
use nonet_page::places::learn::parts::parts;
use nonet_page::places::learn::view::LearnView;
use nonet_page::places::learn::view::basic::BasicView;
use nonet_page::places::learn::view::find::FindView;
use nonet_page::places::learn::view::lesson::LessonView;
use nonet_page::places::learn::view::list::ListView;
use nonet_page::places::learn::view::section::SectionView;
use nonet_page::places::learn::view::steps::StepsView;
use nonet_page::play::view::panel::PanelView;
use nonet_page::shell::view::places::{PlaceContent, PlaceView};
use nonet_service::HintResult;
use strum::IntoEnumIterator as _;

use crate::harness::{Disk, Harness, first_visit};

fn shown(app: &Harness) -> LearnView {
    match app.place() {
        PlaceContent::Learn(view) => view,
        other => panic!("no learning is shown: {other:?}"),
    }
}

fn list(app: &Harness) -> ListView {
    match shown(app) {
        LearnView::List(list) => (*list).clone(),
        other => panic!("no list is shown: {other:?}"),
    }
}

fn lesson(app: &Harness) -> LessonView {
    match shown(app) {
        LearnView::Lesson(lesson) => (*lesson).clone(),
        other => panic!("no lesson is shown: {other:?}"),
    }
}

fn basic(app: &Harness) -> BasicView {
    match shown(app) {
        LearnView::Basic(basic) => (*basic).clone(),
        other => panic!("no basics are shown: {other:?}"),
    }
}

fn learn(app: &mut Harness, msg: LearnMsg) {
    app.send(Msg::to(msg));
}

fn opened_at(fragment: &str) -> Harness {
    Harness::open(Startup { fragment: fragment.to_owned(), ..first_visit() })
}

fn hrefs(section: &SectionView) -> Vec<String> {
    let own = section.groups.iter().flat_map(|(_, cards)| cards);
    let own = own.map(|card| card.link.href.clone());
    own.chain(section.rare.iter().flat_map(|rare| hrefs(rare))).collect()
}

#[test]
fn the_course_has_the_basics_and_every_technique_once() {
    let mut app = Harness::open(first_visit());
    app.send(PlacesMsg::LearnRequested(None));
    let mut found: Vec<String> = list(&app).sections.iter().flat_map(hrefs).collect();
    let techniques = LADDER.iter().map(|row| LessonId::Technique(row.technique));
    let mut all: Vec<String> =
        Basic::iter().map(LessonId::Basic).chain(techniques).map(LessonId::href).collect();
    found.sort();
    all.sort();
    assert_eq!(found, all);
}

#[test]
fn the_search_knows_names_other_names_and_families() {
    let mut app = Harness::open(first_visit());
    app.send(PlacesMsg::LearnRequested(None));
    for (search, href) in [
        ("x-w", "#learn=x_wing"),
        ("Y-WING", "#learn=xy_wing"),
        ("swordfish", "#learn=finned_swordfish"),
        ("fish", "#learn=x_wing"),
        ("唯余", "#learn=naked_single"),
        ("notes", "#learn=notes"),
    ] {
        app.edit(LearnField::Search, search);
        let sections = list(&app).sections;
        assert!(sections.iter().all(|section| section.is_open), "{search}");
        assert!(sections.iter().flat_map(hrefs).any(|found| found == href), "{search}");
    }
    app.edit(LearnField::Search, "qqq");
    assert!(list(&app).sections.is_empty() && list(&app).found.starts_with("No lesson"));
}

#[test]
fn sections_fold_and_the_first_that_is_not_done_is_open() {
    let mut app = Harness::open(first_visit());
    app.send(PlacesMsg::LearnRequested(None));
    let open = |app: &Harness| -> Vec<bool> {
        list(app).sections.iter().map(|section| section.is_open).collect()
    };
    assert_eq!(open(&app), [true, false, false, false, false, false]);
    learn(&mut app, LearnMsg::SectionTurned(Section::Basics));
    learn(&mut app, LearnMsg::SectionTurned(Section::Tier(Tier::Hard)));
    assert_eq!(open(&app), [false, false, false, true, false, false]);
    assert_eq!(list(&app).go_on.expect("a lesson").card.link.href, "#learn=rules");
}

#[test]
fn the_address_of_a_lesson_may_be_typed_with_hyphens_and_in_any_case() {
    for typed in ["xy_chain", "xy-chain", "XY-Chain"] {
        let app = opened_at(&format!("learn={typed}"));
        assert_eq!(lesson(&app).title, "XY-chain", "{typed}");
    }
}

#[test]
fn an_example_is_explained_to_its_end_and_back() {
    let mut app = opened_at("learn=xy_chain");
    app.send(lesson(&app).tabs[1].msg.clone());
    let first = lesson(&app).steps.expect("an example");
    assert!(first.at.starts_with("1 of "), "{}", first.at);
    let goes = |view: &StepsView| {
        view.picture.cells.iter().flat_map(|cell| &cell.notes).any(|note| note.out)
    };
    assert!(goes(&first), "the conclusion comes first");
    (0..40).for_each(|_| app.send(Msg::to(LearnMsg::SentenceStepped(Adjacent::Next))));
    let last = lesson(&app).steps.expect("an example");
    assert!(last.buttons[1].disabled && !last.picture.links.links.is_empty());
    assert!(last.picture.cells.iter().any(|cell| cell.notes.iter().any(|note| note.out)));
    (0..40).for_each(|_| app.send(Msg::to(LearnMsg::SentenceStepped(Adjacent::Previous))));
    assert_eq!(lesson(&app).steps, Some(first));
}

#[test]
fn every_page_is_whole_in_the_stories_of_a_learner() {
    for row in LADDER {
        let mut app = opened_at(&format!("learn={}", row.slug));
        let idea = lesson(&app).idea;
        assert!(idea.picture.is_some() && (3..=4).contains(&idea.lines.len()), "{}", row.slug);
        app.send(lesson(&app).tabs[1].msg.clone());
        let steps = lesson(&app).steps.unwrap_or_else(|| panic!("{}: no example", row.slug));
        assert!(!steps.sentences.is_empty() && lesson(&app).missing.is_none(), "{}", row.slug);
        assert!(lesson(&app).practice.is_some_and(|practice| practice.puzzles.len() <= 3));
        let none = lesson(&app).no_positions.is_some();
        assert_eq!(none, lesson(&app).positions.is_none(), "{}", row.slug);
    }
}

fn find(app: &Harness) -> FindView {
    match shown(app) {
        LearnView::Lesson(lesson) => lesson.find.clone().expect("an exercise"),
        LearnView::Position(position) => position.find.clone().expect("an exercise"),
        other => panic!("no exercise is shown: {other:?}"),
    }
}

/// Finds the first step of the exercise as a player would, by its cells and digits.
fn solve(app: &mut Harness) {
    let exercise = app.model.learning.open.exercise.clone().expect("an exercise");
    let step = exercise.steps.first().expect("a step").clone();
    for cell in parts(&step).iter() {
        learn(app, LearnMsg::CellChosen(cell));
        assert_eq!(find(app).answer.map(|(_, is_right)| is_right), Some(true), "{cell}");
    }
    for effect in step.effects {
        let at = effect.candidate();
        if stage(app) == Stage::Solved {
            break;
        }
        learn(app, LearnMsg::CellChosen(at.cell));
        if find(app).choices.is_some() {
            learn(app, LearnMsg::DigitChosen(at.digit));
        }
    }
    assert_eq!(stage(app), Stage::Solved, "{:?}", find(app).answer);
}

fn stage(app: &Harness) -> Stage {
    app.model.learning.open.exercise.as_ref().expect("an exercise").stage
}

/// The page opened again in the browser later.
fn reopened(app: &Harness, fragment: &str) -> Harness {
    let learned = app.stored.get(LEARNED_KEY).cloned();
    let startup = Startup { fragment: fragment.to_owned(), learned, ..first_visit() };
    Harness::open_with(startup, BTreeMap::new(), BTreeMap::new(), Disk::Works)
}

#[test]
fn the_first_position_of_every_technique_is_solved_and_kept() {
    for row in LADDER {
        let mut app = opened_at(&format!("learn={}", row.slug));
        if lesson(&app).positions.is_none() {
            continue;
        }
        learn(&mut app, LearnMsg::PositionChosen(0));
        solve(&mut app);
        let again = reopened(&app, &format!("learn={}", row.slug));
        let positions = lesson(&again).positions.expect("positions");
        assert!(positions.positions[0].is_found, "{}", row.slug);
        assert_eq!(again.model.common.storage.learned.alone(row.technique), 1);
    }
}

#[test]
fn a_wrong_cell_is_answered_with_the_reason() {
    let mut app = opened_at("learn=x_wing");
    learn(&mut app, LearnMsg::PositionChosen(0));
    let exercise = app.model.learning.open.exercise.clone().expect("an exercise");
    let all = exercise.steps.iter().fold(Default::default(), |all, step| all | parts(step));
    let filled = exercise.board.digits().filled().first().expect("a digit");
    let empty = (exercise.board.empty_cells() - all).first().expect("an empty cell");
    for cell in [filled, empty] {
        learn(&mut app, LearnMsg::CellChosen(cell));
        let (said, is_right) = find(&app).answer.expect("an answer");
        assert!(!is_right && said.contains(&cell.to_string()) || said.contains("places"), "{said}");
    }
    assert_eq!(stage(&app), Stage::Pattern);
}

#[test]
fn help_is_not_counted_as_found() {
    let mut app = opened_at("learn=naked_single");
    learn(&mut app, LearnMsg::PositionChosen(0));
    learn(&mut app, LearnMsg::Nudge);
    assert!(find(&app).answer.is_some());
    solve(&mut app);
    assert_eq!(app.model.common.storage.learned.alone(Technique::NakedSingle), 0);
    let positions = lesson(&app).positions.expect("positions").positions;
    assert!(!positions[0].is_found && positions[0].state != positions[1].state);
}

#[test]
fn the_ring_grows_with_four_positions_found_alone() {
    let mut app = opened_at("learn=naked_single");
    for at in 0..4 {
        learn(&mut app, LearnMsg::PositionChosen(at));
        solve(&mut app);
    }
    app.send(PlacesMsg::LearnRequested(None));
    let easy = &list(&app).sections[1];
    assert!((easy.share - 1.0 / 3.0).abs() < 1e-9, "{}", easy.share);
    assert!(easy.text.starts_with("1 of 3"), "{}", easy.text);
}

#[test]
fn the_position_of_the_game_is_an_exercise() {
    let mut app = Harness::with_puzzle(
        "530070000600195000098000060800060003400803001700020006060000280000419005000080079",
    );
    let before = app.model.board().clone();
    learn(&mut app, LearnMsg::Opened(LessonId::Position));
    solve(&mut app);
    assert_eq!(*app.model.board(), before, "the game stays as it is");
    app.send(Msg::AddressChanged("/play".to_owned(), Layers::NONE));
    assert!(matches!(app.page().place, PlaceView::Play(_)));
}

#[test]
fn a_newcomer_does_the_basics_and_finds_a_naked_single() {
    let mut app = opened_at("learn=rules");
    for page in Basic::iter() {
        learn(&mut app, LearnMsg::Opened(LessonId::Basic(page)));
        for (at, task) in page.tasks().into_iter().enumerate() {
            learn(&mut app, LearnMsg::TaskChosen(at));
            let is_right = |cell: &&Cell| task.why_wrong(**cell).is_none();
            let right: Vec<&Cell> = Cell::ALL.iter().filter(is_right).collect();
            let wrong: Vec<&Cell> = Cell::ALL.iter().filter(|cell| !is_right(cell)).collect();
            assert!(!right.is_empty() && right.len() < 40, "{:?}: {right:?}", task.task);
            learn(&mut app, LearnMsg::CellChosen(*wrong[wrong.len() / 2]));
            assert_eq!(basic(&app).task.is_right, Some(false));
            learn(&mut app, LearnMsg::CellChosen(*right[0]));
            if task.asks_digit() {
                let digit = task.digit(*right[0]).expect("a digit");
                learn(&mut app, LearnMsg::DigitChosen(digit));
            }
            assert_eq!(basic(&app).task.is_right, Some(true), "{:?}", task.task);
            let next = basic(&app).task.next.expect("a way on").msg;
            assert_eq!(next, Msg::to(LearnMsg::TaskChosen(at + 1)));
            app.send(next);
            if matches!(task.task, Task::Cell(_) | Task::PlaceOf(..)) {
                assert_eq!(right.len(), 1, "{:?}", task.task);
            }
        }
        assert!(app.model.common.storage.learned.has_basic(page));
        assert_eq!(basic(&app).task.ways.len(), 2);
        let after = basic(&app).task.ways[0].msg.clone();
        if [Basic::First, Basic::Chain].contains(&page) {
            let slug = if page == Basic::First { "full_house" } else { "skyscraper" };
            app.send(after);
            assert_eq!(lesson(&app).slug, slug);
        }
    }
}

/// The text of what was answered last.
fn said(app: &Harness) -> String {
    basic(app).task.said.text()
}

#[test]
fn a_wrong_digit_stands_with_what_bars_it_until_the_next_press() {
    let mut app = opened_at("learn=rules");
    let marked = |app: &Harness| -> Vec<(String, Option<char>)> {
        let board = basic(app).task.board;
        let cells = board.cells.iter().filter(|cell| !cell.conflict_houses.is_empty());
        cells.map(|cell| (cell.cell.to_string(), cell.digit)).collect()
    };
    // No cell was pressed, and the task can mean but one.
    learn(&mut app, LearnMsg::DigitChosen(Digit::new(2)));
    assert_eq!(said(&app), "Not 2: row 4 already has a 2, in r4c8.");
    let twins = [("r4c5".to_owned(), Some('2')), ("r4c8".to_owned(), Some('2'))];
    assert_eq!(marked(&app), twins);
    let ringed = |app: &Harness| basic(app).task.board.cells.iter().position(|cell| cell.selected);
    assert_eq!(ringed(&app), Some(31), "the cell that was meant");
    learn(&mut app, LearnMsg::Erased);
    assert_eq!((marked(&app).len(), ringed(&app), basic(&app).task.is_right), (0, None, None));
    learn(&mut app, LearnMsg::DigitChosen(Digit::new(6)));
    assert_eq!(said(&app), "Yes. Only 6 was missing in row 4.");
    // Nothing more can be answered.
    learn(&mut app, LearnMsg::DigitChosen(Digit::new(2)));
    assert_eq!(said(&app), "Yes. Only 6 was missing in row 4.");
    learn(&mut app, LearnMsg::TaskChosen(3));
    learn(&mut app, LearnMsg::DigitChosen(Digit::new(2)));
    assert_eq!(said(&app), "Press a cell first.");
}

#[test]
fn the_first_lesson_ends_with_a_hidden_single_and_draws_why() {
    let mut app = opened_at("learn=rules");
    learn(&mut app, LearnMsg::TaskChosen(4));
    learn(&mut app, LearnMsg::CellChosen(Cell::new(3, 1)));
    assert_eq!(said(&app), "Not r4c2: column 2 already has a 2, in r2c2.");
    learn(&mut app, LearnMsg::CellChosen(Cell::new(4, 0)));
    assert_eq!(said(&app), "Yes. The 2s in r2c2 and r7c3 leave only r5c1.");
    let board = basic(&app).task.board;
    assert_eq!(board.links.beams.len(), 2);
    assert_eq!(board.cells[36].digit, Some('2'));
}

#[test]
fn what_was_learned_goes_into_the_file_of_the_library_and_comes_back() {
    let mut app = opened_at("learn=hidden_single");
    learn(&mut app, LearnMsg::PositionChosen(0));
    solve(&mut app);
    app.send(PlacesMsg::LibraryExportRequested);
    let (_, file) = app.files.last().expect("a file").clone();
    let mut other = Harness::open(first_visit());
    other.send(Msg::Import(ImportMsg::FileRead("library.json".to_owned(), Some(file))));
    assert_eq!(other.model.common.storage.learned.alone(Technique::HiddenSingle), 1);
}

#[test]
fn what_hints_were_needed_for_is_offered() {
    let mut app = Harness::open(first_visit());
    app.send(Msg::Hint(HintMsg::Requested));
    app.send(Msg::Hint(HintMsg::Requested));
    app.send(PlacesMsg::LearnRequested(None));
    let needed = list(&app).needed.expect("a hint was used");
    assert_eq!(needed.cards.len(), 1);
    let (card, tier) = &needed.cards[0];
    assert!(card.state.contains('1'), "{}", card.state);
    assert_eq!((tier.as_str(), needed.way.as_str()), ("Easy", "Lesson"));
}

/// Follows hints until one is of the technique.
fn practised(app: &mut Harness, technique: Technique) -> bool {
    for _ in 0..200 {
        app.send(Msg::Hint(HintMsg::Requested));
        match app.model.play.card.hint().map(|hint| &hint.result) {
            Some(HintResult::Step(step)) if step.technique == technique => return true,
            Some(HintResult::Step(_)) => app.send(Msg::Hint(HintMsg::Applied)),
            _ => return false,
        }
    }
    false
}

#[test]
fn practice_is_a_game_whose_hints_find_the_technique_even_after_a_reload() {
    for technique in [Technique::XWing, Technique::BruteForce, Technique::NakedPair] {
        let mut app = opened_at(&format!("learn={technique}"));
        app.send(Msg::to(LearnMsg::Practised(0)));
        assert!(matches!(app.page().place, PlaceView::Play(_)));
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
        let (tier, seed) = (Some(technique.tier()), seed as u64);
        app.make(
            Recipe::default()
                .tier(tier)
                .technique(technique)
                .seed(seed)
                .max_checks(MAX_CHECKS_FOR_TECHNIQUE),
        );
        assert!(app.notice().starts_with("New puzzle: "), "{}", app.notice());
        let mut again = app.reopened();
        assert!(practised(&mut app, technique), "{technique}");
        assert!(practised(&mut again, technique), "{technique} after a reload");
    }
}

#[test]
fn a_hint_leads_to_the_page_of_its_technique_and_back() {
    let mut app = Harness::open(first_visit());
    app.send(Msg::Hint(HintMsg::Requested));
    app.send(Msg::Hint(HintMsg::Requested));
    let Some(PanelView::Hint(hint)) = app.panel() else { panic!("no hint") };
    app.send(hint.learn.clone().expect("a way to learn").msg);
    assert_eq!(lesson(&app).missing, None);
    app.send(Msg::AddressChanged("learn".to_owned(), Layers::NONE));
    assert!(matches!(shown(&app), LearnView::List(_)));
    app.send(Msg::AddressChanged(String::new(), Layers::NONE));
    assert!(matches!(app.page().place, PlaceView::Play(_)));
}

#[test]
fn what_is_no_technique_opens_the_list_and_a_page_that_does_not_come_says_so() {
    let mut app = opened_at("learn=<script>");
    assert!(matches!(shown(&app), LearnView::List(_)));
    app.send(PlacesMsg::LearnRequested(Some(Technique::XWing)));
    app.send(PlacesMsg::LearnRequested(Some(Technique::Skyscraper)));
    app.send(PlacesMsg::LessonFetched(Technique::XWing, None));
    assert_eq!(lesson(&app).missing, None, "an answer for another page is dropped");
    app.send(PlacesMsg::LessonFetched(Technique::Skyscraper, Some("<html>".to_owned())));
    assert!(lesson(&app).missing.is_some());
}
