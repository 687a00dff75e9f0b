//! What the part `Late` does with its messages.

use std::rc::Rc;

use super::Update;
use crate::core::command::Command;
use crate::core::field::Field;
use crate::core::keys::Rebinding;
use crate::core::msg::Msg;
use crate::core::share_msg::ShareMsg;

/// The part has come: from now on there is the code for all words.
pub(crate) fn arrived(update: &mut Update<'_>) {
    update.model.common.localizer = Rc::new(update.model.common.localizer.with_later_text());
}

/// Works off a message of this part.
// One match on purpose: what a message does is looked up here.
#[allow(clippy::too_many_lines)]
pub(crate) fn handle(update: &mut Update<'_>, msg: Msg) {
    match msg {
        Msg::Letter(_, letter) => update.do_later(letter.take()),
        Msg::RestartRequested => update.restart(),
        Msg::CluesFixed => update.fix_clues(),
        Msg::BackToMistake => update.back_to_mistake(),
        Msg::MistakeErased => update.erase_mistake(),
        Msg::CellMenuRequested(cell) => update.open_cell_menu(cell),
        Msg::CursorMenuRequested => update.open_cell_menu(update.model.play.input.cursor),
        Msg::ReadRequested(reading) => update.read_aloud(reading),

        Msg::NewPuzzleRequested => update.make_new(),
        Msg::TierRequested(tier) => update.make_tier(tier),
        Msg::DailyRequested(date, tier) => update.open_daily(date, tier),
        Msg::DayChosen(date) => update.choose_day(date),
        Msg::MonthTurned(way) => update.turn_month(way),
        Msg::BlankRequested => update.make_blank(),
        Msg::StopRequested => update.stop(),
        Msg::BenchmarkRequested => update.start_benchmark(),
        Msg::SolveRequested => update.ask_solve(),
        Msg::SolutionRequested => update.solve(),
        Msg::CellRevealed => update.reveal_cell(),
        Msg::SolutionChosen(at) => update.choose_solution(at),
        Msg::SolutionKept => update.keep_solution(),
        Msg::SolutionsClosed => update.close_solutions(),
        Msg::CheckRequested => update.check(),
        Msg::HintRequested => update.hint(),
        Msg::AnotherHintRequested => update.another_hint(),
        Msg::FoundHintRequested => update.show_found_hint(),
        Msg::CellHintRequested => update.hint_in(update.model.play.input.cursor),
        Msg::CheckpointToggled => update.toggle_checkpoint(),
        Msg::TrialToggled => update.toggle_trial(),
        Msg::TrialKept => update.keep_trial(),
        Msg::BranchesRequested => update.open_branches(),
        Msg::BranchChosen(node) => update.choose_branch(node),
        Msg::FieldEdited(Field::CheckpointName, name) => update.name_checkpoint(&name),
        Msg::ReplayRequested => update.start_replay(),
        Msg::ReplayMoved(at) => update.change_replay(|replay| replay.go(at)),
        Msg::ReplayStepped(way) => update.change_replay(|replay| replay.step(way)),
        Msg::ReplayToggled => update.toggle_replay(),
        Msg::ReplayTicked => update.tick_replay(),
        Msg::HintApplied => update.apply_hint(),
        Msg::HintClosed => update.close_hint_card(),
        Msg::SentenceStepped(way) => update.step_sentence(way),
        Msg::SentenceChosen(at) => update.choose_sentence(at),
        Msg::SentenceFolded(at) => update.fold_sentence(at),
        Msg::DeductionOpened => update.open_deduction(),
        Msg::ClaimKindChosen(kind) => update.choose_claim_kind(kind),
        Msg::DeductionSubmitted => update.submit_deduction(),
        Msg::DeductionCleared => update.clear_deduction(),
        Msg::SentencePointed(place) => update.point_at_sentence(place),
        Msg::DifferencesShown => update.show_differing(),

        Msg::StepsRequested => update.list_steps(),
        Msg::StepsClosed | Msg::PathClosed => update.close_lists(),
        Msg::StepScopeToggled => update.scope_steps(),
        Msg::StepsUnfolded(technique) => update.unfold_steps(technique),
        Msg::StepsMore => update.more_steps(),
        Msg::StepPreviewed(place) => update.preview_step(place),
        Msg::StepOpened(place) => update.open_step(place),
        Msg::FieldEdited(Field::StepDigit, digit) => update.filter_steps(&digit),
        Msg::PathRequested(origin) => update.show_path(origin),
        Msg::PathStepChosen(place) => update.choose_moment(place),
        Msg::PathExported(export) => update.export_path(export),

        Msg::TextPasted(text) => update.paste(text),
        Msg::TextTooLarge(bytes) => update.refuse_text(bytes),
        Msg::FileRead(name, text) => update.read_file(name, text),
        Msg::FieldEdited(Field::ImportText, text) => update.read_import(text),
        Msg::FieldEdited(Field::ShareFormat, slug) => update.share(ShareMsg::FormatChosen(slug)),
        Msg::ImportChosen(at) => update.choose_import(at),
        Msg::ImportToggled(at) => update.model.play.dialogs.import.toggle(at),
        Msg::ImportAllToggled => update.model.play.dialogs.import.toggle_all(),
        Msg::ImportScrolled(first) => update.model.play.dialogs.import.first = first,
        Msg::ImportStopped => update.stop_import(),
        Msg::ImportAccepted => update.accept_import(),

        Msg::KeyChangeRequested(row) => {
            update.model.play.dialogs.rebinding = Rebinding::Waiting(row)
        }
        Msg::KeyChosen(press) => update.bind_key(&press),
        Msg::KeysReset => update.reset_keys(),
        Msg::DialogOpened(dialog) => update.open(dialog),
        Msg::DialogClosed => update.close(),
        Msg::FieldEdited(field, value) => update.edit(field, value),
        Msg::Toggled(toggle) => update.toggle(toggle),
        Msg::Share(msg) => update.share(msg),
        Msg::CopyRequested(text) => update.emit(Command::Copy(text)),
        Msg::Copied(outcome) => update.copied(outcome),
        Msg::EndUnfolded => update.unfold_end(),
        Msg::PictureRequested => update.share_picture(),
        Msg::PictureShared(outcome) => update.picture_shared(outcome),

        Msg::PreviousRequested => update.previous(),
        Msg::StorageChanged(key, text) => update.stored_elsewhere(&key, text),
        Msg::PageRestored => update.page_restored(),
        Msg::StoredTextRead(key, text) => update.stored_text_read(&key, text),
        Msg::Database(msg) => update.database(msg.take()),
        Msg::KeepDue => update.keep_due(),
        Msg::VersionChosen(version) => update.choose_version(version),

        Msg::Answered(id, response) => update.answer(id, response.take()),
        Msg::Progressed(id, progress) => update.progress(id, progress),
        Msg::WorkerDied(ids) => update.worker_died(&ids),
        Msg::WorkerMissing => update.worker_missing(),
        Msg::WorkerSilent => update.worker_silent(),
        Msg::EngineRestartRequested => update.restart_engine(),
        Msg::EngineReady => update.keep_build(),
        Msg::BuildChecked { is_whole } => update.build_checked(is_whole),
        Msg::UpdateFound(source) => update.update_found(source),
        Msg::UpdateAccepted(source) => update.accept_update(source),
        Msg::LocaleLoaded(tag, sources) => update.locale_loaded(&tag, &sources),
        Msg::LocaleFailed => update.locale_failed(),
        Msg::WordsLoaded(locale, words, source) => {
            update.words_loaded(locale, words, source.as_deref())
        }
        Msg::PauseRequested => update.pause(),
        other => debug_assert!(false, "no arm for {other:?}"),
    }
}
