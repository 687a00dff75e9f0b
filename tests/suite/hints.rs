//! Stories of hints: level by level, sentence by sentence, after a mistake, and deductions that are
//! put to the engine.

use nonet_engine::logic::finder::Options;
use nonet_engine::logic::proof::{holds, prove};
use nonet_engine::logic::step::Effect;
use nonet_engine::search::puzzle::Puzzle;
use nonet_engine::types::board::Board;
use nonet_engine::types::candidate::Candidate;
use nonet_engine::types::cell::{Cell, CellSet};
use nonet_engine::types::digit::Digit;
use nonet_engine::types::grid::{Grid, Solution};
use nonet_engine::types::position::Position;
use nonet_page::core::chord::Held;
use nonet_page::core::claim::ClaimKind;
use nonet_page::core::cursor::Adjacent;
use nonet_page::core::cursor::SelectMode;
use nonet_page::core::in_view::InView;
use nonet_page::core::mode::Mode;
use nonet_page::core::msg::{
    CheckMsg, DeductionMsg, EntryMsg, GridMsg, HintMsg, ImportMsg, Msg, PuzzleMsg, SettingMsg,
};
use nonet_page::core::settings::Toggle;
use nonet_page::core::view::board::{Highlight, NoteSource};
use nonet_page::core::view::link_layer::LinkPathKind;
use nonet_page::play::card::HintLevel;
use nonet_page::play::view::panel::{HintView, PanelView};
use nonet_service::Request;

use crate::harness::{Harness, Worker};

const EASY: &str =
    "400520703000003000100007000014000006700050001500000420000400005000800000201076008";
const SOLUTION: &str =
    "496528713875143692132967854314289576729654381568731429687492135943815267251376948";
/// A moment before an XY-wing: the 2 leaves r4c9.
const XY_WING: &str = ":0000:x:+29+8+5+3+7.+4.+431+628+95+7+7+56..+9+8238.597.4......8...+5...2+5...+8+9.7.+65.8..62+8..5+79+5+8.7+9+2.6.:149 351 152 452 157 357 657 167 367 474 177 179::";

fn press(app: &mut Harness, code: &str) {
    app.key(code, Held::default());
}

fn at(row: usize, column: usize) -> Msg {
    Msg::Grid(GridMsg::CellPressed(Cell::new(row - 1, column - 1), SelectMode::Only))
}

fn card(app: &Harness) -> HintView {
    match app.panel() {
        Some(PanelView::Hint(card) | PanelView::Deduction(card)) => (*card).clone(),
        other => panic!("no hint but {other:?}"),
    }
}

/// A position opened by pasting it.
fn opened(text: &str) -> Harness {
    let mut app = Harness::with_puzzle(EASY);
    let before = app.digits();
    app.send(Msg::Import(ImportMsg::Pasted(text.to_owned())));
    app.send(Msg::Import(ImportMsg::Accepted));
    assert_ne!(app.digits(), before, "the position was not read");
    app
}

#[test]
fn h_alone_leads_from_the_place_to_the_move() {
    let mut app = Harness::with_puzzle(EASY);
    let before = app.digits();
    let mut said = Vec::new();
    for level in 1..=4 {
        press(&mut app, "KeyH");
        let status = app.play().status;
        assert!(status.starts_with(&format!("Hint {level} of 5. ")), "{status}");
        assert_eq!(card(&app).level, format!("Hint {level} of 5."));
        said.push((card(&app).title, status));
    }
    assert_eq!(said[0].0, "Hint", "the technique is not named with the place");
    assert_ne!(said[1].0, "Hint");
    press(&mut app, "KeyH");
    assert_ne!(app.digits(), before);
    assert_eq!(app.panel(), None);
    let new = Cell::ALL.into_iter().find(|&cell| app.model.board().entries[cell].is_some());
    let new = new.expect("a digit was entered");
    let digit = app.model.board().entries[new].expect("that digit");
    assert_eq!(app.play().status, format!("Hint applied: {digit} in {new}."));
    assert_eq!(app.model.play.input.selection, CellSet::only(new), "the cell can be found");
    app.send(Msg::Entry(EntryMsg::Undo));
    assert_eq!(app.digits(), before);
}

