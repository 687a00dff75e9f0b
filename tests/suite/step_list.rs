//! Stories of the lists of steps: all steps from here, the solving path, the grade.

use nonet_engine::logic::techniques::Tier;
use nonet_engine::types::cell::Cell;
use nonet_engine::types::digit::Digit;
use nonet_page::core::cursor::SelectMode;
use nonet_page::core::dialog::Dialog;
use nonet_page::core::mode::Mode;
use nonet_page::core::msg::{
    EngineMsg, EntryMsg, GridMsg, HintMsg, ImportMsg, Msg, PathMsg, StepsMsg,
};
use nonet_page::core::path_origin::ExportTarget;
use nonet_page::core::path_origin::Origin;
use nonet_page::core::settings::SettingField;
use nonet_page::core::view::board::BoardKind;
use nonet_page::core::view::controls::ButtonVariant;
use nonet_page::core::view::thumbnail::PreviewMark;
use nonet_page::play::field::PlayField;
use nonet_page::play::view::list::{ListRowView, ListView};
use nonet_page::play::view::panel::{HintView, PanelView};
use nonet_page::shell::view::dialog::ContentView;
use nonet_service::Response;

use crate::harness::{Harness, Worker};

/// Hard enough for more than singles.
const PUZZLE: &str =
    "400520703000003000100007000014000006700050001500000420000400005000800000201076008";
/// Its solution.
const SOLUTION: &str =
    "496528713875143692132967854314289576729654381568731429687492135943815267251376948";

fn list(app: &Harness) -> ListView {
    match app.panel() {
        Some(PanelView::List(list)) => (*list).clone(),
        other => panic!("not a list: {other:?}"),
    }
}

/// The techniques of the list of steps.
fn groups(app: &Harness) -> Vec<ListRowView> {
    list(app).rows.into_iter().filter(|row| row.open.is_some()).collect()
}

/// The steps that are shown one by one.
fn shown(app: &Harness) -> Vec<ListRowView> {
    list(app).rows.into_iter().filter(|row| row.preview.is_some()).collect()
}

/// The tiers that are folded or were unfolded: all but the easiest.
fn tiers(app: &Harness) -> Vec<ListRowView> {
    groups(app).into_iter().filter(is_tier).collect()
}

fn is_tier(row: &ListRowView) -> bool {
    Tier::ALL.iter().any(|tier| row.key == tier.slug())
}

/// The techniques that are shown.
fn techniques(app: &Harness) -> Vec<ListRowView> {
    groups(app).into_iter().filter(|row| !is_tier(row)).collect()
}

/// How many steps there are: those of the tiers, and of the easiest those of its techniques.
fn total(app: &Harness) -> usize {
    let easiest = techniques(app).first().map(|group| group.parts[2].clone());
    let rows = groups(app).into_iter();
    let counted = rows.filter(|row| is_tier(row) || Some(&row.parts[2]) == easiest.as_ref());
    counted.map(|row| count(&row)).sum()
}

fn count(group: &ListRowView) -> usize {
    group.parts[3].parse().expect("a number")
}

fn hinted(app: &Harness) -> HintView {
    match app.panel() {
        Some(PanelView::Hint(hint)) => (*hint).clone(),
        other => panic!("not a hint: {other:?}"),
    }
}

fn with_steps() -> Harness {
    let mut app = Harness::with_puzzle(PUZZLE);
    app.send(Msg::Steps(StepsMsg::Requested));
    app
}

fn with_path() -> Harness {
    let mut app = Harness::with_puzzle(PUZZLE);
    app.send(Msg::Path(PathMsg::Requested(Origin::Clues)));
    app
}

fn drawn(app: &Harness) -> usize {
    app.play().board.cells.iter().filter(|cell| cell.role.is_some()).count()
}

fn press(row: usize, column: usize) -> Msg {
    Msg::Grid(GridMsg::CellPressed(Cell::new(row - 1, column - 1), SelectMode::Only))
}

#[test]
fn all_steps_open_with_the_easiest_tier_and_the_others_folded() {
    let mut app = with_steps();
    let easy: usize = techniques(&app).iter().map(count).sum();
    let found = format!("Easy: {easy} steps. Of all tiers: {}.", total(&app));
    assert_eq!(list(&app).found, found);
    assert!(techniques(&app).iter().all(|group| group.parts[2] == "Easy"));
    assert!(tiers(&app).len() > 2 && tiers(&app).iter().all(|tier| tier.open == Some(false)));
    let open: Vec<Option<bool>> = techniques(&app).iter().map(|group| group.open).collect();
    assert!(open[0] == Some(true) && open[1..].iter().all(|open| *open == Some(false)));
    assert_eq!(shown(&app).len(), count(&techniques(&app)[0]), "what is folded is not there");
    let last = tiers(&app).pop().expect("tiers");
    app.send(last.msg.clone());
    let unfolded = techniques(&app).iter().skip(open.len()).map(count).sum::<usize>();
    assert_eq!(unfolded, count(&last), "the techniques of the tier are shown");
    let long = techniques(&app).pop().expect("techniques");
    app.send(long.msg.clone());
    assert_eq!(techniques(&app)[0].open, Some(false));
    assert_eq!(shown(&app).len(), count(&long).min(20));
    app.send(last.msg);
    assert_eq!(techniques(&app).len(), open.len());
}

