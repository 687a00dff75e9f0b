//! Files and pipes in parts: a list of a million lines is read as it is worked on, cut only where
//! a puzzle ends.

use std::fs::File;
use std::io::{self, BufRead, BufReader, Read};
use std::path::{Path, PathBuf};
use std::sync::Arc;

use clap::Args;

use crate::engine::formats::{MAX_BYTES, decoded, may_be_cut_after};

/// The least bytes of a part, some 800 puzzles: from there on it is cut where a puzzle ends.
const MIN_PART_BYTES: usize = 1 << 16;

/// The sources of puzzles.
#[derive(Args)]
pub struct Files {
    /// Puzzles in any format; `-`, or no file, reads stdin
    #[arg(value_name = "FILE")]
    files: Vec<PathBuf>,
}

/// A piece of a source that holds whole puzzles.
pub struct Part {
    /// The index of the source among all, from 0.
    pub source: usize,
    /// The name of the source: a path, or `stdin`.
    pub name: Arc<str>,
    /// How many lines of the source are above the part.
    pub lines_above: usize,
    /// The text; bytes that are neither UTF-8 nor UTF-16 are replaced by U+FFFD.
    pub text: String,
}

/// A source that cannot be read.
pub struct SourceError {
    /// The index of the source among all, from 0.
    pub source: usize,
    /// Its name and the reason.
    pub message: String,
}

/// The sources, read from first to last.
pub struct Input {
    files: std::iter::Enumerate<std::vec::IntoIter<PathBuf>>,
    open: Option<OpenSource>,
}

/// A source that is being read.
struct OpenSource {
    source: usize,
    name: Arc<str>,
    reader: Box<dyn BufRead>,
    lines_read: usize,
}

impl Files {
    /// The names of the sources, in order.
    pub fn names(&self) -> Vec<String> {
        self.paths().iter().map(|path| name(path)).collect()
    }
    /// The bytes of all sources together, if all are files.
    pub fn bytes(&self) -> Option<u64> {
        let length = |path: &PathBuf| path.metadata().ok().filter(|file| file.is_file());
        self.paths().iter().map(|path| Some(length(path)?.len())).sum()
    }
    /// Starts reading.
    pub fn open(&self) -> Input {
        Input { files: self.paths().into_iter().enumerate(), open: None }
    }
    fn paths(&self) -> Vec<PathBuf> {
        if self.files.is_empty() { vec![PathBuf::from("-")] } else { self.files.clone() }
    }
}

fn name(path: &Path) -> String {
    if is_stdin(path) { "stdin".to_owned() } else { path.display().to_string() }
}

fn is_stdin(path: &Path) -> bool {
    path.as_os_str() == "-"
}

/// The parts in order; a source that cannot be read (on) gives an error instead.
impl Iterator for Input {
    type Item = Result<Part, SourceError>;
    fn next(&mut self) -> Option<Self::Item> {
        loop {
            let mut open = match self.open.take() {
                Some(open) => open,
                None => match open_source(self.files.next()?) {
                    Ok(open) => open,
                    Err(error) => return Some(Err(error)),
                },
            };
            if let Some(part) = open.next_part().transpose() {
                self.open = part.is_ok().then_some(open);
                return Some(part);
            }
        }
    }
}

fn open_source((source, path): (usize, PathBuf)) -> Result<OpenSource, SourceError> {
    let name = name(&path);
    let reader: Box<dyn BufRead> = if is_stdin(&path) {
        Box::new(BufReader::new(io::stdin()))
    } else {
        let failure = |error| SourceError { source, message: format!("{name}: {error}") };
        let file = File::open(&path).map_err(failure)?;
        Box::new(BufReader::with_capacity(MIN_PART_BYTES, file))
    };
    Ok(OpenSource { source, name: name.into(), reader, lines_read: 0 })
}

impl OpenSource {
    /// The next part; `None` at the end of the source.
    fn next_part(&mut self) -> Result<Option<Part>, SourceError> {
        let lines_above = self.lines_read;
        let mut bytes = Vec::new();
        loop {
            let line_start = bytes.len();
            let is_end = self.read_line(&mut bytes)? == 0;
            if is_end || bytes.len() > MAX_BYTES {
                break;
            }
            let line = String::from_utf8_lossy(&bytes[line_start..]);
            if bytes.len() > MIN_PART_BYTES && may_be_cut_after(&line) {
                break;
            }
        }
        if bytes.len() > MAX_BYTES {
            // It is unknown where the next puzzle begins: the rest is not read.
            self.reader = Box::new(io::empty());
        }
        if bytes.is_empty() {
            return Ok(None);
        }
        let text = decoded(&bytes).into_owned();
        let (source, name) = (self.source, Arc::clone(&self.name));
        Ok(Some(Part { source, name, lines_above, text }))
    }
    /// Reads a line with its end, or as much of it as may be read at all, and returns its bytes.
    fn read_line(&mut self, bytes: &mut Vec<u8>) -> Result<usize, SourceError> {
        let room = (MAX_BYTES + 1 - bytes.len()) as u64;
        let read = self.reader.by_ref().take(room).read_until(b'\n', bytes);
        self.lines_read += 1;
        read.map_err(|error| SourceError {
            source: self.source,
            message: format!("{}: {error}", self.name),
        })
    }
}
