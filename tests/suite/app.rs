//! Stories of the program without a browser: what a player does, and what the page then shows.

use nonet_engine::generate::Recipe;
use nonet_engine::logic::techniques::Tier;
use nonet_engine::types::cell::{Cell, CellSet};
use nonet_engine::types::digit::Digit;
use nonet_engine::types::grid::Grid;
use nonet_page::core::chord::Held;
use nonet_page::core::cursor::{Direction, MoveExtent, SelectMode};
use nonet_page::core::dialog::Dialog;
use nonet_page::core::mode::Mode;
use nonet_page::core::msg::{
    CheckMsg, EntryMsg, GridMsg, HintMsg, ImportMsg, Msg, NoticeMsg, PuzzleMsg, SolutionMsg,
    StorageMsg, Version,
};
use nonet_page::core::outside::Outcome;
use nonet_page::core::settings::{Choice, Locale, SettingField};
use nonet_page::core::startup::Startup;
use nonet_page::core::view::board::{DigitSource, LinePart};
use nonet_page::play::view::panel::PanelView;
use nonet_page::shell::view::dialog::ContentView;
use nonet_service::Response;

use crate::harness::{Harness, Worker, first_visit};

const PUZZLE: &str =
    "400520703000003000100007000014000006700050001500000420000400005000800000201076008";
const SOLUTION: &str =
    "496528713875143692132967854314289576729654381568731429687492135943815267251376948";

fn press(app: &mut Harness, code: &str, held: Held) {
    app.key(code, held);
}

fn at(row: usize, column: usize) -> Msg {
    Msg::Grid(GridMsg::CellPressed(Cell::new(row - 1, column - 1), SelectMode::Only))
}

#[test]
fn a_first_visit_finds_a_proper_puzzle_a_lesson_and_three_lines_of_help() {
    let mut app = Harness::open(first_visit());
    let header = app.page().header;
    assert_eq!(header.chip.verdict, "one solution");
    let grade = header.chip.grade.expect("the grade");
    assert_eq!((&*grade.tier, &*grade.score), ("Easy", "180"));
    let play = app.play();
    assert!(play.board.cells.iter().any(|cell| cell.digit.is_none()));
    let tips = play.tips.expect("a first visit has help");
    assert_eq!(tips.lines.len(), 4);
    assert_eq!(tips.href, "#learn=rules");
    assert!(
        tips.lines
            .iter()
            .all(|[touch, _]| !["key", "Press", "?;"].iter().any(|word| touch.contains(word)))
    );
    for at in [1, 2, 3] {
        app.send(Msg::Notice(NoticeMsg::TipRead));
        assert_eq!(app.play().tips.map(|tips| tips.at), Some(at));
    }
    app.send(Msg::Notice(NoticeMsg::TipRead));
    assert_eq!(app.play().tips, None);
    assert_eq!(app.reopened().play().tips, None, "it is not shown again");
}

#[test]
fn five_moves_end_the_help_of_a_first_visit() {
    let mut app = Harness::open(first_visit());
    let open: Vec<Cell> = app.model.board().empty_cells().iter().collect();
    for (at, cell) in open.into_iter().take(5).enumerate() {
        assert!(app.play().tips.is_some(), "after {at} moves");
        app.send(Msg::Grid(GridMsg::CellPressed(cell, SelectMode::Only)));
        app.send(Msg::Entry(EntryMsg::ModeChosen(Mode::Notes)));
        app.send(Msg::Entry(EntryMsg::Digit(Digit::new(1))));
    }
    assert_eq!(app.play().tips, None);
    assert_eq!(app.reopened().play().tips, None, "it is not shown again");
}

#[test]
fn help_gives_way_to_a_card_and_ends_with_another_puzzle() {
    let mut app = Harness::open(first_visit());
    app.send(Msg::Hint(HintMsg::Requested));
    assert_eq!(app.play().tips, None);
    app.send(Msg::Hint(HintMsg::Closed));
    assert!(app.play().tips.is_some());
    app.send(Msg::Puzzle(PuzzleMsg::TierRequested(Tier::Easy)));
    assert_eq!(app.play().tips, None);
}

