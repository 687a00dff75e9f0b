//! Makes the cells that the digit network is trained with, and weighs it afterwards.
//!
//! - `make FONTS SEED BOARDS OUT train|check`: all cells of that many boards to the files OUT.cells (576 bytes each)
//!   and OUT.digits (a byte each);
//! - `look FONTS SEED BOARDS OUT train|check`: the boards as the reader gets them, as PGM pictures;
//! - `fonts FONTS OUT`: the families on either side, and a font of each drawn as a PGM picture;
//! - `weigh CELLS SEED`: how many of the cells that were made with that seed the network of the crate reads right.

mod chance;
mod font;
mod jpeg;
mod optics;
mod plane;
mod print;
mod sheet;
// Cut by the very code of the reader, and weighed by it.
#[path = "../../src/cells.rs"]
mod cells;
// The reader alone shrinks and turns pictures; the maker of cells only holds them.
#[path = "../../src/grey.rs"]
#[allow(dead_code)]
mod grey;
#[path = "../../src/network.rs"]
mod network;
// The reader alone sorts by a key and takes medians; cells.rs needs the rest.
#[path = "../../src/order.rs"]
#[allow(dead_code)]
mod order;

use chance::Chance;
use font::Font;
use grey::Grey;
use std::io::Write;
use std::path::Path;

type Result = std::result::Result<(), Box<dyn std::error::Error>>;

fn main() -> Result {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    match &arguments.iter().map(String::as_str).collect::<Vec<_>>()[..] {
        ["make", fonts, seed, boards, out, part] => {
            make(&side(fonts, part), seed.parse()?, boards.parse()?, out)
        }
        ["look", fonts, seed, boards, out, part] => {
            look(&side(fonts, part), seed.parse()?, boards.parse()?, out)
        }
        ["fonts", fonts, out] => list(fonts, out),
        ["weigh", cells, seed] => weigh(cells, seed.parse()?),
        _ => Err("see the top of src/main.rs".into()),
    }
}

