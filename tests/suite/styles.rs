//! The style sheets: colours stand in tokens.css alone, every component has its sheet, every sheet
//! its link, every picture its symbol, and both dark blocks say the same.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use nonet::app::view::controls::Icon;
use strum::IntoEnumIterator as _;

fn root(path: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(path)
}

fn read(path: &str) -> String {
    fs::read_to_string(root(path)).expect("the file can be read")
}

/// The names, without their ending, of the files of a folder that have this ending.
fn names(folder: &str, ending: &str) -> BTreeSet<String> {
    let files = fs::read_dir(root(folder)).expect("the folder is there");
    let paths = files.map(|file| file.expect("it can be listed").path());
    paths
        .filter(|path| path.extension().is_some_and(|found| found == ending))
        .map(|path| path.file_stem().expect("it has a name").to_string_lossy().into_owned())
        .collect()
}

/// The sheet without its comments, line by line with the line's number.
fn rules(sheet: &str) -> Vec<(usize, String)> {
    let mut inside = false;
    let mut rules = Vec::new();
    for (number, line) in sheet.lines().enumerate() {
        let mut rest = line;
        let mut kept = String::new();
        while let Some(at) = rest.find(if inside { "*/" } else { "/*" }) {
            if !inside {
                kept.push_str(&rest[..at]);
            }
            inside = !inside;
            rest = &rest[at + 2..];
        }
        if !inside {
            kept.push_str(rest);
        }
        rules.push((number + 1, kept));
    }
    rules
}

/// Names of colours that a hurried hand might write.
const NAMED: &[&str] =
    &["white", "black", "red", "green", "blue", "gray", "grey", "orange", "yellow"];

fn colour_in(line: &str) -> Option<&str> {
    let value = line.split_once(':').map(|(_, value)| value)?;
    let mut words = value.split([' ', ',', ';', '(', ')']);
    words.find(|word| {
        let hex =
            word.strip_prefix('#').is_some_and(|hex| hex.chars().all(|c| c.is_ascii_hexdigit()));
        hex || ["rgb", "rgba", "hsl", "hsla", "oklch", "color"].contains(word)
            || NAMED.contains(word)
    })
}

#[test]
fn colours_stand_in_tokens_alone() {
    let mut faults = Vec::new();
    let components = names("static/css/components", "css");
    let components = components.iter().map(|name| format!("static/css/components/{name}.css"));
    let own = ["static/css/base.css", "static/css/layout.css"].map(str::to_owned);
    for sheet in own.into_iter().chain(components) {
        for (number, line) in rules(&read(&sheet)) {
            if let Some(colour) = colour_in(&line) {
                faults.push(format!("{sheet}:{number}: {colour}"));
            }
        }
    }
    assert!(faults.is_empty(), "\n{}", faults.join("\n"));
    assert_eq!(colour_in("  color: #fff;"), Some("#fff"));
    assert_eq!(colour_in("  border: 1px solid white;"), Some("white"));
}

#[test]
fn every_component_has_its_linked_sheet() {
    let components = names("src/web/components", "rs");
    let sheets = names("static/css/components", "css");
    let without: Vec<&String> = components.difference(&sheets).collect();
    assert!(without.is_empty(), "no sheet for {without:?}");
    let page = read("index.html");
    let unlinked: Vec<&String> = sheets
        .iter()
        .filter(|name| !page.contains(&format!("href=\"static/css/components/{name}.css\"")))
        .collect();
    assert!(unlinked.is_empty(), "index.html does not link {unlinked:?}");
}

#[test]
fn every_picture_has_its_symbol() {
    let sprite = read("static/icons.svg");
    let missing: Vec<Icon> = Icon::iter()
        .filter(|icon| !sprite.contains(&format!("<symbol id=\"{}\"", <&str>::from(icon))))
        .collect();
    assert!(missing.is_empty(), "no symbol for {missing:?}");
}

#[test]
fn both_dark_blocks_say_the_same() {
    let tokens = read("static/css/tokens.css");
    let block = |head: &str| -> Vec<String> {
        let at = tokens.find(head).expect("the block is there") + head.len();
        let end = tokens[at..].find('}').expect("the block ends") + at;
        tokens[at..end].lines().map(|line| line.trim().to_owned()).collect()
    };
    let by_system = block(":root:not([data-theme=\"light\"]) {");
    let by_setting = block(":root[data-theme=\"dark\"] {");
    assert_eq!(by_system, by_setting);
}
