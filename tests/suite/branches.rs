//! The tree of moves: its laws, what is stored of it, and stories of checkpoints and trials.

use nonet_engine::types::board::Board;
use nonet_page::core::chord::Held;
use nonet_page::core::game::Game;
use nonet_page::core::history::Travel;
use nonet_page::core::mode::Mode;
use nonet_page::core::moves::Move;
use nonet_page::core::msg::{BranchesMsg, CheckMsg, EntryMsg, Msg, PathMsg, StepsMsg};
use nonet_page::core::outside::Screen;
use nonet_page::core::saved::Saved;
use nonet_page::play::card::Card;
use nonet_page::play::field::PlayField;
use nonet_page::play::view::list::{ListRowView, ListView};
use nonet_page::play::view::panel::PanelView;
use proptest::prelude::*;

use crate::game::any_move;
use crate::harness::{Harness, at};

const PUZZLE: &str =
    "400520703000003000100007000014000006700050001500000420000400005000800000201076008";

/// What a player does to the tree.
#[derive(Clone, Debug)]
enum Act {
    Make(Move, Option<u64>),
    Undo,
    Redo,
    Jump(prop::sample::Index),
    Checkpoint(String),
    Trial,
    GiveUp,
}

fn any_act() -> impl Strategy<Value = Act> {
    prop_oneof![
        8 => (any_move(), proptest::option::of(0u64..9_000)).prop_map(|(step, at)| Act::Make(step, at)),
        3 => Just(Act::Undo),
        2 => Just(Act::Redo),
        2 => any::<prop::sample::Index>().prop_map(Act::Jump),
        1 => "[ -~é点]{0,8}".prop_map(Act::Checkpoint),
        1 => Just(Act::Trial),
        1 => Just(Act::GiveUp),
    ]
}

fn start() -> Game {
    Game::start(Board::of_givens(PUZZLE.parse().expect("a grid")))
}

fn act(game: &mut Game, act: &Act) {
    match act {
        Act::Make(step, seconds) => _ = game.make_at(step.clone(), *seconds),
        Act::Undo => _ = game.undo(),
        Act::Redo => _ = game.redo(),
        Act::Jump(to) => {
            let node = to.index(game.history().count());
            game.jump(node);
        }
        Act::Checkpoint(name) => game.history_mut().set_checkpoint(name.clone()),
        Act::Trial => game.history_mut().start_trial(),
        Act::GiveUp => {
            if let Some(node) = game.history_mut().end_trial() {
                game.jump(node);
            }
        }
    }
}

fn any_game() -> impl Strategy<Value = Game> {
    proptest::collection::vec(any_act(), 0..40).prop_map(|acts| {
        let mut game = start();
        acts.iter().for_each(|step| act(&mut game, step));
        game
    })
}

proptest! {
    #[test]
    fn every_board_is_that_of_its_moves_from_the_start(game in any_game()) {
        let history = game.history();
        for node in 0..history.count() {
            let steps = history.path(node);
            let replayed = steps.iter().filter_map(|&node| history.step(node));
            let replayed = replayed.fold(history.first_board().clone(), |board, step| step.apply(&board));
            prop_assert_eq!(history.board_at(node), Some(&replayed));
        }
        prop_assert_eq!(Some(game.board()), history.board_at(history.at()));
    }

    #[test]
    fn redo_makes_again_what_undo_took_back(mut game in any_game(), times in 0usize..30) {
        let mut seen = vec![game.history().at()];
        for _ in 0..times {
            if game.undo().is_some() {
                seen.push(game.history().at());
            }
        }
        prop_assert_eq!(seen.pop(), Some(game.history().at()));
        while let Some(node) = seen.pop() {
            prop_assert!(game.history().can_redo());
            prop_assert!(game.redo().is_some());
            prop_assert_eq!(game.history().at(), node);
        }
    }

    #[test]
    fn undo_leads_back_to_the_start_and_takes_back_a_jump_at_once(mut game in any_game(), to in any::<prop::sample::Index>()) {
        let from = game.history().at();
        if game.jump(to.index(game.history().count())) {
            prop_assert_eq!(game.undo(), Some(Travel::Jump));
            prop_assert_eq!(game.history().at(), from);
            prop_assert_eq!(game.redo(), Some(Travel::Jump));
        }
        for _ in 0..200 {
            prop_assert_eq!(game.history().can_undo(), game.undo().is_some());
        }
        prop_assert_eq!(game.history().at(), 0);
    }

    #[test]
    fn nothing_that_was_done_is_lost(mut game in any_game(), acts in proptest::collection::vec(any_act(), 0..20)) {
        let before = game.clone();
        acts.iter().for_each(|step| act(&mut game, step));
        prop_assert!(game.history().contains(before.history()));
        prop_assert_eq!(before.history().contains(game.history()), before.history().count() == game.history().count());
    }

    #[test]
    fn a_tree_survives_the_trip_through_text(game in any_game()) {
        let saved = Saved { id: "a".to_owned(), game, ..Saved::default() };
        prop_assert_eq!(Saved::read(&saved.print()), Ok(saved));
    }

    #[test]
    fn no_stored_tree_breaks_the_reader(lines in proptest::collection::vec("(at|from|next|checkpoint|jump|undone|undone-jump|trial|mode|panel|\\+|-) ([0-9]{1,3} ?){0,2}(place r1c2 9 keep|clean|fill)?", 0..12)) {
        let text = format!("nonet-game 2\ngivens {PUZZLE}\n{}\n", lines.join("\n"));
        if let Ok(saved) = Saved::read(&text) {
            prop_assert_eq!(Saved::read(&saved.print()), Ok(saved));
        }
    }
}

