//! The JSON records of the command line against `docs/schema/records.json`, and how they join to the
//! input: each command on a list with good and bad lines.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use nonet_engine::logic::finder::{Options, next_step};
use nonet_engine::logic::reglib::Case;
use nonet_engine::logic::step::Step;
use nonet_engine::logic::techniques::Technique;
use nonet_engine::types::position::Position;
use serde_json::{Map, Value};

use crate::commands::{folder, nonet, run};
use crate::root;

/// A command with its arguments, and the definition that its records have.
const COMMANDS: [(&[&str], &str); 30] = [
    (&["solve", "mixed.txt"], "solve"),
    (&["solve", "--stats", "--all", "--limit", "2", "several.txt"], "solve"),
    (&["solve", "--all", "--limit", "20000", "empty_grid.txt"], "solve"),
    (&["solve", "--trace", "--algorithm", "propagation", "mixed.txt"], "solve_trace"),
    (&["solve", "--trace", "--algorithm", "dancing_links", "--all", "several.txt"], "solve_trace"),
    (&["count", "mixed.txt"], "count"),
    (&["check", "mixed.txt"], "check"),
    (
        &[
            "check",
            "-o",
            "+solution,minimal,redundant,symmetry,canonical,automorphisms,duplicate,tier,er,level",
            "mixed.txt",
        ],
        "check",
    ),
    (&["rate", "mixed.txt"], "rate"),
    (&["rate", "-o", "+solution,verdict", "mixed.txt"], "rate"),
    (&["rate", "--se", "five.txt"], "rate"),
    (&["rate", "--rounds", "five.txt"], "rate"),
    (&["rate", "--se", "--trace", "five.txt"], "rate_trace"),
    (&["generate", "--seed", "4", "--count", "2"], "generate"),
    (&["hint", "mixed.txt"], "hint"),
    (&["steps", "five.txt", "several.txt"], "steps"),
    (&["convert", "--to", "rows", "mixed.txt"], "convert"),
    (&["convert", "--to", "table-json", "mixed.txt"], "convert_table"),
    (&["convert", "--to", "table-csv", "-o", "puzzle,tier,er", "mixed.txt"], "convert_table"),
    (&["show", "mixed.txt"], "convert"),
    (&["techniques"], "techniques"),
    (&["formats"], "formats"),
    (&["canon", "mixed.txt"], "canon"),
    (&["canon", "--same", "five.txt", "five.txt"], "canon_same"),
    (&["transform", "--turn", "left", "mixed.txt"], "transform"),
    (&["transform", "--random", "mixed.txt"], "transform"),
    (&["minimal", "mixed.txt"], "minimal"),
    (&["low-clue", "--visits", "1", "five.txt"], "low_clue"),
    (&["minimal", "--all", "--limit", "5", "five.txt"], "minimal_all"),
    (&["bench", "--seconds", "0", "--canon", "five.txt"], "bench"),
];

/// The part of JSON Schema that the file uses.
struct Schema(Value);

impl Schema {
    fn read() -> Schema {
        let path = root().join("docs/schema/records.json");
        Schema(serde_json::from_str(&fs::read_to_string(path).expect("the schema")).expect("JSON"))
    }
    /// What of a value is not as a definition says.
    fn fault(&self, value: &Value, name: &str) -> Option<String> {
        let definition = &self.0["$defs"][name];
        assert!(definition.is_object(), "there is no definition of {name}");
        self.fault_of(value, definition).map(|fault| format!("{name}: {fault} in {value}"))
    }
    fn fault_of(&self, value: &Value, rule: &Value) -> Option<String> {
        let rule = rule.as_object().expect("a schema is an object");
        rule.iter().find_map(|(keyword, argument)| match keyword.as_str() {
            "description" | "required" | "additionalProperties" => None,
            "$ref" => {
                let name = argument.as_str().and_then(|path| path.strip_prefix("#/$defs/"));
                self.fault(value, name.expect("a reference to a definition"))
            }
            "type" => (!has_type(value, argument)).then(|| format!("{value} is no {argument}")),
            "enum" => {
                let all = argument.as_array().expect("a list");
                (!all.contains(value)).then(|| format!("{value} is none of {argument}"))
            }
            "minimum" => {
                let is_less = value.as_f64() < argument.as_f64();
                is_less.then(|| format!("{value} is below {argument}"))
            }
            "items" => value
                .as_array()
                .into_iter()
                .flatten()
                .find_map(|item| self.fault_of(item, argument)),
            "anyOf" => {
                let ways = argument.as_array().expect("a list");
                let faults: Option<Vec<String>> =
                    ways.iter().map(|way| self.fault_of(value, way)).collect();
                faults.map(|faults| faults.join(" or "))
            }
            "properties" => self.fault_of_object(value.as_object()?, rule),
            _ => panic!("the schema uses {keyword}, which is not checked"),
        })
    }
    fn fault_of_object(
        &self,
        object: &Map<String, Value>,
        rule: &Map<String, Value>,
    ) -> Option<String> {
        let required = rule["required"].as_array().expect("a list of keys");
        let missing =
            required.iter().filter_map(Value::as_str).find(|&key| !object.contains_key(key));
        let fault = |(key, value): (&String, &Value)| match rule["properties"].get(key) {
            Some(rule) => self.fault_of(value, rule).map(|fault| format!("{key}: {fault}")),
            None => Some(format!("{key} is not in the schema")),
        };
        missing.map(|key| format!("{key} is missing")).or_else(|| object.iter().find_map(fault))
    }
}

