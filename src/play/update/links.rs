//! Links that the player draws: their ends, and the check of the chain that they make.

use crate::engine::logic::drawn_chain::ChainCheck;
use crate::engine::types::candidate::Candidate;
use crate::engine::types::cell::CellSet;
use crate::engine::types::digit::{Digit, DigitSet};
use crate::engine::types::link::{Link, LinkKind, Node};
use crate::service::request;
use crate::words::label::Label;
use crate::words::message::Message;

use crate::core::jobs::Purpose;
use crate::core::mode::Mode;
use crate::core::moves::{MarkEdit, Move};
use crate::core::msg::links::LinksMsg;
use crate::core::msg::{EntryMsg, Msg};
use crate::core::notice::Notice;
use crate::play::Update;
use crate::play::card::Card;
use crate::play::links::{conclusion, meet, nearest_candidate};

impl Update<'_> {
    /// Works off what happens to links.
    pub(crate) fn links(&mut self, msg: LinksMsg) {
        match msg {
            LinksMsg::Pressed(at) => self.press_candidate(at),
            LinksMsg::Joined(from, to) => self.join(from, to),
            LinksMsg::Cleared => self.clear_links(),
            LinksMsg::Submitted => self.submit_links(),
            LinksMsg::Pointed(row) => self.own.links.lit = row,
            LinksMsg::Applied => self.apply_links(),
            LinksMsg::Closed => self.own.links.close(),
        }
    }
    /// Whether links can be drawn now.
    fn draws_links(&self) -> bool {
        self.own.input.mode == Mode::Links
            && self.common.page.dialog.is_none()
            && !self.common.session.clock.is_paused()
            && !self.own.is_previewing()
    }
    fn press_candidate(&mut self, pressed: Candidate) {
        let at = nearest_candidate(self.common.board(), pressed);
        self.link_to(at.digit, CellSet::only(at.cell));
    }
    /// The pointer came from one candidate to another: the cells on its way are not selected.
    fn join(&mut self, from: Candidate, to: Candidate) {
        self.own.input.selection = CellSet::only(to.cell);
        self.own.input.cursor = to.cell;
        self.own.links.end = None;
        self.press_candidate(from);
        self.press_candidate(to);
    }
    /// A digit in cells is an end: the first of a link, or the second.
    pub(crate) fn link_to(&mut self, digit: Digit, cells: CellSet) {
        if !self.draws_links() {
            return;
        }
        let free = cells & self.common.board().empty_cells();
        if free.is_empty() {
            return self.report_no_empty_cell(cells);
        }
        let node = Node { digits: DigitSet::only(digit), cells: free };
        self.own.links.close();
        match self.own.links.end.take() {
            None => {
                self.own.links.end = Some(node);
                self.set_status(Message::LinkBegun { from: node });
            }
            Some(end) if end == node => self.set_status(Message::LinkGivenUp { from: node }),
            Some(end) => self.turn_link(end, node),
        }
    }
    /// Between two ends there is no link at first, then a strong one, a weak one, and none again.
    fn turn_link(&mut self, from: Node, to: Node) {
        let strong = Link { from, to, kind: LinkKind::Strong };
        let weak = Link { kind: LinkKind::Weak, ..strong };
        let links = &self.common.board().links;
        let before = links.iter().find(|link| link.ties_same(&strong)).map(|link| link.kind);
        self.make(match before {
            None => Move::Link(strong, MarkEdit::Add),
            Some(LinkKind::Strong) => Move::Link(weak, MarkEdit::Add),
            Some(LinkKind::Weak) => Move::Link(weak, MarkEdit::Remove),
        });
    }
    fn clear_links(&mut self) {
        self.own.links.end = None;
        self.make(Move::ClearLinks);
        let actions = vec![(Label::Undo, Msg::Entry(EntryMsg::Undo))];
        self.notify(Notice { message: Message::LinksCleared, actions });
    }
    /// Asks whether the links make a valid chain.
    pub(crate) fn submit_links(&mut self) {
        if !self.draws_links() {
            return;
        }
        let board = self.common.board();
        if !meet(&board.links) {
            return self.set_status(Message::LinksFew);
        }
        let (board, links) = (Box::new(board.clone()), board.links.clone());
        let at = self.common.session.game.history().at();
        self.own.links.end = None;
        self.close_hint();
        self.ask(request::CheckLinks { board, links }, |asked| Purpose::Links(asked, at));
    }
    /// What the check found is shown, unless the player has gone on meanwhile.
    pub(crate) fn take_links(&mut self, check: ChainCheck, at: usize) {
        if self.own.input.mode != Mode::Links || self.common.session.game.history().at() != at {
            return;
        }
        if matches!(self.own.card, Card::Done(_)) {
            self.own.card = Card::None;
        }
        let (title, text) = conclusion(&check);
        self.common.page.status = [title].into_iter().chain(text).collect();
        self.own.links.lit = None;
        self.own.links.checked = Some((at, check));
    }
    fn apply_links(&mut self) {
        let at = self.common.session.game.history().at();
        let Some(check) = self.own.links.check(at) else { return };
        if !check.effects.is_empty() {
            self.make(Move::Apply(check.effects.clone()));
        }
    }
}
