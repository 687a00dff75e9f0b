//! Names the build in `NONET_BUILD`: the page and its engine check that they are of the same one.
//! Makes the rows of `Label` and `Message` from the English words.

use std::collections::hash_map::DefaultHasher;
use std::hash::{Hash as _, Hasher as _};
use std::path::{Path, PathBuf};
use std::{env, fs, io};

#[path = "build/words.rs"]
mod words;

use words::Keys;

/// What the page and the engine are compiled from.
const SOURCES: [&str; 8] = [
    "src",
    "engine/src",
    "kernel/src",
    "locales",
    "build.rs",
    "build/words.rs",
    "Cargo.toml",
    "Cargo.lock",
];
/// What makes the rows of `Label` and `Message`, and is made into them.
const WORDS: [&str; 4] = ["build.rs", "build/words.rs", "src/i18n/variables.rs", "locales/en"];

fn main() -> io::Result<()> {
    let is = |name: &str, value: &str| env::var(name).as_deref() == Ok(value);
    let released = is("CARGO_CFG_TARGET_ARCH", "wasm32") && is("PROFILE", "release");
    let name = if released { id()? } else { "dev".to_owned() };
    println!("cargo::rustc-env=NONET_BUILD={name}");
    // The page is split after it has been compiled (build/finish.mjs), which takes the linker's relocations.
    println!("cargo::rustc-check-cfg=cfg(nonet_split)");
    if released {
        println!("cargo::rustc-cfg=nonet_split");
        println!("cargo::rustc-link-arg-bin=app=--emit-relocs");
    }
    for source in if released { &SOURCES[..] } else { &WORDS } {
        println!("cargo::rerun-if-changed={source}");
    }
    let into = env::var_os("OUT_DIR").ok_or_else(|| io::Error::other("cargo sets OUT_DIR"))?;
    let keys = if released { Keys::Short } else { Keys::Written };
    write_words(Path::new("locales/en"), Path::new(&into), keys)
}

/// Makes `labels.rs`, `messages.rs` and `short_keys.txt` of the files of words in a folder. Where something is wrong with an
/// entry, the build ends with a sentence about it.
fn write_words(words: &Path, into: &Path, keys: Keys) -> io::Result<()> {
    let files = fs::read_dir(words)?.map(|entry| Ok(entry?.path()));
    let mut files = files.collect::<io::Result<Vec<PathBuf>>>()?;
    files.retain(|file| file.extension().is_some_and(|ending| ending == "ftl"));
    files.sort();
    let named = |file: PathBuf| Ok((file.display().to_string(), fs::read_to_string(&file)?));
    let sources = files.into_iter().map(named).collect::<io::Result<Vec<_>>>()?;
    let rows = words::rows(&sources, keys);
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
        text("first_fields", &words::field_rows(&rows.first_fields)),
        text("later_fields", &words::field_rows(&rows.later_fields)),
    ];
    fs::write(into.join("messages.rs"), messages.concat())
}

/// The same sources give the same name on every machine.
fn id() -> io::Result<String> {
    let mut files = Vec::new();
    // The package as published has the engine and the kernel elsewhere.
    for source in SOURCES.map(Path::new).into_iter().filter(|source| source.exists()) {
        list(source, &mut files)?;
    }
    files.sort();
    let mut hasher = DefaultHasher::new();
    for file in files {
        file.to_string_lossy().replace('\\', "/").hash(&mut hasher);
        fs::read(&file)?.hash(&mut hasher);
    }
    Ok(format!("{:016x}", hasher.finish()))
}

fn list(path: &Path, files: &mut Vec<PathBuf>) -> io::Result<()> {
    if !path.is_dir() {
        files.push(path.to_owned());
        return Ok(());
    }
    for entry in fs::read_dir(path)? {
        list(&entry?.path(), files)?;
    }
    Ok(())
}
