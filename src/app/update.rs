//! [`update`]: the one place where what happens changes what is. A function of its arguments; what
//! the browser has to do comes back as commands.

mod responses;
mod hints;
mod imports;
mod solving_path;
mod learn;
mod play;
mod select;
mod settings;
mod start;
mod step_list;
mod benchmark;
mod generate;
mod solve;

pub use hints::LEVELS;

use super::command::Command;
use super::keys;
use super::model::Model;
use super::msg::{Dialog, Field, Msg};

/// Changes the model as the message says; what the browser has to do comes back.
pub fn update(model: &mut Model, msg: Msg) -> Vec<Command> {
    let mut turn = Turn { model, out: Vec::new() };
    turn.take(msg);
    turn.out
}

/// One message being worked off.
struct Turn<'a> {
    model: &'a mut Model,
    out: Vec<Command>,
}

impl Turn<'_> {
    fn wish(&mut self, command: Command) {
        self.out.push(command);
    }

    // One match on purpose: whoever wants to know what a message does starts here.
    #[allow(clippy::too_many_lines)]
    fn take(&mut self, msg: Msg) {
        match msg {
            Msg::KeyPressed(press) => self.key(&press),
            Msg::Digit(digit) => self.pad(digit),
            Msg::ModeChosen(mode) => self.choose_mode(mode),
            Msg::Colour(colour) => self.colour(colour),
            Msg::Erase => self.erase(),
            Msg::FillNotes => self.fill(),
            Msg::Undo => self.undo(),
            Msg::Redo => self.redo(),
            Msg::RestartAsked => self.restart(),
            Msg::CluesFixed => self.fix_clues(),
            Msg::BackToMistake => self.back_to_mistake(),

            Msg::Moved(direction, reach) => self.move_cursor(direction, reach),
            Msg::CellPressed(cell, picking) => self.press(cell, picking),
            Msg::CellFocused(cell) => self.follow_focus(cell),
            Msg::CellDragged(cell) => self.drag(cell),
            Msg::CellPressedTwice(cell) => self.press_twice(cell),
            Msg::GestureCancelled => self.cancel_gesture(),
            Msg::SelectAll => self.select_all(),
            Msg::Dismiss => self.dismiss(),

            Msg::NewAsked => self.make_new(),
            Msg::BlankAsked => self.make_blank(),
            Msg::StopAsked => self.stop(),
            Msg::TrialAsked => self.begin_trial(),
            Msg::SolveAsked => self.solve(),
            Msg::SolutionChosen(at) => self.choose_solution(at),
            Msg::SolutionKept => self.keep_solution(),
            Msg::SolutionsClosed => self.close_solutions(),
            Msg::CheckAsked => self.check(),
            Msg::HintAsked => self.hint(),
            Msg::HintApplied => self.apply_hint(),
            Msg::HintClosed => self.leave_hint(),
            Msg::HintWalked(way) => self.walk(way),
            Msg::HintWalkedTo(at) => self.walk_to(at),
            Msg::QuestionAsked => self.open_question(),
            Msg::PenChosen(pen) => self.choose_pen(pen),
            Msg::QuestionPut => self.put_question(),
            Msg::QuestionCleared => self.clear_question(),
            Msg::HintSentence(lit) => self.light(lit),
            Msg::UndecidedShown => self.show_undecided(),

            Msg::StepsAsked => self.list_steps(),
            Msg::StepsClosed => self.close_steps(),
            Msg::StepsScoped => self.scope_steps(),
            Msg::StepsUnfolded(technique) => self.unfold_steps(technique),
            Msg::StepsMore => self.more_steps(),
            Msg::StepPreviewed(place) => self.preview_step(place),
            Msg::StepOpened(place) => self.open_step(place),
            Msg::Edited(Field::StepDigit, digit) => self.filter_steps(&digit),
            Msg::PathAsked(origin) => self.show_path(origin),
            Msg::PathClosed => self.close_path(),
            Msg::PathChosen(place) => self.choose_moment(place),
            Msg::PathExported(export) => self.export_path(export),

            Msg::Pasted(text) => self.paste(text),
            Msg::FileRead(name, text) => self.read_file(name, text),
            Msg::Edited(Field::ImportText, text) => self.read_import(text),
            Msg::ImportChosen(at) => self.choose_import(at),
            Msg::ImportAccepted => self.accept_import(),
            Msg::FragmentChanged(fragment) => self.open_fragment(&fragment),

            Msg::LearnAsked(technique) => self.learn_here(technique),
            Msg::LessonLoaded(technique, text) => self.take_lesson(technique, text),
            Msg::LessonTurned(turning) => self.turn(turning),
            Msg::PracticeAsked(at) => self.practise(at),

            Msg::Opened(Dialog::Learn) => self.learn_here(None),
            Msg::Opened(dialog) => self.open(dialog),
            Msg::Closed => self.close(),
            Msg::Edited(field, value) => self.edit(field, value),
            Msg::Toggled(toggle) => self.toggle(toggle),
            Msg::PauseAsked => self.pause(),
            Msg::Ticked(now) => self.tick(now),
            Msg::Visible(sight, now) => self.see(sight, now),
            Msg::CopyAsked(text) => self.wish(Command::Copy(text)),
            Msg::Copied(outcome) => self.copied(outcome),
            Msg::NoticeClosed => self.close_notice(),
            Msg::LocaleLoaded(tag, sources) => self.take_words(&tag, &sources),
            Msg::LocaleFailed(_) => self.locale_failed(),

            Msg::PreviousAsked => self.previous(),
            Msg::StoredElsewhere(key, text) => self.stored_elsewhere(&key, text),
            Msg::StorageFailed => self.storage_failed(),
            Msg::VersionChosen(version) => self.choose_version(version),

            Msg::Answered(ticket, response) => self.answer(ticket, response),
            Msg::Progressed(ticket, progress) => self.progress(ticket, &progress),
            Msg::WorkerDied(tickets) => self.worker_died(&tickets),
            Msg::WorkerMissing => self.worker_missing(),
        }
    }

    fn key(&mut self, press: &keys::KeyPress) {
        match (keys::digit(press), keys::meaning(press)) {
            (Some((mode, digit)), _) => self.type_digit(mode, digit),
            (None, Some(msg)) => self.take(msg),
            (None, None) => {}
        }
    }
}
