//! The words of the commands that explain: one language, chosen by `--lang`.

use std::cell::OnceCell;

use clap::Args;

use crate::engine::logic::step::{Effect, Step};
use crate::i18n::Localizer;

/// In which language.
#[derive(Args)]
pub struct Language {
    /// The language of the words
    #[arg(long, value_name = "TAG", default_value = "en", value_parser = ["en", "zh-CN"])]
    lang: String,
}

const EN: &str = include_str!("../../locales/en/techniques.ftl");
const EN_WORDS: &str = include_str!("../../locales/en/page.ftl");
const ZH_CN: &str = include_str!("../../locales/zh-CN/techniques.ftl");
const ZH_CN_WORDS: &str = include_str!("../../locales/zh-CN/page.ftl");

thread_local! {
    /// The words, read once a thread: Fluent's are not made to be shared.
    static LOCALIZER: OnceCell<Localizer> = const { OnceCell::new() };
}

impl Language {
    /// Does something with the words.
    pub fn with<T>(&self, use_it: impl FnOnce(&Localizer) -> T) -> T {
        LOCALIZER.with(|localizer| use_it(localizer.get_or_init(|| self.localizer())))
    }
    fn localizer(&self) -> Localizer {
        let sources = if self.lang == "en" { [EN, EN_WORDS] } else { [ZH_CN, ZH_CN_WORDS] };
        Localizer::new(&self.lang, &sources.map(str::to_owned))
    }
}

/// What a step does: `r4c7=5` places, `r4c7<>5` rules out.
pub fn effects(step: &Step) -> Vec<String> {
    step.effects.iter().map(effect).collect()
}

fn effect(effect: &Effect) -> String {
    match effect {
        Effect::Place(candidate) => format!("{}={}", candidate.cell, candidate.digit),
        Effect::Eliminate(candidate) => format!("{}<>{}", candidate.cell, candidate.digit),
    }
}
