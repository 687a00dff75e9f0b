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

/// What became of a picture.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PictureOutcome {
    /// Another program has it.
    Shared,
    /// It is a file now.
    Saved,
    /// It can be pasted now.
    Copied,
    /// The browser refused to make it.
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

/// How much room the page has.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Screen {
    /// A phone's, a tablet's or a desk's.
    #[default]
    Usual,
    /// So much that the branches stand beside every other card.
    Wide,
}

/// Where another build of the page is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BuildSource {
    /// Kept in this browser: the next start takes it.
    Kept,
    /// At the host alone, which has taken away what would bring it here: the kept build stays until it
    /// is given up.
    Host,
}

/// One of two versions of the same game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Version {
    /// This tab's.
    Ours,
    /// The other tab's.
    Theirs,
}
