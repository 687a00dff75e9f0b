//! The language: the words of the first screen, and those that come later.

use crate::core::msg::LanguageMsg;
use crate::words::Localizer;
use crate::words::later_words::LaterWords;
use crate::words::message::Message;

use super::Update;
use crate::core::command::Command;
use crate::core::common::Fetch;
use crate::core::dialog::Dialog;
use crate::core::jobs::Purpose;
use crate::core::notice::Notice;
use crate::core::place::Place;
use crate::core::settings::Locale;
use crate::places::paper::Kind;
use crate::play::card::Card;
use crate::shell::model::Model;

impl Update<'_> {
    /// Works off what happens to the words of a language.
    pub(crate) fn language(&mut self, msg: LanguageMsg) {
        match msg {
            LanguageMsg::Loaded(tag, sources) => self.locale_loaded(&tag, &sources),
            LanguageMsg::Failed => self.locale_failed(),
            LanguageMsg::WordsLoaded(locale, words, source) => {
                self.words_loaded(locale, words, source.as_deref())
            }
        }
    }
    /// The texts of a language replace those of the one before: everything on the screen is written
    /// anew from the model.
    fn locale_loaded(&mut self, tag: &str, sources: &[String]) {
        if let Some(locale) = Locale::of_tag(tag) {
            self.model.common.page.locale = locale;
            self.model.common.use_words(Localizer::new(locale.tag(), sources));
            self.update_document();
            self.algorithms().load_program();
        }
    }
    fn locale_failed(&mut self) {
        self.model.common.notify(Notice::plain(Message::LocaleMissing));
    }
    /// Fetches the later words of the language once something on the screen needs them. After a
    /// failure they are fetched again when something else needs them.
    pub(crate) fn request_words(&mut self) {
        for words in LaterWords::ALL {
            if is_needed(words, self.model) {
                self.load_words(words);
            } else if self.fetch(words) == Fetch::Failed {
                self.set_fetch(words, Fetch::NotRequested);
            }
        }
    }
    /// Fetches words that the localizer lacks, unless they are on their way or have just failed.
    pub(crate) fn load_words(&mut self, words: LaterWords) {
        let locale = self.model.common.page.locale;
        let is_under_way = match self.fetch(words) {
            Fetch::NotRequested => false,
            Fetch::Requested(requested) => requested == locale,
            Fetch::Failed => true,
        };
        if !is_under_way && !self.model.common.localizer.has_words(words) {
            self.set_fetch(words, Fetch::Requested(locale));
            self.emit(Command::LoadWords(locale, words));
        }
    }
    /// Words of a language arrived, or could not be fetched. Those of a language that is not shown
    /// any more are dropped.
    fn words_loaded(&mut self, locale: Locale, words: LaterWords, source: Option<&str>) {
        if self.fetch(words) != Fetch::Requested(locale) {
            return;
        }
        self.set_fetch(words, Fetch::NotRequested);
        match source {
            Some(source) if locale == self.model.common.page.locale => {
                let localizer = self.model.common.localizer.with(source);
                self.model.common.use_words(localizer);
                self.update_document();
            }
            Some(_) => {}
            None => {
                self.set_fetch(words, Fetch::Failed);
                self.model.common.notify(Notice::plain(match words {
                    LaterWords::Page => Message::WordsMissing,
                    LaterWords::Techniques => Message::ExplanationsMissing,
                }));
            }
        }
    }
    fn fetch(&self, words: LaterWords) -> Fetch {
        self.model.common.page.later_words[words as usize]
    }
    fn set_fetch(&mut self, words: LaterWords, fetch: Fetch) {
        self.model.common.page.later_words[words as usize] = fetch;
    }
}

/// Whether something on the screen has words of this file, or soon will.
fn is_needed(words: LaterWords, model: &Model) -> bool {
    let is_hint_coming = model
        .common
        .jobs
        .any(|purpose| matches!(purpose, Purpose::Hint(..) | Purpose::Deduction(_)));
    match words {
        LaterWords::Page => {
            model.common.page.place != Place::Play
                || model.common.page.dialog.is_some()
                || model.play.card != Card::None
                || is_hint_coming
        }
        LaterWords::Techniques => {
            let shows_steps = !matches!(model.play.card, Card::None | Card::Solutions(_));
            let prints = model.common.page.dialog == Some(Dialog::Print);
            let prints_steps = prints && model.paper.layout.kind == Kind::Exercises;
            is_hint_coming || shows_steps || prints_steps || model.common.page.place == Place::Learn
        }
    }
}
