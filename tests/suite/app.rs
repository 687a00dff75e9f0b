//! Stories of the program without a browser: what a player does, and what the page then shows.

use nonet::app::keys::{Held, KeyPress};
use nonet::app::model::Startup;
use nonet::app::msg::{Dialog, Direction, Field, Mode, Msg, Outcome, Picking, Reach, Version};
use nonet::app::settings::Locale;
use nonet::app::view::board::Ink;
use nonet::app::view::dialog::ContentView;
use nonet::app::view::panel::PanelView;
use nonet::engine::types::cell::Cell;
use nonet::engine::types::digit::Digit;
use nonet::engine::types::grid::Grid;
use nonet::service::{Response, Solved, Ticket};

use crate::harness::{Stage, Worker, first_visit};

const PUZZLE: &str =
    "400520703000003000100007000014000006700050001500000420000400005000800000201076008";
const SOLUTION: &str =
    "496528713875143692132967854314289576729654381568731429687492135943815267251376948";

fn press(stage: &mut Stage, code: &str, held: Held) {
    stage.say(Msg::KeyPressed(KeyPress { code: code.to_owned(), key: String::new(), held }));
}

fn at(row: usize, column: usize) -> Msg {
    Msg::CellPressed(Cell::new(row - 1, column - 1), Picking::Only)
}

#[test]
fn a_first_visit_finds_a_proper_puzzle_and_one_line_of_help() {
    let stage = Stage::open(first_visit());
    let page = stage.page();
    assert_eq!(page.bar.chip[1], "one solution");
    assert_eq!(stage.notice(), "Choose a cell and type. Press ? for keys.");
    assert!(page.board.cells.iter().any(|cell| cell.digit.is_none()));
}

#[test]
fn typing_is_seen_kept_and_resumed() {
    let mut stage = Stage::with_puzzle(PUZZLE);
    stage.say(at(1, 2));
    press(&mut stage, "Digit9", Held::default());
    assert_eq!(stage.label(1, 2), "Row 1, column 2, box 1. 9, entered.");
    assert_eq!(stage.label(1, 1), "Row 1, column 1, box 1. Given 4.");
    stage.say(at(2, 1));
    press(&mut stage, "Numpad8", Held { shift: true, ..Held::default() });
    assert_eq!(stage.label(2, 1), "Row 2, column 1, box 1. Empty. Notes 8.");
    let again = stage.reopened();
    assert_eq!((again.digits(), again.label(2, 1)), (stage.digits(), stage.label(2, 1)));
}

#[test]
fn undo_goes_to_the_start_and_redo_to_the_end() {
    let mut stage = Stage::with_puzzle(PUZZLE);
    let start = stage.digits();
    for (column, digit) in [(2, 9), (3, 6), (6, 8)] {
        stage.say(at(1, column));
        stage.say(Msg::Digit(Digit::new(digit)));
    }
    let end = stage.digits();
    (0..4).for_each(|_| stage.say(Msg::Undo));
    assert_eq!((stage.digits(), stage.page().status), (start, "Nothing to undo.".to_owned()));
    (0..4).for_each(|_| stage.say(Msg::Redo));
    assert_eq!((stage.digits(), stage.page().status), (end, "Nothing to redo.".to_owned()));
}

#[test]
fn a_conflict_marks_the_cause_too() {
    let mut stage = Stage::with_puzzle(PUZZLE);
    stage.say(at(1, 2));
    stage.say(Msg::Digit(Digit::new(4)));
    assert_eq!(
        stage.label(1, 2),
        "Row 1, column 2, box 1. 4, entered. Conflicts in row 1 and box 1."
    );
    assert_eq!(stage.label(1, 1), "Row 1, column 1, box 1. Given 4. Conflicts in row 1 and box 1.");
    assert_eq!(stage.page().status, "4 in r1c2. 4 stands twice in row 1.");
}

#[test]
fn a_check_marks_wrong_digits_until_they_are_edited_and_leads_back() {
    let mut stage = Stage::with_puzzle(PUZZLE);
    for (row, column, digit) in [(1, 2, 9), (1, 3, 8), (2, 1, 8)] {
        stage.say(at(row, column));
        stage.say(Msg::Digit(Digit::new(digit)));
    }
    stage.say(Msg::CheckAsked);
    assert!(
        stage.notice().starts_with("One digit does not fit the solution: r1c3."),
        "{}",
        stage.notice()
    );
    assert!(stage.label(1, 3).ends_with("Wrong."), "{}", stage.label(1, 3));
    let mut edited = stage.reopened();
    edited.say(Msg::CheckAsked);
    edited.say(at(1, 3));
    edited.say(Msg::Digit(Digit::new(6)));
    assert!(!edited.label(1, 3).contains("Wrong."));
    stage.say(Msg::BackToMistake);
    assert_eq!(
        (stage.label(1, 2), stage.label(1, 3)),
        (
            "Row 1, column 2, box 1. 9, entered.".to_owned(),
            "Row 1, column 3, box 1. Empty.".to_owned()
        )
    );
}

