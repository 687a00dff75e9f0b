//! [`update`]: the one place where what happens changes what is. A function of its arguments; what
//! the browser has to do comes back as commands.

pub(crate) mod responses;
pub(crate) mod language;
pub(crate) mod keeping;
pub(crate) mod key_bindings;
pub(crate) mod notices;
pub(crate) mod places;
pub(crate) mod settings;
pub(crate) mod newer_build;
pub(crate) mod start;

use super::model::Model;
use super::msg::{Field, Msg, ShareMsg};
use crate::core::command::Command;
use crate::core::keys::Rebinding;
use crate::core::saved::KeptView;
use crate::places::learn::LessonId;

/// Changes the model as the message says; what the browser has to do comes back.
pub fn update(model: &mut Model, msg: Msg) -> Vec<Command> {
    let (before, board) = (model.address(), crate::play::update::feedback::Before::of(model));
    let is_led = matches!(msg, Msg::AddressChanged(..));
    let met = notices::BeforeMessage::of(model, &msg);
    let view = model.kept_view();
    let mut update = Update { model, out: Vec::new() };
    update.handle(msg);
    update.keep_view(view);
    update.settle_notice(&met);
    update.show_address(before, is_led);
    update.give_feedback(board);
    update.request_words();
    update.offer_update();
    update.out
}

/// One message being worked off.
pub(crate) struct Update<'a> {
    pub(crate) model: &'a mut Model,
    pub(crate) out: Vec<Command>,
}

