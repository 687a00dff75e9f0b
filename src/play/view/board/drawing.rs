//! The grid as a picture to save: what it shows, without what is only there for playing.

use super::content::content;
use crate::core::view::arrows::size::CELL;
use crate::core::view::board::picture::picture;
use crate::core::view::board::{BoardView, CellView, DigitSource, NoteLayout, NoteView};
use crate::core::view::link_layer::{LinkLayer, LinkPath, LinkPathKind};
use crate::engine::formats::svg::{Drawing, DrawnCell, DrawnLine, DrawnNote, Ink, Tone};
use crate::engine::logic::step::Role;
use crate::engine::types::digit::Digit;
use crate::engine::types::set::Element as _;
use crate::play::Shown;

/// The places of notes three by three.
const SQUARE: [i32; 3] = [21, 50, 79];
/// The distance of notes side by side.
const APART: i32 = 17;

/// What the grid shows, with the open hint.
pub fn drawing(model: &Shown) -> Drawing {
    let shown = content(model);
    let BoardView { cells, links, .. } =
        picture(&model.common.localizer, &shown.board, shown.overlay());
    let LinkLayer { shades, mut links, .. } = links;
    if shown.overlay().is_none() {
        links = super::links::links(model, &shown.board, &cells);
    }
    let line = |kind| match kind {
        LinkPathKind::Out | LinkPathKind::Failed => (Tone::Third, false),
        LinkPathKind::FailedDotted => (Tone::Third, true),
        LinkPathKind::Weak | LinkPathKind::Dotted => (Tone::Second, true),
        LinkPathKind::Strong
        | LinkPathKind::Drawn
        | LinkPathKind::Group
        | LinkPathKind::End
        | LinkPathKind::Tip => (Tone::Second, false),
    };
    Drawing {
        cells: with_ends(cells.iter().map(|cell| drawn(cell)).collect(), &links),
        shades: shades.iter().map(|shade| (tone(shade.role), shade.area)).collect(),
        lines: links
            .into_iter()
            .filter(|link| !link.line.is_empty())
            .map(|link| {
                let (tone, dashed) = line(link.shape);
                DrawnLine { path: link.line, head: link.head, tone, dashed }
            })
            .collect(),
    }
}

/// The cells with the ends of the links that the player drew, whether they are noted or not.
fn with_ends(mut cells: Vec<DrawnCell>, links: &[LinkPath]) -> Vec<DrawnCell> {
    let is_end = |link: &&LinkPath| matches!(link.shape, LinkPathKind::End | LinkPathKind::Tip);
    for end in links.iter().filter(is_end).filter_map(|link| link.number.as_ref()) {
        let [x, y] = end.at;
        let Some(cell) = cells.get_mut((y / CELL * 9 + x / CELL) as usize) else { continue };
        let Ok(number) = u8::try_from(end.number) else { continue };
        let (digit, at) = (Digit::new(number), [x % CELL, y % CELL]);
        cell.notes.retain(|note| note.digit != digit);
        cell.notes.push(DrawnNote { digit, at, tone: Some(Tone::Second), out: false });
    }
    cells
}

fn tone(role: Role) -> Tone {
    match role {
        Role::Base | Role::Pivot | Role::On => Tone::First,
        Role::Cover | Role::Fin | Role::Pincer | Role::Off | Role::Witness => Tone::Second,
    }
}

fn drawn(view: &CellView) -> DrawnCell {
    let ink = match view.source {
        _ if !view.conflict_houses.is_empty() || view.wrong => Ink::Wrong,
        DigitSource::Given => Ink::Given,
        _ => Ink::Entry,
    };
    let digit = view.digit.and_then(Digit::from_char).map(|digit| (digit, ink));
    let notes = view.notes.iter().enumerate().map(|(at, note)| (note, place(view, at, note)));
    let first = 50 - APART * (view.centre.len() as i32 - 1) / 2;
    let centre = (0..).zip(&view.centre).map(|(at, note)| (note, [first + APART * at, 50]));
    DrawnCell {
        digit,
        colours: view.colours.iter().map(|colour| colour.index() as u8).collect(),
        tone: view.role.map(tone),
        notes: notes.chain(centre).map(|(note, at)| drawn_note(note, at)).collect(),
    }
}

/// Where a note at the border stands.
fn place(view: &CellView, at: usize, note: &NoteView) -> [i32; 2] {
    let index = usize::from(note.digit) - 1;
    match view.note_layout {
        NoteLayout::Square => [SQUARE[index % 3], SQUARE[index / 3]],
        NoteLayout::Corners => [16 + APART * (at % 5) as i32, if at < 5 { 19 } else { 81 }],
    }
}

fn drawn_note(note: &NoteView, at: [i32; 2]) -> DrawnNote {
    let tone = if note.out { Some(Tone::Third) } else { note.role.map(tone) };
    DrawnNote { digit: Digit::new(note.digit), at, tone, out: note.out }
}
