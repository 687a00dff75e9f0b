//! [`SolvePicture`]: a solved game as a picture without digits: the later a cell was filled, the darker.

use super::game::Game;
use super::order::by_number;
use crate::engine::types::cell::{ByCell, Cell, CellSet};

/// The shade of the cell that was filled first, in percent; the last has 100.
const LIGHTEST: usize = 16;

/// How dark each cell is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SolvePicture {
    /// Row by row: a percentage for what the player filled, none for a clue.
    pub shades: Vec<Option<u8>>,
}

impl SolvePicture {
    /// The picture of a game as it stands.
    pub fn of(game: &Game) -> SolvePicture {
        let depth = |node| game.history().depth_of(node);
        let filled = last_filled(game);
        SolvePicture::of_turns(&ByCell::from_fn(|cell| filled[cell].map(depth)))
    }
    /// The picture of cells by when they were filled: the same number is the same shade, no number is a
    /// clue.
    pub fn of_turns(turns: &ByCell<Option<usize>>) -> SolvePicture {
        let filled = Cell::ALL.iter().filter_map(|&cell| turns[cell]);
        let mut order = by_number(filled, |&turn| turn as i64);
        order.dedup();
        let last = order.len().saturating_sub(1).max(1);
        let shade = |cell: Cell| {
            let turn = turns[cell]?;
            let place = order.partition_point(|&other| other < turn);
            Some((LIGHTEST + (100 - LIGHTEST) * place / last) as u8)
        };
        SolvePicture { shades: Cell::ALL.map(shade).into() }
    }
}

/// The node of the tree of moves at which each cell that is no clue got the digit that it has.
pub fn last_filled(game: &Game) -> ByCell<Option<usize>> {
    let mut filled = ByCell::default();
    let mut open: CellSet = game.board().entries.filled();
    let path = game.history().path(game.history().at());
    for at in (0..path.len()).rev() {
        let before = match at {
            0 => CellSet::EMPTY,
            _ => same_since(game, path[at - 1], open),
        };
        (open & !before).iter().for_each(|cell| filled[cell] = Some(path[at]));
        open = before;
    }
    filled
}

/// Those of some cells that had the digit of now at a node of the tree of moves.
fn same_since(game: &Game, at: usize, cells: CellSet) -> CellSet {
    let board = game.history().board_at(at).unwrap_or(game.first_board());
    cells.iter().filter(|&cell| board.digit(cell) == game.board().digit(cell)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::core::moves::{Move, NoteCleanup};
    use crate::engine::types::board::Board;
    use crate::engine::types::digit::Digit;

    #[test]
    fn the_later_a_cell_got_its_digit_the_darker_it_is() {
        let clues = format!("1{}", ".".repeat(80)).parse().expect("a grid");
        let mut game = Game::start(Board::of_givens(clues));
        let mut place = |column, digit| {
            let digit = Digit::try_new(digit).expect("a digit");
            game.make(Move::Place(CellSet::only(Cell::new(0, column)), digit, NoteCleanup::Keep));
        };
        place(1, 2);
        place(2, 4);
        place(3, 5);
        place(2, 3);
        let picture = SolvePicture::of(&game);
        assert_eq!(picture.shades[..4], [None, Some(16), Some(100), Some(58)]);
        game.undo();
        assert_eq!(SolvePicture::of(&game).shades[..4], [None, Some(16), Some(58), Some(100)]);
    }
}
