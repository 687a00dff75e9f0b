//! The suite: one binary, assembled from modules.

// A helper that panics is a test that fails.
#![allow(clippy::expect_used, clippy::unwrap_used)]

mod app;
mod architecture;
mod cli;
mod formats;
mod game;
mod generate;
mod kernel;
mod search;
mod stage;
mod styles;
mod techniques;
mod text;
mod transform;
