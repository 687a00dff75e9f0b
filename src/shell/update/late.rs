//! What the part `Late` does with its messages.

use super::Update;
use crate::core::command::Command;
use crate::core::msg::Msg;

/// The part has come: from now on there is the code for all words.
pub(crate) fn arrived(update: &mut Update<'_>) {
    let localizer = update.model.common.localizer.with_later_text();
    update.model.common.use_words(localizer);
}

/// Works off a message of this part.
pub(crate) fn handle(update: &mut Update<'_>, msg: Msg) {
    match msg {
        Msg::Storage(msg) => update.storage(msg),
        Msg::Engine(msg) => update.engine(msg),
        Msg::Build(msg) => update.build(msg),
        Msg::Language(msg) => update.language(msg),
        other => handle_request(update, other),
    }
}

/// Works off what the player asks for. Not a part of [`handle`], to which the browser and the workers report
/// right after the start: browsers compile a function when it is first called.
#[inline(never)]
fn handle_request(update: &mut Update<'_>, msg: Msg) {
    match msg {
        Msg::Letter(letter) => letter.open().into_iter().for_each(|letter| update.do_later(letter)),
        Msg::CopyRequested(text) => update.emit(Command::Copy(text)),
        Msg::DialogClosed => update.model.common.page.dialog = None,
        other => handle_in_play(&mut update.play(), other),
    }
}

/// Works off what the game answers.
fn handle_in_play(play: &mut crate::play::Update<'_>, msg: Msg) {
    match msg {
        Msg::Puzzle(msg) => play.puzzle(msg),
        Msg::Import(msg) => play.import(msg),
        Msg::Check(msg) => play.mistakes(msg),
        Msg::Hint(msg) => play.hints(msg),
        Msg::Deduction(msg) => play.deduction(msg),
        Msg::Links(msg) => play.links(msg),
        Msg::Steps(msg) => play.steps(msg),
        Msg::Path(msg) => play.path(msg),
        Msg::Solution(msg) => play.solution(msg),
        Msg::Branches(msg) => play.branches(msg),
        Msg::Replay(msg) => play.replay(msg),
        Msg::End(msg) => play.end(msg),
        Msg::Share(msg) => play.share(msg),
        Msg::Setting(msg) => play.settings(msg),
        Msg::Keys(msg) => play.keys(msg),
        Msg::CellMenuRequested(cell) => play.open_cell_menu(cell),
        Msg::CursorMenuRequested => play.open_cell_menu(play.own.input.cursor),
        Msg::CellsCopied => play.copy_cells(),
        Msg::CellsPasted => play.paste_copied(),
        Msg::ReadRequested(reading) => play.read_aloud(reading),
        Msg::FinishRequested => play.ask_finish(),
        Msg::StopRequested => play.stop(),
        Msg::BenchmarkRequested => play.start_benchmark(),
        Msg::DialogOpened(dialog) => play.open(dialog),
        Msg::Copied(outcome) => play.copied(outcome),
        Msg::PauseRequested => play.pause(),
        Msg::ZenToggled => play.toggle_zen(),
        Msg::GamepadPressed(button) => play.press_gamepad(button),
        other => debug_assert!(false, "no arm for {other:?}"),
    }
}
