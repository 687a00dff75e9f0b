//! Collections that were made of long lists: their puzzles are kept in parts and read when somebody looks
//! at them; a puzzle that is opened, renamed, moved or deleted is a game from then on.

use nonet_page::core::database::Store;
use nonet_page::core::msg::{ImportMsg, Msg, PlacesMsg};
use nonet_page::core::place::{Layers, Place};
use nonet_page::core::puzzles::{PART, game_id};
use nonet_page::core::section::Section;
use nonet_page::places::library::listing::{Column, Order};
use nonet_page::places::library::msg::{LibraryField, LibraryMsg};
use nonet_page::places::library::view::LibraryView;
use nonet_page::places::library::view::games::GamesView;
use nonet_page::play::view::panel::PanelView;
use nonet_page::shell::view::dialog::ContentView;
use nonet_page::shell::view::places::PlaceContent;

use crate::harness::{Disk, Harness, at, first_visit};

const SOLVED: &str =
    "123456789456789123789123456214365897365897214897214365531642978642978531978531642";
/// Nine parts, the last of which has one puzzle: more than are read at once.
const COUNT: usize = 8 * PART + 1;

/// A puzzle that lacks one digit: its place is its number in the list, as far as there are cells.
fn line(at: usize) -> String {
    let cell = at % 81;
    format!("{}.{}", &SOLVED[..cell], &SOLVED[cell + 1..])
}

fn view(app: &Harness) -> LibraryView {
    match app.place() {
        PlaceContent::Library(view) => (*view).clone(),
        other => panic!("not the library: {other:?}"),
    }
}

fn games(app: &Harness) -> GamesView {
    view(app).games.expect("a list")
}

/// The key of the only collection.
fn collection(app: &Harness) -> String {
    app.model.common.games.collections().keys().next().expect("a collection").clone()
}

fn counts(app: &Harness) -> (u64, u64) {
    app.model.common.games.collection_counts(&collection(app))
}

fn show(app: &mut Harness) {
    let section = Section::Collection(u64::from_str_radix(&collection(app), 16).expect("a key"));
    app.send(Msg::AddressChanged(format!("/library{}", section.slug()), Layers::NONE));
}

/// A page that was opened anew after a list was kept.
fn kept(count: usize) -> Harness {
    let mut app = Harness::open(first_visit());
    app.send(Msg::Import(ImportMsg::Pasted((0..count).map(|at| line(at) + "\n").collect())));
    app.send(Msg::Import(ImportMsg::Kept));
    app.reopened()
}

fn open(app: &mut Harness, place: usize) {
    let id = game_id(&collection(app), place);
    app.send(Msg::to(LibraryMsg::Opened(id)));
}

#[test]
fn the_puzzles_are_read_when_somebody_looks_at_them() {
    let mut app = kept(COUNT);
    let id = collection(&app);
    assert_eq!((counts(&app), app.model.common.games.count()), ((0, COUNT as u64), COUNT));
    assert!(app.model.common.games.puzzles_of(&id).is_none());
    assert_eq!(app.database.keys().filter(|(store, _)| *store == Store::Puzzles).count(), 9);
    show(&mut app);
    assert!(app.model.common.games.puzzles_of(&id).is_some_and(|puzzles| puzzles.is_complete));
    let shown = games(&app);
    assert_eq!((shown.count, shown.rows.len()), (COUNT, 60));
    app.send(Msg::to(LibraryMsg::Scrolled(COUNT)));
    let last = games(&app).rows.pop().expect("a row");
    assert_eq!(last.cells[0], "4,001. 80 clues");
    app.send(last.open);
    assert_eq!(app.digits(), line(COUNT - 1));
}

#[test]
fn a_puzzle_that_is_played_stays_at_its_place() {
    let mut app = kept(5);
    show(&mut app);
    open(&mut app, 2);
    app.send(Msg::Ticked(at(1_000.0)));
    app.write(1, 3, 3);
    assert_eq!(counts(&app), (1, 5));
    let mut app = app.reopened();
    assert_eq!(counts(&app), (1, 5));
    show(&mut app);
    app.send(Msg::to(LibraryMsg::SortedBy(Column::Puzzle)));
    let order = Order { by: Column::Changed, is_descending: false };
    app.edit(LibraryField::Order, order.slug());
    let rows = games(&app).rows.into_iter();
    let numbers: Vec<String> = rows.map(|row| row.cells[0][..2].to_owned()).collect();
    assert_eq!(numbers, ["1.", "2.", "4.", "5.", "3."], "the oldest change first");
}

#[test]
fn the_next_of_a_list_is_opened_though_its_puzzles_are_not_read_yet() {
    let mut app = kept(COUNT);
    show(&mut app);
    open(&mut app, 4_000);
    let mut app = app.reopened();
    assert!(app.model.common.games.puzzles_of(&collection(&app)).is_none());
    let column = 4_000 % 81 % 9 + 1;
    let row = 4_000 % 81 / 9 + 1;
    app.write(row, column, SOLVED.as_bytes()[4_000 % 81] - b'0');
    let Some(PanelView::Done(end)) = app.panel() else { panic!("it is solved") };
    assert_eq!(end.next.button.label, "Next of the list");
    app.send(end.next.button.msg.clone());
    assert_eq!(
        (app.model.common.page.place, app.digits()),
        (Place::Play, line(0)),
        "from the start"
    );
    assert_eq!(app.model.common.games.awaited, None);
}

