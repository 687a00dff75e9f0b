//! Stories of printing: which puzzles stand on which sheet, with answers, hint cards and exercises.

use nonet_engine::formats::qr::QrCode;
use nonet_engine::logic::techniques::Tier;
use nonet_page::core::command::Command;
use nonet_page::core::dialog::Dialog;
use nonet_page::core::jobs::Purpose;
use nonet_page::core::msg::{Msg, PlacesMsg};
use nonet_page::core::settings::paper::{Content, Switch};
use nonet_page::places::paper::msg::{PaperField, PaperMsg};
use nonet_page::places::paper::view::PaperView;
use nonet_page::places::paper::view::sheets::{SectionKind, SheetView};
use nonet_page::places::paper::{Answers, Fresh, Kind, Source};
use nonet_page::shell::update::update;
use nonet_page::shell::view::dialog::ContentView;
use nonet_service::Request;

use crate::harness::Harness;

const PUZZLE: &str =
    "400520703000003000100007000014000006700050001500000420000400005000800000201076008";
/// It has several solutions.
const OPEN: &str =
    "400520703000003000100007000014000006700050001500000420000400005000800000000000000";

fn opened() -> Harness {
    let mut app = Harness::with_puzzle(PUZZLE);
    app.send(Msg::DialogOpened(Dialog::Print));
    app
}

fn paper(app: &Harness) -> PaperView {
    match app.page().dialog.map(|dialog| dialog.content.clone()) {
        Some(ContentView::Print(view)) => (*view).clone(),
        other => panic!("nothing to print but {other:?}"),
    }
}

/// What each sheet holds: the kind of each part and how many blocks there are.
fn held(sheets: &[SheetView]) -> Vec<Vec<(SectionKind, usize)>> {
    let of = |sheet: &SheetView| {
        sheet.sections.iter().map(|part| (part.kind, part.blocks.len())).collect()
    };
    sheets.iter().map(of).collect()
}

fn choose(app: &mut Harness, choices: impl IntoIterator<Item = PaperMsg>) {
    choices.into_iter().for_each(|choice| app.send(Msg::to(choice)));
}

/// Fresh puzzles, made by the engine.
fn with_fresh(count: &str) -> Harness {
    let mut app = opened();
    choose(&mut app, [PaperMsg::SourceChosen(Source::Fresh)]);
    app.edit(PaperField::Count, count);
    choose(&mut app, [PaperMsg::TierToggled(Tier::Hard), PaperMsg::MakeRequested]);
    app
}

#[test]
fn a_puzzle_is_printed_as_it_stands() {
    let mut app = opened();
    let view = paper(&app);
    assert_eq!(held(&view.sheets.sheets), [[(SectionKind::Puzzles, 1)]]);
    let block = &view.sheets.sheets[0].sections[0].blocks[0];
    assert_eq!((&*block.number, &*block.name), ("", "Hard"));
    assert!(block.facts.starts_with("25 clues · "), "{}", block.facts);
    let address = format!("https://example.org/nonet/#p={PUZZLE}");
    assert_eq!(block.code, QrCode::of(&address).map(|code| code.path()));
    choose(&mut app, [PaperMsg::Switched(Switch::Code)]);
    assert_eq!(paper(&app).sheets.sheets[0].sections[0].blocks[0].code, None);
    let printed = |app: &Harness| -> [usize; 3] {
        let view = paper(app);
        let grid = view.sheets.sheets[0].sections[0].blocks[0].grid.clone().expect("a grid");
        [grid.givens, grid.entries, grid.notes]
            .map(|lines| lines.iter().map(|line| line.digits.len()).sum())
    };
    assert_eq!(printed(&app), [25, 0, 0]);
    app.send(Msg::DialogClosed);
    app.write(1, 2, 9);
    app.send(Msg::DialogOpened(Dialog::Print));
    choose(&mut app, [PaperMsg::ContentChosen(Content::Entries)]);
    assert_eq!(printed(&app), [25, 1, 0]);
    choose(&mut app, [PaperMsg::ContentChosen(Content::Candidates)]);
    let candidates: usize = app
        .model
        .board()
        .empty_cells()
        .iter()
        .map(|at| app.model.board().candidates(at).len())
        .sum();
    assert_eq!(printed(&app), [25, 1, candidates]);
}

