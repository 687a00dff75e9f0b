//! The suite: one binary, assembled from modules.

// A helper that panics is a test that fails.
#![allow(clippy::expect_used, clippy::unwrap_used)]

mod app;
mod architecture;
mod between;
mod cli;
mod drawing;
mod formats;
mod game;
mod generate;
mod grade;
mod hints;
mod kernel;
mod keyboard;
mod late;
mod paths;
mod lists;
mod means;
mod learn;
mod learning;
mod search;
mod stage;
mod stock;
mod styles;
mod symmetry;
mod techniques;
mod text;
mod told;
mod transform;
mod typed;
