//! Makes the rows of `Label` and `Message` from the English words.

use std::path::{Path, PathBuf};
use std::{env, fs, io};

#[path = "build/rows.rs"]
mod rows;

/// What makes the rows, and is made into them.
const SOURCES: [&str; 4] = ["build.rs", "build/rows.rs", "src/variables.rs", "locales/en"];

fn main() -> io::Result<()> {
    let is = |name: &str, value: &str| env::var(name).as_deref() == Ok(value);
    // The page fetches its files of words, which get the short keys as well (build/finish.mjs).
    let has_texts = env::var_os("CARGO_FEATURE_TEXTS").is_some();
    let is_page = is("CARGO_CFG_TARGET_ARCH", "wasm32") && is("PROFILE", "release") && !has_texts;
    for source in SOURCES {
        println!("cargo::rerun-if-changed={source}");
    }
    let into = env::var_os("OUT_DIR").ok_or_else(|| io::Error::other("cargo sets OUT_DIR"))?;
    println!("cargo::rustc-check-cfg=cfg(short_keys)");
    if is_page {
        println!("cargo::rustc-cfg=short_keys");
    }
    write_words(Path::new("locales/en"), Path::new(&into))
}

/// Makes `labels.rs`, `messages.rs` and `short_keys.txt` of the files of words in a folder. Where something is wrong with an
/// entry, the build ends with a sentence about it.
fn write_words(words: &Path, into: &Path) -> io::Result<()> {
    let files = fs::read_dir(words)?.map(|entry| Ok(entry?.path()));
    let mut files = files.collect::<io::Result<Vec<PathBuf>>>()?;
    files.retain(|file| file.extension().is_some_and(|ending| ending == "ftl"));
    files.sort();
    let named = |file: PathBuf| Ok((file.display().to_string(), fs::read_to_string(&file)?));
    let sources = files.into_iter().map(named).collect::<io::Result<Vec<_>>>()?;
    let rows = rows::rows(&sources);
    for fault in &rows.faults {
        println!("cargo::error={}: {fault}", words.display());
    }
    let text = |name: &str, rows: &[String]| format!("{name}! {{\n{}}}\n", rows.concat());
    fs::write(into.join("labels.rs"), text("labels", &rows.labels))?;
    let short: String =
        rows.short_keys.iter().map(|(key, short)| format!("{key} {short}\n")).collect();
    fs::write(into.join("short_keys.txt"), short)?;
    let all = [&rows.first_messages[..], &rows.later_messages[..]].concat();
    let messages = [
        text("messages", &all),
        text("first_fields", &rows::field_rows(&rows.first_fields)),
        text("later_fields", &rows::field_rows(&rows.later_fields)),
    ];
    fs::write(into.join("messages.rs"), messages.concat())
}
