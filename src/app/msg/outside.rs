//! What the browser reports of itself.

/// How a command to the browser ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Outcome {
    /// The browser did it.
    #[default]
    Done,
    /// The browser refused.
    Refused,
}

/// Whether the page can be seen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Visibility {
    /// It is in view.
    Visible,
    /// Another tab or window hides it.
    Hidden,
}
