//! Learning: the list of lessons, the parts of a lesson, whole puzzles as games.

pub(crate) mod basics;
pub(crate) mod exercise;

use crate::engine::logic::techniques::Technique;
use crate::service::{HintResult, request};
use crate::words::message::Message;

use crate::core::command::Command;
use crate::core::cursor::Adjacent;
use crate::core::jobs::Purpose;
use crate::core::lesson_id::{Basic, LessonId};
use crate::core::letter::{LateLetter, PlacesLetter};
use crate::core::new_game::NewGame;
use crate::core::place::Place;
use crate::core::record::PuzzleSource;
use crate::places::learn::Update;
use crate::places::learn::msg::Tab;
use crate::places::learn::msg::{LearnField, LearnMsg};
use crate::places::learn::overview::Overview;
use crate::places::learn::{Explained, Learn, Lesson};

impl Update<'_> {
    /// Opens a page of Learn, or the list of all; whether it was not open. Who learns the game needs no
    /// line that offers it.
    pub(crate) fn open(&mut self, chosen: Option<LessonId>) -> bool {
        let is_open = self.common.page.place == Place::Learn && self.own.open.chosen == chosen;
        self.common.enter(Place::Learn);
        self.ask_overview();
        if is_open && !self.own.open.missing {
            return false;
        }
        self.own.open = Learn { chosen, ..Learn::default() };
        self.cancel(|purpose| {
            matches!(purpose, Purpose::Example(_) | Purpose::Exercise(_) | Purpose::ExerciseHint(_))
        });
        if chosen.is_some() {
            self.own.list.last = chosen;
        }
        if chosen == Some(LessonId::Basic(Basic::Rules)) {
            self.common.page.tip = self.common.page.tip.map(|at| at.max(1));
        }
        match chosen {
            Some(LessonId::Technique(technique)) => self.emit(Command::LoadLesson(technique)),
            Some(LessonId::Position) => self.ask_exercise_hint(),
            Some(LessonId::Basic(_)) | None => {}
        }
        true
    }
    /// What the list shows of each lesson is fetched once.
    fn ask_overview(&mut self) {
        let lessons = &mut self.own.list;
        if !std::mem::replace(&mut lessons.is_asked, true) {
            self.emit(Command::LoadOverview);
        }
    }
    pub(crate) fn handle(&mut self, msg: LearnMsg) {
        match msg {
            LearnMsg::Opened(lesson) => self.send(PlacesLetter::Learn(Some(lesson))),
            LearnMsg::SentenceStepped(way) => self.turn(way),
            LearnMsg::Practised(at) => self.practise(at),
            LearnMsg::SectionTurned(section) => {
                let turned = &mut self.own.list.turned;
                match turned.iter().position(|other| *other == section) {
                    Some(at) => _ = turned.remove(at),
                    None => turned.push(section),
                }
            }
            LearnMsg::PartChosen(part) => self.own.list.part = part,
            LearnMsg::SectionShown(_) => {}
            LearnMsg::TabChosen(tab) => self.choose_tab(tab),
            LearnMsg::PositionChosen(at) => self.open_position(at),
            LearnMsg::Another => self.open_next_position(),
            LearnMsg::CursorMoved(direction) => self.move_lesson_cursor(direction),
            LearnMsg::CursorPut(cell) => self.own.open.cursor = cell,
            LearnMsg::CellChosen(cell) => self.choose_lesson_cell(cell),
            LearnMsg::CursorChosen => self.choose_lesson_cell(self.own.open.cursor),
            LearnMsg::DigitChosen(digit) => self.choose_lesson_digit(digit),
            LearnMsg::Nudge => self.nudge(),
            LearnMsg::StepsShown => self.choose_tab(Tab::Steps),
            LearnMsg::TaskChosen(at) => self.choose_task(at),
            LearnMsg::Erased => self.erase_answer(),
            LearnMsg::FieldEdited(LearnField::Search, text) => self.own.list.search = text,
        }
    }
    /// A list without pictures is asked for again with the next page.
    pub(crate) fn take_overview(&mut self, text: Option<&str>) {
        let list = &mut self.own.list;
        list.is_asked = text.is_some();
        list.overview = text.map(Overview::read);
    }
    pub(crate) fn take_lesson(&mut self, technique: Technique, text: Option<String>) {
        if self.own.open.technique() != Some(technique) {
            return;
        }
        let Some(lesson) = text.as_deref().and_then(Lesson::read) else {
            self.own.open.missing = true;
            return;
        };
        let example = Box::new(lesson.example.clone());
        let has_positions = !lesson.positions.is_empty();
        self.own.open.lesson = Some(lesson);
        self.ask(request::Example { board: example, technique }, Purpose::Example);
        // With the idea known, one goes on to find it.
        if self.common.storage.learned.has_idea(technique) && has_positions {
            return self.choose_tab(Tab::Find);
        }
        self.common.storage.learned.add_idea(technique);
        self.common.save_learned();
    }
    /// An example without a step stays without one.
    pub(crate) fn take_example(&mut self, result: HintResult) {
        if let HintResult::Step(step) = result {
            self.own.open.step = Some(step);
        }
    }
    fn choose_tab(&mut self, tab: Tab) {
        let from = std::mem::replace(&mut self.own.open.tab, tab);
        let learn = &mut self.own.open;
        match tab {
            Tab::Idea if from != Tab::Idea => {
                learn.at = 0;
                learn.explained = Explained::Example;
            }
            Tab::Idea => {}
            Tab::Find if learn.exercise.is_none() => self.open_next_position(),
            Tab::Find => {}
            Tab::Steps => {
                learn.at = 0;
                learn.explained = Explained::Example;
                let exercise =
                    learn.exercise.as_mut().filter(|exercise| !exercise.steps.is_empty());
                if let Some(exercise) = exercise.filter(|_| from != Tab::Idea) {
                    exercise.is_helped = true;
                    learn.explained = Explained::Exercise;
                }
            }
        }
    }
    /// One look back or on.
    pub(crate) fn turn(&mut self, way: Adjacent) {
        let Some((_, step)) = self.own.open.explained() else { return };
        let last = self.common.localizer.explanation_in_turn(step).len().saturating_sub(1);
        let at = &mut self.own.open.at;
        *at = match way {
            Adjacent::Previous => at.saturating_sub(1),
            Adjacent::Next => last.min(*at + 1),
        };
    }
    /// A whole puzzle becomes the game.
    pub(crate) fn practise(&mut self, at: usize) {
        let learn = &self.own.open;
        let (Some(technique), Some(lesson)) = (learn.technique(), &learn.lesson) else { return };
        let Some(board) = lesson.practice.get(at).cloned() else { return };
        let new = NewGame {
            practised: Some(technique),
            ..NewGame::of(PuzzleSource::Practice, board, String::new())
        };
        self.send(LateLetter::Begin(Box::new(new), Message::PracticeStarted { technique }));
    }
}
