//! The engine for JavaScript: what `npm/js/core.js` calls. Everything goes in and out as text: puzzles in
//! any format that the engine reads, positions, options and answers as JSON, whose fields
//! `npm/js/index.d.ts` documents. The answers themselves are made in [`answer`], which knows nothing of
//! JavaScript.

pub mod answer;
pub mod failure;
pub mod input;

use nonet_engine::search::first;
use serde_json::Value;
use wasm_bindgen::prelude::*;

use failure::Failure;

/// A failure crosses as JSON, and becomes an error with its fields on the other side.
fn thrown(failure: Failure) -> JsValue {
    JsValue::from_str(&failure.json().to_string())
}

fn text(answer: Result<Value, Failure>) -> Result<String, JsValue> {
    answer.map(|answer| answer.to_string()).map_err(thrown)
}

/// A solution as 81 digits, if there is any. Not JSON, because it is asked for by the thousand.
#[wasm_bindgen]
pub fn solve(puzzle: &str) -> Result<Option<String>, JsValue> {
    let grid = input::grid(puzzle).map_err(thrown)?;
    Ok(first(&grid).map(|solution| solution.to_string()))
}

/// The solutions of a puzzle, at most `limit`.
#[wasm_bindgen]
pub fn solutions(puzzle: &str, limit: f64) -> Result<String, JsValue> {
    text(answer::solutions(puzzle, limit))
}

/// How many solutions a puzzle has, counted up to `limit`.
#[wasm_bindgen]
pub fn count(puzzle: &str, limit: f64) -> Result<String, JsValue> {
    text(answer::count(puzzle, limit))
}

/// Whether a puzzle has exactly one solution, and if not, why not.
#[wasm_bindgen]
pub fn check(puzzle: &str) -> Result<String, JsValue> {
    text(answer::check(puzzle))
}

/// The puzzle of a recipe.
#[wasm_bindgen]
pub fn generate(recipe: &str) -> Result<String, JsValue> {
    text(answer::generate(recipe))
}

/// The easiest next step of a position, or what is wrong with it.
#[wasm_bindgen]
pub fn hint(position: &str, options: &str) -> Result<String, JsValue> {
    text(answer::hint(position, options))
}

/// All steps of a position.
#[wasm_bindgen]
pub fn steps(position: &str, options: &str) -> Result<String, JsValue> {
    text(answer::steps(position, options))
}

/// The steps from a position to its end.
#[wasm_bindgen]
pub fn path(position: &str, options: &str) -> Result<String, JsValue> {
    text(answer::path(position, options))
}

/// How hard a puzzle is, on one of the scales.
#[wasm_bindgen]
pub fn rate(puzzle: &str, scale: &str) -> Result<String, JsValue> {
    text(answer::rate(puzzle, scale))
}

/// All puzzles of a text.
#[wasm_bindgen]
pub fn read(from: &str) -> Result<String, JsValue> {
    text(answer::read(from))
}

/// A position in another format.
#[wasm_bindgen]
pub fn convert(position: &str, format: &str) -> Result<String, JsValue> {
    text(answer::convert(position, format))
}

/// The canonical form of a puzzle.
#[wasm_bindgen]
pub fn canon(puzzle: &str) -> Result<String, JsValue> {
    text(answer::canon(puzzle))
}

/// The techniques in the order in which they are looked for.
#[wasm_bindgen]
pub fn techniques() -> String {
    answer::techniques().to_string()
}

/// The formats that are read.
#[wasm_bindgen]
pub fn formats() -> String {
    answer::formats().to_string()
}
