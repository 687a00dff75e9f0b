//! `nonet techniques`: the names that other options take.

use std::io;

use clap::Args;
use serde_json::json;

use super::OutputFormat;
use super::console::Console;
use super::language::LanguageArgs;
use super::view::{Layout, ViewArgs};
use nonet_engine::generate;
use nonet_engine::logic::techniques::{LADDER, Technique};
use nonet_words::Localizer;

/// The arguments of `techniques`.
#[derive(Args)]
#[command(after_help = "Examples:
  nonet techniques | grep fish
  nonet techniques --json | jq -r 'select(.generated) | .slug'")]
pub struct TechniquesArgs {
    #[command(flatten)]
    language: LanguageArgs,
    #[command(flatten)]
    view: ViewArgs,
}

/// The columns.
const COLUMNS: [&str; 5] = ["slug", "tier", "score", "generated", "name"];

/// Writes the techniques in the order in which they are looked for.
///
/// # Errors
/// When stdout cannot be written.
pub fn run(args: &TechniquesArgs, output: OutputFormat, console: &mut Console) -> io::Result<()> {
    console.show(args.view.view(output, Layout::Table, COLUMNS));
    let generated: Vec<Technique> = generate::techniques().collect();
    args.language.with(|localizer| {
        LADDER.iter().try_for_each(|row| {
            let is_generated = generated.contains(&row.technique);
            console.data(&record(row.technique, is_generated, localizer, output))
        })
    })
}

fn record(
    technique: Technique,
    is_generated: bool,
    localizer: &Localizer,
    output: OutputFormat,
) -> String {
    let (slug, tier, score) = (technique.slug(), technique.tier().slug(), technique.score());
    let name = localizer.technique(technique);
    match output {
        OutputFormat::Columns => {
            let generated = if is_generated { "generated" } else { "-" };
            format!("{slug}\t{tier}\t{score}\t{generated}\t{name}\n")
        }
        OutputFormat::Json => {
            let family = technique.family().slug();
            let object = json!({
                "slug": slug, "name": name, "tier": tier, "family": family, "score": score,
                "generated": is_generated,
            });
            format!("{object}\n")
        }
    }
}
