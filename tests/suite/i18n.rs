//! Every locale has a word for everything the program can say, no word is unused, and no sentence
//! asks for an argument that the program does not give.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use fluent_bundle::FluentResource;
use nonet_engine::formats::error::{ReadError, ReadErrorKind, Rows};
use nonet_engine::formats::game_link::GameLinkError;
use nonet_engine::logic::finder::{Options, all_steps};
use nonet_engine::logic::reglib::Case;
use nonet_engine::logic::step::{Effect, Evidence, Link, LinkKind, Node, Role, Step};
use nonet_engine::logic::techniques::{Family, LADDER, Row, Technique};
use nonet_engine::types::candidate::Candidate;
use nonet_engine::types::cell::{Cell, CellSet};
use nonet_engine::types::digit::{Digit, DigitSet};
use nonet_engine::types::position::Position;
use nonet_page::core::settings::Locale;
use nonet_page::core::view::sentence::{CellMark, CellMarks};
use nonet_page::places::learn::related::{self, RELATED};
use nonet_words::Localizer;
use nonet_words::label::Label;
use nonet_words::later_words::LaterWords;
use nonet_words::message::Message as M;
use nonet_words::piece::Target;
use strum::IntoEnumIterator as _;

use crate::architecture::files;

/// The Fluent sources of a locale, as the page fetches them.
pub fn sources(locale: Locale) -> Vec<String> {
    let folder = format!("words/locales/{}", locale.tag());
    let mut files: Vec<_> = std::fs::read_dir(&folder)
        .expect(&folder)
        .map(|entry| entry.expect(&folder).path())
        .filter(|path| path.extension().is_some_and(|ending| ending == "ftl"))
        .collect();
    files.sort();
    files.iter().map(|file| std::fs::read_to_string(file).expect("a locale file")).collect()
}

/// The source of a locale that the first screen needs.
pub fn first_words(locale: Locale) -> String {
    source(&format!("words/locales/{}/play.ftl", locale.tag()))
}

/// The source of words that come later.
pub fn later_words(locale: Locale, words: LaterWords) -> String {
    source(&format!("words/{}", words.address(locale)))
}

fn source(file: &str) -> String {
    fs::read_to_string(file).expect("a locale file")
}

/// The localizer of a locale, with all of its sources.
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
    let rows = |count: usize| Rows::new(count, [2, 1 + count]);
    vec![
        ReadError::of_text(ReadErrorKind::Empty),
        ReadError::of_text(ReadErrorKind::TooLarge { bytes: 9, limit: 8 }),
        at(ReadErrorKind::Binary),
        at(ReadErrorKind::UnexpectedChar('<')),
        at(ReadErrorKind::UnexpectedWord(text())),
        at(ReadErrorKind::Numbers(81)),
        at(ReadErrorKind::CellCount(1)),
        at(ReadErrorKind::CellCount(80)),
        at(ReadErrorKind::RowLength { rows: rows(1), row: 1, found: 1, text: text().into() }),
        at(ReadErrorKind::RowLength { rows: rows(9), row: 4, found: 8, text: text().into() }),
        at(ReadErrorKind::RowCount(rows(1))),
        at(ReadErrorKind::RowCount(rows(8))),
        ReadError::of_text(ReadErrorKind::Words),
        at(ReadErrorKind::Damaged("line".to_owned())),
        at(ReadErrorKind::Size { format: "JSON".to_owned(), size: 16 }),
        at(ReadErrorKind::Variant { format: "JSON".to_owned(), rules: "killer".to_owned() }),
        at(ReadErrorKind::Mask(27)),
        at(ReadErrorKind::Internal),
        at(ReadErrorKind::NoPuzzle("KSudoku".to_owned())),
        at(ReadErrorKind::Link),
        at(ReadErrorKind::LinkDamaged("SudokuPad".to_owned())),
        at(ReadErrorKind::GameLink(GameLinkError::Newer)),
        at(ReadErrorKind::GameLink(GameLinkError::Damaged)),
    ]
}

