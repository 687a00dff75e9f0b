//! Numbers of the algorithms as text.

/// A place between 0 and 1 as a percentage.
pub fn percent(share: f64) -> String {
    format!("{:.2}%", share * 100.0)
}
