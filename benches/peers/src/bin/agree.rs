//! `cargo run --release --features engine --bin agree -- [LISTS] [GRIDS] [STEP] [GUESSES] [MORE]`:
//! whether all vectors agree with each other and with the textbook on every STEPth puzzle of the
//! LISTS (a folder, or one file) and on so many random GRIDS of 0 to 81 clues. `backtracking` may
//! make so many GUESSES of a grid; where it takes more, `bitmask` and then `fewest` may make so many
//! MORE. The grids are written to `target/lists/random.txt`, so that `node agree.mjs` can show the
//! same of WebAssembly: its verdicts must be these.

use std::path::{Path, PathBuf};

use nonet::engine::cell::Cell;
use nonet::engine::dice::Dice;
use nonet::engine::digit::Digit;
use nonet::engine::generate::full;
use nonet::engine::grid::Grid;
use nonet::engine::search::watch::Budget;
use nonet::engine::search::{Algorithm, Count, Search};
use nonet_kernel::vector::Vectors;
use peers::agree::{LIMIT, count, verdict};

/// A textbook search, and the most guesses that it may make of a grid.
type Patience = [(Algorithm, u64); 3];

fn main() {
    let wishes: Vec<String> = std::env::args().skip(1).collect();
    let number = |at: usize, default: usize| {
        wishes.get(at).and_then(|wish| wish.parse().ok()).unwrap_or(default)
    };
    let from = wishes.first().map_or("../../../shared/data/puzzles", String::as_str);
    let mut lists = lists(Path::new(from));
    match number(1, 100_000) {
        0 => {}
        grids => lists.push(random(grids)),
    }
    let (guesses, more) = (number(3, 20_000) as u64, number(4, 20_000) as u64);
    let patience =
        [(Algorithm::Backtracking, guesses), (Algorithm::Bitmask, more), (Algorithm::Fewest, more)];
    for list in lists {
        agree(&list, number(2, 1), &patience);
    }
}

/// The lists of a folder, or the one list that it is.
fn lists(from: &Path) -> Vec<PathBuf> {
    if from.is_file() {
        return vec![from.to_owned()];
    }
    let entries = std::fs::read_dir(from).expect("the lists");
    let mut lists: Vec<_> = entries.map(|entry| entry.expect("an entry").path()).collect();
    lists.sort();
    lists
}

/// Writes random grids: a full one with some digits kept, in one of three one of these changed.
fn random(grids: usize) -> PathBuf {
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
fn agree(path: &Path, step: usize, patience: &Patience) {
    let text = std::fs::read(path).expect("a list");
    let name = path.file_stem().expect("a name").to_string_lossy();
    let verdicts: Vec<_> =
        Vectors::available().into_iter().map(|kind| (kind.name(), verdict(kind, &text))).collect();
    let (_, (sum, hash)) = verdicts[0];
    assert!(verdicts.iter().all(|(_, other)| *other == (sum, hash)), "{name}: {verdicts:x?}");
    let kinds: Vec<&str> = verdicts.iter().map(|(name, _)| *name).collect();
    println!("{name}\t{sum}\t{hash:016x}\t{}", kinds.join(" "));
    let mut told = [0; 4];
    for line in text.split(|byte| *byte == b'\n').filter(|line| line.len() >= 81).step_by(step) {
        told[textbook(line.first_chunk().expect("81 characters"), patience)] += 1;
    }
    let [backtracking, bitmask, fewest, nobody] = told;
    println!(
        "{name}\tas backtracking counts {backtracking}, as bitmask {bitmask}, as fewest {fewest}, \
         not told {nobody}"
    );
}

/// Compares with the first of the textbook searches that comes to an end; which could tell.
fn textbook(line: &[u8; 81], patience: &Patience) -> usize {
    let grid: Grid = std::str::from_utf8(line).expect("text").parse().expect("a grid");
    let found = count(Vectors::best(), line, &mut 0);
    let tells = |&(algorithm, guesses): &(Algorithm, u64)| {
        let search = Search { algorithm, limit: LIMIT, ..Search::default() };
        let mut go_on = |_: &_| std::ops::ControlFlow::Continue(());
        let told = search.run(&grid, &Budget::of(guesses), &mut go_on).count;
        if matches!(told, Count::Stopped(_)) {
            return false;
        }
        assert_eq!(told.found(), found, "{grid} by {}", algorithm.slug());
        true
    };
    patience.iter().position(tells).unwrap_or(patience.len())
}