const TECHNIQUE_KEYS: [&str; 5] = ["technique", "explain", "about", "when", "idea"];
/// Keys that only other words use.
const GRAMMAR: [&str; 39] = [
    "or",
    "kinds-and",
    "cycle-gap",
    "house-rows",
    "house-columns",
    "house-boxes",
    "gap",
    "comma",
    "and",
    "phrase-gap",
    "phrase-and",
    "phrase-last",
    "effect",
    "effect-placed",
    "effect-removed",
    "claim-placed",
    "claim-cannot",
    "claim-remove",
    "claim-remove-too",
    "cell",
    "cell-row",
    "cell-column",
    "cell-letters",
    "cell-letters-row",
    "cell-letters-column",
    "chain-node",
    "chain-strong",
    "chain-weak",
    "chain-gap",
    "chain-cell-gap",
    "set-of-cells",
    "house-row",
    "house-column",
    "house-block",
    "count-rows",
    "count-columns",
    "count-boxes",
    "read-empty-cell",
    "read-count",
];

/// What `build/finish.mjs` writes into the page itself.
const IN_THE_PAGE: [&str; 5] =
    ["page-description", "page-desktop", "page-phone", "page-needs", "page-broken"];

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
        "numbers",
        "cell-count",
        "row-length",
        "row-count",
        "words",
        "damaged",
        "size",
        "variant",
        "mask",
        "internal",
        "no-puzzle",
        "link",
        "link-damaged",
        "game-link-newer",
        "game-link-damaged",
    ];
    let errors = errors.map(|error| format!("read-{error}"));
    let apart = RELATED.iter().map(|(first, second)| related::key(*first, *second));
    labels
        .chain(messages)
        .chain(apart)
        .chain(techniques)
        .chain(families)
        .chain(errors)
        .chain(GRAMMAR.map(str::to_owned))
        .chain(IN_THE_PAGE.map(str::to_owned))
        .collect()
}

/// The entries that others refer to.
fn referred_to(locale: Locale) -> BTreeSet<String> {
    let all = sources(locale).join("\n");
    let references = all.split("{ ").skip(1).filter_map(|rest| rest.split_once(" }"));
    let is_key = |name: &str| name.chars().all(|c| c.is_ascii_lowercase() || c == '-');
    references.map(|(name, _)| name).filter(|name| is_key(name)).map(str::to_owned).collect()
}

#[test]
fn a_source_of_braces_within_braces_is_left_out() {
    for open in ["{", "{ F("] {
        let deep = format!("deep = {}", open.repeat(100_000));
        let localizer = nonet_words::Localizer::new("en", &["plain = Text\n".to_owned(), deep]);
        assert_eq!((localizer.has("plain"), localizer.has("deep")), (true, false));
    }
}

#[test]
fn no_word_is_missing_and_none_is_unused() {
    let expected = expected();
    for locale in Locale::iter() {
        // Entries may refer to others that hold what several of them share.
        let shared = referred_to(locale);
        let found = keys(locale);
        let expected: BTreeSet<String> = expected.union(&shared).cloned().collect();
        let missing: Vec<_> = expected.difference(&found).collect();
        let unused: Vec<_> = found.difference(&expected).collect();
        assert!(
            missing.is_empty() && unused.is_empty(),
            "{locale:?}: missing {missing:?}, unused {unused:?}"
        );
    }
}

/// The variants of an enum that the program's sources name.
fn named(of: &str, folder: &Path) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    for path in files(folder, "rs") {
        let text = fs::read_to_string(&path).expect("a source file");
        for rest in text.split(&format!("{of}::")).skip(1) {
            // `Label::Close`, or `use Label::{Close, Open};`.
            let list = rest.strip_prefix('{').and_then(|rest| rest.split_once('}'));
            let names = list.map_or(rest, |(names, _)| names);
            let names = names.split(|c: char| !c.is_ascii_alphanumeric());
            found
                .extend(names.take(if list.is_some() { usize::MAX } else { 1 }).map(str::to_owned));
        }
    }
    found
}

