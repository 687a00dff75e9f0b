//! The style sheets: colours stand in tokens.css alone, every component has its sheet, every sheet
//! its link, every picture its symbol, and both dark blocks say the same.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use nonet_page::core::view::controls::Icon;
use strum::IntoEnumIterator as _;

use crate::architecture::files;

fn root(path: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(path)
}

fn read(path: &str) -> String {
    fs::read_to_string(root(path)).expect("the file can be read")
}

/// The names, without their ending, of the files of a folder that have this ending.
fn names(folder: &str, ending: &str) -> BTreeSet<String> {
    let files = fs::read_dir(root(folder)).expect("the folder is there");
    let paths = files.map(|file| file.expect("it can be listed").path());
    paths
        .filter(|path| path.extension().is_some_and(|found| found == ending))
        .map(|path| path.file_stem().expect("it has a name").to_string_lossy().into_owned())
        .collect()
}

/// The sheet without its comments, line by line with the line's number.
fn rules(sheet: &str) -> Vec<(usize, String)> {
    let mut inside = false;
    let mut rules = Vec::new();
    for (number, line) in sheet.lines().enumerate() {
        let mut rest = line;
        let mut kept = String::new();
        while let Some(at) = rest.find(if inside { "*/" } else { "/*" }) {
            if !inside {
                kept.push_str(&rest[..at]);
            }
            inside = !inside;
            rest = &rest[at + 2..];
        }
        if !inside {
            kept.push_str(rest);
        }
        rules.push((number + 1, kept));
    }
    rules
}

/// Names of colours that a hurried hand might write.
const NAMED: &[&str] =
    &["white", "black", "red", "green", "blue", "gray", "grey", "orange", "yellow"];

fn colour_in(line: &str) -> Option<&str> {
    let value = line.split_once(':').map(|(_, value)| value)?;
    let mut words = value.split([' ', ',', ';', '(', ')']);
    words.find(|word| {
        let hex =
            word.strip_prefix('#').is_some_and(|hex| hex.chars().all(|c| c.is_ascii_hexdigit()));
        hex || ["rgb", "rgba", "hsl", "hsla", "oklch", "color"].contains(word)
            || NAMED.contains(word)
    })
}

#[test]
fn colours_stand_in_tokens_alone() {
    let mut faults = Vec::new();
    let own = ["static/css/base.css", "static/css/layout.css"].map(str::to_owned);
    for sheet in own.into_iter().chain(component_sheets()) {
        for (number, line) in rules(&read(&sheet)) {
            if let Some(colour) = colour_in(&line) {
                faults.push(format!("{sheet}:{number}: {colour}"));
            }
        }
    }
    assert!(faults.is_empty(), "\n{}", faults.join("\n"));
    assert_eq!(colour_in("  color: #fff;"), Some("#fff"));
    assert_eq!(colour_in("  border: 1px solid white;"), Some("white"));
}

/// The parts of the page, and the folder of each.
const PARTS: [(&str, &str); 9] = [
    ("core", "src/core"),
    ("play", "src/play"),
    ("shell", "src/shell"),
    ("algorithms", "src/places/algorithms"),
    ("create", "src/places/create"),
    ("learn", "src/places/learn"),
    ("library", "src/places/library"),
    ("lists", "src/places/lists"),
    ("paper", "src/places/paper"),
];

/// What stands among the components and draws nothing of its own.
const WITHOUT_SHEET: [&str; 10] = [
    "core/part",
    "create/picture_reader",
    "create/picture_room",
    "create/picture_shared",
    // Its frame draws it: `picture_place.css`.
    "create/straight_picture",
    "shell/launch",
    "shell/part_entry",
    "shell/parts",
    "shell/root",
    "shell/start",
];

/// The sheets of all parts, as paths.
fn component_sheets() -> impl Iterator<Item = String> {
    PARTS.into_iter().flat_map(|(part, _)| {
        let sheets = names(&format!("static/css/{part}"), "css");
        sheets.into_iter().map(move |name| format!("static/css/{part}/{name}.css"))
    })
}

#[test]
fn every_component_has_its_linked_sheet() {
    for (part, folder) in PARTS {
        let components = names(&format!("{folder}/components"), "rs");
        let mut sheets = names(&format!("static/css/{part}"), "css");
        sheets.extend(
            WITHOUT_SHEET
                .iter()
                .filter_map(|path| path.strip_prefix(&format!("{part}/")).map(str::to_owned)),
        );
        let without: Vec<&String> = components.difference(&sheets).collect();
        assert!(without.is_empty(), "{part}: no sheet for {without:?}");
    }
    let page = read("index.html");
    let is_linked = |sheet: &String| page.contains(&format!("href=\"{sheet}\""));
    let unlinked: Vec<String> = component_sheets().filter(|sheet| !is_linked(sheet)).collect();
    assert!(unlinked.is_empty(), "index.html does not link {unlinked:?}");
}

