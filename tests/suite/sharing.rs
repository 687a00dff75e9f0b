//! What a game is handed on as, and a game that comes in a link.

use nonet_engine::formats::game_link::{self, GAME_LINK};
use nonet_engine::formats::read;
use nonet_engine::types::board::Board;
use nonet_engine::types::cell::Cell;
use nonet_engine::types::digit::Digit;
use nonet_engine::types::grid::Grid;
use nonet_page::core::dialog::Dialog;
use nonet_page::core::mode::Mode;
use nonet_page::core::msg::share::{LinkExtra, ShareMsg};
use nonet_page::core::msg::{EntryMsg, HintMsg, ImportMsg, Msg, PuzzleMsg};
use nonet_page::core::record::PuzzleSource;
use nonet_page::core::startup::Startup;
use nonet_page::play::field::PlayField;
use nonet_page::play::view::share::ShareView;
use nonet_page::shell::view::dialog::ContentView;

use crate::harness::{Harness, first_visit};

const PUZZLE: &str =
    "1.....5694.2.....8.5...9.4....64.8.1....1....2.8.35....4.5...1.9.....4.2621.....5";

/// A game with two digits, one of them taken back, notes and a name.
fn begun() -> Harness {
    let mut app = Harness::open(first_visit());
    app.import(&format!("{PUZZLE} # A \"name\", 数独"));
    app.write(1, 2, 8);
    app.write(1, 3, 7);
    app.send(Msg::Entry(EntryMsg::Undo));
    app.send(Msg::Entry(EntryMsg::ModeChosen(Mode::Notes)));
    app.write(1, 3, 3);
    app.write(1, 3, 7);
    app
}

fn shared(app: &mut Harness) -> ShareView {
    app.send(Msg::DialogOpened(Dialog::Share));
    view(app)
}

fn view(app: &Harness) -> ShareView {
    match app.page().dialog.as_ref().map(|dialog| dialog.content.clone()) {
        Some(ContentView::Share(view)) => *view,
        _ => panic!("nothing to share"),
    }
}

/// What stands after `#` in the link to the game.
fn game_code(app: &mut Harness) -> String {
    shared(app);
    app.send(Msg::Share(ShareMsg::LinkToggled(LinkExtra::Progress)));
    let address = view(app).link.address;
    let (page, code) = address.split_once('#').expect("a fragment");
    assert_eq!(page, app.model.common.page.address);
    code.to_owned()
}

/// The link holds clues, moves, notes, name and where the player is among the moves.
#[test]
fn a_game_goes_on_behind_its_link() {
    let mut app = begun();
    let code = game_code(&mut app);
    assert!(code.starts_with("g=1"), "{code}");
    let opened = Harness::open(Startup { fragment: code, entropy: 8, ..first_visit() });
    let (theirs, ours) = (&opened.model.common.session, &app.model.common.session);
    assert_eq!(theirs.game, ours.game);
    assert_eq!(theirs.name, ours.name);
    assert_ne!(theirs.id, ours.id);
    assert_eq!(theirs.record.source, PuzzleSource::Link);
    assert_eq!(opened.notice(), "");
    // A game of the library, under a key of its own.
    let key = format!("nonet.game.{}", theirs.id);
    assert!(opened.stored.contains_key(&key), "{:?}", opened.stored.keys());
}

/// The game that was open can come back, and the same link opens the game that is open already.
#[test]
fn a_game_in_a_link_replaces_no_other() {
    let code = game_code(&mut begun());
    let mut app = Harness::open(first_visit());
    app.write(1, 1, 1);
    let before = app.model.common.session.id.clone();
    app.send(Msg::Import(ImportMsg::Pasted(format!("https://example.org/nonet/#{code}\n"))));
    let id = app.model.common.session.id.clone();
    assert_ne!(id, before);
    assert_eq!(
        app.model.common.storage.previous.as_ref().map(|game| game.id.clone()),
        Some(before)
    );
    app.send(Msg::Import(ImportMsg::Pasted(format!("https://example.org/nonet/#{code}"))));
    assert_eq!(app.model.common.session.id, id);
}

