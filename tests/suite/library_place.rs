//! Stories of the Library as a place: what it shows, and what can be done there.

use std::collections::BTreeMap;

use nonet_engine::logic::techniques::Tier;
use nonet_page::core::msg::{EntryMsg, HintMsg, ImportMsg, Msg, PathMsg, PlacesMsg, PuzzleMsg};
use nonet_page::core::outside::Outcome;
use nonet_page::core::path_origin::Origin;
use nonet_page::core::place::{Layers, Place};
use nonet_page::core::section::Section;
use nonet_page::core::startup::Startup;
use nonet_page::core::view::table::{WINDOW, first_drawn};
use nonet_page::places::library::msg::{LibraryField, LibraryMsg};
use nonet_page::places::library::view::LibraryView;
use nonet_page::play::view::panel::PanelView;
use nonet_page::shell::view::dialog::ContentView;
use nonet_page::shell::view::places::PlaceContent;

use crate::harness::{Disk, Harness, Worker, at, first_visit};

const PUZZLE: &str =
    "400520703000003000100007000014000006700050001500000420000400005000800000201076008";
const SOLVED: &str =
    "864371259325849761971265843436192587198657432257483916689734125713528694542916378";
const LIST: &str = "\
..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9
400520703000003000100007000014000006700050001500000420000400005000800000201076008
";

fn view(app: &Harness) -> LibraryView {
    match app.place() {
        PlaceContent::Library(view) => (*view).clone(),
        other => panic!("not the Library: {other:?}"),
    }
}

fn go(app: &mut Harness, section: &str) -> LibraryView {
    app.send(Msg::AddressChanged(format!("/library{section}"), Layers::NONE));
    view(app)
}

fn names(view: &LibraryView) -> Vec<String> {
    view.games.iter().flat_map(|games| &games.rows).map(|row| row.cells[0].clone()).collect()
}

/// One solved game, and one in progress, which is in play.
fn played() -> Harness {
    let mut app = Harness::with_puzzle(&format!(".{}", &SOLVED[1..]));
    app.write(1, 1, 8);
    app.send(Msg::AddressChanged(format!("p={PUZZLE}"), Layers::NONE));
    app.write(1, 2, 9);
    app
}

#[test]
fn an_empty_library_says_so() {
    let mut app = Harness::open(first_visit());
    let empty = go(&mut app, "").empty.expect("a sentence");
    assert!(empty.text.contains("kept"), "{empty:?}");
}

#[test]
fn games_stand_in_their_sections_and_are_played_on_from_there() {
    let mut app = played();
    let today = go(&mut app, "");
    let (_, cards) = today.recent.expect("a game to go on with");
    assert_eq!(cards.len(), 1);
    assert_eq!(go(&mut app, "/in-progress").games.expect("a list").count, 1);
    let solved = go(&mut app, "/solved");
    assert_eq!(names(&solved), ["Easy"]);
    app.send(solved.games.expect("a list").rows[0].open.clone());
    assert_eq!((app.model.common.page.place, app.digits()), (Place::Play, SOLVED.to_owned()));
    app.send(Msg::AddressChanged("/library".to_owned(), Layers::NONE));
    app.send(cards[0].row.open.clone());
    assert_eq!(app.model.board().givens, PUZZLE.parse().expect("a grid"));
}

#[test]
fn a_list_with_a_bad_line_is_taken_without_it_and_the_line_is_named() {
    let [first, second] = LIST.lines().collect::<Vec<_>>()[..] else { panic!("two puzzles") };
    let mut app = Harness::open(first_visit());
    app.send(Msg::Import(ImportMsg::Pasted(format!("{first}\n{}\n{second}\n", &second[..80]))));
    let Some(ContentView::Import(form)) = app.page().dialog.map(|dialog| dialog.content.clone())
    else {
        panic!("no import")
    };
    assert_eq!(form.choices.clone().expect("a list").puzzles.len(), 2);
    let unread = form.unread.clone().expect("a bad line");
    assert_eq!(unread.text, "1 of 3 cannot be read and is left out.");
    assert_eq!(unread.errors.len(), 1);
    assert!(unread.errors[0].text.contains("Line 2"), "{}", unread.errors[0].text);
    assert!(unread.errors[0].excerpt.ends_with('^'));
    app.send(Msg::Import(ImportMsg::Kept));
    assert_eq!(app.model.common.games.count(), 2);
    app.send(Msg::Import(ImportMsg::Pasted(second[..80].to_owned())));
    let Some(ContentView::Import(form)) = app.page().dialog.map(|dialog| dialog.content.clone())
    else {
        panic!("no import")
    };
    assert!(form.error.is_some() && form.unread.is_none(), "nothing is left of it");
}