/// A length of time that the player's system may set to nothing is a token; what takes no time, or goes
/// in one step, does not move.
#[test]
fn what_moves_stands_still_for_those_who_ask_for_it() {
    let (_, calm) = read("static/css/tokens.css")
        .split_once("@media (prefers-reduced-motion: reduce)")
        .map(|(before, after)| (before.to_owned(), after.to_owned()))
        .expect("a block for them");
    let is_still = |value: &str| {
        let tokens: Vec<&str> = value.split("var(").skip(1).collect();
        let is_calm = |token: &&str| {
            token.split_once(')').is_some_and(|(name, _)| calm.contains(&format!("{name}: 0ms;")))
        };
        value == " none;"
            || value.contains("steps(1)")
            || value.contains(" 0s ")
            || !tokens.is_empty() && tokens.iter().all(is_calm)
    };
    let (mut moving, mut faults) = (0, Vec::new());
    for sheet in component_sheets().chain(["static/css/layout.css".to_owned()]) {
        for (number, line) in rules(&read(&sheet)) {
            let Some((name, value)) = line.split_once(':') else { continue };
            if ["animation", "transition"].contains(&name.trim()) {
                moving += 1;
                faults.extend((!is_still(value)).then(|| format!("{sheet}:{number}: {value}")));
            }
        }
    }
    assert!(faults.is_empty(), "\n{}", faults.join("\n"));
    assert!(moving > 5 && !is_still(" fade 1s;") && !is_still(" fade var(--gap);"));
}

#[test]
fn every_picture_has_its_symbol() {
    let sprite = read("static/icons.svg");
    let missing: Vec<Icon> = Icon::iter()
        .filter(|icon| !sprite.contains(&format!("<symbol id=\"{}\"", <&str>::from(icon))))
        .collect();
    assert!(missing.is_empty(), "no symbol for {missing:?}");
}

#[test]
fn both_dark_blocks_say_the_same() {
    let tokens = read("static/css/tokens.css");
    let block = |head: &str| -> Vec<String> {
        let at = tokens.find(head).expect("the block is there") + head.len();
        let end = tokens[at..].find('}').expect("the block ends") + at;
        tokens[at..end].lines().map(|line| line.trim().to_owned()).collect()
    };
    let by_system = block(":root:not([data-theme=\"light\"]) {");
    let by_setting = block(":root[data-theme=\"dark\"] {");
    assert_eq!(by_system, by_setting);
}

/// How a colour is seen, as a matrix over linear red, green and blue: by most people, and without one
/// kind of cones (Machado, Oliveira and Fernandes 2009, severity 1).
const SIGHTS: [(&str, [[f64; 3]; 3]); 4] = [
    ("all cones", [[1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, 1.0]]),
    (
        "protanopia",
        [
            [0.152286, 1.052583, -0.204868],
            [0.114503, 0.786281, 0.099216],
            [-0.003882, -0.048116, 1.051998],
        ],
    ),
    (
        "deuteranopia",
        [
            [0.367322, 0.860646, -0.227968],
            [0.280085, 0.672501, 0.047413],
            [-0.011820, 0.042940, 0.968881],
        ],
    ),
    (
        "tritanopia",
        [
            [1.255528, -0.076749, -0.178779],
            [-0.078411, 0.930809, 0.147602],
            [0.004733, 0.691367, 0.303900],
        ],
    ),
];

/// The least difference of two colours side by side, as a distance in CIE L*a*b*; 2.3 can just be seen.
const LEAST_DIFFERENCE: f64 = 8.0;

/// A colour as `#rrggbb` in CIE L*a*b* under D65, as it is seen.
fn lab(colour: &str, sight: &[[f64; 3]; 3]) -> [f64; 3] {
    let linear = [1, 3, 5].map(|at| {
        let part = u8::from_str_radix(&colour[at..at + 2], 16).expect("two hexadecimal digits");
        let part = f64::from(part) / 255.0;
        if part <= 0.04045 { part / 12.92 } else { ((part + 0.055) / 1.055).powf(2.4) }
    });
    let row = |row: &[f64; 3], of: [f64; 3]| row.iter().zip(of).map(|(a, b)| a * b).sum::<f64>();
    let seen = [0, 1, 2].map(|at| row(&sight[at], linear).clamp(0.0, 1.0));
    let x = row(&[0.4124564, 0.3575761, 0.1804375], seen) / 0.95047;
    let y = row(&[0.2126729, 0.7151522, 0.0721750], seen);
    let z = row(&[0.0193339, 0.1191920, 0.9503041], seen) / 1.08883;
    let curve =
        |t: f64| if t > 216.0 / 24389.0 { t.cbrt() } else { (24389.0 / 27.0 * t + 16.0) / 116.0 };
    let [x, y, z] = [x, y, z].map(curve);
    [116.0 * y - 16.0, 500.0 * (x - y), 200.0 * (y - z)]
}

