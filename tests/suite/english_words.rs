//! No English is left in other languages: a word that an entry has in common with the English entry is
//! in `words/locales/<tag>/english_words.txt`, the list of words that may stay: names, what players of the
//! language say in English, and words that happen to be the same. `UPDATE_EXPECT=1` writes the lists; who
//! translates reads what was added.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use fluent_syntax::parser;
use nonet_words::locale::Locale;
use strum::IntoEnumIterator as _;

use crate::architecture::files;

/// The words of each entry, and of each line of the programs in words.
type Entries = BTreeMap<String, BTreeSet<String>>;

fn entries(locale: Locale) -> Entries {
    let folder = format!("words/locales/{}", locale.tag());
    let read = |path| fs::read_to_string(path).expect("a file of words");
    let mut entries = Entries::new();
    for source in files(folder.as_ref(), "ftl").into_iter().map(read) {
        for entry in parser::parse(source.as_str()).expect("entries").body {
            let (name, value) = match entry {
                Entry::Message(message) => (message.id.name, message.value),
                Entry::Term(term) => (term.id.name, Some(term.value)),
                _ => continue,
            };
            let mut text = String::new();
            value.iter().for_each(|pattern| add_texts(pattern, &mut text));
            entries.insert(name.to_owned(), words(&text));
        }
    }
    for path in files(format!("{folder}/programs").as_ref(), "txt") {
        let name = path.file_stem().expect("a name").to_string_lossy().into_owned();
        for (at, line) in read(path).lines().enumerate() {
            let text = line.split(" @").next().unwrap_or_default();
            entries.insert(format!("{name}:{at}"), words(text));
        }
    }
    entries
}

fn add_texts(pattern: &Pattern<&str>, text: &mut String) {
    for element in &pattern.elements {
        match element {
            PatternElement::TextElement { value } => text.push_str(value),
            PatternElement::Placeable { expression: Expression::Select { variants, .. } } => {
                variants.iter().for_each(|variant| add_texts(&variant.value, text));
            }
            PatternElement::Placeable {
                expression: Expression::Inline(InlineExpression::StringLiteral { value }),
            } => text.push_str(value),
            PatternElement::Placeable { .. } => {}
        }
        text.push(' ');
    }
}

/// Words of two or more Latin letters, in lower case.
fn words(text: &str) -> BTreeSet<String> {
    let is_latin = |c: char| c.is_alphabetic() && c < '\u{250}';
    let words = text.split(|c: char| !is_latin(c)).filter(|word| word.chars().count() > 1);
    words.map(str::to_lowercase).collect()
}

/// The words that entries have in common with the English ones, each with an entry where it is.
fn in_common(entries: Entries, english: &Entries) -> BTreeMap<String, String> {
    let none = BTreeSet::new();
    let of_entry = |(key, words): (String, BTreeSet<String>)| {
        let english = english.get(&key).unwrap_or(&none);
        let common: Vec<_> = words.intersection(english).cloned().collect();
        common.into_iter().map(move |word| (word, key.clone()))
    };
    entries.into_iter().flat_map(of_entry).collect()
}

#[test]
fn no_english_is_left_but_words_that_may_stay() {
    let english = entries(Locale::En);
    assert!(english.values().flatten().count() > 10_000);
    let mut faults = Vec::new();
    for locale in Locale::iter().filter(|&locale| locale != Locale::En) {
        let list = format!("words/locales/{}/english_words.txt", locale.tag());
        let found = in_common(entries(locale), &english);
        if std::env::var_os("UPDATE_EXPECT").is_some() {
            let words: String = found.keys().map(|word| format!("{word}\n")).collect();
            fs::write(&list, words).expect("a list that can be written");
        }
        let text = fs::read_to_string(&list).unwrap_or_default();
        let may_stay: BTreeSet<&str> = text.lines().collect();
        for (word, key) in &found {
            if !may_stay.contains(word.as_str()) {
                faults.push(format!("{}: `{key}` has the English word `{word}`", locale.tag()));
            }
        }
        let unused = may_stay.iter().filter(|&&word| !found.contains_key(word));
        faults.extend(unused.map(|word| format!("{list}: no entry has `{word}` any more")));
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn a_word_that_was_not_translated_is_noticed() {
    let of = |text| Entries::from([("key".to_owned(), words(text))]);
    let found = in_common(
        of("Sieh dir diese cells an, Zeile für Zeile"),
        &of("Look at these cells, row by row"),
    );
    assert_eq!(found.into_keys().collect::<Vec<_>>(), ["cells"]);
}
