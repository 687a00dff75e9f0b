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
        let (tag, text) = piece.split_once('>')?;
        let end = tag.find(|ch: char| ch.is_whitespace()).unwrap_or(tag.len());
        let name = tag[..end].trim_end_matches('/');
        Some(Tag { name, attributes: &tag[end..], text })
    })
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

/// A text as it stands in an attribute: [`plain`] gives it back.
pub fn escaped(text: &str) -> String {
    let entities = [
        ('&', "&amp;"),
        ('"', "&quot;"),
        ('\'', "&apos;"),
        ('<', "&lt;"),
        ('>', "&gt;"),
        ('\n', "&#10;"),
    ];
    entities.into_iter().fold(text.to_owned(), |text, (sign, entity)| text.replace(sign, entity))
}

/// The text with the characters that entities stand for.
pub fn plain(text: &str) -> String {
    let entities = [
        ("&#10;", "\n"),
        ("&#xA;", "\n"),
        ("&nbsp;", " "),
        ("&#160;", " "),
        ("&quot;", "\""),
        ("&apos;", "'"),
        ("&lt;", "<"),
        ("&gt;", ">"),
        ("&amp;", "&"),
    ];
    let replaced = |text: String, (entity, sign): (&str, &str)| text.replace(entity, sign);
    entities.into_iter().fold(text.to_owned(), replaced)
}