/// All values of a token: the light one first, then the dark ones, which are equal.
fn values(sheet: &str, token: &str) -> Vec<String> {
    let all = sheet.lines().filter_map(|line| {
        let (name, value) = line.trim().split_once(": ")?;
        (name == token).then(|| value.split(';').next().unwrap_or_default().to_owned())
    });
    all.collect()
}

/// Which of nine colours are too close for someone.
fn too_close(colours: &[String]) -> Vec<String> {
    let pairs: Vec<(usize, usize)> =
        (0..9).flat_map(|one| (0..one).map(move |other| (one, other))).collect();
    let mut close = Vec::new();
    for (sight, matrix) in &SIGHTS {
        let seen: Vec<[f64; 3]> = colours.iter().map(|colour| lab(colour, matrix)).collect();
        for &(one, other) in &pairs {
            let squares = seen[one].iter().zip(seen[other]).map(|(a, b)| (a - b).powi(2));
            let difference = squares.sum::<f64>().sqrt();
            if difference < LEAST_DIFFERENCE {
                close.push(format!("{one} and {other}, {sight}: {difference:.1}"));
            }
        }
    }
    close
}

#[test]
fn the_nine_colours_differ_for_every_kind_of_sight() {
    let sheet = read("static/css/tokens.css");
    let of = |at: usize| values(&sheet, &format!("--colour-{at}"));
    for (place, theme) in ["light", "dark"].into_iter().enumerate() {
        let colours: Vec<String> = (0..9).map(|at| of(at)[place].clone()).collect();
        let close = too_close(&colours);
        assert!(close.is_empty(), "{theme}:\n{}", close.join("\n"));
    }
    let red = |sight: usize| lab("#ff0000", &SIGHTS[sight].1)[1];
    assert!(red(0) > 79.0 && red(2) < 40.0, "{} {}", red(0), red(2));
}

#[test]
fn what_the_program_repeats_of_the_sheets_is_the_same() {
    let wide = quoted("src/browser/events.rs", "WIDE");
    assert!(read("static/css/layout.css").contains(&format!("@media {wide} {{")), "{wide}");
    let tokens = read("static/css/tokens.css");
    for (constant, token) in [
        ("PAPER", "paper"),
        ("INK", "ink"),
        ("QUIET", "ink-2"),
        ("TRACK", "track"),
        ("ACCENT", "accent"),
    ] {
        let colour = quoted("src/browser/picture.rs", constant);
        let light =
            tokens.lines().find_map(|line| line.trim().strip_prefix(&format!("--{token}: ")));
        let light = light.and_then(|rest| rest.split(';').next());
        assert_eq!(light, Some(colour.as_str()), "{constant}: the colour of the light theme");
    }
}

/// The text of a constant of a source file.
fn quoted(path: &str, constant: &str) -> String {
    let source = read(path);
    let line = source.lines().find(|line| line.starts_with(&format!("const {constant}: &str")));
    let line = line.unwrap_or_else(|| panic!("{path} has the constant {constant}"));
    line.split('"').nth(1).expect("a text on the line").to_owned()
}

/// Classes that say what an element is to those who read the page's HTML, and have no rule.
const WITHOUT_RULE: &[&str] = &[
    "game-card-time",
    "hint-panel-level",
    "paper-block-lines",
    "paper-block-name",
    "rail-new",
    "rail-resume",
    "today",
    "trace-plot-lines",
];

#[test]
fn what_a_component_wears_has_a_rule() {
    let texts = |folder: &str, ending: &str| -> Vec<String> {
        let texts = files(&root(folder), ending).into_iter().map(fs::read_to_string);
        texts.collect::<Result<_, _>>().expect("files of text")
    };
    let sheets = texts("static/css", "css").concat();
    let is_name = |letter: char| letter.is_ascii_alphanumeric() || letter == '-' || letter == '_';
    let ruled: BTreeSet<&str> = sheets
        .split('.')
        .skip(1)
        .map(|rest| rest.split(|letter| !is_name(letter)).next().unwrap_or_default())
        .collect();
    let sources = texts("src", "rs");
    let worn = sources.iter().flat_map(|source| source.split("class=\"").skip(1));
    let worn = worn.flat_map(|rest| rest.split('"').next().unwrap_or_default().split(' '));
    let missing: BTreeSet<&str> = worn.filter(|class| !ruled.contains(class)).collect();
    assert_eq!(missing, WITHOUT_RULE.iter().copied().collect());
}
