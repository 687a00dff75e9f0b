//! The words of the commands that explain: one language, chosen by `--lang`.

use std::cell::OnceCell;

use clap::Args;
use strum::IntoEnumIterator as _;

use super::values::by_slug;
use nonet_words::Localizer;
use nonet_words::locale::Locale;

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
        LOCALIZER
            .with(|localizer| use_words(localizer.get_or_init(|| Localizer::of_locale(self.lang))))
    }
}
