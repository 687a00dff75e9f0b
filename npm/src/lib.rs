//! The engine for JavaScript: what `npm/js/core.js` calls. JavaScript's values go in and out; the fields of
//! objects are those that `npm/js/index.d.ts` documents. The answers themselves are made in [`answer`], which
//! knows nothing of JavaScript.

pub mod answer;
pub mod failure;
pub mod forms;
pub mod given;
pub mod input;
pub mod recipe;
pub mod words;

use std::panic;

use nonet_engine::search::first;
use serde::Serialize as _;
use serde::de::DeserializeSeed as _;
use serde_json::Value;
use serde_wasm_bindgen::{Deserializer, Serializer};
use wasm_bindgen::prelude::*;

use answer::Answer;
use failure::Failure;
use given::{Argument, Given, Names};

/// A panic reaches the caller as a JavaScript error with its text. The instance cannot be used any more:
/// core.js makes another.
#[wasm_bindgen(start)]
pub fn start() {
    panic::set_hook(Box::new(|panic| wasm_bindgen::throw_str(&panic.to_string())));
}

/// Plain objects, `null` for what is not there.
const PLAIN: Serializer = Serializer::json_compatible();

fn value(of: &Value) -> JsValue {
    of.serialize(&PLAIN).unwrap_or_else(|error| wasm_bindgen::throw_val(error.into()))
}

/// A failure becomes an error with its fields in core.js.
fn thrown(failure: Failure) -> JsValue {
    value(&failure.fields())
}

fn answered(answer: Answer) -> Result<JsValue, JsValue> {
    answer.map(|answer| value(&answer)).map_err(thrown)
}

fn argument(of: JsValue, names: &'static [&'static str]) -> Argument {
    Names(names).deserialize(Deserializer::from(of)).unwrap_or(Argument::OTHER)
}

fn given(of: JsValue) -> Given {
    serde_wasm_bindgen::from_value(of).unwrap_or(Given::Other)
}

/// A solution as 81 digits, if there is any. It is asked for by the thousand.
#[wasm_bindgen]
pub fn solve(puzzle: &str) -> Result<Option<String>, JsValue> {
    let grid = input::grid(puzzle).map_err(thrown)?;
    Ok(first(&grid).map(|solution| solution.to_string()))
}

/// The solutions of a puzzle, at most `limit`.
#[wasm_bindgen]
pub fn solutions(puzzle: &str, limit: JsValue) -> Result<JsValue, JsValue> {
    answered(answer::solutions(puzzle, &given(limit)))
}

/// How many solutions a puzzle has, counted up to `limit`.
#[wasm_bindgen]
pub fn count(puzzle: &str, limit: JsValue) -> Result<JsValue, JsValue> {
    answered(answer::count(puzzle, &given(limit)))
}

/// Whether a puzzle has exactly one solution, and if not, why not.
#[wasm_bindgen]
pub fn check(puzzle: &str) -> Result<JsValue, JsValue> {
    answered(answer::check(puzzle))
}

/// The puzzle of a recipe.
#[wasm_bindgen]
pub fn generate(recipe: JsValue) -> Result<JsValue, JsValue> {
    answered(answer::generate(argument(recipe, recipe::RECIPE)))
}

/// A position and the options of what is asked of it.
fn task(position: JsValue, options: JsValue) -> (Argument, Argument) {
    (argument(position, input::POSITION), argument(options, input::STEP_OPTIONS))
}

/// The easiest next step of a position, or what is wrong with it.
#[wasm_bindgen]
pub fn hint(position: JsValue, options: JsValue) -> Result<JsValue, JsValue> {
    let (position, options) = task(position, options);
    answered(answer::hint(position, options))
}

/// All steps of a position.
#[wasm_bindgen]
pub fn steps(position: JsValue, options: JsValue) -> Result<JsValue, JsValue> {
    let (position, options) = task(position, options);
    answered(answer::steps(position, options))
}

/// The steps from a position to its end.
#[wasm_bindgen]
pub fn path(position: JsValue, options: JsValue) -> Result<JsValue, JsValue> {
    let (position, options) = task(position, options);
    answered(answer::path(position, options))
}

/// Adds a language that steps can be explained in, with its words in Fluent.
#[wasm_bindgen(js_name = addLanguage)]
pub fn add_language(tag: &str, text: &str) {
    words::add(tag, text);
}

/// How hard a puzzle is, on one of the scales.
#[wasm_bindgen]
pub fn rate(puzzle: &str, scale: JsValue) -> Result<JsValue, JsValue> {
    answered(answer::rate(puzzle, given(scale)))
}

/// All puzzles of a text.
#[wasm_bindgen]
pub fn read(text: &str) -> Result<JsValue, JsValue> {
    answered(answer::read(text))
}

/// All records of a text: puzzles, and errors of what cannot be read.
#[wasm_bindgen(js_name = readAll)]
pub fn read_all(text: &str) -> JsValue {
    value(&answer::read_all(text))
}

/// Whether a line is a whole puzzle, so that a text may be cut before and after the line.
#[wasm_bindgen(js_name = isRecord)]
pub fn is_record(line: &str) -> bool {
    nonet_engine::formats::may_be_cut_after(line)
}

/// A position in another format.
#[wasm_bindgen]
pub fn convert(position: JsValue, format: JsValue, options: JsValue) -> Result<JsValue, JsValue> {
    let options = argument(options, input::CONVERT_OPTIONS);
    answered(answer::convert(argument(position, input::POSITION), given(format), options))
}

/// The canonical form of a puzzle.
#[wasm_bindgen]
pub fn canon(puzzle: &str) -> Result<JsValue, JsValue> {
    answered(answer::canon(puzzle))
}

/// The clues that a puzzle does not need, and minimal puzzles within it, at most `limit`.
#[wasm_bindgen]
pub fn minimal(puzzle: &str, limit: JsValue) -> Result<JsValue, JsValue> {
    answered(forms::minimal(puzzle, &given(limit)))
}

/// Another form of a puzzle.
#[wasm_bindgen]
pub fn transform(puzzle: &str, changes: JsValue) -> Result<JsValue, JsValue> {
    answered(forms::transform(puzzle, argument(changes, forms::CHANGES)))
}

/// The techniques in the order in which they are looked for.
#[wasm_bindgen]
pub fn techniques() -> JsValue {
    value(&answer::techniques())
}

/// The formats that are read.
#[wasm_bindgen]
pub fn formats() -> JsValue {
    value(&answer::formats())
}
