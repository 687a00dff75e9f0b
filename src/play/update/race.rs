//! A race: a puzzle in a link, with the times of the player who sent it.

use crate::core::clock::time_text;
use crate::core::database::ReadPurpose;
use crate::core::new_game::NewGame;
use crate::core::notice::Notice;
use crate::core::place::Place;
use crate::core::race::Race;
use crate::core::record::PuzzleSource;
use crate::core::summary::Summary;
use crate::engine::types::board::Board;
use crate::engine::types::conflict::conflicts;
use crate::engine::types::grid::Grid;
use crate::play::Update;
use crate::play::card::{Card, Fold};
use crate::words::message::Message;

impl Update<'_> {
    /// Times that cannot be read leave the puzzle.
    pub(crate) fn open_race(&mut self, clues: Grid, times: &str) {
        let board = Board::of_givens(clues);
        if !conflicts(&clues).is_empty() {
            return self.open_linked_board(board);
        }
        match times.parse().ok().filter(|race: &Race| race.fits(&clues)) {
            Some(race) => self.join_race(board, race),
            None => {
                self.open_linked_board(board);
                let notice = Notice::plain(Message::RaceUnreadable);
                self.notify(self.offer_previous_game(notice));
            }
        }
    }
    /// A race that is being played goes on; one whose puzzle the player has solved is decided.
    fn join_race(&mut self, board: Board, race: Race) {
        let session = &self.common.session;
        if session.board().givens == board.givens && session.race().as_ref() == Some(&race) {
            self.common.enter(Place::Play);
            return self.welcome_back();
        }
        if let Some(id) = self.solved_game(&board.givens) {
            return self.compare(&id, race);
        }
        let time = time_text(race.millis());
        let game = NewGame::of(PuzzleSource::Link, board, String::new());
        self.begin(NewGame { race: Some(race.to_string()), ..game });
        self.offer_previous(Message::RaceBegun { time });
    }
    /// The library is there: a race that has just begun may have been answered before.
    pub(crate) fn compare_answered(&mut self) {
        let session = &self.common.session;
        let race = session.race().filter(|_| session.game.history().is_empty());
        if let Some(race) = race
            && let Some(id) = self.solved_game(&session.board().givens)
        {
            self.compare(&id, race);
        }
    }
    /// The key of a game of these clues that the player solved.
    fn solved_game(&self, clues: &Grid) -> Option<String> {
        let session = &self.common.session;
        if session.board().givens == *clues && session.times().is_some() {
            return Some(session.id.clone());
        }
        let is_it = |game: &&Summary| game.givens == *clues && game.record.is_solved();
        self.common.games.games().map(|game| &**game).find(is_it).map(|game| game.id.clone())
    }
    fn compare(&mut self, id: &str, race: Race) {
        self.own.answer = Some(race);
        self.open_game(id, ReadPurpose::Compare);
    }
    /// The game that the times are compared with is in play.
    pub(crate) fn show_answer(&mut self) {
        if let Some(race) = self.own.answer.take() {
            let times = self.common.session.times();
            // A player who opens the own link has no race.
            if times.as_ref() != Some(&race) {
                self.common.session.record.race = Some(race.to_string());
            }
            if times.is_some() {
                self.own.card = Card::Done(Fold::Open);
                self.greet_end();
            }
            self.save();
        }
    }
}
