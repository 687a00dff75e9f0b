//! Every locale has a word for everything the program can say, no word is unused, and no sentence
//! asks for an argument that the program does not give.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use fluent_bundle::FluentResource;
use nonet::app::settings::Locale;
use nonet::engine::formats::error::{ReadError, ReadErrorKind};
use nonet::engine::logic::finder::{Options, all_steps};
use nonet::engine::logic::reglib::Case;
use nonet::engine::logic::step::{Effect, Role};
use nonet::engine::logic::techniques::LADDER;
use nonet::engine::logic::techniques::{Family, Technique};
use nonet::engine::types::candidate::Candidate;
use nonet::engine::types::cell::Cell;
use nonet::engine::types::digit::Digit;
use nonet::engine::types::position::Position;
use nonet::i18n::Localizer;
use nonet::i18n::arg::Arguments as _;
use nonet::i18n::label::Label;
use nonet::i18n::message::Message as M;
use strum::IntoEnumIterator as _;

/// The Fluent sources of a locale, as the page fetches them.
pub fn sources(locale: Locale) -> Vec<String> {
    let folder = format!("locales/{}", locale.tag());
    let mut files: Vec<_> = std::fs::read_dir(&folder)
        .expect(&folder)
        .map(|entry| entry.expect(&folder).path())
        .collect();
    files.sort();
    files.iter().map(|file| std::fs::read_to_string(file).expect("a locale file")).collect()
}

/// The words of a locale.
pub fn localizer(locale: Locale) -> Localizer {
    Localizer::new(locale.tag(), &sources(locale))
}

/// The keys that stand in the files, with the line's text.
fn keys(locale: Locale) -> BTreeSet<String> {
    let all = sources(locale).join("\n");
    let key = |line: &str| {
        let (key, _) = line.split_once('=')?;
        let key = key.trim_end();
        let word = key.chars().all(|c| c.is_ascii_alphanumeric() || c == '-' || c == '_');
        (word && key.starts_with(|c: char| c.is_ascii_lowercase())).then(|| key.to_owned())
    };
    all.lines().filter_map(key).collect()
}

/// Each reason why a text is no puzzle, in each number.
fn read_errors() -> Vec<ReadError> {
    let text = || "text".to_owned();
    let at = |kind| ReadError::at(1, 2, kind);
    vec![
        ReadError::of_text(ReadErrorKind::Empty),
        ReadError::of_text(ReadErrorKind::TooLarge { bytes: 9, limit: 8 }),
        at(ReadErrorKind::Binary),
        at(ReadErrorKind::UnexpectedChar('<')),
        at(ReadErrorKind::UnexpectedWord(text())),
        at(ReadErrorKind::CellCount(1)),
        at(ReadErrorKind::CellCount(80)),
        at(ReadErrorKind::RowLength { row: 4, found: 1, text: text() }),
        at(ReadErrorKind::RowLength { row: 4, found: 8, text: text() }),
        at(ReadErrorKind::RowCount(1)),
        at(ReadErrorKind::RowCount(8)),
        at(ReadErrorKind::Damaged("line")),
        at(ReadErrorKind::Link),
    ]
}

const TECHNIQUE_KEYS: [&str; 4] = ["technique", "explain", "about", "when"];
/// Keys that only other words use.
const GRAMMAR: [&str; 16] = [
    "gap",
    "comma",
    "and",
    "phrase-gap",
    "effect",
    "cell",
    "cell-row",
    "cell-column",
    "chain-node",
    "chain-strong",
    "chain-weak",
    "chain-gap",
    "chain-cell-gap",
    "house-row",
    "house-column",
    "house-block",
];

fn expected() -> BTreeSet<String> {
    let labels = Label::iter().map(|label| format!("label-{}", label.slug()));
    let messages = M::samples().into_iter().map(|message| message.key().to_owned());
    let techniques = Technique::ALL
        .iter()
        .flat_map(|technique| TECHNIQUE_KEYS.map(|kind| format!("{kind}-{}", technique.slug())));
    let families = Family::ALL.iter().map(|family| format!("family-{}", family.slug()));
    let errors = [
        "empty",
        "too-large",
        "binary",
        "unexpected-char",
        "unexpected-word",
        "cell-count",
        "row-length",
        "row-count",
        "damaged",
        "link",
    ];
    let errors = errors.map(|error| format!("read-{error}"));
    labels
        .chain(messages)
        .chain(techniques)
        .chain(families)
        .chain(errors)
        .chain(GRAMMAR.map(str::to_owned))
        .collect()
}

#[test]
fn no_word_is_missing_and_none_is_unused() {
    let expected = expected();
    for locale in Locale::iter() {
        let found = keys(locale);
        let missing: Vec<_> = expected.difference(&found).collect();
        let unused: Vec<_> = found.difference(&expected).collect();
        assert!(
            missing.is_empty() && unused.is_empty(),
            "{locale:?}: missing {missing:?}, unused {unused:?}"
        );
    }
}

#[test]
fn every_source_reads_without_an_error() {
    for locale in Locale::iter() {
        for source in sources(locale) {
            let read = FluentResource::try_new(source);
            assert!(read.is_ok(), "{locale:?}: {:?}", read.err().map(|(_, errors)| errors));
        }
    }
}

