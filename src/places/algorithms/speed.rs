//! [`Speed`]: how many steps a second, on a logarithmic scale.

/// A place on the scale, from 0, one step a second, to [`Speed::MAX`], a million.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Speed(u32);

impl Speed {
    /// The fastest: ten places are ten times as fast.
    pub const MAX: u32 = 60;
    /// Above so many steps a second the newest state is drawn, and not each.
    pub const MOST_SINGLE: u64 = 4_000;

    /// The place, or the fastest.
    pub fn new(place: u32) -> Speed {
        Speed(place.min(Speed::MAX))
    }
    /// The place on the scale.
    pub fn place(self) -> u32 {
        self.0
    }
    /// Steps a second, in two digits.
    pub fn steps(self) -> u64 {
        let exact = 10f64.powf(f64::from(self.0) / 10.0);
        let unit = 10f64.powf((exact.log10().floor() - 1.0).max(0.0));
        ((exact / unit).round() * unit) as u64
    }
}

impl Default for Speed {
    /// Twenty steps a second: slow enough to follow.
    fn default() -> Speed {
        Speed(13)
    }
}
