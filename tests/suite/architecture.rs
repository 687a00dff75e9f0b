//! The shape of the house: who may import whom, and how long a file may be. ARCHITECTURE.md says
//! why.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

/// Module paths by their beginning, the longest that fits decides, and the room they are.
pub const ROOMS: &[(&str, &str)] = &[
    ("engine::types", "types"),
    ("engine::canon", "canon"),
    ("engine::formats", "formats"),
    ("engine::search", "search"),
    ("engine::algorithms", "algorithms"),
    ("engine::logic", "logic"),
    ("engine::rating", "rating"),
    ("engine::generate", "generate"),
    ("engine::json", "json"),
    ("engine", "front"),
    ("service", "service"),
    ("words", "words"),
    // The page, whose parts `parts.rs` keeps apart.
    ("core", "page"),
    ("play", "page"),
    ("places", "page"),
    ("shell", "page"),
    ("core::dom", "document"),
    ("core::components", "drawing"),
    ("play::components", "drawing"),
    ("places::algorithms::components", "drawing"),
    ("places::create::components", "drawing"),
    ("places::learn::components", "drawing"),
    ("places::library::components", "drawing"),
    ("places::lists::components", "drawing"),
    ("places::paper::components", "drawing"),
    ("shell::components", "drawing"),
    ("browser", "browser"),
    ("worker", "worker"),
    ("pictures", "pictures"),
    ("cli::main", "start"),
    ("cli", "cli"),
    ("bin::app", "start"),
    ("bin::engine", "start"),
    ("bin::first_screen", "start"),
    ("lib", "front"),
];

/// A room, and the rooms that it may import besides itself.
pub const EDGES: &[(&str, &[&str])] = &[
    ("types", &[]),
    ("canon", &["types"]),
    ("formats", &["types"]),
    ("search", &["types"]),
    ("algorithms", &["types", "search"]),
    ("logic", &["types", "formats"]),
    ("rating", &["types", "search", "logic"]),
    ("generate", &["types", "search", "logic", "rating"]),
    ("json", &["types", "logic"]),
    (
        "service",
        &["types", "canon", "formats", "search", "algorithms", "logic", "rating", "generate"],
    ),
    // Words are about the engine's data: steps, techniques, reasons why a text is no puzzle.
    ("words", &["types", "algorithms", "formats", "logic"]),
    // The program asks the service for all that takes time: it never searches or reasons itself.
    ("page", PAGE),
    ("worker", &["service"]),
    ("pictures", &["types"]),
    ("document", &["page", "types", "service"]),
    ("drawing", &["page", "document", "browser", "types", "logic", "service", "pictures"]),
    ("browser", &["page", "document", "types", "logic", "service", "worker"]),
    (
        "cli",
        &[
            "types",
            "canon",
            "formats",
            "search",
            "algorithms",
            "logic",
            "rating",
            "generate",
            "json",
            "service",
            "words",
            "pictures",
        ],
    ),
    ("start", &["page", "drawing", "browser", "worker", "service", "words", "cli"]),
    ("front", &[]),
];

/// What the four parts of the page may import.
const PAGE: &[&str] = &[
    "types",
    "algorithms",
    "formats",
    "logic",
    "rating",
    "generate",
    "service",
    "words",
    "pictures",
];

/// What the program must not name though its room may be imported.
const NEVER: &[(&str, &[&str])] = &[("page", NEVER_IN_PAGE), ("words", &["engine::logic::finder"])];

/// The program asks the service for all that takes time. Of the formats it reads lessons and the links
/// that it writes itself.
const NEVER_IN_PAGE: &[&str] = &[
    "engine::formats::read",
    "engine::formats::FORMATS",
    "engine::search",
    "engine::logic::finder",
    "engine::logic::proof",
    "engine::logic::reglib",
    "engine::generate::generate",
    "engine::generate::making::Making::of",
    "engine::algorithms::machine::Machine",
    "engine::algorithms::run::advance",
    "engine::algorithms::run::work",
    "engine::algorithms::run::measure",
    "service::answer",
];

/// The most lines a file may have.
const LONGEST: usize = 400;
/// Files that may be longer, because they are lists: the ladder, two lines a technique.
const LISTS: [&str; 1] = ["engine/src/logic/techniques.rs"];

/// The files with an ending in a folder and all folders in it.
pub fn files(folder: &Path, ending: &str) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).expect("a folder");
    let paths = entries.map(|entry| entry.expect("an entry").path());
    let found = paths.flat_map(|path| match path.is_dir() {
        true => files(&path, ending),
        false => vec![path],
    });
    found.filter(|path| path.extension().is_some_and(|found| found == ending)).collect()
}

