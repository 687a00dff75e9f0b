//! The memory of the readers in workers.

use rlsf::{GlobalTlsf, GlobalTlsfOptions};

/// Memory of a reader's program: far less code than the standard library's allocator, and each block is found in the
/// same short time.
pub type Heap = GlobalTlsf<Joined>;

/// Freed memory is joined with its neighbours, so that a large picture fits where small ones were.
#[derive(Debug)]
pub struct Joined;

impl GlobalTlsfOptions for Joined {
    /// A list that grows is copied: the other way is more code.
    const ENABLE_REALLOCATION: bool = false;
    const COALESCE_POOLS: bool = true;
}
