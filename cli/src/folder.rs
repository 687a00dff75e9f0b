//! The files of a folder that are read when the folder is an argument.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use super::compressed;
use nonet_engine::formats::output::OUTPUTS;

/// How the names of pictures end, and of texts that are read and have no ending of their own among those that
/// are written.
const EXTENSIONS: [&str; 16] = [
    "png", "jpg", "jpeg", "webp", "tsv", "tab", "sudoku", "sdx", "sdc", "ksudoku", "1gsudoku",
    "html", "htm", "xml", "jsonl", "ndjson",
];

/// What was found in a folder.
pub enum Found {
    /// A file whose name ends as those of puzzles do.
    File(PathBuf),
    /// A folder that cannot be read, and why.
    Unreadable(PathBuf, String),
}

/// The files of a folder and of those in it, sorted by their paths. Links to folders are not followed, and
/// what is hidden is left out.
pub fn files(folder: &Path) -> Vec<Found> {
    let mut found = Vec::new();
    let mut folders = vec![folder.to_owned()];
    while let Some(folder) = folders.pop() {
        if let Err(error) = read(&folder, &mut found, &mut folders) {
            found.push(Found::Unreadable(folder, error.to_string()));
        }
    }
    found.sort_by(|one, other| one.path().cmp(other.path()));
    found
}

fn read(folder: &Path, found: &mut Vec<Found>, folders: &mut Vec<PathBuf>) -> io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let entry = entry?;
        let is_hidden = entry.file_name().to_string_lossy().starts_with('.');
        let (path, kind) = (entry.path(), entry.file_type()?);
        match kind.is_dir() {
            _ if is_hidden => {}
            true => folders.push(path),
            false if path.is_file() && is_of_puzzles(&path) => found.push(Found::File(path)),
            false => {}
        }
    }
    Ok(())
}

impl Found {
    fn path(&self) -> &Path {
        match self {
            Found::File(path) | Found::Unreadable(path, _) => path,
        }
    }
}

/// Whether the name ends as those of files with puzzles do; a compressed file has another ending before its
/// own.
fn is_of_puzzles(path: &Path) -> bool {
    if compressed::is_named_so(path) {
        return path.file_stem().is_some_and(|stem| is_of_puzzles(Path::new(stem)));
    }
    let own = extension(path);
    EXTENSIONS.contains(&own.as_str()) || OUTPUTS.iter().any(|output| output.extension == own)
}

fn extension(path: &Path) -> String {
    path.extension().map(|end| end.to_string_lossy().to_lowercase()).unwrap_or_default()
}
