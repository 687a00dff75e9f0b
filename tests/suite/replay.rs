//! Stories of a replay: it shows what was done and changes nothing.

use nonet_page::core::chord::Held;
use nonet_page::core::cursor::Adjacent;
use nonet_page::core::msg::{BranchesMsg, EntryMsg, Msg, ReplayMsg};
use nonet_page::play::view::panel::{PanelView, ReplayView};

use crate::harness::{Harness, at};

const PUZZLE: &str =
    "400520703000003000100007000014000006700050001500000420000400005000800000201076008";

fn key(app: &mut Harness, code: &str) {
    app.key(code, Held::default());
}

fn shown(app: &Harness) -> ReplayView {
    match app.panel() {
        Some(PanelView::Replay(replay)) => (*replay).clone(),
        _ => panic!("no replay"),
    }
}

/// Three moves, a second after each other.
fn played() -> Harness {
    let mut app = Harness::with_puzzle(PUZZLE);
    for (second, (column, digit)) in [(2, 9), (3, 6), (6, 8)].into_iter().enumerate() {
        app.send(Msg::Ticked(at(1_000.0 * (second as f64 + 1.0))));
        app.write(1, column, digit);
    }
    app
}

#[test]
fn a_replay_goes_through_the_moves_with_their_times_and_changes_nothing() {
    let mut app = played();
    let (now, stored) = (app.digits(), app.model.saved());
    app.send(Msg::Replay(ReplayMsg::Requested));
    assert_eq!((shown(&app).place.as_str(), shown(&app).text.as_str()), ("Move 0 of 3", "Start"));
    assert_eq!(app.play().board.label, "Sudoku, replay");
    assert_eq!(app.digits(), PUZZLE.replace('0', "."));
    key(&mut app, "ArrowRight");
    key(&mut app, "ArrowRight");
    let view = shown(&app);
    assert_eq!((view.place.as_str(), view.text.as_str()), ("Move 2 of 3 · 0:02", "6 in r1c3."));
    let selected = app.play().board.cells.iter().filter(|cell| cell.selected).count();
    assert_eq!((selected, app.play().board.cells[2].selected), (1, true));
    for msg in [
        Msg::Entry(EntryMsg::Undo),
        Msg::Entry(EntryMsg::Erase),
        Msg::Entry(EntryMsg::FillNotes),
        Msg::Branches(BranchesMsg::CheckpointToggled),
        Msg::Branches(BranchesMsg::TrialToggled),
    ] {
        app.send(msg);
    }
    key(&mut app, "Digit7");
    key(&mut app, "Home");
    key(&mut app, "ArrowLeft");
    assert_eq!(shown(&app).at, [0, 3]);
    app.send(Msg::Replay(ReplayMsg::Moved(3)));
    assert!(shown(&app).buttons[2].disabled);
    key(&mut app, "Escape");
    assert_eq!((app.digits(), app.panel().is_none()), (now, true));
    assert_eq!(app.model.saved().game, stored.game);
}

#[test]
fn it_plays_by_itself_until_its_end_or_a_step() {
    let mut app = played();
    app.send(Msg::Replay(ReplayMsg::Requested));
    app.send(Msg::Replay(ReplayMsg::Ticked));
    assert_eq!(shown(&app).at, [0, 3]);
    key(&mut app, "Space");
    assert!(shown(&app).plays);
    app.send(Msg::Replay(ReplayMsg::Ticked));
    assert_eq!(shown(&app).at, [1, 3]);
    app.send(Msg::Replay(ReplayMsg::Stepped(Adjacent::Next)));
    assert!(!shown(&app).plays);
    app.send(Msg::Replay(ReplayMsg::Toggled));
    (0..4).for_each(|_| app.send(Msg::Replay(ReplayMsg::Ticked)));
    assert_eq!((shown(&app).at, shown(&app).plays), ([3, 3], false));
}

#[test]
fn a_solved_game_is_replayed_from_its_card_and_leads_back_to_it() {
    let mut app = Harness::with_puzzle(PUZZLE);
    let solution = *app.model.common.session.solution().expect("one solution");
    for cell in app.model.board().empty_cells() {
        app.write(cell.row() + 1, cell.column() + 1, solution[cell].value());
    }
    let Some(PanelView::Done(done)) = app.panel() else { panic!("not done") };
    let replay = done.buttons.clone().into_iter().find(|button| button.label == "Replay");
    app.send(replay.expect("a button").msg);
    assert_eq!(shown(&app).at, [0, 56]);
    app.send(Msg::Dismiss);
    assert!(matches!(app.panel(), Some(PanelView::Done(_))));
}

#[test]
fn without_a_move_there_is_nothing_to_replay() {
    let mut app = Harness::with_puzzle(PUZZLE);
    app.send(Msg::Replay(ReplayMsg::Requested));
    assert_eq!(app.play().status, "There is no move to replay yet.");
}
