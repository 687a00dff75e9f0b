//! Learning: the list of techniques, the example step by step, practice as a game.

use crate::engine::logic::techniques::Technique;
use crate::i18n::message::Message;
use crate::service::Request;

use super::Update;
use super::start::NewGame;
use crate::app::command::Command;
use crate::app::jobs::Purpose;
use crate::app::learn::{Learn, Lesson};
use crate::app::msg::Adjacent;
use crate::app::place::Place;
use crate::app::record::PuzzleSource;

impl Update<'_> {
    /// Opens the page of a technique, or the list of all.
    pub(super) fn learn(&mut self, chosen: Option<Technique>) {
        let is_open =
            self.model.shell.place == Place::Learn && self.model.dialogs.learn.chosen == chosen;
        self.leave_algorithms();
        self.enter(Place::Learn);
        if is_open && !self.model.dialogs.learn.missing {
            return;
        }
        self.model.dialogs.learn = Learn { chosen, ..Learn::default() };
        self.cancel(|purpose| *purpose == Purpose::Example);
        if let Some(technique) = chosen {
            self.model.dialogs.learned = chosen;
            self.emit(Command::LoadLesson(technique));
        }
    }
    /// What lies over the page is put away.
    pub(super) fn close(&mut self) {
        self.model.shell.dialog = None;
    }
    pub(super) fn take_lesson(&mut self, technique: Technique, text: Option<String>) {
        if self.model.dialogs.learn.chosen != Some(technique) {
            return;
        }
        match text.as_deref().and_then(Lesson::read) {
            Some(lesson) => {
                let example = Box::new(lesson.example.clone());
                self.model.dialogs.learn.lesson = Some(lesson);
                self.ask(Purpose::Example, Request::Example { board: example, technique });
            }
            None => self.model.dialogs.learn.missing = true,
        }
    }
    /// One look back or on.
    pub(super) fn turn(&mut self, way: Adjacent) {
        let Some(step) = &self.model.dialogs.learn.step else { return };
        let last = self.model.localizer.explanation_in_turn(step).len().saturating_sub(1);
        let at = &mut self.model.dialogs.learn.at;
        *at = match way {
            Adjacent::Previous => at.saturating_sub(1),
            Adjacent::Next => last.min(*at + 1),
        };
    }
    /// A practice puzzle becomes the game.
    pub(super) fn practise(&mut self, at: usize) {
        let learn = &self.model.dialogs.learn;
        let (Some(technique), Some(lesson)) = (learn.chosen, &learn.lesson) else { return };
        let Some(board) = lesson.practice.get(at).cloned() else { return };
        self.begin(NewGame {
            practised: Some(technique),
            ..NewGame::of(PuzzleSource::Practice, board, String::new())
        });
        self.offer_previous(Message::PracticeStarted { technique });
    }
}