#[test]
fn a_deleted_puzzle_does_not_come_back() {
    let mut app = kept(3);
    show(&mut app);
    for (place, is_begun) in [(0, false), (1, true)] {
        let id = game_id(&collection(&app), place);
        if is_begun {
            open(&mut app, place);
            app.write(1, 2, 2);
            show(&mut app);
        }
        app.send(Msg::to(LibraryMsg::GameChosen(id.clone())));
        assert!(matches!(app.page().dialog.expect("a dialog").content, ContentView::Form(_)));
        app.send(Msg::to(LibraryMsg::Deleted(id)));
    }
    for _ in 0..3 {
        app = app.reopened();
        show(&mut app);
        assert_eq!((games(&app).count, counts(&app)), (1, (0, 1)));
    }
    assert_eq!(app.database.keys().filter(|(store, _)| *store == Store::Games).count(), 0);
}

#[test]
fn a_renamed_and_a_moved_puzzle_are_listed_once() {
    let mut app = kept(3);
    show(&mut app);
    let list = collection(&app);
    app.send(Msg::to(LibraryMsg::GameChosen(game_id(&list, 0))));
    app.edit(LibraryField::GameName, "The first");
    app.send(Msg::to(LibraryMsg::CollectionCreated));
    let ids: Vec<String> = app.model.common.games.collections().keys().cloned().collect();
    let other = ids.into_iter().find(|id| *id != list).expect("another collection");
    app.send(Msg::to(LibraryMsg::GameChosen(game_id(&list, 1))));
    app.edit(LibraryField::GameCollection, other.clone());
    let app = app.reopened();
    let of = |id: &str| app.model.common.games.collection_counts(id).1;
    assert_eq!((of(&list), of(&other), app.model.common.games.count()), (2, 1, 3));
    let game = app.model.common.games.get(&game_id(&list, 0)).expect("a game");
    assert_eq!((game.name.as_str(), game.number()), ("The first", Some(1)));
}

#[test]
fn a_deleted_collection_comes_back_whole_or_goes_with_its_puzzles() {
    let mut app = kept(COUNT);
    show(&mut app);
    open(&mut app, 1);
    app.write(1, 2, 2);
    show(&mut app);
    app.send(Msg::to(LibraryMsg::CollectionDeleted));
    assert_eq!(
        (app.model.common.games.collections().len(), app.model.common.games.count()),
        (0, 1)
    );
    app.send(app.page().notice.expect("a way back").buttons[0].msg.clone());
    assert_eq!(counts(&app), (1, COUNT as u64));
    show(&mut app);
    assert_eq!(games(&app).count, COUNT);
    app.send(Msg::to(LibraryMsg::CollectionDeleted));
    let app = app.reopened();
    assert_eq!(app.model.common.games.count(), 1, "the game that was begun stays");
    assert!(app.database.keys().all(|(store, _)| *store != Store::Puzzles));
    assert!(app.database.keys().all(|(store, _)| *store != Store::Collections));
}

#[test]
fn a_collection_goes_into_a_file_and_comes_back() {
    let mut app = kept(COUNT);
    show(&mut app);
    open(&mut app, 1);
    app.write(1, 2, 2);
    let id = game_id(&collection(&app), 2);
    app.send(Msg::to(LibraryMsg::Deleted(id)));
    app.send(PlacesMsg::LibraryExportRequested);
    let (name, file) = app.files.pop().expect("a file");
    let mut other = Harness::open(first_visit());
    other.send(Msg::Import(ImportMsg::FileRead(name.clone(), Some(file.clone()))));
    assert_eq!(other.notice(), "4,000 added, 0 were here.");
    show(&mut other);
    let left = COUNT - 1;
    assert_eq!((games(&other).count, counts(&other)), (left, (1, left as u64)));
    let other_again = other.reopened();
    assert_eq!(counts(&other_again), (1, left as u64));
    let mut other = other_again;
    other.send(Msg::Import(ImportMsg::FileRead(name, Some(file))));
    assert_eq!(other.notice(), "0 added, 4,001 were here.");
}

#[test]
fn without_a_database_a_collection_lives_as_long_as_the_page() {
    let mut app = Harness::open(first_visit());
    app.disk = Disk::Missing;
    app.send(Msg::Import(ImportMsg::Pasted((0..5).map(|at| line(at) + "\n").collect())));
    app.send(Msg::Import(ImportMsg::Kept));
    assert_eq!(games(&app).count, 5);
    open(&mut app, 3);
    assert_eq!(app.digits(), line(3));
}

#[test]
fn a_collection_of_an_older_version_is_listed_as_before() {
    let mut app = Harness::open(first_visit());
    app.send(Msg::to(LibraryMsg::CollectionCreated));
    let id = collection(&app);
    app.database.insert(
        (Store::Collections, id.clone()),
        "nonet-collection 1\nkind list\nname Old\n".to_owned(),
    );
    for at in 0..3 {
        let key = format!("{at:016x}");
        let givens = line(at);
        let text = format!(
            "nonet-summary 1\nid {key}\nplayed 0\ngivens {givens}\ncollection {id}\nplace {at}\n"
        );
        app.database.insert((Store::Summaries, key), text);
    }
    let mut app = app.reopened();
    show(&mut app);
    assert_eq!((games(&app).count, counts(&app)), (3, (0, 3)));
    app.send(games(&app).rows[0].open.clone());
    assert_eq!(app.digits(), line(0));
    app.write(1, 1, 1);
    let Some(PanelView::Done(end)) = app.panel() else { panic!("it is solved") };
    app.send(end.next.button.msg.clone());
    assert_eq!(app.digits(), line(1));
}

#[test]
fn a_damaged_number_of_puzzles_is_no_danger() {
    let mut app = kept(3);
    let id = collection(&app);
    let text = format!("nonet-collection 1\nkind list\npuzzles {}\n", usize::MAX);
    app.database.insert((Store::Collections, id), text);
    let mut app = app.reopened();
    show(&mut app);
    assert_eq!(games(&app).count, 3);
    open(&mut app, 2);
    assert_eq!(app.digits(), line(2));
}
