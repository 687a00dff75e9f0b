//! No reader is forgotten by the fuzz targets of `tests/fuzz`, and libFuzzer has each of these, too.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use crate::architecture::files;

/// The readers of text and bytes from outside or from storage: the file, the function, or the type for a
/// `FromStr`, and the target that feeds it with hostile inputs.
const READERS: &[(&str, &str, &str)] = &[
    ("engine/src/formats.rs", "read", "puzzles"),
    ("engine/src/formats.rs", "read_allowed", "puzzles_allowed"),
    ("engine/src/formats.rs", "read_list", "puzzles"),
    ("engine/src/formats.rs", "read_position", "case_line"),
    ("engine/src/formats.rs", "read_puzzles", "puzzles"),
    ("engine/src/formats.rs", "read_records", "puzzles_in_parts"),
    ("engine/src/formats/clue_code.rs", "read", "game_link"),
    ("engine/src/formats/game_link.rs", "read", "game_link"),
    ("engine/src/formats/hodoku.rs", "read_candidates", "case_line"),
    ("engine/src/formats/hodoku.rs", "read_cells", "case_line"),
    ("engine/src/formats/hodoku.rs", "read_line", "case_line"),
    ("engine/src/formats/lz.rs", "unpacked", "packed_links"),
    ("engine/src/formats/normalise.rs", "decoded", "encodings"),
    ("engine/src/formats/records.rs", "read", "puzzles"),
    ("engine/src/formats/tree.rs", "read", "packed_links"),
    ("engine/src/formats/tree.rs", "read_shortened", "packed_links"),
    ("engine/src/generate/recipe_text.rs", "Recipe", "recipe"),
    ("engine/src/logic/reglib.rs", "read", "case_line"),
    ("engine/src/logic/techniques.rs", "from_slug", "names"),
    ("engine/src/types/cell.rs", "Cell", "grid"),
    ("engine/src/types/grid.rs", "Grid", "grid"),
    // Of all enums with slugs.
    ("engine/src/types/slugs.rs", "from_slug", "names"),
    ("src/core/algorithms_part.rs", "of_slug", "address"),
    ("src/places/algorithms/program.rs", "read", "program"),
    ("src/core/algorithms_setting.rs", "read", "address"),
    ("src/core/calendar.rs", "Date", "calendar"),
    ("src/core/calendar.rs", "Moment", "calendar"),
    ("src/core/chord.rs", "read", "key_binding"),
    ("src/core/lesson_id.rs", "of_slug", "address"),
    ("src/places/learn.rs", "read", "lesson"),
    ("src/places/learn/overview.rs", "read", "lesson_overview"),
    ("src/places/learn/picture.rs", "read", "lesson_overview"),
    ("src/core/learned.rs", "read", "learned"),
    ("src/core/games.rs", "read", "collection"),
    ("src/places/library/listing.rs", "of_slug", "address"),
    ("src/core/puzzles.rs", "read_part", "collection_puzzles"),
    ("src/core/section.rs", "of_slug", "address"),
    ("src/core/summary.rs", "read", "summary"),
    ("src/core/moves.rs", "Move", "move"),
    ("src/core/moves/content.rs", "CellContent", "copied_cells"),
    ("src/core/cell_text.rs", "read", "copied_cells"),
    ("src/places/algorithms.rs", "of_slug", "address"),
    ("src/places/library/starters.rs", "of_slug", "address"),
    ("src/core/settings/paper.rs", "read", "paper"),
    ("src/core/place.rs", "read", "address"),
    ("src/play/puzzle_pool.rs", "read", "puzzle_pool"),
    ("src/core/race.rs", "Race", "race"),
    ("src/core/record.rs", "read_explainer", "record"),
    ("src/core/record.rs", "read_rating", "record"),
    ("src/core/record.rs", "take", "record"),
    ("src/core/moves/links.rs", "read_link", "saved_game"),
    ("src/core/saved.rs", "read", "saved_game"),
    ("src/core/saved/tree_text.rs", "take", "saved_game"),
    ("src/core/settings.rs", "read", "settings"),
    ("src/places/create/drafts.rs", "read", "drafts"),
    ("src/places/create/hand.rs", "read", "hand_draft"),
    ("src/places/create/last_made.rs", "read", "last_made"),
    ("words/src/locale.rs", "of_tag", "language"),
    ("service/src/archive.rs", "read", "library_file"),
    ("service/src/text.rs", "read", "pasted_text"),
    ("src/worker.rs", "decode", "worker_message"),
    ("src/worker.rs", "unpack", "kept_list"),
];

