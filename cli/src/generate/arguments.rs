//! The arguments of `nonet generate`, and the recipe that they are.

use clap::Args;

use crate::values::by_slug;
use crate::view::ViewArgs;
use nonet_engine::generate::recipe_text::RecipeTextError;
use nonet_engine::generate::removal_order::RemovalOrder;
use nonet_engine::generate::requirements::{Bounds, DigitCounts, Requirements};
use nonet_engine::generate::symmetry::Symmetry;
use nonet_engine::generate::tier_recipe::{PathStyle, TierRecipe};
use nonet_engine::generate::{self, CLUES, MAX_CHECKS_FOR_TECHNIQUE, Minimality, Recipe};
use nonet_engine::logic::techniques::{Technique, Tier};
use nonet_engine::types::cell::CellSet;

/// A range or a mask is what the text of a recipe says of it.
fn word(key: &str, value: &str) -> Result<Recipe, String> {
    let text = format!("nonet/1 {key}={value}");
    text.parse().map_err(|error: RecipeTextError| error.to_string())
}

/// Nine lines are taken as one, as a file has them.
fn mask(value: &str) -> Result<CellSet, String> {
    word("mask", &value.split_whitespace().collect::<String>())?.mask.ok_or_else(String::new)
}

fn score(value: &str) -> Result<Bounds, String> {
    word("score", value)?.requirements.score.ok_or_else(String::new)
}

fn explainer(value: &str) -> Result<Bounds, String> {
    word("se", value)?.requirements.explainer.ok_or_else(String::new)
}

/// The columns with `--details`.
const DETAILS: [&str; 5] = ["puzzle", "solution", "clues", "seed", "need"];

/// The arguments of `generate`.
#[derive(Args)]
#[command(after_help = "Examples:
  nonet generate --count 10 --clues 26 --seed 1   ten puzzles, the same with the same seed
  nonet generate --tier hard --symmetry half_turn
  nonet generate --technique swordfish            stuck without swordfish, and nothing as hard on its path
  nonet generate --json | jq -r .recipe > made    what each was made from, a line each
  nonet generate --recipe made                    the same puzzles again")]
