//! [`update`]: the one place where what happens changes what is. A function of its arguments; what
//! the browser has to do comes back as commands.

mod responses;
mod hints;
mod imports;
mod solving_path;
mod language;
mod learn;
mod play;
mod select;
mod settings;
mod start;
mod step_list;
mod benchmark;
mod generate;
mod solve;

use super::command::Command;
use super::keys;
use super::model::Model;
use super::msg::{Dialog, Field, Msg};

/// Changes the model as the message says; what the browser has to do comes back.
pub fn update(model: &mut Model, msg: Msg) -> Vec<Command> {
    let mut update = Update { model, out: Vec::new() };
    update.handle(msg);
    update.request_explanations();
    update.out
}

/// One message being worked off.
struct Update<'a> {
    model: &'a mut Model,
    out: Vec<Command>,
}

impl Update<'_> {
    fn emit(&mut self, command: Command) {
        self.out.push(command);
    }

    // One match on purpose: what a message does is looked up here.
    #[allow(clippy::too_many_lines)]
    fn handle(&mut self, msg: Msg) {
        match msg {
            Msg::KeyPressed(press) => self.key(&press),
            Msg::Digit(digit) => self.pad(digit),
            Msg::ModeChosen(mode) => self.choose_mode(mode),
            Msg::Colour(colour) => self.colour(colour),
            Msg::Erase => self.erase(),
            Msg::FillNotes => self.fill(),
            Msg::Undo => self.undo(),
            Msg::Redo => self.redo(),
            Msg::RestartRequested => self.restart(),
            Msg::CluesFixed => self.fix_clues(),
            Msg::BackToMistake => self.back_to_mistake(),

            Msg::CursorMoved(direction, reach) => self.move_cursor(direction, reach),
            Msg::CellPressed(cell, picking) => self.press(cell, picking),
            Msg::CellFocused(cell) => self.follow_focus(cell),
            Msg::CellDragged(cell) => self.drag(cell),
            Msg::CellPressedTwice(cell) => self.press_twice(cell),
            Msg::GestureCancelled => self.cancel_gesture(),
            Msg::SelectAll => self.select_all(),
            Msg::Dismiss => self.dismiss(),

            Msg::NewPuzzleRequested => self.make_new(),
            Msg::BlankRequested => self.make_blank(),
            Msg::StopRequested => self.stop(),
            Msg::BenchmarkRequested => self.start_benchmark(),
            Msg::SolveRequested => self.solve(),
            Msg::SolutionChosen(at) => self.choose_solution(at),
            Msg::SolutionKept => self.keep_solution(),
            Msg::SolutionsClosed => self.close_solutions(),
            Msg::CheckRequested => self.check(),
            Msg::HintRequested => self.hint(),
            Msg::HintApplied => self.apply_hint(),
            Msg::HintClosed => self.close_hint_card(),
            Msg::SentenceStepped(way) => self.step_sentence(way),
            Msg::SentenceChosen(at) => self.choose_sentence(at),
            Msg::DeductionOpened => self.open_deduction(),
            Msg::ClaimKindChosen(kind) => self.choose_claim_kind(kind),
            Msg::DeductionSubmitted => self.submit_deduction(),
            Msg::DeductionCleared => self.clear_deduction(),
            Msg::SentencePointed(place) => self.point_at_sentence(place),
            Msg::DifferencesShown => self.show_differing(),

            Msg::StepsRequested => self.list_steps(),
            Msg::StepsClosed | Msg::PathClosed => self.close_lists(),
            Msg::StepScopeToggled => self.scope_steps(),
            Msg::StepsUnfolded(technique) => self.unfold_steps(technique),
            Msg::StepsMore => self.more_steps(),
            Msg::StepPreviewed(place) => self.preview_step(place),
            Msg::StepOpened(place) => self.open_step(place),
            Msg::FieldEdited(Field::StepDigit, digit) => self.filter_steps(&digit),
            Msg::PathRequested(origin) => self.show_path(origin),
            Msg::PathStepChosen(place) => self.choose_moment(place),
            Msg::PathExported(export) => self.export_path(export),

            Msg::TextPasted(text) => self.paste(text),
            Msg::FileRead(name, text) => self.read_file(name, text),
            Msg::FieldEdited(Field::ImportText, text) => self.read_import(text),
            Msg::ImportChosen(at) => self.choose_import(at),
            Msg::ImportAccepted => self.accept_import(),
            Msg::FragmentChanged(fragment) => self.open_fragment(&fragment),

            Msg::LearnRequested(technique) => self.learn_here(technique),
            Msg::LessonLoaded(technique, text) => self.take_lesson(technique, text),
            Msg::LessonStepped(turning) => self.turn(turning),
            Msg::PracticeRequested(at) => self.practise(at),

            Msg::DialogOpened(Dialog::Learn) => self.learn_here(None),
            Msg::DialogOpened(dialog) => self.open(dialog),
            Msg::DialogClosed => self.close(),
            Msg::FieldEdited(field, value) => self.edit(field, value),
            Msg::Toggled(toggle) => self.toggle(toggle),
            Msg::PauseRequested => self.pause(),
            Msg::Ticked(now) => self.tick(now),
            Msg::VisibilityChanged(sight, now) => self.visibility_changed(sight, now),
            Msg::CopyRequested(text) => self.emit(Command::Copy(text)),
            Msg::Copied(outcome) => self.copied(outcome),
            Msg::NoticeClosed => self.close_notice(),
            Msg::LocaleLoaded(tag, sources) => self.locale_loaded(&tag, &sources),
            Msg::LocaleFailed => self.locale_failed(),
            Msg::ExplanationsLoaded(locale, source) => {
                self.explanations_loaded(locale, source.as_deref())
            }

            Msg::PreviousRequested => self.previous(),
            Msg::StorageChanged(key, text) => self.stored_elsewhere(&key, text),
            Msg::StorageFailed => self.storage_failed(),
            Msg::VersionChosen(version) => self.choose_version(version),

            Msg::Answered(id, response) => self.answer(id, response),
            Msg::Progressed(id, progress) => self.progress(id, progress),
            Msg::WorkerDied(ids) => self.worker_died(&ids),
            Msg::WorkerMissing => self.worker_missing(),
        }
    }

    fn key(&mut self, press: &keys::KeyPress) {
        match (keys::digit(press), keys::meaning(press)) {
            (Some((mode, digit)), _) => self.type_digit(mode, digit),
            (None, Some(msg)) => self.handle(msg),
            (None, None) => {}
        }
    }
}
