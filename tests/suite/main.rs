//! The suite: one binary, assembled from modules.

mod formats;
mod generate;
mod search;
mod techniques;