#[test]
fn fresh_puzzles_of_the_tiers_chosen_are_spread_over_sheets_with_answers_and_cards() {
    let mut app = with_fresh("7");
    let fresh = &app.model.paper.fresh;
    assert_eq!((fresh.made.len(), fresh.tiers.clone()), (7, vec![Tier::Easy, Tier::Medium]));
    choose(&mut app, [PaperMsg::PerPageChosen(4), PaperMsg::AnswersChosen(Answers::Last)]);
    choose(&mut app, [PaperMsg::Switched(Switch::Cards), PaperMsg::Switched(Switch::NameLine)]);
    let view = paper(&app);
    use SectionKind::{Answers as Solutions, Cards, Puzzles};
    let expected = [
        vec![(Puzzles, 4)],
        vec![(Puzzles, 3)],
        vec![(Solutions, 7), (Cards, 3)],
        vec![(Cards, 4)],
    ];
    assert_eq!(held(&view.sheets.sheets), expected);
    assert_eq!(view.print.label, "Print 4 pages");
    let names: Vec<&str> = view.sheets.sheets[..2]
        .iter()
        .flat_map(|sheet| &sheet.sections[0].blocks)
        .map(|block| &*block.name)
        .collect();
    assert_eq!(names, ["Easy", "Easy", "Easy", "Easy", "Medium", "Medium", "Medium"]);
    let named: Vec<bool> = view.sheets.sheets.iter().map(|sheet| sheet.name.is_some()).collect();
    assert_eq!(named, [true, true, false, false]);
    let answer = view.sheets.sheets[2].sections[0].blocks[6].grid.clone().expect("a grid");
    let digits = |lines: Vec<nonet_page::places::paper::view::grid::LineView>| -> usize {
        lines.iter().map(|line| line.digits.len()).sum()
    };
    assert_eq!(digits(answer.givens) + digits(answer.entries), 81);
    choose(&mut app, [PaperMsg::AnswersChosen(Answers::Each), PaperMsg::Switched(Switch::Cards)]);
    let each = [[(Puzzles, 4)], [(Solutions, 4)], [(Puzzles, 3)], [(Solutions, 3)]];
    assert_eq!(held(&paper(&app).sheets.sheets), each);
}

#[test]
fn an_exercise_asks_for_the_hardest_step_and_its_answer_says_why() {
    let mut app = opened();
    choose(
        &mut app,
        [PaperMsg::KindChosen(Kind::Exercises), PaperMsg::AnswersChosen(Answers::Last)],
    );
    let view = paper(&app);
    let kinds = [[(SectionKind::Puzzles, 1)], [(SectionKind::Steps, 1)]];
    assert_eq!(held(&view.sheets.sheets), kinds);
    let [question, answer] = [0, 1].map(|at| view.sheets.sheets[at].sections[0].blocks[0].clone());
    assert_eq!(question.name, format!("Find: {}", answer.name));
    assert!(!answer.lines.is_empty() && answer.lines.iter().all(|line| line.len() > 20));
    let shaded = |grid: Option<nonet_page::places::paper::view::grid::GridView>| {
        grid.map(|grid| (grid.shaded.is_empty(), grid.notes.is_empty()))
    };
    assert_eq!(
        [shaded(question.grid), shaded(answer.grid)],
        [Some((true, false)), Some((false, false))]
    );
}

#[test]
fn a_puzzle_without_one_solution_is_printed_without_an_answer() {
    let mut app = Harness::with_puzzle(OPEN);
    app.send(Msg::DialogOpened(Dialog::Print));
    choose(&mut app, [PaperMsg::AnswersChosen(Answers::Last)]);
    let view = paper(&app);
    assert_eq!(held(&view.sheets.sheets), [[(SectionKind::Puzzles, 1)]]);
    assert_eq!(view.sheets.sheets[0].foot[0], "", "it is not said to be proper");
    assert!(!view.print.disabled);
}

#[test]
fn the_sheets_are_in_the_page_while_the_browser_prints() {
    let mut app = opened();
    let commands = update(&mut app.model, Msg::to(PaperMsg::PrintRequested));
    assert!(commands.contains(&Command::Print), "{commands:?}");
    assert_eq!(
        (app.page().dialog, app.page().paper.map(|paper| paper.sheets.len())),
        (None, Some(1))
    );
    app.send(PlacesMsg::Printed);
    assert_eq!(app.page().paper, None);
}

#[test]
fn how_many_are_made_is_checked_and_each_tier_has_its_share() {
    let mut app = opened();
    choose(&mut app, [PaperMsg::SourceChosen(Source::Fresh)]);
    for count in ["", "0", "101", "-1", "x"] {
        app.edit(PaperField::Count, count);
        choose(&mut app, [PaperMsg::MakeRequested]);
        let fresh = paper(&app).fresh.expect("the form for fresh puzzles");
        assert_eq!(fresh.count.error.as_deref(), Some("A number from 1 to 100."), "{count}");
        assert!(!app.model.common.jobs.any(|job| matches!(job, Purpose::PaperPuzzle(_))));
    }
    let mut fresh = Fresh { count: "5".to_owned(), ..Fresh::default() };
    let mut tiers = Vec::new();
    while let Some(tier) = fresh.next() {
        tiers.push(tier);
        fresh.made.push(app.model.board().clone());
    }
    assert_eq!(tiers, [Tier::Easy, Tier::Easy, Tier::Medium, Tier::Medium, Tier::Hard]);
    fresh.tiers = vec![Tier::Easy];
    fresh.toggle(Tier::Easy);
    assert_eq!(fresh.tiers, [Tier::Easy], "one is always left");
}

#[test]
fn what_is_known_of_a_puzzle_is_asked_for_once() {
    let mut app = opened();
    let asked = |app: &Harness| {
        app.asked.iter().filter(|(_, request)| matches!(request, Request::Worksheets(_))).count()
    };
    assert_eq!(asked(&app), 1);
    app.send(Msg::DialogClosed);
    app.send(Msg::DialogOpened(Dialog::Print));
    assert_eq!(asked(&app), 1);
}