/// The folders of sources, and the module that the library finds each under.
const CRATES: [(&str, &[&str]); 6] = [
    ("src", &[]),
    ("cli/src", &["cli"]),
    ("engine/src", &["engine"]),
    ("pictures/src", &["pictures"]),
    ("service/src", &["service"]),
    ("words/src", &["words"]),
];

pub fn sources() -> Vec<(PathBuf, Vec<String>, String)> {
    let of_crate = |(folder, root): (&str, &[&str])| {
        let named = files(Path::new(folder), "rs").into_iter().map(|path| {
            let module = path.strip_prefix(folder).expect("in its folder").with_extension("");
            let parts = module.iter().map(|part| part.to_string_lossy().into_owned());
            let module = root.iter().map(|&part| part.to_owned()).chain(parts).collect();
            let text = fs::read_to_string(&path).expect("a source file");
            (path, module, text)
        });
        named.collect::<Vec<_>>()
    };
    let mut found: Vec<_> = CRATES.into_iter().flat_map(of_crate).collect();
    found.sort();
    found
}

fn room(module: &str) -> Option<&'static str> {
    let fits = |prefix: &str| module == prefix || module.starts_with(&format!("{prefix}::"));
    ROOMS
        .iter()
        .filter(|(prefix, _)| fits(prefix))
        .max_by_key(|(prefix, _)| prefix.len())
        .map(|(_, room)| *room)
}

/// The packages beside the page, each with its modules under its name.
const BESIDE: [&str; 5] = ["cli", "engine", "pictures", "service", "words"];

/// The paths that a file names: `crate::…`, `nonet_engine::…` and `super::…`, groups opened up one level.
pub fn imports(module: &[String], text: &str) -> BTreeSet<String> {
    let code: String = text
        .lines()
        .filter(|line| !line.trim_start().starts_with("//"))
        .collect::<Vec<_>>()
        .join(" ");
    let own = if BESIDE.contains(&&*module[0]) { &module[..1] } else { &[] };
    let mut found = BTreeSet::new();
    let of_crate = |name: &&str| (format!("nonet_{name}::"), vec![(*name).to_owned()], 0);
    let others = BESIDE.iter().map(of_crate);
    let roots = [
        ("crate::".to_owned(), own.to_vec(), 0),
        ("nonet_page::".to_owned(), Vec::new(), 0),
        ("super::".to_owned(), Vec::new(), 1),
    ];
    for (start, root, least) in others.chain(roots) {
        for (at, _) in code.match_indices(&start) {
            let before = code[..at].chars().next_back().unwrap_or(' ');
            if before.is_alphanumeric() || before == '_' || before == ':' {
                continue;
            }
            let (mut rest, mut up) = (&code[at + start.len()..], least);
            while let Some(more) = rest.strip_prefix("super::") {
                (rest, up) = (more, up + 1);
            }
            let base = if up == 0 { &root[..] } else { &module[..module.len().saturating_sub(up)] };
            found.extend(paths(rest).into_iter().map(|path| [base, &[path]].concat().join("::")));
        }
    }
    found
}

/// `a::b::{c, d::e}` is `a::b::c` and `a::b::d::e`.
fn paths(rest: &str) -> Vec<String> {
    let end =
        rest.find(|c: char| !(c.is_alphanumeric() || c == '_' || c == ':')).unwrap_or(rest.len());
    let (head, tail) = rest.split_at(end);
    match tail.strip_prefix('{').and_then(|inner| inner.split_once('}')) {
        Some((inner, _)) if head.is_empty() || head.ends_with("::") => inner
            .split(',')
            .filter(|item| !item.trim().is_empty())
            .map(|item| format!("{head}{}", item.trim().trim_start_matches('{')))
            .collect(),
        _ => vec![head.trim_end_matches("::").to_owned()],
    }
}