#[test]
fn the_rail_offers_the_games_in_progress_and_the_one_in_play_leads() {
    let mut app = Harness::with_puzzle(PUZZLE);
    assert_eq!(app.play().rail.resume, None);
    app.write(1, 2, 9);
    let names = |app: &Harness| {
        let games = app.play().rail.resume.expect("a game is in progress").games;
        games.iter().map(|game| (game.texts[0].clone(), game.is_current)).collect::<Vec<_>>()
    };
    let own = |is_current| ("1 of 56".to_owned(), is_current);
    assert_eq!(names(&app), [own(true)]);
    app.send(Msg::Puzzle(PuzzleMsg::TierRequested(Tier::Easy)));
    assert_eq!(names(&app), [own(false)]);
    let game = app.play().rail.resume.expect("it is kept").games.remove(0);
    app.send(game.msg);
    assert_eq!(app.label(1, 2), "Row 1, column 2, box 1. 9, entered.");
    assert_eq!(names(&app)[0], own(true));
}

#[test]
fn typing_is_seen_kept_and_resumed() {
    let mut app = Harness::with_puzzle(PUZZLE);
    app.send(at(1, 2));
    press(&mut app, "Digit9", Held::default());
    assert_eq!(app.label(1, 2), "Row 1, column 2, box 1. 9, entered.");
    assert_eq!(app.label(1, 1), "Row 1, column 1, box 1. Given 4.");
    app.send(at(2, 1));
    press(&mut app, "Numpad8", Held { shift: true, ..Held::default() });
    assert_eq!(app.label(2, 1), "Row 2, column 1, box 1. Empty. Notes 8.");
    let again = app.reopened();
    assert_eq!((again.digits(), again.label(2, 1)), (app.digits(), app.label(2, 1)));
}

#[test]
fn undo_goes_to_the_start_and_redo_to_the_end() {
    let mut app = Harness::with_puzzle(PUZZLE);
    let start = app.digits();
    for (column, digit) in [(2, 9), (3, 6), (6, 8)] {
        app.send(at(1, column));
        app.send(Msg::Entry(EntryMsg::Digit(Digit::new(digit))));
    }
    let end = app.digits();
    (0..4).for_each(|_| app.send(Msg::Entry(EntryMsg::Undo)));
    assert_eq!((app.digits(), app.play().status), (start, "Nothing to undo.".to_owned()));
    (0..4).for_each(|_| app.send(Msg::Entry(EntryMsg::Redo)));
    assert_eq!((app.digits(), app.play().status), (end, "Nothing to redo.".to_owned()));
}

#[test]
fn a_conflict_marks_the_cause_too() {
    let mut app = Harness::with_puzzle(PUZZLE);
    app.send(at(1, 2));
    app.send(Msg::Entry(EntryMsg::Digit(Digit::new(4))));
    assert_eq!(
        app.label(1, 2),
        "Row 1, column 2, box 1. 4, entered. Conflicts in row 1 and box 1."
    );
    assert_eq!(app.label(1, 1), "Row 1, column 1, box 1. Given 4. Conflicts in row 1 and box 1.");
    assert_eq!(app.play().status, "4 in r1c2. 4 appears twice in row 1.");
}

#[test]
fn a_check_marks_wrong_digits_until_they_are_edited_and_leads_back() {
    let mut app = Harness::with_puzzle(PUZZLE);
    for (row, column, digit) in [(1, 2, 9), (1, 3, 8), (2, 1, 8)] {
        app.send(at(row, column));
        app.send(Msg::Entry(EntryMsg::Digit(Digit::new(digit))));
    }
    app.send(Msg::Check(CheckMsg::Requested));
    assert_eq!(app.play().status, "r1c3 is wrong.");
    assert!(app.label(1, 3).ends_with("Wrong."), "{}", app.label(1, 3));
    let mut edited = app.reopened();
    edited.send(Msg::Check(CheckMsg::Requested));
    edited.send(at(1, 3));
    edited.send(Msg::Entry(EntryMsg::Digit(Digit::new(6))));
    assert!(!edited.label(1, 3).contains("Wrong."));
    app.send(Msg::Check(CheckMsg::BackToMistake));
    assert_eq!(
        (app.label(1, 2), app.label(1, 3)),
        (
            "Row 1, column 2, box 1. 9, entered.".to_owned(),
            "Row 1, column 3, box 1. Empty.".to_owned()
        )
    );
}

