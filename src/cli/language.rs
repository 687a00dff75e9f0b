//! The words of the commands that explain: one language, chosen by `--lang`.

use std::cell::OnceCell;

use clap::Args;
use strum::IntoEnumIterator as _;

use super::values::by_slug;
use crate::i18n::Localizer;
use crate::i18n::locale::{Locale, with_locales};

/// The language of names and explanations.
#[derive(Args)]
pub struct LanguageArgs {
    /// The language of names and explanations
    #[arg(long, value_name = "TAG", default_value = Locale::default().tag(), value_parser = by_slug(Locale::iter(), Locale::tag))]
    lang: Locale,
}

thread_local! {
    /// The words, read once a thread: Fluent's bundles cannot be shared between threads.
    static LOCALIZER: OnceCell<Localizer> = const { OnceCell::new() };
}

impl LanguageArgs {
    /// Calls a function with the words of the language.
    pub fn with<T>(&self, use_words: impl FnOnce(&Localizer) -> T) -> T {
        LOCALIZER.with(|localizer| use_words(localizer.get_or_init(|| self.localizer())))
    }
    fn localizer(&self) -> Localizer {
        Localizer::new(self.lang.tag(), &sources(self.lang).map(str::to_owned))
    }
}

macro_rules! make_sources {
    ($($(#[$attribute:meta])* $name:ident $tag:literal, $endonym:literal, $answers:tt;)+) => {
        /// The Fluent files of a language.
        fn sources(locale: Locale) -> [&'static str; 3] {
            match locale {
                $(Locale::$name => [
                    include_str!(concat!("../../locales/", $tag, "/techniques.ftl")),
                    include_str!(concat!("../../locales/", $tag, "/play.ftl")),
                    include_str!(concat!("../../locales/", $tag, "/page.ftl")),
                ],)+
            }
        }
    };
}

with_locales!(make_sources);
