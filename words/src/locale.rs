//! [`Locale`]: the languages that there are words for, a row each. Whatever else differs between
//! languages is in their folders, `locales/<tag>`.

use fluent_bundle::FluentValue;

use super::numbers::{NumberStyle, formatted};

/// Calls a macro with all rows: variant, tag, the language's name in itself, which tags it answers to (each of
/// these, and all longer ones that begin with it), what separates every three digits of a number, from how many
/// digits on, and what is before the decimal places. English comes first: it is chosen where no tag fits.
/// `build/finish.mjs` reads these lines for the page.
macro_rules! with_locales {
    ($call:ident) => {
        $call! {
            /// English.
            #[default]
            En "en", "English", ["en"], ',', 4, '.';
            /// Simplified Chinese.
            ZhCn "zh-CN", "简体中文", ["zh"], ',', 4, '.';
            /// German.
            De "de", "Deutsch", ["de"], '.', 4, ',';
            /// Spanish.
            Es "es", "Español", ["es"], '.', 5, ',';
            /// French.
            Fr "fr", "Français", ["fr"], '\u{202f}', 4, ',';
            /// Japanese.
            Ja "ja", "日本語", ["ja"], ',', 4, '.';
        }
    };
}

macro_rules! make_locale {
    ($($(#[$attribute:meta])* $name:ident $tag:literal, $endonym:literal, [$($own:literal),+], $separator:literal, $least:literal, $point:literal;)+) => {
        /// A language with a folder in `locales/`.
        #[derive(Clone, Copy, PartialEq, Eq, Debug, Default, strum::EnumIter)]
        pub enum Locale {
            $($(#[$attribute])* $name,)+
        }

        impl Locale {
            /// Its language tag: `en`, `zh-CN`.
            pub fn tag(self) -> &'static str {
                match self { $(Locale::$name => $tag,)+ }
            }
            /// The name of the language in the language itself.
            pub fn endonym(self) -> &'static str {
                match self { $(Locale::$name => $endonym,)+ }
            }
            /// How it writes numbers.
            pub fn numbers(self) -> NumberStyle {
                match self {
                    $(Locale::$name => NumberStyle { separator: $separator, least: $least, point: $point },)+
                }
            }
            /// How its messages write whole numbers.
            pub(super) fn formatter<M>(self) -> fn(&FluentValue, &M) -> Option<String> {
                match self { $(Locale::$name => formatted::<$separator, $least, M>,)+ }
            }
        }

        /// The beginnings of tags that each language answers to.
        const ANSWERS: &[(&str, Locale)] = &[$($(($own, Locale::$name),)+)+];
    };
}

with_locales!(make_locale);
#[cfg(feature = "texts")]
pub(crate) use with_locales;

impl Locale {
    /// The language of a tag, if there are words for it: `zh`, `zh-Hans` and the like are Chinese. Where
    /// several answer to it, the one that says most of the tag.
    pub fn of_tag(tag: &str) -> Option<Locale> {
        let tag = tag.replace('_', "-");
        let fits = |own: &str| {
            let (start, rest) = tag.split_at_checked(own.len()).unwrap_or_default();
            start.eq_ignore_ascii_case(own) && (rest.is_empty() || rest.starts_with('-'))
        };
        let answers = ANSWERS.iter().filter(|(own, _)| fits(own));
        answers.max_by_key(|(own, _)| own.len()).map(|(_, locale)| *locale)
    }
    /// The first of the tags, best first, that there are words for; English if there is none.
    pub fn best_of<'a>(tags: impl IntoIterator<Item = &'a str>) -> Locale {
        tags.into_iter().find_map(Locale::of_tag).unwrap_or_default()
    }
}

#[cfg(test)]
mod tests {
    use strum::IntoEnumIterator as _;

    use super::*;

    #[test]
    fn a_language_answers_to_its_tag_and_to_longer_ones() {
        for locale in Locale::iter() {
            assert_eq!(Locale::of_tag(locale.tag()), Some(locale));
            let with_region = format!("{}_XX", locale.tag().to_ascii_uppercase());
            assert_eq!(Locale::of_tag(&with_region), Some(locale));
        }
        assert_eq!(["", "english", "-en", "é"].map(Locale::of_tag), [None; 4]);
    }
}
