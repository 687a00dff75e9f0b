//! Draws boards.

use nonet_vision::Grey;

/// A puzzle with one solution.
pub const PUZZLE: &str =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

/// Its digits, 0 for an empty cell.
pub fn digits(puzzle: &str) -> [u8; 81] {
    let mut digits = [0; 81];
    for (digit, letter) in digits.iter_mut().zip(puzzle.bytes()) {
        *digit = letter.saturating_sub(b'0');
    }
    digits.map(|digit| if digit > 9 { 0 } else { digit })
}

/// White paper to draw on.
pub struct Canvas {
    width: usize,
    height: usize,
    pixels: Vec<u8>,
}

/// Each digit in five columns and seven rows, a row a byte, the left column the highest of five bits.
const GLYPHS: [[u8; 7]; 9] = [
    [4, 12, 4, 4, 4, 4, 14],
    [14, 17, 1, 2, 4, 8, 31],
    [31, 2, 4, 2, 1, 17, 14],
    [2, 6, 10, 18, 31, 2, 2],
    [31, 16, 30, 1, 1, 17, 14],
    [6, 8, 16, 30, 17, 17, 14],
    [31, 1, 2, 4, 8, 8, 8],
    [14, 17, 17, 14, 17, 17, 14],
    [14, 17, 17, 15, 1, 2, 12],
];

impl Canvas {
    pub fn new(width: usize, height: usize) -> Self {
        Self { width, height, pixels: vec![255; width * height] }
    }

    pub fn grey(&self) -> Grey {
        Grey::new(self.width, self.height, self.pixels.clone()).expect("pixels")
    }

    pub fn rectangle(mut self, left: f32, top: f32, width: f32, height: f32, shade: u8) -> Self {
        for y in (top as usize)..((top + height) as usize).min(self.height) {
            for x in (left as usize)..((left + width) as usize).min(self.width) {
                self.pixels[y * self.width + x] = shade;
            }
        }
        self
    }

    /// Lines around nine by nine cells, every third thicker.
    pub fn grid(mut self, left: f32, top: f32, cell: f32, ink: u8, paper: u8) -> Self {
        let side = 9. * cell;
        self = self.rectangle(left, top, side, side, paper);
        for line in 0..10 {
            let half = if line % 3 == 0 { 2. } else { 1. };
            let at = line as f32 * cell - half;
            self = self.rectangle(left - 2., top + at, side + 4., 2. * half, ink);
            self = self.rectangle(left + at, top - 2., 2. * half, side + 4., ink);
        }
        self
    }

    /// The same with hair lines in a shade of their own between the cells of a box.
    pub fn faint_grid(mut self, left: f32, top: f32, cell: f32, (ink, hair): (u8, u8)) -> Self {
        let thin = (0..10).filter(|line| line % 3 > 0).map(|line| (line, 1., hair));
        let thick = (0..10).step_by(3).map(|line| (line, 3., ink));
        for (line, width, shade) in thin.chain(thick) {
            let at = line as f32 * cell;
            self = self.rectangle(left, top + at, 9. * cell, width, shade);
            self = self.rectangle(left + at, top, width, 9. * cell, shade);
        }
        self
    }

    /// Cells in two shades by turns, without lines, on another shade.
    pub fn fields(mut self, left: f32, top: f32, cell: f32) -> Self {
        for at in 0..81u8 {
            let (row, column) = (at / 9, at % 9);
            let shade = if (row + column) % 2 == 0 { 170 } else { 215 };
            let place = (left + f32::from(column) * cell, top + f32::from(row) * cell);
            self = self.rectangle(place.0, place.1, cell, cell, shade);
        }
        self
    }

    /// Boxes in two shades by turns, without lines.
    pub fn boxes(mut self, left: f32, top: f32, cell: f32) -> Self {
        for at in 0..9u8 {
            let shade = if at % 2 == 0 { 250 } else { 212 };
            let place = (left + f32::from(at % 3 * 3) * cell, top + f32::from(at / 3 * 3) * cell);
            self = self.rectangle(place.0, place.1, 3. * cell, 3. * cell, shade);
        }
        self
    }

    /// Digits in the middle of their cells.
    pub fn puzzle(mut self, left: f32, top: f32, cell: f32, puzzle: &str, ink: u8) -> Self {
        let dot = cell * 0.09;
        for (at, digit) in digits(puzzle).into_iter().enumerate().filter(|cell| cell.1 > 0) {
            let x = left + (at % 9) as f32 * cell + (cell - 5. * dot) / 2.;
            let y = top + (at / 9) as f32 * cell + (cell - 7. * dot) / 2.;
            let dots = GLYPHS[usize::from(digit) - 1].into_iter().enumerate();
            let dots = dots.flat_map(|(row, bits)| {
                (0..5).map(move |column| (row, column, bits >> (4 - column) & 1))
            });
            for (row, column, _) in dots.filter(|dot| dot.2 == 1) {
                let place = (x + column as f32 * dot, y + row as f32 * dot);
                self = self.rectangle(place.0, place.1, dot + 0.6, dot + 0.6, ink);
            }
        }
        self
    }
}
