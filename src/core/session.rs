//! [`Session`]: one game, what is known of its puzzle, and the time played.

use std::rc::Rc;

use crate::core::clock::Clock;
use crate::core::game::Game;
use crate::core::moves::Move;
use crate::core::race::Race;
use crate::core::record::Record;
use crate::core::saved::{KeptView, Saved};
use crate::core::summary::Summary;
use crate::engine::logic::techniques::Technique;
use crate::engine::rating::grade::{Path, is_wrong};
use crate::engine::types::board::Board;
use crate::engine::types::cell::CellSet;
use crate::engine::types::grid::Solution;
use crate::service::{PuzzleError, Verdict};
use crate::words::message::Message;

/// One game. Another game is another session: nothing of this one is left then.
pub struct Session {
    /// The name under which the game is stored; empty before the first game.
    pub id: String,
    /// The puzzle's own name, may be empty.
    pub name: String,
    /// The technique that the game practises.
    pub practised: Option<Technique>,
    /// Where the puzzle came from, which help was used, and when.
    pub record: Record,
    /// Whether its second rating was asked for in vain, so that it is not asked for again.
    pub is_explainer_lost: bool,
    /// What Undo and Redo change.
    pub game: Game,
    /// What is known of the clues; none while a worker checks them.
    pub verdict: Option<Verdict>,
    /// The solving path from the clues, which grades the puzzle, once it is known.
    pub path: Option<Rc<Path>>,
    /// Time played.
    pub clock: Clock,
    /// Cells that a check found wrong and that have not been edited since.
    pub wrong: CellSet,
    /// The cells that are marked because the solutions differ there.
    pub differing: CellSet,
}

impl Session {
    /// A game of which nothing is known yet.
    pub fn new(saved: Saved, now: f64) -> Session {
        let Saved { id, name, practised, played, record, view: _, game } = saved;
        Session {
            id,
            name,
            practised,
            record,
            is_explainer_lost: false,
            game,
            verdict: None,
            path: None,
            clock: Clock::new(played, now),
            wrong: CellSet::EMPTY,
            differing: CellSet::EMPTY,
        }
    }
    /// Milliseconds played until the game was finished.
    pub fn played(&self) -> f64 {
        self.record.finish.map_or(self.clock.played, |finish| finish.played)
    }
    /// The board now.
    pub fn board(&self) -> &Board {
        self.game.board()
    }
    /// The solution of the clues, if they have just one.
    pub fn solution(&self) -> Option<&Solution> {
        match &self.verdict {
            Some(Ok(solution)) => Some(solution),
            _ => None,
        }
    }
    /// What is wrong with the clues, as far as that is known.
    pub fn problem(&self) -> Option<Message> {
        self.verdict.as_ref().and_then(problem)
    }
    /// Whether the board conflicts with itself or the solution, so that deductions from it are
    /// worthless.
    pub fn is_wrong(&self) -> bool {
        is_wrong(self.board(), self.solution())
    }
    /// Whether the board is complete and by the rules.
    pub fn is_done(&self) -> bool {
        Solution::of(&self.board().digits()).is_some()
    }
    /// Whether the board is complete by the player's own moves, and not filled from the solution.
    pub fn is_solved_by_player(&self) -> bool {
        let history = self.game.history();
        let is_filled = |&node: &usize| matches!(history.step(node), Some(Move::Solve(_)));
        self.is_done() && !history.path(history.at()).iter().any(is_filled)
    }
    /// The times of a solved game, for others to play against; none if one is not known, or if the
    /// solution was seen.
    pub fn times(&self) -> Option<Race> {
        let is_own = self.is_solved_by_player() && self.record.is_solved();
        is_own.then(|| Race::of(&self.game, !self.record.help.is_none())).flatten()
    }
    /// The times of somebody else, to play against; none if they are damaged, or not those of the puzzle.
    pub fn race(&self) -> Option<Race> {
        let race: Race = self.record.race.as_deref()?.parse().ok()?;
        race.fits(&self.board().givens).then_some(race)
    }
    /// What is stored of it, but for how the player sees it.
    pub fn saved(&self) -> Saved {
        Saved {
            id: self.id.clone(),
            name: self.name.clone(),
            practised: self.practised,
            played: self.clock.played,
            record: self.record.clone(),
            view: KeptView::default(),
            game: self.game.clone(),
        }
    }
    /// What a list shows of it.
    pub fn summary(&self) -> Summary {
        Summary {
            id: self.id.clone(),
            name: self.name.clone(),
            practised: self.practised,
            givens: self.board().givens,
            entries: self.board().entries,
            played: self.clock.played,
            moves: Some(self.game.history().depth()),
            record: self.record.clone(),
            ..Summary::default()
        }
    }
}

/// What a verdict finds wrong with clues.
pub fn problem(verdict: &Verdict) -> Option<Message> {
    Some(match verdict {
        Ok(_) | Err(PuzzleError::Stopped) => return None,
        Err(PuzzleError::Conflicts(_)) => Message::CluesConflict,
        Err(PuzzleError::NoSolution { at: None }) => Message::NoSolution,
        Err(PuzzleError::NoSolution { at: Some(dead_end) }) => Message::of_dead_end(*dead_end),
        Err(PuzzleError::SeveralSolutions(several)) if several.more => {
            Message::ManySolutionsMore { count: several.found }
        }
        Err(PuzzleError::SeveralSolutions(several)) => {
            Message::ManySolutions { count: several.found }
        }
    })
}