#[test]
fn one_solution_is_shown_apart_and_can_be_kept() {
    let mut app = Harness::with_puzzle(PUZZLE);
    app.send(Msg::Solution(SolutionMsg::Requested));
    assert_eq!(app.digits(), SOLUTION);
    let sources: Vec<DigitSource> = app.play().board.cells.iter().map(|cell| cell.source).collect();
    assert_eq!(sources.iter().filter(|source| **source == DigitSource::Solved).count(), 81 - 25);
    app.send(Msg::Solution(SolutionMsg::Closed));
    assert_ne!(app.digits(), SOLUTION);
    app.send(Msg::Solution(SolutionMsg::Requested));
    app.send(Msg::Solution(SolutionMsg::Kept));
    assert!(
        app.model.common.session.is_done() && !app.play().board.done,
        "Solve is not celebrated"
    );
    app.send(Msg::Entry(EntryMsg::Undo));
    assert!(!app.play().board.done);
}

#[test]
fn several_solutions_can_be_walked_and_their_differences_seen() {
    let sparse = format!("{}{}", &PUZZLE[..72], "000000000");
    let mut app = Harness::with_puzzle(&sparse);
    assert!(
        app.notice().contains("solutions, so some cells cannot be determined"),
        "{}",
        app.notice()
    );
    app.send(Msg::Solution(SolutionMsg::Requested));
    let Some(PanelView::Solutions(shown)) = app.panel() else { panic!("no solutions are shown") };
    assert!(shown.at.starts_with("1 of "), "{}", shown.at);
    assert!(app.play().board.cells.iter().any(|cell| cell.differs));
    let first = app.digits();
    app.send(Msg::Solution(SolutionMsg::Chosen(1)));
    assert_ne!(app.digits(), first);
    app.send(Msg::Solution(SolutionMsg::Chosen(1_000_000)));
    assert_eq!(app.play().status, "2 of 1,000", "a place beyond the last changes nothing");
}

#[test]
fn a_hint_comes_in_levels_and_is_one_step_of_undo() {
    let mut app = Harness::with_puzzle(PUZZLE);
    let before = app.digits();
    let mut titles = Vec::new();
    for _ in 0..4 {
        app.send(Msg::Hint(HintMsg::Requested));
        let Some(PanelView::Hint(hint)) = app.panel() else { panic!("no hint") };
        assert!(!hint.lead.is_empty() || !hint.sentences.is_empty());
        titles.push(hint.level.clone());
    }
    assert_eq!(titles, ["Hint 1 of 5.", "Hint 2 of 5.", "Hint 3 of 5.", "Hint 4 of 5."]);
    app.send(Msg::Hint(HintMsg::Applied));
    assert_ne!(app.digits(), before);
    app.send(Msg::Entry(EntryMsg::Undo));
    assert_eq!(app.digits(), before);
}

#[test]
fn a_wrong_digit_is_the_first_hint() {
    let mut app = Harness::with_puzzle(PUZZLE);
    app.send(at(1, 3));
    app.send(Msg::Entry(EntryMsg::Digit(Digit::new(8))));
    app.send(Msg::Hint(HintMsg::Requested));
    let Some(PanelView::Hint(hint)) = app.panel() else { panic!("no hint") };
    assert_eq!(hint.title, "There is a mistake");
    assert_eq!(hint.lead[0].text(), "Something in box 1 does not fit.");
    app.send(Msg::Hint(HintMsg::Requested));
    app.send(Msg::Hint(HintMsg::Requested));
    let Some(PanelView::Hint(hint)) = app.panel() else { panic!("no hint") };
    let reason = hint.lead[0].text();
    assert!(reason.starts_with("Your 8 in r1c3 cannot stay: "), "{reason}");
    assert!(app.play().status.ends_with(&reason), "{}", app.play().status);
    // In the grid the wrong digit stays, and is struck.
    let cell = &app.play().board.cells[2];
    assert_eq!((cell.digit, cell.line), (Some('8'), Some(LinePart::Struck)));
    app.send(Msg::Check(CheckMsg::BackToMistake));
    assert_eq!(app.label(1, 3), "Row 1, column 3, box 1. Empty.");
}

