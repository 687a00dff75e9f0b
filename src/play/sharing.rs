//! [`Sharing`]: what the game is handed on as, and what of it the player chose.

use std::rc::Rc;

use crate::core::msg::share::LinkExtra;
use crate::service::share::Shared;

/// What the game is handed on as.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Sharing {
    /// The texts and links, once they are made.
    pub shared: Option<Rc<Shared>>,
    /// What the link holds beside the clues.
    pub extra: Option<LinkExtra>,
    /// The format that was chosen; empty for the first.
    pub slug: String,
}
