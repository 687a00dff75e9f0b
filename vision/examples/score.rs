//! Compares what is read from a folder of pictures with the truth in the `.dat` files beside them: two lines of
//! heading, then nine rows of nine digits, 0 for an empty cell.

#[path = "common/open.rs"]
mod open;
#[path = "common/truth.rs"]
mod truth;

use nonet_vision::{Counter, recognise};
use std::path::Path;
use std::time::Instant;

/// Sums over all pictures.
#[derive(Default)]
struct Sums {
    grids: usize,
    raw_cells: usize,
    raw_boards: usize,
    cells: usize,
    boards: usize,
    unmarked: usize,
    marked: usize,
    times: Vec<f32>,
}

fn main() {
    let folder = std::env::args().nth(1).expect("a folder of pictures");
    let files = truth::pictures(&folder);
    let mut sums = Sums::default();
    let count = files.len();
    files.iter().for_each(|file| score(file, &mut sums));
    sums.times.sort_by(f32::total_cmp);
    let time = |part: usize| {
        sums.times.get((count * part / 100).min(count.max(1) - 1)).copied().unwrap_or(0.)
    };
    println!("pictures {count}, grids {}", sums.grids);
    println!("before the solver: cells {}, boards {}", sums.raw_cells, sums.raw_boards);
    println!("with the solver: cells {}, boards {}", sums.cells, sums.boards);
    println!("wrong and unmarked cells {}, marked cells {}", sums.unmarked, sums.marked);
    println!("ms: median {:.0}, 95 % {:.0}, worst {:.0}", time(50), time(95), time(100));
}

/// Reads one picture and adds what came out.
fn score(file: &Path, sums: &mut Sums) {
    let (picture, truth) = truth::with_truth(file).expect("a picture and its truth");
    let start = Instant::now();
    let found = recognise(&picture, &mut Counter::default());
    sums.times.push(start.elapsed().as_secs_f32() * 1e3);
    let name = file.file_name().unwrap_or_default().to_string_lossy();
    let found = match found {
        Ok(found) if !found.is_empty() => found,
        other => return println!("{name}: {:?}", other.err()),
    };
    let (first, others) = (&found[0], found.len() - 1);
    let likeliest = first
        .reading
        .probabilities
        .map(|cell| (0..10).fold(0, |best, at| if cell[at] > cell[best] { at } else { best }));
    let raw = (0..81).filter(|&cell| likeliest[cell] == usize::from(truth[cell])).count();
    let right = (0..81).filter(|&cell| first.board.digits[cell] == truth[cell]).count();
    let unmarked = (0..81).filter(|&cell| {
        first.board.digits[cell] != truth[cell] && first.board.doubtful[cell].is_none()
    });
    let (unmarked, marked) = (unmarked.count(), first.board.doubts());
    sums.grids += usize::from(right > 55);
    sums.raw_cells += raw;
    sums.raw_boards += usize::from(raw == 81);
    sums.cells += right;
    sums.boards += usize::from(right == 81);
    sums.unmarked += unmarked;
    sums.marked += marked;
    if raw < 81 || right < 81 || marked > 0 || others > 0 {
        let (score, turn) = (first.place.score(), first.reading.turn);
        println!(
            "{name}: score {score:.2}, turn {turn}, raw {raw}, right {right}, wrong unmarked {unmarked}, marked {marked}, other boards {others}"
        );
    }
}