#[test]
fn a_new_puzzle_comes_with_its_seed_and_the_old_one_can_come_back() {
    let mut app = Harness::with_puzzle(PUZZLE);
    app.send(at(1, 2));
    app.send(Msg::Entry(EntryMsg::Digit(Digit::new(9))));
    let before = app.digits();
    let recipe = Recipe::default().seed(12345).clues(32);
    app.make(recipe);
    assert_eq!(app.notice(), "New puzzle: 32 clues.");
    assert_eq!(app.model.common.session.name, "#12345");
    let made = app.digits();
    app.send(Msg::Puzzle(PuzzleMsg::PreviousRequested));
    assert_eq!(app.digits(), before);
    app.make(recipe);
    assert_eq!(app.digits(), made, "the same seed makes the same puzzle");
}

#[test]
fn a_job_that_is_stopped_changes_nothing_and_its_late_answer_is_dropped() {
    let late = || Recipe::default().generate().map(Box::new);
    for is_stopped in [false, true] {
        let mut app = Harness::with_puzzle(PUZZLE);
        let before = app.digits();
        app.worker = Worker::Silent;
        app.make(Recipe::default().clues(30));
        assert!(app.play().rail.busy.is_some());
        if is_stopped {
            app.send(Msg::StopRequested);
            assert_eq!(app.cancelled.last(), Some(&app.last_job()));
        }
        app.send(Msg::answered(app.last_job(), Response::Generate(late())));
        assert!(app.play().rail.busy.is_none());
        assert_eq!(app.digits() == before, is_stopped);
        assert_eq!(app.play().status == "Stopped. Nothing was changed.", is_stopped);
    }
}

#[test]
fn a_recipe_that_is_out_of_range_says_so_and_nothing_is_made() {
    let mut app = Harness::with_puzzle(PUZZLE);
    let before = app.digits();
    app.make(Recipe::default().clues(99));
    assert_eq!(app.notice(), "No puzzle can be made with these settings.");
    assert_eq!(app.digits(), before);
}

#[test]
fn a_paste_is_judged_before_it_replaces_anything() {
    let mut app = Harness::with_puzzle(PUZZLE);
    let before = app.digits();
    for (text, expected) in [
        ("<script>alert(1)</script>", ""),
        ("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..7", ""),
        (
            "55..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
            "digits conflict",
        ),
        (SOLUTION, "one solution"),
    ] {
        app.send(Msg::Import(ImportMsg::Pasted(text.to_owned())));
        assert_eq!(app.page().dialog.map(|dialog| dialog.dialog), Some(Dialog::Import));
        let nonet_page::shell::view::dialog::ContentView::Import(import) =
            app.page().dialog.expect("open").content.clone()
        else {
            panic!("not the import")
        };
        match expected {
            "" => {
                assert!(import.error.is_some() && import.buttons[0].disabled, "{text}: {import:?}")
            }
            said => assert_eq!(import.verdict.as_ref().expect("a verdict").text, said),
        }
        assert_eq!(app.digits(), before, "the game is untouched");
    }
    app.send(Msg::Import(ImportMsg::Accepted));
    assert_eq!(app.digits(), SOLUTION);
}

#[test]
fn a_hostile_or_broken_link_leaves_the_game_alone() {
    for fragment in ["p=", "p=<script>", "p=1", "p=%FF%00", "x=1", &format!("p={}", "9".repeat(81))]
    {
        let app = Harness::open(Startup { fragment: fragment.to_owned(), ..first_visit() });
        assert_eq!(app.page().header.chip.verdict, "one solution", "{fragment}");
    }
}