#[test]
fn what_is_pressed_while_a_hint_is_looked_for_counts() {
    for mistaken in [false, true] {
        let mut app = Harness::with_puzzle(EASY);
        if mistaken {
            app.write(1, 3, 8);
        }
        app.worker = Worker::Silent;
        (0..2).for_each(|_| press(&mut app, "KeyH"));
        let (job, request) = app.asked.pop().expect("a hint was asked for");
        let answer = nonet_service::answer(request, &mut |_| {});
        app.send(Msg::answered(job, answer));
        assert!(card(&app).level.starts_with("Hint 2 of "), "{}", card(&app).level);
        app.worker = Worker::Answers;
        press(&mut app, "Escape");
        press(&mut app, "KeyH");
        assert!(card(&app).level.starts_with("Hint 1 of "), "{}", card(&app).level);
    }
}

#[test]
fn what_is_pressed_while_the_clues_are_checked_counts() {
    let mut app = Harness::with_puzzle(EASY);
    app.worker = Worker::Silent;
    app.send(Msg::Puzzle(PuzzleMsg::BlankRequested));
    app.send(Msg::Puzzle(PuzzleMsg::PreviousRequested));
    (0..2).for_each(|_| press(&mut app, "KeyH"));
    let is_check = |(_, request): &&(_, Request)| matches!(request, Request::Check(_));
    let (job, request) = app.asked.iter().rfind(is_check).cloned().expect("the clues are checked");
    app.worker = Worker::Answers;
    app.send(Msg::answered(job, nonet_service::answer(request, &mut |_| {})));
    assert_eq!(card(&app).level, "Hint 2 of 5.");
}

#[test]
fn arrows_walk_the_sentences_and_light_their_links() {
    let mut app = opened(XY_WING);
    (0..4).for_each(|_| press(&mut app, "KeyH"));
    assert_eq!(app.model.play.card.hint().map(|hint| hint.level), Some(HintLevel::Why));
    let cursor = app.model.play.input.cursor;
    let story = card(&app).sentences;
    for (place, sentence) in story.iter().enumerate() {
        press(&mut app, "ArrowRight");
        assert_eq!((card(&app).lit, app.play().status), (Some(place), sentence.text()));
        let faint = app.play().board.links.links.iter().filter(|link| link.faint).count();
        let hint = app.model.play.card.hint().expect("a hint");
        let explanation = app.model.common.localizer.explanation(hint.step().expect("a step"));
        assert_eq!(faint > 0, !explanation[place].links.is_empty(), "{sentence:?}");
    }
    press(&mut app, "ArrowRight");
    press(&mut app, "ArrowLeft");
    assert_eq!(card(&app).lit, Some(story.len() - 2));
    assert_eq!(app.model.play.input.cursor, cursor, "the arrows do not move the cursor meanwhile");
    press(&mut app, "Escape");
    press(&mut app, "ArrowRight");
    assert_ne!(app.model.play.input.cursor, cursor);
}

#[test]
fn the_pattern_is_marked_before_what_it_takes_out() {
    let mut app = opened(XY_WING);
    (0..3).for_each(|_| press(&mut app, "KeyH"));
    let hint = card(&app);
    assert_eq!(hint.lead[1].text(), "Marked in the grid: r4c2, r7c2 and r7c9.");
    let marks: Vec<_> = hint.lead[1].pieces.iter().filter_map(|piece| piece.mark).collect();
    assert!(marks.len() == 3 && marks.iter().all(|mark| !mark.out && mark.role.is_some()));
    assert!(!app.label(4, 9).contains("Candidates"), "{}", app.label(4, 9));
    press(&mut app, "KeyH");
    assert!(app.label(4, 9).ends_with("The hint removes 2."), "{}", app.label(4, 9));
}

#[test]
fn what_a_hint_eliminated_is_not_offered_again() {
    let mut app = opened(XY_WING);
    let mut seen = Vec::new();
    for _ in 0..12 {
        app.send(Msg::Hint(HintMsg::Requested));
        let Some(step) = app.model.play.card.hint().and_then(|hint| hint.step().cloned()) else {
            break;
        };
        assert!(!seen.contains(&step.effects), "{step:?} came again");
        seen.push(step.effects);
        app.send(Msg::Hint(HintMsg::Applied));
    }
    assert!(seen.len() > 3);
}

