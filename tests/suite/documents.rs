//! What documents say of the program is what the program has. `UPDATE_EXPECT=1` writes the parts
//! that follow from the code; the other tests name what has to be written by hand.

use std::collections::BTreeSet;
use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};

use clap::Command;
use expect_test::expect_file;
use nonet_engine::formats::FORMATS;
use nonet_page::core::chord::{Chord, KeyPress};
use nonet_page::core::keys::KeySet;
use nonet_page::core::keys::row::Keys;
use nonet_page::core::keys::table::TABLE;
use nonet_page::core::msg::{Msg, ReplayMsg};
use nonet_page::core::place::Layers;
use nonet_page::play::view::key_sheet;

use crate::architecture::{EDGES, ROOMS};
use crate::harness::Harness;

fn read(document: &str) -> String {
    fs::read_to_string(document).expect(document)
}

/// Compares a document with what it should be, or writes it.
fn expect(document: &str, whole: &str) {
    expect_file![Path::new(env!("CARGO_MANIFEST_DIR")).join(document)].assert_eq(whole);
}

/// Compares the part of a document between two comments with what it should be, or writes it.
fn expect_part(document: &str, part: &str) {
    const BEGIN: &str = "<!-- Written by tests/suite/documents.rs. -->\n";
    const END: &str = "<!-- End of what is written. -->\n";
    let old = read(document);
    let (before, rest) = old.split_once(BEGIN).expect("where the part begins");
    let (_, after) = rest.split_once(END).expect("where the part ends");
    expect(document, &[before, BEGIN, part, END, after].concat());
}

/// A row of the tables of docs/features.md.
struct Feature {
    /// What it is called.
    name: String,
    /// What each app has of it, Nonet first.
    apps: Vec<String>,
    /// The tests that show it in Nonet.
    shown_by: String,
}

fn cells(row: &str) -> Vec<String> {
    row.trim_matches('|').split('|').map(|cell| cell.trim().to_owned()).collect()
}

/// The names of the apps, and all features.
fn features() -> (Vec<String>, Vec<Feature>) {
    let text = read("docs/features.md");
    let mut rows = text.lines().filter(|line| line.starts_with("| ")).map(cells);
    let head = rows.next().expect("a head");
    let of = |row: Vec<String>| {
        assert_eq!(row.len(), head.len(), "{row:?}");
        let [name, apps @ .., shown_by] = row.as_slice() else { panic!("{row:?}") };
        Feature { name: name.to_owned(), apps: apps.to_vec(), shown_by: shown_by.clone() }
    };
    let features = rows.filter(|row| *row != head).map(of).collect();
    (head[1..head.len() - 1].to_vec(), features)
}

/// What is wrong with what a row says of the tests that show it: `` `file` `` or
/// `` `file`: test ``, the name of a test in Rust or words of a story's title.
fn fault(shown_by: &str) -> Option<String> {
    let missing = |entry: &str| {
        let (file, test) = entry.split_once(": ").map_or((entry, None), |(f, t)| (f, Some(t)));
        let (file, test) = (file.trim_matches('`'), test.map(|test| test.trim_matches('`')));
        let Ok(text) = fs::read_to_string(file) else { return true };
        let is_test = |line: &str, test: &str| match file.ends_with(".rs") {
            true => line == format!("fn {test}() {{"),
            false => line.trim_start().starts_with("test(") && line.contains(test),
        };
        !test.is_none_or(|test| text.lines().any(|line| is_test(line, test)))
    };
    shown_by.split("; ").find(|entry| missing(entry)).map(|entry| format!("no test: {entry}"))
}

