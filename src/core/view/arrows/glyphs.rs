//! The digit or the notes of a cell as boxes, where the style sheets put them.

use super::paper::{Glyph, Point};
use super::size::{CELL, NOTES};
use crate::core::view::board::{CellView, LinePart, NoteLayout, NoteView};

/// Half the width and the height of a digit that fills its cell, and of a note.
const DIGIT: [i32; 2] = [18, 21];
const NOTE: [i32; 2] = [7, 9];
/// The radius of the disc or ring of a note that plays a part.
const DISC: i32 = 13;
/// The outermost of corner notes, from the left, and their two rows.
const CORNERS: [i32; 2] = [17, 83];
/// The distance of notes side by side in the middle, and of two lines of them.
const APART: i32 = 14;
const LINES_APART: i32 = 22;
/// Half the sides of the number of a line of a proof, and its distance from the borders.
const LINE_NUMBER: [i32; 2] = [14, 14];
const LINE_EDGE: i32 = 16;
/// The most notes of one line in the middle.
const LINE: usize = 5;

/// What is written in a cell.
pub fn glyphs(view: &CellView) -> Vec<Glyph> {
    let (x, y) = (view.cell.column() as i32 * CELL, view.cell.row() as i32 * CELL);
    let at = |[left, top]: [i32; 2]| Point { x: x + left, y: y + top };
    let number = line_number(view).map(|place| Glyph { at: at(place), half: LINE_NUMBER, disc: 0 });
    if view.digit.is_some() {
        let digit = Glyph { at: at([50, 50]), half: DIGIT, disc: 0 };
        return std::iter::once(digit).chain(number).collect();
    }
    let glyph = |note: &NoteView, place: [i32; 2]| {
        let has_part = note.role.is_some() || note.out;
        Glyph { at: at(place), half: NOTE, disc: if has_part { DISC } else { 0 } }
    };
    let border = view.notes.iter().enumerate().map(|(index, note)| {
        let digit = usize::from(note.digit) - 1;
        glyph(
            note,
            match view.note_layout {
                NoteLayout::Square => [NOTES[digit % 3], NOTES[digit / 3]],
                NoteLayout::Corners => corner(index, view.notes.len()),
            },
        )
    });
    let centre = view.centre.iter().enumerate();
    let centre = centre.map(|(index, note)| glyph(note, middle(index, view.centre.len())));
    border.chain(centre).chain(number).collect()
}

/// Where the number of the cell's line of a proof stands, as in its style sheet: where it covers no note.
fn line_number(view: &CellView) -> Option<[i32; 2]> {
    view.line.and_then(LinePart::number)?;
    let [first, last] = [CELL - LINE_EDGE, LINE_EDGE];
    let has = |digit: u8| view.notes.iter().any(|note| note.digit == digit);
    Some(match view.line {
        Some(LinePart::Dead(_)) if !has(9) => [first, first],
        Some(LinePart::Dead(_)) if has(3) && !has(7) => [last, first],
        Some(LinePart::Dead(_)) if has(3) => [last, last],
        _ => [first, last],
    })
}

/// Two corner notes stand above; more are shared out, the upper row first.
fn corner(index: usize, count: usize) -> [i32; 2] {
    let upper = if count > 2 { count.div_ceil(2) } else { count };
    let (row, index, count) =
        if index < upper { (0, index, upper) } else { (1, index - upper, count - upper) };
    let [first, last] = CORNERS;
    [first + (last - first) * index as i32 / (count.max(2) as i32 - 1), CORNERS[row]]
}

/// Notes in the middle stand in one line, or in two.
fn middle(index: usize, count: usize) -> [i32; 2] {
    let line = if count > LINE { count.div_ceil(2) } else { count };
    let (row, column) = ((index / line) as i32, (index % line) as i32);
    let length = if row == 0 { line } else { count - line } as i32;
    let top = if count > LINE { CELL / 2 - LINES_APART / 2 + row * LINES_APART } else { CELL / 2 };
    [CELL / 2 + column * APART - (length - 1) * APART / 2, top]
}
