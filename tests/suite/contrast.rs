//! The colours of every theme and accent against each other: WCAG 2's contrast, 4.5 for text and 3 for
//! large digits and lines.

use std::collections::BTreeMap;

type Tokens = BTreeMap<String, String>;

/// What is written in a block of the sheet of colours.
fn block(sheet: &str, head: &str) -> Tokens {
    let at = sheet.find(head).unwrap_or_else(|| panic!("there is a block {head}")) + head.len();
    let end = sheet[at..].find('}').expect("the block ends") + at;
    let tokens = sheet[at..end].lines().filter_map(|line| {
        let (name, value) = line.trim().strip_prefix("--")?.split_once(": ")?;
        let value = value.split(';').next()?;
        value.starts_with('#').then(|| (name.to_owned(), value.to_owned()))
    });
    tokens.collect()
}

fn luminance(colour: &str) -> f64 {
    let linear = [1, 3, 5].map(|at| {
        let part = u8::from_str_radix(&colour[at..at + 2], 16).expect("two hexadecimal digits");
        let part = f64::from(part) / 255.0;
        if part <= 0.04045 { part / 12.92 } else { ((part + 0.055) / 1.055).powf(2.4) }
    });
    0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
}

fn contrast(one: &str, other: &str) -> f64 {
    let (one, other) = (luminance(one), luminance(other));
    (one.max(other) + 0.05) / (one.min(other) + 0.05)
}

/// What stands on what, and the least contrast.
const PAIRS: &[(&str, &[&str], f64)] = &[
    ("ink", &["paper", "sheet", "peer", "same", "selected", "can", "track", "segment"], 4.5),
    ("ink", &["accent-soft", "pivot-soft", "pincer-soft", "out-soft"], 4.5),
    ("ink-2", &["paper", "sheet", "peer", "can", "track", "segment", "accent-soft"], 4.5),
    ("label", &["paper"], 4.5),
    ("accent", &["paper", "sheet", "peer", "can"], 4.5),
    ("accent", &["same", "selected"], 3.0),
    ("accent-ink", &["paper", "sheet", "peer", "accent-soft", "selected"], 4.5),
    ("on-accent", &["accent"], 4.5),
    ("pivot-ink", &["pivot-soft", "paper", "sheet"], 4.5),
    ("pincer-ink", &["pincer-soft", "paper", "sheet"], 4.5),
    ("out-ink", &["out-soft", "paper", "sheet", "peer", "same", "selected"], 4.5),
    ("line-strong", &["paper", "sheet"], 3.0),
    ("sheet", &["pivot", "pincer", "out"], 4.5),
];

#[test]
fn every_theme_and_accent_reaches_aa() {
    let sheet = std::fs::read_to_string("static/css/tokens.css").expect("the sheet");
    let over = |below: &Tokens, above: Tokens| -> Tokens {
        below.clone().into_iter().chain(above).collect()
    };
    let light = block(&sheet, ":root {");
    let dark = over(&light, block(&sheet, ":root[data-theme=\"dark\"] {"));
    let black = over(&dark, block(&sheet, ":root[data-theme=\"dark\"][data-dark=\"black\"] {"));
    let mut themes =
        vec![("light", light.clone()), ("dark", dark.clone()), ("black", black.clone())];
    for accent in ["plum", "graphite"] {
        let by_day = block(&sheet, &format!(":root[data-accent=\"{accent}\"] {{"));
        let dark_head = format!(":root[data-theme=\"dark\"][data-accent=\"{accent}\"] {{");
        let by_night = block(&sheet, &dark_head);
        themes.push((accent, over(&light, by_day)));
        themes.push((accent, over(&dark, by_night.clone())));
        themes.push((accent, over(&black, by_night)));
    }
    let low: Vec<String> = themes.iter().flat_map(|(name, tokens)| too_low(name, tokens)).collect();
    assert!(low.is_empty(), "{}", low.join("\n"));
    assert!((contrast("#000000", "#ffffff") - 21.0).abs() < 1e-9);
}

/// The pairs of a theme with less contrast than they need.
fn too_low(name: &str, tokens: &Tokens) -> Vec<String> {
    let pairs = PAIRS
        .iter()
        .flat_map(|(front, backs, least)| backs.iter().map(move |back| (front, back, least)));
    let found = pairs.map(|(front, back, least)| {
        (front, back, least, contrast(&tokens[*front], &tokens[*back]))
    });
    found
        .filter(|(_, _, least, found)| found < least)
        .map(|(front, back, least, found)| {
            format!("{name}: {front} on {back} {found:.2}, not {least}")
        })
        .collect()
}
