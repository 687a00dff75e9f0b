//! Stories of a picture that is read: what is asked of the reader, what becomes of its answers, and what the player
//! corrects. The reader itself answers here, on pictures that are drawn.

use std::rc::Rc;

use nonet_engine::types::cell::Cell;
use nonet_engine::types::digit::{Digit, DigitSet};
use nonet_engine::types::grid::Grid;
use nonet_page::core::dialog::Dialog;
use nonet_page::core::letter::PictureGame;
use nonet_page::core::msg::{ImportMsg, Msg, PlacesMsg};
use nonet_page::core::place::{Layers, Place};
use nonet_page::core::view::controls::ButtonView;
use nonet_page::places::create::PicturePart;
use nonet_page::places::create::msg::{PictureMsg, StudioMsg};
use nonet_page::places::create::picture::{PictureAddress, PictureError, PictureSwitch, Question};
use nonet_page::places::create::view::picture::PictureView;
use nonet_page::places::create::view::picture_room::PictureRoomView;
use nonet_page::shell::parts::PICTURE;
use nonet_page::shell::view::places::PlaceContent;
use nonet_pictures::answer::KeptPicture;
use nonet_pictures::{
    Doubt, GreyPicture, Ink, NoGridRead, PictureAnswer, PictureRead, PictureTask, ReadDigits,
    judge::judge,
};

use crate::harness::{Harness, first_visit};

mod written;

const PUZZLE: &str =
    "400520703000003000100007000014000006700050001500000420000400005000800000201076008";

fn room(app: &Harness) -> PictureRoomView {
    match app.place() {
        PlaceContent::Picture(view) => view,
        other => panic!("not the place of pictures: {other:?}"),
    }
}

fn view(app: &Harness) -> PictureView {
    match room(app) {
        PictureRoomView::Loaded(view) => view.open(),
        other => panic!("the part has not come: {other:?}"),
    }
}

/// The place of pictures, with its part of the program.
fn place() -> Harness {
    let mut app = Harness::open(first_visit());
    app.send(Msg::AddressChanged("/create/picture".to_owned(), Layers::NONE));
    app.send(Msg::to(StudioMsg::PicturePartKnown(PicturePart::Loaded(&PICTURE))));
    app
}

fn take(app: &mut Harness) {
    let address = PictureAddress { address: "blob:picture".to_owned(), release: |_| {} };
    app.send(Msg::to(PictureMsg::Opened(Rc::new(address))));
}

fn question(app: &Harness) -> Rc<Question> {
    view(app).question.expect("a question to the reader").0
}

fn answer(app: &mut Harness, answer: PictureAnswer) {
    let number = question(app).number;
    app.send(Msg::to(PictureMsg::Answered(number, answer, None)));
}

/// As if the puzzle had been read, with doubts about some cells.
fn read(doubts: Vec<Doubt>) -> PictureAnswer {
    read_with_notes(doubts, &[])
}

/// As if the puzzle had been read, with doubts and small digits in some cells.
fn read_with_notes(doubts: Vec<Doubt>, notes: &[(usize, &[u8])]) -> PictureAnswer {
    let note = |&(cell, digits): &(usize, &[u8])| {
        (Cell::ALL[cell], digits.iter().filter_map(|&number| digit(number)).collect())
    };
    let grid: Grid = PUZZLE.parse().expect("a grid");
    read_as(ReadDigits { grid, doubts, ..ReadDigits::default() }, notes.iter().map(note).collect())
}

/// As if these digits had been read, and these small ones.
fn read_as(digits: ReadDigits, notes: Vec<(Cell, DigitSet)>) -> PictureAnswer {
    PictureAnswer::Read(Box::new(PictureRead {
        size: [100, 100],
        places: vec![[[10.0, 10.0], [90.0, 10.0], [90.0, 90.0], [10.0, 90.0]]],
        is_place_sure: true,
        turns: 0,
        judged: judge(&digits),
        digits,
        notes,
        inks: vec![Ink::default(); 81],
    }))
}

/// With the puzzle read from a picture of 100 by 100 pixels.
fn with_puzzle(doubts: Vec<Doubt>) -> Harness {
    let mut app = place();
    take(&mut app);
    answer(&mut app, read(doubts));
    app
}

/// Has the reader's own code answer what is asked.
fn have_judged(app: &mut Harness) {
    let PictureTask::Judge(digits) = question(app).task.clone() else { panic!("not asked") };
    answer(app, PictureAnswer::Judged(judge(&digits)));
}

