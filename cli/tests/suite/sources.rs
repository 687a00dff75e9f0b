//! Folders and compressed files as input.

use std::fs;
use std::io::Write as _;
use std::path::{Path, PathBuf};

use flate2::Compression;
use flate2::write::GzEncoder;
use ruzstd::encoding::{CompressionLevel, compress_to_vec};

use crate::commands::{folder, run};

/// A new folder of this name for files of a test.
fn new_folder(name: &str) -> PathBuf {
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    // It is left by the run before.
    _ = fs::remove_dir_all(&path);
    fs::create_dir_all(&path).expect("a folder");
    path
}

fn five() -> String {
    fs::read_to_string(folder().join("five.txt")).expect("a list")
}

pub fn gzip(text: &str) -> Vec<u8> {
    let mut packed = GzEncoder::new(Vec::new(), Compression::fast());
    packed.write_all(text.as_bytes()).expect("memory takes it");
    packed.finish().expect("memory takes it")
}

fn zstd(text: &str) -> Vec<u8> {
    compress_to_vec(text.as_bytes(), CompressionLevel::Fastest)
}

/// What `check` says on stdout and stderr, and its exit status.
fn checked(columns: &str, file: &Path, stdin: &Path) -> (String, String, Option<i32>) {
    let file = file.to_str().expect("a path in UTF-8");
    let output = run(&["check", "-o", columns, file], stdin);
    let text = |bytes| String::from_utf8(bytes).expect("text");
    (text(output.stdout), text(output.stderr), output.status.code())
}

#[test]
fn a_folder_is_all_files_of_puzzles_in_it() {
    let root = new_folder("folder-of-puzzles");
    let list = five();
    let puzzle = list.lines().next().expect("a puzzle");
    for below in ["b", "a/deep", ".hidden"] {
        fs::create_dir_all(root.join(below)).expect("a folder");
    }
    for file in
        ["z.txt", "b/one.SDM", "a/deep/two.txt", "notes.log", ".three.txt", ".hidden/four.txt"]
    {
        fs::write(root.join(file), puzzle).expect("a file");
    }
    fs::write(root.join("a/packed.txt.gz"), gzip(puzzle)).expect("a file");
    let (out, said, code) = checked("file,clues", &root, Path::new("none"));
    let paths = ["a/deep/two.txt", "a/packed.txt.gz", "b/one.SDM", "z.txt"];
    let path = |path: &str| path.split('/').fold(root.clone(), |above, name| above.join(name));
    let expected: String =
        paths.iter().map(|name| format!("{}\t25\n", path(name).display())).collect();
    assert_eq!((out, said, code), (expected, String::new(), Some(0)));
}

#[test]
fn a_folder_without_puzzles_is_reported() {
    let root = new_folder("folder-without-puzzles");
    let (out, said, code) = checked("clues", &root, Path::new("none"));
    assert_eq!((out.as_str(), code), ("", Some(1)));
    assert!(said.contains("there is no file of puzzles in the folder"), "{said}");
}

#[test]
fn compressed_files_are_read_whatever_they_are_called() {
    let root = new_folder("compressed");
    let (plain, _, _) = checked("puzzle,line", Path::new("five.txt"), Path::new("none"));
    let list = five();
    for (name, bytes) in
        [("list.gz", gzip(&list)), ("list.zst", zstd(&list)), ("list", gzip(&list))]
    {
        let file = root.join(name);
        fs::write(&file, &bytes).expect("a file");
        let expected = (plain.clone(), String::new(), Some(0));
        assert_eq!(checked("puzzle,line", &file, Path::new("none")), expected, "{name}");
        assert_eq!(checked("puzzle,line", Path::new("-"), &file), expected, "{name}");
        fs::write(&file, &bytes[..bytes.len() / 2]).expect("a file");
        let (_, said, code) = checked("puzzle,line", &file, Path::new("none"));
        assert!(said.contains("the compressed file is damaged or cut off"), "{name}: {said}");
        assert_eq!(code, Some(1));
    }
}

/// A long list that is compressed is read in parts, like any other.
#[test]
fn a_long_compressed_list_keeps_its_lines() {
    let root = new_folder("long-compressed");
    let list = five().repeat(2000);
    let file = root.join("long.txt.zst");
    fs::write(&file, zstd(&list)).expect("a file");
    let (out, _, code) = checked("line", &file, Path::new("none"));
    assert_eq!((out.lines().count(), out.lines().last(), code), (10_000, Some("10000"), Some(0)));
}
