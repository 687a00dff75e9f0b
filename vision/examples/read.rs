//! Reads pictures: for each file and each grid in it the score, the 81 digits, how many cells are doubtful, and the
//! milliseconds that the file took.

#[path = "common/open.rs"]
mod open;

use nonet_vision::{Counter, recognise};
use std::time::Instant;

fn main() {
    for file in std::env::args().skip(1) {
        let Some(picture) = open::open(file.as_ref()) else {
            println!("{file}\tno picture");
            continue;
        };
        let start = Instant::now();
        let boards = recognise(&picture, &mut Counter::default());
        let took = start.elapsed().as_secs_f32() * 1e3;
        match boards {
            Err(reason) => println!("{file}\t{reason:?}\t{took:.0} ms"),
            Ok(boards) => {
                for found in boards {
                    let digits: String = found.board.digits.iter().map(u8::to_string).collect();
                    println!(
                        "{file}\t{:.2}\t{digits}\t{}\t{took:.0} ms",
                        found.place.score(),
                        found.board.doubts()
                    );
                }
            }
        }
    }
}
