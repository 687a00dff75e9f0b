//! Values in brackets: JSON, and what is nearly JSON: literals of Python, JavaScript and other
//! languages, YAML in its short form, SudokuPad's shortened text. Names need no quotes, quotes may
//! be single, brackets may be `[] {} ()`, a trailing comma is nothing, and a text that breaks off
//! is read as far as it goes. No recursion: hostile nesting costs no stack.

use std::str::Chars;

/// The deepest nesting that is read; what is deeper is left out.
const MAX_DEPTH: usize = 32;

/// A value and where it stands.
#[derive(Debug)]
pub struct Value<'a> {
    /// Its name, if it has one: `"puzzle": …`.
    pub key: Option<&'a str>,
    /// The byte of the text where it begins.
    pub at: usize,
    /// What it is.
    pub node: Node<'a>,
}

/// What a value is.
#[derive(Debug)]
pub enum Node<'a> {
    /// What was left out between two commas.
    Nothing,
    /// A number, or a word without quotes.
    Word(&'a str),
    /// What stands between quotes, escapes as they are written.
    Text(&'a str),
    /// A list, or an object, whose values have names.
    Branch(Vec<Value<'a>>),
}

impl<'a> Value<'a> {
    /// The values in it, in order; none if it is no branch.
    pub fn children(&self) -> &[Value<'a>] {
        match &self.node {
            Node::Branch(children) => children,
            _ => &[],
        }
    }
    /// The value of this name in it.
    pub fn get(&self, key: &str) -> Option<&Value<'a>> {
        self.children().iter().find(|child| child.key == Some(key))
    }
    /// The value of the first of these names that it has.
    pub fn any_of(&self, keys: &[&str]) -> Option<&Value<'a>> {
        keys.iter().find_map(|key| self.get(key))
    }
    /// Its characters, if it is a word or a text.
    pub fn text(&self) -> Option<&'a str> {
        match self.node {
            Node::Word(text) | Node::Text(text) => Some(text),
            _ => None,
        }
    }
    /// Whether it is `true`, also in SudokuPad's short form.
    pub fn is_true(&self) -> bool {
        matches!(self.text(), Some("true" | "True" | "t" | "1"))
    }
}

/// A branch that is being read.
struct Open<'a> {
    key: Option<&'a str>,
    at: usize,
    children: Vec<Value<'a>>,
    /// Whether a value has been read since the last comma.
    has_value: bool,
}

/// Reads values one after the other.
struct Reader<'a> {
    text: &'a str,
    open: Vec<Open<'a>>,
    key: Option<&'a str>,
    /// How many brackets are open beyond [`MAX_DEPTH`].
    too_deep: usize,
    /// Whether an empty slot before a closing bracket counts.
    keeps_last: bool,
}

/// All values of a text, those outside of brackets included, as one branch.
pub fn read(text: &str) -> Value<'_> {
    Reader::new(text, false).read()
}

/// All values of SudokuPad's shortened text as one branch: an empty slot before a closing bracket is a
/// value, too.
pub fn read_shortened(text: &str) -> Value<'_> {
    Reader::new(text, true).read()
}

impl<'a> Reader<'a> {
    fn new(text: &'a str, keeps_last: bool) -> Reader<'a> {
        let outer = Open { key: None, at: 0, children: Vec::new(), has_value: false };
        Reader { text, open: vec![outer], key: None, too_deep: 0, keeps_last }
    }

    fn read(mut self) -> Value<'a> {
        let mut at = 0;
        while let Some(ch) = self.text[at..].chars().next() {
            at = self.read_sign(at, ch);
        }
        while self.open.len() > 1 {
            self.close();
        }
        let outer = self.open.pop().expect("the outermost branch is never closed");
        Value { key: None, at: 0, node: Node::Branch(outer.children) }
    }

    /// Reads what begins with a character, and returns where it ends.
    fn read_sign(&mut self, at: usize, ch: char) -> usize {
        match ch {
            '[' | '{' | '(' => self.begin(at),
            ']' | '}' | ')' => self.end(),
            ',' | ';' => self.comma(at),
            '"' | '\'' | '`' => return self.quoted(at, ch),
            ':' | '=' => self.name_last(),
            _ if ch.is_whitespace() => {}
            _ => return self.word(at),
        }
        at + ch.len_utf8()
    }

    fn begin(&mut self, at: usize) {
        if self.open.len() > MAX_DEPTH {
            self.too_deep += 1;
            return;
        }
        let key = self.key.take();
        self.open.push(Open { key, at, children: Vec::new(), has_value: false });
    }

