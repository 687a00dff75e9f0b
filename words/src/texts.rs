//! The texts of all languages, for programs that carry them: the Fluent files of `locales/<tag>`.

use crate::Localizer;
use crate::locale::{Locale, with_locales};

macro_rules! make_sources {
    ($($(#[$attribute:meta])* $name:ident $tag:literal, $endonym:literal, $answers:tt, $($numbers:literal),+;)+) => {
        /// The Fluent files of a language.
        fn sources(locale: Locale) -> [&'static str; 3] {
            match locale {
                $(Locale::$name => [
                    include_str!(concat!("../locales/", $tag, "/techniques.ftl")),
                    include_str!(concat!("../locales/", $tag, "/play.ftl")),
                    include_str!(concat!("../locales/", $tag, "/page.ftl")),
                ],)+
            }
        }
    };
}

with_locales!(make_sources);

impl Localizer {
    /// A language with all of its texts; the README of the crate has an example.
    pub fn of_locale(locale: Locale) -> Localizer {
        Localizer::new(locale.tag(), &sources(locale).map(str::to_owned))
    }
}