#[test]
fn a_solved_game_is_opened_and_not_gone_on_with() {
    let mut app = played();
    for (section, word) in [("/solved", "Open"), ("/in-progress", "Continue")] {
        let row = go(&mut app, section).games.expect("a list").rows.remove(0);
        app.send(row.menu.msg);
        let Some(ContentView::Form(form)) = app.page().dialog.map(|dialog| dialog.content.clone())
        else {
            panic!("no form")
        };
        assert_eq!(form.buttons[0].label, word);
    }
}

#[test]
fn a_short_time_is_said_in_minutes() {
    let mut app = Harness::with_puzzle(&format!(".{}", &SOLVED[1..]));
    app.send(Msg::Ticked(at(4_000.0)));
    app.write(1, 1, 8);
    let summary =
        |app: &mut Harness| go(app, "/statistics").statistics.expect("statistics").summary.clone();
    assert_eq!(summary(&mut app), "One game solved, one minute at the grid");
}

#[test]
fn the_game_in_play_counts_from_its_first_move_on() {
    let mut app = Harness::with_puzzle(PUZZLE);
    app.write(1, 2, 9);
    assert_eq!(app.play().rail.resume.expect("a game").all, "All 1");
    go(&mut app, "");
    assert_eq!(view(&app).all.expect("a link").label, "All 1", "it counts once");
}

#[test]
fn a_list_becomes_a_collection_that_is_named_searched_and_deleted() {
    let mut app = Harness::open(first_visit());
    app.send(Msg::Import(ImportMsg::Pasted(LIST.to_owned())));
    app.send(Msg::Import(ImportMsg::Kept));
    app.edit(LibraryField::CollectionName, "For the train");
    app.send(Msg::DialogClosed);
    let mut app = app.reopened();
    app.send(Msg::AddressChanged("/library/collections".to_owned(), Layers::NONE));
    let link = view(&app).collections.remove(0);
    assert_eq!((&*link.label, &*link.count), ("For the train", "0 of 2"));
    let shown = go(&mut app, link.href.strip_prefix("#/library").expect("a section"));
    assert_eq!((shown.title.as_str(), names(&shown).len()), ("For the train", 2));
    app.edit(LibraryField::Search, "4005");
    let found = view(&app).games.expect("a list");
    assert_eq!(found.rows.len(), 1);
    app.send(found.rows[0].open.clone());
    app.write(1, 2, 9);
    app.send(Msg::AddressChanged(link.href[1..].to_owned(), Layers::NONE));
    app.send(Msg::to(LibraryMsg::CollectionDeleted));
    assert_eq!(app.model.common.games.count(), 1, "the game that was begun stays");
    let notice = app.page().notice.expect("a way back");
    app.send(notice.buttons[0].msg.clone());
    assert_eq!(view(&app).collections.len(), 1);
    assert_eq!(app.model.common.games.count(), 2);
}

