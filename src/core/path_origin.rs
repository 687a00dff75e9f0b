//! [`Origin`] and [`ExportTarget`]: where a solving path begins, and where its text goes.

/// Where a solving path begins.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Origin {
    /// At the clues.
    Clues,
    /// At the board as it is now.
    Here,
}

/// Where an exported text goes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ExportTarget {
    /// To the clipboard.
    Clipboard,
    /// Into a file.
    File,
}