#[test]
fn rooms_import_only_what_they_may() {
    let mut faults = Vec::new();
    for (path, module, text) in sources() {
        let own = room(&module.join("::"));
        let Some(own) = own else {
            faults.push(format!("{} is in no room", path.display()));
            continue;
        };
        let allowed =
            EDGES.iter().find(|(room, _)| *room == own).map_or(&[][..], |(_, rooms)| rooms);
        let never = NEVER.iter().find(|(room, _)| *room == own).map_or(&[][..], |(_, paths)| paths);
        if text.contains("use crate::{") {
            faults.push(format!("{}: name the module after crate::, not a group", path.display()));
        }
        for import in imports(&module, &text) {
            let Some(theirs) = room(&import) else { continue };
            let banned = never
                .iter()
                .any(|path| import == *path || import.starts_with(&format!("{path}::")));
            // Words at the root of the engine are of all its rooms: the program names the module.
            let is_of_front = import.starts_with("engine::") && theirs == "front";
            if banned
                || is_of_front
                || theirs != own && theirs != "front" && !allowed.contains(&theirs)
            {
                faults
                    .push(format!("{}: {own} must not import {import} ({theirs})", path.display()));
            }
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn only_the_search_knows_the_kernel() {
    let knows = |text: &str| text.contains("nonet_kernel");
    let others = sources().into_iter().filter(|(_, module, text)| {
        knows(text) && room(&module.join("::")).is_none_or(|room| room != "search")
    });
    assert_eq!(others.map(|(path, ..)| path).collect::<Vec<_>>(), Vec::<PathBuf>::new());
    for path in files(Path::new("kernel/src"), "rs") {
        let text = fs::read_to_string(&path).expect("a source file");
        assert!(!text.contains("nonet_engine"), "{} knows the engine", path.display());
        assert!(text.lines().count() <= LONGEST, "{} is too long", path.display());
    }
}

#[test]
fn all_unsafe_code_is_in_one_file() {
    let folders = [
        "src",
        "engine/src",
        "kernel/src",
        "npm/pictures/src",
        "npm/src",
        "npm/solve/src",
        "npm/generate/src",
        "pictures/src",
        "cli/src",
        "service/src",
        "vision/src",
        "words/src",
    ];
    let mut found = folders.map(|folder| files(Path::new(folder), "rs")).concat();
    found.retain(|path| {
        let text = fs::read_to_string(path).expect("a source file");
        let code = text.lines().filter(|line| !line.trim_start().starts_with("//"));
        let is_word_part = |letter: char| letter.is_alphanumeric() || letter == '_';
        code.flat_map(|line| line.split(|letter| !is_word_part(letter)))
            .any(|word| word == "unsafe")
    });
    assert_eq!(found, [Path::new("kernel/src/backend/unsafe_dispatch.rs")]);
}

#[test]
fn no_file_is_too_long() {
    let long: Vec<String> = sources()
        .into_iter()
        .filter(|(path, _, text)| {
            !LISTS.iter().any(|list| path.ends_with(list)) && text.lines().count() > LONGEST
        })
        .map(|(path, _, text)| format!("{}: {} lines", path.display(), text.lines().count()))
        .collect();
    assert!(long.is_empty(), "{}", long.join("\n"));
}

#[test]
fn the_pure_half_has_no_clock_no_chance_no_storage_and_no_log() {
    let banned = [
        "std::time",
        "SystemTime",
        "Instant::now",
        "std::fs",
        "std::env",
        "println!",
        "rand::rng(",
        "thread_rng",
    ];
    let pure = |module: &[String]| !matches!(module[0].as_str(), "browser" | "cli" | "bin");
    let mut faults = Vec::new();
    for (path, _, text) in sources().into_iter().filter(|(_, module, _)| pure(module)) {
        faults.extend(
            banned
                .iter()
                .filter(|word| text.contains(*word))
                .map(|word| format!("{}: {word}", path.display())),
        );
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

/// Folders in which no two files import each other, on whatever way round.
const WITHOUT_CIRCLES: [&str; 1] = ["engine::formats"];

/// The modules of a folder, its own file left out, and which others of them each imports. A module has
/// those below it.
fn imports_within(folder: &str) -> Vec<(String, BTreeSet<String>)> {
    let is_below = |path: &str, above: &str| path.starts_with(&format!("{above}::"));
    let all: Vec<(String, BTreeSet<String>)> = sources()
        .into_iter()
        .map(|(_, module, text)| (module.join("::"), imports(&module, &text)))
        .filter(|(module, _)| module == folder || is_below(module, folder))
        .collect();
    let names: Vec<String> = all.iter().map(|(module, _)| module.clone()).collect();
    let file_of = |import: &String| {
        let holds = |name: &&String| import == *name || is_below(import, name);
        names.iter().filter(holds).max_by_key(|name| name.len()).cloned()
    };
    let within = all.into_iter().filter(|(module, _)| module != folder).map(|(module, imports)| {
        let below = names.iter().filter(|name| is_below(name, &module)).cloned();
        let named = imports.iter().filter_map(file_of).filter(|name| *name != module);
        let theirs = named.chain(below).collect();
        (module, theirs)
    });
    within.collect()
}

#[test]
fn no_files_import_each_other_in_a_circle() {
    for folder in WITHOUT_CIRCLES {
        let mut left = imports_within(folder);
        assert!(left.len() > 1, "{folder} has no files");
        // What imports nothing that is left is in no circle.
        loop {
            let before = left.len();
            let names: BTreeSet<String> = left.iter().map(|(module, _)| module.clone()).collect();
            let is_tied = |import: &String| names.contains(import) || import == folder;
            left.retain(|(_, imports)| imports.iter().any(is_tied));
            if left.len() == before {
                break;
            }
        }
        assert!(left.is_empty(), "in or above a circle, or importing {folder} itself: {left:#?}");
    }
}
