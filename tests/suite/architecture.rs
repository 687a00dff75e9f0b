//! The shape of the house: who may import whom, and how long a file may be. ARCHITECTURE.md says
//! why.

use std::collections::{BTreeMap, BTreeSet};
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

/// Whether a module is this one or below it.
fn is_in(module: &str, above: &str) -> bool {
    module.strip_prefix(above).is_some_and(|rest| rest.is_empty() || rest.starts_with("::"))
}

fn room(module: &str) -> Option<&'static str> {
    ROOMS
        .iter()
        .filter(|(prefix, _)| is_in(module, prefix))
        .max_by_key(|(prefix, _)| prefix.len())
        .map(|(_, room)| *room)
}

/// The packages beside the page, each with its modules under its name.
const BESIDE: [&str; 5] = ["cli", "engine", "pictures", "service", "words"];

/// A file without its comments, in one line.
fn code(text: &str) -> String {
    let lines = text.lines().filter(|line| !line.trim_start().starts_with("//"));
    lines.collect::<Vec<_>>().join(" ")
}

/// Whether the word at this place is the first of a path.
fn begins_path(code: &str, at: usize) -> bool {
    let before = code[..at].chars().next_back().unwrap_or(' ');
    !(before.is_alphanumeric() || before == '_' || before == ':')
}

/// The paths that a file names: `crate::…`, `nonet_engine::…` and `super::…`, groups opened up one level.
pub fn imports(module: &[String], text: &str) -> BTreeSet<String> {
    let code = code(text);
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
            if !begins_path(&code, at) {
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

/// Folders of which no two files import each other, directly or through others, but for [`CIRCLES`].
const WITHOUT_CIRCLES: [&str; 6] =
    ["browser", "core", "engine::formats", "places", "play", "shell"];

/// The circles that stay.
const CIRCLES: [&[&str]; 2] = [
    // A message can hold a letter or a notice, and each of these holds what it sends: a message.
    &["core::letter", "core::msg", "core::msg::places", "core::msg::room", "core::notice"],
    // The model holds the functions of the later parts, and these are functions of the model.
    &[
        "shell::model",
        "shell::parts",
        "shell::update",
        "shell::update::in_places",
        "shell::update::late",
        "shell::update::notices",
        "shell::view::dialog",
        "shell::view::header",
        "shell::view::menu",
        "shell::view::notice",
        "shell::view::places",
        "shell::view::play",
        "shell::view::tips",
    ],
];

/// All modules, and which others each imports, its own children among them. Tests do not count.
fn import_graph() -> BTreeMap<String, BTreeSet<String>> {
    let all = sources().into_iter().map(|(_, module, text)| {
        let text = text.split("#[cfg(test)]\nmod tests").next().unwrap_or_default().to_owned();
        (module, text)
    });
    let all: Vec<(Vec<String>, String)> = all.collect();
    let names: BTreeSet<String> = all.iter().map(|(module, _)| module.join("::")).collect();
    let file_of = |import: &str| {
        let ends = import.match_indices("::").map(|(at, _)| at).chain([import.len()]);
        let mut paths: Vec<&str> = ends.map(|end| &import[..end]).collect();
        paths.reverse();
        paths.into_iter().find(|path| names.contains(*path)).map(str::to_owned)
    };
    let node = |(module, text): &(Vec<String>, String)| {
        let (name, code) = (module.join("::"), code(text));
        let uses = |child: &str| {
            code.match_indices(&format!("{child}::")).any(|(at, _)| begins_path(&code, at))
        };
        let is_used_child = |other: &&String| {
            let child = other.strip_prefix(&format!("{name}::"));
            child.is_some_and(|child| !child.contains("::") && uses(child))
        };
        let children = names.iter().filter(is_used_child).cloned();
        let named = imports(module, text).into_iter().filter_map(|import| file_of(&import));
        (name.clone(), children.chain(named).filter(|other| *other != name).collect())
    };
    all.iter().map(node).collect()
}

/// All that a module imports, and what that imports, and so on.
fn reached<'a>(
    graph: &'a BTreeMap<String, BTreeSet<String>>,
    module: &'a str,
) -> BTreeSet<&'a str> {
    let (mut found, mut left) = (BTreeSet::new(), vec![module]);
    while let Some(module) = left.pop() {
        left.extend(graph[module].iter().map(String::as_str).filter(|other| found.insert(*other)));
    }
    found
}

#[test]
fn no_files_import_each_other_in_a_circle() {
    let graph = import_graph();
    let reached: BTreeMap<&str, BTreeSet<&str>> =
        graph.keys().map(|module| (module.as_str(), reached(&graph, module))).collect();
    let circle = |module: &&str| -> Vec<&str> {
        let back = |other: &&str| reached[other].contains(module);
        reached[module].iter().copied().filter(back).collect()
    };
    let is_watched = |module: &&str| {
        let mut folders = WITHOUT_CIRCLES.iter();
        folders.any(|folder| is_in(module, folder))
    };
    let circles: BTreeSet<Vec<&str>> =
        reached.keys().copied().filter(is_watched).map(|module| circle(&module)).collect();
    let found: Vec<&[&str]> =
        circles.iter().map(Vec::as_slice).filter(|circle| !circle.is_empty()).collect();
    assert_eq!(found, CIRCLES, "these files import each other");
}
