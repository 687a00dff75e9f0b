//! Numbers of the algorithms as text.

use crate::places::algorithms::Shown;

/// A place between 0 and 1 as a percentage.
pub fn percent(share: f64) -> String {
    format!("{:.2}%", share * 100.0)
}

/// The powers of ten up to one of them: the place of each, from 0 to 1, and the number.
pub fn marks(model: &Shown, scale: f64) -> Vec<(f64, String)> {
    let mark =
        |power: u32| (f64::from(power) / scale, model.common.localizer.number(10u64.pow(power)));
    (0..=scale as u32).map(mark).collect()
}
