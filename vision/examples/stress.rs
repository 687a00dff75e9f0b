//! Spoils the pictures of a folder in many ways and says how many are still read: `stress FOLDER [EVERY] [KIND]`.
//! The truth is in `.dat` files beside the pictures, as for the example `score`.

#[path = "common/damage.rs"]
mod damage;
#[path = "common/open.rs"]
mod open;
#[path = "common/truth.rs"]
mod truth;

use damage::Spoiler;
use nonet_vision::{Counter, Grey, find, recognise};
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

/// One kind of damage to all pictures.
fn run(name: &str, spoil: Spoiler, files: &[std::path::PathBuf]) {
    let (mut right, mut corrected, mut grids) = (0, 0, 0);
    let (mut silent, mut unmarked, mut marked, mut slowest) = (0, 0, 0, 0f32);
    let mut failed = Vec::new();
    for file in files {
        let (picture, truth) = truth::with_truth(file).expect("a picture and its truth");
        let Ok(places) = find(&picture) else { continue };
        let spoilt: Grey = spoil(&picture, &places[0]);
        let start = Instant::now();
        let found = recognise(&spoilt, &mut Counter::default());
        slowest = slowest.max(start.elapsed().as_secs_f32() * 1e3);
        let short = short(file);
        let Ok(found) = found else {
            failed.push(format!("{short}: no grid"));
            continue;
        };
        let wrong = |board: &nonet_vision::Board| {
            (0..81).filter(|&cell| board.digits[cell] != truth[cell]).count()
        };
        let board = &found[0].board;
        let hidden = (0..81)
            .filter(|&cell| board.digits[cell] != truth[cell] && board.doubtful[cell].is_none())
            .count();
        let ways = found.len();
        grids += usize::from(wrong(board) < 26);
        right += usize::from(wrong(board) == 0);
        corrected += usize::from(wrong(board) <= 2 && hidden == 0);
        silent += usize::from(hidden > 0);
        marked += usize::from(board.doubts() == 81);
        unmarked += hidden;
        if wrong(board) > 0 || ways > 1 {
            let second = found.iter().skip(1).any(|other| wrong(&other.board) == 0);
            failed.push(format!(
                "{short}: {:.2} wrong {} hidden {hidden} ways {ways}{}",
                found[0].place.score(),
                wrong(board),
                if second { " (another right)" } else { "" }
            ));
        }
    }
    println!(
        "{name}: grids {grids}/{}, right {right}, after two corrections {corrected}, hidden wrong {unmarked} in {silent}, wholly doubtful {marked}, slowest {slowest:.0} ms {failed:?}",
        files.len()
    );
}

/// A file's name without what all have in common.
fn short(file: &Path) -> String {
    file.file_stem().unwrap_or_default().to_string_lossy().replace("image", "")
}
