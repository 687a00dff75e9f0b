//! The command line `nonet`: the engine over files and pipes, on all cores. Data goes to stdout,
//! one record a line; messages and progress go to stderr. A command is a file in `cli/`, a
//! variant of [`Command`] and its line in [`Command::run`].

mod bench;
mod cases;
mod check;
mod console;
mod convert;
mod count;
mod pipeline;
mod generate;
mod hint;
mod input;
mod technique_args;
mod rate;
mod solve;
mod steps;
mod language;

use std::io;
use std::process::ExitCode;

use clap::{Args, Parser, Subcommand};

use console::Console;

/// Sudoku: solve, count, check, generate, hint, reason, rate, convert and measure, over files and pipes.
#[derive(Parser)]
#[command(name = "nonet", version, about, arg_required_else_help = true, after_help = AFTER)]
struct CommandLine {
    #[command(subcommand)]
    command: Command,
    #[command(flatten)]
    common: Common,
}

const AFTER: &str = "Every text format that the page reads can be a FILE; `-` or no FILE is stdin.
Exit status: 0 all well, 1 some input could not be served (named on stderr), 2 wrong usage.";

/// What every command understands.
#[derive(Args)]
struct Common {
    /// Write JSON, one object a line
    #[arg(long, global = true)]
    json: bool,
    /// How many threads to work on [default: one per core; 1 for `bench`]
    #[arg(long, global = true, value_name = "N", value_parser = clap::value_parser!(u16).range(1..))]
    threads: Option<u16>,
}

/// The form in which records are written.
#[derive(Clone, Copy, PartialEq, Eq)]
enum OutputFormat {
    /// Columns with tabs between.
    Columns,
    /// A JSON object a line.
    Json,
}

#[derive(Subcommand)]
enum Command {
    /// Solve puzzles: a solution a line
    Solve(solve::Options),
    /// Count solutions: puzzle, count, `exactly` or `at_least`
    Count(count::Options),
    /// Judge puzzles: puzzle, clues, `conflict`, `none`, `one` or `several`, detail
    Check(check::Options),
    /// Make new puzzles, one a line
    Generate(generate::Options),
    /// Tell the next step of a position: technique, effects, explanation
    Hint(hint::Options),
    /// Solve positions by reasoning: technique, effects, explanation, line of the input
    Steps(steps::Options),
    /// Grade puzzles: puzzle, tier, score, hardest technique, techniques with counts
    Rate(rate::Options),
    /// Write puzzles in another format
    Convert(convert::Options),
    /// Run technique cases: code, `pass`, `fail` or `unsupported`, what was found instead
    Cases(cases::Options),
    /// Measure the search: file, puzzles, task, algorithm, puzzles/s, ns/puzzle, guesses/puzzle
    Bench(bench::Options),
}

impl Command {
    fn run(&self, output: OutputFormat, console: &mut Console) -> io::Result<()> {
        match self {
            Command::Solve(options) => solve::run(options, output, console),
            Command::Count(options) => count::run(options, output, console),
            Command::Check(options) => check::run(options, output, console),
            Command::Generate(options) => generate::run(options, output, console),
            Command::Hint(options) => hint::run(options, output, console),
            Command::Steps(options) => steps::run(options, output, console),
            Command::Rate(options) => rate::run(options, output, console),
            Command::Convert(options) => convert::run(options, output, console),
            Command::Cases(options) => cases::run(options, output, console),
            Command::Bench(options) => bench::run(options, output, console),
        }
    }
    /// How many threads a command takes if nobody says: 0 is one per core.
    fn threads(&self) -> usize {
        usize::from(matches!(self, Command::Bench(_)))
    }
}

/// Reads the arguments and serves them. A reader that goes away (`| head`) ends it quietly.
pub fn run() -> ExitCode {
    let CommandLine { command, common } = CommandLine::parse();
    let threads = common.threads.map_or(command.threads(), usize::from);
    let output = if common.json { OutputFormat::Json } else { OutputFormat::Columns };
    let pool = rayon::ThreadPoolBuilder::new().num_threads(threads);
    let mut console = Console::new();
    // A pool that cannot be built leaves rayon's own, which works as well.
    let _ = pool.build_global();
    match command.run(output, &mut console).and_then(|()| console.finish()) {
        Ok(()) => console.code(),
        Err(error) if error.kind() == io::ErrorKind::BrokenPipe => ExitCode::SUCCESS,
        Err(error) => {
            console.failure(&format!("stdout: {error}"));
            console.code()
        }
    }
}