#[test]
fn what_a_hint_eliminated_is_seen_and_heard_where_nothing_is_noted() {
    let mut app = opened(XY_WING);
    let before = app.label(4, 9);
    assert!(!before.contains('2'), "{before}");
    (0..5).for_each(|_| press(&mut app, "KeyH"));
    assert!(app.label(4, 9).contains("Removed 1, 2."), "{}", app.label(4, 9));
    let struck = |app: &Harness| -> Vec<(u8, NoteSource)> {
        let board = app.play().board;
        let cell = board.cells.iter().find(|view| view.cell == Cell::new(3, 8));
        cell.expect("r4c9").notes.iter().map(|note| (note.digit, note.source)).collect()
    };
    assert_eq!(struck(&app), [(1, NoteSource::Eliminated), (2, NoteSource::Eliminated)]);
    app.send(Msg::Entry(EntryMsg::Undo));
    assert_eq!(app.label(4, 9), before);
    app.send(Msg::Entry(EntryMsg::Redo));
    app.send(Msg::Entry(EntryMsg::FillNotes));
    assert!(!app.label(4, 9).contains("Removed"), "all candidates are noted: {}", app.label(4, 9));
    assert!(struck(&app).iter().all(|(_, source)| *source == NoteSource::Noted));
}

#[test]
fn a_note_of_either_kind_takes_an_elimination_back() {
    for mode in [Mode::Notes, Mode::Centre] {
        let mut app = opened(XY_WING);
        (0..5).for_each(|_| press(&mut app, "KeyH"));
        app.send(Msg::Setting(SettingMsg::Toggled(Toggle::CentreNotes)));
        app.send(at(4, 9));
        app.send(Msg::Entry(EntryMsg::ModeChosen(mode)));
        app.send(Msg::Entry(EntryMsg::Digit(Digit::new(2))));
        assert!(app.label(4, 9).contains("Removed 1."), "{}", app.label(4, 9));
        assert!(!app.model.board().eliminated[Cell::new(3, 8)].contains(Digit::new(2)));
    }
}

#[test]
fn a_wrongly_eliminated_note_is_the_first_hint() {
    let mut app = Harness::with_puzzle(EASY);
    app.send(Msg::Entry(EntryMsg::FillNotes));
    app.send(at(1, 2));
    let right = Digit::from_char('9').unwrap();
    press(&mut app, "KeyX");
    app.send(Msg::Entry(EntryMsg::Digit(right)));
    assert!(app.model.board().eliminated[Cell::new(0, 1)].contains(right));
    app.send(Msg::Hint(HintMsg::Requested));
    assert_eq!(card(&app).lead[0].text(), "Something in box 1 does not fit.");
    (0..2).for_each(|_| app.send(Msg::Hint(HintMsg::Requested)));
    let hint = card(&app);
    assert_eq!(hint.lead[0].text(), "9 was removed from r1c2, but r1c2 is 9:");
    assert!(!hint.sentences.is_empty());
    app.send(Msg::Check(CheckMsg::BackToMistake));
    assert!(app.model.board().eliminated[Cell::new(0, 1)].is_empty());
}

#[test]
fn a_digit_that_stands_beside_its_like_needs_no_proof() {
    let mut app = Harness::with_puzzle(EASY);
    app.send(at(1, 2));
    app.send(Msg::Entry(EntryMsg::Digit(Digit::new(4))));
    (0..3).for_each(|_| app.send(Msg::Hint(HintMsg::Requested)));
    let reason = "Your 4 in r1c2 cannot stay: there is already a 4 in r1c1.";
    assert_eq!(card(&app).lead[0].text(), reason);
}

/// Marks a digit in a cell and asks.
fn asked(app: &mut Harness, row: usize, column: usize, digit: u8, pen: ClaimKind) -> HintView {
    app.send(Msg::Deduction(DeductionMsg::Opened));
    app.send(Msg::Deduction(DeductionMsg::Cleared));
    app.send(Msg::Deduction(DeductionMsg::KindChosen(pen)));
    app.send(at(row, column));
    press(app, &format!("Digit{digit}"));
    press(app, "Enter");
    card(app)
}