#[test]
fn each_feature_that_nonet_has_is_shown_by_a_test() {
    let (apps, features) = features();
    assert_eq!((apps[0].as_str(), apps.len()), ("Nonet", 9));
    let mut faults = Vec::new();
    for Feature { name, apps, shown_by, .. } in &features {
        let known = |app: &String| app.starts_with(['●', '○', '◐', '–', '?']);
        let has = apps[0].starts_with(['●', '◐']);
        let fault = if has { fault(shown_by) } else { None };
        faults.extend(fault.map(|fault| format!("{name}: {fault}")));
        faults.extend(apps.iter().find(|app| !known(app)).map(|app| format!("{name}: {app}")));
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
    assert!(fault("`tests/suite/documents.rs`: no_such_test").is_some());
    assert!(fault("`e2e/no_such.spec.mjs`").is_some());
    let import = features.iter().find(|row| row.name == "import formats").expect("a row");
    assert_eq!(import.apps[0], format!("● {} text formats", FORMATS.len()));
}

#[test]
fn the_documents_count_the_features() {
    let (apps, features) = features();
    let has = |at: usize| features.iter().filter(|row| row.apps[at].starts_with('●')).count();
    let of_app = |(at, app): (usize, &String)| format!("{app} {}", has(at));
    let counts: Vec<String> = apps.iter().enumerate().map(of_app).collect();
    let count = features.len();
    let (nonet, others) = (has(0), apps.len() - 1);
    assert!(count > 80 && nonet <= count, "{nonet} of {count}");
    let all = format!(
        "Of {count} features, with a ● each, so without what was not checked: {}.\n",
        counts.join(", ")
    );
    expect_part("docs/features.md", &all);
    let link = "[docs/features.md](docs/features.md)";
    let readme = format!(
        "{link} compares {count} features with {others} other apps. \
         Nonet has {nonet} of them, and a test shows each.\n"
    );
    expect_part("README.md", &readme);
}

/// What a room may import, in few words.
fn written(imports: &[&str]) -> String {
    let engine: Vec<&str> = ROOMS
        .iter()
        .filter(|(path, _)| path.starts_with("engine::"))
        .map(|(_, room)| *room)
        .collect();
    let absent: Vec<&str> = engine.iter().filter(|room| !imports.contains(room)).copied().collect();
    let words: Vec<&str> = match absent.len() {
        0 | 1 => {
            let others = imports.iter().filter(|room| !engine.contains(room));
            ["engine"].into_iter().chain(others.copied()).collect()
        }
        _ => imports.to_vec(),
    };
    let but = if absent.len() == 1 { format!("engine but {}", absent[0]) } else { words[0].into() };
    [&[but.as_str()], &words[1..]].concat().join(", ")
}

#[test]
fn the_document_has_the_rooms_and_what_each_may_import() {
    let mut rows: Vec<(Vec<&str>, String)> = Vec::new();
    for (room, imports) in EDGES.iter().filter(|(room, _)| *room != "front") {
        let imports = if imports.is_empty() { "nothing".to_owned() } else { written(imports) };
        match rows.iter_mut().find(|(_, same)| *same == imports) {
            Some((rooms, _)) => rooms.push(room),
            None => rows.push((vec![room], imports)),
        }
    }
    let rows: Vec<String> =
        rows.iter().map(|(rooms, imports)| format!("{} → {imports}", rooms.join(", "))).collect();
    expect_part("ARCHITECTURE.md", &format!("{}.\n", rows.join(" · ")));
}

const PUZZLE: &str =
    "400520703000003000100007000014000006700050001500000420000400005000800000201076008";

/// Where the keys of a row do what it says, found by pressing them.
fn place_of(chords: &[Chord], msg: &Msg, apps: &[(&str, Harness)]) -> String {
    let works = |app: &Harness, Chord { code, held }: &Chord| {
        let press = KeyPress { code: code.clone(), key: String::new(), held: *held };
        app.model.meaning(&press).is_some_and(|meaning| meaning.msg == *msg)
    };
    let [(game, in_game), (elsewhere, in_library), others @ ..] = apps else { panic!("apps") };
    assert!(chords.iter().all(|chord| works(in_game, chord)), "{chords:?}");
    let is_everywhere = chords.iter().all(|chord| works(in_library, chord));
    let mut text = if is_everywhere { *elsewhere } else { *game }.to_owned();
    for (name, app) in others {
        let lost: Vec<String> = chords
            .iter()
            .filter(|key| !works(app, key))
            .map(|key| format!("`{}`", key.print()))
            .collect();
        if lost.len() == chords.len() {
            write!(text, ", not {name}").expect("a string");
        } else if !lost.is_empty() {
            write!(text, ", {} not {name}", lost.join(" and ")).expect("a string");
        }
    }
    text
}

/// What docs/keys.md says before its rows.
const KEYS: &str = "# Keys\n\n\
    The dialog *Keys* shows these keys. Each row comes from `src/core/keys/table.rs`. A key is a \
    position on the keyboard, so the keyboard layout does not matter; with Ctrl the letter counts. In \
    the dialog, players can assign other keys to a row that has a name. These keys are stored as lines \
    `key <name> <key>` of the entry `nonet.settings` in the browser's local storage. For such a row \
    the column *where* says in which part of the page its keys work. A text field with the focus gets \
    the keys that type, a button those that press it. `src/play/meaning.rs` decides what a key means. \
    Keys of a single component (a menu, a table, the grid of an exercise) are in that component.\n\n\
    In a replay, ← and → go back and forward by a move, Home and End go to the first and the last \
    move, and Space starts and stops. While you type the clues of a puzzle, 0, `.` and Space leave a \
    cell empty.\n\n\
    | | key | what it does | where | name |\n|---|---|---|---|---|\n";

/// The page in the game, in another place, and where some keys mean something else.
fn apps() -> [(&'static str, Harness); 4] {
    let game = Harness::with_puzzle(PUZZLE);
    let mut library = Harness::with_puzzle(PUZZLE);
    library.send(Msg::AddressChanged("/library".to_owned(), Layers::NONE));
    let clues = Harness::with_puzzle(&"0".repeat(81));
    assert!(clues.model.shown_play().enters_clues());
    let mut replay = Harness::with_puzzle(PUZZLE);
    replay.write(1, 2, 9);
    replay.send(Msg::Replay(ReplayMsg::Requested));
    [
        ("in the game", game),
        ("everywhere", library),
        ("while clues are typed", clues),
        ("in a replay", replay),
    ]
}

#[test]
fn the_document_lists_every_key() {
    let mut text = KEYS.to_owned();
    let apps = apps();
    let sheet = key_sheet::keys(&apps[0].1.model.shown_play());
    let rows = sheet.groups.iter().flat_map(|(group, rows)| {
        let heads = [group.as_str()].into_iter().chain([""].into_iter().cycle());
        heads.zip(rows)
    });
    let bound = litemap::LiteMap::new_vec();
    let set = KeySet { bound: &bound, wasd: false };
    let rows: Vec<_> = rows.collect();
    assert_eq!(rows.len(), TABLE.len());
    for ((group, shown), row) in rows.into_iter().zip(TABLE) {
        let (place, name) = match &row.keys {
            Keys::Text(_) => (String::new(), String::new()),
            Keys::Bound { slug, msg, .. } => {
                (place_of(&set.keys_of(&row.keys), &msg(), &apps), format!("`{slug}`"))
            }
        };
        writeln!(text, "| {group} | {} | {} | {place} | {name} |", shown.keys, shown.what)
            .expect("a string");
    }
    expect("docs/keys.md", &text);
}

/// The long options of a command with their other names, without those of every command.
fn options(command: &Command) -> BTreeSet<String> {
    let own = command.get_arguments().filter(|option| !option.is_global_set());
    let names = own.filter_map(|option| option.get_long_and_visible_aliases()).flatten();
    names.map(|name| format!("--{name}")).collect()
}

/// The options that a text names.
fn named(text: &str) -> BTreeSet<String> {
    let is_part = |letter: char| letter.is_ascii_lowercase() || letter == '-';
    let words = text.split(|letter: char| !is_part(letter));
    let is_option =
        |word: &&str| word.strip_prefix("--").is_some_and(|name| !name.replace('-', "").is_empty());
    words.filter(is_option).map(str::to_owned).collect()
}

/// Options of cargo in the line that builds the program, and the one that every command has unasked.
const OF_NO_COMMAND: [&str; 3] = ["--locked", "--release", "--help"];

#[test]
fn the_document_of_the_command_line_names_each_option_with_its_command() {
    let definition = nonet::definition();
    let common: BTreeSet<String> = definition
        .get_arguments()
        .filter_map(|option| option.get_long())
        .map(|name| format!("--{name}"))
        .collect();
    let text = read("docs/cli.md");
    let sections: Vec<&str> = text.split("\n## ").collect();
    let mut faults = Vec::new();
    let mut known: BTreeSet<String> = common.clone();
    for command in definition.get_subcommands() {
        let name = format!("nonet {}", command.get_name());
        let about = sections.iter().enumerate();
        // What comes before the first heading is about every command.
        let about = about.filter(|(at, section)| *at == 0 || section.contains(&name));
        let about: String = about.map(|(_, section)| *section).collect();
        let (has, options) = (named(&about), options(command));
        faults.extend(options.difference(&has).map(|option| format!("{name} has {option}")));
        known.extend(options);
    }
    let all = named(&text);
    faults.extend(common.difference(&all).map(|option| format!("every command has {option}")));
    let unknown = all.difference(&known).filter(|option| !OF_NO_COMMAND.contains(&option.as_str()));
    faults.extend(unknown.map(|option| format!("no command has {option}")));
    assert!(faults.is_empty(), "docs/cli.md: {}", faults.join("\n"));
    assert!(known.len() > 50, "{} options", known.len());
}

#[test]
fn the_document_of_formats_says_what_each_holds() {
    use nonet_engine::formats::output::{Entries, Holds, Notes, OUTPUTS};
    let document = read("docs/formats.md");
    let rows: Vec<Vec<String>> =
        document.lines().filter(|line| line.starts_with("| `")).map(cells).collect();
    for output in OUTPUTS {
        let Holds { entries, notes, name } = output.holds;
        let entries = match entries {
            Entries::Lost => "lost",
            Entries::Kept => "kept",
            Entries::Given => "as givens",
        };
        let notes = match notes {
            Notes::Lost => "lost",
            Notes::Candidates | Notes::OfPosition => "candidates",
            Notes::Marks => "marks",
            Notes::Eliminated => "eliminated candidates alone",
            Notes::Joined => "both kinds as one",
            Notes::Both => "both kinds",
        };
        let row = rows.iter().find(|row| row[0] == format!("`{}`", output.slug));
        let row = row.unwrap_or_else(|| panic!("docs/formats.md has no row for {}", output.slug));
        assert_eq!(row[2..4], [entries, notes], "{}", output.slug);
        assert_eq!(row[4] != "lost", name, "{}: the name", output.slug);
    }
}

/// The commands that `./x` takes, by the arms of its `case`.
fn commands_of_x() -> BTreeSet<String> {
    let script = read("x");
    let (_, arms) = script.split_once("\ncase ${1:-help} in\n").expect("the commands");
    let arms = arms.lines().filter_map(|line| line.split_once(')')).map(|(names, _)| names);
    arms.flat_map(|names| names.split('|')).map(|name| name.trim().to_owned()).collect()
}

/// Each Markdown file of the top folder, of `docs` and of the folders of the crates and the package.
fn markdown() -> Vec<PathBuf> {
    let folders = [
        ".", "docs", "kernel", "engine", "words", "vision", "pictures", "service", "cli", "npm",
        "e2e",
    ];
    let files = folders.iter().flat_map(|folder| fs::read_dir(folder).expect(folder));
    let paths = files.map(|file| file.expect("a file").path());
    paths.filter(|path| path.extension().is_some_and(|kind| kind == "md")).collect()
}

#[test]
fn each_command_of_x_that_a_document_names_exists() {
    let (known, mut seen) = (commands_of_x(), BTreeSet::new());
    for path in markdown() {
        let text = fs::read_to_string(&path).expect("a document");
        for named in text.split("./x ").skip(1) {
            let is_name = |ch: char| ch.is_ascii_alphanumeric() || ch == '-';
            let name = named.split(|ch| !is_name(ch)).next().unwrap_or_default();
            assert!(known.contains(name), "{}: there is no ./x {name}", path.display());
            seen.insert(name.to_owned());
        }
    }
    let help = read("x");
    for name in known.iter().filter(|name| *name != "-h" && *name != "--help" && *name != "*") {
        let line = format!("\n./x {name}");
        assert!(*name == "help" || help.contains(&line), "./x help does not list {name}");
    }
    assert!(seen.contains("serve") && seen.contains("release"), "{seen:?}");
}
