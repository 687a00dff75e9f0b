//! The signs with which people set a puzzle apart from the words around: code fences of Markdown
//! (three backticks or tildes, with or without a language), backticks around a line, `[code]` of
//! forums. They become blanks.

use super::whole::name_at;

/// The fewest signs of a fence.
const FENCE: usize = 3;

/// The longest name of a language behind a fence, in bytes.
const MAX_LANGUAGE: usize = 20;

/// Tags of forums, in lower case.
const TAGS: [&str; 10] = [
    "[code]",
    "[/code]",
    "[pre]",
    "[/pre]",
    "[quote]",
    "[/quote]",
    "[spoiler]",
    "[/spoiler]",
    "[tt]",
    "[/tt]",
];

/// The text with blanks for such signs; `None` if it has none.
pub fn without(text: &str) -> Option<String> {
    let has_fence = || text.contains('`') || text.contains("~~~");
    let has_tag = || {
        let names = ["ode]", "pre]", "uote]", "oiler]", "tt]", "ODE]", "PRE]", "UOTE]", "OILER]"];
        text.contains(']') && names.iter().any(|name| text.contains(name))
    };
    if !has_fence() && !has_tag() {
        return None;
    }
    let mut written = String::with_capacity(text.len());
    for line in text.split_inclusive('\n') {
        write_line(line, &mut written);
    }
    Some(written)
}

fn write_line(line: &str, written: &mut String) {
    let begun = line.trim_start();
    let inner = begun.trim_end();
    let fence = ['`', '~'].map(|sign| inner.bytes().take_while(|&byte| byte == sign as u8).count());
    // Tildes that begin a row of cells are no fence.
    let fence = fence[0].max(if is_language(&inner[fence[1]..]) { fence[1].min(5) } else { 0 });
    let indent = line.len() - begun.len();
    let is_inline = inner.len() > 2 && inner.starts_with('`') && inner.ends_with('`');
    if fence >= FENCE && is_language(&inner[fence..]) {
        blank(line, 0..line.len(), written);
    } else if fence >= FENCE {
        blank(line, indent..indent + fence, written);
        without_end(&line[indent + fence..], written);
    } else if is_inline && !inner[1..inner.len() - 1].contains('`') {
        blank(line, indent..indent + 1, written);
        without_end(&line[indent + 1..], written);
    } else if inner.ends_with("```") {
        without_end(line, written);
    } else {
        without_tags(line, written);
    }
}

/// Whether what follows a fence is the name of a language or nothing.
fn is_language(text: &str) -> bool {
    let is_name = |ch: char| ch.is_alphabetic() || "+#-_ {}".contains(ch);
    text.len() <= MAX_LANGUAGE && text.chars().all(is_name) && !text.contains("---")
}

/// The characters of a line, blanks for those of a range; only its line end stays.
fn blank(line: &str, range: std::ops::Range<usize>, written: &mut String) {
    written.push_str(&line[..range.start]);
    let blank = |ch: char| if ch == '\n' { ch } else { ' ' };
    written.extend(line[range].chars().map(blank));
}

/// The rest of a line with blanks for the backticks at its end.
fn without_end(rest: &str, written: &mut String) {
    let inner = rest.trim_end();
    let kept = inner.trim_end_matches('`');
    written.push_str(kept);
    written.extend(std::iter::repeat_n(' ', inner.len() - kept.len()));
    written.push_str(&rest[inner.len()..]);
}

/// A line with blanks for the tags of forums, but for those in the name behind a puzzle.
fn without_tags(line: &str, written: &mut String) {
    let (line, name) = line.split_at(name_at(line));
    let mut rest = line;
    while let Some(at) = rest.find('[') {
        let (before, from) = rest.split_at(at);
        written.push_str(before);
        let is_here =
            |tag: &&&str| from.get(..tag.len()).is_some_and(|text| text.eq_ignore_ascii_case(tag));
        let length = TAGS.iter().find(is_here).map_or(0, |tag| tag.len());
        written.extend(std::iter::repeat_n(' ', length));
        written.push_str(if length == 0 { "[" } else { "" });
        rest = &from[length.max(1)..];
    }
    written.push_str(rest);
    written.push_str(name);
}
