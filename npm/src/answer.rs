//! What comes out: the answer of each function, as a tree of objects, lists, texts and numbers.

use std::rc::Rc;

use nonet_engine::canon::canonical;
use nonet_engine::formats::output::{OUTPUTS, Output};
use nonet_engine::formats::{self, Entry, FORMATS, Format};
use nonet_engine::generate::{Goal, Reason, Shortfall};
use nonet_engine::json::{effects, evidence};
use nonet_engine::logic::finder::{Options, all_steps, next_step};
use nonet_engine::logic::step::Step;
use nonet_engine::logic::techniques::{FamilySet, LADDER, Technique, TechniqueSet};
use nonet_engine::rating::grade::{End, Grade, Path, is_wrong};
use nonet_engine::rating::se::rater::Tenths;
use nonet_engine::rating::{rounds, se};
use nonet_engine::search::monitor::Budget;
use nonet_engine::search::puzzle::{Puzzle, PuzzleError};
use nonet_engine::search::{self, Count, solve_up_to};
use nonet_engine::types::board::Board;
use nonet_engine::types::cell::CellSet;
use nonet_engine::types::conflict::Conflict;
use nonet_engine::types::grid::Solution;
use nonet_engine::types::position::{DeadEnd, Position};
use nonet_words::Localizer;
use serde_json::{Map, Value, json};

use super::failure::Failure;
use super::given::{Argument, Given};
use super::input::{self, MAX_SOLUTIONS};
use super::{recipe, words};

/// An answer, or why there is none.
pub type Answer = Result<Value, Failure>;

/// The largest whole number up to which JavaScript's numbers are exact.
const MAX_SAFE_INTEGER: u64 = 9_007_199_254_740_991;

/// A list of solutions.
pub fn solutions(puzzle: &str, limit: &Given) -> Answer {
    let limit = input::limit(limit, MAX_SOLUTIONS)?;
    let (solutions, _) = solve_up_to(&input::grid(puzzle)?, limit, Budget::UNLIMITED);
    Ok(solutions.iter().map(|solution| solution.to_string()).collect())
}

/// `count` and `exact`.
pub fn count(puzzle: &str, limit: &Given) -> Answer {
    let limit = input::limit(limit, MAX_SAFE_INTEGER)?;
    let count = search::count(&input::grid(puzzle)?, limit, Budget::UNLIMITED);
    Ok(json!({ "count": count.found(), "exact": matches!(count, Count::Exactly(_)) }))
}

/// `verdict`, and the solution or what is wrong.
pub fn check(puzzle: &str) -> Answer {
    Ok(match Puzzle::prove(&input::grid(puzzle)?) {
        Ok(puzzle) => json!({ "verdict": "one", "solution": puzzle.solution().to_string() }),
        Err(PuzzleError::Conflicts(conflicts)) => json!({
            "verdict": "conflict",
            "conflicts": conflicts.iter().map(conflict).collect::<Value>(),
        }),
        Err(PuzzleError::NoSolution { at: Some(at) }) => {
            json!({ "verdict": "none", "at": dead_end(at) })
        }
        Err(PuzzleError::NoSolution { at: None }) => json!({ "verdict": "none" }),
        Err(PuzzleError::SeveralSolutions(several)) => json!({
            "verdict": "several",
            "solutions": [several.first.to_string(), several.second.to_string()],
            "differing": cells(several.differing),
        }),
        Err(error @ PuzzleError::Stopped) => return Err(error.into()),
    })
}

fn conflict(conflict: &Conflict) -> Value {
    json!({
        "digit": conflict.digit.value(),
        "house": conflict.house.to_string(),
        "cells": cells(conflict.cells),
    })
}

fn dead_end(at: DeadEnd) -> Value {
    match at {
        DeadEnd::Cell(cell) => json!({ "cell": cell.to_string() }),
        DeadEnd::House(house, digit) => {
            json!({ "house": house.to_string(), "digit": digit.value() })
        }
    }
}

fn cells(cells: CellSet) -> Vec<String> {
    cells.iter().map(|cell| cell.to_string()).collect()
}

/// The puzzle of a recipe with its solution, and what of the recipe was not met.
pub fn generate(recipe: Argument) -> Answer {
    let recipe = recipe::recipe(recipe)?;
    let made = recipe.generate()?;
    let mut answer = json!({
        "puzzle": made.puzzle.givens().to_string(),
        "solution": made.puzzle.solution().to_string(),
        // As text: JavaScript rounds numbers of this size.
        "seed": recipe.seed.to_string(),
        "clues": made.clues,
        "minimal": made.minimal,
        "recipe": recipe.to_string(),
    });
    if let Some((technique, need)) = made.technique {
        answer["technique"] = json!(technique.slug());
        answer["need"] = json!(need.slug());
    }
    if let Some(of) = made.shortfall {
        answer["shortfall"] = shortfall(of);
    }
    Ok(answer)
}

