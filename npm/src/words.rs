//! The languages that steps are explained in: the caller brings the text of each, so that a program holds those alone
//! that it shows.

use std::cell::RefCell;
use std::rc::Rc;

use nonet_words::Localizer;

use super::failure::Failure;
use super::given::Given;

thread_local! {
    /// Those that were added, by their tags.
    static LANGUAGES: RefCell<Vec<(String, Rc<Localizer>)>> = const { RefCell::new(Vec::new()) };
}

/// Adds a language with its words in Fluent, in place of an earlier one of the same tag.
pub fn add(tag: &str, words: &str) {
    let language = Rc::new(Localizer::new(tag, &[words.to_owned()]));
    LANGUAGES.with_borrow_mut(|all| {
        all.retain(|(other, _)| other != tag);
        all.push((tag.to_owned(), language));
    });
}

/// The language that the option asks for, if it asks for any.
///
/// # Errors
/// When no language of this tag was added.
pub fn of(given: Given) -> Result<Option<Rc<Localizer>>, Failure> {
    let found = match &given {
        Given::Nothing => return Ok(None),
        Given::Text(tag) => LANGUAGES.with_borrow(|all| {
            all.iter().find(|(other, _)| other == tag).map(|(_, language)| language.clone())
        }),
        _ => None,
    };
    let refused =
        || given.refused("language", "a language that loadLanguage() has loaded is expected");
    found.map(Some).ok_or_else(refused)
}