/// How the name of a function begins that reads.
const BEGINNINGS: [&str; 8] =
    ["read", "from_", "of_slug", "of_tag", "parse", "unpack", "decode", "take"];

/// Where no reader of text is looked for: the browser's edge passes texts on.
const LEFT_OUT: [&str; 2] = ["src/browser", "src/bin"];

/// The public functions of a source that begin like a reader and take text or bytes, and the types that are
/// read by `FromStr`.
fn readers_of(source: &str) -> BTreeSet<&str> {
    let is_word = |ch: char| ch.is_alphanumeric() || ch == '_';
    let first_word = |rest: &str| rest.find(|ch| !is_word(ch)).unwrap_or(rest.len());
    let functions = source.split("pub fn ").skip(1).filter_map(|rest| {
        let name = &rest[..first_word(rest)];
        let signature = rest.split('{').next().unwrap_or_default();
        let takes_text = ["&str", "&[u8]", "str>"].iter().any(|kind| signature.contains(kind));
        let begins = BEGINNINGS.iter().any(|beginning| name.starts_with(beginning));
        (takes_text && begins).then_some(name)
    });
    let types = source.split("impl FromStr for ").skip(1).map(|rest| &rest[..first_word(rest)]);
    functions.chain(types).collect()
}

#[test]
fn every_reader_has_a_fuzz_target() {
    let sources = ["src", "engine/src", "service/src", "words/src"]
        .map(|folder| files(Path::new(folder), "rs"));
    let is_left_out = |path: &PathBuf| LEFT_OUT.iter().any(|left_out| path.starts_with(left_out));
    let mut found = BTreeSet::new();
    for path in sources.concat().into_iter().filter(|path| !is_left_out(path)) {
        let source = fs::read_to_string(&path).expect("text");
        let file = path.to_str().expect("a name of letters").replace('\\', "/");
        found.extend(readers_of(&source).iter().map(|name| format!("{file} {name}")));
    }
    let listed = READERS.iter().map(|(file, name, _)| format!("{file} {name}")).collect();
    let forgotten: Vec<_> = found.difference(&listed).collect();
    let gone: Vec<_> = listed.difference(&found).collect();
    assert!(forgotten.is_empty(), "readers without a fuzz target in READERS: {forgotten:#?}");
    assert!(gone.is_empty(), "readers of READERS that are not there: {gone:#?}");
}

/// The names in the table of targets.
fn targets() -> BTreeSet<String> {
    let table = fs::read_to_string("tests/fuzz/targets/mod.rs").expect("the table");
    let rows = table.lines().filter_map(|line| {
        let line = line.trim();
        let row = line.strip_prefix("text(\"").or_else(|| line.strip_prefix("bytes(\""))?;
        row.split('"').next().map(str::to_owned)
    });
    rows.collect()
}

#[test]
fn readers_name_targets_that_are_there() {
    let targets = targets();
    for (file, name, target) in READERS {
        assert!(targets.contains(*target), "{file} {name}: there is no target {target}");
    }
}

#[test]
fn lib_fuzzer_has_every_target() {
    let targets = targets();
    assert!(targets.len() > 40, "{targets:?}");
    let manifest = fs::read_to_string("fuzz/Cargo.toml").expect("the package");
    let programs = fs::read_dir("fuzz/fuzz_targets").expect("the programs");
    let programs: BTreeSet<String> = programs
        .map(|file| file.expect("a file").path())
        .map(|path| path.file_stem().expect("a name").to_string_lossy().into_owned())
        .collect();
    assert_eq!(programs, targets);
    for target in &targets {
        let path = format!("fuzz/fuzz_targets/{target}.rs");
        let program = fs::read_to_string(path).expect("a program");
        assert!(program.contains(&format!("(\"{target}\")")), "{program}");
        let entry = format!("name = \"{target}\"\npath = \"fuzz_targets/{target}.rs\"\n");
        assert!(manifest.contains(&entry), "fuzz/Cargo.toml lacks {target}");
    }
}
