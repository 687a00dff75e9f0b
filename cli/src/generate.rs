//! `nonet generate`: new puzzles. Each has a seed of its own that only depends on `--seed` and its
//! number, so the list is the same on any number of threads. No two puzzles of a series are forms of
//! one another: a later one gives way to a puzzle by a seed that follows from its number.

mod arguments;

use std::collections::{BTreeMap, HashSet};
use std::fs::File;
use std::hash::{BuildHasher, Hasher, RandomState};
use std::io::{self, Read};
use std::sync::atomic::{AtomicU64, Ordering};

use indicatif::ProgressBar;
use rayon::prelude::*;
use serde_json::json;

use super::OutputFormat;
use super::console::Console;
use super::view::Layout;
use nonet_engine::canon::canonical;
use nonet_engine::formats::MAX_BYTES;
use nonet_engine::generate::recipe_text::RecipeTextError;
use nonet_engine::generate::{self, GenerateError, Generated, Goal, Reason, Recipe, Shortfall};
use nonet_engine::logic::techniques::Technique;
use nonet_engine::rating::need::Need;
use nonet_engine::types::grid::Grid;

pub use arguments::GenerateArgs;

/// How many puzzles each thread makes before they are written.
const BATCH_PER_THREAD: u64 = 16;

/// How often at most a puzzle is made anew because it is a form of an earlier one.
const MAX_REPEATS: u64 = 100;

/// A puzzle to make: the series that it is of, its number there, and what was found.
struct Item {
    series: Recipe,
    number: u64,
    recipe: Recipe,
    made: Result<Generated, GenerateError>,
}

/// Makes the puzzles.
///
/// # Errors
/// When stdout cannot be written.
pub fn run(args: &GenerateArgs, output: OutputFormat, console: &mut Console) -> io::Result<()> {
    let series = match series_of(args, console) {
        Ok(series) => series,
        Err(Fault::Unreadable(error)) => {
            console.failure(&error);
            return Ok(());
        }
        Err(Fault::Misuse(error)) => {
            console.misuse(&error);
            return Ok(());
        }
    };
    console.show(args.view.view(output, Layout::Blocks, args.columns().iter().copied()));
    make_all(&series, args, output, console)
}

/// Makes the puzzles of each series and writes them, a batch at a time.
fn make_all(
    series: &[Recipe],
    args: &GenerateArgs,
    output: OutputFormat,
    console: &mut Console,
) -> io::Result<()> {
    let count = args.count * series.len() as u64;
    console.progress(Some(count), "of the puzzles");
    let bar = console.bar();
    let tried = AtomicU64::new(0);
    let batch = BATCH_PER_THREAD * rayon::current_num_threads() as u64;
    // What was asked for by its own recipe is made whatever else there is.
    let mut forms = (args.recipe.is_none() && args.count > 1).then(HashSet::new);
    let mut used = Used::default();
    for start in (0..count).step_by(batch as usize) {
        let items = start..count.min(start.saturating_add(batch));
        let make = |recipe: &Recipe| recipe.generate_with_progress(&mut show_tried(&bar, &tried));
        let made: Vec<Item> = items
            .into_par_iter()
            .map(|item| {
                let (series, number) = (series[(item / args.count) as usize], item % args.count);
                let recipe = series.nth(number);
                let made = make(&recipe);
                bar.inc(1);
                Item { series, number, recipe, made }
            })
            .collect();
        for (at, mut item) in made.into_iter().enumerate() {
            forms.iter_mut().for_each(|forms| item.make_unlike(forms, &make));
            used.count(item.made.as_ref().ok());
            item.write(start + at as u64, args, output, console)?;
        }
        console.flush()?;
    }
    used.report(console);
    Ok(())
}

/// The puzzles that use a technique that was asked for and do not need it, a count for each technique.
#[derive(Default)]
struct Used(BTreeMap<Technique, u64>);

impl Used {
    fn count(&mut self, made: Option<&Generated>) {
        if let Some((technique, Need::Uses)) = made.and_then(|made| made.technique) {
            *self.0.entry(technique).or_default() += 1;
        }
    }
    fn report(&self, console: &Console) {
        for (technique, count) in &self.0 {
            let tier = technique.tier().slug();
            console.message(&format!(
                "{technique}: used and not needed in {count} of the puzzles: others that are {tier} or easier would do as well"
            ));
        }
    }
}

impl Item {
    /// A form of an earlier puzzle of the series gives way to another puzzle.
    fn make_unlike(
        &mut self,
        forms: &mut HashSet<Grid>,
        make: &dyn Fn(&Recipe) -> Result<Generated, GenerateError>,
    ) {
        for repeats in 1..=MAX_REPEATS {
            let Ok(made) = &self.made else { return };
            if forms.insert(canonical(made.puzzle.givens()).grid) {
                return;
            }
            self.recipe = self.series.nth_after(self.number, repeats);
            self.made = make(&self.recipe);
        }
    }
    fn write(
        &self,
        item: u64,
        args: &GenerateArgs,
        output: OutputFormat,
        console: &mut Console,
    ) -> io::Result<()> {
        match &self.made {
            Ok(made) => write(made, &self.recipe, item, args, output, console),
            Err(error) => {
                console.failure(&format!("puzzle {}: {error}", item + 1));
                Ok(())
            }
        }
    }
}

