//! [`Source`]: what an argument names: a file, the files of a folder, stdin, or the puzzle that the argument
//! itself is.

use std::fs::File;
use std::io::{self, Read};
use std::ops::RangeFrom;
use std::path::{Path, PathBuf};
use std::sync::OnceLock;

use clap::Args;
use clap::builder::{PathBufValueParser, TypedValueParser};

use super::compressed;
use super::folder::{self, Found};
use super::guard::guarded;
use nonet_engine::formats::read_list;

/// Where puzzles come from.
#[derive(Args)]
pub struct Sources {
    /// Files in any format, pictures (PNG, JPEG, WebP), files packed by gzip or zstd, and folders; `-`, or no file, reads stdin; or puzzles themselves, as 81 characters or a link
    #[arg(value_name = "FILE", value_parser = PathBufValueParser::new().map(Source::of))]
    files: Vec<Source>,
    /// The sources that the arguments are, once they were asked for: each folder is read once.
    #[arg(skip)]
    list: OnceLock<Vec<Named>>,
}

/// A source and what it is called.
#[derive(Clone)]
pub struct Named {
    /// A path, `stdin`, or `argument 1` for the puzzle that is the first argument.
    pub name: String,
    /// The source.
    pub source: Source,
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
    /// Nothing that can be read, and why.
    Fault(String),
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
    fn named(&self, index: usize) -> Named {
        let name = match self {
            Source::Stdin => "stdin".to_owned(),
            Source::File(path) => path.display().to_string(),
            Source::Argument(_) | Source::Fault(_) => format!("argument {}", index + 1),
        };
        Named { name, source: self.clone() }
    }
    /// What argument number `index`, from 0, stands for: itself, or the files of a folder.
    fn all(&self, index: usize) -> Vec<Named> {
        match self {
            Source::File(path) if path.is_dir() => files_of(path),
            _ => vec![self.named(index)],
        }
    }
    /// Its length in bytes, if that is known.
    fn bytes(&self) -> Option<u64> {
        match self {
            Source::Stdin => None,
            Source::File(path) if compressed::is_named_so(path) => None,
            Source::File(path) => {
                path.metadata().ok().filter(|file| file.is_file()).map(|file| file.len())
            }
            Source::Argument(text) => Some(text.len() as u64),
            Source::Fault(_) => Some(0),
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
            Source::Fault(reason) => return Err(io::Error::other(reason.clone())),
        })
    }
}

/// The files of a folder that are read, or why there are none.
fn files_of(path: &Path) -> Vec<Named> {
    let named = |path: &Path, source| Named { name: path.display().to_string(), source };
    let found = folder::files(path);
    if found.is_empty() {
        let reason = "there is no file of puzzles in the folder, by the ends of the names: name the files themselves";
        return vec![named(path, Source::Fault(reason.to_owned()))];
    }
    let source = |found| match found {
        Found::File(path) => named(&path, Source::File(path.clone())),
        Found::Unreadable(path, reason) => named(&path, Source::Fault(reason)),
    };
    found.into_iter().map(source).collect()
}

impl Sources {
    /// The names of the sources, in order.
    pub fn names(&self) -> Vec<String> {
        self.list().iter().map(|named| named.name.clone()).collect()
    }
    /// The bytes of all sources together, if all are known.
    pub fn bytes(&self) -> Option<u64> {
        self.list().iter().map(|named| named.source.bytes()).sum()
    }
    /// All sources, at least one.
    pub fn list(&self) -> &[Named] {
        self.list.get_or_init(|| match self.files.as_slice() {
            [] => vec![Source::Stdin.named(0)],
            files => files.iter().enumerate().flat_map(|(at, file)| file.all(at)).collect(),
        })
    }
}