fn shortfall(of: Shortfall) -> Value {
    let reason = match of.reason {
        Reason::ChecksSpent => "checks",
        Reason::Symmetry => "symmetry",
    };
    match of.goal {
        Goal::Clues { requested, reached } => {
            json!({ "goal": "clues", "requested": requested, "reached": reached, "reason": reason })
        }
        Goal::Minimal { unneeded } => {
            json!({ "goal": "minimal", "unneeded": unneeded, "reason": reason })
        }
    }
}

/// A board to reason on, with the solution if there is just one.
struct Task {
    board: Board,
    solution: Option<Solution>,
    left_out: FamilySet,
    without: TechniqueSet,
    words: Option<Rc<Localizer>>,
}

impl Task {
    fn of(position: Argument, options: Argument) -> Result<Task, Failure> {
        let board = input::board(position)?;
        let solution = match Puzzle::prove(&board.clue_grid()) {
            Ok(puzzle) => Some(*puzzle.solution()),
            Err(PuzzleError::SeveralSolutions(_)) => None,
            Err(error) => return Err(error.into()),
        };
        let mut options = options.only_options("options")?;
        let left_out = input::left_out(&mut options)?;
        let without = input::without(&mut options)?;
        Ok(Task { board, solution, left_out, without, words: words::of(options.take("language"))? })
    }
    fn options(&self) -> Options {
        let mut options = Options::for_hints(self.left_out, self.solution.is_some());
        options.techniques -= self.without;
        options
    }
    /// A step, in a language also with its name and its sentences.
    fn step(&self, step: &Step) -> Value {
        let mut fields = json!({
            "technique": step.technique.slug(),
            "tier": step.technique.tier().slug(),
            "effects": effects(&step.effects),
            "evidence": evidence(&step.evidence),
        });
        if let Some(words) = &self.words {
            fields["name"] = json!(words.technique(step.technique));
            fields["sentences"] = json!(words.explanation_text(step));
        }
        fields
    }
    /// The cells with a wrong digit, and those that cannot have their digit any more.
    fn mistakes(&self) -> (CellSet, CellSet) {
        let Some(solution) = &self.solution else { return (CellSet::EMPTY, CellSet::EMPTY) };
        let digits = self.board.digits();
        let wrong = digits.iter().filter(|&(cell, digit)| solution[cell] != digit);
        let is_eliminated = |&cell: &_| self.board.eliminated[cell].contains(solution[cell]);
        let empty = self.board.empty_cells();
        (wrong.map(|(cell, _)| cell).collect(), empty.iter().filter(is_eliminated).collect())
    }
}

/// The easiest step, or `solved`, `stuck`, `mistake`.
pub fn hint(position: Argument, options: Argument) -> Answer {
    let task = Task::of(position, options)?;
    if is_wrong(&task.board, task.solution.as_ref()) {
        let (wrong, eliminated) = task.mistakes();
        return Ok(json!({
            "status": "mistake", "wrong": cells(wrong), "eliminated": cells(eliminated),
        }));
    }
    let position = Position::of(&task.board);
    if position.is_solved() {
        return Ok(json!({ "status": "solved" }));
    }
    Ok(match next_step(&position, &task.options()) {
        Some(found) => json!({ "status": "step", "step": task.step(&found) }),
        None => json!({ "status": "stuck" }),
    })
}

/// All steps, easiest first; none on a board with a mistake.
pub fn steps(position: Argument, options: Argument) -> Answer {
    let task = Task::of(position, options)?;
    if is_wrong(&task.board, task.solution.as_ref()) {
        return Ok(json!([]));
    }
    let position = Position::of(&task.board);
    let options = task.options();
    let mut direct = options;
    direct.techniques.remove(Technique::ProofByCases);
    let mut steps = all_steps(&position, &direct);
    if steps.is_empty() {
        steps.extend(next_step(&position, &options));
    }
    steps.sort_by_key(|step| step.technique.tier());
    Ok(steps.iter().map(|step| task.step(step)).collect())
}

/// The steps to the end, and whether that is the solution.
pub fn path(position: Argument, options: Argument) -> Answer {
    let task = Task::of(position, options)?;
    let path = Path::without(task.left_out, task.without, &task.board, task.solution.as_ref());
    let steps: Value = path.steps.iter().map(|step| task.step(step)).collect();
    Ok(json!({ "steps": steps, "solved": path.end == End::Solved }))
}

