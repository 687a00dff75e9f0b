//! The words of the commands that explain: one language, chosen by `--lang` or by the environment.

use std::cell::OnceCell;
use std::env;

use clap::Args;
use strum::IntoEnumIterator as _;

use super::values::by_slug;
use nonet_words::Localizer;
use nonet_words::locale::Locale;

/// The language of names and explanations.
#[derive(Args)]
pub struct LanguageArgs {
    /// The language of names and explanations [default: that of LC_ALL, LC_MESSAGES or LANG, else en]
    #[arg(long, value_name = "TAG", value_parser = by_slug(Locale::iter(), Locale::tag))]
    lang: Option<Locale>,
}

/// The variables that name a language, the first that is set before the others, as POSIX has them.
const VARIABLES: [&str; 3] = ["LC_ALL", "LC_MESSAGES", "LANG"];

thread_local! {
    /// The words, read once a thread: Fluent's bundles cannot be shared between threads.
    static LOCALIZER: OnceCell<Localizer> = const { OnceCell::new() };
}

impl LanguageArgs {
    /// Calls a function with the words of the language.
    pub fn with<T>(&self, use_words: impl FnOnce(&Localizer) -> T) -> T {
        LOCALIZER.with(|localizer| {
            use_words(localizer.get_or_init(|| Localizer::of_locale(self.locale())))
        })
    }
    fn locale(&self) -> Locale {
        self.lang.unwrap_or_else(|| of_environment(|name| env::var(name).ok()))
    }
}

/// The language that the environment asks for: `de_AT.UTF-8` is German. English where there are no words for
/// it, as for `C`.
fn of_environment(variable: impl Fn(&str) -> Option<String>) -> Locale {
    let set = |name: &&str| variable(name).filter(|value| !value.is_empty());
    let value = VARIABLES.iter().find_map(set).unwrap_or_default();
    Locale::best_of(value.split(['.', '@']).next())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn locale(variables: &[(&str, &str)]) -> Locale {
        let value = |name: &str| {
            variables.iter().find(|(own, _)| *own == name).map(|(_, value)| (*value).to_owned())
        };
        of_environment(value)
    }

    #[test]
    fn the_environment_names_the_language() {
        assert_eq!(locale(&[]), Locale::En);
        assert_eq!(locale(&[("LANG", "de_AT.UTF-8")]), Locale::De);
        assert_eq!(locale(&[("LANG", "de_DE"), ("LC_MESSAGES", "fr.UTF-8")]), Locale::Fr);
        assert_eq!(locale(&[("LC_MESSAGES", "fr_FR"), ("LC_ALL", "ja_JP@x")]), Locale::Ja);
        assert_eq!(locale(&[("LC_ALL", ""), ("LANG", "zh_CN.UTF-8")]), Locale::ZhCn);
        assert_eq!(locale(&[("LC_ALL", "C"), ("LANG", "es_ES")]), Locale::En);
    }
}
