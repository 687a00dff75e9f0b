//! What is darker than its surroundings.

use crate::grey::Grey;

/// One value a pixel: whether it belongs to what is looked for.
pub(crate) struct Mask {
    pub width: usize,
    pub set: Vec<bool>,
}

/// A threshold: the window as a part of the picture's shorter side, how much darker than its mean a line is, and
/// whether the picture is blurred before, for lines that are weak.
pub(crate) type Threshold = (usize, f32, bool);

/// A picture, and what masks are made from, each when it is first needed.
pub(crate) struct Masks {
    sharp: Sums,
    soft: Option<Sums>,
}

impl Masks {
    pub fn of(picture: Grey) -> Self {
        Self { sharp: Sums::new(picture), soft: None }
    }

    pub fn picture(&self) -> &Grey {
        &self.sharp.grey
    }

    /// In pixels.
    pub fn shorter_side(&self) -> usize {
        self.picture().width().min(self.picture().height())
    }

    pub fn at(&mut self, (part, by, is_soft): Threshold) -> Mask {
        let window = (self.shorter_side() / part) | 1;
        if !is_soft {
            return self.sharp.darker(window, by);
        }
        let soft = self.soft.get_or_insert_with(|| Sums::new(blurred(&self.sharp.grey)));
        soft.darker(window, by)
    }
}

/// A picture with the sums over all rectangles at its top left corner.
struct Sums {
    grey: Grey,
    /// One row and one column more than the picture; sums wrap around, differences are right.
    sums: Vec<u32>,
}

impl Sums {
    fn new(grey: Grey) -> Self {
        let wide = grey.width() + 1;
        let mut sums = vec![0u32; wide * (grey.height() + 1)];
        for y in 0..grey.height() {
            let (above, below) = sums.split_at_mut((y + 1) * wide);
            let above = &above[y * wide..];
            let mut row = 0u32;
            for (x, &pixel) in grey.row(y).iter().enumerate() {
                row = row.wrapping_add(u32::from(pixel));
                below[x + 1] = above[x + 1].wrapping_add(row);
            }
        }
        Self { grey, sums }
    }

    /// The pixels darker than `1 - by` of the mean over a square of `window` pixels around them.
    fn darker(&self, window: usize, by: f32) -> Mask {
        let (width, height) = (self.grey.width(), self.grey.height());
        let (wide, half) = (width + 1, window / 2);
        let mut set = Vec::with_capacity(width * height);
        for y in 0..height {
            let (top, bottom) = (y.saturating_sub(half), (y + half + 1).min(height));
            let (above, below) =
                (&self.sums[top * wide..][..wide], &self.sums[bottom * wide..][..wide]);
            for (x, &pixel) in self.grey.row(y).iter().enumerate() {
                let (left, right) = (x.saturating_sub(half), (x + half + 1).min(width));
                let sum = below[right]
                    .wrapping_sub(below[left])
                    .wrapping_sub(above[right].wrapping_sub(above[left]));
                let area = ((right - left) * (bottom - top)) as f32;
                set.push(f32::from(pixel) * area < sum as f32 * (1. - by));
            }
        }
        Mask { width, set }
    }
}

impl Mask {
    /// With all eight neighbours of what was set: closes gaps of up to two pixels.
    pub fn grown(&self) -> Self {
        let mut wide = self.set.clone();
        for (new, old) in wide.chunks_exact_mut(self.width).zip(self.set.chunks_exact(self.width)) {
            for x in 1..self.width {
                new[x] |= old[x - 1];
                new[x - 1] |= old[x];
            }
        }
        let mut set = wide.clone();
        for at in self.width..set.len() {
            set[at] |= wide[at - self.width];
            set[at - self.width] |= wide[at];
        }
        Self { set, ..*self }
    }
}

/// Blurred by a bell of nine taps with a deviation of 1.8 pixels: joins weak lines that grain tears apart.
fn blurred(grey: &Grey) -> Grey {
    let (width, height) = (grey.width(), grey.height());
    let mut pixels = Vec::with_capacity(width * height);
    let taps = [7u32, 16, 31, 48, 52, 48, 31, 16, 7];
    let mut column = vec![0u32; width + 8];
    for y in 0..height {
        column.fill(0);
        for (k, tap) in taps.iter().enumerate() {
            let from = (y + k).saturating_sub(4).min(height - 1);
            for (sum, &pixel) in column[4..].iter_mut().zip(grey.row(from)) {
                *sum += tap * u32::from(pixel);
            }
        }
        let (first, last) = (column[4], column[width + 3]);
        column[..4].fill(first);
        column[width + 4..].fill(last);
        let sum =
            |x: usize| taps.iter().zip(&column[x..]).map(|(tap, value)| tap * value).sum::<u32>();
        pixels.extend((0..width).map(|x| ((sum(x) + (1 << 15)) >> 16).min(255) as u8));
    }
    Grey::new(width, height, pixels).unwrap_or_else(|| grey.clone())
}
