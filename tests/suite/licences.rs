//! What comes in from outside: the licences of all packages in `Cargo.lock` against `deny.toml` (as
//! `./x audit` does, which first has to build cargo-deny), and that nothing comes in by a name whose content
//! may change: builds are `--locked`, actions of the workflows are named by their commit.

use std::collections::HashMap;
use std::fs;
use std::path::Path;
use std::process::Command;

use serde_json::Value;

fn text(file: &str) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(file);
    fs::read_to_string(&path).unwrap_or_else(|error| panic!("{file}: {error}"))
}

/// The licences that every package may have, and those that one package may have besides.
struct Allowed {
    all: Vec<String>,
    of_one: HashMap<String, Vec<String>>,
}

impl Allowed {
    fn read(deny: &str) -> Allowed {
        let mut allowed = Allowed { all: Vec::new(), of_one: HashMap::new() };
        let mut package = None;
        for line in deny.lines() {
            match line.split_once(" = ") {
                _ if line.starts_with('[') => package = None,
                Some(("crate", name)) => package = Some(name.trim_matches('"').to_owned()),
                Some(("allow", list)) => {
                    let list = serde_json::from_str(list).expect("a list on one line");
                    match package.take() {
                        Some(package) => _ = allowed.of_one.insert(package, list),
                        None => allowed.all = list,
                    }
                }
                _ => {}
            }
        }
        allowed
    }
    fn holds(&self, package: &str, licence: &str) -> bool {
        let of_one = self.of_one.get(package).into_iter().flatten();
        self.all.iter().chain(of_one).any(|allowed| allowed == licence)
    }
}

/// Whether one of the ways that a licence expression leaves open is allowed: SPDX, and the stroke of old
/// manifests for `OR`.
fn is_met(expression: &str, is_allowed: &impl Fn(&str) -> bool) -> bool {
    let spaced = expression.replace('/', " OR ").replace('(', " ( ").replace(')', " ) ");
    let mut words: Vec<&str> = spaced.split_whitespace().rev().collect();
    let met = either(&mut words, is_allowed);
    assert!(words.is_empty(), "{expression:?} is no licence expression");
    met
}

/// The words of an expression, the first one last.
type Words<'a> = Vec<&'a str>;

fn next_is(words: &mut Words, word: &str) -> bool {
    let is_next = words.last() == Some(&word);
    if is_next {
        words.pop();
    }
    is_next
}

fn either(words: &mut Words, is_allowed: &impl Fn(&str) -> bool) -> bool {
    let mut met = both(words, is_allowed);
    while next_is(words, "OR") {
        met |= both(words, is_allowed);
    }
    met
}

fn both(words: &mut Words, is_allowed: &impl Fn(&str) -> bool) -> bool {
    let mut met = single(words, is_allowed);
    while next_is(words, "AND") {
        met &= single(words, is_allowed);
    }
    met
}

fn single(words: &mut Words, is_allowed: &impl Fn(&str) -> bool) -> bool {
    if next_is(words, "(") {
        let met = either(words, is_allowed);
        assert!(next_is(words, ")"), "a parenthesis is open");
        return met;
    }
    let licence = words.pop().expect("a licence");
    if next_is(words, "WITH") {
        let exception = words.pop().expect("an exception");
        return is_allowed(&format!("{licence} WITH {exception}"));
    }
    is_allowed(licence)
}

#[test]
fn licence_expressions_are_read() {
    let is_allowed = |licence: &str| ["MIT", "Zlib"].contains(&licence);
    for met in ["MIT", "MIT/Apache-2.0", "GPL-3.0 OR (MIT AND Zlib)", "(MIT OR ISC) AND Zlib"] {
        assert!(is_met(met, &is_allowed), "{met}");
    }
    for unmet in ["ISC", "MIT AND ISC", "(MIT OR Apache-2.0) AND ISC", "MIT WITH exception"] {
        assert!(!is_met(unmet, &is_allowed), "{unmet}");
    }
}

#[test]
fn every_package_has_a_licence_that_is_allowed() {
    let args = ["metadata", "--locked", "--format-version", "1", "--all-features"];
    let targets = ["x86_64-unknown-linux-gnu", "wasm32-unknown-unknown"];
    let filters = targets.iter().flat_map(|target| ["--filter-platform", target]);
    let mut cargo = Command::new(env!("CARGO"));
    cargo.args(args).args(filters).current_dir(env!("CARGO_MANIFEST_DIR"));
    let output = cargo.output().expect("cargo runs");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let metadata: Value = serde_json::from_slice(&output.stdout).expect("JSON");
    let packages = metadata["packages"].as_array().expect("a list");
    assert!(packages.len() > 100);

    let allowed = Allowed::read(&text("deny.toml"));
    let mut refused = Vec::new();
    for package in packages {
        let name = package["name"].as_str().expect("a name");
        let licence = package["license"].as_str().unwrap_or("none");
        if !is_met(licence, &|licence| allowed.holds(name, licence)) {
            refused.push(format!("{name}: {licence}"));
        }
    }
    assert_eq!(refused, [""; 0]);
    let is_there = |name: &String| packages.iter().any(|package| package["name"] == **name);
    let idle: Vec<&String> = allowed.of_one.keys().filter(|name| !is_there(name)).collect();
    assert_eq!(idle, [""; 0], "exceptions for packages that are not there");
}

