//! `nonet hint`: what to do next, in words.

use std::io;

use clap::Args;
use serde_json::json;

use super::Shape;
use super::console::Console;
use super::each::{Task, each};
use super::input::Files;
use crate::engine::cell::CellSet;
use crate::engine::puzzle::Puzzle;
use crate::engine::step::{Effect, Step};
use crate::service::{Advice, Request, Response, answer};
use crate::text::Words;

/// What `hint` understands.
#[derive(Args)]
pub struct Options {
    #[command(flatten)]
    files: Files,
    /// The language of the words
    #[arg(long, value_name = "TAG", default_value = "en", value_parser = ["en", "zh-CN"])]
    lang: String,
}

const EN: &str = include_str!("../../locales/en/techniques.ftl");
const EN_WORDS: &str = include_str!("../../locales/en/page.ftl");
const ZH_CN: &str = include_str!("../../locales/zh-CN/techniques.ftl");
const ZH_CN_WORDS: &str = include_str!("../../locales/zh-CN/page.ftl");

impl Options {
    fn words(&self) -> Words {
        let sources = if self.lang == "en" { [EN, EN_WORDS] } else { [ZH_CN, ZH_CN_WORDS] };
        Words::new(&self.lang, &sources.map(str::to_owned))
    }
}

thread_local! {
    /// The words, read once a thread: Fluent's are not made to be shared.
    static WORDS: std::cell::OnceCell<Words> = const { std::cell::OnceCell::new() };
}

/// Tells the next step of every position of the files.
///
/// # Errors
/// When stdout cannot be written.
pub fn run(options: &Options, shape: Shape, console: &mut Console) -> io::Result<()> {
    each(&options.files, console, |task| {
        let step = step(task)?;
        WORDS.with(|words| {
            let words = words.get_or_init(|| options.words());
            Ok(told(&step, words, shape))
        })
    })
}

fn step(task: &Task) -> Result<Step, String> {
    let board = task.entry.board.clone();
    let puzzle = Puzzle::prove(&board.givens).map_err(|error| error.to_string())?;
    let request = Request::Hint(Box::new(board), Some(*puzzle.solution()));
    match answer(request, &mut |_| ()) {
        Response::Hinted(Advice::Step(step)) => Ok(*step),
        Response::Hinted(Advice::WrongDigits(wrong)) => {
            Err(format!("wrong digits: {}", cells(wrong)))
        }
        Response::Hinted(Advice::WrongStrikes(wrong)) => {
            Err(format!("the solution's digit is ruled out in {}", cells(wrong)))
        }
        Response::Hinted(Advice::Complete) => Err("the grid is complete".to_owned()),
        _ => Err("no technique known here finds a step".to_owned()),
    }
}

fn told(step: &Step, words: &Words, shape: Shape) -> String {
    let name = words.technique(step.technique);
    let effects: Vec<String> = step.effects.iter().map(effect).collect();
    let sentences = words.explain(step);
    match shape {
        Shape::Columns => format!("{name}\t{}\t{}\n", effects.join(" "), words.join(&sentences)),
        Shape::Json => {
            let object = json!({
                "technique": step.technique.slug(),
                "name": name,
                "effects": effects,
                "explanation": sentences,
            });
            format!("{object}\n")
        }
    }
}

/// `r4c7=5` places, `r4c7<>5` rules out.
fn effect(effect: &Effect) -> String {
    match effect {
        Effect::Place(candidate) => format!("{}={}", candidate.cell, candidate.digit),
        Effect::Eliminate(candidate) => format!("{}<>{}", candidate.cell, candidate.digit),
    }
}

fn cells(cells: CellSet) -> String {
    cells.iter().map(|cell| cell.to_string()).collect::<Vec<_>>().join(" ")
}
