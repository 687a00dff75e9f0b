//! Stories of the lists of steps: all steps from here, the solving path, the grade.

use nonet::app::command::Command;
use nonet::app::msg::{Dialog, Export, Field, Mode, Msg, Picking};
use nonet::app::settings::Locale;
use nonet::app::solving_path::Origin;
use nonet::app::update::update;
use nonet::app::view::board::Purpose;
use nonet::app::view::dialog::ContentView;
use nonet::app::view::list::{ListView, RowView};
use nonet::app::view::panel::{HintView, PanelView};
use nonet::engine::logic::techniques::Tier;
use nonet::engine::types::cell::Cell;
use nonet::engine::types::digit::Digit;
use nonet::i18n::label::Label;
use nonet::service::{Lane, Response};

use crate::harness::{Stage, Worker};
use crate::i18n::words;

/// Hard enough for more than singles.
const PUZZLE: &str =
    "400520703000003000100007000014000006700050001500000420000400005000800000201076008";
/// Its solution.
const SOLUTION: &str =
    "496528713875143692132967854314289576729654381568731429687492135943815267251376948";

fn list(stage: &Stage) -> ListView {
    match stage.page().panel {
        Some(PanelView::List(list)) => *list,
        other => panic!("not a list: {other:?}"),
    }
}

/// The techniques of the list of steps.
fn groups(stage: &Stage) -> Vec<RowView> {
    list(stage).rows.into_iter().filter(|row| row.open.is_some()).collect()
}

/// The steps that are shown one by one.
fn shown(stage: &Stage) -> Vec<RowView> {
    list(stage).rows.into_iter().filter(|row| row.preview.is_some()).collect()
}

fn total(stage: &Stage) -> usize {
    groups(stage).iter().map(count).sum()
}

fn count(group: &RowView) -> usize {
    group.parts[3].parse().expect("a number")
}

fn hinted(stage: &Stage) -> HintView {
    match stage.page().panel {
        Some(PanelView::Hint(hint)) => hint,
        other => panic!("not a hint: {other:?}"),
    }
}

fn with_steps() -> Stage {
    let mut stage = Stage::with_puzzle(PUZZLE);
    stage.say(Msg::StepsAsked);
    stage
}

fn with_path() -> Stage {
    let mut stage = Stage::with_puzzle(PUZZLE);
    stage.say(Msg::PathAsked(Origin::Clues));
    stage
}

fn drawn(stage: &Stage) -> usize {
    stage.page().board.cells.iter().filter(|cell| cell.role.is_some()).count()
}

fn press(row: usize, column: usize) -> Msg {
    Msg::CellPressed(Cell::new(row - 1, column - 1), Picking::Only)
}

#[test]
fn all_steps_stand_by_technique_the_easiest_first_and_unfolded() {
    let mut stage = with_steps();
    assert_eq!(list(&stage).found, format!("{} steps.", total(&stage)));
    let tier = |group: &RowView| {
        let word = |tier: &Tier| words(Locale::En).label(Label::of_tier(*tier)) == group.parts[2];
        Tier::ALL.iter().position(word).expect("a tier")
    };
    let tiers: Vec<usize> = groups(&stage).iter().map(tier).collect();
    assert!(tiers[0] == 0 && tiers.len() > 3, "singles come first: {tiers:?}");
    let open: Vec<Option<bool>> = groups(&stage).iter().map(|group| group.open).collect();
    assert!(open[0] == Some(true) && open[1..].iter().all(|open| *open == Some(false)));
    assert_eq!(shown(&stage).len(), count(&groups(&stage)[0]), "what is folded is not there");
    let last = groups(&stage).pop().expect("groups");
    stage.say(last.msg.clone());
    assert_eq!(groups(&stage)[0].open, Some(false));
    assert_eq!(shown(&stage).len(), count(&last).min(20));
    stage.say(last.msg);
    assert_eq!(shown(&stage), []);
}

#[test]
fn a_long_group_comes_page_by_page() {
    let mut stage = with_steps();
    let long = groups(&stage).into_iter().find(|group| count(group) > 20).expect("a long group");
    stage.say(long.msg.clone());
    assert_eq!(shown(&stage).len(), 20);
    let more = list(&stage).rows.into_iter().find(|row| row.parts[2] == "Show more").expect("more");
    stage.say(more.msg);
    assert_eq!(shown(&stage).len(), count(&long).min(40));
}

