//! A solved game and a day of solved games as pictures to hand on: squares and words, never a digit of a
//! puzzle.

use crate::core::command::{SharedGrid, SharedLine, SharedPicture, SharedRing};
use crate::core::solve_picture::SolvePicture;

/// The sizes of the lines beside a game; the first is the time.
const SIZES: [u32; 4] = [104, 44, 36, 36];
/// The side of a game's square with its gap, and where the squares begin.
const SQUARE: f64 = 54.0;
const EDGE: f64 = 72.0;
/// The edges of a day's picture, and the side of one of its squares with its gap.
const DAY_EDGE: f64 = 90.0;
const DAY_SQUARE: f64 = 29.0;
/// From one game of a race to the next, and the side of one of its squares with its gap.
const RACE_STEP: f64 = 470.0;
const RACE_SQUARE: f64 = 41.0;
/// From one puzzle of a day to the next, and from one ring to the next.
const PUZZLE_STEP: f64 = 319.5;
const RING_STEP: f64 = 137.0;

/// What a day's picture says.
pub struct DayWords {
    /// The heading.
    pub title: String,
    /// Of each puzzle its tier and its time.
    pub puzzles: Vec<[String; 2]>,
    /// The letter of each of the last days, and how many of its puzzles were solved.
    pub week: Vec<(String, usize)>,
    /// The day, and the time in all.
    pub foot: [String; 2],
    /// The name of the program.
    pub name: String,
}

/// The picture of a game, and what stands beside it, the most important line first.
pub fn of_game(picture: SolvePicture, lines: impl Iterator<Item = String>) -> SharedPicture {
    let mut under = EDGE;
    let lines = lines.zip(SIZES).map(|(text, size)| {
        under += f64::from(size) * 1.25;
        let at = [EDGE + 9.0 * SQUARE + 54.0, under];
        SharedLine { text, at, size, is_main: size == SIZES[0] }
    });
    SharedPicture {
        size: [1200, 630],
        lines: lines.collect(),
        grids: vec![SharedGrid { picture, at: [EDGE, EDGE], square: SQUARE }],
        rings: Vec::new(),
        text: String::new(),
    }
}

/// The picture of a race: a heading, of each player the squares, the name and the time, and the name of the
/// program.
pub fn of_race(
    title: String,
    games: [(SolvePicture, [String; 2]); 2],
    name: String,
) -> SharedPicture {
    let line = |text, x, y, size, is_main| SharedLine { text, at: [x, y], size, is_main };
    let mut lines = vec![
        line(title, EDGE, 96.0, 44, true),
        line(name, EDGE + 2.0 * RACE_STEP, 590.0, 36, true),
    ];
    let mut grids = Vec::new();
    for ((picture, [player, time]), at) in games.into_iter().zip([0.0, RACE_STEP]) {
        let x = EDGE + at;
        grids.push(SharedGrid { picture, at: [x, 136.0], square: RACE_SQUARE });
        lines.push(line(player, x, 550.0, 36, true));
        lines.push(line(time, x, 596.0, 36, false));
    }
    SharedPicture { size: [1200, 630], lines, grids, rings: Vec::new(), text: String::new() }
}

/// The picture of a day, and what is said with it.
pub fn of_day(pictures: Vec<SolvePicture>, words: DayWords, text: String) -> SharedPicture {
    let line = |text, x, y, size, is_main| SharedLine { text, at: [x, y], size, is_main };
    let [day, total] = words.foot;
    let mut lines = vec![
        line(words.title, DAY_EDGE, 160.0, 50, true),
        line(day, DAY_EDGE, 950.0, 38, true),
        line(total, DAY_EDGE, 1000.0, 34, false),
        line(words.name, 870.0, 1000.0, 44, true),
    ];
    for ([tier, time], x) in words.puzzles.into_iter().zip(steps(PUZZLE_STEP)) {
        lines.push(line(tier, x, 580.0, 40, true));
        lines.push(line(time, x, 630.0, 36, false));
    }
    let mut rings = Vec::new();
    for ((letter, solved), x) in words.week.into_iter().zip(steps(RING_STEP)) {
        rings.push(SharedRing { at: [x + 36.0, 750.0], solved });
        lines.push(line(letter, x + 26.0, 836.0, 30, false));
    }
    let grid = |(picture, x)| SharedGrid { picture, at: [x, 250.0], square: DAY_SQUARE };
    SharedPicture {
        size: [1080, 1080],
        lines,
        grids: pictures.into_iter().zip(steps(PUZZLE_STEP)).map(grid).collect(),
        rings,
        text,
    }
}

fn steps(width: f64) -> impl Iterator<Item = f64> {
    (0..).map(move |at| DAY_EDGE + f64::from(at) * width)
}
