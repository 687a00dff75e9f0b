//! Looks for the grids in a picture.

use crate::fit::Fitted;
use crate::grey::Grey;
use crate::order::sort_descending;
use crate::place::Place;
use crate::quad;
use crate::search::{Kind, Search, WORSE, best};
use crate::shaded::shaded;

/// Grids are looked for in a picture of at most so many pixels a side.
const LONGEST: usize = 1000;

/// From which on neither light lines nor fields are looked for.
const ENOUGH: f32 = 0.95;

/// In a picture that is darker on the average, lines are looked for that are light.
const DARK: usize = 96;

/// A grid with a lower score is none.
const LEAST: f32 = 0.7;

/// Why no grid was found.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct NoGrid {
    /// The mean side of the largest dark figure of four corners that was seen, in pixels of the picture; 0 where there was none.
    pub largest: f32,
    /// How well the best candidate fitted, see [`Place::score`].
    pub score: f32,
}

/// Grids whose sides are at least this share of the largest are in the order in which a page is read.
const ALIKE: f32 = 0.8;

/// The grids in a picture: first those that surely are grids, row by row from the top left if they are about as large
/// as the largest, then the smaller ones, the largest first, then all others by their scores. Where the lines leave
/// open by which cell a grid begins, because its frame is missing, each way is a place.
///
/// # Errors
/// Says what was seen where there is no grid.
pub fn find(picture: &Grey) -> Result<Vec<Place>, NoGrid> {
    let small = picture.shrunk(LONGEST);
    let scale = longest(picture) / longest(&small);
    let (mut fits, largest) = passes(&small);
    let score = best(&fits);
    fits.retain(|fit| fit.score > ENOUGH || fit.score >= LEAST.max(score - WORSE));
    if fits.is_empty() {
        return Err(NoGrid { largest: largest * scale, score });
    }
    let rank = |fit: &Fitted| {
        if fit.is_sure() { 10. + quad::side(&fit.mesh.corners()) } else { fit.score }
    };
    sort_descending(&mut fits, rank);
    let mut kept: Vec<Fitted> = Vec::new();
    for fit in fits {
        let corners = fit.mesh.corners();
        let reach = quad::side(&corners) / 27.;
        if !kept.iter().any(|other| quad::is_near(&other.mesh.corners(), &corners, reach)) {
            kept.push(fit);
        }
    }
    by_rows(&mut kept);
    Ok(kept.iter().map(|fit| Place::new(&fit.mesh.scaled(scale), fit.score)).collect())
}

/// Puts the first fits in the order in which a page is read: those that surely are grids and about as large as the
/// first. None comes before one that it lies over.
fn by_rows(fits: &mut [Fitted]) {
    let least = fits.first().map_or(0., |first| ALIKE * quad::side(&first.mesh.corners()));
    for end in 1..fits.len() {
        let own = fits[end].mesh.corners();
        if !fits[end].is_sure() || quad::side(&own) < least {
            break;
        }
        for at in (1..=end).rev() {
            let other = fits[at - 1].mesh.corners();
            if quad::is_over(&own, &other) || !quad::is_before(&own, &other) {
                break;
            }
            fits.swap(at, at - 1);
        }
    }
}

/// What was fitted in a picture, and the largest figure of four corners among its dark lines.
fn passes(small: &Grey) -> (Vec<Fitted>, f32) {
    let mut searches = first_looks(small);
    if searches.last().is_some_and(Search::is_sure) {
        searches.drain(..searches.len() - 1);
    } else if searches.iter().all(|search| best(&search.fits) < LEAST) {
        let of_boxes = shaded(small);
        if !of_boxes.is_empty() {
            return (of_boxes, 0.);
        }
    }
    let (mut fits, mut largest) = (Vec::new(), 0.);
    for mut search in searches {
        search.run();
        if search.kind == Kind::Dark {
            largest = search.largest();
        }
        fits.append(&mut search.fits);
        if best(&fits) > ENOUGH {
            break;
        }
    }
    (fits, largest)
}