pub struct GenerateArgs {
    /// How many puzzles to make
    #[arg(short = 'n', long, value_name = "N", default_value_t = 1)]
    pub count: u64,
    /// How many clues, 17 to 80 [default: remove as many as possible]
    #[arg(help_heading = "Clues", short, long, value_name = "N", value_parser = clap::value_parser!(u8).range(i64::from(*CLUES.start())..=i64::from(*CLUES.end())))]
    clues: Option<u8>,
    /// With --clues: the most clues; each puzzle draws a number from --clues to N
    #[arg(help_heading = "Clues", long, value_name = "N", requires = "clues", value_parser = clap::value_parser!(u8).range(i64::from(*CLUES.start())..=i64::from(*CLUES.end())))]
    max_clues: Option<u8>,
    /// The cells of the clues: 81 characters, `x` for a clue and `.` for none
    #[arg(help_heading = "Clues", long, value_name = "MASK", value_parser = mask, conflicts_with_all = ["clues", "symmetry", "least_per_row", "least_per_column"])]
    mask: Option<CellSet>,
    /// The order in which clues are removed
    #[arg(help_heading = "Clues", long, value_name = "ORDER", default_value = RemovalOrder::default().slug(), value_parser = by_slug(RemovalOrder::ALL, RemovalOrder::slug))]
    order: RemovalOrder,
    /// The symmetry of the pattern of clues
    #[arg(help_heading = "Clues", long, value_name = "SYMMETRY", default_value = Symmetry::default().slug(), value_parser = by_slug(Symmetry::ALL, Symmetry::slug))]
    symmetry: Symmetry,
    /// Make minimal puzzles: no clue can be removed
    #[arg(help_heading = "Clues", long)]
    minimal: bool,
    /// Use each digit equally often: no digit more than once more often than another
    #[arg(help_heading = "Clues", long)]
    even_digits: bool,
    /// The fewest clues in a row, 0 to 9
    #[arg(help_heading = "Clues", long, value_name = "N", default_value_t = 0, value_parser = clap::value_parser!(u8).range(..=9))]
    least_per_row: u8,
    /// The fewest clues in a column, 0 to 9
    #[arg(help_heading = "Clues", long, value_name = "N", default_value_t = 0, value_parser = clap::value_parser!(u8).range(..=9))]
    least_per_column: u8,
    /// How many random digits a solution grid starts from
    #[arg(help_heading = "Clues", long, value_name = "N", default_value_t = Recipe::default().initial_digits)]
    first_digits: u8,
    /// The most searches for each puzzle [default: 500000; 30000000 with --technique, --mask or another requirement]
    #[arg(long, value_name = "N")]
    checks: Option<u64>,
    /// The tier of the puzzles, as `nonet rate` grades them
    #[arg(help_heading = "Difficulty", long, visible_alias = "difficulty", value_name = "TIER", value_parser = by_slug(Tier::ALL, Tier::slug))]
    tier: Option<Tier>,
    /// With --tier: puzzles as the page gives them, see docs/recipes.md
    #[arg(help_heading = "Difficulty", long, requires = "tier")]
    comfortable: bool,
    /// The hardest technique that each puzzle needs: a slug, as `nonet rate` writes it; where no puzzle that
    /// needs it is found, one that uses it, which stderr says
    #[arg(help_heading = "Difficulty", long, value_name = "SLUG", value_parser = by_slug(generate::techniques(), Technique::slug), hide_possible_values = true)]
    technique: Option<Technique>,
    /// The hardest technique is one of these: slugs with commas between
    #[arg(help_heading = "Difficulty", long, value_name = "SLUGS", value_delimiter = ',', value_parser = by_slug(generate::techniques(), Technique::slug), hide_possible_values = true, conflicts_with = "technique")]
    needs: Vec<Technique>,
    /// The path uses none of these
    #[arg(help_heading = "Difficulty", long, value_name = "SLUGS", value_delimiter = ',', value_parser = by_slug(Technique::ALL.iter().copied(), Technique::slug), hide_possible_values = true)]
    avoids: Vec<Technique>,
    /// HoDoKu's points, from..to
    #[arg(help_heading = "Difficulty", long, value_name = "RANGE", value_parser = score)]
    score: Option<Bounds>,
    /// Sudoku Explainer's rating, from..to, as 2.0..6.6
    #[arg(help_heading = "Difficulty", long, value_name = "RANGE", value_parser = explainer)]
    se: Option<Bounds>,
    /// Make what such a line says, or each line of a file: the field `recipe` of --json
    #[arg(long, value_name = "TEXT|FILE", conflicts_with_all = ["clues", "max_clues", "mask", "order", "symmetry", "minimal", "even_digits", "least_per_row", "least_per_column", "first_digits", "checks", "tier", "technique", "needs", "avoids", "score", "se", "seed"])]
    pub recipe: Option<String>,
    /// The same seed and options make the same puzzles [default: random, printed to stderr]
    #[arg(short, long, value_name = "S")]
    pub seed: Option<u64>,
    /// Add columns: solution, clues, seed of the puzzle
    #[arg(long)]
    pub details: bool,
    #[command(flatten)]
    pub view: ViewArgs,
}

impl GenerateArgs {
    /// The columns.
    pub fn columns(&self) -> &'static [&'static str] {
        if self.details { &DETAILS } else { &DETAILS[..1] }
    }
    /// The most checks, unless `--checks` sets it.
    fn default_max_checks(&self) -> u64 {
        let is_rare = self.needs.len() + self.avoids.len() > 0
            || self.even_digits
            || self.score.is_some()
            || self.se.is_some()
            || self.mask.is_some()
            || self.technique.is_some();
        if is_rare { MAX_CHECKS_FOR_TECHNIQUE } else { Recipe::default().max_checks }
    }
    /// As given, or else as it belongs to the tier.
    fn symmetry(&self) -> Symmetry {
        let tier = self.tier.filter(|_| self.comfortable && self.symmetry == Symmetry::None);
        tier.map_or(self.symmetry, |tier| TierRecipe::of(tier).symmetry)
    }
    fn style(&self) -> PathStyle {
        if self.comfortable { PathStyle::Comfortable } else { PathStyle::Any }
    }
    /// What they ask for, without `--recipe`.
    pub fn recipe(&self, seed: u64) -> Recipe {
        Recipe::default()
            .clues(self.clues)
            .order(self.order)
            .symmetry(self.symmetry())
            .min_per_row(self.least_per_row)
            .min_per_column(self.least_per_column)
            .minimality(if self.minimal { Minimality::Minimal } else { Minimality::Any })
            .initial_digits(self.first_digits)
            .seed(seed)
            .max_checks(self.checks.unwrap_or_else(|| self.default_max_checks()))
            .tier(self.tier)
            .technique(self.technique)
            .style(self.style())
            .most_clues(self.max_clues)
            .mask(self.mask)
            .requirements(Requirements {
                digits: if self.even_digits { DigitCounts::Even } else { DigitCounts::Any },
                needs: self.needs.iter().copied().collect(),
                avoids: self.avoids.iter().copied().collect(),
                score: self.score,
                explainer: self.se,
            })
    }
}
