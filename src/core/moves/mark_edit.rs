//! [`MarkEdit`]: whether a mark comes or goes.

/// Whether a note, a colour or a link is added or removed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, strum::Display, strum::EnumString)]
pub enum MarkEdit {
    /// It is added.
    #[strum(serialize = "on")]
    Add,
    /// It is removed.
    #[strum(serialize = "off")]
    Remove,
}
