//! [`lower_case`]: text to be compared whatever its case.

/// The text in lower case, letter by letter: where a letter stands in its word is not looked at, so
/// that the tables for that are not part of the page.
pub fn lower_case(text: &str) -> String {
    text.chars().flat_map(char::to_lowercase).collect()
}
