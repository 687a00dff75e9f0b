//! [`Startup`]: what the program starts from.

use super::calendar::Now;
use super::outside::{Outcome, Visibility};
use super::settings::{Locale, Settings};

/// What the browser reports at the start.
#[derive(Clone, PartialEq, Debug)]
pub struct Startup {
    /// What the clocks show.
    pub now: Now,
    /// Whether the page can be seen.
    pub visibility: Visibility,
    /// A number from the browser's own randomness.
    pub entropy: u64,
    /// Language tags that the browser prefers, best first.
    pub languages: Vec<String>,
    /// The language asked for in the address, if any: it takes precedence over the settings.
    pub asked: Option<String>,
    /// The address of the page, without query and fragment.
    pub page: String,
    /// The part of the address after `#`.
    pub fragment: String,
    /// The stored settings.
    pub settings: Option<String>,
    /// The stored puzzle pool.
    pub pool: Option<String>,
    /// What the player has learned, as it was stored.
    pub learned: Option<String>,
    /// The game stored last.
    pub saved: Option<String>,
    /// The name of the game stored last.
    pub current: Option<String>,
    /// Whether the browser stores anything.
    pub storage: Outcome,
}

impl Startup {
    /// A browser that has never been here and prefers a language.
    pub fn first_visit(language: &str) -> Startup {
        Startup {
            now: Now::default(),
            visibility: Visibility::Visible,
            entropy: 0,
            languages: vec![language.to_owned()],
            asked: None,
            page: String::new(),
            fragment: String::new(),
            settings: None,
            pool: None,
            learned: None,
            saved: None,
            current: None,
            storage: Outcome::Done,
        }
    }
    /// The language to start with: that of the address, of the settings, of the browser.
    pub fn locale(&self) -> Locale {
        let asked = self.asked.as_deref().and_then(Locale::of_tag);
        let settings = self.settings.as_deref().map(Settings::read).unwrap_or_default();
        let preferred = || Locale::best_of(self.languages.iter().map(String::as_str));
        asked.or(settings.locale).unwrap_or_else(preferred)
    }
}