#[test]
fn a_game_is_renamed_moved_and_deleted_in_its_dialog() {
    let mut app = played();
    app.send(Msg::to(LibraryMsg::CollectionCreated));
    app.edit(LibraryField::CollectionName, "Mine");
    let row = go(&mut app, "/solved").games.expect("a list").rows.remove(0);
    app.send(row.menu.msg);
    app.edit(LibraryField::GameName, "The first");
    let Some(ContentView::Form(form)) = app.page().dialog.map(|dialog| dialog.content.clone())
    else {
        panic!("no form")
    };
    assert_eq!(form.fields.len(), 2);
    let key = app.model.common.games.collections().keys().next().expect("a collection").clone();
    app.edit(LibraryField::GameCollection, key);
    let mut app = app.reopened();
    let row = go(&mut app, "/solved").games.expect("a list").rows.remove(0);
    assert_eq!((&*row.cells[0], &*row.cells[6]), ("The first", "Mine"));
    app.send(Msg::to(LibraryMsg::Opened(row.key.clone())));
    assert_eq!(app.model.common.session.name, "The first");
    app.send(Msg::AddressChanged("/library/solved".to_owned(), Layers::NONE));
    app.send(Msg::to(LibraryMsg::Deleted(row.key)));
    assert_eq!(view(&app).games, None);
    assert_ne!(app.model.board().digits().to_string(), SOLVED, "a deleted game is not in play");
    app.send(app.page().notice.expect("a way back").buttons[0].msg.clone());
    assert_eq!(names(&view(&app)), ["The first"]);
}

#[test]
fn everything_comes_back_from_its_file_after_everything_was_deleted() {
    let mut app = played();
    app.send(PlacesMsg::LibraryExportRequested);
    let (name, file) = app.files.pop().expect("a file");
    assert!(name.starts_with("nonet-library-") && name.ends_with(".json"), "{name}");
    let mut other = Harness::open(first_visit());
    other.send(Msg::Import(ImportMsg::FileRead(name.clone(), Some(file.clone()))));
    assert_eq!(other.notice(), "2 added, 0 were here.");
    let ids = |app: &Harness| -> Vec<String> {
        app.model.common.games.games().map(|game| game.id.clone()).collect()
    };
    assert_eq!(ids(&other), ids(&app));
    let solved = go(&mut other, "/solved").games.expect("a list").rows.remove(0);
    other.send(solved.open);
    assert_eq!(other.digits(), SOLVED);
    other.send(Msg::Import(ImportMsg::FileRead(name.clone(), Some(file.clone()))));
    assert_eq!(other.notice(), "0 added, 2 were here.");
    let damaged = file[..file.len() / 2].to_owned();
    other.send(Msg::Import(ImportMsg::FileRead(name, Some(damaged))));
    assert!(other.notice().contains("Nothing was changed"), "{}", other.notice());
}

#[test]
fn statistics_count_solved_games_and_go_out_as_a_table() {
    let mut app = played();
    let view = go(&mut app, "/statistics").statistics.expect("statistics");
    assert_eq!(view.tiers.len(), 1);
    assert_eq!(view.table.1[0][..4], ["Easy", "1", "1", "0"]);
    assert_eq!(view.tiers[0].charts, None, "one time needs no chart");
    assert_eq!(view.tiers[0].of_time, "the only time without help");
    assert_eq!(view.table.1[0][5..], ["–", "–"], "one time has no median");
    app.send(view.export.msg.clone());
    let (_, table) = app.files.pop().expect("a table");
    assert_eq!(table.lines().count(), 2, "{table}");
    assert_eq!(app.model.address().section, Section::Statistics);
}

#[test]
fn of_a_long_list_only_the_rows_in_view_are_made() {
    let mut app = Harness::open(first_visit());
    let list: String = (0..500).map(|_| LIST).collect();
    app.send(Msg::Import(ImportMsg::Pasted(list)));
    app.send(Msg::Import(ImportMsg::Kept));
    app.send(Msg::to(LibraryMsg::Scrolled(480)));
    let games = view(&app).games.expect("a list");
    assert_eq!((games.count, games.first, games.rows.len()), (1000, 480, 60));
    app.send(Msg::to(LibraryMsg::Scrolled(5000)));
    assert_eq!(view(&app).games.expect("a list").first, 940);
}

#[test]
fn the_row_in_view_is_among_those_drawn_wherever_the_page_is_scrolled() {
    for count in [0, 1, WINDOW, WINDOW + 1, 1000] {
        for in_view in 0..count {
            let first = first_drawn(in_view, count);
            let end = count.min(first + WINDOW);
            assert!(first <= in_view, "{in_view} of {count}");
            assert!(end == count || in_view + WINDOW / 3 < end, "{in_view} of {count}");
        }
    }
    assert_eq!(first_drawn(5000, 1000), 940, "the list has become shorter");
}