#[test]
fn a_long_group_comes_page_by_page() {
    let mut app = with_steps();
    tiers(&app).into_iter().for_each(|tier| app.send(tier.msg));
    let long = techniques(&app).into_iter().find(|group| count(group) > 20).expect("a long group");
    app.send(long.msg.clone());
    assert_eq!(shown(&app).len(), 20);
    let more = list(&app).rows.into_iter().find(|row| row.parts[2] == "Show more").expect("more");
    app.send(more.msg);
    assert_eq!(shown(&app).len(), count(&long).min(40));
}

#[test]
fn steps_are_filtered_by_digit_and_by_the_selected_cells() {
    let mut app = with_steps();
    let all = total(&app);
    app.edit(PlayField::StepDigit, "7");
    let sevens = total(&app);
    assert!(sevens > 0 && sevens < all);
    assert_eq!(list(&app).found, format!("{sevens} of {all} steps."));
    let digits = |phrase: &str| phrase.split(" in ").next().unwrap_or_default().to_owned();
    let of_seven =
        |row: &ListRowView| row.parts[2].split("; ").any(|text| digits(text).contains('7'));
    assert!(!shown(&app).is_empty() && shown(&app).iter().all(of_seven));
    app.edit(PlayField::StepDigit, "");
    app.send(press(1, 2));
    app.send(Msg::Steps(StepsMsg::ScopeToggled));
    let of_cell = total(&app);
    assert!(of_cell > 0 && of_cell < all);
    app.send(press(9, 8));
    assert_ne!(total(&app), of_cell, "another selection, other steps");
    app.send(Msg::Steps(StepsMsg::ScopeToggled));
    assert_eq!(total(&app), all);
}

#[test]
fn a_step_is_previewed_opened_as_a_hint_applied_and_the_list_is_that_of_the_new_board() {
    let mut app = with_steps();
    let (before, first) = (app.digits(), list(&app));
    let row = shown(&app)[0].clone();
    assert_eq!(drawn(&app), 0);
    app.send(Msg::Steps(StepsMsg::Previewed(row.preview)));
    assert!(drawn(&app) > 0 && app.digits() == before);
    app.send(Msg::Steps(StepsMsg::Previewed(None)));
    assert_eq!(drawn(&app), 0);
    app.send(row.msg.clone());
    assert!(hinted(&app).sentences.len() > 1 && drawn(&app) > 0);
    assert!(app.play().status.starts_with("Hint 4 of 5."), "{}", app.play().status);
    app.send(Msg::Dismiss);
    assert!(shown(&app)[0].current, "the way back leads to the step");
    app.send(row.msg);
    app.send(Msg::Hint(HintMsg::Applied));
    assert_ne!(app.digits(), before);
    assert!(shown(&app).iter().all(|other| other.parts != row.parts));
    app.send(Msg::Entry(EntryMsg::Undo));
    assert_eq!((app.digits(), list(&app)), (before, first));
}

#[test]
fn what_is_wrong_comes_before_any_list() {
    let mut app = Harness::with_puzzle(PUZZLE);
    app.send(press(1, 3));
    app.send(Msg::Entry(EntryMsg::Digit(Digit::new(8))));
    for msg in [Msg::Steps(StepsMsg::Requested), Msg::Path(PathMsg::Requested(Origin::Here))] {
        app.send(msg);
        assert_eq!(hinted(&app).lead[0].text(), "Something in box 1 does not fit.");
        app.send(Msg::Hint(HintMsg::Closed));
        assert_eq!(app.panel(), None);
    }
}

#[test]
fn a_cell_that_nothing_fits_comes_before_any_list_though_no_solution_is_known() {
    let mut app = Harness::with_puzzle(&format!("{}{}", &PUZZLE[..72], "000000000"));
    app.send(Msg::Entry(EntryMsg::FillNotes));
    app.send(press(1, 2));
    app.send(Msg::Entry(EntryMsg::ModeChosen(Mode::Notes)));
    for digit in app.model.board().candidates(Cell::new(0, 1)) {
        app.send(Msg::Entry(EntryMsg::Digit(digit)));
    }
    for msg in [Msg::Steps(StepsMsg::Requested), Msg::Path(PathMsg::Requested(Origin::Here))] {
        app.send(msg);
        let text = "No solution: r1c2 has no possible digit left.";
        assert_eq!(hinted(&app).lead.len(), 1);
        assert_eq!(hinted(&app).lead[0].text(), text);
        assert_eq!(hinted(&app).title, "There is a mistake");
        app.send(Msg::Hint(HintMsg::Closed));
    }
}

