//! The search for puzzles with fewer clues: which puzzles workers look around, and what the player does
//! with those found.

use crate::core::jobs::Purpose;
use crate::core::letter::{LateLetter, PlacesLetter};
use crate::core::new_game::NewGame;
use crate::core::puzzles::Puzzles;
use crate::core::record::PuzzleSource;
use crate::engine::types::board::Board;
use crate::engine::types::grid::Grid;
use crate::places::create::Update;
use crate::places::create::msg::LowClueMsg;
use crate::service::low_clue::{LowClueSearch, Neighbour, Reach};
use crate::service::request;
use crate::words::label::Label;
use crate::words::message::Message;

/// How many puzzles are looked around at once: more than there are workers, so that none of them waits.
const AT_ONCE: usize = 6;

impl Update<'_> {
    pub(crate) fn low_clue(&mut self, msg: LowClueMsg) {
        match msg {
            LowClueMsg::Begun => self.begin_low_clue(),
            LowClueMsg::Stopped => self.stop_low_clue(),
            LowClueMsg::WideToggled => {
                let low_clue = &mut self.own.low_clue;
                low_clue.reach = match low_clue.reach {
                    Reach::Near => Reach::Wide,
                    Reach::Wide => Reach::Near,
                };
            }
            LowClueMsg::Taken(at) => {
                if let Some(grid) = self.found_grid(at)
                    && self.own.hand.change(grid)
                {
                    self.hand_changed();
                }
            }
            LowClueMsg::Played(at) => self.play_found(at),
            LowClueMsg::Kept => self.keep_found(),
        }
    }
    fn begin_low_clue(&mut self) {
        let hand = &self.own.hand;
        if !hand.is_proper() {
            return;
        }
        let search = LowClueSearch::of(*hand.grid());
        self.stop_low_clue();
        let low_clue = &mut self.own.low_clue;
        low_clue.search = Some(search);
        low_clue.is_going = true;
        (low_clue.begun, low_clue.elapsed) = (self.common.moment.millis, 0);
        self.ask_looks();
    }
    /// What is found stays.
    pub(crate) fn stop_low_clue(&mut self) {
        self.cancel(|purpose| matches!(purpose, Purpose::LowClue(_)));
        self.own.low_clue.is_going = false;
    }
    fn ask_looks(&mut self) {
        let is_look = |purpose: &Purpose| matches!(purpose, Purpose::LowClue(_));
        while self.common.jobs.count(is_look) < AT_ONCE {
            let low_clue = &mut self.own.low_clue;
            let reach = low_clue.reach;
            let next = low_clue.search.as_mut().and_then(|search| search.next(1).pop());
            let Some(grid) = next else { break };
            self.ask(request::LookAround { grids: vec![grid], reach }, Purpose::LowClue);
        }
        if !self.common.jobs.any(is_look) {
            self.own.low_clue.is_going = false;
        }
    }
    pub(crate) fn take_looks(&mut self, around: Vec<Vec<Neighbour>>) {
        let now = self.common.moment.millis;
        let low_clue = &mut self.own.low_clue;
        low_clue.elapsed = now - low_clue.begun;
        if let Some(search) = &mut low_clue.search {
            around.into_iter().for_each(|found| search.take(found));
        }
        self.ask_looks();
    }

    fn found_grid(&self, at: usize) -> Option<Grid> {
        self.own.low_clue.search.as_ref()?.found().get(at).copied()
    }
    fn play_found(&mut self, at: usize) {
        let Some(grid) = self.found_grid(at) else { return };
        self.stop_low_clue();
        let new = NewGame::of(PuzzleSource::Import, Board::of_givens(grid), String::new());
        self.send(LateLetter::Begin(
            Box::new(new),
            Message::NewGame { clues: grid.clues() as u64 },
        ));
    }
    fn keep_found(&mut self) {
        let Some(search) = &self.own.low_clue.search else { return };
        let name = self.common.localizer.label(Label::StudioPuzzle);
        let mut puzzles = Puzzles::default();
        for (at, givens) in search.found().iter().enumerate() {
            puzzles.push(&givens.to_string(), &format!("{name} {}", at + 1), None, None);
        }
        if !puzzles.is_empty() {
            self.stop_low_clue();
            self.send(PlacesLetter::Collect(puzzles));
        }
    }
}