fn digit(number: u8) -> Option<Digit> {
    Digit::try_new(number)
}

#[test]
fn the_part_is_awaited_and_can_be_asked_for_again() {
    let mut app = Harness::open(first_visit());
    app.send(Msg::AddressChanged("/create/picture".to_owned(), Layers::NONE));
    assert!(matches!(room(&app), PictureRoomView::Awaited(_)));
    app.send(Msg::to(StudioMsg::PicturePartKnown(PicturePart::Missing)));
    let PictureRoomView::Missing(_, retry) = room(&app) else { panic!("nothing is said") };
    app.send(retry.msg);
    assert!(matches!(room(&app), PictureRoomView::Awaited(_)));
}

#[test]
fn a_picture_that_is_given_anywhere_opens_its_place() {
    let mut app = Harness::with_puzzle(PUZZLE);
    app.send(PlacesMsg::PictureGiven);
    app.send(Msg::to(StudioMsg::PicturePartKnown(PicturePart::Loaded(&PICTURE))));
    assert_eq!(app.model.common.page.place, Place::Create);
    assert_eq!(view(&app).given, 1);
}

#[test]
fn what_was_read_is_shown_with_its_verdict_and_played() {
    let mut app = with_puzzle(Vec::new());
    let shown = view(&app).read.expect("what was read");
    assert_eq!(shown.heading, "25 digits read");
    assert_eq!(shown.verdict.text, "There is one solution.");
    assert_eq!(shown.verdict.more, "25 clues, Hard. The picture has not left this device.");
    app.send(Msg::to(PictureMsg::Taken(PictureGame::Played)));
    assert_eq!(app.digits(), PUZZLE.replace('0', "."));
}

#[test]
fn a_correction_is_judged_and_can_be_undone() {
    let mut app = with_puzzle(Vec::new());
    app.send(Msg::to(PictureMsg::CellPressed(Cell::ALL[1])));
    app.send(Msg::to(PictureMsg::Written(digit(4))));
    assert_eq!(view(&app).read.expect("digits").verdict.is_one, None);
    have_judged(&mut app);
    let text = "4 is twice in row 1. Perhaps r1c2 is empty.";
    let verdict = view(&app).read.expect("digits").verdict.clone();
    assert_eq!(
        [verdict.text.as_str(), &verdict.more],
        [text, "The picture has not left this device."]
    );
    app.send(Msg::to(PictureMsg::Undone));
    have_judged(&mut app);
    assert_eq!(view(&app).read.expect("digits").verdict.is_one, Some(true));
}

#[test]
fn a_doubt_is_asked_with_what_each_answer_comes_to() {
    let doubt = Doubt { cell: Cell::ALL[0], other: digit(2) };
    let mut app = with_puzzle(vec![doubt]);
    let shown = view(&app).read.expect("what was read");
    assert_eq!(shown.heading, "25 digits read");
    assert_eq!(shown.unsure, "One is not certain.");
    assert_eq!(shown.verdict.text, "With r1c1 = 4 there is one solution.");
    let piece = shown.piece.clone().expect("the doubtful cell is open");
    assert_eq!(piece.question[0], "4 or 2 in r1c1?");
    let options = piece.options.iter().map(|option| (&*option.button.label, &*option.more));
    assert_eq!(options.collect::<Vec<_>>(), [("4", "one solution"), ("2", "2 twice in row 1")]);
    app.send(piece.options[1].button.msg.clone());
    // What was read is still the first, and can be chosen again.
    let shown = view(&app).read.expect("digits");
    assert_eq!(shown.unsure, "");
    let piece = shown.piece.clone().expect("the cell stays open");
    let held = piece.options.iter().map(|option| (&*option.button.label, option.button.pressed));
    assert_eq!(held.collect::<Vec<_>>(), [("4", Some(false)), ("2", Some(true))]);
}

#[test]
fn the_next_doubt_is_offered_and_any_digit() {
    let doubts = [0, 3].map(|at| Doubt { cell: Cell::ALL[at], other: digit(2) });
    let mut app = with_puzzle(doubts.to_vec());
    let piece = |app: &Harness| view(app).read.expect("digits").piece.clone().expect("a cell");
    let (at, next) = piece(&app).next.expect("another doubt");
    assert_eq!((at, &*next.button.label, &*next.more), (3, "r1c4: 5", "Not sure: perhaps 2."));
    assert!(piece(&app).all.is_empty());
    app.send(Msg::to(PictureMsg::Switched(PictureSwitch::AllDigits)));
    assert_eq!(piece(&app).all.len(), 10);
    app.send(next.button.msg);
    assert_eq!((piece(&app).cell, piece(&app).all.len()), (3, 0));
}