#[test]
fn one_solution_is_shown_apart_and_can_be_kept() {
    let mut stage = Stage::with_puzzle(PUZZLE);
    stage.say(Msg::SolveAsked);
    assert_eq!(stage.digits(), SOLUTION);
    let inks: Vec<Ink> = stage.page().board.cells.iter().map(|cell| cell.ink).collect();
    assert_eq!(inks.iter().filter(|ink| **ink == Ink::Solved).count(), 81 - 25);
    stage.say(Msg::SolutionsClosed);
    assert_ne!(stage.digits(), SOLUTION);
    stage.say(Msg::SolveAsked);
    stage.say(Msg::SolutionKept);
    assert!(stage.page().board.done);
    stage.say(Msg::Undo);
    assert!(!stage.page().board.done);
}

#[test]
fn several_solutions_can_be_walked_and_their_differences_seen() {
    let sparse = format!("{}{}", &PUZZLE[..72], "000000000");
    let mut stage = Stage::with_puzzle(&sparse);
    assert!(
        stage.notice().contains("solutions, so some cells cannot be decided"),
        "{}",
        stage.notice()
    );
    stage.say(Msg::SolveAsked);
    let Some(PanelView::Solutions(shown)) = stage.page().panel else {
        panic!("no solutions are shown")
    };
    assert!(shown.at.starts_with("1 of "), "{}", shown.at);
    assert!(stage.page().board.cells.iter().any(|cell| cell.undecided));
    let first = stage.digits();
    stage.say(Msg::SolutionChosen(1));
    assert_ne!(stage.digits(), first);
    stage.say(Msg::SolutionChosen(1_000_000));
    assert_eq!(stage.page().status, "2 of 1000", "a place beyond the last changes nothing");
}

#[test]
fn a_hint_comes_in_levels_and_is_one_step_of_undo() {
    let mut stage = Stage::with_puzzle(PUZZLE);
    let before = stage.digits();
    let mut titles = Vec::new();
    for _ in 0..4 {
        stage.say(Msg::HintAsked);
        let Some(PanelView::Hint(hint)) = stage.page().panel else { panic!("no hint") };
        assert!(!hint.lead.is_empty() || !hint.story.is_empty());
        titles.push(hint.level);
    }
    assert_eq!(titles, ["Hint 1 of 5.", "Hint 2 of 5.", "Hint 3 of 5.", "Hint 4 of 5."]);
    stage.say(Msg::HintApplied);
    assert_ne!(stage.digits(), before);
    stage.say(Msg::Undo);
    assert_eq!(stage.digits(), before);
}

#[test]
fn a_wrong_digit_is_the_first_hint() {
    let mut stage = Stage::with_puzzle(PUZZLE);
    stage.say(at(1, 3));
    stage.say(Msg::Digit(Digit::new(8)));
    stage.say(Msg::HintAsked);
    let Some(PanelView::Hint(hint)) = stage.page().panel else { panic!("no hint") };
    assert_eq!(hint.title, "First, there is a mistake");
    assert_eq!(hint.lead[0], "r1c3 cannot be 8:");
    assert!(!hint.story.is_empty(), "{hint:?}");
    assert!(stage.page().status.starts_with("r1c3 cannot be 8:"), "{}", stage.page().status);
    // In the grid the wrong digit gives way to what refutes it.
    assert_eq!(stage.page().board.cells[2].digit, None);
    stage.say(Msg::BackToMistake);
    assert_eq!(stage.label(1, 3), "Row 1, column 3, box 1. Empty.");
}

#[test]
fn a_new_puzzle_comes_with_its_seed_and_the_old_one_can_come_back() {
    let mut stage = Stage::with_puzzle(PUZZLE);
    stage.say(at(1, 2));
    stage.say(Msg::Digit(Digit::new(9)));
    let before = stage.digits();
    stage.say(Msg::Edited(Field::Tier, String::new()));
    stage.say(Msg::Edited(Field::Seed, "12345".to_owned()));
    stage.say(Msg::Edited(Field::Clues, "32".to_owned()));
    stage.say(Msg::NewAsked);
    assert_eq!(stage.notice(), "New puzzle: 32 clues, seed 12345.");
    let made = stage.digits();
    stage.say(Msg::PreviousAsked);
    assert_eq!(stage.digits(), before);
    stage.say(Msg::NewAsked);
    assert_eq!(stage.digits(), made, "the same seed makes the same puzzle");
}