/// Whatever is wrong with a link is said, and the game stays.
#[test]
fn a_damaged_game_link_leaves_the_game_alone() {
    let code = game_code(&mut begun());
    let game = |text: &str| {
        let givens: Grid = PUZZLE.parse().expect("81 cells");
        game_link::write(&givens, text)[1..].to_owned()
    };
    let conflicting =
        game_link::write(&"1".repeat(81).parse().expect("81 cells"), "")[1..].to_owned();
    let cases = [
        ("g=".to_owned(), "damaged"),
        (code[..60].to_owned(), "damaged"),
        (code.replace("g=1", "g=2"), "newer version"),
        (game("nonet-game 9\n"), "damaged"),
        (game("nonet-game 2\n- no such move\nat 5\n"), "damaged"),
        (conflicting, "conflict"),
    ];
    for (fragment, reason) in cases {
        let app = Harness::open(Startup { fragment: fragment.clone(), ..first_visit() });
        assert!(app.notice().contains(reason), "{fragment}: {}", app.notice());
        assert_eq!(app.page().header.chip.verdict, "one solution", "{fragment}");
    }
}

/// A link with packed clues and no more is a puzzle.
#[test]
fn packed_clues_open_a_new_puzzle() {
    let link = game_link::write(&PUZZLE.parse().expect("81 cells"), "");
    let opened = Harness::open(Startup { fragment: link[1..].to_owned(), ..first_visit() });
    assert_eq!(opened.model.board().givens.to_string(), PUZZLE);
    assert!(link.len() <= GAME_LINK.len() + 30);
}

/// Each text that is offered is read back with the clues, copied as it stands, and saved as a file.
#[test]
fn every_text_is_copied_and_saved() {
    let mut app = begun();
    let first = shared(&mut app).text.expect("texts");
    let nonet_page::core::view::controls::FieldKind::Choice(formats) = first.format.kind else {
        panic!("a choice")
    };
    assert_eq!(formats.len(), 18);
    for (slug, label) in formats {
        assert_ne!(label, slug);
        app.edit(PlayField::ShareFormat, slug.clone());
        let text = view(&app).text.expect("texts");
        assert_eq!(text.format.value, slug);
        app.send(text.copy.msg.clone());
        app.send(text.save.msg.clone());
        assert_eq!(app.copied.last(), Some(&text.text));
        assert_eq!(app.files.last().map(|file| &file.1), Some(&text.text));
        let read = read(&text.text).unwrap_or_else(|error| panic!("{slug}: {error}")).remove(0);
        let digits =
            if slug == "sukaku" { app.model.board().digits() } else { app.model.board().givens };
        assert_eq!(read.board.givens, digits, "{slug}");
        assert_eq!(text.open.is_some(), text.text.starts_with("https://"), "{slug}");
    }
}

/// A picture is one file of SVG: digits, notes, and the hint that is open.
#[test]
fn a_picture_has_the_open_hint() {
    let mut app = begun();
    let picture = |app: &mut Harness| {
        let [_, svg] = shared(app).picture.2;
        app.send(svg.msg);
        app.send(Msg::DialogClosed);
        app.files.last().expect("a file").clone()
    };
    let (name, plain) = picture(&mut app);
    assert_eq!(name, "nonet.svg");
    assert!(plain.starts_with("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox="), "{plain}");
    assert!(plain.ends_with("</svg>\n"));
    assert!(plain.contains("A &quot;name&quot;, 数独"), "{plain}");
    assert_eq!(plain.matches("font-weight=\"600\"").count(), 29);
    assert_eq!(plain.matches("font-weight=\"400\"").count(), 1);
    assert_eq!(plain.matches("font-size=\"26\"").count(), 2);
    // Nothing is fetched for it.
    assert!(!plain.contains("href") && !plain.contains("url("));
    for _ in 0..4 {
        app.send(Msg::Hint(HintMsg::Requested));
    }
    let (_, hinted) = picture(&mut app);
    assert_ne!(plain, hinted);
    assert!(hinted.contains("#d4f0ea"), "{hinted}");
}

/// While there is no clue the digits make the puzzle.
#[test]
fn digits_without_clues_are_shared_as_the_puzzle() {
    let mut app = Harness::open(first_visit());
    app.send(Msg::Puzzle(PuzzleMsg::BlankRequested));
    app.write(1, 1, 5);
    let view = shared(&mut app);
    let text = view.text.expect("texts").text;
    assert!(text.starts_with("5......."), "{text}");
    assert!(view.link.address.contains("#p=50000"));
    let board: &Board = app.model.board();
    assert_eq!(board.entries[Cell::new(0, 0)], Some(Digit::new(5)));
}
