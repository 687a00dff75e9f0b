//! [`Replay`]: a game shown again from its start to where the player is, move by move.

use crate::core::cursor::Adjacent;
use crate::core::history::History;
use crate::core::moves::Move;
use crate::engine::types::cell::CellSet;

/// A game that is shown again. The game itself stays as it is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Replay {
    /// The nodes from the start to where the player is.
    nodes: Vec<usize>,
    at: usize,
    plays: bool,
}

impl Replay {
    /// The replay of the way to where the player is, at its start; none if no move leads there.
    pub fn of(history: &History) -> Option<Replay> {
        let nodes = history.path(history.at());
        (nodes.len() > 1).then_some(Replay { nodes, at: 0, plays: false })
    }
    /// How many moves are shown.
    pub fn at(&self) -> usize {
        self.at
    }
    /// How many moves there are.
    pub fn moves(&self) -> usize {
        self.nodes.len() - 1
    }
    /// The node of the history that is shown.
    pub fn node(&self) -> usize {
        self.nodes[self.at]
    }
    /// Whether it goes on by itself.
    pub fn plays(&self) -> bool {
        self.plays
    }
    /// To after so many moves; it stops there.
    pub fn go(&mut self, at: usize) {
        self.at = at.min(self.moves());
        self.plays = false;
    }
    /// One move on or back; it stops there.
    pub fn step(&mut self, way: Adjacent) {
        self.go(match way {
            Adjacent::Previous => self.at.saturating_sub(1),
            Adjacent::Next => self.at + 1,
        });
    }
    /// It goes on by itself, from the start if it is at the end; or it stops.
    pub fn toggle(&mut self) {
        let plays = !self.plays;
        if self.at == self.moves() {
            self.at = 0;
        }
        self.plays = plays;
    }
    /// The next move, while it goes on by itself; at the last it stops.
    pub fn tick(&mut self) {
        if self.plays {
            self.at += 1;
            self.plays = self.at < self.moves();
        }
    }
}

/// The cells that a move is about; none if it is about the whole board.
pub fn cells_of(step: &Move) -> CellSet {
    match step {
        Move::Place(cells, ..)
        | Move::Note(cells, ..)
        | Move::Centre(cells, ..)
        | Move::Colour(cells, ..)
        | Move::ColourCandidate(cells, ..)
        | Move::EraseNotes(cells, _)
        | Move::Centralise(cells)
        | Move::Erase(cells) => *cells,
        Move::Link(link, _) => link.from.cells | link.to.cells,
        Move::Apply(effects) => effects.iter().map(|effect| effect.candidate().cell).collect(),
        Move::Put(contents) => contents.iter().map(|content| content.cell).collect(),
        Move::ClearLinks
        | Move::FillCandidates
        | Move::CleanCandidates
        | Move::Solve(_)
        | Move::Restart
        | Move::FixClues => CellSet::EMPTY,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::core::moves::NoteCleanup;
    use crate::engine::types::board::Board;
    use crate::engine::types::cell::Cell;
    use crate::engine::types::digit::Digit;

    fn replay() -> Replay {
        let mut history = History::new(Board::default());
        assert_eq!(Replay::of(&history), None);
        for column in 0..3 {
            let cells = CellSet::only(Cell::new(0, column));
            let step = Move::Place(cells, Digit::new(column as u8 + 1), NoteCleanup::Keep);
            let board = step.apply(history.board());
            history.push(step, board, None);
        }
        Replay::of(&history).expect("three moves")
    }

    #[test]
    fn it_steps_and_stays_within_its_moves() {
        let mut replay = replay();
        replay.step(Adjacent::Previous);
        assert_eq!((replay.at(), replay.moves(), replay.node()), (0, 3, 0));
        replay.go(7);
        replay.step(Adjacent::Next);
        assert_eq!((replay.at(), replay.node()), (3, 3));
    }

    #[test]
    fn it_plays_to_its_end_and_again_from_its_start() {
        let mut replay = replay();
        replay.tick();
        assert_eq!(replay.at(), 0);
        replay.toggle();
        (0..5).for_each(|_| replay.tick());
        assert_eq!((replay.at(), replay.plays()), (3, false));
        replay.toggle();
        assert_eq!((replay.at(), replay.plays()), (0, true));
        replay.step(Adjacent::Next);
        assert_eq!((replay.at(), replay.plays()), (1, false));
    }
}
