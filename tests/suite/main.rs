//! The suite: one binary, assembled from modules.

// A helper that panics is a test that fails.
#![allow(clippy::expect_used, clippy::unwrap_used)]

mod app;
mod architecture;
mod sessions;
mod cli;
mod drawing;
mod formats;
mod game;
mod generate;
mod grade;
mod hints;
mod kernel;
mod keyboard;
mod language;
mod stale_responses;
mod positions;
mod roles;
mod step_list;
mod technique_settings;
mod lesson_files;
mod lesson_rules;
mod learn_page;
mod saved_data;
mod search;
mod harness;
mod new_puzzles;
mod styles;
mod symmetry;
mod techniques;
mod i18n;
mod explanations;
mod status_line;
mod transform;
mod types;
mod manual_entry;
