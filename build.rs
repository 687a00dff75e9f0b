//! Names the build in `NONET_BUILD`: the page and its engine check that they are of the same one.

use std::collections::hash_map::DefaultHasher;
use std::hash::{Hash as _, Hasher as _};
use std::path::{Path, PathBuf};
use std::{env, fs, io};

/// What the page and the engine are compiled from.
const SOURCES: [&str; 11] = [
    "src",
    "engine/src",
    "kernel/src",
    "pictures/src",
    "service/src",
    "words/src",
    "words/build",
    "words/locales",
    "build.rs",
    "Cargo.toml",
    "Cargo.lock",
];

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
    for source in if released { &SOURCES[..] } else { &["build.rs"] } {
        println!("cargo::rerun-if-changed={source}");
    }
    Ok(())
}

/// The same sources give the same name on every machine.
fn id() -> io::Result<String> {
    let mut files = Vec::new();
    for source in SOURCES {
        list(Path::new(source), &mut files)?;
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
