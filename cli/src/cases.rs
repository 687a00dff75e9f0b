//! `nonet cases`: technique cases in the layout of HoDoKu's library, each run by the library's own
//! rule: every step of the technique that is about the named digits must do just what the case
//! states.

use std::collections::BTreeMap;
use std::io;

use clap::Args;
use rayon::prelude::*;
use serde_json::json;

use super::OutputFormat;
use super::console::Console;
use super::input::{Input, Part};
use super::place::{Failure, Place};
use super::source::Sources;
use super::view::{Layout, ViewArgs};
use nonet_engine::json::effects;
use nonet_engine::logic::reglib::{Case, CaseError, CaseResult};

/// The arguments of `cases`.
#[derive(Args)]
#[command(after_help = "Examples:
  nonet cases reglib.txt                          code, verdict, what was found instead")]
pub struct CasesArgs {
    #[command(flatten)]
    files: Sources,
    #[command(flatten)]
    view: ViewArgs,
}

/// The columns.
const COLUMNS: [&str; 3] = ["code", "verdict", "instead"];

/// The result of a line.
struct Outcome {
    code: String,
    verdict: &'static str,
    /// What the steps that counted do, an entry for each step.
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
pub fn run(args: &CasesArgs, output: OutputFormat, console: &mut Console) -> io::Result<()> {
    console.show(args.view.view(output, Layout::Table, COLUMNS));
    let length = args.files.bytes();
    console.progress(length, if length.is_some() { "of the input" } else { "bytes" });
    let mut tallies: BTreeMap<String, Tally> = BTreeMap::new();
    let names = args.files.names();
    let mut is_empty = vec![true; names.len()];
    for part in Input::of(&args.files, |_| true) {
        match part {
            Ok(part) => {
                let has_cases = run_part(&part, output, console, &mut tallies)?;
                is_empty[part.source] &= !has_cases;
            }
            Err(error) => {
                // Reported here, and not once more as an empty file.
                is_empty[error.source] = false;
                console.unserved(&Failure::of_source(error.name, error.reason))?;
            }
        }
    }
    for (name, _) in names.iter().zip(is_empty).filter(|(_, is_empty)| *is_empty) {
        let reason = "there is no case in the text".to_owned();
        console.unserved(&Failure::of_source(name.as_str().into(), reason))?;
    }
    sum_up(&tallies, console);
    Ok(())
}

/// Runs the cases of a part, and returns whether there are any.
fn run_part(
    part: &Part,
    output: OutputFormat,
    console: &mut Console,
    tallies: &mut BTreeMap<String, Tally>,
) -> io::Result<bool> {
    let bar = console.bar();
    let run_line = |(index, line): (usize, &str)| {
        bar.inc(line.len() as u64 + 1);
        let place = Place::of_line(part, index + 1);
        match run_case(line) {
            Ok(outcome) => Ok((outcome.record(&place, output), outcome)),
            Err(error) => Err(place.because(error.to_string())),
        }
    };
    let lines: Vec<(usize, &str)> = part.text.lines().enumerate().filter(is_case).collect();
    let outcomes: Vec<Result<(String, Outcome), Failure>> =
        lines.into_par_iter().map(run_line).collect();
    let has_cases = !outcomes.is_empty();
    for outcome in outcomes {
        match outcome {
            Ok((record, outcome)) => {
                tallies.entry(outcome.tally_code()).or_default().count(&outcome);
                console.data(&record)?;
            }
            Err(failure) => console.unserved(&failure)?,
        }
    }
    Ok(has_cases)
}

/// Whether a line is a case: not a comment and not empty.
fn is_case((_, line): &(usize, &str)) -> bool {
    !line.trim().is_empty() && !line.starts_with('#')
}

fn run_case(line: &str) -> Result<Outcome, CaseError> {
    let case = match Case::read(line) {
        Ok(case) => case,
        Err(CaseError::Unsupported(code)) => {
            return Ok(Outcome { code, verdict: "unsupported", instead: Vec::new() });
        }
        Err(error) => return Err(error),
    };
    let (verdict, instead) = match case.run() {
        CaseResult::Pass => ("pass", Vec::new()),
        CaseResult::Fail(steps) => {
            ("fail", steps.iter().map(|step| effects(&step.effects).join(" ")).collect())
        }
    };
    Ok(Outcome { code: case.code, verdict, instead })
}

impl Outcome {
    fn record(&self, place: &Place, output: OutputFormat) -> String {
        let Outcome { code, verdict, instead } = self;
        match output {
            OutputFormat::Columns if *verdict == "fail" && instead.is_empty() => {
                format!("{code}\t{verdict}\tnothing\n")
            }
            OutputFormat::Columns => format!("{code}\t{verdict}\t{}\n", instead.join("; ")),
            OutputFormat::Json => {
                place.record(json!({ "code": code, "verdict": verdict, "instead": instead }))
            }
        }
    }
    /// The code without its suffix: cases of a technique are counted together.
    fn tally_code(&self) -> String {
        self.code.split('-').next().unwrap_or_default().to_owned()
    }
}

impl Tally {
    fn count(&mut self, outcome: &Outcome) {
        self.lines += 1;
        self.passed += usize::from(outcome.verdict == "pass");
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
