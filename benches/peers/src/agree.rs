//! Whether all backends find the same: the [`verdict`] on a list is the sum of its counts up to a
//! limit and a hash of every solution in the order found. Equal verdicts come from backends that
//! agree, wherever they ran.

use nonet_kernel::backend::Backend;
use nonet_kernel::search::Solver;
use nonet_kernel::state::State;

/// The most solutions that are compared.
pub const LIMIT: u64 = 1000;

/// How many solutions a grid has, up to the limit.
pub fn count(backend: Backend, line: &[u8; 81], hash: &mut u64) -> u64 {
    let Some(state) = State::read_with_backend(backend, line) else { return 0 };
    let mut solver = Solver::with_backend(backend, state);
    let mut found = 0;
    while found < LIMIT && solver.next_solution() {
        found += 1;
        mix(hash, &solver.current().line());
    }
    mix(hash, &found.to_le_bytes());
    found
}

/// What a backend finds in a list: the sum of the counts, and the hash of all solutions.
pub fn verdict(backend: Backend, list: &[u8]) -> (u64, u64) {
    let lines = list.split(|byte| *byte == b'\n').filter_map(|line| line.first_chunk());
    let mut hash = 0xcbf2_9ce4_8422_2325;
    let sum = lines.map(|line| count(backend, line, &mut hash)).sum();
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
