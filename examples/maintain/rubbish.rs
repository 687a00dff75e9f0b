//! How much processor time a megabyte takes that holds no puzzle.

use cpu_time::ThreadTime;
use nonet_engine::formats::read_list;

use crate::nonsense;

/// The length of a text, in bytes.
const BYTES: usize = 1_000_000;

/// How often each text is read; the shortest time counts.
const TIMES: usize = 5;

/// Prints the kinds, the slowest first, with their times in milliseconds.
pub fn run() {
    let mut rows: Vec<(f64, &str)> =
        nonsense::KINDS.iter().map(|kind| (time(kind), *kind)).collect();
    rows.sort_by(|one, other| other.0.total_cmp(&one.0));
    println!("| a megabyte of | ms |\n|---|--:|");
    for (time, kind) in rows {
        println!("| `{}` | {time:.0} |", kind.escape_default().to_string().replace('|', "\\|"));
    }
}

fn time(kind: &str) -> f64 {
    let text = nonsense::text(kind, BYTES);
    let times = (0..TIMES).map(|_| {
        let begun = ThreadTime::now();
        assert!(read_list(&text).iter().all(Result::is_err), "{kind:?}");
        1000.0 * begun.elapsed().as_secs_f64()
    });
    times.fold(f64::INFINITY, f64::min)
}
