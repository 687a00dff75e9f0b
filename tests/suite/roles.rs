//! What roles mean in each technique: `engine/src/logic/roles.txt`, checked against the evidence of
//! the corpus, and written as a table into docs/techniques.md (`UPDATE_EXPECT=1` renews it).

use std::collections::{BTreeMap, BTreeSet};
use std::env;
use std::fs;
use std::path::Path;

use nonet_engine::logic::finder::{Options, VariantSet, all_steps};
use nonet_engine::logic::reglib::Case;
use nonet_engine::logic::step::Role;
use nonet_engine::logic::techniques::{LADDER, Technique};
use nonet_engine::types::position::Position;

use crate::positions::corpus;

const ROLES: &str = include_str!("../../engine/src/logic/roles.txt");

/// Some techniques and what each of their roles means.
struct Entry {
    techniques: Vec<Technique>,
    roles: Vec<(Role, &'static str)>,
}

fn slug(role: Role) -> &'static str {
    role.into()
}

fn entries() -> Vec<Entry> {
    let blocks = ROLES.split("\n\n").filter(|block| !block.starts_with('#'));
    let technique = |slug| Technique::from_slug(slug).unwrap();
    let role = |line: &'static str| {
        let (name, meaning) = line.split_once(": ").unwrap();
        (Role::ALL.into_iter().find(|&role| slug(role) == name).unwrap(), meaning)
    };
    let entry = |block: &'static str| {
        let mut lines = block.lines();
        let techniques = lines.next().unwrap().split(' ').map(technique).collect();
        Entry { techniques, roles: lines.map(role).collect() }
    };
    blocks.map(entry).collect()
}

/// The roles that the steps of a technique mark in its cases.
fn used(technique: Technique) -> BTreeSet<Role> {
    let options = Options { variants: VariantSet::ALL, ..Options::only(technique) };
    let text = fs::read_to_string(corpus(technique.slug())).unwrap();
    let cases = text.lines().filter_map(|line| Case::read(line).ok());
    let steps = cases.flat_map(|case| all_steps(&Position::of(&case.board), &options));
    steps.flat_map(|step| step.evidence.marks).map(|mark| mark.role).collect()
}

#[test]
fn every_role_that_a_technique_marks_has_a_meaning() {
    let mut meant: BTreeMap<Technique, BTreeSet<Role>> = BTreeMap::new();
    for entry in entries() {
        let roles: BTreeSet<Role> = entry.roles.iter().map(|(role, _)| *role).collect();
        for technique in entry.techniques {
            assert_eq!(meant.insert(technique, roles.clone()), None, "{technique} twice");
        }
    }
    let mut wrong = Vec::new();
    for row in LADDER {
        let (used, meant) = (used(row.technique), meant.remove(&row.technique).unwrap_or_default());
        if used != meant {
            wrong.push(format!("{}: marked {used:?}, listed {meant:?}", row.slug));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// The table of docs/techniques.md.
fn table() -> String {
    let row = |entry: &Entry| {
        let names: Vec<String> =
            entry.techniques.iter().map(|technique| format!("`{technique}`")).collect();
        let roles: Vec<String> = entry
            .roles
            .iter()
            .map(|(role, means)| format!("**{}**: {means}", slug(*role)))
            .collect();
        format!("| {} | {} |\n", names.join(", "), roles.join("<br>"))
    };
    let rows: String = entries().iter().map(row).collect();
    format!("| techniques | roles |\n|---|---|\n{rows}")
}

#[test]
fn the_documented_roles_are_up_to_date() {
    const BEGIN: &str = "<!-- roles: made from engine/src/logic/roles.txt -->\n";
    const END: &str = "<!-- end of roles -->\n";
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("docs/techniques.md");
    let text = fs::read_to_string(&path).unwrap();
    let (before, rest) = text.split_once(BEGIN).unwrap();
    let (found, after) = rest.split_once(END).unwrap();
    if env::var("UPDATE_EXPECT").is_ok() {
        fs::write(&path, [before, BEGIN, &table(), END, after].concat()).unwrap();
    } else {
        assert_eq!(found, table());
    }
}