/// The enums are made from the words, so the compiler does not see that nobody says one of them.
#[test]
fn every_label_and_message_is_said_by_the_program() {
    let [labels, messages] = ["Label", "Message"].map(|of| {
        let folders = ["src", "words/src"].map(|folder| named(of, Path::new(folder)));
        folders.into_iter().flatten().collect::<BTreeSet<String>>()
    });
    let variant = |debug: String| debug.split([' ', '{']).next().expect("a name").to_owned();
    let all_labels = Label::iter().map(|label| format!("{label:?}"));
    let all_messages = M::samples().into_iter().map(|message| variant(format!("{message:?}")));
    let unused: Vec<String> = all_labels
        .filter(|label| !labels.contains(label))
        .chain(all_messages.filter(|message| !messages.contains(message)))
        .collect();
    assert!(unused.is_empty(), "remove the entries of {unused:?}");
    assert!(!labels.contains("NoSuchLabel") && labels.contains("KeysHelp"));
}

/// An argument that no language uses is a field that the program fills for nobody.
#[test]
fn every_argument_is_used_by_a_language() {
    let asked = Locale::iter().map(asked).collect::<Vec<_>>();
    let mut unused = Vec::new();
    for (key, arguments) in declared() {
        for argument in arguments {
            let is_of = |name: &String| {
                name.strip_prefix(&argument)
                    .is_some_and(|rest| rest.is_empty() || rest.starts_with('-'))
            };
            let mut languages = asked.iter().filter_map(|asked| asked.get(&key));
            if !languages.any(|names| names.iter().any(is_of)) {
                unused.push(format!("{key}: ${argument}"));
            }
        }
    }

    // Their texts hold other entries, which use them.
    let holds_others = ["today-date:", "end-daily:", "end-shared:"];
    unused.retain(|at| !holds_others.iter().any(|entry| at.starts_with(entry)));
    assert!(unused.is_empty(), "{unused:?}");
}

/// The arguments that the comments of the English words declare.
fn declared() -> BTreeMap<String, Vec<String>> {
    let all = sources(Locale::En).join("\n");
    let lines: Vec<&str> = all.lines().collect();
    let entry = |two: &[&str]| {
        let arguments = two[0].strip_prefix("# $")?;
        let (key, _) = two[1].split_once(" =")?;
        let name = |argument: &str| argument.split(' ').next().unwrap_or_default().to_owned();
        Some((key.to_owned(), arguments.split(", $").map(name).collect()))
    };
    lines.windows(2).filter_map(entry).collect()
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
    let parts = [
        "",
        "count",
        "group",
        "or",
        "digits",
        "any",
        "digits-count",
        "houses",
        "houses-count",
        "houses-or",
        "at",
        "at-or",
    ];
    let of_role = parts.contains(&part) && Role::ALL.into_iter().any(|at| <&str>::from(at) == role);
    of_role
        || ["chain-count", "ring", "loop", "pairs", "lines", "crossings"].contains(&name)
        || ["digits", "chain", "placed", "placed-count", "removed", "removed-count"].contains(&name)
        || ["suppositions", "inferences", "sets", "sets-count", "symmetry", "exchanged"]
            .contains(&name)
        || ["claim", "gone", "gone-count", "gone-digits", "gone-digits-count", "subset"]
            .contains(&name)
        || [
            "conflict",
            "conflict-count",
            "held",
            "unheld",
            "start",
            "start-digits",
            "end",
            "end-digits",
        ]
        .contains(&name)
        || ["ends-digits-count", "turn", "way", "gone-any", "near", "far", "near-too", "far-too"]
            .contains(&name)
        || ["whole", "whole-digits", "near-count", "only-any", "only-count"].contains(&name)
        || ["seen-on", "seen-off", "line", "box", "others-or", "own", "sound", "rest"]
            .contains(&name)
        || ["reached", "reached-digits"].contains(&name)
}