#[test]
fn the_path_shows_each_moment_and_leaves_the_game_alone() {
    let mut app = with_path();
    let (before, saved) = (app.digits(), app.stored.clone());
    let last = list(&app).rows.len() - 1;
    app.send(Msg::Path(PathMsg::StepChosen(0)));
    assert_eq!(app.digits(), before, "before the first step nothing is done");
    assert!(app.play().board.mode == BoardKind::Preview && drawn(&app) > 0);
    assert!(list(&app).rows[0].details.len() > 1 && list(&app).rows[1].details.is_empty());
    app.send(Msg::Path(PathMsg::StepChosen(last)));
    let empty = app.digits().chars().filter(|digit| *digit == '.').count();
    assert_eq!(empty, 1, "before the last step one cell is empty");
    let fits = |(shown, right): (char, char)| shown == '.' || shown == right;
    assert!(app.digits().chars().zip(SOLUTION.chars()).all(fits));
    let moment = app.digits();
    for msg in [
        Msg::Entry(EntryMsg::Digit(Digit::new(5))),
        Msg::Entry(EntryMsg::Erase),
        Msg::Entry(EntryMsg::Undo),
        Msg::Entry(EntryMsg::FillNotes),
    ] {
        app.send(press(1, 2));
        app.send(msg);
        assert_eq!(app.play().status, "This is a preview. Esc or Close returns to your game.");
    }
    app.send(Msg::Path(PathMsg::StepChosen(1_000)));
    assert_eq!(app.digits(), moment, "a place beyond the last changes nothing");
    app.send(Msg::Dismiss);
    assert_eq!(
        (app.digits(), &app.stored, app.play().board.mode),
        (before, &saved, BoardKind::Play)
    );
    assert_eq!(app.play().status, "", "what was said of the preview is not so any more");
    list(&app);
    app.send(Msg::Dismiss);
    assert_eq!(app.panel(), None);
}

#[test]
fn the_path_from_here_begins_at_the_board_with_its_notes() {
    let mut app = with_path();
    let whole = list(&app).rows.len();
    app.send(Msg::Path(PathMsg::Closed));
    for _ in 0..4 {
        app.send(Msg::Hint(HintMsg::Requested));
        app.send(Msg::Hint(HintMsg::Applied));
    }
    let here = app.digits();
    app.send(Msg::Path(PathMsg::Requested(Origin::Here)));
    let rest = list(&app).rows.len();
    assert_eq!(rest, whole - 4);
    app.send(Msg::Path(PathMsg::StepChosen(0)));
    assert_eq!(app.digits(), here);
}

#[test]
fn the_path_is_told_as_text_in_the_language_of_the_page() {
    let mut app = with_path();
    app.send(Msg::Path(PathMsg::Exported(ExportTarget::Clipboard)));
    app.send(Msg::Path(PathMsg::Exported(ExportTarget::File)));
    let (name, text) = app.files[0].clone();
    assert_eq!((name.as_str(), &app.copied[0]), ("nonet-path.txt", &text));
    let path = list(&app);
    let steps = path
        .rows
        .iter()
        .zip(1..)
        .map(|(row, at)| format!("{at}. {}: {}", row.parts[1], row.parts[2]));
    let lines: Vec<&str> = text.lines().collect();
    assert_eq!(lines[0], PUZZLE.replace('0', "."));
    assert_eq!(lines[1], path.found);
    assert!(steps.clone().all(|step| lines.contains(&step.as_str())), "{text}");
    app.edit(SettingField::Language, "zh-CN");
    app.send(Msg::Path(PathMsg::Exported(ExportTarget::Clipboard)));
    assert!(app.copied[1].contains("最难的技巧"), "{}", app.copied[1]);
}

