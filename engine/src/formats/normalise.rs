//! A text as the formats see it: without byte order mark and invisible characters, every line
//! end a `\n`, and every look-alike (full-width digits, box-drawing, typographic dashes and
//! blanks) as the plain character that it stands for. One character becomes one character (but for
//! `…`, three dots), so a column of the text is a column of what was pasted.

use std::borrow::Cow;

/// The longest name that a puzzle keeps, in characters.
pub const MAX_NAME: usize = 200;

/// The text with plain characters for look-alikes and `\n` for every line end. A text that is
/// plain already is not copied: lists of puzzles are long.
pub fn normalise(text: &str) -> Cow<'_, str> {
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    let is_plain = text.is_ascii() && !text.contains(['\r', '\u{b}', '\u{c}']);
    let has_quotes = text.starts_with('>') || text.contains("\n>");
    match (is_plain, has_quotes) {
        (true, false) => Cow::Borrowed(text),
        (true, true) => Cow::Owned(unquoted(text)),
        (false, _) => {
            let text = with_dots(text.replace("\r\n", "\n"));
            let text: String = text.chars().filter(|&ch| !is_invisible(ch)).map(plain).collect();
            Cow::Owned(unquoted(&text))
        }
    }
}

/// The text with blanks for the `>` with which mails and chats begin the lines of a quotation.
fn unquoted(text: &str) -> String {
    let mut is_start = true;
    let plain = |ch: char| {
        is_start = ch == '\n' || is_start && matches!(ch, '>' | ' ');
        if ch == '>' && is_start { ' ' } else { ch }
    };
    text.chars().map(plain).collect()
}

/// The text with three dots for each `…` behind a cell, which word processors and telephones make of
/// them.
fn with_dots(text: String) -> String {
    if !text.contains('…') {
        return text;
    }
    let mut written = String::with_capacity(text.len());
    let mut before = '\n';
    for ch in text.chars() {
        let is_cells = ch == '…' && matches!(before, '0'..='9' | '.' | '…' | '\n');
        if is_cells {
            written.push_str("...");
        } else {
            written.push(ch);
        }
        before = ch;
    }
    written
}

/// The text of a file: UTF-16 where its first two bytes say so, else UTF-8; what is neither
/// becomes U+FFFD.
pub fn decoded(bytes: &[u8]) -> Cow<'_, str> {
    let unit: fn([u8; 2]) -> u16 = match bytes {
        [0xff, 0xfe, ..] => u16::from_le_bytes,
        [0xfe, 0xff, ..] => u16::from_be_bytes,
        _ => return String::from_utf8_lossy(bytes),
    };
    let units: Vec<u16> = bytes[2..].chunks_exact(2).map(|pair| unit([pair[0], pair[1]])).collect();
    Cow::Owned(String::from_utf16_lossy(&units))
}

/// The plain character that a look-alike stands for; every other character is itself.
fn plain(ch: char) -> char {
    match ch {
        '０'..='９' | '！'..='／' | '：'..='～' => {
            char::from_u32(ch as u32 - 0xfee0).expect("full-width forms mirror ASCII")
        }
        '\r' | '\u{85}' | '\u{2028}' | '\u{2029}' => '\n',
        '\u{b}'
        | '\u{c}'
        | '\u{a0}'
        | '\u{2000}'..='\u{200a}'
        | '\u{202f}'
        | '\u{205f}'
        | '\u{3000}' => ' ',
        '٠'..='٩' => shifted(ch, '٠', '0'),
        '۰'..='۹' => shifted(ch, '۰', '0'),
        '०'..='९' => shifted(ch, '०', '0'),
        '×' | '✕' | '✖' | '✗' | '✘' | '☓' | '⨯' | '╳' | '❌' | '❎' => 'x',
        _ if is_blank_sign(ch) => '.',
        '①'..='⑨' => shifted(ch, '①', '1'),
        '❶'..='❾' => shifted(ch, '❶', '1'),
        '➀'..='➈' => shifted(ch, '➀', '1'),
        '➊'..='➒' => shifted(ch, '➊', '1'),
        '、' => ',',
        '−' | '‐'..='―' | '─' | '━' | '┄'..='┇' | '┈'..='┋' | '═' | '╌' | '╍' => {
            plain_rule(ch)
        }
        '│' | '┃' | '║' | '╎' | '╏' | '¦' | '‖' => '|',
        '┌'..='╋' | '╒'..='╬' | '╭'..='╰' => '+',
        _ => ch,
    }
}

/// The digit of a sign in a row of digits, which begins with the sign `first` of the digit `from`.
fn shifted(ch: char, first: char, from: char) -> char {
    char::from_u32(u32::from(from) + u32::from(ch) - u32::from(first)).expect("one of ten signs")
}

/// Whether a character is a dot, a ring or a square, which stands for an empty cell.
fn is_blank_sign(ch: char) -> bool {
    matches!(
        ch,
        '·' | '•' | '∙' | '⋅' | '․' | '。' | '‧' | '・' | '●' | '○' | '◯' | '◌' | '◦' | '⚪' | '⚫'
            | '⭕' | '␣' | '°' | '∅' | '☐'   | '□' | '■' | '▢' | '▣' | '◻' | '◼' | '◽'
            | '◾' | '▫' | '▪' | '▯' | '▮' | '░' | '▒' | '▓' | '█' | '⬚' | '⬜' | '⬛' | '🔲'
            | '🔳' | '🟥'..='🟫' | '🔴' | '🔵' | '🟠'..='🟤'
    )
}

/// Dashed box-drawing comes in pairs of two horizontal and two vertical rules.
fn plain_rule(ch: char) -> char {
    if matches!(ch, '┆' | '┇' | '┊' | '┋') { '|' } else { '-' }
}

/// Whether a character has no width: editors and messengers slip such ones into a text. The frame
/// of a keycap (5️⃣) is one.
fn is_invisible(ch: char) -> bool {
    matches!(
        ch,
        '\u{ad}' | '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{2069}'
            | '\u{feff}' | '\u{fe0e}' | '\u{fe0f}' | '\u{20e3}'
    )
}

/// A name fit to be kept and shown: a blank for a tab or the end of a line, no control or invisible
/// characters, blanks at the ends cut, [`MAX_NAME`] characters at most.
pub fn name(text: &str) -> String {
    let blank = |ch| if matches!(ch, '\t' | '\u{2028}' | '\u{2029}') { ' ' } else { ch };
    let is_visible = |ch: &char| !ch.is_control() && !is_invisible(*ch);
    let kept: String = text.trim().chars().map(blank).filter(is_visible).take(MAX_NAME).collect();
    kept.trim().to_owned()
}