/// What is asked for: by the options one series of puzzles, by recipes one each.
///
/// # Errors
/// What is wrong with it.
fn series_of(args: &GenerateArgs, console: &mut Console) -> Result<Vec<Recipe>, Fault> {
    let series = match &args.recipe {
        Some(source) => recipes(source)?,
        None => {
            let seed = args.seed.unwrap_or_else(|| RandomState::new().build_hasher().finish());
            let recipe = args.recipe(seed);
            recipe.check().map_err(|error| Fault::Misuse(error.to_string()))?;
            if args.seed.is_none() {
                console.message(&format!("--seed {seed} makes the same again"));
            }
            return Ok(vec![recipe]);
        }
    };
    for (at, recipe) in series.iter().enumerate() {
        let misuse = |error| Fault::Misuse(format!("recipe {}: {error}", at + 1));
        recipe.check().map_err(misuse)?;
    }
    Ok(series)
}

/// Why there is nothing to make.
enum Fault {
    /// The recipes cannot be read.
    Unreadable(String),
    /// What is asked for is none.
    Misuse(String),
}

/// A recipe, or those of a file, one a line.
fn recipes(source: &str) -> Result<Vec<Recipe>, Fault> {
    let text = match source {
        text if text.starts_with("nonet/") => text.to_owned(),
        "-" => read(io::stdin(), "stdin").map_err(Fault::Unreadable)?,
        file => File::open(file)
            .map_err(|error| format!("{file}: {error}"))
            .and_then(|open| read(open, file))
            .map_err(Fault::Unreadable)?,
    };
    let lines = text.lines().enumerate().filter(|(_, line)| !line.trim().is_empty());
    let read = |(at, line): (usize, &str)| {
        let misuse = |error: RecipeTextError| Fault::Misuse(format!("line {}: {error}", at + 1));
        line.parse().map_err(misuse)
    };
    lines.map(read).collect()
}

/// All of a source, which may be as long as a file of puzzles.
fn read(source: impl Read, name: &str) -> Result<String, String> {
    let mut text = String::new();
    let room = MAX_BYTES as u64 + 1;
    let read = source.take(room).read_to_string(&mut text);
    read.map_err(|error| format!("{name}: {error}"))?;
    match text.len() > MAX_BYTES {
        true => {
            Err(format!("{name}: more than {MAX_BYTES} bytes; recipes are lines of a few words"))
        }
        false => Ok(text),
    }
}

/// Shows beside the bar how many puzzles were graded for all of those to make.
fn show_tried(bar: &ProgressBar, tried: &AtomicU64) -> impl FnMut(generate::Progress) {
    let mut before = 0;
    move |so_far| {
        let more = so_far.puzzles - before;
        before = so_far.puzzles;
        let all = tried.fetch_add(more, Ordering::Relaxed) + more;
        if all > 0 {
            bar.set_message(format!(", {all} tried,"));
        }
    }
}

fn write(
    made: &Generated,
    recipe: &Recipe,
    item: u64,
    args: &GenerateArgs,
    output: OutputFormat,
    console: &mut Console,
) -> io::Result<()> {
    if let Some(shortfall) = &made.shortfall {
        console.failure(&format!("puzzle {}: {}", item + 1, shortfall_text(shortfall)));
    }
    let (givens, solution, seed) = (made.puzzle.givens(), made.puzzle.solution(), recipe.seed);
    let text = match output {
        OutputFormat::Json => {
            let mut object = json!({
                "puzzle": givens.to_string(),
                "solution": solution.to_string(),
                "clues": made.clues,
                "minimal": made.minimal,
                "seed": seed.to_string(),
                "attempts": made.attempts,
                "grids": made.grids,
                "checks": made.checks,
                "recipe": recipe.to_string(),
            });
            if let Some((technique, need)) = made.technique {
                object["technique"] = json!(technique.slug());
                object["need"] = json!(need.slug());
            }
            object.to_string()
        }
        OutputFormat::Columns if args.details => {
            let need = made.technique.map_or(String::new(), |(technique, need)| {
                format!("\t{} {technique}", need.slug())
            });
            format!("{givens}\t{solution}\t{}\t{seed}{need}", made.clues)
        }
        OutputFormat::Columns => givens.to_string(),
    };
    console.data(&(text + "\n"))
}

/// What was not reached, and why.
fn shortfall_text(shortfall: &Shortfall) -> String {
    let goal = match shortfall.goal {
        Goal::Clues { requested, reached } => {
            format!("asked for {requested} clues, got {reached}")
        }
        Goal::Minimal { unneeded } => format!("{unneeded} clues could still be removed"),
    };
    let reason = match shortfall.reason {
        Reason::ChecksSpent => "all checks spent: try another --seed or more --checks",
        Reason::Symmetry => "no pattern of this symmetry has so many cells",
    };
    format!("{goal} ({reason})")
}