/// The rating of a puzzle with one solution.
pub fn rate(puzzle: &str, scale: Given) -> Answer {
    const SCALES: &str = "the scales are hodoku, explainer and rounds";
    let scale = scale.text("scale", SCALES)?;
    let puzzle = Puzzle::prove(&input::grid(puzzle)?)?;
    match scale.as_str() {
        "hodoku" => Ok(hodoku(&puzzle)),
        "explainer" => {
            let rating = se::rater::rate(&puzzle);
            Ok(json!({
                "er": number(rating.er), "ep": number(rating.ep), "ed": number(rating.ed),
                "rule": rating.hardest.map(|rule| rule.to_string()),
            }))
        }
        "rounds" => {
            let unsolved = || Failure {
                kind: "puzzle",
                message: "trial three deep does not solve it".to_owned(),
                place: None,
            };
            let rating = rounds::rate(puzzle.givens()).ok_or_else(unsolved)?;
            Ok(json!({ "level": number(rating.level), "rounds": rating.rounds }))
        }
        _ => Err(Given::Text(scale).refused("scale", SCALES)),
    }
}

fn hodoku(puzzle: &Puzzle) -> Value {
    let board = Board::of_givens(*puzzle.givens());
    let grade = Grade::of(&board, Some(puzzle.solution()));
    let counts = grade.counts.iter().map(|&(technique, uses)| (technique.slug(), uses));
    let techniques: Map<String, Value> =
        counts.map(|(slug, uses)| (slug.to_owned(), json!(uses))).collect();
    json!({
        "tier": grade.tier.slug(),
        "score": grade.score,
        "hardest": grade.hardest.map(Technique::slug),
        "techniques": techniques,
    })
}

fn number(tenths: Tenths) -> f64 {
    f64::from(tenths.0) / 10.0
}

/// The puzzles of a text, all of which can be read.
pub fn read(text: &str) -> Answer {
    Ok(formats::read(text)?.iter().map(entry).collect())
}

/// The puzzles of a text, each bad record as its error among them.
pub fn read_all(text: &str) -> Value {
    let items = formats::read_list(text).into_iter();
    items
        .map(|item| match item {
            Ok(found) => entry(&found),
            Err(error) => json!({ "error": Failure::from(error).fields() }),
        })
        .collect()
}

fn entry(entry: &Entry) -> Value {
    let mut fields = position(&entry.board);
    fields["name"] = json!(entry.name);
    fields["line"] = json!(entry.line);
    fields["format"] = json!(entry.format);
    fields
}

/// A board as a position.
fn position(board: &Board) -> Value {
    let eliminated = |cell| {
        let digits = board.eliminated[cell].iter();
        digits.map(move |digit| format!("{cell}<>{digit}"))
    };
    json!({
        "puzzle": board.clue_grid().to_string(),
        "digits": board.digits().to_string(),
        "eliminated": board.empty_cells().iter().flat_map(eliminated).collect::<Vec<_>>(),
    })
}

/// A position as a file in a format, with a name where the format has names, and the address of the page before what
/// is the end of a link.
pub fn convert(position: Argument, format: Given, options: Argument) -> Answer {
    const ALLOWED: &str = "formats() says which are written";
    let board = input::board(position)?;
    let slug = format.text("format", ALLOWED)?;
    let mut options = options.only_options("options")?;
    let mut text = |name| match options.take(name) {
        Given::Nothing => Ok(String::new()),
        given => given.text(name, "a string is expected"),
    };
    let (name, page) = (text("name")?, text("page")?);
    let Some(format) = Output::of(&slug) else {
        return Err(Given::Text(slug).refused("format", ALLOWED));
    };
    let page = if format.is_fragment { page } else { String::new() };
    Ok(Value::from(page + &format.file(&board, &name)))
}

/// The canonical form and the number of automorphisms.
pub fn canon(puzzle: &str) -> Answer {
    let form = canonical(&input::grid(puzzle)?);
    Ok(json!({ "canonical": form.grid.to_string(), "automorphisms": form.automorphisms }))
}

/// The rows of the ladder.
pub fn techniques() -> Value {
    let row = |technique: Technique| {
        json!({
            "slug": technique.slug(),
            "tier": technique.tier().slug(),
            "family": technique.family().slug(),
            "score": technique.score(),
        })
    };
    LADDER.iter().map(|of| row(of.technique)).collect()
}

/// The rows of the tables of formats: those that are read, then those that are only written.
pub fn formats() -> Value {
    let row = |slug: &str, name: &str, read, written| json!({ "slug": slug, "name": name, "read": read, "written": written });
    let is_read = |output: &&Output| Format::of(output.slug).is_some();
    let read = FORMATS
        .iter()
        .map(|format| row(format.slug, format.name, true, Output::of(format.slug).is_some()));
    let others = OUTPUTS.iter().filter(|output| !is_read(output));
    read.chain(others.map(|output| row(output.slug, output.name, false, true))).collect()
}