#[test]
fn the_chip_and_the_import_say_how_hard_a_puzzle_is_and_a_press_says_why() {
    let mut app = Harness::with_puzzle(PUZZLE);
    let chip = app.page().header.chip;
    let title = chip.title.expect("a grade");
    app.send(chip.msg);
    let ContentView::Grade(grade) = app.page().dialog.expect("open").content.clone() else {
        panic!("not the grade")
    };
    assert!(grade.text.starts_with(&title), "{title} {}", grade.text);
    assert_eq!(grade.facts, ["25 clues", "one solution"]);
    let count = |row: &[String; 3]| row[1].parse::<usize>().expect("a number");
    let steps = grade.rows.iter().map(count).sum::<usize>();
    app.send(grade.path.msg.clone());
    assert_eq!((app.page().dialog, list(&app).rows.len()), (None, steps));
    app.send(Msg::Import(ImportMsg::Pasted(format!("These words are skipped.\n\n{PUZZLE}"))));
    let ContentView::Import(import) = app.page().dialog.expect("open").content.clone() else {
        panic!("not the import")
    };
    let facts = import.facts.iter().map(|(name, value)| (name.as_str(), value.as_str()));
    let [clues, tier, hardest, score, explainer, symmetry, library] = facts.collect::<Vec<_>>()[..]
    else {
        panic!("{:?}", import.facts)
    };
    assert_eq!([clues, symmetry], [("Clues", "25"), ("Symmetry", "Quarter turn")]);
    assert_eq!(library, ("In your library", "In progress"));
    assert_eq!(
        format!("{}, {} HoDoKu points for all steps. Hardest: {}.", tier.1, score.1, hardest.1),
        title
    );
    assert_eq!(explainer.0, "SE rating");
    assert_eq!(import.skipped.as_deref(), Some("One line was skipped: line 1."));
    assert_eq!(import.heading, "One line of text, read as one puzzle");
    // What was worked out for the import is not worked out again for the game.
    app.send(Msg::Import(ImportMsg::Accepted));
    app.send(Msg::Ticked(crate::harness::at(60_000.0)));
    assert_eq!(app.page().header.chip.explainer, Some(format!("SE {}", explainer.1)));
}

#[test]
fn the_import_marks_where_several_solutions_differ() {
    let mut app = Harness::with_puzzle(PUZZLE);
    app.send(Msg::Import(ImportMsg::Pasted(SOLUTION.replace(['1', '2'], "."))));
    let ContentView::Import(import) = app.page().dialog.expect("open").content.clone() else {
        panic!("not the import")
    };
    let is_marked = |cell: &(Option<char>, PreviewMark)| match cell {
        (Some(_), mark) => *mark == PreviewMark::None,
        (None, mark) => *mark == PreviewMark::Differs,
    };
    assert!(import.preview.as_ref().expect("a preview").cells.iter().all(is_marked));
    assert_eq!(import.differing, "They differ in 18 cells, which are marked.");
    assert_eq!(import.facts.last().expect("a fact").1, "Not yet");
    let play = import.buttons.last().expect("a button");
    assert_eq!((play.label.as_str(), play.variant), ("Play anyway", ButtonVariant::Normal));
}

#[test]
fn the_import_counts_clues_and_digits_placed_apart() {
    let mut app = Harness::with_puzzle(PUZZLE);
    app.send(Msg::Import(ImportMsg::Pasted(format!(
        ":0000:x:{}+9{}:::",
        &PUZZLE[..1],
        &PUZZLE[2..]
    ))));
    let ContentView::Import(import) = app.page().dialog.expect("open").content.clone() else {
        panic!("not the import")
    };
    let fact = |name: &str, value: &str| (name.to_owned(), value.to_owned());
    assert_eq!(import.facts[..2], [fact("Clues", "25"), fact("Digits placed", "1")]);
    let preview = import.preview.clone().expect("a preview");
    assert_eq!(preview.label, "Preview, 25 clues and one digit placed");
}

#[test]
fn a_puzzle_without_one_solution_has_no_grade_but_its_steps() {
    let mut app = Harness::with_puzzle(&format!("{}{}", &PUZZLE[..72], "000000000"));
    assert_eq!(app.page().header.chip.grade, None);
    app.send(Msg::DialogOpened(Dialog::Grade));
    let ContentView::Grade(grade) = app.page().dialog.expect("open").content.clone() else {
        panic!("not the grade")
    };
    assert!(grade.rows.is_empty() && grade.facts[1].ends_with("solutions"), "{:?}", grade.facts);
    app.send(Msg::Path(PathMsg::Requested(Origin::Clues)));
    assert!(list(&app).found.ends_with("solutions, so some cells cannot be determined."));
    app.send(Msg::Steps(StepsMsg::Requested));
    assert!(total(&app) > 0);
}

#[test]
fn closing_a_list_ends_its_worker_and_its_late_answer_is_ignored() {
    let mut app = Harness::with_puzzle(PUZZLE);
    app.worker = Worker::Silent;
    app.send(Msg::Steps(StepsMsg::Requested));
    assert_eq!(list(&app).found, "One moment.");
    let id = app.last_job();
    app.send(Msg::Steps(StepsMsg::Closed));
    assert_eq!(app.cancelled.last(), Some(&id));
    app.send(Msg::answered(id, Response::Steps(Vec::new())));
    assert_eq!(app.panel(), None);
    app.send(Msg::Steps(StepsMsg::Requested));
    let id = app.last_job();
    app.send(Msg::Engine(EngineMsg::WorkerDied(vec![id])));
    assert_eq!(app.panel(), None);
    assert!(app.notice().contains("was restarted"));
}