fn rows(app: &Harness) -> Vec<ListRowView> {
    match app.panel() {
        Some(PanelView::List(list)) => list.rows.clone(),
        _ => panic!("no branches"),
    }
}

fn row_texts(app: &Harness) -> Vec<[String; 2]> {
    rows(app).into_iter().map(|row| [row.parts[1].clone(), row.parts[2].clone()]).collect()
}

fn key(app: &mut Harness, code: &str, held: Held) {
    app.key(code, held);
}

const PLAIN: Held = Held { control: false, shift: false, alt: false };

#[test]
fn playing_on_from_an_earlier_position_keeps_what_was() {
    let mut app = Harness::with_puzzle(PUZZLE);
    app.write(1, 2, 9);
    key(&mut app, "KeyB", PLAIN);
    assert_eq!(app.play().status, "Checkpoint 1 is set.");
    app.write(1, 3, 8);
    app.write(2, 1, 6);
    let dead = app.digits();
    app.send(Msg::Check(CheckMsg::BackToMistake));
    assert_eq!(app.notice(), "What came after is kept as a branch.");
    app.write(1, 3, 6);
    key(&mut app, "KeyB", Held { shift: true, ..PLAIN });
    assert_eq!(
        row_texts(&app),
        [
            ["Start", "0 of 56"],
            ["Checkpoint 1", "1 of 56 · 0:00"],
            ["r1c3 is 8", "3 of 56 · r1c3 is not 8"],
            ["Here", "2 of 56 · 0:00"],
        ]
    );
    let [_, checkpoint, end, here] = &rows(&app)[..] else { panic!("four rows") };
    assert_eq!([checkpoint, end, here].map(|row| row.current), [false, false, true]);
    assert!(end.branch.as_ref().is_some_and(|branch| branch.is_dead && !branch.is_on_path));
    let now = app.digits();
    app.send(end.msg.clone());
    assert_eq!(app.digits(), dead);
    app.send(Msg::Entry(EntryMsg::Undo));
    assert_eq!(app.digits(), now);
    app.send(checkpoint.msg.clone());
    app.edit(PlayField::CheckpointName, "Box 1");
    assert_eq!(row_texts(&app)[1][0], "Box 1");
    key(&mut app, "KeyB", PLAIN);
    assert_eq!(app.play().status, "The checkpoint is removed. The moves stay.");
}

#[test]
fn a_trial_is_given_up_at_one_press_and_kept_as_a_branch() {
    let mut app = Harness::with_puzzle(PUZZLE);
    app.write(1, 2, 9);
    let before = app.digits();
    key(&mut app, "KeyB", Held { alt: true, ..PLAIN });
    app.write(1, 3, 8);
    let line = app.play().focus.expect("a line");
    assert_eq!(line.text, "What if, one move since the checkpoint.");
    app.send(line.stop.msg);
    assert_eq!((app.digits(), app.play().focus), (before, None));
    app.send(Msg::Branches(BranchesMsg::Requested));
    assert_eq!(row_texts(&app)[2], ["r1c3 is 8", "2 of 56 · r1c3 is not 8"]);
    app.send(Msg::Branches(BranchesMsg::TrialToggled));
    app.write(1, 3, 6);
    let keep = app.play().focus.and_then(|line| line.keep).expect("a trial can be kept");
    assert_eq!(keep.label, "Keep");
    app.send(keep.msg);
    assert_eq!(app.play().focus, None);
    assert_eq!(app.model.common.session.game.history().trial(), None);
    assert_eq!(app.model.board().entries.clues(), 2);
}

