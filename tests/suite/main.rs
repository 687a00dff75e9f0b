//! The suite: one binary, assembled from modules.

mod generate;
mod search;
