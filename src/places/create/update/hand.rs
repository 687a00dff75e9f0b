//! The grid that is typed by hand: each change is kept as a draft and looked at by a worker.

use std::rc::Rc;

use crate::core::command::Command;
use crate::core::cursor::Adjacent;
use crate::core::jobs::Purpose;
use crate::core::letter::LateLetter;
use crate::core::msg::Msg;
use crate::core::new_game::NewGame;
use crate::core::notice::Notice;
use crate::core::record::PuzzleSource;
use crate::engine::types::board::Board;
use crate::engine::types::candidate::Candidate;
use crate::engine::types::grid::{Grid, Solution};
use crate::places::create::Studio;
use crate::places::create::Update;
use crate::places::create::drafts::{DRAFTS_KEY, Drafts};
use crate::places::create::hand::HandSwitch;
use crate::places::create::hand::{DRAFT_KEY, Hand};
use crate::places::create::msg::HandMsg;
use crate::service::studio::HandState;
use crate::service::{Completion, request};
use crate::words::label::Label;
use crate::words::message::Message;

impl Update<'_> {
    pub(crate) fn hand(&mut self, msg: HandMsg) {
        let hand = &mut self.own.hand;
        let cursor = hand.cursor;
        let is_changed = match msg {
            HandMsg::Typed(digit) => {
                let is_changed = hand.write(cursor, Some(digit));
                if hand.has(HandSwitch::MovesOn) {
                    hand.advance(true);
                }
                is_changed
            }
            HandMsg::Skipped => {
                let is_changed = hand.write(cursor, None);
                hand.advance(true);
                is_changed
            }
            HandMsg::Erased => hand.write(cursor, None),
            HandMsg::BackSpaced => {
                if hand.grid()[cursor].is_none() {
                    hand.advance(false);
                }
                hand.write(hand.cursor, None)
            }
            HandMsg::Undone => hand.step(false),
            HandMsg::Redone => hand.step(true),
            HandMsg::Cleared => hand.change(Grid::EMPTY),
            HandMsg::Added(Candidate { cell, digit }) => {
                hand.cursor = cell;
                hand.write(cell, Some(digit))
            }
            HandMsg::Removed(cell) => {
                hand.cursor = cell;
                hand.write(cell, None)
            }
            HandMsg::Transformed(how) => hand.change(hand.transformed(how)),
            other => return self.look_around(other),
        };
        if is_changed {
            self.hand_changed();
        }
    }
    /// What leaves the grid as it is.
    fn look_around(&mut self, msg: HandMsg) {
        let hand = &mut self.own.hand;
        match msg {
            HandMsg::CellPressed(cell) => hand.cursor = cell,
            HandMsg::Moved(direction) => hand.go(direction),
            HandMsg::Switched(switch) => match hand.has(switch) {
                true => hand.switches.retain(|other| *other != switch),
                false => hand.switches.push(switch),
            },
            HandMsg::SolutionStepped(way) => {
                let last = hand.analysis().map_or(0, |of| of.solutions.len());
                hand.shown = match (hand.shown, way) {
                    (None, Adjacent::Next) => Some(0),
                    (None, Adjacent::Previous) => last.checked_sub(1),
                    (Some(at), Adjacent::Next) => Some(at + 1).filter(|at| *at < last),
                    (Some(at), Adjacent::Previous) => at.checked_sub(1),
                };
            }
            HandMsg::SolutionChosen(at) => {
                hand.shown = Some(at).filter(|at| hand.shown != Some(*at));
            }
            HandMsg::CompletionRequested => self.ask_completion(None),
            HandMsg::SolutionTaken => {
                let wanted = self.shown_solution();
                if wanted.is_some() {
                    self.ask_completion(wanted);
                }
            }
            HandMsg::Played => self.play_hand(),
            other => self.change_drafts(other),
        }
    }
    fn change_drafts(&mut self, msg: HandMsg) {
        let Studio { hand, drafts, .. } = &mut *self.own;
        match msg {
            HandMsg::DraftKept => {
                drafts.keep_now(self.common.moment.millis, *hand.grid());
                self.notify(Notice::plain(Message::DraftKept));
            }
            HandMsg::DraftRestored(draft) => {
                drafts.keep(draft);
                self.common.page.notice = None;
            }
            HandMsg::DraftRemoved(at) => {
                let Some(draft) = drafts.remove(at) else { return };
                let undo = Msg::to(HandMsg::DraftRestored(draft));
                let actions = vec![(Label::Undo, undo)];
                self.notify(Notice { message: Message::DraftRemoved, actions });
            }
            HandMsg::DraftOpened(at) => {
                let grid = drafts.all().get(at).map(|draft| draft.grid);
                if grid.is_some_and(|grid| hand.change(grid)) {
                    self.hand_changed();
                }
                return;
            }
            _ => return,
        }
        let text = self.own.drafts.print();
        self.emit(Command::Save(DRAFTS_KEY.to_owned(), text));
    }
    /// Those of another tab, or of the last visit.
    pub(crate) fn drafts_read(&mut self, text: Option<&str>) {
        if let Some(text) = text {
            self.own.drafts = Drafts::read(text);
        }
    }
    /// The draft is kept, and a worker looks at it.
    pub(crate) fn hand_changed(&mut self) {
        let hand = &mut self.own.hand;
        (hand.shown, hand.completion) = (None, None);
        let text = hand.print();
        self.emit(Command::Save(DRAFT_KEY.to_owned(), text));
        self.look_at_hand();
    }
    fn look_at_hand(&mut self) {
        self.cancel(|purpose| matches!(purpose, Purpose::Hand(_) | Purpose::HandCompletion(_)));
        let hand = &mut self.own.hand;
        hand.state = None;
        let grid = *hand.grid();
        self.ask(request::LookAtHand { grid }, Purpose::Hand);
    }
    /// The place is shown: a draft that was kept comes back.
    pub(crate) fn enter_hand(&mut self) {
        let hand = &mut self.own.hand;
        if !std::mem::replace(&mut hand.is_read, true) {
            self.emit(Command::Reread(DRAFT_KEY.to_owned()));
            self.emit(Command::Reread(DRAFTS_KEY.to_owned()));
        }
        if self.own.hand.state.is_none() {
            self.look_at_hand();
        }
    }
    /// A text that is no draft of this build's is left alone until something is typed.
    pub(crate) fn draft_read(&mut self, text: Option<&str>) {
        if let Some(grid) = text.and_then(Hand::read)
            && self.own.hand.change(grid)
        {
            self.look_at_hand();
        }
    }
    pub(crate) fn take_hand(&mut self, state: HandState) {
        self.own.hand.state = Some(Rc::new(state));
    }
    pub(crate) fn take_completion(&mut self, completion: Option<Completion>) {
        let hand = &mut self.own.hand;
        let Some(Completion { added, is_least }) = completion else {
            hand.completion = Some(Err(()));
            return;
        };
        let mut grid = *hand.grid();
        for candidate in &added {
            grid[candidate.cell] = Some(candidate.digit);
        }
        if self.own.hand.change(grid) {
            self.hand_changed();
        }
        self.own.hand.completion = Some(Ok((added.len(), is_least)));
    }
    /// A worker adds clues until the solution that is shown, or any, is the only one.
    fn ask_completion(&mut self, wanted: Option<Box<Solution>>) {
        let grid = *self.own.hand.grid();
        self.own.hand.completion = None;
        self.cancel(|purpose| matches!(purpose, Purpose::HandCompletion(_)));
        self.ask(request::CompleteHand { grid, wanted }, Purpose::HandCompletion);
    }
    /// The solution that is shown.
    fn shown_solution(&self) -> Option<Box<Solution>> {
        let hand = &self.own.hand;
        let solution = hand.analysis()?.solutions.get(hand.shown?)?;
        Some(Box::new(*solution))
    }
    fn play_hand(&mut self) {
        let hand = &self.own.hand;
        if !hand.is_proper() {
            return;
        }
        let board = Board::of_givens(*hand.grid());
        let clues = hand.grid().clues() as u64;
        let new = NewGame::of(PuzzleSource::Import, board, String::new());
        self.send(LateLetter::Begin(Box::new(new), Message::CluesFixed { count: clues }));
    }
}
