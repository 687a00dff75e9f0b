//! A picture in shades of grey.

/// A picture of one byte a pixel, 0 black to 255 white, row by row from the top left.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Grey {
    width: usize,
    height: usize,
    pixels: Vec<u8>,
}

impl Grey {
    /// The picture of these pixels; `None` where `pixels` does not hold `width * height` of them, or none.
    ///
    /// ```
    /// use nonet_vision::Grey;
    ///
    /// assert!(Grey::new(2, 2, vec![0, 255, 255, 0]).is_some());
    /// assert!(Grey::new(2, 2, vec![0]).is_none());
    /// ```
    #[must_use]
    pub fn new(width: usize, height: usize, pixels: Vec<u8>) -> Option<Self> {
        let held = width.checked_mul(height)?;
        (held > 0 && held == pixels.len()).then_some(Self { width, height, pixels })
    }

    /// In pixels.
    #[must_use]
    pub fn width(&self) -> usize {
        self.width
    }

    /// In pixels.
    #[must_use]
    pub fn height(&self) -> usize {
        self.height
    }

    /// All pixels, row by row.
    #[must_use]
    pub fn pixels(&self) -> &[u8] {
        &self.pixels
    }

    /// One row of pixels; `y` is inside.
    pub(crate) fn row(&self, y: usize) -> &[u8] {
        &self.pixels[y * self.width..(y + 1) * self.width]
    }

    /// Black for white.
    #[must_use]
    pub fn inverted(&self) -> Self {
        Self { pixels: self.pixels.iter().map(|&pixel| !pixel).collect(), ..*self }
    }

    /// Twice as wide and high: each new pixel is the mean of its old neighbours.
    pub(crate) fn doubled(&self) -> Self {
        let mean = |a: u8, b: u8| (u16::from(a) + u16::from(b)).div_ceil(2) as u8;
        let wide = |row: &[u8]| -> Vec<u8> {
            let next = row.iter().skip(1).chain(row.last());
            row.iter().zip(next).flat_map(|(&pixel, &next)| [pixel, mean(pixel, next)]).collect()
        };
        let mut pixels = Vec::with_capacity(4 * self.pixels.len());
        let mut row = wide(self.row(0));
        for y in 1..=self.height {
            let below = wide(self.row(y.min(self.height - 1)));
            pixels.extend_from_slice(&row);
            pixels.extend(row.iter().zip(&below).map(|(&pixel, &below)| mean(pixel, below)));
            row = below;
        }
        Self { width: 2 * self.width, height: 2 * self.height, pixels }
    }

    /// Dark where neighbouring pixels differ, white elsewhere.
    pub(crate) fn edges(&self) -> Self {
        let mut pixels = Vec::with_capacity(self.pixels.len());
        for y in 0..self.height {
            let (above, below) =
                (self.row(y.saturating_sub(1)), self.row((y + 1).min(self.height - 1)));
            let row = self.row(y);
            pixels.extend((0..self.width).map(|x| {
                let along = row[x.saturating_sub(1)].abs_diff(row[(x + 1).min(self.width - 1)]);
                255 - along.max(above[x].abs_diff(below[x])).saturating_mul(3)
            }));
        }
        Self { pixels, ..*self }
    }

    /// Black where it is darker than a shade, white elsewhere.
    pub(crate) fn in_two_shades(&self, shade: u8) -> Self {
        let pixels = self.pixels.iter().map(|&pixel| if pixel < shade { 0 } else { 255 }).collect();
        Self { pixels, ..*self }
    }

    /// Turned by a quarter against the clock, `quarters` times.
    #[must_use]
    pub fn turned(&self, quarters: usize) -> Self {
        let mut turned = self.clone();
        for _ in 0..quarters % 4 {
            let (width, height) = (turned.height, turned.width);
            let from = |x: usize, y: usize| turned.pixels[x * turned.width + turned.width - 1 - y];
            let pixels = (0..height).flat_map(|y| (0..width).map(move |x| from(x, y))).collect();
            turned = Self { width, height, pixels };
        }
        turned
    }

    /// No side longer than `longest` pixels: each new pixel is the mean of the area it covers.
    /// A smaller picture stays as it is.
    #[must_use]
    pub fn shrunk(&self, longest: usize) -> Self {
        let longer = self.width.max(self.height);
        if longer <= longest.max(1) {
            return self.clone();
        }
        let scaled = |side: usize| ((side * longest.max(1) + longer / 2) / longer).max(1);
        self.resized(scaled(self.width), scaled(self.height))
    }

    /// The mean of the covered area for each pixel of a picture that is not larger.
    fn resized(&self, width: usize, height: usize) -> Self {
        let (columns, rows) = (covers(self.width, width), covers(self.height, height));
        let area = (self.width * self.height) as f32 / (width * height) as f32;
        let mut pixels = Vec::with_capacity(width * height);
        let mut sums = vec![0f32; self.width];
        for cover in &rows {
            sums.fill(0.);
            for y in cover.first..=cover.last {
                let weight = cover.weight(y) / area;
                let row = sums.iter_mut().zip(self.row(y));
                row.for_each(|(sum, &pixel)| *sum += weight * f32::from(pixel));
            }
            pixels.extend(columns.iter().map(|cover| (cover.sum(&sums) + 0.5) as u8));
        }
        Self { width, height, pixels }
    }
}

/// Which old pixels a new pixel of a row or column covers, and how much of those at its ends.
struct Cover {
    first: usize,
    last: usize,
    first_weight: f32,
    last_weight: f32,
}

/// The cover of each of `new` pixels that lie over `old` ones.
fn covers(old: usize, new: usize) -> Vec<Cover> {
    let cover = |at: usize| {
        // In parts of an old pixel.
        let (start, end) = (at * old, (at + 1) * old);
        let (first, last) = (start / new, (end - 1) / new);
        let share = |pixel: usize| {
            (end.min((pixel + 1) * new) - start.max(pixel * new)) as f32 / new as f32
        };
        Cover { first, last, first_weight: share(first), last_weight: share(last) }
    };
    (0..new).map(cover).collect()
}

impl Cover {
    fn weight(&self, old: usize) -> f32 {
        match old {
            _ if old == self.first => self.first_weight,
            _ if old == self.last => self.last_weight,
            _ => 1.,
        }
    }

    /// The weighted sum of a row.
    fn sum(&self, row: &[f32]) -> f32 {
        let covered = &row[self.first..=self.last];
        match covered {
            [first, inner @ .., last] => {
                first * self.first_weight + inner.iter().sum::<f32>() + last * self.last_weight
            }
            _ => covered.iter().sum::<f32>() * self.first_weight,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn between_the_old_pixels_are_means() {
        let doubled = Grey::new(2, 2, vec![0, 100, 50, 250]).unwrap().doubled();
        let rows =
            [[0, 50, 100, 100], [25, 100, 175, 175], [50, 150, 250, 250], [50, 150, 250, 250]];
        assert_eq!((doubled.width(), doubled.pixels()), (4, rows.as_flattened()));
    }
}