#[test]
fn no_form_of_a_sentence_asks_for_what_is_not_there() {
    let messages: BTreeMap<&str, M> = M::samples().into_iter().map(|at| (at.key(), at)).collect();
    let mut faults = Vec::new();
    for locale in Locale::iter() {
        let shared = referred_to(locale);
        for (key, names) in asked(locale) {
            // The samples below have these few in all their forms.
            if GRAMMAR.contains(&key.as_str()) || key.starts_with("read-") {
                continue;
            }
            let is_given = |name: &&String| match messages.get(key.as_str()) {
                Some(message) => message.argument(name).is_some(),
                // What only other entries of this language refer to has the arguments of these.
                None if shared.contains(&key) => true,
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

/// Whether links of one kind follow each other in a chain: two chains are explained as if they were one.
fn is_broken(sentence: &str) -> bool {
    let chains = sentence.split([' ', '：', '，', ';']).filter(|part| part.starts_with('('));
    let signs = |chain: &str| chain.chars().filter(|sign| "=-".contains(*sign)).collect::<Vec<_>>();
    chains.map(signs).any(|signs| signs.windows(2).any(|two| two[0] == two[1]))
}

/// Every step of each technique's first finds, explained in every language.
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
        let explanations = steps.flat_map(|step| {
            languages.iter().map(move |localizer| localizer.explanation_text(&step))
        });
        let mut count = 0;
        for sentences in explanations {
            count += 1;
            let is_hollow = |sentence: &String| HOLLOW.iter().any(|gap| sentence.contains(gap));
            if sentences.len() < 2
                || sentences.iter().any(is_hollow)
                || sentences.iter().any(|sentence| is_broken(sentence))
            {
                faults.push(format!("{}: {sentences:?}", row.slug));
            }
        }
        if count < 2 {
            faults.push(format!("{}: no step is explained", row.slug));
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
    let removed = |locale| localizer(locale).message(&M::StepRemoves { effects: effects.clone() });
    assert_eq!(removed(Locale::En), "Removes 2 in r1c6 and r2c1; 4, 7 and 9 in r1c3");
    assert_eq!(removed(Locale::ZhCn), "删 r1c6、r2c1 的 2，r1c3 的 4、7、9");
}

/// An invented language: cells are named by a letter and a number, houses and chains in a way of
/// its own, and every explanation is that of `en`.
fn chess_like() -> Localizer {
    let mut words = sources(Locale::En);
    let letters = "ABCDEFGHI".chars().enumerate();
    let row: String = letters.map(|(at, letter)| format!("    [{}] {letter}\n", at + 1)).collect();
    let own = format!(
        "cell = {{ $row }}{{ $column }}\n\
         cell-row = {{ $number ->\n{row}   *[other] ?\n}}\n\
         cell-column = {{ $number }}\n\
         house-row = rank {{ $number }}\n\
         chain-node = {{ $cells }}[{{ $digits }}]\n\
         chain-strong = {{\" => \"}}\n\
         chain-weak = {{\" ~> \"}}\n\
         chain-gap = {{\" and \"}}\n"
    );
    words.push(own);
    Localizer::new("en-GB", &words)
}

/// The first steps of each technique's first cases.
fn steps_of_corpus() -> Vec<Step> {
    let steps = |row: &Row| -> Vec<Step> {
        let path =
            format!("{}/tests/corpus/techniques/{}.txt", env!("CARGO_MANIFEST_DIR"), row.slug);
        let text = fs::read_to_string(path).expect("a corpus file");
        let finds = text.lines().filter(|line| line.starts_with(&format!(":{}:", row.slug)));
        let cases = finds.filter_map(|line| Case::read(line).ok()).take(2);
        cases
            .flat_map(|case| {
                let position = Position::of(&case.board);
                all_steps(&position, &Options::only(row.technique)).into_iter().take(3)
            })
            .collect()
    };
    LADDER.iter().flat_map(steps).collect()
}

#[test]
fn lighting_and_marked_cells_do_not_depend_on_how_a_language_names_cells() {
    let (english, invented) = (localizer(Locale::En), chess_like());
    let mut lit = 0;
    for step in steps_of_corpus() {
        let marks = CellMarks::of_step(&step);
        let pairs = (english.explanation(&step), invented.explanation(&step));
        assert_eq!(pairs.0.len(), pairs.1.len(), "{step:?}");
        for (ours, theirs) in pairs.0.iter().zip(pairs.1.iter()) {
            lit += usize::from(!ours.links.is_empty());
            assert_eq!(ours.links, theirs.links, "{} / {}", ours.text(), theirs.text());
            let marked = |sentence| -> Vec<CellMark> {
                let view = marks.sentence(sentence);
                view.pieces.iter().filter_map(|piece| piece.mark).collect()
            };
            assert_eq!(marked(ours), marked(theirs), "{} / {}", ours.text(), theirs.text());
            let names_by_row = theirs.text().contains("r1c") || theirs.text().contains("row 1");
            assert!(!names_by_row, "{}", theirs.text());
        }
    }
    assert!(lit > 100, "{lit} sentences light links");
}

#[test]
fn a_chain_is_written_in_the_notation_of_the_language() {
    let node = |row: usize, column: usize, digit: u8| Node {
        digits: DigitSet::only(Digit::new(digit)),
        cells: CellSet::only(Cell::new(row - 1, column - 1)),
    };
    let group = Node {
        digits: DigitSet::only(Digit::new(3)),
        cells: [Cell::new(0, 6), Cell::new(0, 7)].into_iter().collect(),
    };
    let link = |from, to, kind| Link { from, to, kind };
    let links = vec![
        link(node(1, 1, 5), node(1, 1, 3), LinkKind::Strong),
        link(node(1, 1, 3), group, LinkKind::Weak),
        link(group, node(2, 9, 3), LinkKind::Strong),
        link(node(4, 4, 8), node(4, 5, 8), LinkKind::Strong),
    ];
    let evidence = Evidence { links, ..Evidence::default() };
    let effects = vec![Effect::Eliminate(Candidate::new(Cell::new(8, 8), Digit::new(3)))];
    let step = Step { technique: Technique::XChain, effects, evidence };
    let last = |localizer: &Localizer| localizer.explanation_text(&step).pop().unwrap();
    assert_eq!(
        last(&localizer(Locale::En)),
        "The chains: (5=3)r1c1-(3)r1c78=(3)r2c9; (8)r4c4=(8)r4c5."
    );
    assert_eq!(
        last(&chess_like()),
        "The chains: A1[5 => 3] ~> A78[3] => B9[3] and D4[8] => D5[8]."
    );
}

#[test]
fn explanations_can_come_after_the_first_screen() {
    let later = |words| later_words(Locale::En, words);
    let first = Localizer::new("en", &[first_words(Locale::En), later(LaterWords::Page)]);
    let step = &steps_of_corpus()[0];
    assert!(!first.has_words(LaterWords::Techniques));
    let loading = first.message(&M::ExplanationsLoading);
    assert_eq!(first.explanation_text(step), std::slice::from_ref(&loading));
    assert_eq!(
        (first.about(step.technique), first.when(step.technique)),
        (loading.clone(), loading)
    );
    assert_ne!(first.technique(step.technique), format!("technique-{}", step.technique.slug()));
    let both = first.with(&later(LaterWords::Techniques));
    assert!(both.has_words(LaterWords::Techniques));
    assert_eq!(both.explanation_text(step), localizer(Locale::En).explanation_text(step));
}

#[test]
fn user_text_cannot_pretend_to_name_a_cell() {
    let name = "a\u{F0000}b\u{10FFFD}c".to_owned();
    let cells = CellSet::only(Cell::new(0, 0));
    let pieces = localizer(Locale::En).pieces(&M::FileUnreadable { name });
    assert!(pieces.iter().all(|piece| piece.target.is_none()));
    let text: String = pieces.iter().map(|piece| piece.text.as_str()).collect();
    assert!(text.contains("abc"), "{text}");
    let pieces = localizer(Locale::En).pieces(&M::Erased { cells });
    assert_eq!(pieces[1].target, Some(Target::Cell(Cell::new(0, 0))));
}
