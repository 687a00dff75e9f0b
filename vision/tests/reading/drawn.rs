//! Boards drawn by code: found, straightened, and read as far as the drawing allows.

use crate::canvas::{Canvas, PUZZLE, digits};
use nonet_vision::Counter;
use nonet_vision::{Board, Grey, NoGrid, Place, SIDE, find, read, recognise};

/// Whether the corners are those of a square, within `reach` pixels.
fn is_at(place: &Place, (left, top, side): (f32, f32, f32), reach: f32) -> bool {
    let corners = [(left, top), (left + side, top), (left + side, top + side), (left, top + side)];
    place
        .corners()
        .iter()
        .zip(corners)
        .all(|(a, b)| (a.0 - b.0).abs() < reach && (a.1 - b.1).abs() < reach)
}

#[test]
fn finds_a_plain_grid() {
    let picture = Canvas::new(500, 400).grid(60., 20., 40., 0, 255).grey();
    let places = find(&picture).expect("a grid");
    assert_eq!(places.len(), 1);
    assert!(is_at(&places[0], (60., 20., 360.), 2.), "{:?}", places[0].corners());
    assert!(places[0].score() > 1.05);
}

#[test]
fn finds_grids_that_touch() {
    let beside = [(40., 30.), (310., 30.)];
    let below = [(40., 30.), (40., 300.)];
    for (canvas, corners) in [(Canvas::new(620, 340), beside), (Canvas::new(350, 610), below)] {
        let both =
            corners.iter().fold(canvas, |canvas, &(left, top)| canvas.grid(left, top, 30., 0, 255));
        let places = find(&both.grey()).expect("grids");
        let is_found = |&(left, top): &(f32, f32)| {
            places.iter().any(|place| is_at(place, (left, top, 270.), 2.))
        };
        assert!(places.len() == 2 && corners.iter().all(is_found), "{places:?}");
    }
}

#[test]
fn finds_light_lines_on_dark() {
    let picture = Canvas::new(500, 400).grid(60., 20., 40., 0, 255).grey().inverted();
    let places = find(&picture).expect("a grid");
    assert!(is_at(&places[0], (60., 20., 360.), 2.), "{:?}", places[0].corners());
    let square = places[0].straighten(&picture);
    assert_eq!((square.width(), square.height()), (SIDE, SIDE));
}

#[test]
fn hair_lines_beside_thick_ones_are_surely_a_grid() {
    let paper = || Canvas::new(620, 460);
    let picture = paper().faint_grid(60., 20., 44., (20, 232)).puzzle(60., 20., 44., PUZZLE, 20);
    let dark = picture.grey().inverted();
    for picture in [picture.grey(), dark] {
        let places = find(&picture).expect("a grid");
        assert_eq!(places.len(), 1);
        assert!(is_at(&places[0], (60., 20., 396.), 3.), "{:?}", places[0].corners());
        assert!(places[0].score() > 1.03, "{}", places[0].score());
    }
}

#[test]
fn finds_fields_without_lines() {
    let picture = Canvas::new(400, 400).fields(50., 40., 33.).grey();
    let places = find(&picture).expect("a grid");
    assert!(is_at(&places[0], (50., 40., 297.), 6.), "{:?}", places[0].corners());
}

#[test]
fn finds_shaded_boxes_with_digits_and_no_others() {
    let paper = || Canvas::new(460, 460).rectangle(0., 0., 460., 460., 238);
    let boxes = paper().boxes(50., 40., 38.);
    let picture = boxes.puzzle(50., 40., 38., PUZZLE, 20).grey();
    let places = find(&picture).expect("a grid");
    assert_eq!(places.len(), 1);
    assert!(is_at(&places[0], (50., 40., 342.), 3.), "{:?}", places[0].corners());
    let empty = paper().boxes(50., 40., 38.).grey();
    assert!(find(&empty).is_err(), "nine fields are no grid");
}

#[test]
fn finds_several_grids() {
    let canvas = Canvas::new(1000, 520).grid(20., 60., 35., 0, 255).grid(420., 40., 50., 0, 255);
    let places = find(&canvas.grey()).expect("grids");
    assert_eq!(places.len(), 2);
    assert!(is_at(&places[0], (420., 40., 450.), 3.), "the largest first");
    assert!(is_at(&places[1], (20., 60., 315.), 3.));
}

#[test]
fn finds_the_grids_of_a_page_row_by_row() {
    let corner = |at: usize| ((at % 3) as f32 * 280. + 30., (at / 3) as f32 * 290. + 30.);
    // The sides differ, and no row is quite straight.
    let cell = |at: usize| 25. + (at * 7 % 4) as f32 * 0.7;
    let top = |at: usize| corner(at).1 + (at * 5 % 3) as f32 * 6.;
    let page = (0..12).fold(Canvas::new(870, 1200), |canvas, at| {
        canvas.grid(corner(at).0, top(at), cell(at), 0, 255)
    });
    let places = find(&page.grey()).expect("grids");
    assert_eq!(places.len(), 12);
    for (at, place) in places.iter().enumerate() {
        assert!(is_at(place, (corner(at).0, top(at), 9. * cell(at)), 3.), "{at}: {place:?}");
    }
}

