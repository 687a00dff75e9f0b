//! The language: its texts, and the explanations, which are fetched when something first shows one.

use std::rc::Rc;

use crate::i18n::Localizer;
use crate::i18n::message::Message;

use super::Update;
use crate::app::command::Command;
use crate::app::jobs::Purpose;
use crate::app::model::card::Card;
use crate::app::model::{Explanations, Model, Notice};
use crate::app::place::Place;
use crate::app::settings::Locale;

impl Update<'_> {
    /// The texts of a language replace those of the one before: everything on the screen is written
    /// anew from the model.
    pub(super) fn locale_loaded(&mut self, tag: &str, sources: &[String]) {
        if let Some(locale) = Locale::of_tag(tag) {
            self.model.shell.locale = locale;
            self.model.localizer = Rc::new(Localizer::new(locale.tag(), sources));
            self.update_document();
        }
    }
    pub(super) fn locale_failed(&mut self) {
        self.notify(Notice::plain(Message::LocaleMissing));
    }
    /// Fetches the explanations of the language once something on the screen needs them. After a
    /// failure they are fetched again when something else needs them.
    pub(super) fn request_explanations(&mut self) {
        let locale = self.model.shell.locale;
        if !needs_explanations(self.model) {
            if self.model.shell.explanations == Explanations::Failed {
                self.model.shell.explanations = Explanations::NotRequested;
            }
            return;
        }
        let is_under_way = match self.model.shell.explanations {
            Explanations::NotRequested => false,
            Explanations::Requested(requested) => requested == locale,
            Explanations::Failed => true,
        };
        if !is_under_way && !self.model.localizer.has_explanations() {
            self.model.shell.explanations = Explanations::Requested(locale);
            self.emit(Command::LoadExplanations(locale));
        }
    }
    /// The explanations of a language arrived, or could not be fetched. Those of a language that is
    /// not shown any more are dropped.
    pub(super) fn explanations_loaded(&mut self, locale: Locale, source: Option<&str>) {
        if self.model.shell.explanations != Explanations::Requested(locale) {
            return;
        }
        self.model.shell.explanations = Explanations::NotRequested;
        match source {
            Some(source) if locale == self.model.shell.locale => {
                self.model.localizer = Rc::new(self.model.localizer.with(source));
                self.update_document();
            }
            Some(_) => {}
            None => {
                self.model.shell.explanations = Explanations::Failed;
                self.notify(Notice::plain(Message::ExplanationsMissing));
            }
        }
    }
}

/// Whether something on the screen explains a step or a technique, or soon will.
fn needs_explanations(model: &Model) -> bool {
    let is_hint_coming = model.jobs.any(|purpose| *purpose == Purpose::Hint);
    let shows_steps = !matches!(model.card, Card::None | Card::Solutions(_));
    is_hint_coming || shows_steps || model.shell.place == Place::Learn
}
