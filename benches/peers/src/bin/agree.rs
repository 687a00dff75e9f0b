//! `cargo run --release --features engine --bin agree -- [LISTS] [GRIDS] [STEP] [GUESSES] [MORE]`:
//! whether all backends agree with each other and with the textbook on every STEPth puzzle of the
//! LISTS (a folder, or one file) and on so many random GRIDS of 0 to 81 clues. `backtracking` may
//! make so many GUESSES of a grid. Where it takes more, it may make so many MORE of the grid turned
//! in ways that leave it fewer empty cells at first, which changes no count; and where those are too
//! few, too, `bitmask` may make as many. The grids are written to `target/lists/random.txt`, so that `node agree.mjs` can show the
//! same of WebAssembly: its verdicts must be these.

use std::path::{Path, PathBuf};

use nonet_engine::generate::solution_grid;
use nonet_engine::search::monitor::Budget;
use nonet_engine::search::{Algorithm, Count, Search};
use nonet_engine::types::cell::Cell;
use nonet_engine::types::digit::Digit;
use nonet_engine::types::grid::Grid;
use nonet_engine::types::house::{ByHouse, House};
use nonet_engine::types::rng::SeededRng;
use nonet_engine::types::transform::Transform;
use nonet_kernel::backend::Backend;
use peers::agree::{LIMIT, count, verdict};

/// The most guesses that `backtracking` may make of a grid as it is, and any search after that.
struct MaxGuesses {
    guesses: u64,
    more: u64,
}

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let number = |at: usize, default: usize| {
        args.get(at).and_then(|arg| arg.parse().ok()).unwrap_or(default)
    };
    let from = args.first().map_or("../../../shared/data/puzzles", String::as_str);
    let mut lists = lists(Path::new(from));
    match number(1, 100_000) {
        0 => {}
        grids => lists.push(random(grids)),
    }
    let max_guesses =
        MaxGuesses { guesses: number(3, 20_000) as u64, more: number(4, 2_000_000) as u64 };
    for list in lists {
        agree(&list, number(2, 1), &max_guesses);
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
    let mut rng = SeededRng::new(2026);
    let mut text = String::new();
    for _ in 0..grids {
        let solved = loop {
            if let Some(solved) = solution_grid::attempt(11, &mut rng) {
                break solved;
            }
        };
        let mut cells = Cell::ALL;
        rng.shuffle(&mut cells);
        let mut grid = Grid::EMPTY;
        for &cell in &cells[..rng.below(82)] {
            grid[cell] = Some(solved[cell]);
        }
        if rng.below(3) == 0 {
            grid[cells[0]] = Some(Digit::ALL[rng.below(9)]);
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

/// Prints what all backends find in a list; panics where they or the textbook disagree.
fn agree(path: &Path, step: usize, max_guesses: &MaxGuesses) {
    let text = std::fs::read(path).expect("a list");
    let name = path.file_stem().expect("a name").to_string_lossy();
    let verdicts: Vec<_> = Backend::available()
        .into_iter()
        .map(|backend| (backend.name(), verdict(backend, &text)))
        .collect();
    let (_, (sum, hash)) = verdicts[0];
    assert!(verdicts.iter().all(|(_, other)| *other == (sum, hash)), "{name}: {verdicts:x?}");
    let kinds: Vec<&str> = verdicts.iter().map(|(name, _)| *name).collect();
    println!("{name}\t{sum}\t{hash:016x}\t{}", kinds.join(" "));
    let mut compared = [0; 4];
    let lines: Vec<_> =
        text.split(|byte| *byte == b'\n').filter_map(|line| line.first_chunk()).collect();
    for line in lines.into_iter().step_by(step) {
        compared[textbook(line, max_guesses)] += 1;
    }
    let [as_it_is, turned, bitmask, none] = compared;
    println!(
        "{name}\tas backtracking counts {as_it_is}, as it counts turned {turned}, \
         as bitmask {bitmask}, not compared {none}"
    );
}

/// Compares with the first of the textbook searches that comes to an end; the number of that search.
fn textbook(line: &[u8; 81], max_guesses: &MaxGuesses) -> usize {
    let grid: Grid = std::str::from_utf8(line).expect("text").parse().expect("a grid");
    let found = count(Backend::best(), line, &mut 0);
    let MaxGuesses { guesses, more } = *max_guesses;
    let searches: [&dyn Fn() -> Option<u64>; 3] = [
        &|| counted(Algorithm::Backtracking, &grid, guesses),
        &|| counted_turned(&grid, more),
        &|| counted(Algorithm::Bitmask, &grid, more),
    ];
    let counted = searches.iter().enumerate().find_map(|(at, search)| Some((at, search()?)));
    let Some((search, expected)) = counted else { return searches.len() };
    assert_eq!(expected, found, "{grid} by textbook search {search}");
    search
}

/// How many solutions a search finds, up to the limit; none where it takes more guesses.
fn counted(algorithm: Algorithm, grid: &Grid, guesses: u64) -> Option<u64> {
    let search = Search { algorithm, limit: LIMIT, ..Search::default() };
    let mut go_on = |_: &_| std::ops::ControlFlow::Continue(());
    let count = search.run(grid, Budget::of(guesses), &mut go_on).count;
    (!matches!(count, Count::Stopped(_))).then(|| count.found())
}

/// How many `backtracking` finds in the grid turned, in the turns that promise it the fewest guesses.
/// How many it takes differs a thousandfold from turn to turn: each gets few, then each gets more.
fn counted_turned(grid: &Grid, mut guesses: u64) -> Option<u64> {
    let mut rng = SeededRng::new(81);
    let turn = |_| Transform::random(&mut rng).grid(grid);
    let mut turned: Vec<_> = (0..1_000).map(turn).map(|grid| (promise(&grid), grid)).collect();
    turned.sort_by(|(one, _), (other, _)| one.total_cmp(other));
    let patience = (0..).map(|round| 20_000 << (2 * round));
    for (patience, (_, grid)) in
        patience.flat_map(|more| turned[..2].iter().map(move |it| (more, it)))
    {
        if guesses == 0 {
            break;
        }
        let found = counted(Algorithm::Backtracking, grid, guesses.min(patience));
        if found.is_some() {
            return found;
        }
        guesses -= guesses.min(patience);
    }
    None
}

/// About how many guesses `backtracking` makes of a grid: a cell takes a digit that neither a clue
/// nor a cell before it has, as if what the houses have were independent.
fn promise(grid: &Grid) -> f64 {
    let mut filled = ByHouse::from_fn(|house: House| {
        house.cells().iter().filter(|&cell| grid[cell].is_some()).count() as f64
    });
    let (mut ways, mut guesses) = (1.0, 0.0);
    for cell in Cell::ALL.into_iter().filter(|&cell| grid[cell].is_none()) {
        let free = |house: House| 1.0 - filled[house] / 9.0;
        ways *= 9.0 * cell.houses().into_iter().map(free).product::<f64>();
        guesses += ways;
        cell.houses().into_iter().for_each(|house| filled[house] += 1.0);
    }
    guesses
}
