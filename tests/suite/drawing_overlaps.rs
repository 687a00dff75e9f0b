//! What is drawn over the grid covers nothing that is to be read: no line, arrowhead or number lies on a
//! digit or a candidate, and no number on another or on an arrowhead. Measured over the corpus, a hundred
//! units to a cell, with the sizes of the style sheets.

use nonet_engine::logic::reglib::Case;
use nonet_engine::types::cell::Cell;
use nonet_page::core::view::arrows::NUMBER;
use nonet_page::core::view::board::{BoardView, CellView, NoteLayout, StepDetail};
use nonet_page::core::view::link_layer::{LinkPath, LinkPathKind};

use crate::drawing::{drawn, finds};

type Place = [f64; 2];

/// A digit or a candidate: its middle, half its width and half its height.
type Glyph = (Place, [f64; 2]);

/// A digit that fills its cell is 0.56 of a cell large, a candidate 0.23.
const DIGIT: [f64; 2] = [17.0, 20.0];
const NOTE: [f64; 2] = [7.0, 8.0];
/// Half the width of a line: 3 px in cells of 60 px, 2 px in cells of 40.
const HALF_LINE: f64 = 2.5;

fn glyphs(view: &CellView) -> Vec<Glyph> {
    let corner = [view.cell.column() as f64 * 100.0, view.cell.row() as f64 * 100.0];
    let at = |x: f64, y: f64| [corner[0] + x, corner[1] + y];
    if view.digit.is_some() {
        return vec![(at(50.0, 50.0), DIGIT)];
    }
    assert!(
        view.notes.is_empty() || view.note_layout == NoteLayout::Square,
        "candidates stand three by three"
    );
    let places = [21.0, 50.0, 79.0];
    let note =
        |digit: u8| at(places[usize::from(digit - 1) % 3], places[usize::from(digit - 1) / 3]);
    let square = view.notes.iter().map(|of| (note(of.digit), NOTE));
    // Five in a line, side by side.
    let count = view.centre.len();
    let line = if count > 5 { count.div_ceil(2) } else { count };
    let centre = (0..count).map(|index| {
        let (row, column) = (index / line, index % line);
        let length = if row == 0 { line } else { count - line };
        let x = 50.0 + 14.0 * (column as f64 - (length as f64 - 1.0) / 2.0);
        let y = if count > 5 { 39.0 + 22.0 * row as f64 } else { 50.0 };
        (at(x, y), NOTE)
    });
    square.chain(centre).collect()
}

/// How far a place is from the box of a glyph.
fn beyond((middle, half): &Glyph, at: Place) -> f64 {
    let far = [0, 1].map(|axis| ((at[axis] - middle[axis]).abs() - half[axis]).max(0.0));
    far[0].hypot(far[1])
}

/// The places of path data of straight and quadratic pieces, at most two units apart.
fn places(path: &str) -> Vec<Place> {
    let mut places: Vec<Place> = Vec::new();
    for piece in pieces(path) {
        let (kind, numbers) = piece;
        let before = places.last().copied();
        match (kind, before, &numbers[..]) {
            ('M', _, &[x, y]) => places.push([x, y]),
            ('L', Some(from), _) => {
                let mut from = from;
                for to in numbers.chunks(2).map(|two| [two[0], two[1]]) {
                    curve(&mut places, from, from, to);
                    from = to;
                }
            }
            ('Q', Some(from), &[via_x, via_y, x, y]) => {
                curve(&mut places, from, [via_x, via_y], [x, y]);
            }
            _ => panic!("{path} has a piece {kind} {numbers:?}"),
        }
    }
    places
}

fn pieces(path: &str) -> Vec<(char, Vec<f64>)> {
    let starts: Vec<usize> =
        path.char_indices().filter(|(_, c)| "MLQ".contains(*c)).map(|(at, _)| at).collect();
    let ends = starts.iter().skip(1).copied().chain([path.len()]);
    let piece = |(start, end): (&usize, usize)| {
        let text = path[start + 1..end].trim_end_matches('Z');
        let numbers = text.split(' ').map(|number| number.parse().expect("a number"));
        (path[*start..].chars().next().expect("a letter"), numbers.collect())
    };
    starts.iter().zip(ends).map(piece).collect()
}

