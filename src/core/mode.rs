//! [`Mode`]: what a digit does.

/// What a digit does.
#[derive(
    Clone,
    Copy,
    PartialEq,
    Eq,
    Debug,
    Default,
    strum::EnumIter,
    strum::EnumString,
    strum::IntoStaticStr,
)]
#[strum(serialize_all = "kebab-case")]
pub enum Mode {
    /// It is written into the cell.
    #[default]
    Digit,
    /// It is noted on its fixed place (a corner note).
    Notes,
    /// It is noted in the middle (a centre note).
    Centre,
    /// It colours the cell.
    Colour,
    /// It is an end of a link.
    Links,
}
