//! `nonet generate`: new puzzles. Each has a seed of its own that only depends on `--seed` and its
//! number, so the list is the same on any number of threads.

use std::hash::{BuildHasher, Hasher, RandomState};
use std::io;
use std::sync::atomic::{AtomicU64, Ordering};

use clap::Args;
use indicatif::ProgressBar;
use rayon::prelude::*;
use serde_json::json;

use super::OutputFormat;
use super::console::Console;
use super::values::by_slug;
use crate::engine::generate::removal_order::RemovalOrder;
use crate::engine::generate::symmetry::Symmetry;
use crate::engine::generate::tier_recipe::{PathStyle, TierRecipe};
use crate::engine::generate::{
    self, CLUES, Generated, Goal, MAX_CHECKS_FOR_TECHNIQUE, Minimality, Reason, Recipe, Shortfall,
    generate,
};
use crate::engine::logic::techniques::{Technique, Tier};

/// How many puzzles each thread makes before they are written.
const BATCH_PER_THREAD: u64 = 16;

/// The arguments of `generate`.
#[derive(Args)]
#[command(after_help = "Examples:
  nonet generate --count 10 --clues 26 --seed 1   ten puzzles, the same with the same seed
  nonet generate --tier hard --symmetry half_turn
  nonet generate --technique swordfish            needs a swordfish, and nothing as hard beside it")]
pub struct GenerateArgs {
    /// How many puzzles to make
    #[arg(short = 'n', long, value_name = "N", default_value_t = 1)]
    count: u64,
    /// How many clues, 17 to 80 [default: remove as many as possible]
    #[arg(short, long, value_name = "N", value_parser = clap::value_parser!(u8).range(i64::from(*CLUES.start())..=i64::from(*CLUES.end())))]
    clues: Option<u8>,
    /// The order in which clues are removed
    #[arg(long, value_name = "ORDER", default_value = RemovalOrder::default().slug(), value_parser = by_slug(RemovalOrder::ALL, RemovalOrder::slug))]
    order: RemovalOrder,
    /// The symmetry of the pattern of clues
    #[arg(long, value_name = "SYMMETRY", default_value = Symmetry::default().slug(), value_parser = by_slug(Symmetry::ALL, Symmetry::slug))]
    symmetry: Symmetry,
    /// Make minimal puzzles: no clue can be removed
    #[arg(long)]
    minimal: bool,
    /// The fewest clues in a row, 0 to 9
    #[arg(long, value_name = "N", default_value_t = 0, value_parser = clap::value_parser!(u8).range(..=9))]
    least_per_row: u8,
    /// The fewest clues in a column, 0 to 9
    #[arg(long, value_name = "N", default_value_t = 0, value_parser = clap::value_parser!(u8).range(..=9))]
    least_per_column: u8,
    /// How many random digits a solution grid starts from
    #[arg(long, value_name = "N", default_value_t = Recipe::default().initial_digits)]
    first_digits: u8,
    /// The most searches for each puzzle [default: 500000; 30000000 with --technique]
    #[arg(long, value_name = "N")]
    checks: Option<u64>,
    /// The tier of the puzzles, as `nonet rate` grades them
    #[arg(long, value_name = "TIER", value_parser = by_slug(Tier::ALL, Tier::slug))]
    tier: Option<Tier>,
    /// With --tier: puzzles as the page gives them, see docs/recipes.md
    #[arg(long, requires = "tier")]
    comfortable: bool,
    /// The hardest technique that each puzzle needs: a slug, as `nonet rate` writes it
    #[arg(long, value_name = "SLUG", value_parser = by_slug(generate::techniques(), Technique::slug), hide_possible_values = true)]
    technique: Option<Technique>,
    /// The same seed and options make the same puzzles [default: random, printed to stderr]
    #[arg(short, long, value_name = "S")]
    seed: Option<u64>,
    /// Add columns: solution, clues, seed of the puzzle
    #[arg(long)]
    details: bool,
}

impl GenerateArgs {
    /// The most checks, unless `--checks` sets it.
    fn default_max_checks(&self) -> u64 {
        match self.technique {
            Some(_) => MAX_CHECKS_FOR_TECHNIQUE,
            None => Recipe::default().max_checks,
        }
    }
    /// As given, or else as it belongs to the tier.
    fn symmetry(&self) -> Symmetry {
        let tier = self.tier.filter(|_| self.comfortable && self.symmetry == Symmetry::None);
        tier.map_or(self.symmetry, |tier| TierRecipe::of(tier).symmetry)
    }
    fn style(&self) -> PathStyle {
        if self.comfortable { PathStyle::Comfortable } else { PathStyle::Any }
    }
    fn recipe(&self, seed: u64) -> Recipe {
        Recipe {
            clues: self.clues,
            order: self.order,
            symmetry: self.symmetry(),
            min_per_row: self.least_per_row,
            min_per_column: self.least_per_column,
            minimality: if self.minimal { Minimality::Minimal } else { Minimality::Any },
            initial_digits: self.first_digits,
            seed,
            max_checks: self.checks.unwrap_or_else(|| self.default_max_checks()),
            tier: self.tier,
            technique: self.technique,
            style: self.style(),
        }
    }
}

/// Makes the puzzles.
///
/// # Errors
/// When stdout cannot be written.
pub fn run(args: &GenerateArgs, output: OutputFormat, console: &mut Console) -> io::Result<()> {
    let seed = args.seed.unwrap_or_else(|| RandomState::new().build_hasher().finish());
    let recipe = args.recipe(seed);
    if let Err(error) = recipe.check() {
        console.misuse(&error.to_string());
        return Ok(());
    }
    if args.seed.is_none() {
        console.message(&format!("--seed {seed} makes the same again"));
    }
    console.progress(Some(args.count), "of the puzzles");
    let bar = console.bar();
    let tried = AtomicU64::new(0);
    let batch = BATCH_PER_THREAD * rayon::current_num_threads() as u64;
    for start in (0..args.count).step_by(batch as usize) {
        let items = start..args.count.min(start.saturating_add(batch));
        let made: Vec<_> = items
            .into_par_iter()
            .map(|item| {
                let recipe = recipe.nth(item);
                let made = generate(&recipe, &mut show_tried(&bar, &tried));
                bar.inc(1);
                (item, recipe, made)
            })
            .collect();
        for (item, recipe, made) in made {
            match made {
                Ok(made) => write(&made, &recipe, item, args, output, console)?,
                Err(error) => console.failure(&format!("puzzle {}: {error}", item + 1)),
            }
        }
        console.flush()?;
    }
    Ok(())
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
        OutputFormat::Json => json!({
            "puzzle": givens.to_string(),
            "solution": solution.to_string(),
            "clues": made.clues,
            "minimal": made.minimal,
            "seed": seed,
            "attempts": made.attempts,
            "grids": made.grids,
            "checks": made.checks,
        })
        .to_string(),
        OutputFormat::Columns if args.details => {
            format!("{givens}\t{solution}\t{}\t{seed}", made.clues)
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