/// What finds links in mails and chats leaves out dots and other marks at their end.
#[test]
fn a_shared_link_ends_in_a_digit_and_a_cut_one_is_explained_until_it_is_closed() {
    let ends_empty = format!("{}...", &PUZZLE[..78]);
    let mut app = Harness::with_puzzle(&ends_empty);
    app.send(Msg::DialogOpened(Dialog::Share));
    let Some(ContentView::Share(share)) = app.page().dialog.map(|dialog| dialog.content.clone())
    else {
        panic!("nothing to share")
    };
    let fragment = format!("#p={}", ends_empty.replace('.', "0"));
    assert_eq!(share.link.address, app.model.common.page.address.clone() + &fragment);
    assert_eq!(app.play().print_head.fragment, fragment);
    for link in [&fragment[1..], &format!("p={ends_empty}")] {
        let opened = Harness::open(Startup { fragment: link.to_owned(), ..first_visit() });
        assert_eq!(opened.digits(), app.digits(), "{link}");
    }
    let cut = format!("p={}", &PUZZLE[..78]);
    let mut cut = Harness::open(Startup { fragment: cut, ..first_visit() });
    assert!(cut.notice().contains("78 cells"), "{}", cut.notice());
    for second in 1..60 {
        cut.send(Msg::Ticked(crate::harness::at(1000.0 * f64::from(second))));
    }
    cut.send(Msg::Entry(EntryMsg::Digit(Digit::new(1))));
    assert!(cut.notice().contains("78 cells"), "{}", cut.notice());
    cut.send(Msg::Notice(NoticeMsg::Closed));
    assert_eq!(cut.notice(), "");
}

#[test]
fn saved_rubbish_is_kept_aside_and_a_puzzle_is_on_the_screen() {
    let mut app = Harness::open(first_visit());
    app.stored.insert("nonet.current".to_owned(), "ab".to_owned());
    app.stored.insert("nonet.game.ab".to_owned(), "rubbish".to_owned());
    let app = app.reopened();
    assert!(app.notice().contains("could not be read"));
    assert_eq!(app.model.common.games.unreadable.get("ab").map(String::as_str), Some("rubbish"));
    assert!(app.database.values().any(|text| text == "rubbish"));
}

#[test]
fn two_tabs_do_not_destroy_each_other() {
    let mut ours = Harness::with_puzzle(PUZZLE);
    let mut theirs = ours.reopened();
    theirs.send(at(1, 2));
    theirs.send(Msg::Entry(EntryMsg::Digit(Digit::new(9))));
    let id = theirs.stored["nonet.current"].clone();
    let key = format!("nonet.game.{id}");
    let text = theirs.stored[&key].clone();
    ours.send(Msg::Storage(StorageMsg::ChangedElsewhere(key.clone(), Some(text.clone()))));
    assert_eq!(ours.notice(), "This game is newer in another tab.");
    let mut forked = ours.reopened();
    forked.stored.remove(&key);
    forked.send(Msg::Storage(StorageMsg::ChangedElsewhere(key.clone(), Some(text))));
    forked.send(at(1, 3));
    forked.send(Msg::Entry(EntryMsg::Digit(Digit::new(6))));
    assert!(!forked.stored.contains_key(&key), "ours goes on under a name of its own");
    assert_eq!(forked.notice(), "Another tab went on with this game. Here it goes on as a copy.");
    forked.send(at(1, 6));
    forked.send(Msg::Entry(EntryMsg::Digit(Digit::new(8))));
    assert!(!forked.notice().is_empty(), "the next move does not take the sentence away");
    ours.send(Msg::Storage(StorageMsg::VersionChosen(Version::Theirs)));
    assert_eq!(ours.digits(), theirs.digits());
}

#[test]
fn language_and_theme_are_kept() {
    let mut app = Harness::with_puzzle(PUZZLE);
    app.edit(SettingField::Language, "zh-CN");
    app.edit(SettingField::Choice(Choice::Theme), "dark");
    assert_eq!(app.label(1, 1), "第 1 行，第 1 列，第 1 宫。提示数 4。");
    assert_eq!(app.reopened().locale(), Locale::ZhCn);
    let asked = Harness::open(Startup { asked: Some("zh-CN".to_owned()), ..first_visit() });
    assert_eq!(asked.locale(), Locale::ZhCn);
}

#[test]
fn the_keyboard_reaches_every_cell_and_stops_at_the_edge() {
    let mut app = Harness::with_puzzle(PUZZLE);
    app.send(Msg::Grid(GridMsg::CursorMoved(Direction::Left, MoveExtent::Corner)));
    press(&mut app, "ArrowUp", Held::default());
    assert_eq!(app.model.play.input.cursor, Cell::new(0, 0));
    press(&mut app, "End", Held::default());
    assert_eq!(app.model.play.input.cursor, Cell::new(0, 8));
    (0..10).for_each(|_| press(&mut app, "ArrowDown", Held::default()));
    assert_eq!(app.model.play.input.cursor, Cell::new(8, 8));
    press(&mut app, "ArrowLeft", Held { shift: true, ..Held::default() });
    assert_eq!(app.model.play.input.selection.len(), 2);
    press(&mut app, "KeyX", Held::default());
    assert_eq!(app.model.play.input.mode, Mode::Notes);
}

