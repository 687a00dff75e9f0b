//! Feeds the fuzz targets with hostile inputs on stable Rust: each is a sample that was changed at random.
//! The inputs of a seed are always the same, whatever the number of threads, so that a failure is found
//! again by its target and number. `docs/testing.md` has the commands.

mod lz;
mod mutate;
mod run;
mod samples;
mod targets;

use std::fs;
use std::path::PathBuf;
use std::process::ExitCode;
use std::time::Duration;

use clap::Parser;

use run::{Report, Settings};
use targets::{TARGETS, Target};

/// Feed every reader and every stored text with hostile inputs.
#[derive(Parser)]
struct Args {
    /// Only the targets with one of these words in their names
    words: Vec<String>,
    /// How many inputs all targets together get
    #[arg(long, default_value_t = 600_000)]
    inputs: u64,
    /// The number that the inputs are made from
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// How many inputs are tried at a time [default: one a core]
    #[arg(long)]
    threads: Option<usize>,
    /// Fail if an input takes more than so many milliseconds of processor time, in the fastest of three runs
    #[arg(long, value_name = "MS")]
    most_ms: Option<u64>,
    /// Fail if the process of a target takes more memory than so many megabytes
    #[arg(long, value_name = "MB")]
    most_mb: Option<u64>,
    /// Where inputs are written that fail
    #[arg(long, value_name = "FOLDER", default_value = "target/fuzz-failures")]
    save: PathBuf,
    /// Run one input, of a file, and nothing else
    #[arg(long, value_name = "FILE")]
    replay: Option<PathBuf>,
    /// Write the samples of every target into a folder for libFuzzer, and nothing else
    #[arg(long, value_name = "FOLDER")]
    write_corpus: Option<PathBuf>,
    /// List the targets, and nothing else
    #[arg(long)]
    list: bool,
    /// Try this target in this process, and print what came of its inputs as JSON
    #[arg(long, hide = true, value_name = "TARGET", requires = "alone_inputs")]
    alone: Option<String>,
    /// How many inputs that target gets
    #[arg(long, hide = true)]
    alone_inputs: Option<u64>,
}

impl Args {
    fn chosen(&self) -> impl Iterator<Item = &'static Target> {
        let is_meant =
            |target: &&Target| self.words.iter().any(|word| target.name.contains(word.as_str()));
        TARGETS.iter().filter(move |target| self.words.is_empty() || is_meant(target))
    }
}

fn main() -> ExitCode {
    let args = Args::parse();
    if let Some(name) = &args.alone {
        return try_alone(&args, name);
    }
    if args.list {
        args.chosen().for_each(|target| println!("{}", target.name));
    } else if let Some(folder) = &args.write_corpus {
        args.chosen().for_each(|target| write_corpus(target, &folder.join(target.name)));
    } else if let Some(file) = &args.replay {
        let input = fs::read(file).expect("a file that can be read");
        args.chosen().for_each(|target| target.run(&input));
    } else {
        return try_all(&args);
    }
    ExitCode::SUCCESS
}

fn write_corpus(target: &Target, folder: &std::path::Path) {
    fs::create_dir_all(folder).expect("a folder");
    for (number, sample) in samples::of(target.name).concat().iter().enumerate() {
        fs::write(folder.join(format!("{number:04}")), sample).expect("room for a sample");
    }
}

/// Tries one target in this process.
fn try_alone(args: &Args, name: &str) -> ExitCode {
    let cores = || std::thread::available_parallelism().map_or(1, usize::from);
    let settings = Settings {
        seed: args.seed,
        threads: args.threads.unwrap_or_else(cores),
        slow: args.most_ms.map(Duration::from_millis),
        folder: args.save.clone(),
    };
    run::take_over_panics();
    run::watch(settings.folder.clone(), args.seed);
    let target = TARGETS.iter().find(|target| target.name == name).expect("a target of the table");
    let report = run::try_target(target, args.alone_inputs.unwrap_or_default(), &settings);
    println!("{}", serde_json::to_string(&report).expect("a report can be written"));
    ExitCode::SUCCESS
}

fn try_all(args: &Args) -> ExitCode {
    Report::print_head();
    let shares: u64 = args.chosen().map(|target| u64::from(target.share)).sum();
    let mut total = Report::default();
    for target in args.chosen() {
        let inputs = (args.inputs * u64::from(target.share)).div_ceil(shares);
        let report = run::try_target_apart(target, inputs);
        report.print(target.name);
        total.join(report);
    }
    total.print("all");
    let takes_too_much = args.most_mb.is_some_and(|most| total.peak_kb > most * 1024);
    if takes_too_much {
        println!("more memory than {} MB", args.most_mb.unwrap_or_default());
    }
    if total.failed > 0 || takes_too_much { ExitCode::FAILURE } else { ExitCode::SUCCESS }
}