#[test]
fn a_list_is_found_again_at_the_row_that_was_opened() {
    let mut app = Harness::open(first_visit());
    let list: String = (0..100).map(|_| LIST).collect();
    app.send(Msg::Import(ImportMsg::Pasted(list)));
    app.send(Msg::Import(ImportMsg::Kept));
    let section = app.model.library.browse.section.slug();
    app.send(Msg::to(LibraryMsg::Scrolled(120)));
    let row = view(&app).games.expect("a list").rows.remove(7);
    app.send(row.open);
    app.send(Msg::AddressChanged(format!("/library{section}"), Layers::NONE));
    let games = view(&app).games.expect("a list");
    assert_eq!((games.first, games.opened), (120, Some(127)));
    app.send(Msg::to(LibraryMsg::Scrolled(0)));
    assert_eq!(view(&app).games.expect("a list").opened, None, "it is not drawn");
    app.send(Msg::to(LibraryMsg::Scrolled(120)));
    go(&mut app, "/solved");
    go(&mut app, &section);
    assert_eq!(view(&app).games.expect("a list").opened, None, "the list is another one");
}

#[test]
fn a_time_with_help_is_neither_the_best_nor_in_the_median() {
    let mut app = Harness::open(first_visit());
    app.send(Msg::AddressChanged(format!("p=.{}", &SOLVED[1..]), Layers::NONE));
    app.send(Msg::Hint(HintMsg::Requested));
    app.write(1, 1, 8);
    let Some(PanelView::Done(end)) = app.panel() else { panic!("{:?}", app.panel()) };
    assert_eq!(end.standing, "1 hint. Games without hints count for your times.");
    assert_eq!((&*end.line, &end.times), ("Solved, with every step explained.", &None));
    let view = go(&mut app, "/statistics").statistics.expect("statistics");
    assert_eq!(view.table.1[0][..6], ["Easy", "1", "0", "1", "–", "–"]);
    assert_eq!(view.tiers[0].of_time, "No time yet: solve one without help.");
    app.send(Msg::AddressChanged(format!("p={}.", &SOLVED[..80]), Layers::NONE));
    app.send(Msg::Ticked(at(4_000.0)));
    app.write(9, 9, 8);
    let Some(PanelView::Done(end)) = app.panel() else { panic!("{:?}", app.panel()) };
    assert_eq!(end.line, "Solved: your first Easy without help.", "the other one had help");
    app.send(Msg::Path(PathMsg::Requested(Origin::Clues)));
    let view = go(&mut app, "/statistics").statistics.expect("statistics");
    assert_eq!(view.table.1[0][..5], ["Easy", "2", "1", "1", "0:04"], "the end was before");
}

#[test]
fn the_puzzles_of_a_list_are_numbered_and_rated_in_the_background() {
    let mut app = Harness::open(first_visit());
    app.send(Msg::Import(ImportMsg::Pasted(LIST.to_owned())));
    app.send(Msg::Import(ImportMsg::Kept));
    app.send(Msg::DialogClosed);
    assert_eq!(names(&view(&app)), ["1. 17 clues", "2. 25 clues"]);
    app.worker = Worker::Silent;
    app.send(Msg::Ticked(at(9_000.0)));
    app.worker = Worker::Answers;
    app.send(Msg::Puzzle(PuzzleMsg::TierRequested(Tier::Easy)));
    let section = app.model.library.browse.section.slug();
    assert_eq!(names(&go(&mut app, &section)), ["1. 17 clues", "2. 25 clues"], "it gives way");
    for second in 10..60 {
        app.send(Msg::Ticked(at(1000.0 * f64::from(second))));
    }
    let rated = |app: &Harness| -> Vec<[String; 2]> {
        let rows = view(app).games.expect("a list").rows;
        rows.into_iter().map(|row| [row.cells[0].clone(), row.cells[2].clone()]).collect()
    };
    let first = rated(&app);
    assert!(first[1][0].starts_with("2. ") && !first[1][0].contains("clues"), "{first:?}");
    assert!(first.iter().all(|[_, score]| score.parse::<u32>().is_ok()), "{first:?}");
    let mut again = app.reopened();
    go(&mut again, &section);
    assert_eq!(rated(&again), first, "it is kept");
    assert_eq!(again.model.common.games.unrated, Vec::<String>::new());
}

