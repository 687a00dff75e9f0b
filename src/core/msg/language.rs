//! [`LanguageMsg`]: what happens to the words of a language.

use crate::core::command::LaterWords;
use crate::core::settings::Locale;

/// What happens to the words of a language.
#[derive(Clone, PartialEq, Debug)]
pub enum LanguageMsg {
    /// The texts of a language were fetched: its tag and its Fluent sources.
    Loaded(String, Vec<String>),
    /// The texts of a language could not be fetched.
    Failed,
    /// Later words of a language were fetched: their Fluent source, or none if that failed.
    WordsLoaded(Locale, LaterWords, Option<String>),
}
