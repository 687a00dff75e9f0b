//! `nonet cases`: technique cases in the library's layout, each run by the library's own rule: every
//! step of the technique that is about the named digits must do just what the case says.

use std::collections::BTreeMap;
use std::io;

use clap::Args;
use rayon::prelude::*;
use serde_json::json;

use super::OutputFormat;
use super::console::Console;
use super::input::{Files, Part};
use crate::engine::logic::reglib::{Case, CaseError, CaseResult};
use crate::engine::logic::step::{Effect, Step};

/// What `cases` understands.
#[derive(Args)]
pub struct Options {
    #[command(flatten)]
    files: Files,
}

/// How a line ended.
struct Ended {
    code: String,
    verdict: &'static str,
    /// What the steps that counted do, a step an entry.
    instead: Vec<String>,
}

/// How many lines of a code there were, and how many of them passed.
#[derive(Default)]
struct Tally {
    lines: usize,
    passed: usize,
}

/// Runs every case of the files.
///
/// # Errors
/// When stdout cannot be written.
pub fn run(options: &Options, output: OutputFormat, console: &mut Console) -> io::Result<()> {
    let length = options.files.bytes();
    console.progress(length, if length.is_some() { "of the input" } else { "bytes" });
    let mut tallies: BTreeMap<String, Tally> = BTreeMap::new();
    let names = options.files.names();
    let mut is_empty = vec![true; names.len()];
    for part in options.files.open() {
        match part {
            Ok(part) => {
                let some = cases(&part, output, console, &mut tallies)?;
                is_empty[part.source] &= !some;
            }
            Err(broken) => {
                // Said already: not once more as an empty file.
                is_empty[broken.source] = false;
                console.failure(&broken.told);
            }
        }
    }
    for (name, _) in names.iter().zip(is_empty).filter(|(_, is_empty)| *is_empty) {
        console.failure(&format!("{name}: there is no case in the text"));
    }
    sum_up(&tallies, console);
    Ok(())
}

/// Runs the cases of a part, and tells whether there are any.
fn cases(
    part: &Part,
    output: OutputFormat,
    console: &mut Console,
    tallies: &mut BTreeMap<String, Tally>,
) -> io::Result<bool> {
    let bar = console.bar();
    let ended = |(number, line): (usize, &str)| {
        bar.inc(line.len() as u64 + 1);
        ended(line).map_err(|error| told(part, number, &error))
    };
    let lines: Vec<(usize, &str)> = part.text.lines().enumerate().filter(is_case).collect();
    let all: Vec<Result<Ended, String>> = lines.into_par_iter().map(ended).collect();
    let some = !all.is_empty();
    for line in all {
        match line {
            Ok(ended) => {
                tallies.entry(ended.tallied()).or_default().count(&ended);
                console.data(&ended.written(output))?;
            }
            Err(told) => console.failure(&told),
        }
    }
    Ok(some)
}

/// Remarks and empty lines are none.
fn is_case((_, line): &(usize, &str)) -> bool {
    !line.trim().is_empty() && !line.starts_with('#')
}

fn ended(line: &str) -> Result<Ended, CaseError> {
    let case = match Case::read(line) {
        Ok(case) => case,
        Err(CaseError::Unsupported(code)) => {
            return Ok(Ended { code, verdict: "unsupported", instead: Vec::new() });
        }
        Err(error) => return Err(error),
    };
    let (verdict, instead) = match case.run() {
        CaseResult::Pass => ("pass", Vec::new()),
        CaseResult::Fail(steps) => ("fail", steps.iter().map(done).collect()),
    };
    Ok(Ended { code: case.code, verdict, instead })
}

fn told(part: &Part, number: usize, error: &CaseError) -> String {
    format!("{}: line {}: {error}", part.name, part.above + number + 1)
}

/// `r4c7=5` places, `r4c7<>5` rules out.
fn done(step: &Step) -> String {
    let effects = step.effects.iter().map(|effect| match effect {
        Effect::Place(at) => format!("{}={}", at.cell, at.digit),
        Effect::Eliminate(at) => format!("{}<>{}", at.cell, at.digit),
    });
    effects.collect::<Vec<_>>().join(" ")
}

impl Ended {
    fn written(&self, output: OutputFormat) -> String {
        let Ended { code, verdict, instead } = self;
        match output {
            OutputFormat::Columns if *verdict == "fail" && instead.is_empty() => {
                format!("{code}\t{verdict}\tnothing\n")
            }
            OutputFormat::Columns => format!("{code}\t{verdict}\t{}\n", instead.join("; ")),
            OutputFormat::Json => {
                let object = json!({ "code": code, "verdict": verdict, "instead": instead });
                format!("{object}\n")
            }
        }
    }
    /// The code without the suffix for what is allowed.
    fn tallied(&self) -> String {
        self.code.split('-').next().unwrap_or_default().to_owned()
    }
}

impl Tally {
    fn count(&mut self, ended: &Ended) {
        self.lines += 1;
        self.passed += usize::from(ended.verdict == "pass");
    }
}

fn sum_up(tallies: &BTreeMap<String, Tally>, console: &Console) {
    for (code, Tally { lines, passed }) in tallies {
        console.message(&format!("{code}: {passed} of {lines} pass"));
    }
    let lines: usize = tallies.values().map(|tally| tally.lines).sum();
    let passed: usize = tallies.values().map(|tally| tally.passed).sum();
    console.message(&format!("all: {passed} of {lines} pass"));
}
