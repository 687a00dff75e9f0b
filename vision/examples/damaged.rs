//! Reads damaged pictures, and says how long the slowest took: `damaged COUNT SEED [FILE...]`. The pictures
//! are noise, drawn grids and the files made small, one of 32; a count and a seed always make the same ones. A panic
//! names the number of the picture, from which `damaged 1 NUMBER` with the same files makes it again.

#[path = "common/open.rs"]
mod open;

use nonet_vision::{Counter, Grey, recognise};
use std::time::Instant;

/// The sides of a picture are at most so long, in pixels; those of a photo at most twice.
const LONGEST: u64 = 120;

fn main() {
    let mut arguments = std::env::args().skip(1);
    let mut number = || arguments.next().map(|text| text.parse::<u64>().expect("a number"));
    let (count, seed) = (number().unwrap_or(1_000), number().unwrap_or(1));
    let photos: Vec<Grey> =
        arguments.map(|file| open::open(file.as_ref()).expect("a picture")).collect();
    let (mut grids, mut sure, mut slowest) = (0, 0, (0., 0));
    for number in seed..seed + count {
        let picture = damaged(&mut Random::new(number), &photos);
        let start = Instant::now();
        let read = || recognise(&picture, &mut Counter::default()).unwrap_or_default();
        let found = std::panic::catch_unwind(read).unwrap_or_else(|_| panic!("picture {number}"));
        let took = start.elapsed().as_secs_f32() * 1e3;
        if took > slowest.0 {
            slowest = (took, number);
        }
        grids += usize::from(!found.is_empty());
        sure += usize::from(found.iter().any(|found| found.board.is_unique));
    }
    println!(
        "{count} pictures from number {seed} on: no panic, {grids} with a grid, {sure} with a board of one solution, slowest {:.0} ms (number {})",
        slowest.0, slowest.1
    );
}

/// Numbers that look random (SplitMix64).
struct Random(u64);

impl Random {
    fn new(seed: u64) -> Self {
        Self(seed.wrapping_mul(0xd134_2543_de82_ef95))
    }

    /// Below `end`, which is above 0.
    fn below(&mut self, end: u64) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mixed = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        (mixed ^ (mixed >> 31)) % end
    }

    fn byte(&mut self) -> u8 {
        self.below(256) as u8
    }
}

/// One picture with up to four kinds of damage.
fn damaged(random: &mut Random, photos: &[Grey]) -> Grey {
    let longest = 1 + random.below(LONGEST);
    let (width, height) = (1 + random.below(longest), 1 + random.below(longest));
    let mut pixels = match random.below(32) {
        0..8 => (0..width * height).map(|_| random.byte()).collect(),
        8 if !photos.is_empty() => return shrunk_photo(random, photos),
        _ => grid(random, width, height),
    };
    for _ in 0..random.below(5) {
        spoil(random, &mut pixels, width as usize);
    }
    Grey::new(width as usize, height as usize, pixels).expect("pixels")
}

/// A photo made small, with some damage.
fn shrunk_photo(random: &mut Random, photos: &[Grey]) -> Grey {
    let photo = &photos[random.below(photos.len() as u64) as usize];
    let photo = photo.shrunk((LONGEST + random.below(LONGEST)) as usize);
    let photo = photo.turned(random.below(4) as usize);
    let (width, height) = (photo.width(), photo.height());
    let mut pixels = photo.pixels().to_vec();
    for _ in 0..random.below(4) {
        spoil(random, &mut pixels, width);
    }
    Grey::new(width, height, pixels).expect("pixels")
}

/// Lines at even steps with blots in some cells.
fn grid(random: &mut Random, width: u64, height: u64) -> Vec<u8> {
    let (cell, left, top) = (3 + random.below(12), random.below(20), random.below(20));
    let (paper, ink) = (random.byte(), random.byte());
    let blots: Vec<bool> = (0..81).map(|_| random.below(3) == 0).collect();
    let pixel = |at: u64| {
        let (x, y) = ((at % width).wrapping_sub(left), (at / width).wrapping_sub(top));
        let is_inside = x <= 9 * cell && y <= 9 * cell;
        let is_line = x % cell == 0 || y % cell == 0;
        let is_middle = x % cell > cell / 3 && y % cell > cell / 3;
        let blot = || blots[(y / cell * 9 + x / cell) as usize % 81];
        if is_inside && (is_line || is_middle && blot()) { ink } else { paper }
    };
    (0..width * height).map(pixel).collect()
}

/// One kind of damage.
fn spoil(random: &mut Random, pixels: &mut [u8], width: usize) {
    let count = pixels.len() as u64;
    let (start, end) = (random.below(count) as usize, random.below(count) as usize);
    let part = start.min(end)..start.max(end);
    match random.below(6) {
        0 => pixels[part].fill(random.byte()),
        1 => pixels[part].iter_mut().for_each(|pixel| *pixel = !*pixel),
        2 => pixels.rotate_left(start),
        3 => pixels.chunks_exact_mut(width).for_each(|row| row.rotate_left(start % width)),
        4 => {
            let step = 1 + random.below(9) as usize;
            pixels.iter_mut().step_by(step).for_each(|pixel| *pixel = random.byte());
        }
        _ => {
            let light = random.below(512) as u32;
            pixels.iter_mut().for_each(|pixel| {
                *pixel = (u32::from(*pixel) * light / 256).min(255) as u8;
            });
        }
    }
}
