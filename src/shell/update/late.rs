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
// One match on purpose: what a message does is looked up here.
#[allow(clippy::too_many_lines)]
#[inline(never)]
fn handle_request(update: &mut Update<'_>, msg: Msg) {
    match msg {
        Msg::Letter(letter) => letter.open().into_iter().for_each(|letter| update.do_later(letter)),
        Msg::Puzzle(msg) => update.play().puzzle(msg),
        Msg::Check(msg) => update.play().mistakes(msg),
        Msg::CellMenuRequested(cell) => update.play().open_cell_menu(cell),
        Msg::CursorMenuRequested => {
            let cursor = update.model.play.input.cursor;
            update.play().open_cell_menu(cursor);
        }
        Msg::ReadRequested(reading) => update.play().read_aloud(reading),

        Msg::StopRequested => update.play().stop(),
        Msg::BenchmarkRequested => update.play().start_benchmark(),
        Msg::Solution(msg) => update.play().solution(msg),
        Msg::FinishRequested => update.play().ask_finish(),
        Msg::Hint(msg) => update.play().hints(msg),
        Msg::Branches(msg) => update.play().branches(msg),
        Msg::Replay(msg) => update.play().replay(msg),
        Msg::Deduction(msg) => update.play().deduction(msg),
        Msg::Links(msg) => update.play().links(msg),

        Msg::Steps(msg) => update.play().steps(msg),
        Msg::Path(msg) => update.play().path(msg),

        Msg::Import(msg) => update.play().import(msg),

        Msg::Keys(msg) => update.play().keys(msg),
        Msg::DialogOpened(dialog) => update.play().open(dialog),
        Msg::DialogClosed => update.model.common.page.dialog = None,
        Msg::Setting(msg) => update.play().settings(msg),
        Msg::Share(msg) => update.play().share(msg),
        Msg::CopyRequested(text) => update.emit(Command::Copy(text)),
        Msg::Copied(outcome) => update.play().copied(outcome),
        Msg::End(msg) => update.play().end(msg),

        Msg::PauseRequested => update.play().pause(),
        Msg::ZenToggled => update.play().toggle_zen(),
        Msg::GamepadPressed(button) => update.play().press_gamepad(button),
        Msg::CellsCopied => update.play().copy_cells(),
        Msg::CellsPasted => update.play().paste_copied(),
        other => debug_assert!(false, "no arm for {other:?}"),
    }
}