#[test]
fn a_deduction_is_proved_or_refuted_in_the_words_of_a_hint() {
    let mut app = opened(XY_WING);
    let before = app.model.board().clone();
    let proved = asked(&mut app, 4, 9, 2, ClaimKind::Eliminate);
    assert_eq!(proved.lead[0].text(), "Can 2 in r4c9 go?");
    assert_eq!(proved.lead[1].text(), "Correct, and here is why:");
    assert!(!proved.sentences.is_empty());
    assert!(app.play().board.links.links.iter().any(|link| link.shape != LinkPathKind::Group));
    let solution = *app.model.common.session.solution().unwrap();
    let right = solution[Cell::new(3, 8)];
    let refuted = asked(&mut app, 4, 9, right.value(), ClaimKind::Eliminate);
    assert_eq!(refuted.lead[1].text(), format!("Not correct. {right} belongs in r4c9:"));
    let placed = asked(&mut app, 4, 9, right.value(), ClaimKind::Place);
    assert_eq!(placed.lead[1].text(), "Correct, and here is why:");
    let wrong = asked(&mut app, 4, 9, 2, ClaimKind::Place);
    assert_eq!(wrong.lead[1].text(), "Not correct. r4c9 cannot be 2:");
    assert_eq!(*app.model.board(), before, "asking changes nothing");
    asked(&mut app, 4, 9, right.value(), ClaimKind::Place);
    app.send(Msg::Hint(HintMsg::Applied));
    assert_eq!(app.model.board().entries[Cell::new(3, 8)], Some(right));
    app.send(Msg::Entry(EntryMsg::Undo));
    assert_eq!(*app.model.board(), before);
}

#[test]
fn marks_of_a_deduction_come_and_go_and_write_nothing() {
    let mut app = Harness::with_puzzle(EASY);
    let before = app.model.board().clone();
    let held = Held { shift: true, ..Held::default() };
    app.key("KeyK", held);
    app.send(at(1, 1));
    press(&mut app, "Digit1");
    assert_eq!(app.play().status, "Clues cannot be changed.");
    app.send(at(1, 2));
    press(&mut app, "Digit4");
    assert_eq!(app.play().status, "4 is already ruled out in r1c2.");
    press(&mut app, "Digit9");
    assert_eq!(app.play().status, "Can 9 in r1c2 go?");
    assert!(app.label(1, 2).contains("9"), "{}", app.label(1, 2));
    press(&mut app, "Digit9");
    assert!(app.model.play.card.deduction().unwrap().claims.is_empty());
    press(&mut app, "Digit9");
    press(&mut app, "Backspace");
    assert!(app.model.play.card.deduction().unwrap().claims.is_empty());
    assert_eq!(*app.model.board(), before);
    press(&mut app, "Escape");
    assert_eq!(app.panel(), None);
    press(&mut app, "Digit9");
    assert_ne!(*app.model.board(), before, "afterwards digits write again");
}

#[test]
fn a_walk_goes_from_step_to_step_of_a_proof() {
    let mut app = Harness::with_puzzle(EASY);
    let solution: Solution = Solution::of(&SOLUTION.parse::<Grid>().unwrap()).unwrap();
    let board = app.model.board().clone();
    let deep = board.empty_cells().iter().find(|&cell| {
        let claim = Effect::Place(Candidate::new(cell, solution[cell]));
        prove(&Position::of(&board), &Options::default(), &[claim]).is_some_and(|run| run.len() > 2)
    });
    let cell = deep.expect("some cell needs steps before it");
    let (row, column) = (cell.row() + 1, cell.column() + 1);
    let first = asked(&mut app, row, column, solution[cell].value(), ClaimKind::Place);
    assert!(first.step.starts_with("Step 1 of "), "{first:?}");
    assert!(first.step.contains(". The hardest: "), "{first:?}");
    (0..=first.sentences.len())
        .for_each(|_| app.send(Msg::Hint(HintMsg::SentenceStepped(Adjacent::Next))));
    assert!(card(&app).step.starts_with("Step 2 of "), "{:?}", card(&app));
    app.send(Msg::Hint(HintMsg::SentenceStepped(Adjacent::Previous)));
    assert!(card(&app).step.starts_with("Step 1 of "));
}

