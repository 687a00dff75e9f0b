//! [`Locale`]: the languages that there are words for.

/// A language with a folder in `locales/`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, strum::EnumIter, strum::IntoStaticStr)]
pub enum Locale {
    /// English.
    #[default]
    #[strum(serialize = "en")]
    En,
    /// Simplified Chinese.
    #[strum(serialize = "zh-CN")]
    ZhCn,
}

impl Locale {
    /// Its language tag: `en`, `zh-CN`.
    pub fn tag(self) -> &'static str {
        self.into()
    }
    /// The name of the language in the language itself.
    pub fn endonym(self) -> &'static str {
        match self {
            Locale::En => "English",
            Locale::ZhCn => "简体中文",
        }
    }
    /// The language of a tag, if there are words for it; `zh`, `zh-Hans` and the like are Chinese.
    pub fn of_tag(tag: &str) -> Option<Locale> {
        let language = tag.split(['-', '_']).next().unwrap_or_default();
        match language.to_ascii_lowercase().as_str() {
            "en" => Some(Locale::En),
            "zh" => Some(Locale::ZhCn),
            _ => None,
        }
    }
    /// The first of the tags, best first, that there are words for; English if there is none.
    pub fn best_of<'a>(tags: impl IntoIterator<Item = &'a str>) -> Locale {
        tags.into_iter().find_map(Locale::of_tag).unwrap_or_default()
    }
}