#[test]
fn steps_are_filtered_by_digit_and_by_the_selected_cells() {
    let mut stage = with_steps();
    let all = total(&stage);
    stage.say(Msg::Edited(Field::StepDigit, "7".to_owned()));
    let sevens = total(&stage);
    assert!(sevens > 0 && sevens < all);
    assert_eq!(list(&stage).found, format!("{sevens} of {all} steps."));
    let digits = |phrase: &str| phrase.split(" in ").next().unwrap_or_default().to_owned();
    let of_seven = |row: &RowView| row.parts[2].split("; ").any(|told| digits(told).contains('7'));
    assert!(!shown(&stage).is_empty() && shown(&stage).iter().all(of_seven));
    stage.say(Msg::Edited(Field::StepDigit, String::new()));
    stage.say(press(1, 2));
    stage.say(Msg::StepsScoped);
    let of_cell = total(&stage);
    assert!(of_cell > 0 && of_cell < all);
    stage.say(press(9, 8));
    assert_ne!(total(&stage), of_cell, "another selection, other steps");
    stage.say(Msg::StepsScoped);
    assert_eq!(total(&stage), all);
}

#[test]
fn a_step_is_previewed_opened_as_a_hint_applied_and_the_list_is_that_of_the_new_board() {
    let mut stage = with_steps();
    let (before, first) = (stage.digits(), list(&stage));
    let row = shown(&stage)[0].clone();
    assert_eq!(drawn(&stage), 0);
    stage.say(Msg::StepPreviewed(row.preview));
    assert!(drawn(&stage) > 0 && stage.digits() == before);
    stage.say(Msg::StepPreviewed(None));
    assert_eq!(drawn(&stage), 0);
    stage.say(row.msg.clone());
    assert!(hinted(&stage).story.len() > 1 && drawn(&stage) > 0);
    assert!(stage.page().status.starts_with("Hint 4 of 5."), "{}", stage.page().status);
    stage.say(Msg::Dismiss);
    assert!(shown(&stage)[0].current, "the way back leads to the step");
    stage.say(row.msg);
    stage.say(Msg::HintApplied);
    assert_ne!(stage.digits(), before);
    assert!(shown(&stage).iter().all(|other| other.parts != row.parts));
    stage.say(Msg::Undo);
    assert_eq!((stage.digits(), list(&stage)), (before, first));
}

#[test]
fn what_is_wrong_comes_before_any_list() {
    let mut stage = Stage::with_puzzle(PUZZLE);
    stage.say(press(1, 3));
    stage.say(Msg::Digit(Digit::new(8)));
    for msg in [Msg::StepsAsked, Msg::PathAsked(Origin::Here)] {
        stage.say(msg);
        assert!(hinted(&stage).lead[0].contains("r1c3"));
        stage.say(Msg::HintClosed);
        assert_eq!(stage.page().panel, None);
    }
}

#[test]
fn a_cell_that_nothing_fits_comes_before_any_list_though_no_solution_is_known() {
    let mut stage = Stage::with_puzzle(&format!("{}{}", &PUZZLE[..72], "000000000"));
    stage.say(Msg::FillNotes);
    stage.say(press(1, 2));
    stage.say(Msg::ModeChosen(Mode::Notes));
    for digit in stage.model.game.board().candidates(Cell::new(0, 1)) {
        stage.say(Msg::Digit(digit));
    }
    for msg in [Msg::StepsAsked, Msg::PathAsked(Origin::Here)] {
        stage.say(msg);
        let told = "No solution: as it stands, r1c2 has no possible digit.";
        assert_eq!(hinted(&stage).lead, [told]);
        assert_eq!(hinted(&stage).title, "First, there is a mistake");
        stage.say(Msg::HintClosed);
    }
}

#[test]
fn the_path_shows_each_moment_and_leaves_the_game_alone() {
    let mut stage = with_path();
    let (before, saved) = (stage.digits(), stage.stored.clone());
    let last = list(&stage).rows.len() - 1;
    stage.say(Msg::PathChosen(0));
    assert_eq!(stage.digits(), before, "before the first step nothing is done");
    assert!(stage.page().board.purpose == Purpose::Preview && drawn(&stage) > 0);
    assert!(list(&stage).rows[0].told.0.len() > 1 && list(&stage).rows[1].told.0.is_empty());
    stage.say(Msg::PathChosen(last));
    let empty = stage.digits().chars().filter(|digit| *digit == '.').count();
    assert_eq!(empty, 1, "before the last step one cell is empty");
    let fits = |(shown, right): (char, char)| shown == '.' || shown == right;
    assert!(stage.digits().chars().zip(SOLUTION.chars()).all(fits));
    let moment = stage.digits();
    for msg in [Msg::Digit(Digit::new(5)), Msg::Erase, Msg::Undo, Msg::FillNotes] {
        stage.say(press(1, 2));
        stage.say(msg);
        assert_eq!(stage.page().status, "This is a preview. Esc or Close returns to your game.");
    }
    stage.say(Msg::PathChosen(1_000));
    assert_eq!(stage.digits(), moment, "a place beyond the last changes nothing");
    stage.say(Msg::Dismiss);
    assert_eq!(
        (stage.digits(), &stage.stored, stage.page().board.purpose),
        (before, &saved, Purpose::Play)
    );
    assert_eq!(stage.page().status, "", "what was said of the preview is not so any more");
    list(&stage);
    stage.say(Msg::Dismiss);
    assert_eq!(stage.page().panel, None);
}

