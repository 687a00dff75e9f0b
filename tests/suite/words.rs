//! What the build makes of the English words, and what it says of words that it cannot use.

#[path = "../../words/build/rows.rs"]
mod build_words;

use build_words::{Rows, field_rows, rows};

fn rows_of(source: &str) -> Rows {
    rows(&[("page.ftl".to_owned(), source.to_owned())])
}

#[test]
fn an_entry_becomes_a_variant_with_its_arguments() {
    let made = rows_of(
        "label-key-name = Name\n\
         # $digit (digit), $cells (cells)\n\
         note-added = { $digit } in { $cells-count } cells.\n\
         note-lost = Lost.\n\
         ## Looked up: names\n\
         technique-x_wing = X-wing { $anything }\n",
    );
    assert!(made.faults.is_empty(), "{:?}", made.faults);
    let row = |row: &String| row.lines().last().map(str::to_owned);
    let labels: Vec<_> = made.labels.iter().filter_map(row).collect();
    let messages: Vec<_> = made.later_messages.iter().filter_map(row).collect();
    assert_eq!(labels, ["KeyName \"key-name\","]);
    let added = "NoteAdded 0 \"note-added\" { digit: Digit, cells: CellSet },";
    assert_eq!(messages, [added, "NoteLost 1 \"note-lost\","]);
    assert!(made.later_messages[1].contains("note-lost = Lost."), "{}", made.later_messages[1]);
}

#[test]
fn a_short_key_is_the_number_of_the_variant() {
    let source = "label-key-name = Name\nnote-lost = { label-key-name } lost.\n\
                  ## Looked up: names\ntechnique-x_wing = X-wing\n";
    let made = rows_of(source);
    let pairs: Vec<(&str, &str)> =
        made.short_keys.iter().map(|(key, short)| (&**key, &**short)).collect();
    assert_eq!(pairs, [("label-key-name", "label-0"), ("note-lost", "m0")]);
}

/// Keys that arguments have for names, too.
const ARGUMENTS: [&str; 3] = ["count", "placed", "placed-count"];

/// A release finds labels and messages by short keys only, so no code may look one up by the key in the
/// files of words.
#[test]
fn no_code_names_the_key_of_a_label_or_a_message() {
    let keys = nonet_words::SHORT_KEYS.lines().filter_map(|line| line.split(' ').next());
    let keys = keys.filter(|key| !ARGUMENTS.contains(key));
    let quoted: Vec<String> = keys.map(|key| format!("\"{key}\"")).collect();
    assert!(quoted.len() > 1_000, "{}", quoted.len());
    for file in crate::architecture::files(std::path::Path::new("words/src"), "rs") {
        let code = std::fs::read_to_string(&file).expect("a source");
        let named: Vec<&String> = quoted.iter().filter(|key| code.contains(&***key)).collect();
        assert!(named.is_empty(), "{}: {named:?}", file.display());
    }
}

/// Messages whose arguments have the same names and kinds share a row, whatever their order.
#[test]
fn messages_of_the_same_arguments_share_a_row() {
    let words = "# $cell (cell), $digit (digit)\na = { $cell } { $digit }\n\
        # $digit (digit), $cell (cell)\nb = { $cell } { $digit }\n\
        # $cell (cells)\nc = { $cell }\n\
        d = None\n";
    let made = rows_of(words);
    let found = field_rows(&made.later_fields);
    let both = "Message::A { cell, digit } | Message::B { cell, digit } => cell digit;\n";
    assert_eq!(found, [both, "Message::C { cell } => cell;\n"]);
}

/// Words that stop the build, and what it says of them.
const FAULTS: [(&str, &str); 8] = [
    ("a = { $cell }\n", "`a` asks for $cell, which the comment"),
    ("# $cell (cell)\n\na = { $cell }\n", "`a` asks for $cell, which the comment"),
    ("# $cell (cell)\na = { $cells }\n", "`a` asks for $cells, which the comment"),
    ("# $n (number)\na = { b }\n# $n (number), $m (number)\nb = { $m }\n", "`a` asks for $m"),
    ("# $cell (square)\na = { $cell }\n", "`a` declares $cell as `square`, which is no kind"),
    ("# $cell cell\na = { $cell }\n", "`a` declares `$cell cell`; an argument is declared like"),
    ("# $cell (cell)\nlabel-a = { $cell }\n", "`label-a` is a label, and labels have no arguments"),
    ("a = One\na = Two\n", "`a` has two entries"),
];

#[test]
fn words_that_cannot_be_used_stop_the_build_with_a_sentence() {
    for (source, said) in FAULTS {
        let faults = rows_of(source).faults;
        assert!(faults.iter().any(|fault| fault.starts_with(said)), "{source}: {faults:?}");
    }
    let faults = rows_of("a = { $cell\n").faults;
    assert!(faults.iter().any(|fault| fault.starts_with("page.ftl: ")), "{faults:?}");
}
