//! The commands of README.md, cli/README.md and docs/cli.md, run in a shell as a reader would run them, in a folder
//! with files of the names that they mention.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::commands::nonet;
use crate::root;
use crate::sources::gzip;

/// Programs of others, which need not be there: what is piped into them is run alone.
const OF_OTHERS: [&str; 3] = [" | jq ", " | man ", " | gzip "];

const PUZZLE: &str =
    "1.....5694.2.....8.5...9.4....64.8.1....1....2.8.35....4.5...1.9.....4.2621.....5";
const SEVERAL: &str =
    "900800000000000500000000000020010003010000060000400070708600000000030100400000200";
const EIGHTEEN: &str =
    "000000010400000000020000000000050407008000300001090000300400200050100000000806000";
/// A technique case in the layout of HoDoKu's library.
const CASE: &str = ":x_wing:3:...26.+5..8291+5.....5...9.2..68.1.2.+5..5.+2.3..+31+26+95.8.+53.9....+229..7..5418.5.2...::316 326 334::";

/// A picture of a grid.
const BOARD: &str = "tests/fuzz/corpus/picture/board.jpg";

/// The files that the commands mention.
const FILES: [(&str, &str); 14] = [
    ("puzzles.txt", PUZZLE),
    ("puzzle.txt", PUZZLE),
    ("position.txt", PUZZLE),
    ("positions.txt", PUZZLE),
    ("one.txt", PUZZLE),
    ("two.sdk", PUZZLE),
    ("three", PUZZLE),
    ("other.txt", PUZZLE),
    ("list.txt", PUZZLE),
    ("huge.txt", PUZZLE),
    ("several.txt", SEVERAL),
    ("list18.txt", EIGHTEEN),
    ("clues_17.txt", EIGHTEEN),
    ("hardest_1905.txt", PUZZLE),
];

/// A folder that is there as long as this.
struct Folder(PathBuf);

impl Folder {
    fn with_files(name: &str) -> Folder {
        let path = std::env::temp_dir().join(format!("nonet-{name}-{}", std::process::id()));
        for home in ["", ".local/share/bash-completion/completions", ".local/share/man/man1"] {
            fs::create_dir_all(path.join(home)).expect("a folder");
        }
        for (file, line) in FILES {
            fs::write(path.join(file), format!("{line}\n")).expect("a file");
        }
        fs::write(path.join("reglib.txt"), format!("{CASE}\n")).expect("a file");
        fs::write(path.join("made"), "nonet/1 seed=7 clues=24..28 symmetry=half_turn\n")
            .expect("a file");
        fs::create_dir(path.join("collection")).expect("a folder");
        fs::write(path.join("collection/one.txt"), PUZZLE).expect("a file");
        fs::write(path.join("puzzles.txt.gz"), gzip(PUZZLE)).expect("a file");
        // What a picture is, its content says.
        for picture in ["photo.jpg", "calendar.png"] {
            fs::copy(root().join(BOARD), path.join(picture)).expect("a picture");
        }
        Folder(path)
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        // What is left in the system's folder of temporary files harms nobody.
        _ = fs::remove_dir_all(&self.0);
    }
}

/// The commands of a document: lines after `$ `, or in a block of `sh`, that call the program.
fn commands(text: &str) -> Vec<&str> {
    let mut is_shell = false;
    let mut found = Vec::new();
    for line in text.lines() {
        if let Some(language) = line.strip_prefix("```") {
            is_shell = language == "sh";
        }
        let command = line.strip_prefix("$ ").or(is_shell.then_some(line));
        found.extend(command.filter(|command| calls_nonet(command)));
    }
    found
}

fn calls_nonet(command: &str) -> bool {
    let parts = command.split(" | ");
    parts.map(str::trim_start).any(|part| part.starts_with("nonet "))
}

/// The part that needs no program of others.
fn own_part(command: &str) -> &str {
    let ends = OF_OTHERS.iter().filter_map(|other| command.find(other));
    &command[..ends.min().unwrap_or(command.len())]
}

/// What went wrong when a command was run; `None` if nothing did.
fn fault(command: &str, folder: &Path) -> Option<String> {
    let program = Path::new(nonet().get_program()).parent().expect("a folder").to_owned();
    let path = format!("{}:{}", program.display(), std::env::var("PATH").unwrap_or_default());
    let mut shell = Command::new("sh");
    shell.args(["-c", own_part(command)]).current_dir(folder).env("PATH", path).env("HOME", folder);
    let output = shell.output().expect("a shell");
    let said = String::from_utf8_lossy(&output.stderr);
    let is_fault = !output.status.success() || said.contains("error:") || said.contains("Usage");
    is_fault.then(|| format!("{command}\n{:?}: {said}", output.status.code()))
}

#[test]
#[cfg(unix)]
fn the_commands_of_the_documents_run() {
    let folder = Folder::with_files("documented");
    let read = |name: &str| fs::read_to_string(root().join(name)).expect("the document");
    let texts = ["README.md", "cli/README.md", "docs/cli.md"].map(read);
    let commands: Vec<&str> = texts.iter().flat_map(|text| commands(text)).collect();
    assert!(commands.len() > 60, "{} commands", commands.len());
    let faults: Vec<String> =
        commands.iter().filter_map(|command| fault(command, &folder.0)).collect();
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}
