//! [`Source`]: what an argument names: a file, stdin, or the puzzle that the argument itself is.

use std::fs::File;
use std::io::{self, Read};
use std::ops::RangeFrom;
use std::path::{Path, PathBuf};

use clap::Args;
use clap::builder::{PathBufValueParser, TypedValueParser};

use super::guard::guarded;
use nonet_engine::formats::read_list;

/// Where puzzles come from.
#[derive(Args)]
pub struct Sources {
    /// Files in any format, also pictures (PNG, JPEG, WebP); `-`, or no file, reads stdin; the text of a puzzle, as 81 characters or a link, is that puzzle
    #[arg(value_name = "FILE", value_parser = PathBufValueParser::new().map(Source::of))]
    files: Vec<Source>,
}

/// Where puzzles are read from.
#[derive(Clone)]
pub enum Source {
    /// What is piped in or typed.
    Stdin,
    /// A file, which may be missing.
    File(PathBuf),
    /// The argument itself: the text of a puzzle.
    Argument(String),
}

/// How many cells a puzzle has.
const CELLS: usize = 81;

/// An argument of so many cells is meant as a puzzle, unless a file is called so: the error then says how
/// many cells there are.
const CELLS_OF_A_SLIP: RangeFrom<usize> = 30..;

/// No text with fewer bytes is a puzzle: the name of a file is not searched for one.
const MIN_TEXT: usize = 20;

impl Source {
    fn of(path: PathBuf) -> Source {
        match path.to_str() {
            Some("-") => Source::Stdin,
            Some(text) if Source::is_puzzle(&path) => Source::Argument(text.to_owned()),
            _ => Source::File(path),
        }
    }
    /// Whether an argument is the text of a puzzle, perhaps with too few or too many cells, and no file.
    pub fn is_puzzle(argument: &Path) -> bool {
        let Some(text) = argument.to_str() else { return false };
        let is_cell = |ch: char| ch.is_ascii_digit() || ".*_-?xX".contains(ch);
        if text.chars().all(is_cell) {
            let may_be_meant = CELLS_OF_A_SLIP.contains(&text.len()) && !argument.exists();
            return text.len() == CELLS || may_be_meant;
        }
        let reads = || guarded(|| read_list(text).iter().any(Result::is_ok)).unwrap_or_default();
        text.len() >= MIN_TEXT && !argument.exists() && reads()
    }
    /// What source number `index`, from 0, is called.
    pub fn name(&self, index: usize) -> String {
        match self {
            Source::Stdin => "stdin".to_owned(),
            Source::File(path) => path.display().to_string(),
            Source::Argument(_) => format!("argument {}", index + 1),
        }
    }
    /// Its length in bytes, if that is known.
    fn bytes(&self) -> Option<u64> {
        match self {
            Source::Stdin => None,
            Source::File(path) => {
                path.metadata().ok().filter(|file| file.is_file()).map(|file| file.len())
            }
            Source::Argument(text) => Some(text.len() as u64),
        }
    }
    /// Its bytes.
    ///
    /// # Errors
    /// When the file cannot be opened.
    pub fn open(&self) -> io::Result<Box<dyn Read>> {
        Ok(match self {
            Source::Stdin => Box::new(io::stdin()),
            Source::File(path) => Box::new(File::open(path)?),
            Source::Argument(text) => Box::new(io::Cursor::new(text.clone())),
        })
    }
}

impl Sources {
    /// The names of the sources, in order.
    pub fn names(&self) -> Vec<String> {
        self.list().iter().enumerate().map(|(index, source)| source.name(index)).collect()
    }
    /// The bytes of all sources together, if all are known.
    pub fn bytes(&self) -> Option<u64> {
        self.list().iter().map(Source::bytes).sum()
    }
    /// All sources, at least one.
    pub fn list(&self) -> Vec<Source> {
        if self.files.is_empty() { vec![Source::Stdin] } else { self.files.clone() }
    }
}
