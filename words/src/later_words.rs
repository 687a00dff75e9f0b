//! [`LaterWords`]: the words of a language that the first screen does not need.

use super::locale::Locale;

/// A file of words that the page fetches after its first screen.
#[derive(Clone, Copy, PartialEq, Eq, Debug, strum::IntoStaticStr)]
#[strum(serialize_all = "lowercase")]
pub enum LaterWords {
    /// All that the page says but what the first screen and simple moves need.
    Page,
    /// The explanations of steps and techniques.
    Techniques,
}

impl LaterWords {
    /// Both.
    pub const ALL: [LaterWords; 2] = [LaterWords::Page, LaterWords::Techniques];

    /// Where the file is, beside the page.
    pub fn address(self, locale: Locale) -> String {
        format!("locales/{}/{}.ftl", locale.tag(), <&str>::from(self))
    }
    /// A key that the file holds.
    pub(super) fn known_key(self) -> &'static str {
        match self {
            LaterWords::Page => "family-singles",
            LaterWords::Techniques => "about-full_house",
        }
    }
}
