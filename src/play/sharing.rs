//! [`Sharing`]: what the game is handed on as, and what of it the player chose.

use std::rc::Rc;

use crate::service::share::Shared;

/// What the game is handed on as.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Sharing {
    /// The texts and links, once they are made.
    pub shared: Option<Rc<Shared>>,
    /// Whether the link holds the progress.
    pub progress: bool,
    /// The format that was chosen; empty for the first.
    pub slug: String,
}
