//! [`PartMsg`]: what happens to the later parts of the program.

use crate::core::opaque::Sealed;
use crate::core::part::Part;

/// What happens to the later parts of the program.
#[derive(Clone, PartialEq, Debug)]
pub enum PartMsg {
    /// A later part of the program has been fetched: a table that only the shell knows.
    Loaded(Sealed),
    /// The next of what waited for a part can be done.
    WaitingDue,
    /// A later part of the program could not be fetched.
    Missing(Part),
    /// A later part of the program is to be fetched again.
    Requested(Part),
}
