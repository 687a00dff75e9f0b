//! The command line `nonet`: the engine over files and pipes, on all cores. Data goes to stdout,
//! one record a line; messages and progress go to stderr. A command is a file, a
//! variant of [`Command`] and its line in [`Command::run`].

mod arguments;
mod bench;
mod canon;
mod cases;
mod check;
mod column_args;
mod compressed;
mod console;
mod convert;
mod count;
mod facts;
mod folder;
mod formats;
mod generate;
mod guard;
mod help;
mod hint;
mod input;
mod language;
mod low_clue;
mod manual;
mod minimal;
pub mod picture;
mod pipeline;
mod place;
mod rate;
mod se_text;
mod show;
mod solve;
mod source;
mod steps;
mod technique_args;
mod techniques;
mod trace;
mod transform;
mod values;
mod view;

use std::env;
use std::io::{self, Write};
use std::process::ExitCode;

use clap::{Args, CommandFactory as _, FromArgMatches as _, Parser, Subcommand};

use console::{Console, printable};

/// Sudoku: solve, check, generate, hint, rate, transform, convert and more, over files and pipes.
#[derive(Parser)]
#[command(name = "nonet", bin_name = "nonet", version, about, arg_required_else_help = true, after_help = AFTER_HELP)]
struct CommandLine {
    #[command(subcommand)]
    command: Command,
    #[command(flatten)]
    common: Common,
}

const AFTER_HELP: &str =
    "A FILE can be in any text format that the page reads, or be a puzzle itself, 81 characters; `-`, or no FILE, reads stdin.
A puzzle in the place of COMMAND is solved.

Examples:
  nonet 9..8...........5............2..1...3.1.....6....4...7.7.86.........3.1..4.....2..
  nonet solve puzzles.txt
  nonet rate --json puzzles.txt | jq .tier
  nonet check --columns +canonical,duplicate puzzles.txt

Exit status: 0 success, 1 some input could not be processed (see stderr), 2 wrong usage.";

/// More threads than any machine has cores only wait for each other.
const MAX_THREADS: i64 = 512;

/// Under which heading the help of a command has the options of every command.
const GENERAL: &str = "Options of every command";

/// The options of every command.
#[derive(Args)]
struct Common {
    /// Write JSON, one object per line
    #[arg(short, long, global = true, help_heading = GENERAL)]
    json: bool,
    /// Write nothing to stderr but what is wrong with the arguments; the exit status says the rest
    #[arg(short, long, global = true, help_heading = GENERAL)]
    quiet: bool,
    /// How many threads to use [default: one per core; 1 for `bench`]
    #[arg(long, global = true, help_heading = GENERAL, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=MAX_THREADS))]
    threads: Option<u16>,
}

/// The form in which records are written.
#[derive(Clone, Copy, PartialEq, Eq)]
enum OutputFormat {
    /// Columns with tabs between.
    Columns,
    /// A JSON object on each line.
    Json,
}

#[derive(Subcommand)]
enum Command {
    /// Solve puzzles: one solution per line
    Solve(solve::SolveArgs),
    /// Count solutions: puzzle, count, `exactly` or `at_least`
    Count(count::CountArgs),
    /// Check puzzles: puzzle, clues, `conflict`, `none`, `one` or `several`, detail
    Check(check::CheckArgs),
    /// Make new puzzles, one per line
    #[command(visible_alias = "new")]
    Generate(generate::GenerateArgs),
    /// Find the next step of a position: technique, effects, explanation
    Hint(hint::HintArgs),
    /// Solve positions by reasoning: technique, effects, explanation, line of the input
    Steps(steps::StepsArgs),
    /// Grade puzzles: puzzle, tier, score, hardest technique, techniques with counts; or `--se`
    Rate(rate::RateArgs),
    /// Write puzzles in another format
    Convert(convert::ConvertArgs),
    /// Draw puzzles as grids
    Show(show::ShowArgs),
    /// Find canonical forms: puzzle, canonical form, number of automorphisms
    Canon(canon::CanonArgs),
    /// Write other forms of puzzles: turned, mirrored, relabelled, permuted or random
    Transform(transform::TransformArgs),
    /// Find clues that are not needed: puzzle, clues, redundant clues, their cells
    Minimal(minimal::MinimalArgs),
    /// Look for forms with fewer clues around puzzles: puzzle, clues
    #[command(alias = "hunt")]
    LowClue(low_clue::LowClueArgs),
    /// List the techniques: slug, tier, score, whether `generate --technique` takes it, name
    Techniques(techniques::TechniquesArgs),
    /// List the formats: slug, whether `--from` and `convert --to` take it, end of file names, name
    Formats(formats::FormatsArgs),
    /// Run technique cases: code, `pass`, `fail` or `unsupported`, what was found instead
    Cases(cases::CasesArgs),
    /// Measure the search: file, puzzles, task, algorithm, puzzles/s, ns/puzzle, guesses/puzzle
    Bench(bench::BenchArgs),
    /// Write what completes commands and options in a shell
    Completions(manual::CompletionsArgs),
    /// Write manual pages
    Man(manual::ManArgs),
}