#[test]
fn what_was_read_is_checked_until_that_is_closed_and_stays() {
    let mut app = with_puzzle(Vec::new());
    assert!(view(&app).check.is_none());
    app.send(Msg::to(PictureMsg::Checked(false)));
    assert!(view(&app).read.is_none());
    app.send(view(&app).check.expect("a way back").msg);
    assert_eq!(view(&app).read.expect("the digits").heading, "25 digits read");
    app.send(Msg::to(PictureMsg::CornerMoved(0, [20.0, 10.0])));
    app.send(view(&app).taken.expect("the picture").reset.expect("a way back").msg);
    assert!(view(&app).taken.expect("the picture").reset.is_none());
}

#[test]
fn the_browsers_way_back_closes_the_check_and_keeps_the_picture() {
    let mut app = with_puzzle(Vec::new());
    assert_eq!(app.model.address().layers.depth(), 1);
    app.send(Msg::AddressChanged("/create/picture".to_owned(), Layers::NONE));
    assert!(view(&app).read.is_none());
    assert!(view(&app).taken.is_some());
    assert_eq!(app.model.address().layers, Layers::NONE);
}

#[test]
fn several_grids_are_numbered_and_the_chosen_one_keeps_its_corners() {
    let mut app = place();
    take(&mut app);
    let PictureAnswer::Read(mut two) = read(Vec::new()) else { panic!("digits") };
    let second = [[110.0, 10.0], [190.0, 10.0], [190.0, 90.0], [110.0, 90.0]];
    (two.size, two.places) = ([200, 100], vec![two.places[0], second]);
    answer(&mut app, PictureAnswer::Read(two));
    let grids = |app: &Harness| view(app).taken.expect("the picture").choices;
    let shown = grids(&app);
    let said = shown.iter().map(|grid| (&*grid.label, grid.pressed));
    assert_eq!(said.collect::<Vec<_>>(), [("Grid 1", Some(true)), ("Grid 2", Some(false))]);
    assert_eq!(view(&app).taken.expect("the picture").grids[1], second);
    app.send(shown[1].msg.clone());
    assert_eq!(question(&app).task, PictureTask::ReadAt(second, 0));
    answer(&mut app, read(Vec::new()));
    assert_eq!(grids(&app)[1].pressed, Some(true));
    app.send(Msg::to(PictureMsg::CornerMoved(0, [120.0, 10.0])));
    app.send(view(&app).taken.expect("the picture").reset.expect("a way back").msg);
    assert_eq!(question(&app).task, PictureTask::ReadAt(second, 0));
}

#[test]
fn an_answer_to_an_older_question_changes_nothing() {
    let mut app = place();
    take(&mut app);
    let old = question(&app).number;
    take(&mut app);
    app.send(Msg::to(PictureMsg::Answered(old, read(Vec::new()), None)));
    assert!(view(&app).read.is_none());
    assert_ne!(question(&app).number, old);
}

#[test]
fn corners_are_set_by_hand_where_no_grid_was_found_and_stay_in_the_picture() {
    let mut app = place();
    take(&mut app);
    let blank = GreyPicture { width: 400, height: 300, pixels: vec![255; 120_000] };
    let (none, _) = KeptPicture::of(blank).expect("a picture").answer(PictureTask::Find);
    answer(&mut app, none);
    assert_eq!(question(&app).task, PictureTask::Code);
    answer(&mut app, PictureAnswer::Code(None));
    assert!(view(&app).status.starts_with("No grid found"), "{}", view(&app).status);
    app.send(Msg::to(PictureMsg::CornerMoved(0, [-50.0, 1e9])));
    let PictureTask::ReadAt(corners, 0) = question(&app).task.clone() else {
        panic!("not asked again")
    };
    assert_eq!(corners, [[0.0, 300.0], [360.0, 30.0], [360.0, 270.0], [40.0, 270.0]]);
}

