//! Cells as text: rows that any program shows, and a line from which they are read again.

use std::fmt::Write as _;

use super::moves::CellContent;
use crate::engine::types::cell::Cell;

/// What the line begins with that holds all of the cells.
const HEAD: &str = "nonet-cells";

/// The rectangle around the cells, a row a line, with a dot for what is empty or not copied; then all that
/// the cells hold.
pub fn print(contents: &[CellContent]) -> String {
    let range = |of: fn(Cell) -> usize| {
        let all = contents.iter().map(|content| of(content.cell));
        all.clone().min().unwrap_or(0)..all.max().map_or(0, |last| last + 1)
    };
    let mut text = String::new();
    for row in range(Cell::row) {
        for column in range(Cell::column) {
            let here = contents.iter().find(|content| content.cell == Cell::new(row, column));
            let digit = here.and_then(|content| content.digit);
            text.push(digit.map_or('.', |digit| digit.char()));
        }
        text.push('\n');
    }
    text.push_str(HEAD);
    contents.iter().for_each(|content| _ = write!(text, " {content}"));
    text.push('\n');
    text
}

/// The cells of a text that [`print()`] wrote; none of any other.
pub fn read(text: &str) -> Option<Vec<CellContent>> {
    let line = text.lines().find_map(|line| line.strip_prefix(HEAD))?;
    let contents: Vec<CellContent> =
        line.split_whitespace().map(|word| word.parse().ok()).collect::<Option<_>>()?;
    (!contents.is_empty() && contents.len() <= Cell::ALL.len()).then_some(contents)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::types::board::Board;
    use crate::engine::types::colour::{Colour, ColourSet};
    use crate::engine::types::digit::{Digit, DigitSet};

    #[test]
    fn cells_survive_the_trip_through_text() {
        let mut board = Board::default();
        let [one, two] = [Cell::new(3, 4), Cell::new(4, 6)];
        board.entries[one] = Some(Digit::new(5));
        board.corner_marks[two] = [1, 3].map(Digit::new).into_iter().collect();
        board.centre_marks[two] = DigitSet::only(Digit::new(7));
        board.eliminated[two] = DigitSet::only(Digit::new(9));
        board.colours[two] = [Colour::ALL[0], Colour::ALL[8]].into_iter().collect::<ColourSet>();
        let contents = [one, two].map(|cell| CellContent::of(&board, cell));
        let text = print(&contents);
        assert_eq!(text, "5..\n...\nnonet-cells r4c5:5//// r5c7:/13/7/9/08\n");
        assert_eq!(read(&text), Some(contents.to_vec()));
    }

    #[test]
    fn other_texts_are_no_cells() {
        for text in ["", "5..\n", "nonet-cells", "nonet-cells r1c1", "nonet-cells r0c1:5////"] {
            assert_eq!(read(text), None, "{text:?}");
        }
        assert_eq!(read("nonet-cells r1c1:55////"), None);
        assert_eq!(read("nonet-cells r1c1:////x"), None);
    }
}