#[test]
fn undo_redo_branches_mode_and_panel_survive_a_reload() {
    let mut app = Harness::with_puzzle(PUZZLE);
    app.send(Msg::Ticked(at(1_000.0)));
    app.write(1, 2, 9);
    app.send(Msg::Branches(BranchesMsg::TrialToggled));
    app.write(1, 3, 8);
    app.send(Msg::Branches(BranchesMsg::Chosen(0)));
    app.write(2, 1, 6);
    app.send(Msg::Entry(EntryMsg::Undo));
    app.send(Msg::Entry(EntryMsg::ModeChosen(Mode::Notes)));
    app.send(Msg::Branches(BranchesMsg::Requested));
    let mut again = app.reopened();
    assert_eq!(again.model.common.session.game, app.model.common.session.game);
    assert_eq!(again.model.common.session.game.history().seconds(1), Some(1));
    assert_eq!(again.model.play.input.mode, Mode::Notes);
    assert_eq!(again.model.play.card, Card::Branches);
    again.send(Msg::Entry(EntryMsg::Redo));
    app.send(Msg::Entry(EntryMsg::Redo));
    again.send(Msg::Entry(EntryMsg::Undo));
    again.send(Msg::Entry(EntryMsg::Undo));
    app.send(Msg::Entry(EntryMsg::Undo));
    app.send(Msg::Entry(EntryMsg::Undo));
    assert_eq!(again.digits(), app.digits());
    for msg in [
        Msg::Steps(StepsMsg::Requested),
        Msg::Path(PathMsg::Requested(nonet_page::core::path_origin::Origin::Here)),
    ] {
        app.send(Msg::Branches(BranchesMsg::Chosen(0)));
        app.send(msg);
        let lists = app.model.common.session.record.help.lists;
        let again = app.reopened();
        assert!(matches!(again.panel(), Some(PanelView::List(_))), "{:?}", app.model.play.card);
        assert_eq!(again.model.common.session.record.help.lists, lists);
    }
    app.send(Msg::Dismiss);
    assert_eq!(app.reopened().model.play.card, Card::None);
}

#[test]
fn a_line_of_moves_is_still_written_as_before() {
    let mut game = start();
    game.make(Move::FillCandidates);
    let saved = Saved { game, ..Saved::default() };
    assert!(saved.print().starts_with("nonet-game 1\n"), "{}", saved.print());
    let timed = Game::of(saved.game.history().clone());
    let mut timed = Saved { game: timed, ..Saved::default() };
    timed.game.make_at(Move::Restart, Some(3));
    let text = timed.print();
    assert!(text.starts_with("nonet-game 2\n") && text.contains("\n+ 3 restart\n"), "{text}");
}

#[test]
fn a_thousand_moves_and_their_branches_are_listed_and_stored() {
    let mut app = Harness::with_puzzle(PUZZLE);
    for round in 0..350 {
        app.send(Msg::Branches(BranchesMsg::Chosen(0)));
        for column in [2, 3, 6] {
            app.write(1, column, 1 + ((round + column) % 9) as u8);
        }
    }
    app.send(Msg::Branches(BranchesMsg::Requested));
    assert!(rows(&app).len() <= 62, "{}", rows(&app).len());
    let again = app.reopened();
    assert_eq!(
        again.model.common.session.game.history().count(),
        app.model.common.session.game.history().count()
    );
}

#[test]
fn on_a_wide_screen_the_branches_are_there_beside_every_other_card() {
    let mut app = Harness::with_puzzle(PUZZLE);
    assert_eq!(app.play().branches, None);
    app.send(Msg::ScreenChanged(Screen::Wide));
    app.send(Msg::Steps(StepsMsg::Requested));
    let play = app.play();
    let titles = |list: &ListView| (list.title.clone(), list.tabs.len());
    assert_eq!(
        play.branches.as_deref().map(|list| &**list).map(titles),
        Some(("Branches".to_owned(), 0))
    );
    let Some(PanelView::List(steps)) = app.panel() else { panic!("{:?}", play.panel) };
    assert_eq!(titles(&steps), ("All steps".to_owned(), 2));
    app.write(1, 2, 9);
    app.send(Msg::Branches(BranchesMsg::CheckpointToggled));
    let branches = app.play().branches.expect("the branches");
    assert_eq!(branches.found, "1 checkpoint");
    app.send(Msg::Branches(BranchesMsg::Requested));
    assert_eq!(app.play().branches, None, "they are the card themselves");
    app.send(Msg::Dismiss);
    app.send(Msg::PauseRequested);
    assert_eq!(app.play().branches, None, "a pause hides the puzzle");
}
