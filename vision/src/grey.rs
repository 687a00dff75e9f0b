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
        let mut pixels = Vec::with_capacity(width * height);
        let columns = Bounds::new(self.width, width);
        let rows = Bounds::new(self.height, height);
        let area = columns.step * rows.step;
        let mut sums = vec![0f32; width];
        let mut means = vec![0f32; width];
        for y in 0..height {
            sums.fill(0.);
            let (first, last) = rows.covered(y);
            for source in first..=last {
                let weight = rows.share(y, source);
                columns.sum(self.row(source), &mut means);
                for (sum, mean) in sums.iter_mut().zip(&means) {
                    *sum += weight * mean;
                }
            }
            pixels.extend(sums.iter().map(|sum| (sum / area + 0.5) as u8));
        }
        Self { width, height, pixels }
    }
}

/// Which old pixels each new pixel of a row or column covers.
struct Bounds {
    old: usize,
    step: f32,
}

impl Bounds {
    fn new(old: usize, new: usize) -> Self {
        Self { old, step: old as f32 / new as f32 }
    }

    /// The first and the last old pixel that the new one touches.
    fn covered(&self, new: usize) -> (usize, usize) {
        let start = new as f32 * self.step;
        let end = start + self.step;
        let last = (end.ceil() as usize).saturating_sub(1).min(self.old - 1);
        ((start as usize).min(last), last)
    }

    /// How much of the old pixel lies in the new one, 0 to 1.
    fn share(&self, new: usize, old: usize) -> f32 {
        let start = new as f32 * self.step;
        ((start + self.step).min(old as f32 + 1.) - start.max(old as f32)).clamp(0., 1.)
    }

    /// The sums of one row's pixels by their shares.
    fn sum(&self, row: &[u8], sums: &mut [f32]) {
        for (new, sum) in sums.iter_mut().enumerate() {
            let (first, last) = self.covered(new);
            let inner: u32 = row[first..=last].iter().map(|&pixel| u32::from(pixel)).sum();
            let cut = |old: usize| (1. - self.share(new, old)) * f32::from(row[old]);
            *sum = inner as f32 - cut(first) - if last > first { cut(last) } else { 0. };
        }
    }
}