fn curve(places: &mut Vec<Place>, from: Place, via: Place, to: Place) {
    let length =
        (via[0] - from[0]).hypot(via[1] - from[1]) + (to[0] - via[0]).hypot(to[1] - via[1]);
    let steps = (length / 2.0).ceil().max(1.0) as usize;
    places.extend((1..=steps).map(|step| {
        let at = step as f64 / steps as f64;
        [0, 1].map(|axis| {
            let straight = |from: f64, to: f64| from + (to - from) * at;
            straight(straight(from[axis], via[axis]), straight(via[axis], to[axis]))
        })
    }));
}

/// What covers something, in words.
fn overlaps(view: &BoardView) -> Vec<String> {
    let glyphs: Vec<Glyph> = view.cells.iter().flat_map(|cell| glyphs(cell)).collect();
    let covers = |at: Place, radius: f64| glyphs.iter().any(|glyph| beyond(glyph, at) < radius);
    // The cells of a group lie in a pale capsule, through which they are read.
    let is_drawn = |link: &&LinkPath| link.shape != LinkPathKind::Group;
    let links: Vec<&LinkPath> = view.links.links.iter().filter(is_drawn).collect();
    let radius = f64::from(NUMBER);
    let mut found = Vec::new();
    for (at, link) in links.iter().enumerate() {
        if let Some(at) = places(&link.line).into_iter().find(|&at| covers(at, HALF_LINE)) {
            found.push(format!("line {} on a digit at {at:?}", link.line));
        }
        if places(&link.head).iter().any(|&at| covers(at, 0.5)) {
            found.push(format!("arrowhead {} on a digit", link.head));
        }
        let Some(number) = &link.number else { continue };
        let place = number.at.map(f64::from);
        let apart = |other: Place| (place[0] - other[0]).hypot(place[1] - other[1]);
        if covers(place, radius) {
            found.push(format!("number {} at {place:?} on a digit", number.number));
        }
        let others = links[at + 1..].iter().filter_map(|link| link.number.as_ref());
        if others.clone().any(|other| apart(other.at.map(f64::from)) < 2.0 * radius) {
            found.push(format!("number {} on another", number.number));
        }
        if links.iter().any(|link| places(&link.head).into_iter().any(|at| apart(at) < radius)) {
            found.push(format!("number {} on an arrowhead", number.number));
        }
    }
    found
}

/// A case in which the player has noted all candidates of each cell without a digit.
fn noted(case: &Case, centre: bool) -> Case {
    let mut case = case.clone();
    for cell in Cell::ALL {
        if case.board.digit(cell).is_none() {
            let candidates = case.board.candidates(cell);
            let marks =
                if centre { &mut case.board.centre_marks } else { &mut case.board.corner_marks };
            marks[cell] = candidates;
        }
    }
    case
}

#[test]
fn lines_arrowheads_and_numbers_lie_on_nothing_that_is_read() {
    let (mut links, mut numbers) = (0, 0);
    let mut all = Vec::new();
    for (case, step) in finds() {
        for (notes, case) in
            [("none", case.clone()), ("all", noted(&case, false)), ("centre", noted(&case, true))]
        {
            let view = drawn(&case, &step, StepDetail::Whole, None);
            links += view.links.links.len();
            numbers += view.links.links.iter().filter(|link| link.number.is_some()).count();
            let found = overlaps(&view).into_iter();
            all.extend(found.map(|what| format!("{}, notes: {notes}: {what}", step.technique)));
        }
    }
    assert!(links > 400 && numbers > 80, "only {links} links and {numbers} numbers");
    assert!(all.is_empty(), "{} of {links} links:\n{}", all.len(), all.join("\n"));
}

#[test]
fn an_overlap_is_seen() {
    let mut found = 0;
    for (case, step) in finds() {
        let mut view = drawn(&noted(&case, false), &step, StepDetail::Whole, None);
        for link in &mut view.links.links {
            // Straight across the cells, and all numbers in one place.
            link.line = "M0 50L900 50".to_owned();
            link.number = link.number.take().map(|number| {
                nonet_page::core::view::link_layer::NumberView { at: [450, 450], ..number }
            });
        }
        found += usize::from(!overlaps(&view).is_empty());
    }
    assert!(found > 15, "only {found} drawings with an overlap that was made");
}
