//! Pictures without a board, and nonsense: no panic, bounded work, and an answer that says so.

use crate::canvas::{Canvas, PUZZLE};
use nonet_vision::Counter;
use nonet_vision::{Grey, Place, find, read, recognise};

fn grey(width: usize, height: usize, pixel: impl FnMut(usize) -> u8) -> Grey {
    Grey::new(width, height, (0..width * height).map(pixel).collect()).expect("pixels")
}

/// Bytes that look random, the same every time.
fn noise(mut state: u64) -> impl FnMut(usize) -> u8 {
    move |_| {
        state =
            state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (state >> 56) as u8
    }
}

#[test]
fn bears_every_size() {
    for (width, height) in
        [(1, 1), (1, 900), (900, 1), (2, 2), (3, 50_000), (50_000, 3), (7, 5), (40, 40)]
    {
        assert!(find(&grey(width, height, |_| 128)).is_err());
        assert!(recognise(&grey(width, height, noise(7)), &mut Counter::default()).is_err());
        assert!(find(&grey(width, height, |at| if at % 2 == 0 { 0 } else { 255 })).is_err());
    }
}

#[test]
fn bears_noise() {
    for seed in 1..4 {
        let picture = grey(300, 260, noise(seed));
        let found = recognise(&picture, &mut Counter::default()).unwrap_or_default();
        assert!(found.iter().all(|found| found.board.doubts() == 81));
    }
}

#[test]
fn doubts_a_chess_board() {
    let picture =
        grey(400, 400, |at| if (at % 400 / 50 + at / 400 / 50) % 2 == 0 { 20 } else { 230 });
    let found = recognise(&picture, &mut Counter::default()).unwrap_or_default();
    assert!(found.iter().all(|found| found.board.doubts() == 81));
}

#[test]
fn doubts_an_empty_grid() {
    let picture = Canvas::new(400, 400).grid(20., 20., 40., 0, 255).grey();
    let found = recognise(&picture, &mut Counter::default()).expect("a grid");
    assert!(!found[0].board.is_unique);
    assert_eq!(found[0].board.doubts(), 81);
}

#[test]
fn bears_rows_of_shifted_bytes() {
    let picture =
        Canvas::new(300, 300).grid(20., 20., 28., 0, 255).puzzle(20., 20., 28., PUZZLE, 0).grey();
    let mut bytes = noise(3);
    for damage in 1..8usize {
        let mut pixels = picture.pixels().to_vec();
        pixels.rotate_left(damage * 1111);
        for at in (0..pixels.len()).step_by(damage) {
            pixels[at] = bytes(at);
        }
        let picture = Grey::new(300, 300, pixels).expect("pixels");
        let _ = recognise(&picture, &mut Counter::default());
    }
}

#[test]
fn bears_every_corner() {
    let picture = grey(120, 90, noise(5));
    let mut bytes = noise(9);
    for _ in 0..60 {
        let mut corner = || (f32::from(bytes(0)) * 1.5 - 100., f32::from(bytes(0)) - 80.);
        let corners = [corner(), corner(), corner(), corner()];
        for refined in [false, true] {
            if let Some(place) = Place::from_corners(&picture, corners, refined) {
                let _ = read(&place.straighten(&picture));
            }
        }
    }
}
