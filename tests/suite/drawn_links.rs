//! Stories of links that a player draws: how they are drawn and taken away, kept, checked and shown.

use nonet_engine::logic::finder::{Options, all_steps};
use nonet_engine::logic::step::Step;
use nonet_engine::logic::techniques::Technique;
use nonet_engine::types::board::Board;
use nonet_engine::types::candidate::Candidate;
use nonet_engine::types::cell::Cell;
use nonet_engine::types::digit::Digit;
use nonet_engine::types::link::{Link, LinkKind, Node};
use nonet_engine::types::position::Position;
use nonet_page::core::chord::Held;
use nonet_page::core::cursor::SelectMode;
use nonet_page::core::game::Game;
use nonet_page::core::mode::Mode;
use nonet_page::core::msg::links::LinksMsg;
use nonet_page::core::msg::{EntryMsg, GridMsg, Msg};
use nonet_page::core::saved::Saved;
use nonet_page::core::view::link_layer::LinkPathKind;
use nonet_page::play::view::panel::links::{ChainAnswer, LinksView};
use nonet_page::play::view::panel::{PanelState, PanelView};
use proptest::prelude::*;

use crate::game::any_link;
use crate::harness::Harness;

/// A puzzle with X-chains from the clues on.
const PUZZLE: &str =
    ".9........31.28.5...6....238.597.4......8.......2.......7..5.8..62...5.9...7...6.";

/// The game in the mode for links.
fn drawing() -> Harness {
    let mut app = Harness::with_puzzle(PUZZLE);
    app.key("KeyJ", Held::default());
    assert_eq!(app.model.play.input.mode, Mode::Links);
    app
}

fn chain() -> Step {
    let position = Position::of(&Board::of_givens(PUZZLE.parse().expect("a grid")));
    let steps = all_steps(&position, &Options::only(Technique::XChain));
    steps.into_iter().next().expect("an X-chain")
}

/// Goes to a cell and types a digit there.
fn end(app: &mut Harness, at: Candidate) {
    app.send(Msg::Grid(GridMsg::CellPressed(at.cell, SelectMode::Only)));
    app.send(Msg::Entry(EntryMsg::DigitTyped(None, at.digit)));
}

fn ends(link: &Link) -> [Candidate; 2] {
    [link.from, link.to].map(|node| node.candidates().next().expect("a candidate"))
}

fn draw(app: &mut Harness, link: &Link) {
    let turns = if link.kind == LinkKind::Strong { 1 } else { 2 };
    for _ in 0..turns {
        ends(link).into_iter().for_each(|at| end(app, at));
    }
}

fn card(app: &Harness) -> LinksView {
    match app.panel() {
        Some(PanelView::Links(links)) => (*links).clone(),
        other => panic!("another card: {other:?}"),
    }
}

/// How many links and rings are drawn of each kind that is asked for.
fn drawn(app: &Harness, kind: LinkPathKind) -> usize {
    app.play().board.links.links.iter().filter(|link| link.shape == kind).count()
}

#[test]
fn the_same_two_ends_make_a_strong_a_weak_and_no_link() {
    let mut app = drawing();
    let [one, other] = [(1, 1), (1, 3)].map(|(row, column)| Cell::new(row - 1, column - 1));
    let [one, other] = [one, other].map(|cell| Candidate::new(cell, Digit::new(4)));
    let mut said = Vec::new();
    for _ in 0..3 {
        end(&mut app, one);
        said.push(app.play().status.clone());
        end(&mut app, other);
        said.push(app.play().status.clone());
    }
    assert_eq!(
        said,
        [
            "4 in r1c1: now the other end.",
            "Strong link, 4: r1c1 and r1c3.",
            "4 in r1c1: now the other end.",
            "Weak link, 4: r1c1 and r1c3.",
            "4 in r1c1: now the other end.",
            "Link removed, 4: r1c1 and r1c3.",
        ]
    );
    assert!(app.model.board().links.is_empty());
    let kind = |app: &Harness| app.model.board().links.first().map(|link| link.kind);
    app.send(Msg::Entry(EntryMsg::Undo));
    assert_eq!(kind(&app), Some(LinkKind::Weak));
    app.send(Msg::Entry(EntryMsg::Undo));
    assert_eq!(kind(&app), Some(LinkKind::Strong));
    assert_eq!((drawn(&app, LinkPathKind::Drawn), drawn(&app, LinkPathKind::End)), (1, 2));
    app.send(Msg::Entry(EntryMsg::Undo));
    assert_eq!(kind(&app), None);
    // The same end once more gives it up, and so does Escape.
    end(&mut app, one);
    end(&mut app, one);
    assert_eq!(app.model.play.links.end, None);
    end(&mut app, one);
    app.send(Msg::Dismiss);
    assert_eq!((app.model.play.links.end, app.model.play.input.mode), (None, Mode::Links));
}