#[test]
fn says_what_it_saw_without_a_grid() {
    let NoGrid { largest, score } = find(&Canvas::new(300, 300).grey()).expect_err("no grid");
    assert_eq!((largest, score), (0., 0.));
    let frame =
        Canvas::new(300, 300).rectangle(50., 50., 220., 4., 0).rectangle(50., 266., 220., 4., 0);
    let frame = frame.rectangle(50., 50., 4., 220., 0).rectangle(266., 50., 4., 220., 0);
    let seen = find(&frame.grey()).expect_err("only a frame");
    assert!((200. ..240.).contains(&seen.largest), "{seen:?}");
}

#[test]
fn takes_corners_as_they_are_or_refines_them() {
    let picture = Canvas::new(500, 400).grid(60., 20., 40., 0, 255).grey();
    let corners = [(66., 27.), (414., 15.), (425., 372.), (52., 386.)];
    let refined = Place::from_corners(&picture, corners, true).expect("sound corners");
    assert!(is_at(&refined, (60., 20., 360.), 2.), "{:?}", refined.corners());
    let taken = Place::from_corners(&picture, corners, false).expect("sound corners");
    for (corner, wanted) in taken.corners().iter().zip(corners) {
        assert!((corner.0 - wanted.0).abs() < 0.1 && (corner.1 - wanted.1).abs() < 0.1);
    }
    assert!(Place::from_corners(&picture, [(0., 0.); 4], true).is_none());
    assert!(
        Place::from_corners(&picture, [(0., 0.), (9e9, 0.), (9., 9.), (f32::NAN, 9.)], true)
            .is_none()
    );
    let crossed = [(60., 20.), (420., 380.), (420., 20.), (60., 380.)];
    assert!(Place::from_corners(&picture, crossed, true).is_none());
}

#[test]
fn reads_drawn_digits() {
    let picture =
        Canvas::new(500, 440).grid(60., 20., 44., 0, 255).puzzle(60., 20., 44., PUZZLE, 0).grey();
    let found = recognise(&picture, &mut Counter::default()).expect("a grid");
    let board = &found[0].board;
    let hidden = (0..81).filter(|&cell| {
        board.digits[cell] != digits(PUZZLE)[cell] && board.doubtful[cell].is_none()
    });
    assert_eq!(hidden.count(), 0, "a wrong cell without a mark");
}

#[test]
fn all_cells_of_a_grid_that_lacks_lines_are_doubtful() {
    let mut picture = Canvas::new(500, 440).grid(60., 20., 44., 0, 255);
    for line in [3., 4.] {
        picture = picture.rectangle(60. + line * 44. - 2., 23., 4., 388., 255);
        picture = picture.rectangle(63., 20. + line * 44. - 2., 388., 4., 255);
    }
    let picture = picture.puzzle(60., 20., 44., PUZZLE, 0).grey();
    let found = recognise(&picture, &mut Counter::default()).expect("a grid");
    assert!(
        found[0].board.is_unique && found[0].place.score() < 0.87,
        "{}",
        found[0].place.score()
    );
    assert_eq!(found[0].board.doubts(), 81);
}

#[test]
fn reads_the_same_whichever_way_up() {
    let picture =
        Canvas::new(500, 440).grid(60., 20., 44., 0, 255).puzzle(60., 20., 44., PUZZLE, 0).grey();
    let upright = recognise(&picture, &mut Counter::default()).expect("a grid");
    for turn in 1..4 {
        let turned = recognise(&picture.turned(turn), &mut Counter::default()).expect("a grid");
        assert_eq!(turned[0].board.digits, upright[0].board.digits, "turned by {turn}");
        assert_eq!((turned[0].reading.turn + turn) % 4, upright[0].reading.turn);
    }
}

#[test]
fn probabilities_are_whole() {
    let picture =
        Canvas::new(500, 440).grid(60., 20., 44., 0, 255).puzzle(60., 20., 44., PUZZLE, 0).grey();
    let square = find(&picture).expect("a grid")[0].straighten(&picture);
    for reading in read(&square) {
        for cell in reading.probabilities {
            assert!((cell.iter().sum::<f32>() - 1.).abs() < 1e-4);
        }
        let board = Board::most_likely(&reading, &mut Counter::default());
        assert!(board.is_unique || board.doubts() == 81);
    }
    assert!(read(&Grey::new(1, 1, vec![0]).expect("a pixel")).is_empty());
}
