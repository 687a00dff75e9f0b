//! The same, for JavaScript: `buffer` makes room for a list, `run` goes through a part of it.

use std::cell::RefCell;

use nonet_kernel::backend::Backend;

use crate::{Ours, rival};

/// The length of a line with its end.
const LINE: usize = 82;

struct Bench {
    list: Vec<u8>,
    ours: Ours,
    hash: u64,
}

thread_local! {
    static BENCH: RefCell<Bench> =
        RefCell::new(Bench { list: Vec::new(), ours: Ours::new(Backend::best()), hash: 0 });
}

fn no_chance(_: &mut [u8]) -> Result<(), getrandom::Error> {
    Err(getrandom::Error::UNSUPPORTED)
}
getrandom::register_custom_getrandom!(no_chance);

/// Room for a list of so many bytes.
#[unsafe(no_mangle)]
pub extern "C" fn buffer(bytes: usize) -> *mut u8 {
    BENCH.with_borrow_mut(|bench| {
        bench.list = vec![0; bytes];
        bench.list.as_mut_ptr()
    })
}

/// Goes through some lines of the list: side 0 is the rival, side 1 Nonet. Gives the sum of all
/// counts.
#[unsafe(no_mangle)]
pub extern "C" fn run(side: u32, from: usize, lines: usize, limit: u32) -> u32 {
    BENCH.with_borrow_mut(|Bench { list, ours, .. }| {
        let lines = list.chunks_exact(LINE).skip(from).take(lines);
        let lines = lines.map(|line| str::from_utf8(&line[..81]).unwrap_or(""));
        let count = |line| match side {
            0 => rival(line, limit.into()),
            _ => ours.count(line, limit.into()),
        };
        lines.map(count).sum::<u64>() as u32
    })
}

/// How many guesses Nonet made so far.
#[unsafe(no_mangle)]
pub extern "C" fn guesses() -> f64 {
    BENCH.with_borrow(|bench| bench.ours.guesses() as f64)
}

/// The sum of the counts of the whole list on a backend, 0 for the scalar one; [`hash`] has the
/// rest of the verdict.
#[unsafe(no_mangle)]
pub extern "C" fn verdict(backend: usize) -> f64 {
    BENCH.with_borrow_mut(|Bench { list, hash, .. }| {
        let (sum, found) = crate::agree::verdict(Backend::available()[backend], list);
        *hash = found;
        sum as f64
    })
}

/// The hash of all solutions of the last [`verdict`].
#[unsafe(no_mangle)]
pub extern "C" fn hash() -> u64 {
    BENCH.with_borrow(|bench| bench.hash)
}