#[test]
fn a_pointer_finds_the_nearest_candidate_and_selected_cells_are_one_end() {
    let mut app = drawing();
    let at = |row: usize, column: usize, digit| {
        Candidate::new(Cell::new(row - 1, column - 1), Digit::new(digit))
    };
    let open = |at: &Candidate| app.model.board().candidates(at.cell);
    let pressed = at(1, 1, 1);
    let nearest = open(&pressed).first().expect("a candidate");
    app.send(Msg::Links(LinksMsg::Pressed(pressed)));
    assert_eq!(app.model.play.links.end, Some(Node::from(Candidate::new(pressed.cell, nearest))));
    app.send(Msg::Links(LinksMsg::Joined(at(1, 1, 4), at(1, 3, 4))));
    assert_eq!(app.model.board().links.len(), 1);
    app.send(Msg::Grid(GridMsg::CellPressed(Cell::new(0, 3), SelectMode::Only)));
    app.send(Msg::Grid(GridMsg::CellDragged(Cell::new(0, 4))));
    app.send(Msg::Entry(EntryMsg::DigitTyped(None, Digit::new(4))));
    end(&mut app, at(1, 3, 4));
    let group = app.model.board().links[1].from;
    assert_eq!(group.cells.len(), 2);
    assert_eq!(drawn(&app, LinkPathKind::Group), 1);
    // A second press in a row writes nothing.
    app.send(Msg::Grid(GridMsg::CellPressed(Cell::new(0, 0), SelectMode::Only)));
    app.send(Msg::Grid(GridMsg::CellPressedTwice(Cell::new(0, 0))));
    assert_eq!(app.model.board().entries.clues(), 0);
}

#[test]
fn a_chain_is_checked_link_by_link_and_what_follows_is_removed() {
    let mut app = drawing();
    let step = chain();
    let links = &step.evidence.links;
    draw(&mut app, &links[0]);
    app.key("Enter", Held::default());
    assert_eq!(app.play().status, "Only links that meet can be checked as a chain.");
    links[1..].iter().for_each(|link| draw(&mut app, link));
    assert_eq!(app.model.board().links.len(), links.len());
    assert!(card(&app).buttons.iter().any(|button| button.label == "Is this chain valid?"));
    let help = app.model.common.session.record.help.clone();
    app.key("Enter", Held::default());
    let view = card(&app);
    assert_eq!(view.title.as_deref(), Some("Yes, every link holds."));
    assert_eq!(view.answer, Some(ChainAnswer::Valid));
    assert_eq!(view.rows.len(), links.len());
    assert!(view.rows.iter().all(|row| row.holds == Some(true) && !row.reason.is_empty()));
    assert_eq!(drawn(&app, LinkPathKind::Tip), 2);
    let state = |app: &Harness| app.play().panel.map(|panel| panel.state);
    assert_eq!(state(&app), Some(PanelState::Open));
    app.send(Msg::Links(LinksMsg::Pointed(Some(0))));
    let board = app.play().board.clone();
    let faint = board.links.links.iter().filter(|link| link.faint && !link.line.is_empty());
    assert_eq!(faint.count(), links.len() - 1);
    let gone: Vec<Candidate> = step.effects.iter().map(|effect| effect.candidate()).collect();
    app.send(Msg::Links(LinksMsg::Applied));
    let board = app.model.board();
    assert!(gone.iter().all(|at| board.eliminated[at.cell].contains(at.digit)));
    assert_eq!(card(&app).answer, None, "the board is another");
    assert_eq!(state(&app), Some(PanelState::Strip));
    assert_eq!(app.model.common.session.record.help, help, "nothing of it is help");
}

#[test]
fn what_does_not_hold_is_named_and_crossed() {
    let mut app = drawing();
    let step = chain();
    let mut links = step.evidence.links.clone();
    links[0].kind = LinkKind::Weak;
    links.iter().for_each(|link| draw(&mut app, link));
    app.send(Msg::Links(LinksMsg::Submitted));
    let view = card(&app);
    assert_eq!(view.answer, Some(ChainAnswer::Fails));
    let failing: Vec<_> = view.rows.iter().filter(|row| row.holds == Some(false)).collect();
    assert_eq!(failing.len(), 1, "{view:?}");
    assert_eq!(view.title.as_deref(), Some("No, one link does not hold."));
    let crossed = [LinkPathKind::Failed, LinkPathKind::FailedDotted].map(|kind| drawn(&app, kind));
    assert_eq!(crossed.iter().sum::<usize>(), 1);
    app.send(Msg::Dismiss);
    assert_eq!(card(&app).answer, None);
    app.send(Msg::Links(LinksMsg::Cleared));
    assert!(app.model.board().links.is_empty());
    assert_eq!(app.notice(), "All links removed.");
    app.send(Msg::Entry(EntryMsg::Undo));
    assert_eq!(app.model.board().links.len(), links.len());
    let reopened = app.reopened();
    assert_eq!(reopened.model.board().links, app.model.board().links);
    assert_eq!(reopened.model.play.input.mode, Mode::Links);
}

proptest! {
    /// The start of a game may have links, too.
    #[test]
    fn links_at_the_start_of_a_game_are_kept(drawn in prop::collection::vec(any_link(), 0..6)) {
        let start = Board { links: drawn, ..Board::default() };
        let saved = Saved { id: "a".to_owned(), game: Game::start(start), ..Saved::default() };
        prop_assert_eq!(Saved::read(&saved.print()), Ok(saved));
    }
}
