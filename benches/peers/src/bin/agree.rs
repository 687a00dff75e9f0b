//! `cargo run --release --features engine --bin agree -- [DIR] [GRIDS] [STEP]`: whether all vectors
//! agree with each other and with the textbook on every STEPth puzzle of the lists of DIR and on so
//! many random GRIDS of 0 to 81 clues. The grids are written to `target/lists/random.txt`, so that
//! `node agree.mjs` can show the same of WebAssembly: its verdicts must be these.

use std::path::Path;

use nonet::engine::cell::Cell;
use nonet::engine::dice::Dice;
use nonet::engine::digit::Digit;
use nonet::engine::generate::full;
use nonet::engine::grid::Grid;
use nonet::engine::search::watch::Budget;
use nonet::engine::search::{Algorithm, Count, Search};
use nonet_kernel::vector::Vectors;
use peers::agree::{LIMIT, count, verdict};

/// The most guesses that a textbook search may make of a grid.
const PATIENCE: u64 = 20_000;

fn main() {
    let wishes: Vec<String> = std::env::args().skip(1).collect();
    let wish = |at: usize, default: &str| wishes.get(at).map_or(default.to_owned(), String::clone);
    let dir = wish(0, "../../../shared/data/puzzles");
    let grids = wish(1, "100000").parse().unwrap_or(100_000);
    let step = wish(2, "1").parse().unwrap_or(1);
    let mut lists: Vec<_> = std::fs::read_dir(&dir)
        .expect("the lists")
        .map(|entry| entry.expect("an entry").path())
        .collect();
    lists.sort();
    lists.push(random(grids));
    for list in lists {
        agree(&list, step);
    }
}

/// Writes random grids: a full one with some digits kept, in one of three one of these changed.
fn random(grids: usize) -> std::path::PathBuf {
    let mut dice = Dice::new(2026);
    let mut text = String::new();
    for _ in 0..grids {
        let solved = loop {
            if let Some(solved) = full::attempt(11, &mut dice) {
                break solved;
            }
        };
        let mut cells = Cell::ALL;
        dice.shuffle(&mut cells);
        let mut grid = Grid::EMPTY;
        for &cell in &cells[..dice.roll(82)] {
            grid[cell] = Some(solved[cell]);
        }
        if dice.roll(3) == 0 {
            grid[cells[0]] = Some(Digit::ALL[dice.roll(9)]);
        }
        text += &format!("{grid}\n");
    }
    let folder =
        Path::new(&std::env::var("CARGO_TARGET_DIR").unwrap_or("target".into())).join("lists");
    std::fs::create_dir_all(&folder).expect("a folder");
    let path = folder.join("random.txt");
    std::fs::write(&path, text).expect("room for the grids");
    path
}

/// Prints what all vectors make of a list; panics where they or the textbook disagree.
fn agree(path: &Path, step: usize) {
    let text = std::fs::read(path).expect("a list");
    let name = path.file_stem().expect("a name").to_string_lossy();
    let verdicts: Vec<_> =
        Vectors::available().into_iter().map(|kind| (kind.name(), verdict(kind, &text))).collect();
    let (_, (sum, hash)) = verdicts[0];
    assert!(verdicts.iter().all(|(_, other)| *other == (sum, hash)), "{name}: {verdicts:x?}");
    let kinds: Vec<&str> = verdicts.iter().map(|(name, _)| *name).collect();
    println!("{name}\t{sum}\t{hash:016x}\t{}", kinds.join(" "));
    let mut told = [0; 3];
    for line in text.split(|byte| *byte == b'\n').filter(|line| line.len() >= 81).step_by(step) {
        told[textbook(line.first_chunk().expect("81 characters"))] += 1;
    }
    let [backtracking, bitmask, nobody] = told;
    eprintln!(
        "{name}: {backtracking} as backtracking, {bitmask} as bitmask counts, {nobody} not told"
    );
}

/// Compares with `backtracking`, where that takes too long with `bitmask`; which could tell.
fn textbook(line: &[u8; 81]) -> usize {
    let grid: Grid = std::str::from_utf8(line).expect("text").parse().expect("a grid");
    let found = count(Vectors::best(), line, &mut 0);
    for (at, algorithm) in [Algorithm::Backtracking, Algorithm::Bitmask].into_iter().enumerate() {
        let search = Search { algorithm, limit: LIMIT, ..Search::default() };
        let mut go_on = |_: &_| std::ops::ControlFlow::Continue(());
        match search.run(&grid, &Budget::of(PATIENCE), &mut go_on).count {
            Count::Stopped(_) => {}
            told => {
                assert_eq!(told.found(), found, "{grid} by {}", algorithm.slug());
                return at;
            }
        }
    }
    2
}