/// Searches that looked once, up to the first that leaves no doubt.
fn first_looks(small: &Grey) -> Vec<Search> {
    let order = if is_dark(small) {
        [Kind::Light, Kind::Dark, Kind::Fields]
    } else {
        [Kind::Dark, Kind::Light, Kind::Fields]
    };
    let mut searches: Vec<Search> = Vec::new();
    for kind in order {
        let mut search = Search::over(small, kind);
        search.look_once();
        searches.push(search);
        if searches.last().is_some_and(Search::is_sure) {
            break;
        }
    }
    searches
}

fn is_dark(picture: &Grey) -> bool {
    let sum: usize = picture.pixels().iter().map(|&pixel| usize::from(pixel)).sum();
    sum < DARK * picture.pixels().len()
}

fn longest(picture: &Grey) -> f32 {
    picture.width().max(picture.height()) as f32
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::ops::Range;

    const SIDE: usize = 500;
    const CELL: usize = 48;
    const EDGE: usize = (SIDE - 9 * CELL) / 2;

    fn fill(pixels: &mut [u8], (left, top): (usize, usize), (wide, high): (usize, usize), by: u8) {
        for row in top..top + high {
            pixels[row * SIDE + left..][..wide].fill(by);
        }
    }

    /// A grid with faint lines between the cells, dark ones around the boxes, and nine dark notes in each cell.
    fn noted_grid() -> Grey {
        let mut pixels = vec![250; SIDE * SIDE];
        for at in 0..81 {
            let (left, top) = (EDGE + at % 9 * CELL, EDGE + at / 9 * CELL);
            for note in 0..9 {
                let place = (left + 4 + note % 3 * 16, top + 4 + note / 3 * 16);
                fill(&mut pixels, place, (5, 2), 60);
                fill(&mut pixels, (place.0 + 3, place.1), (2, 9), 60);
            }
        }
        add_lines(&mut pixels, 0..10, 246);
        Grey::new(SIDE, SIDE, pixels).unwrap()
    }

    /// Some of the ten lines of each direction, those between the boxes thick and dark.
    fn add_lines(pixels: &mut [u8], lines: Range<usize>, thin: u8) {
        for line in lines {
            let (width, by) = if line % 3 == 0 { (2, 40) } else { (1, thin) };
            let at = EDGE + line * CELL;
            fill(pixels, (at, EDGE), (width, 9 * CELL), by);
            fill(pixels, (EDGE, at), (9 * CELL, width), by);
        }
    }

    #[test]
    fn a_grid_without_a_frame_is_surely_one_and_at_one_place() {
        let mut pixels = vec![250; SIDE * SIDE];
        add_lines(&mut pixels, 1..9, 170);
        let places = find(&Grey::new(SIDE, SIDE, pixels).unwrap()).unwrap();
        assert_eq!(places.len(), 1);
        assert!(places[0].score() > 1.05, "{}", places[0].score());
        assert_is_the_grid(&places[0]);
    }

    fn assert_is_the_grid(place: &Place) {
        let far = (EDGE + 9 * CELL) as f32;
        let expected = [(34., 34.), (far, 34.), (far, far), (34., far)];
        for (corner, expected) in place.corners().iter().zip(expected) {
            assert!((corner.0 - expected.0).abs() < 4. && (corner.1 - expected.1).abs() < 4.);
        }
    }

    #[test]
    fn a_grid_whose_notes_are_darker_than_its_thin_lines_is_surely_one() {
        let places = find(&noted_grid()).unwrap();
        assert!(places[0].score() > 1.05, "{}", places[0].score());
        assert_is_the_grid(&places[0]);
    }

    /// Nine rows and only six columns, each as wide as one and a half cells of a grid: all lines that run to the right are
    /// at their places, and of those that run down the ones around the boxes.
    #[test]
    fn a_table_of_six_columns_is_not_surely_a_grid() {
        let mut pixels = vec![250; SIDE * SIDE];
        for line in 0..10 {
            fill(&mut pixels, (EDGE, EDGE + line * CELL), (9 * CELL, 2), 60);
        }
        for line in 0..7 {
            fill(&mut pixels, (EDGE + line * CELL * 3 / 2, EDGE), (2, 9 * CELL), 60);
        }
        let places = find(&Grey::new(SIDE, SIDE, pixels).unwrap());
        let score = places.map_or_else(|none| none.score, |places| places[0].score());
        assert!(score < 1.0, "{score}");
    }
}