#[test]
fn the_path_from_here_begins_at_the_board_with_its_notes() {
    let mut stage = with_path();
    let whole = list(&stage).rows.len();
    stage.say(Msg::PathClosed);
    for _ in 0..4 {
        stage.say(Msg::HintAsked);
        stage.say(Msg::HintApplied);
    }
    let here = stage.digits();
    stage.say(Msg::PathAsked(Origin::Here));
    let rest = list(&stage).rows.len();
    assert_eq!(rest, whole - 4);
    stage.say(Msg::PathChosen(0));
    assert_eq!(stage.digits(), here);
}

#[test]
fn the_path_is_told_as_text_in_the_language_of_the_page() {
    let mut stage = with_path();
    stage.say(Msg::PathExported(Export::Copy));
    stage.say(Msg::PathExported(Export::File));
    let (name, text) = stage.files[0].clone();
    assert_eq!((name.as_str(), &stage.copied[0]), ("nonet-path.txt", &text));
    let path = list(&stage);
    let steps = path
        .rows
        .iter()
        .zip(1..)
        .map(|(row, at)| format!("{at}. {}: {}", row.parts[1], row.parts[2]));
    let lines: Vec<&str> = text.lines().collect();
    assert_eq!(lines[0], PUZZLE.replace('0', "."));
    assert_eq!(lines[1], path.found);
    assert!(steps.clone().all(|step| lines.contains(&step.as_str())), "{text}");
    stage.say(Msg::Edited(Field::Language, "zh-CN".to_owned()));
    stage.say(Msg::PathExported(Export::Copy));
    assert!(stage.copied[1].contains("最难的技巧"), "{}", stage.copied[1]);
}

#[test]
fn the_chip_and_the_import_say_how_hard_a_puzzle_is_and_a_press_says_why() {
    let mut stage = Stage::with_puzzle(PUZZLE);
    let chip = stage.page().bar.grade.expect("a grade");
    stage.say(chip.msg);
    let ContentView::Grade(grade) = stage.page().dialog.expect("open").content else {
        panic!("not the grade")
    };
    assert!(grade.text.starts_with(&chip.label), "{} {}", chip.label, grade.text);
    assert!(grade.text.starts_with(&chip.title), "{} {}", chip.title, grade.text);
    let count = |row: &[String; 3]| row[1].parse::<usize>().expect("a number");
    let steps = grade.rows.iter().map(count).sum::<usize>();
    stage.say(grade.path.msg);
    assert_eq!((stage.page().dialog, list(&stage).rows.len()), (None, steps));
    stage.say(Msg::Pasted(PUZZLE.to_owned()));
    let ContentView::Import(import) = stage.page().dialog.expect("open").content else {
        panic!("not the import")
    };
    assert_eq!(import.badges[2].text, chip.title);
}

#[test]
fn a_puzzle_without_one_solution_has_no_grade_but_its_steps() {
    let mut stage = Stage::with_puzzle(&format!("{}{}", &PUZZLE[..72], "000000000"));
    assert_eq!(stage.page().bar.grade, None);
    stage.say(Msg::Opened(Dialog::Grade));
    assert_eq!(stage.page().dialog, None);
    stage.say(Msg::PathAsked(Origin::Clues));
    assert!(list(&stage).found.ends_with("solutions, so some cells cannot be decided."));
    stage.say(Msg::StepsAsked);
    assert!(total(&stage) > 0);
}

#[test]
fn a_list_that_nobody_waits_for_any_more_ends_its_worker_and_its_late_answer_is_dropped() {
    let mut stage = Stage::with_puzzle(PUZZLE);
    stage.worker = Worker::Silent;
    stage.say(Msg::StepsAsked);
    assert_eq!(list(&stage).found, "One moment.");
    let ticket = stage.model.jobs.steps.expect("asked");
    let commands = update(&mut stage.model, Msg::StepsClosed);
    assert!(commands.contains(&Command::Cancel(Lane::Lists)), "{commands:?}");
    stage.say(Msg::Answered(ticket, Response::Steps(Vec::new())));
    assert_eq!(stage.page().panel, None);
    stage.say(Msg::StepsAsked);
    let ticket = stage.model.jobs.steps.expect("asked");
    stage.say(Msg::WorkerDied(vec![ticket]));
    assert_eq!(stage.page().panel, None);
    assert!(stage.notice().contains("started again"));
}
