//! Whether all vectors find the same: [`Verdicts`] of a list are its counts up to a limit and a hash
//! of every solution in the order found. Two lists of verdicts that are equal were found by kernels
//! that agree, wherever they ran.

use nonet_kernel::state::State;
use nonet_kernel::search::Solver;
use nonet_kernel::backend::Backend;

/// The most solutions that are compared.
pub const LIMIT: u64 = 1000;

/// How many solutions a grid has, up to the limit.
pub fn count(vectors: Backend, line: &[u8; 81], hash: &mut u64) -> u64 {
    let Some(state) = State::read_with_backend(vectors, line) else { return 0 };
    let mut walk = Solver::with_backend(vectors, state);
    let mut found = 0;
    while found < LIMIT && walk.next_solution() {
        found += 1;
        mix(hash, &walk.current().line());
    }
    mix(hash, &found.to_le_bytes());
    found
}

/// What vectors of a kind make of a list: the sum of the counts, and the hash of all solutions.
pub fn verdict(vectors: Backend, list: &[u8]) -> (u64, u64) {
    let lines = list.split(|byte| *byte == b'\n').filter_map(|line| line.first_chunk());
    let mut hash = 0xcbf2_9ce4_8422_2325;
    let sum = lines.map(|line| count(vectors, line, &mut hash)).sum();
    (sum, hash)
}

/// FNV-1a, eight bytes at a time.
fn mix(hash: &mut u64, bytes: &[u8]) {
    for eight in bytes.chunks(8) {
        let mut word = [0; 8];
        word[..eight.len()].copy_from_slice(eight);
        *hash = (*hash ^ u64::from_le_bytes(word)).wrapping_mul(0x0000_0100_0000_01b3);
    }
}