impl Update<'_> {
    pub(crate) fn emit(&mut self, command: Command) {
        self.out.push(command);
    }

    /// How the player sees the game is stored like a move.
    fn keep_view(&mut self, before: KeptView) {
        if self.model.kept_view() != before {
            self.save_quietly();
        }
    }

    // One match on purpose: what a message does is looked up here.
    #[allow(clippy::too_many_lines)]
    fn handle(&mut self, msg: Msg) {
        match msg {
            Msg::Digit(digit) => self.pad(digit),
            Msg::DigitTyped(mode, digit) => self.type_digit(mode, digit),
            Msg::CellSkipped => self.skip_cell(),
            Msg::DigitHeld(digit) => self.hold(digit),
            Msg::LockEnded => self.unlock(),
            Msg::LockRequested => self.switch_lock(),
            Msg::FilterRequested(wanted) => self.filter(wanted),
            Msg::NextModeRequested => self.next_mode(),
            Msg::Promoted => self.promote(),
            Msg::NotesErased(kind) => self.erase_notes(kind),
            Msg::NotesCentralised => self.centralise(),
            Msg::SelectSame => self.select_same(),
            Msg::CursorToggled => self.toggle_cursor(),
            Msg::ModeChosen(mode) => self.choose_mode(mode),
            Msg::Colour(colour) => self.colour(colour),
            Msg::Erase => self.erase(),
            Msg::FillNotes => self.fill(),
            Msg::Undo => self.undo(),
            Msg::Redo => self.redo(),
            Msg::RestartRequested => self.restart(),
            Msg::CluesFixed => self.fix_clues(),
            Msg::BackToMistake => self.back_to_mistake(),
            Msg::MistakeErased => self.erase_mistake(),

            Msg::CursorMoved(direction, reach) => self.move_cursor(direction, reach),
            Msg::CellPressed(cell, picking) => self.press(cell, picking),
            Msg::CellTapped(cell) => self.tap(cell),
            Msg::CellFocused(cell) => self.follow_focus(cell),
            Msg::CellDragged(cell) => self.drag(cell),
            Msg::CellPressedTwice(cell) => self.press_twice(cell),
            Msg::CellMenuRequested(cell) => self.open_cell_menu(cell),
            Msg::CursorMenuRequested => self.open_cell_menu(self.model.input.cursor),
            Msg::CellHeld(cell) => self.hold_cell(cell),
            Msg::ReadRequested(reading) => self.read_aloud(reading),
            Msg::GestureCancelled => self.cancel_gesture(),
            Msg::SelectAll => self.select_all(),
            Msg::Dismiss => self.dismiss(),

            Msg::NewPuzzleRequested => self.make_new(),
            Msg::TierRequested(tier) => self.make_tier(tier),
            Msg::DailyRequested(date, tier) => self.open_daily(date, tier),
            Msg::DayChosen(date) => self.choose_day(date),
            Msg::MonthTurned(way) => self.turn_month(way),
            Msg::BlankRequested => self.make_blank(),
            Msg::StopRequested => self.stop(),
            Msg::BenchmarkRequested => self.start_benchmark(),
            Msg::SolveRequested => self.ask_solve(),
            Msg::SolutionRequested => self.solve(),
            Msg::CellRevealed => self.reveal_cell(),
            Msg::SolutionChosen(at) => self.choose_solution(at),
            Msg::SolutionKept => self.keep_solution(),
            Msg::SolutionsClosed => self.close_solutions(),
            Msg::CheckRequested => self.check(),
            Msg::HintRequested => self.hint(),
            Msg::AnotherHintRequested => self.another_hint(),
            Msg::FoundHintRequested => self.show_found_hint(),
            Msg::CellHintRequested => self.hint_in(self.model.input.cursor),
            Msg::CheckpointToggled => self.toggle_checkpoint(),
            Msg::TrialToggled => self.toggle_trial(),
            Msg::TrialKept => self.keep_trial(),
            Msg::BranchesRequested => self.open_branches(),
            Msg::BranchChosen(node) => self.choose_branch(node),
            Msg::FieldEdited(Field::CheckpointName, name) => self.name_checkpoint(&name),
            Msg::ReplayRequested => self.start_replay(),
            Msg::ReplayMoved(at) => self.change_replay(|replay| replay.go(at)),
            Msg::ReplayStepped(way) => self.change_replay(|replay| replay.step(way)),
            Msg::ReplayToggled => self.toggle_replay(),
            Msg::ReplayTicked => self.tick_replay(),
            Msg::HintApplied => self.apply_hint(),
            Msg::HintClosed => self.close_hint_card(),
            Msg::SentenceStepped(way) => self.step_sentence(way),
            Msg::SentenceChosen(at) => self.choose_sentence(at),
            Msg::SentenceFolded(at) => self.fold_sentence(at),
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
            Msg::TextTooLarge(bytes) => self.refuse_text(bytes),
            Msg::FileRead(name, text) => self.read_file(name, text),
            Msg::FieldEdited(Field::ImportText, text) => self.read_import(text),
            Msg::FieldEdited(Field::ShareFormat, slug) => self.share(ShareMsg::FormatChosen(slug)),
            Msg::ImportChosen(at) => self.choose_import(at),
            Msg::ImportToggled(at) => self.model.dialogs.import.toggle(at),
            Msg::ImportAllToggled => self.model.dialogs.import.toggle_all(),
            Msg::ImportScrolled(first) => self.model.dialogs.import.first = first,
            Msg::ImportStopped => self.stop_import(),
            Msg::Rated(msg) => self.rated(msg),
            Msg::Studio(msg) => self.studio(msg),
            Msg::Hand(msg) => self.hand(msg),
            Msg::LowClue(msg) => self.low_clue(msg),
            Msg::FieldEdited(
                field @ (Field::StudioSearch
                | Field::StudioCluesFrom
                | Field::StudioCluesTo
                | Field::StudioScoreFrom
                | Field::StudioScoreTo
                | Field::StudioExplainerFrom
                | Field::StudioExplainerTo
                | Field::StudioSeed),
                value,
            ) => self.edit_studio(field, value),
            Msg::FieldEdited(Field::RatedSearch, search) => self.search_rated(search),
            Msg::ImportAccepted => self.accept_import(),
            Msg::AddressChanged(fragment, layers) => self.change_address(&fragment, layers),

            Msg::PlaceChosen(place) => self.enter(place),
            Msg::LearnRequested(technique) => self.learn(technique.map(LessonId::Technique)),
            Msg::Algorithms(msg) => self.algorithms(msg),
            Msg::LessonLoaded(technique, text) => self.take_lesson(technique, text),
            Msg::LessonStepped(turning) => self.turn(turning),
            Msg::PracticeRequested(at) => self.practise(at),
            Msg::Learn(msg) => self.learning(msg),
            Msg::FieldEdited(Field::LessonSearch, search) => {
                self.model.dialogs.lessons.search = search;
            }

            Msg::KeyChangeRequested(row) => self.model.dialogs.rebinding = Rebinding::Waiting(row),
            Msg::KeyChosen(press) => self.bind_key(&press),
            Msg::KeysReset => self.reset_keys(),
            Msg::DialogOpened(dialog) => self.open(dialog),
            Msg::DialogClosed => self.close(),
            Msg::FieldEdited(
                field @ (Field::LibrarySearch
                | Field::LibraryOrder
                | Field::GameName
                | Field::GameCollection
                | Field::CollectionName),
                value,
            ) => self.edit_library(field, &value),
            Msg::FieldEdited(Field::PaperTitle, title) => self.model.dialogs.paper.title = title,
            Msg::FieldEdited(Field::PaperCount, count) => {
                self.model.dialogs.paper.fresh.count = count;
            }
            Msg::FieldEdited(field, value) if field.is_of_algorithms() => {
                self.edit_algorithms(field, value);
            }
            Msg::FieldEdited(field, value) => self.edit(field, value),
            Msg::Toggled(toggle) => self.toggle(toggle),
            Msg::Paper(msg) => self.paper(msg),
            Msg::PauseRequested => self.pause(),
            Msg::Ticked(now) => self.tick(now),
            Msg::VisibilityChanged(sight, now) => self.visibility_changed(sight, now),
            Msg::Share(msg) => self.share(msg),
            Msg::CopyRequested(text) => self.emit(Command::Copy(text)),
            Msg::Copied(outcome) => self.copied(outcome),
            Msg::NoticeClosed => self.close_notice(),
            Msg::EndUnfolded => self.unfold_end(),
            Msg::PictureRequested => self.share_picture(),
            Msg::PictureShared(outcome) => self.picture_shared(outcome),
            Msg::TipRead => self.read_tip(),
            Msg::TipsClosed => self.greeted(),
            Msg::NoticeHeld(is_held) => self.hold_notice(is_held),
            Msg::ScreenChanged(screen) => self.model.shell.screen = screen,
            Msg::LocaleLoaded(tag, sources) => self.locale_loaded(&tag, &sources),
            Msg::LocaleFailed => self.locale_failed(),
            Msg::WordsLoaded(locale, words, source) => {
                self.words_loaded(locale, words, source.as_deref())
            }

            Msg::PreviousRequested => self.previous(),
            Msg::StorageChanged(key, text) => self.stored_elsewhere(&key, text),
            Msg::PageRestored => self.page_restored(),
            Msg::StoredTextRead(key, text) => self.stored_text_read(&key, text),
            Msg::Database(msg) => self.database(msg),
            Msg::KeepDue => self.keep_due(),
            Msg::Library(msg) => self.library(msg),
            Msg::StorageFailed => self.storage_failed(),
            Msg::VersionChosen(version) => self.choose_version(version),

            Msg::Answered(id, response) => self.answer(id, response),
            Msg::Progressed(id, progress) => self.progress(id, progress),
            Msg::WorkerDied(ids) => self.worker_died(&ids),
            Msg::WorkerMissing => self.worker_missing(),
            Msg::WorkerSilent => self.worker_silent(),
            Msg::EngineRestartRequested => self.restart_engine(),
            Msg::EngineReady => self.keep_build(),
            Msg::BuildChecked { is_whole } => self.build_checked(is_whole),
            Msg::UpdateFound(source) => self.update_found(source),
            Msg::UpdateAccepted(source) => self.accept_update(source),
        }
    }
}
