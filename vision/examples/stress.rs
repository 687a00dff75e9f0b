//! Spoils the pictures of a folder in many ways and says how many are still read: `stress FOLDER [EVERY] [KIND]`.
//! The truth is in `.dat` files beside the pictures, as for the example `score`.

#[path = "common/damage.rs"]
mod damage;
#[path = "common/open.rs"]
mod open;
#[path = "common/truth.rs"]
mod truth;

use damage::Spoiler;
use nonet_vision::{Board, Counter, Found, Grey, find, recognise};
use std::path::Path;
use std::time::Instant;

fn main() {
    let mut arguments = std::env::args().skip(1);
    let folder = arguments.next().expect("a folder of pictures");
    let every = arguments.next().map_or(3, |every| every.parse().expect("a number"));
    let only = arguments.next();
    let files: Vec<_> = truth::pictures(&folder).into_iter().step_by(every).collect();
    for &(name, spoil) in damage::SPOILERS
        .iter()
        .filter(|kind| only.as_ref().is_none_or(|only| kind.0.contains(only.as_str())))
    {
        run(name, spoil, &files);
    }
}

/// What came of the pictures with one kind of damage.
#[derive(Default)]
struct Sums {
    grids: usize,
    right: usize,
    /// Right, or after at most two marked cells are corrected.
    corrected: usize,
    /// Wrong cells that are not marked, and the boards with any.
    hidden: usize,
    silent: usize,
    wholly_doubtful: usize,
    slowest: f32,
    failed: Vec<String>,
}

/// One kind of damage to all pictures.
fn run(name: &str, spoil: Spoiler, files: &[std::path::PathBuf]) {
    let mut sums = Sums::default();
    for file in files {
        let (picture, truth) = truth::with_truth(file).expect("a picture and its truth");
        let Ok(places) = find(&picture) else { continue };
        let spoilt: Grey = spoil(&picture, &places[0]);
        let start = Instant::now();
        let found = recognise(&spoilt, &mut Counter::default());
        sums.slowest = sums.slowest.max(start.elapsed().as_secs_f32() * 1e3);
        sums.add(&short(file), found.unwrap_or_default(), &truth, name == damage::TWO_GRIDS);
    }
    let Sums { grids, right, corrected, hidden, silent, wholly_doubtful, slowest, failed } = sums;
    println!(
        "{name}: grids {grids}/{}, right {right}, after two corrections {corrected}, hidden wrong {hidden} in {silent}, wholly doubtful {wholly_doubtful}, slowest {slowest:.0} ms {failed:?}",
        files.len()
    );
}

impl Sums {
    /// Of two grids one is that of the truth; of one grid seen in several ways the first counts.
    fn add(&mut self, short: &str, found: Vec<Found>, truth: &[u8; 81], two_grids: bool) {
        let wrong =
            |board: &Board| (0..81).filter(|&cell| board.digits[cell] != truth[cell]).count();
        let first = match two_grids {
            true => found.iter().min_by_key(|found| wrong(&found.board)),
            false => found.first(),
        };
        let Some(first) = first else {
            self.failed.push(format!("{short}: no grid"));
            return;
        };
        let board = &first.board;
        let is_hidden =
            |&cell: &usize| board.digits[cell] != truth[cell] && board.doubtful[cell].is_none();
        let (count, hidden, ways) = (wrong(board), (0..81).filter(is_hidden).count(), found.len());
        self.grids += usize::from(count < 26);
        self.right += usize::from(count == 0);
        self.corrected += usize::from(count <= 2 && hidden == 0);
        self.hidden += hidden;
        self.silent += usize::from(hidden > 0);
        self.wholly_doubtful += usize::from(board.doubts() == 81);
        if count > 0 || ways != 1 + usize::from(two_grids) {
            let second = found.iter().skip(1).any(|other| wrong(&other.board) == 0);
            let second = if second { " (another right)" } else { "" };
            let score = first.place.score();
            self.failed.push(format!(
                "{short}: {score:.2} wrong {count} hidden {hidden} ways {ways}{second}"
            ));
        }
    }
}

/// A file's name without what all have in common.
fn short(file: &Path) -> String {
    file.file_stem().unwrap_or_default().to_string_lossy().replace("image", "")
}