#[test]
fn a_file_that_is_no_picture_is_refused_and_the_game_stays() {
    let mut app = Harness::with_puzzle(PUZZLE);
    app.send(PlacesMsg::PictureGiven);
    app.send(Msg::to(StudioMsg::PicturePartKnown(PicturePart::Loaded(&PICTURE))));
    app.send(Msg::to(PictureMsg::Refused(PictureError::Empty)));
    assert!(view(&app).status.starts_with("The file is empty"));
    take(&mut app);
    answer(&mut app, PictureAnswer::Unreadable);
    assert!(view(&app).status.starts_with("The browser cannot open the file"));
    assert!(view(&app).taken.is_none());
    app.send(Msg::PlaceChosen(Place::Play));
    assert_eq!(app.digits(), PUZZLE.replace('0', "."));
}

#[test]
fn the_text_of_a_code_is_taken_as_if_it_had_been_pasted() {
    let mut app = place();
    take(&mut app);
    answer(&mut app, PictureAnswer::NoGrid(NoGridRead { size: [100, 100], side: 0 }));
    answer(&mut app, PictureAnswer::Code(Some(format!("https://example.org/#p={PUZZLE}"))));
    assert_eq!(app.model.common.page.dialog, Some(Dialog::Import));
    app.send(Msg::Import(ImportMsg::Accepted));
    assert_eq!(app.digits(), PUZZLE.replace('0', "."));
}

#[test]
fn a_reader_that_fails_takes_nothing_away() {
    let mut app = with_puzzle(Vec::new());
    app.send(Msg::to(PictureMsg::CellPressed(Cell::ALL[0])));
    app.send(Msg::to(PictureMsg::Written(None)));
    app.send(Msg::to(PictureMsg::ReaderFailed));
    assert!(view(&app).status.starts_with("The reader of pictures could not be started"));
    assert_eq!(view(&app).read.expect("the digits").heading, "24 digits read");
}

/// The picture with small digits, read and about to be played.
fn with_notes(notes: &[(usize, &[u8])]) -> Harness {
    let mut app = place();
    take(&mut app);
    answer(&mut app, read_with_notes(Vec::new(), notes));
    app
}

#[test]
fn small_digits_become_notes_if_the_player_keeps_them() {
    let notes: [(usize, &[u8]); 2] = [(1, &[6, 8]), (5, &[9])];
    for is_kept in [false, true] {
        let mut app = with_notes(&notes);
        let check = view(&app).read.expect("what was read");
        assert_eq!(check.legend, [("notes", "2 cells have small digits.".to_owned())]);
        let keep = only(&check.switches);
        assert!(!keep.disabled);
        if is_kept {
            app.send(keep.msg);
        }
        app.send(Msg::to(PictureMsg::Taken(PictureGame::Played)));
        let marks = |cell: usize| app.model.common.board().corner_marks[Cell::ALL[cell]].len();
        assert_eq!([marks(1), marks(5), marks(7)], if is_kept { [2, 1, 0] } else { [0; 3] });
        assert_eq!(app.model.common.board().clue_grid(), PUZZLE.parse().expect("a grid"));
    }
}

#[test]
fn a_digit_written_over_small_digits_leaves_no_notes() {
    let mut app = with_notes(&[(1, &[6, 8]), (5, &[9])]);
    app.send(Msg::to(PictureMsg::Switched(PictureSwitch::Notes)));
    app.send(Msg::to(PictureMsg::CellPressed(Cell::ALL[1])));
    app.send(Msg::to(PictureMsg::Written(digit(6))));
    app.send(Msg::to(PictureMsg::Taken(PictureGame::Played)));
    let marks = |cell: usize| app.model.common.board().corner_marks[Cell::ALL[cell]].len();
    assert_eq!([marks(1), marks(5)], [0, 1]);
}

#[test]
fn small_digits_that_contradict_the_digits_cannot_become_notes() {
    // There is a 4 in the row of the second cell.
    let mut app = with_notes(&[(1, &[4, 6]), (5, &[9])]);
    let keep = only(&view(&app).read.expect("what was read").switches);
    assert!(keep.disabled);
    app.send(Msg::to(PictureMsg::CellPressed(Cell::ALL[0])));
    app.send(Msg::to(PictureMsg::Written(None)));
    let keep = only(&view(&app).read.expect("what was read").switches);
    assert!(!keep.disabled);
}

#[test]
fn without_small_digits_there_is_nothing_to_keep() {
    let app = with_puzzle(Vec::new());
    assert_eq!(view(&app).read.expect("what was read").switches, []);
}

/// The one button that there is.
fn only(buttons: &[ButtonView]) -> ButtonView {
    assert_eq!(buttons.len(), 1);
    buttons[0].clone()
}
