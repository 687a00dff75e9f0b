//! Files of the page that import each other in a circle: the three circles below, and no other.

use std::collections::{BTreeMap, BTreeSet};

use crate::architecture::{imports, sources};

/// A circle of files, in order.
type Circle = BTreeSet<String>;

/// A message may carry a letter, a notice or a field, and each of those carries a message.
const MESSAGES: [&str; 6] = [
    "core::field",
    "core::letter",
    "core::msg",
    "core::msg::places",
    "core::msg::room",
    "core::notice",
];
/// The model holds the functions of the parts that have come, and these functions take the model.
const PARTS: [&str; 12] = [
    "shell::model",
    "shell::parts",
    "shell::update",
    "shell::update::in_places",
    "shell::update::late",
    "shell::view::dialog",
    "shell::view::header",
    "shell::view::menu",
    "shell::view::notice",
    "shell::view::places",
    "shell::view::play",
    "shell::view::tips",
];

/// Create holds the functions of the part that reads pictures, and these functions take Create.
const PICTURE: [&str; 5] = [
    "places::create",
    "places::create::form",
    "places::create::hand",
    "places::create::msg",
    "places::create::picture_part",
];

/// What each file of the page imports of the others, without its tests.
fn files_imported() -> BTreeMap<String, BTreeSet<String>> {
    let page = sources().into_iter().filter(|(path, ..)| path.starts_with("src"));
    let files: Vec<(String, BTreeSet<String>)> = page
        .map(|(_, module, text)| {
            let code = text.split("#[cfg(test)]\nmod tests").next().unwrap_or_default();
            (
                module.join("::"),
                imports(&module, code).into_iter().chain(uses(&module, code)).collect(),
            )
        })
        .collect();
    let names: BTreeSet<String> = files.iter().map(|(name, _)| name.clone()).collect();
    let holds = |path: &str, name: &str| path == name || path.starts_with(&format!("{name}::"));
    let file_of = |path: &String| names.iter().rfind(|name| holds(path, name)).cloned();
    let of_files = files.iter().map(|(name, paths)| {
        let theirs = paths.iter().filter_map(file_of).filter(|other| other != name);
        (name.clone(), theirs.collect())
    });
    of_files.collect()
}

/// The paths in `use` lines that begin in the file's own module.
fn uses(module: &[String], code: &str) -> Vec<String> {
    let of_line = |line: &str| {
        let path = line.trim_start_matches("pub ").strip_prefix("use ")?;
        let end = path.find(|c: char| !(c.is_alphanumeric() || c == '_' || c == ':'))?;
        Some(format!("{}::{}", module.join("::"), &path[..end]))
    };
    code.lines().filter_map(of_line).collect()
}

/// All files that a file leads to.
fn reached(from: &str, imported: &BTreeMap<String, BTreeSet<String>>) -> BTreeSet<String> {
    let (mut all, mut open) = (BTreeSet::new(), vec![from.to_owned()]);
    while let Some(file) = open.pop() {
        open.extend(imported[&file].iter().filter(|next| all.insert((*next).clone())).cloned());
    }
    all
}

#[test]
fn files_of_the_page_import_each_other_in_three_circles_alone() {
    let imported = files_imported();
    let reach: BTreeMap<&String, BTreeSet<String>> =
        imported.keys().map(|file| (file, reached(file, &imported))).collect();
    let circle_of = |file: &String| -> Circle {
        reach[file].iter().filter(|other| reach[other].contains(file)).cloned().collect()
    };
    let circles: BTreeSet<Circle> =
        imported.keys().map(circle_of).filter(|circle| !circle.is_empty()).collect();
    let known = [&MESSAGES[..], &PARTS[..], &PICTURE[..]];
    let known = known.map(|files| files.iter().map(|&file| file.to_owned()).collect());
    assert_eq!(circles, BTreeSet::from(known));
}