#[test]
fn a_pause_takes_the_puzzle_off_the_page() {
    let mut app = Harness::with_puzzle(PUZZLE);
    app.send(Msg::PauseRequested);
    assert_eq!(app.digits(), ".".repeat(81));
    assert_eq!(app.label(1, 1), "Row 1, column 1, box 1. Hidden while paused.");
    press(&mut app, "Digit5", Held::default());
    // A reload is no way to look at the grid.
    let mut app = app.reopened();
    assert_eq!(app.digits(), ".".repeat(81));
    app.send(Msg::PauseRequested);
    assert_eq!(app.digits().parse::<Grid>(), PUZZLE.parse());
    assert_eq!(app.reopened().digits(), app.digits());
}

#[test]
fn a_refusing_storage_is_reported() {
    let app = Harness::open(Startup { storage: Outcome::Refused, ..first_visit() });
    assert!(app.notice().contains("does not allow saving"));
}

#[test]
fn two_presses_with_a_note_between_are_two_presses() {
    let mut app = Harness::with_puzzle(PUZZLE);
    let cell = Cell::new(0, 1);
    app.send(at(1, 2));
    press(&mut app, "Digit9", Held { shift: true, ..Held::default() });
    app.send(Msg::Grid(GridMsg::CellPressedTwice(cell)));
    assert_eq!(app.label(1, 2), "Row 1, column 2, box 1. Empty. Notes 9.");
    app.send(Msg::Grid(GridMsg::CellPressedTwice(cell)));
    assert_eq!(app.label(1, 2), "Row 1, column 2, box 1. 9, entered.");
}

#[test]
fn a_second_press_on_a_coloured_cell_selects_all_of_its_colour() {
    let mut app = Harness::with_puzzle(PUZZLE);
    app.send(Msg::Entry(EntryMsg::ModeChosen(Mode::Colour)));
    for column in [2, 3] {
        app.send(at(1, column));
        app.send(Msg::Entry(EntryMsg::Digit(Digit::new(4))));
    }
    for _ in 0..2 {
        app.send(Msg::Grid(GridMsg::CellPressedTwice(Cell::new(0, 1))));
    }
    assert_eq!(
        app.model.play.input.selection,
        CellSet::from_iter([Cell::new(0, 1), Cell::new(0, 2)])
    );
}

#[test]
fn a_check_finds_a_note_that_should_not_have_been_removed() {
    let mut app = Harness::with_puzzle(PUZZLE);
    app.send(Msg::Entry(EntryMsg::FillNotes));
    app.send(at(1, 2));
    press(&mut app, "Digit9", Held { shift: true, ..Held::default() });
    app.send(Msg::Check(CheckMsg::Requested));
    assert_eq!(app.play().status, "In r1c2 a candidate was removed that the solution needs.");
    app.send(Msg::Check(CheckMsg::BackToMistake));
    app.send(Msg::Check(CheckMsg::Requested));
    assert_eq!(app.play().status, "There are no digits to check yet.");
}

#[test]
fn the_engine_shows_how_fast_it_is() {
    let mut app = Harness::with_puzzle(PUZZLE);
    app.send(Msg::DialogOpened(Dialog::About));
    app.send(Msg::BenchmarkRequested);
    app.send(Msg::Import(ImportMsg::FileRead(
        "mine.txt".to_owned(),
        Some(format!("mine\n{PUZZLE}\n")),
    )));
    let Some(ContentView::About(_, view)) = app.page().dialog.map(|dialog| dialog.content.clone())
    else {
        panic!("the dialog is open")
    };
    let names: Vec<&str> = view.rows.iter().map(|row| row[0].as_str()).collect();
    assert_eq!(names, ["Easy (12)", "Hard (4)", "New puzzles", "mine.txt"]);
    assert_eq!(view.rows[0][3], "0.00");
    assert!(view.rows.iter().all(|row| row[1].parse::<u64>().is_ok_and(|puzzles| puzzles > 1000)));
    assert_eq!(view.run.msg, Msg::BenchmarkRequested);
}