    fn end(&mut self) {
        if self.too_deep > 0 {
            self.too_deep -= 1;
        } else if self.open.len() > 1 {
            self.close();
        }
    }

    fn close(&mut self) {
        let Some(mut open) = self.open.pop() else { return };
        let is_slot = self.keeps_last && !open.has_value && !open.children.is_empty();
        if is_slot {
            open.children.push(Value { key: None, at: open.at, node: Node::Nothing });
        }
        self.key = None;
        self.push(Value { key: open.key, at: open.at, node: Node::Branch(open.children) });
    }

    fn push(&mut self, value: Value<'a>) {
        if self.too_deep == 0
            && let Some(open) = self.open.last_mut()
        {
            open.has_value = true;
            open.children.push(value);
        }
    }

    fn comma(&mut self, at: usize) {
        self.key = None;
        let is_slot = self.open.last().is_some_and(|open| !open.has_value);
        if is_slot && self.open.len() > 1 {
            self.push(Value { key: None, at, node: Node::Nothing });
        }
        if let Some(open) = self.open.last_mut() {
            open.has_value = false;
        }
    }

    /// Makes the last value the name of the next.
    fn name_last(&mut self) {
        let Some(open) = self.open.last_mut() else { return };
        let is_name =
            open.has_value && open.children.last().is_some_and(|last| last.text().is_some());
        if is_name && let Some(last) = open.children.pop() {
            self.key = last.text();
            open.has_value = false;
        }
    }

    /// Reads a text between quotes. One that is not closed ends with its line.
    fn quoted(&mut self, at: usize, quote: char) -> usize {
        let rest = &self.text[at + 1..];
        let mut is_escaped = false;
        let end = rest.bytes().position(|byte| {
            let is_end = byte == quote as u8 && !is_escaped || byte == b'\n' && quote != '`';
            is_escaped = byte == b'\\' && !is_escaped;
            is_end
        });
        let end = end.unwrap_or(rest.len());
        let key = self.key.take();
        self.push(Value { key, at: at + 1, node: Node::Text(&rest[..end]) });
        (at + 2 + end).min(self.text.len())
    }

    fn word(&mut self, at: usize) -> usize {
        let is_end = |ch: char| ch.is_whitespace() || "[]{}(),;:=\"'`".contains(ch);
        let rest = &self.text[at..];
        let word = &rest[..rest.find(is_end).unwrap_or(rest.len())];
        let key = self.key.take();
        self.push(Value { key, at, node: Node::Word(word) });
        at + word.len()
    }
}

/// The characters that a text stands for: escapes undone, line ends kept, a blank for any other
/// control character.
pub fn unescaped(quoted: &str) -> String {
    let mut plain = String::new();
    let mut chars = quoted.chars();
    while let Some(ch) = chars.next() {
        plain.push(if ch == '\\' { escaped_char(&mut chars) } else { ch });
    }
    plain
}

/// The character of an escape whose backslash has been read.
fn escaped_char(rest: &mut Chars<'_>) -> char {
    match rest.next() {
        Some('u') => unicode_escape(rest),
        Some('n' | 'r') => '\n',
        Some('t' | 'b' | 'f') | None => ' ',
        Some(other) => other,
    }
}

/// The character of a `\u` escape, which two of them make if they are a surrogate pair
/// (`\ud83d\ude00`). Half a pair, and what is no number, is U+FFFD.
fn unicode_escape(rest: &mut Chars<'_>) -> char {
    let unit = code_unit(rest);
    let mut after_next = rest.clone();
    let has_next = after_next.next() == Some('\\') && after_next.next() == Some('u');
    let next = if has_next { code_unit(&mut after_next) } else { None };
    match char::decode_utf16(unit.into_iter().chain(next)).next() {
        Some(Ok(ch)) if unit.is_some() => {
            if ch.len_utf16() == 2 {
                *rest = after_next;
            }
            ch
        }
        _ => char::REPLACEMENT_CHARACTER,
    }
}

/// The UTF-16 code unit of the next four characters, if they are hexadecimal digits.
fn code_unit(chars: &mut Chars<'_>) -> Option<u16> {
    let digits: String = chars.by_ref().take(4).collect();
    // `from_str_radix` alone would allow a sign.
    let is_hex = digits.len() == 4 && digits.bytes().all(|byte| byte.is_ascii_hexdigit());
    is_hex.then(|| u16::from_str_radix(&digits, 16).expect("four hexadecimal digits"))
}