/// The families to train with, or those kept back to check with: one in ten, by their names.
fn side(folder: &str, part: &str) -> Vec<Vec<Font>> {
    let kept_back = |family: &Vec<Font>| {
        let sum = family[0].family.bytes().fold(0xcbf2_9ce4_8422_2325u64, |sum, byte| {
            (sum ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
        });
        // The families' names have not been looked at to choose this.
        (sum >> 32).is_multiple_of(10)
    };
    let families = font::families(font::all(Path::new(folder)));
    families.into_iter().filter(|family| kept_back(family) == (part == "check")).collect()
}

fn list(folder: &str, out: &str) -> Result {
    for part in ["train", "check"] {
        let families = side(folder, part);
        println!(
            "{part}: {} fonts in {} families",
            families.iter().map(Vec::len).sum::<usize>(),
            families.len()
        );
        let mut sheet = plane::Plane::filled(5 * 250, families.len().div_ceil(5) * 32, 255.0);
        for (at, family) in families.iter().enumerate() {
            println!(
                "{}: {}",
                family[0].family,
                family.iter().map(|f| &*f.file).collect::<Vec<_>>().join(" ")
            );
            for digit in 1..=9 {
                let pose = font::Pose {
                    height: 24.0,
                    aspect: 1.0,
                    turn: 0.0,
                    slant: 0.0,
                    spread: 0.0,
                    by_advance: false,
                };
                let x = (at % 5 * 250) as f32 + 25.0 * f32::from(digit);
                let cover = family[0].cover(digit, [x, (at / 5 * 32 + 16) as f32], pose);
                sheet.lay(&cover, 0.0, 1.0);
            }
        }
        let pixels: Vec<u8> = sheet.values.iter().map(|value| *value as u8).collect();
        picture(&format!("{out}{part}.pgm"), sheet.width, &pixels)?;
    }
    Ok(())
}

fn picture(path: &str, width: usize, pixels: &[u8]) -> Result {
    let mut file = std::fs::File::create(path)?;
    writeln!(file, "P5 {width} {} 255", pixels.len() / width)?;
    Ok(file.write_all(pixels)?)
}

/// The first thing that is left to chance: whether the board is on paper or on a screen.
fn is_on_screen(chance: &mut Chance) -> bool {
    chance.happens(0.42)
}

/// A board, straightened, with its digits.
fn board(families: &[Vec<Font>], seed: u64, at: usize) -> (Grey, [u8; 81]) {
    let chance = &mut Chance::of_board(seed, at);
    let on_screen = is_on_screen(chance);
    let sheet = sheet::draw(chance, families, on_screen);
    let digits = sheet.digits;
    // A few screens are photographed as well.
    let plane = if on_screen && !chance.happens(0.15) {
        optics::captured(chance, &sheet)
    } else {
        optics::photographed(chance, sheet)
    };
    let pixels = plane.values.iter().map(|value| value.clamp(0.0, 255.0).round() as u8).collect();
    (Grey::new(plane.width, plane.height, pixels).expect("as many pixels as it has places"), digits)
}

/// The inputs of the network for each cell of a board.
fn cut(board: &Grey) -> Vec<[f32; 576]> {
    cells::cut(&cells::even_light(board).expect("a straightened board"))
}

fn make(families: &[Vec<Font>], seed: u64, boards: usize, out: &str) -> Result {
    const AT_ONCE: usize = 64;
    let threads = std::thread::available_parallelism()?.get();
    let mut cells = std::io::BufWriter::new(std::fs::File::create(format!("{out}.cells"))?);
    let mut digits = std::fs::File::create(format!("{out}.digits"))?;
    for start in (0..boards).step_by(AT_ONCE * threads) {
        let part = |thread: usize| {
            let first = start + thread * AT_ONCE;
            let range = first.min(boards)..(first + AT_ONCE).min(boards);
            range
                .map(|at| board(families, seed, at))
                .map(|(grey, digits)| (cut(&grey), digits))
                .collect::<Vec<_>>()
        };
        let made: Vec<_> = std::thread::scope(|scope| {
            let running: Vec<_> =
                (0..threads).map(|thread| scope.spawn(move || part(thread))).collect();
            running
                .into_iter()
                .flat_map(|thread| thread.join().expect("a thread of drawing"))
                .collect()
        });
        for (inputs, known) in made {
            for input in inputs {
                cells.write_all(&input.map(|value| ((value + 1.0) * 85.0).round() as u8))?;
            }
            digits.write_all(&known)?;
        }
    }
    Ok(())
}

fn look(families: &[Vec<Font>], seed: u64, boards: usize, out: &str) -> Result {
    for at in 0..boards {
        let (grey, digits) = board(families, seed, at);
        picture(&format!("{out}{at}.pgm"), grey.width(), grey.pixels())?;
        println!("{at}: {}", digits.map(|digit| digit.to_string()).concat());
    }
    Ok(())
}

/// Prints what the network of the crate reads right, apart for prints and screens, and of the digits alone.
fn weigh(path: &str, seed: u64) -> Result {
    let cells = std::fs::read(format!("{path}.cells"))?;
    let digits = std::fs::read(format!("{path}.digits"))?;
    let start = std::time::Instant::now();
    let mut sums = [Sums::default(), Sums::default()];
    let boards = cells.chunks_exact(81 * 576).zip(digits.chunks_exact(81));
    for (at, (board, digits)) in boards.enumerate() {
        let sums = &mut sums[usize::from(is_on_screen(&mut Chance::of_board(seed, at)))];
        let read: Vec<u8> = board.chunks_exact(576).map(best).collect();
        let right = |digit: &(&u8, &u8)| digit.0 == digit.1;
        let pairs = || read.iter().zip(digits);
        sums.boards += 1;
        sums.right += pairs().filter(right).count();
        sums.digits += digits.iter().filter(|&&digit| digit > 0).count();
        sums.digits_right += pairs().filter(right).filter(|(digit, _)| **digit > 0).count();
        sums.whole += usize::from(read == digits);
    }
    let each = start.elapsed().as_secs_f64() * 1e6 / digits.len() as f64;
    for (name, sums) in ["prints", "screens"].iter().zip(sums) {
        let share = |right: usize, of: usize| right as f64 * 100.0 / of as f64;
        println!(
            "{name}: {:.2} % of cells right, {:.2} % of digits, {} of {} boards",
            share(sums.right, 81 * sums.boards),
            share(sums.digits_right, sums.digits),
            sums.whole,
            sums.boards
        );
    }
    println!("{each:.1} µs a cell");
    Ok(())
}

#[derive(Default)]
struct Sums {
    boards: usize,
    whole: usize,
    right: usize,
    digits: usize,
    digits_right: usize,
}

/// The likeliest digit of a cell as it is in the files.
fn best(cell: &[u8]) -> u8 {
    let likely =
        network::log_probabilities(&std::array::from_fn(|at| f32::from(cell[at]) / 85.0 - 1.0));
    (0..10).max_by(|&a, &b| likely[usize::from(a)].total_cmp(&likely[usize::from(b)])).unwrap_or(0)
}
