//! Tools of those who work on the techniques: `cargo run --release --example maintain -- TOOL`.
//!
//! - `cases SLUG,SLUG… [--lists A,B] [--sample N]` prints cases for `tests/corpus/techniques`, from random
//!   puzzles or from those of lists;
//! - `lessons FROM..TO [--more | --made | --pool FILE] [--only SLUG,SLUG…]` makes the files of `static/learn` from the puzzles of
//!   these seeds;
//! - `practice gather [--pool FILE] [--seeds FROM..TO | --lists A,B] [--cases] [--rare] [--minutes N]` finds
//!   positions one step before a technique and adds them to a pool; `practice write [--pool FILE]` chooses
//!   from it for the files of `static/learn`;
//! - `soundness [--lists A,B] [--sample N] [--rare] [--short] [--only SLUG,SLUG…]` looks for a step that
//!   contradicts the solution on every position of many solving paths;
//! - `proofs [--lists A,B] [--sample N] [--without FAMILY]` solves puzzles to the last cell without a guess,
//!   checks every proof by cases on the way, and measures them; once more without a family of techniques;
//! - `dynamic [--lists A,B] [--sample N] [--without FAMILY]` sets Sudoku Explainer's
//!   dynamic forcing chains beside the hints here, position by position;
//! - `needs [SLUG,SLUG…] [--seeds N]` makes puzzles for each technique and looks whether they are stuck
//!   without it;
//! - `formats` reads the real files beside the project and prints what each gives; `formats --rubbish`
//!   prints how long a megabyte takes that holds no puzzle, kind by kind;
//! - `rounds [--lists A,B] [--sample N]` rates six forms of each puzzle by rounds;
//! - `se` sets Sudoku Explainer's ratings and times beside ours, from the data beside the project;
//! - `variants NAME [--lists A,B] [--sample N] [--most N]` shows what a wider form of the techniques brings
//!   at the hard positions of paths, N of them at most, and what it costs;
//! - `wanted [SLUG,SLUG…] [--seeds N]` prints how long puzzles take that need each technique;
//! - `uses FAMILY [--lists A,B] [--sample N]` counts the puzzles in which a family of techniques has a
//!   step, at the start and on the way;
//! - `times [--lists A,B] [--sample N]` measures all steps and the next step of such positions.

// A tool that cannot go on stops with a message.
#![allow(clippy::expect_used, clippy::unwrap_used)]

mod cases;
mod dynamic;
#[path = "../../tests/suite/lesson_rules.rs"]
mod lesson_rules;
mod lessons;
mod needs;
#[path = "../../tests/suite/nonsense.rs"]
mod nonsense;

#[path = "../../tests/suite/positions.rs"]
#[allow(dead_code)] // The suite uses more of it than the tools do.
mod positions;
#[path = "../../tests/suite/proof_checker.rs"]
mod proof_checker;
mod practice;
mod proofs;
#[path = "../../tests/suite/real_files.rs"]
mod real_files;
mod rounds;
mod rubbish;
mod se;
mod soundness;
mod uses;
mod variants;
mod wanted;

use std::env;

fn main() {
    let arguments: Vec<String> = env::args().skip(1).collect();
    let rest = arguments.get(1..).unwrap_or_default();
    match arguments.first().map(String::as_str) {
        Some(command @ ("cases" | "uses" | "variants")) if rest.is_empty() => {
            println!("{command} needs an argument: see the head of main.rs");
        }
        Some("cases") => cases::run(rest),
        Some("dynamic") => dynamic::run(rest),
        Some("practice") => practice::run(rest),
        Some("lessons") => lessons::run(rest),
        Some("formats") if rest.iter().any(|option| option == "--rubbish") => rubbish::run(),
        Some("formats") => print!("{}", real_files::table(&real_files::rows())),
        Some("rounds") => rounds::run(&soundness::puzzles(rest, "minimal,magictour_1465", 500)),
        Some("se") => se::run(),
        Some("soundness") => soundness::run(rest),
        Some("proofs") => proofs::run(rest),
        Some("variants") => {
            let most = soundness::value(rest, "--most").map_or(300, |most| most.parse().unwrap());
            variants::run(
                &rest[0],
                &soundness::puzzles(rest, "magictour_1465,hardest_1106", 40),
                most,
            );
        }
        Some("wanted") => {
            let seeds = soundness::value(rest, "--seeds").map_or(1, |seeds| seeds.parse().unwrap());
            let slugs = rest.first().filter(|slugs| !slugs.starts_with("--"));
            wanted::run(slugs.map(String::as_str), seeds);
        }
        Some("needs") => {
            let seeds = soundness::value(rest, "--seeds").map_or(1, |seeds| seeds.parse().unwrap());
            let slugs = rest.first().filter(|slugs| !slugs.starts_with("--"));
            needs::run(slugs.map(String::as_str), seeds);
        }
        Some("uses") => uses::run(&rest[0], &soundness::puzzles(rest, "hardest_1106", 375)),
        Some("times") => soundness::times(rest),
        _ => println!(
            "cases, dynamic, formats, lessons, needs, proofs, rounds, se, soundness, uses, variants, wanted or times: see the head of main.rs"
        ),
    }
}
