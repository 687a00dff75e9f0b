//! [`PathMsg`]: what happens to the solving path.

use crate::core::path_origin::ExportTarget;
use crate::core::path_origin::Origin;

/// What happens to the solving path.
#[derive(Clone, PartialEq, Debug)]
pub enum PathMsg {
    /// The solving path is shown.
    Requested(Origin),
    /// The solving path is closed.
    Closed,
    /// The grid shows the board before this step of the path, 0-based.
    StepChosen(usize),
    /// The solving path is exported as text.
    Exported(ExportTarget),
}