#[test]
fn builds_take_what_the_lock_file_names() {
    let builds = ["clippy", "test", "build", "package", "publish", "doc"];
    let mut seen = 0;
    for file in [
        "x",
        ".github/workflows/release.yml",
        ".github/workflows/test.yml",
        ".github/workflows/pages.yml",
    ] {
        for line in text(file).lines() {
            let is_build = builds.iter().any(|build| line.contains(&format!("cargo {build} ")));
            seen += usize::from(is_build);
            assert!(!is_build || line.contains(" --locked"), "{file}: {line}");
        }
    }
    assert!(seen >= 6, "{seen} builds were found");
    assert!(text("Trunk.toml").contains("\nlocked = true\n"));
    for file in ["build/finish.mjs", "build/release.mjs", "npm/build.mjs"] {
        assert!(text(file).contains("\"--locked\""), "{file}");
    }
}

#[test]
fn actions_are_named_by_their_commit() {
    for file in ["test.yml", "pages.yml", "release.yml"] {
        let workflow = text(&format!(".github/workflows/{file}"));
        let actions: Vec<&str> = workflow
            .lines()
            .filter_map(|line| line.split_once("uses: "))
            .map(|(_, name)| name)
            .collect();
        assert!(!actions.is_empty());
        for action in actions {
            let (_, commit) = action.split_once('@').expect("a version");
            let (commit, tag) = commit.split_once(" # v").unwrap_or((commit, ""));
            let is_commit = commit.len() == 40 && commit.chars().all(|ch| ch.is_ascii_hexdigit());
            assert!(is_commit && !tag.is_empty(), "{file}: {action}");
        }
    }
}

/// The branch of a fork may be called `main`, too: a run for its pull request must not deploy.
#[test]
fn only_what_was_pushed_to_this_repository_is_deployed() {
    let workflow = text(".github/workflows/pages.yml");
    let (_, condition) = workflow.split_once("    if: >-\n").expect("a condition");
    let condition: Vec<&str> =
        condition.lines().take_while(|line| line.starts_with("      ")).map(str::trim).collect();
    let condition = condition.join(" ");
    let (by_hand, after_test) = condition.split_once(" || ").expect("two ways");
    assert!(by_hand.contains("github.ref == 'refs/heads/main'"), "{by_hand}");
    for needed in [
        "workflow_run.conclusion == 'success'",
        "workflow_run.event == 'push'",
        "workflow_run.head_repository.full_name == github.repository",
    ] {
        assert!(after_test.contains(needed) && !after_test.contains("||"), "{needed}");
    }
}

/// The jobs of a workflow with their rights, in its order.
fn jobs(workflow: &str) -> Vec<(String, Vec<String>)> {
    let (_, text) = workflow.split_once("\njobs:\n").expect("jobs");
    let mut jobs: Vec<(String, Vec<String>)> = Vec::new();
    let mut is_right = false;
    for line in text.lines() {
        let (indent, line) = (line.len() - line.trim_start().len(), line.trim());
        let line = line.split(" #").next().unwrap_or_default();
        match indent {
            2 if !line.starts_with('#') => {
                jobs.push((line.trim_end_matches(':').to_owned(), vec![]))
            }
            6 if is_right => jobs.last_mut().expect("a job").1.push(line.to_owned()),
            _ => is_right = line == "permissions:",
        }
    }
    jobs
}

/// The jobs that a section of `docs/release.md` describes, with their rights.
fn described(section: &str) -> Vec<(String, Vec<String>)> {
    let rows = section.lines().filter(|line| line.starts_with("| `"));
    let row = |line: &str| {
        let cells: Vec<&str> = line.split(" | ").collect();
        let rights = cells[1].split(", ").map(|right| right.trim_matches('`').to_owned());
        (cells[0].trim_matches(['|', ' ', '`']).to_owned(), rights.collect())
    };
    rows.map(row).collect()
}

#[test]
fn the_document_about_releases_has_every_job_with_its_rights() {
    let document = text("docs/release.md");
    for file in ["test.yml", "pages.yml", "release.yml"] {
        let workflow = text(&format!(".github/workflows/{file}"));
        assert!(workflow.contains("\npermissions: {}"), "{file} begins without rights");
        let (_, section) = document.split_once(&format!("(`{file}`)\n")).expect(file);
        let section = section.split("\n### ").next().unwrap_or_default();
        assert_eq!(jobs(&workflow), described(section), "{file}");
    }
}