fn has_type(value: &Value, name: &Value) -> bool {
    match name.as_str() {
        Some("object") => value.is_object(),
        Some("array") => value.is_array(),
        Some("string") => value.is_string(),
        Some("integer") => value.is_u64() || value.is_i64(),
        Some("number") => value.is_number(),
        Some("boolean") => value.is_boolean(),
        Some("null") => value.is_null(),
        _ => panic!("{name} is no type"),
    }
}

fn records(args: &[&str]) -> Vec<Value> {
    let output = run(&[args, &["--json", "--quiet"]].concat(), Path::new("none"));
    assert!(output.stderr.is_empty(), "{args:?}: {}", String::from_utf8_lossy(&output.stderr));
    let text = String::from_utf8(output.stdout).expect("text");
    text.lines().map(|line| serde_json::from_str(line).expect("an object")).collect()
}

/// A step from the cases of a technique.
fn a_step_of(technique: Technique) -> Step {
    let file = root().join(format!("tests/corpus/techniques/{}.txt", technique.slug()));
    let text = fs::read_to_string(file).expect("the cases");
    let options = Options::only(technique);
    let cases = text.lines().filter_map(|line| Case::read(line).ok());
    let mut steps = cases.filter_map(|case| next_step(&Position::of(&case.board), &options));
    steps.next().expect("a step of each technique")
}

#[test]
fn the_evidence_of_every_technique_is_as_the_schema_says() {
    let schema = Schema::read();
    let mut fields = BTreeSet::new();
    for technique in Technique::ALL {
        let step = a_step_of(*technique);
        let evidence = nonet_engine::json::evidence(&step.evidence);
        assert_eq!(schema.fault(&evidence, "evidence"), None, "{}", step.technique);
        fields.extend(evidence.as_object().expect("an object").keys().cloned());
    }
    let known = ["cases", "facts", "lines", "links", "marks", "net", "sets", "symmetry"];
    assert_eq!(fields.into_iter().collect::<Vec<_>>(), known);
}

#[test]
fn every_record_is_as_the_schema_says() {
    let schema = Schema::read();
    assert_eq!(schema.0["$id"], "urn:nonet:records:1");
    for (args, name) in COMMANDS {
        let records = records(args);
        assert!(!records.is_empty(), "{args:?}");
        for record in &records {
            let name = if record.get("error").is_some() { "error" } else { name };
            assert_eq!(schema.fault(record, name), None, "{args:?}");
        }
    }
    let cases =
        nonet().args(["cases", "--json", "cases_json.stdin"]).output().expect("the program runs");
    for line in String::from_utf8(cases.stdout).expect("text").lines() {
        let record: Value = serde_json::from_str(line).expect("an object");
        let name = if record.get("error").is_some() { "error" } else { "cases" };
        assert_eq!(schema.fault(&record, name), None);
    }
}

/// A record of another shape is refused: the check itself can fail.
#[test]
fn other_records_are_not_as_the_schema_says() {
    let schema = Schema::read();
    let good = &records(&["count", "five.txt"])[0];
    assert_eq!(schema.fault(good, "count"), None);
    for (key, value) in [("count", "many".into()), ("known", "perhaps".into()), ("more", 1.into())]
    {
        let mut bad = good.clone();
        bad[key] = value;
        assert!(schema.fault(&bad, "count").is_some(), "{key}");
    }
    let mut bad = good.clone();
    bad.as_object_mut().expect("an object").remove("line");
    assert!(schema.fault(&bad, "count").is_some());
}

/// Good and bad lines in the order of the input, each with file, line and what stands there.
#[test]
fn records_join_to_the_input() {
    let list = fs::read_to_string(folder().join("mixed.txt")).expect("the list");
    let lines: Vec<&str> = list.lines().collect();
    let records = records(&["check", "mixed.txt"]);
    let errors = records.iter().filter(|record| record.get("error").is_some()).count();
    assert_eq!((records.len(), errors), (7, 2));
    let mut last = 0;
    for record in &records {
        let line = record["line"].as_u64().expect("a number") as usize;
        assert_eq!(record["input"], lines[line - 1], "{record}");
        assert_eq!(record["file"], "mixed.txt");
        assert!(line > last, "{record}");
        last = line;
    }
    let missing = &self::records(&["check", "missing.txt"])[0];
    assert_eq!((&missing["file"], &missing["line"]), (&"missing.txt".into(), &Value::Null));
}

/// Records that hold seeds as numbers, as they once were written, are read like those of today.
#[test]
fn generated_records_are_read_back() {
    let made = run(&["generate", "--json", "--count", "3", "--seed", "1"], Path::new("none"));
    let made = String::from_utf8(made.stdout).expect("text");
    let mut puzzles = Vec::new();
    let mut before = String::new();
    for line in made.lines() {
        let record: Value = serde_json::from_str(line).expect("an object");
        let seed = record["seed"].as_str().expect("text");
        assert!(seed.parse::<u64>().is_ok(), "{seed}");
        assert!(record["recipe"].as_str().is_some_and(|recipe| recipe.contains(seed)));
        before += &line.replace(&format!("\"seed\":\"{seed}\""), &format!("\"seed\":{seed}"));
        before += "\n";
        puzzles.push(record["puzzle"].clone());
    }
    assert_ne!(made, before);
    for list in [made, before] {
        let file = std::env::temp_dir().join(format!("nonet-records-{}", std::process::id()));
        fs::write(&file, list).expect("a file");
        let read = records(&["check", file.to_str().expect("text")]);
        fs::remove_file(&file).expect("it is there");
        let read: Vec<Value> = read.iter().map(|record| record["puzzle"].clone()).collect();
        assert_eq!(read, puzzles);
    }
}
