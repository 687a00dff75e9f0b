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

    /// The pixel at `x` from the left and `y` from the top, that of the nearest edge outside.
    pub(crate) fn at(&self, x: isize, y: isize) -> u8 {
        let clamp = |at: isize, size: usize| at.clamp(0, size as isize - 1) as usize;
        self.pixels[clamp(y, self.height) * self.width + clamp(x, self.width)]
    }
}
