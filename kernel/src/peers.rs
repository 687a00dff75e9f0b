//! Which cells are peers, to build the tables of the modules beside this one.

/// Whether two cells, by their row-major numbers, are different and share a row, column or block.
pub(crate) const fn are_peers(a: usize, b: usize) -> bool {
    let same_block = a / 27 == b / 27 && a % 9 / 3 == b % 9 / 3;
    a != b && (a / 9 == b / 9 || a % 9 == b % 9 || same_block)
}