#[test]
fn a_job_that_is_stopped_changes_nothing_and_its_late_answer_is_dropped() {
    let mut stage = Stage::with_puzzle(PUZZLE);
    let before = stage.digits();
    stage.worker = Worker::Silent;
    stage.say(Msg::NewAsked);
    assert!(stage.page().new.busy.is_some());
    stage.say(Msg::StopAsked);
    assert!(stage.page().new.busy.is_none());
    let late = Response::Solved(Solved {
        solutions: Vec::new(),
        more: false,
        undecided: Default::default(),
    });
    (0..20).for_each(|ticket| stage.say(Msg::Answered(Ticket(ticket), late.clone())));
    assert_eq!(
        (stage.digits(), stage.page().status),
        (before, "Stopped. Nothing was changed.".to_owned())
    );
}

#[test]
fn a_wish_that_is_out_of_range_says_so_and_nothing_is_made() {
    let mut stage = Stage::with_puzzle(PUZZLE);
    let before = stage.digits();
    stage.say(Msg::Edited(Field::Clues, "3".to_owned()));
    stage.say(Msg::NewAsked);
    let field = &stage.page().new.fields[0];
    assert_eq!(
        (field.error.as_deref(), stage.digits()),
        (Some("A whole number from 17 to 80."), before)
    );
}

#[test]
fn a_paste_is_judged_before_it_replaces_anything() {
    let mut stage = Stage::with_puzzle(PUZZLE);
    let before = stage.digits();
    for (text, expected) in [
        ("<script>alert(1)</script>", ""),
        ("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..7", ""),
        (
            "55..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
            "digits conflict",
        ),
        (SOLUTION, "one solution"),
    ] {
        stage.say(Msg::Pasted(text.to_owned()));
        assert_eq!(stage.page().dialog.map(|dialog| dialog.dialog), Some(Dialog::Import));
        let nonet::app::view::dialog::ContentView::Import(import) =
            stage.page().dialog.expect("open").content
        else {
            panic!("not the import")
        };
        match expected {
            "" => assert!(import.error.is_some() && import.accept.disabled, "{text}: {import:?}"),
            verdict => assert_eq!(import.badges[1].text, verdict),
        }
        assert_eq!(stage.digits(), before, "the game is untouched");
    }
    stage.say(Msg::ImportAccepted);
    assert_eq!(stage.digits(), SOLUTION);
}

#[test]
fn a_hostile_or_broken_link_leaves_the_game_alone() {
    for fragment in ["p=", "p=<script>", "p=1", "p=%FF%00", "x=1", &format!("p={}", "9".repeat(81))]
    {
        let stage = Stage::open(Startup { fragment: fragment.to_owned(), ..first_visit() });
        assert_eq!(stage.page().bar.chip[1], "one solution", "{fragment}");
    }
}

#[test]
fn saved_rubbish_is_kept_aside_and_a_puzzle_is_on_the_screen() {
    let stage = Stage::open(Startup { saved: Some("rubbish".to_owned()), ..first_visit() });
    assert!(stage.notice().contains("could not be read"));
    assert!(
        stage
            .stored
            .iter()
            .any(|(key, text)| key.starts_with("nonet.unreadable.") && text == "rubbish")
    );
}

#[test]
fn two_tabs_do_not_destroy_each_other() {
    let mut ours = Stage::with_puzzle(PUZZLE);
    let mut theirs = ours.reopened();
    theirs.say(at(1, 2));
    theirs.say(Msg::Digit(Digit::new(9)));
    let id = theirs.stored["nonet.current"].clone();
    let key = format!("nonet.game.{id}");
    let text = theirs.stored[&key].clone();
    ours.say(Msg::StoredElsewhere(key.clone(), Some(text.clone())));
    assert_eq!(ours.notice(), "This game is newer in another tab.");
    let mut forked = ours.reopened();
    forked.say(Msg::StoredElsewhere(key.clone(), Some(text)));
    forked.say(at(1, 3));
    forked.say(Msg::Digit(Digit::new(6)));
    assert!(!forked.stored.contains_key(&key), "ours goes on under a name of its own");
    ours.say(Msg::VersionChosen(Version::Theirs));
    assert_eq!(ours.digits(), theirs.digits());
}