#[test]
fn the_search_understands_what_a_row_shows_and_says_when_nothing_is_found() {
    let mut app = played();
    app.send(Msg::Import(ImportMsg::Pasted(LIST.to_owned())));
    app.send(Msg::Import(ImportMsg::Kept));
    app.edit(LibraryField::CollectionName, "For the train");
    app.send(Msg::DialogClosed);
    let mut found = |words: &str| {
        app.edit(LibraryField::Search, words);
        view(&app).games.expect("a list").count
    };
    for (words, count) in [
        ("25 clues", 1),
        ("17 clues", 1),
        ("7 clues", 0),
        ("1.", 1),
        ("train", 2),
        ("not begun", 2),
        ("train 25", 1),
        ("4..52", 1),
        ("nothing like this", 0),
    ] {
        assert_eq!(found(words), count, "{words}");
    }
    let games = view(&app).games.expect("a list");
    assert_eq!(games.found, "No game found.");
    app.send(games.clear[0].msg.clone());
    let games = view(&app).games.expect("a list");
    assert_eq!((games.count, games.clear.len()), (2, 0));
    for (words, count) in [("easy", 1), ("no hints", 1), ("today", 1), ("hidden single", 0)] {
        go(&mut app, "/solved");
        app.edit(LibraryField::Search, words);
        assert_eq!(view(&app).games.expect("a list").count, count, "{words}");
    }
}

#[test]
fn the_chosen_puzzles_of_a_list_are_played_in_order() {
    let mut app = Harness::open(first_visit());
    let one_missing = |at: usize| format!("{}.{}\n", &SOLVED[..at], &SOLVED[at + 1..]);
    app.send(Msg::Import(ImportMsg::Pasted((0..4).map(one_missing).collect())));
    let form = |app: &Harness| match app.page().dialog.map(|dialog| dialog.content.clone()) {
        Some(ContentView::Import(form)) => (*form).clone(),
        other => panic!("no import: {other:?}"),
    };
    let all = |app: &Harness| form(app).choices.expect("a list").all;
    assert_eq!(all(&app), ("4 of 4 chosen".to_owned(), true));
    app.send(Msg::Import(ImportMsg::AllToggled));
    assert_eq!(all(&app), ("0 of 4 chosen".to_owned(), false));
    assert!(form(&app).buttons.iter().any(|button| button.disabled), "there is nothing to take");
    app.send(Msg::Import(ImportMsg::AllToggled));
    app.send(Msg::Import(ImportMsg::Toggled(1)));
    app.send(Msg::Import(ImportMsg::Toggled(2)));
    app.send(Msg::Import(ImportMsg::Toggled(2)));
    assert_eq!(all(&app), ("3 of 4 chosen".to_owned(), false));
    let play = form(&app).buttons.pop().expect("a button");
    assert_eq!(play.label, "Play these 3 in order");
    app.send(play.msg);
    assert_eq!((app.model.common.page.place, app.page().dialog), (Place::Play, None));
    for column in [1, 3, 4] {
        assert_eq!(app.digits(), one_missing(column - 1).trim_end());
        let digit = SOLVED.as_bytes()[column - 1] - b'0';
        app.write(1, column, digit);
        let Some(PanelView::Done(end)) = app.panel() else { panic!("it is solved") };
        let is_last = column == 4;
        assert_eq!(end.next.button.label == "Next of the list", !is_last, "{column}");
        app.send(end.next.button.msg.clone());
    }
    let solved = names(&go(&mut app, "/solved"));
    assert_eq!(solved.len(), 3, "{solved:?}");
    assert!(solved.contains(&"3. Easy".to_owned()), "numbers are those in the collection");
    let collection = go(&mut app, "/collections").collections.remove(0).href;
    go(&mut app, collection.strip_prefix("#/library").expect("a section"));
    app.send(Msg::to(LibraryMsg::CollectionDeleted));
    assert_eq!(names(&go(&mut app, "/solved")), ["Easy"; 3], "without the list no number");
}

