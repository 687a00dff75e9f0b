//! Tags of XML and HTML, one after the other: no tree, no entities but the common ones; and text as
//! it stands in them.

/// A tag and the text behind it.
pub struct Tag<'a> {
    /// Its name; `/` and the name for one that closes.
    pub name: &'a str,
    /// What else stands between `<` and `>`.
    attributes: &'a str,
    /// The text up to the next tag.
    pub text: &'a str,
}

/// The tags of a text.
pub fn tags(text: &str) -> impl Iterator<Item = Tag<'_>> {
    text.split('<').skip(1).filter_map(|piece| {
        let (tag, text) = piece.split_at_checked(tag_end(piece)?)?;
        let text = &text[1..];
        let end = tag.find(|ch: char| ch.is_whitespace()).unwrap_or(tag.len());
        let name = tag[..end].trim_end_matches('/');
        Some(Tag { name, attributes: &tag[end..], text })
    })
}

/// Where the `>` stands that ends a tag: one within quotes belongs to a value, unless quotes are open to
/// the end.
fn tag_end(piece: &str) -> Option<usize> {
    let mut quote = None;
    let outside = piece.bytes().position(|byte| {
        match (quote, byte) {
            (None, b'"' | b'\'') => quote = Some(byte),
            (Some(open), _) if open == byte => quote = None,
            _ => {}
        }
        quote.is_none() && byte == b'>'
    });
    outside.or_else(|| piece.find('>'))
}

impl<'a> Tag<'a> {
    /// The value of an attribute as it is written.
    pub fn get(&self, name: &str) -> Option<&'a str> {
        let mut rest = self.attributes;
        while let Some((key, after)) = rest.split_once('=') {
            let after = after.trim_start();
            let quote = after.chars().next().filter(|&ch| matches!(ch, '"' | '\''))?;
            let (value, next) = after[1..].split_once(quote)?;
            if key.trim() == name {
                return Some(value);
            }
            rest = next;
        }
        None
    }
}

/// The signs that have a name in XML, and what text on the web uses besides.
const NAMED: [(&str, char); 6] =
    [("amp", '&'), ("quot", '"'), ("apos", '\''), ("lt", '<'), ("gt", '>'), ("nbsp", ' ')];

/// The longest reference, without `&` and `;`: `#x10FFFF`.
const MAX_REFERENCE: usize = 8;

/// A text as it stands in an attribute: [`plain`] gives it back. Full-width forms of signs that have
/// a name go by their number, as a text that is read has the signs in their place.
pub fn escaped(text: &str) -> String {
    let mut written = String::with_capacity(text.len());
    for ch in text.chars() {
        match NAMED.iter().find(|(_, sign)| *sign == ch && ch != ' ') {
            Some((name, _)) => written += &format!("&{name};"),
            None if matches!(ch, '\n' | '＆' | '＂' | '＇' | '＜' | '＞') => {
                written += &format!("&#{};", u32::from(ch));
            }
            None => written.push(ch),
        }
    }
    written
}

/// The text with the characters that references stand for; what is none stays as it is.
pub fn plain(text: &str) -> String {
    let mut pieces = text.split('&');
    let mut read = pieces.next().unwrap_or_default().to_owned();
    for piece in pieces {
        match piece.split_once(';').and_then(|(name, after)| Some((referred(name)?, after))) {
            Some((ch, after)) => {
                read.push(ch);
                read += after;
            }
            None => {
                read.push('&');
                read += piece;
            }
        }
    }
    read
}

/// The character that a reference stands for, by name or by number.
fn referred(name: &str) -> Option<char> {
    let Some(number) = name.strip_prefix('#').filter(|_| name.len() <= MAX_REFERENCE) else {
        return NAMED.iter().find(|(known, _)| *known == name).map(|(_, sign)| *sign);
    };
    let code = match number.strip_prefix(['x', 'X']) {
        Some(digits) => u32::from_str_radix(digits, 16),
        None => number.parse(),
    };
    match char::from_u32(code.ok()?)? {
        '\u{a0}' => Some(' '),
        ch if ch.is_control() && ch != '\n' => None,
        ch => Some(ch),
    }
}