#[test]
fn language_and_theme_are_kept() {
    let mut stage = Stage::with_puzzle(PUZZLE);
    stage.say(Msg::Edited(Field::Language, "zh-CN".to_owned()));
    stage.say(Msg::Edited(Field::Theme, "dark".to_owned()));
    assert_eq!(stage.label(1, 1), "第 1 行，第 1 列，第 1 宫。提示数 4。");
    assert_eq!(stage.reopened().locale(), Locale::ZhCn);
    let asked = Stage::open(Startup { asked: Some("zh-CN".to_owned()), ..first_visit() });
    assert_eq!(asked.locale(), Locale::ZhCn);
}

#[test]
fn the_keyboard_reaches_every_cell_and_stops_at_the_edge() {
    let mut stage = Stage::with_puzzle(PUZZLE);
    stage.say(Msg::Moved(Direction::Left, Reach::Corner));
    press(&mut stage, "ArrowUp", Held::default());
    assert_eq!(stage.model.cursor, Cell::new(0, 0));
    press(&mut stage, "End", Held::default());
    assert_eq!(stage.model.cursor, Cell::new(0, 8));
    (0..10).for_each(|_| press(&mut stage, "ArrowDown", Held::default()));
    assert_eq!(stage.model.cursor, Cell::new(8, 8));
    press(&mut stage, "ArrowLeft", Held { shift: true, ..Held::default() });
    assert_eq!(stage.model.selection.len(), 2);
    press(&mut stage, "KeyX", Held::default());
    assert_eq!(stage.model.mode, Mode::Notes);
}

#[test]
fn a_pause_takes_the_puzzle_off_the_page() {
    let mut stage = Stage::with_puzzle(PUZZLE);
    stage.say(Msg::PauseAsked);
    assert_eq!(stage.digits(), ".".repeat(81));
    assert_eq!(stage.label(1, 1), "Row 1, column 1, box 1. Hidden while paused.");
    press(&mut stage, "Digit5", Held::default());
    stage.say(Msg::PauseAsked);
    assert_eq!(stage.digits().parse::<Grid>(), PUZZLE.parse());
}

#[test]
fn a_digit_can_be_held_and_given_to_cells() {
    let mut stage = Stage::with_puzzle(PUZZLE);
    stage.say(Msg::Digit(Digit::new(9)));
    assert!(stage.page().pad.keys[8].locked);
    stage.say(at(1, 2));
    assert_eq!(stage.label(1, 2), "Row 1, column 2, box 1. 9, entered.");
    stage.say(Msg::Dismiss);
    stage.say(at(1, 3));
    assert_eq!(stage.label(1, 3), "Row 1, column 3, box 1. Empty.");
}

#[test]
fn a_storage_that_refuses_is_told() {
    let stage = Stage::open(Startup { storage: Outcome::Refused, ..first_visit() });
    assert!(stage.notice().contains("refuses to save"));
}

#[test]
fn two_presses_with_a_note_between_are_two_presses() {
    let mut stage = Stage::with_puzzle(PUZZLE);
    let cell = Cell::new(0, 1);
    stage.say(at(1, 2));
    press(&mut stage, "Digit9", Held { shift: true, ..Held::default() });
    stage.say(Msg::CellPressedTwice(cell));
    assert_eq!(stage.label(1, 2), "Row 1, column 2, box 1. Empty. Notes 9.");
    stage.say(Msg::CellPressedTwice(cell));
    assert_eq!(stage.label(1, 2), "Row 1, column 2, box 1. 9, entered.");
}

#[test]
fn the_engine_shows_how_fast_it_is() {
    let mut stage = Stage::with_puzzle(PUZZLE);
    stage.say(Msg::Opened(Dialog::About));
    stage.say(Msg::TrialAsked);
    stage.say(Msg::FileRead("mine.txt".to_owned(), Some(format!("mine\n{PUZZLE}\n"))));
    let Some(ContentView::About(_, view)) = stage.page().dialog.map(|dialog| dialog.content) else {
        panic!("the dialog is open")
    };
    let names: Vec<&str> = view.rows.iter().map(|row| row[0].as_str()).collect();
    assert_eq!(names, ["Easy (12)", "Hard (4)", "New puzzles", "mine.txt"]);
    assert_eq!(view.rows[0][3], "0.00");
    assert!(view.rows.iter().all(|row| row[1].parse::<u64>().is_ok_and(|puzzles| puzzles > 1000)));
    assert_eq!(view.run.msg, Msg::TrialAsked);
}