/// The arguments that each entry of a locale asks for, in whichever of its forms.
fn asked(locale: Locale) -> BTreeMap<String, BTreeSet<String>> {
    let all = sources(locale).join("\n");
    let mut asked: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    let mut key = String::new();
    for line in all.lines().filter(|line| !line.starts_with('#')) {
        if let Some((name, _)) = line.split_once(" =").filter(|_| !line.starts_with(' ')) {
            key = name.to_owned();
        }
        let names = line.split('$').skip(1).map(|rest| {
            rest.chars().take_while(|c| c.is_ascii_alphanumeric() || "-_".contains(*c)).collect()
        });
        asked.entry(key.clone()).or_default().extend(names);
    }
    asked
}

/// Whether an explanation can give an argument of this name.
fn is_given_by_steps(name: &str) -> bool {
    let (role, part) = name.split_once('-').unwrap_or((name, ""));
    let of_role = ["", "count", "digits", "houses", "houses-count", "at"].contains(&part)
        && Role::ALL.into_iter().any(|at| <&str>::from(at) == role);
    of_role
        || ["digits", "chain", "placed", "placed-count", "removed", "removed-count"].contains(&name)
}

#[test]
fn no_form_of_a_sentence_asks_for_what_is_not_there() {
    let messages: BTreeMap<&str, M> = M::samples().into_iter().map(|at| (at.key(), at)).collect();
    let mut faults = Vec::new();
    for locale in Locale::iter() {
        for (key, names) in asked(locale) {
            // The samples below have these few in all their forms.
            if GRAMMAR.contains(&key.as_str()) || key.starts_with("read-") {
                continue;
            }
            let is_given = |name: &&String| match messages.get(key.as_str()) {
                Some(message) => message.argument(name).is_some(),
                None => is_given_by_steps(name) && !key.starts_with("label-"),
            };
            let missing: Vec<_> = names.iter().filter(|name| !is_given(name)).collect();
            if !missing.is_empty() {
                faults.push(format!("{locale:?} {key}: {missing:?}"));
            }
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
    assert!(asked(Locale::En)["hint-level"].contains("of"));
}

/// A hole shows as `{$name}` in what Fluent makes.
#[test]
fn every_sentence_gets_its_arguments() {
    let messages = M::samples();
    for locale in Locale::iter() {
        let localizer = localizer(locale);
        let said =
            messages.iter().map(|message| (message.key().to_owned(), localizer.message(message)));
        let errors = read_errors()
            .into_iter()
            .map(|error| (format!("{error:?}"), localizer.read_error(&error)));
        for (key, sentence) in said.chain(errors) {
            assert!(
                !sentence.contains("{$") && !sentence.is_empty(),
                "{locale:?} {key}: {sentence}"
            );
        }
    }
}

#[test]
fn what_comes_from_outside_is_never_read_as_markup() {
    let localizer = localizer(Locale::En);
    let name = "{ $secret } <script>alert(1)</script>".to_owned();
    assert!(localizer.message(&M::FileUnreadable { name: name.clone() }).contains(&name));
    assert_eq!(localizer.text("no-such-key"), "no-such-key");
}

/// What stands beside an argument that a step leaves empty.
const HOLLOW: [&str; 7] = ["{$", "  ", " .", " ,", " 。", " ，", " ："];

/// Whether links of one kind follow each other in a chain: two chains are told as if they were one.
fn is_broken(sentence: &str) -> bool {
    let chains = sentence.split([' ', '：', '，', ';']).filter(|part| part.starts_with('('));
    let signs = |chain: &str| chain.chars().filter(|sign| "=-".contains(*sign)).collect::<Vec<_>>();
    chains.map(signs).any(|signs| signs.windows(2).any(|two| two[0] == two[1]))
}

/// Every step of each technique's first finds, told in every language.
#[test]
fn every_technique_is_explained_without_a_hole() {
    let languages: Vec<Localizer> = Locale::iter().map(localizer).collect();
    let mut faults = Vec::new();
    for row in LADDER {
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/corpus/techniques");
        let text = fs::read_to_string(path.join(format!("{}.txt", row.slug))).unwrap();
        let finds = text.lines().filter(|line| line.starts_with(&format!(":{}:", row.slug)));
        let cases = finds.filter_map(|line| Case::read(line).ok()).take(3);
        let steps = cases
            .flat_map(|case| all_steps(&Position::of(&case.board), &Options::only(row.technique)));
        let told = steps.flat_map(|step| {
            languages.iter().map(move |localizer| localizer.explanation_text(&step))
        });
        let mut count = 0;
        for told in told {
            count += 1;
            let is_hollow = |sentence: &String| HOLLOW.iter().any(|gap| sentence.contains(gap));
            if told.len() < 2
                || told.iter().any(is_hollow)
                || told.iter().any(|sentence| is_broken(sentence))
            {
                faults.push(format!("{}: {told:?}", row.slug));
            }
        }
        if count < 2 {
            faults.push(format!("{}: no step is told", row.slug));
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn lists_are_told_without_a_doubt_where_one_ends() {
    let at = |row: usize, column: usize, digit| {
        Effect::Eliminate(Candidate::new(Cell::new(row - 1, column - 1), Digit::new(digit)))
    };
    let effects = vec![at(1, 3, 4), at(1, 3, 7), at(1, 3, 9), at(1, 6, 2), at(2, 1, 2)];
    let told = |locale| localizer(locale).message(&M::StepRemoves { effects: effects.clone() });
    assert_eq!(told(Locale::En), "Removes 2 in r1c6 and r2c1; 4, 7 and 9 in r1c3");
    assert_eq!(told(Locale::ZhCn), "删 r1c6、r2c1 的 2，r1c3 的 4、7、9");
}