/// Every open candidate of a few puzzles that the solution denies is shown to be false, by steps
/// each of which holds where it stands, and no true one ever is.
#[test]
fn proofs_hold_step_by_step_and_show_what_they_claim() {
    let options = Options::default();
    for text in
        [EASY, "000801000000000043500000000000070800000000100020030000600000075003400000000200600"]
    {
        let puzzle = Puzzle::prove(&text.parse().unwrap()).unwrap();
        let position = Position::of(&Board::of_givens(*puzzle.givens()));
        let solution = puzzle.solution();
        let open = position.unsolved().iter().flat_map(|cell| {
            position.candidates(cell).iter().map(move |digit| Candidate::new(cell, digit))
        });
        for at in open.step_by(5) {
            let truth = solution[at.cell] == at.digit;
            let claim = if truth { Effect::Place(at) } else { Effect::Eliminate(at) };
            let Some(steps) = prove(&position, &options, &[claim]) else {
                panic!("{claim:?} is not shown in {text}")
            };
            let agrees = |effect: &Effect| {
                let made = effect.candidate();
                (solution[made.cell] == made.digit) == matches!(effect, Effect::Place(_))
            };
            assert!(steps.iter().flat_map(|step| &step.effects).all(agrees), "{steps:?}");
            let mut so_far = position.clone();
            steps.iter().for_each(|step| so_far.apply(step));
            assert!(holds(&so_far, claim), "{claim:?} by {steps:?}");
        }
    }
}

#[test]
fn a_hint_that_finds_no_step_offers_what_still_helps() {
    let mut app = Harness::with_puzzle(&format!("123456789{}", ".".repeat(72)));
    app.send(Msg::Hint(HintMsg::Requested));
    let found = card(&app);
    assert_eq!(found.title, "No hint");
    let labels: Vec<&str> = found.buttons.iter().map(|button| button.label.as_str()).collect();
    assert_eq!(labels, ["Solving path"], "no cell can be shown");
    app.send(found.buttons[0].msg.clone());
    assert!(matches!(app.panel(), Some(PanelView::List(_))), "{:?}", app.panel());
}

#[test]
fn a_deduction_is_marked_with_digits_and_all_of_it_is_of_one_kind() {
    let mut app = Harness::with_puzzle(EASY);
    app.send(Msg::Entry(EntryMsg::ModeChosen(Mode::Colour)));
    app.send(Msg::Deduction(DeductionMsg::Opened));
    assert!(app.play().pad.keys.iter().all(|key| key.colour.is_none()), "no colour is given");
    let cell = app.model.board().empty_cells().first().expect("an empty cell");
    let open = app.model.board().candidates(cell);
    let mut digits = open.iter();
    let (one, other) = (digits.next().expect("a candidate"), digits.next().expect("another"));
    app.send(Msg::Grid(GridMsg::CellPressed(cell, SelectMode::Only)));
    app.send(Msg::Entry(EntryMsg::Digit(one)));
    app.send(Msg::Entry(EntryMsg::Digit(other)));
    assert_eq!(card(&app).lead[0].text(), format!("Can {one} and {other} in {cell} go?"));
    app.send(Msg::Deduction(DeductionMsg::KindChosen(ClaimKind::Place)));
    assert_eq!(
        card(&app).lead[0].text(),
        format!("Is {other} in {cell} right?"),
        "only one can be"
    );
    app.send(Msg::Entry(EntryMsg::Digit(one)));
    assert_eq!(card(&app).lead[0].text(), format!("Is {one} in {cell} right?"));
    app.send(Msg::Deduction(DeductionMsg::KindChosen(ClaimKind::Eliminate)));
    assert_eq!(card(&app).lead[0].text(), format!("Can {one} in {cell} go?"));
    app.send(Msg::Entry(EntryMsg::Digit(one)));
    assert!(app.model.play.card.deduction().is_some_and(|deduction| deduction.claims.is_empty()));
}

#[test]
fn a_hint_stands_alone_in_the_grid() {
    let mut app = Harness::with_puzzle(EASY);
    let places = |app: &Harness| {
        app.play().board.cells.iter().filter(|cell| cell.highlight != Highlight::None).count()
    };
    app.send(Msg::FilterRequested(InView::Digit(Digit::new(5))));
    let before = places(&app);
    assert!(before > 0);
    app.send(Msg::Hint(HintMsg::Requested));
    assert_eq!(places(&app), 0, "no digit is in view while a hint is drawn");
    app.send(Msg::Dismiss);
    assert_eq!(places(&app), before);
}
