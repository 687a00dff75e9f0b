//! Other grids of a puzzle: the minimal puzzles within it, and its forms.

use nonet_engine::search::minimal::{minimal_puzzles, redundant_clues};
use nonet_engine::search::puzzle::Puzzle;
use nonet_engine::types::digit::Digit;
use nonet_engine::types::rng::SeededRng;
use nonet_engine::types::transform::{LineOrder, Transform};
use serde_json::{Value, json};

use super::answer::Answer;
use super::failure::Failure;
use super::given::{Argument, Given, Options};
use super::{input, recipe};

/// The most minimal puzzles that are listed at once.
const MAX_MINIMAL: u64 = 1_000_000;

/// The clues that a puzzle does not need, and minimal puzzles within it, as far as they are asked for.
pub fn minimal(puzzle: &str, limit: &Given) -> Answer {
    let limit = input::limit(limit, MAX_MINIMAL)?;
    let puzzle = Puzzle::prove(&input::grid(puzzle)?)?;
    let redundant = redundant_clues(&puzzle);
    let found = minimal_puzzles(&puzzle, limit as usize);
    Ok(json!({
        "minimal": redundant.is_empty(),
        "redundant": redundant.iter().map(|cell| cell.to_string()).collect::<Value>(),
        "puzzles": found.puzzles.iter().map(|grid| grid.to_string()).collect::<Value>(),
        "exact": found.are_all,
    }))
}

/// The changes of a puzzle to another form of it, in the order in which they are made.
pub const CHANGES: &[&str] = &["rows", "columns", "turn", "mirror", "relabel", "random"];

/// Another form of a puzzle.
pub fn transform(puzzle: &str, changes: Argument) -> Answer {
    let grid = input::grid(puzzle)?;
    let mut options = changes.only_options("changes")?;
    let rows = lines(options.take("rows"), "rows")?;
    let columns = lines(options.take("columns"), "columns")?;
    let named = [turn(&mut options)?, mirror(&mut options)?, relabelling(&mut options)?];
    let mut change =
        named.into_iter().flatten().fold(Transform::lines(rows, columns), Transform::then);
    let random = options.take("random");
    if random != Given::Nothing {
        let seed = recipe::seed(random)?;
        change = change.then(Transform::random(&mut SeededRng::new(seed)));
    }
    Ok(change.grid(&grid).to_string().into())
}

fn nine(given: &Given) -> Option<[Digit; 9]> {
    let Given::Text(text) = given else { return None };
    let digits: Option<Vec<Digit>> = text.chars().map(Digit::from_char).collect();
    digits?.try_into().ok()
}

fn lines(given: Given, name: &str) -> Result<LineOrder, Failure> {
    if given == Given::Nothing {
        return Ok(LineOrder::SAME);
    }
    let places = nine(&given).map(|digits| digits.map(|digit| digit.value() - 1));
    let allowed = "nine different digits are expected as a string, the first three, the next and the last each \
                   within 123, 456 or 789";
    places.and_then(LineOrder::try_new).ok_or_else(|| given.refused(name, allowed))
}

fn turn(options: &mut Options) -> Result<Option<Transform>, Failure> {
    let quarter = Transform::turning();
    Ok(options.one_of("turn", &["right", "left", "half"], |slug| slug)?.map(|turn| match turn {
        "right" => quarter,
        "left" => quarter.inverse(),
        _ => quarter.then(quarter),
    }))
}

fn mirror(options: &mut Options) -> Result<Option<Transform>, Failure> {
    const ALL: [&str; 4] = ["horizontal", "vertical", "diagonal", "anti_diagonal"];
    let reversed = Transform::lines(LineOrder::REVERSED, LineOrder::REVERSED);
    Ok(options.one_of("mirror", &ALL, |slug| slug)?.map(|mirror| match mirror {
        "horizontal" => Transform::mirroring(),
        "vertical" => Transform::lines(LineOrder::REVERSED, LineOrder::SAME),
        "diagonal" => Transform::transposing(),
        _ => Transform::transposing().then(reversed),
    }))
}

fn relabelling(options: &mut Options) -> Result<Option<Transform>, Failure> {
    let given = options.take("relabel");
    if given == Given::Nothing {
        return Ok(None);
    }
    let made = nine(&given).and_then(Transform::relabelling);
    let allowed = "nine different digits from 1 to 9 are expected as a string";
    made.map(Some).ok_or_else(|| given.refused("relabel", allowed))
}