impl Command {
    fn run(&self, output: OutputFormat, console: &mut Console) -> io::Result<()> {
        match self {
            Command::Solve(args) => solve::run(args, output, console),
            Command::Count(args) => count::run(args, output, console),
            Command::Check(args) => check::run(args, output, console),
            Command::Generate(args) => generate::run(args, output, console),
            Command::Hint(args) => hint::run(args, output, console),
            Command::Steps(args) => steps::run(args, output, console),
            Command::Rate(args) => rate::run(args, output, console),
            Command::Convert(args) => convert::run(args, output, console),
            Command::Show(args) => show::run(args, output, console),
            Command::Canon(args) => canon::run(args, output, console),
            Command::Transform(args) => transform::run(args, output, console),
            Command::Minimal(args) => minimal::run(args, output, console),
            Command::LowClue(args) => low_clue::run(args, output, console),
            Command::Techniques(args) => techniques::run(args, output, console),
            Command::Formats(args) => formats::run(args, output, console),
            Command::Cases(args) => cases::run(args, output, console),
            Command::Bench(args) => bench::run(args, output, console),
            Command::Completions(args) => manual::complete(args, console),
            Command::Man(args) => manual::man(args, console),
        }
    }
    /// The default number of threads; 0 is one per core.
    fn default_threads(&self) -> usize {
        usize::from(matches!(self, Command::Bench(_)))
    }
}

/// All commands and their options, as they are declared.
pub fn definition() -> clap::Command {
    help::grouped(CommandLine::command())
}

/// Reads the arguments and runs the command. If stdout is closed (`| head`) it ends quietly.
pub fn run() -> ExitCode {
    guard::install();
    let CommandLine { command, common } = match read_arguments() {
        Ok(command_line) => command_line,
        Err(error) => return refuse(&error),
    };
    let threads = common.threads.map_or(command.default_threads(), usize::from);
    let output = if common.json { OutputFormat::Json } else { OutputFormat::Columns };
    let pool = rayon::ThreadPoolBuilder::new().num_threads(threads);
    let mut console = Console::new(output, common.quiet);
    // Without these threads rayon makes its own when they are first needed.
    _ = pool.build_global();
    let result = command.run(output, &mut console).and_then(|()| console.finish());
    finish(result, console)
}

fn read_arguments() -> Result<CommandLine, clap::Error> {
    let definition = definition();
    let arguments = arguments::with_command(&definition, env::args_os().collect());
    CommandLine::from_arg_matches(&definition.try_get_matches_from(arguments)?)
}

/// The exit status after everything was written, or could not be.
fn finish(result: io::Result<()>, mut console: Console) -> ExitCode {
    match result {
        Ok(()) => console.code(),
        Err(error) if error.kind() == io::ErrorKind::BrokenPipe => ExitCode::SUCCESS,
        Err(error) => {
            console.failure(&format!("stdout: {error}"));
            console.code()
        }
    }
}

/// Writes help to stdout, and what is wrong with the arguments to stderr.
fn refuse(error: &clap::Error) -> ExitCode {
    if !error.use_stderr() {
        return finish(
            error.print().and_then(|()| io::stdout().flush()),
            Console::new(OutputFormat::Columns, false),
        );
    }
    // Its colours are left out where it repeats an argument that would steer the terminal.
    let text = error.render().to_string();
    let safe = printable(&text);
    // Whether a message can be written does not matter.
    _ = if safe == text { error.print() } else { write!(io::stderr(), "{safe}") };
    ExitCode::from(error.exit_code() as u8)
}