#[test]
fn a_puzzle_without_a_move_is_not_a_game_to_go_on_with() {
    let mut app = Harness::with_puzzle(PUZZLE);
    app.write(1, 2, 9);
    for _ in 0..5 {
        app.send(Msg::Puzzle(PuzzleMsg::TierRequested(Tier::Easy)));
    }
    let today = app.model.common.moment.date();
    app.send(Msg::Puzzle(PuzzleMsg::DailyRequested(today.plus(-1), Tier::Easy)));
    app.send(Msg::Puzzle(PuzzleMsg::TierRequested(Tier::Easy)));
    let continues = |app: &Harness| app.play().rail.resume.expect("a game").games.len();
    assert_eq!(continues(&app), 1);
    assert_eq!(names(&go(&mut app, "/in-progress")).len(), 1);
    assert_eq!(app.reopened().model.common.games.games().count(), 1, "the others are not kept");
    app.send(Msg::PlaceChosen(Place::Play));
    let cell = app.model.play.input.cursor;
    app.write(cell.row() + 1, cell.column() + 1, 1);
    app.send(Msg::Puzzle(PuzzleMsg::TierRequested(Tier::Easy)));
    assert_eq!(continues(&app), 2, "with a move it is a game");
}

#[test]
fn a_puzzle_of_a_list_that_was_only_opened_is_not_begun() {
    let mut app = Harness::open(first_visit());
    app.send(Msg::Import(ImportMsg::Pasted(LIST.to_owned())));
    app.send(Msg::Import(ImportMsg::Kept));
    let section = app.model.library.browse.section.slug();
    let row = view(&app).games.expect("a list").rows.remove(0);
    app.send(row.open);
    let row = go(&mut app, &section).games.expect("a list").rows.remove(0);
    assert_eq!(row.cells[4], "Not begun");
    app.send(row.open);
    app.send(Msg::Entry(EntryMsg::Undo));
    app.send(Msg::Puzzle(PuzzleMsg::TierRequested(Tier::Easy)));
    let row = go(&mut app, &section).games.expect("a list").rows.remove(0);
    app.send(row.open);
    app.write(1, 1, 1);
    app.send(Msg::Entry(EntryMsg::Undo));
    let row = go(&mut app, &section).games.expect("a list").rows.remove(0);
    assert_ne!(row.cells[4], "Not begun", "its moves can be redone");
}

#[test]
fn a_deletion_can_be_undone_until_the_library_is_left() {
    let mut app = Harness::open(first_visit());
    app.send(Msg::Import(ImportMsg::Pasted(LIST.to_owned())));
    app.send(Msg::Import(ImportMsg::Kept));
    let section = app.model.library.browse.section.slug();
    app.send(Msg::to(LibraryMsg::CollectionDeleted));
    let empty = view(&app).empty.expect("what a collection is for");
    assert_eq!(empty.title, "No collection of your own yet");
    assert_eq!(empty.buttons.len(), 2);
    for second in 1..100 {
        app.send(Msg::Ticked(at(1000.0 * f64::from(second))));
    }
    go(&mut app, "/solved");
    let undo = app.page().notice.expect("a way back").buttons.remove(0);
    app.send(undo.msg);
    assert_eq!(names(&go(&mut app, &section)).len(), 2);
    app.send(Msg::to(LibraryMsg::CollectionDeleted));
    app.send(Msg::PlaceChosen(Place::Play));
    assert_eq!(app.notice(), "");
}

#[test]
fn where_nothing_can_be_saved_the_page_says_one_thing() {
    let startup = Startup { storage: Outcome::Refused, ..first_visit() };
    let mut app = Harness::open_with(startup, BTreeMap::new(), BTreeMap::new(), Disk::Missing);
    let refused =
        "Your browser does not allow saving. Your progress will be lost when you close this page.";
    assert_eq!(app.notice(), refused);
    for section in ["", "/solved", "/statistics"] {
        let view = go(&mut app, section);
        assert_eq!(view.storage.text, refused);
        assert!(view.empty.is_none_or(|empty| !empty.text.contains("kept")), "{section}");
    }
}
