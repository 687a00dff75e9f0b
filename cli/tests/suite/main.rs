//! The command line as its users call it, and its reader of plain lines beside the formats.

// A helper that panics is a test that fails.
#![allow(clippy::expect_used, clippy::unwrap_used)]

mod commands;
mod documented_commands;
mod plain_lines;
mod records;
mod sources;
mod streams;

use std::env;
use std::path::{Path, PathBuf};

/// The repository, which has the documents and the corpus.
fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("the package is in the repository")
}

/// Where the data beside the repository is: in `../shared/data`, or in the folder that `NONET_DATA` names.
fn shared_folder() -> PathBuf {
    env::var_os("NONET_DATA").map_or_else(|| root().join("../shared/data"), PathBuf::from)
}
