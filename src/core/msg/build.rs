//! [`BuildMsg`]: what happens to the build of the page that is shown, and to another.

use crate::core::outside::BuildSource;

/// What happens to the build of the page that is shown, and to another.
#[derive(Clone, PartialEq, Debug)]
pub enum BuildMsg {
    /// Whether every file of the page is kept in this browser.
    Checked {
        /// Every one.
        is_whole: bool,
    },
    /// There is another build of the page.
    UpdateFound(BuildSource),
    /// The page starts again in the build that is there.
    UpdateAccepted(BuildSource),
}
