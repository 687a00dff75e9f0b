//! [`update`]: the one place where what happens changes what is. A function of its arguments; what
//! the browser has to do comes back as commands.

pub(crate) mod responses;
pub(crate) mod language;
pub(crate) mod notices;
pub(crate) mod places;
pub(crate) mod settings;
pub(crate) mod newer_build;
pub(crate) mod start;
mod parts;
pub(crate) mod late;
mod letters;
pub(crate) mod in_places;

use super::model::Model;
use crate::core::command::Command;
use crate::core::msg::Msg;
use crate::core::saved::KeptView;

/// Changes the model as the message says; what the browser has to do comes back.
pub fn update(model: &mut Model, msg: Msg) -> Vec<Command> {
    let (before, board) = (model.address(), crate::play::update::feedback::Before::of(model));
    let is_led = matches!(msg, Msg::AddressChanged(..) | Msg::PartLoaded(_));
    let met = notices::BeforeMessage::of(model, &msg);
    let view = model.play.kept_view(&model.common);
    let mut update = Update { model };
    update.handle(msg);
    update.deliver();
    update.keep_view(view);
    update.settle_notice(&met);
    update.show_address(before, is_led);
    update.give_feedback(board);
    update.request_words();
    update.offer_update();
    std::mem::take(&mut model.common.out)
}

/// One message being worked off.
pub(crate) struct Update<'a> {
    pub(crate) model: &'a mut Model,
}

impl Update<'_> {
    pub(crate) fn emit(&mut self, command: Command) {
        self.model.common.emit(command);
    }

    /// How the player sees the game is stored like a move.
    fn keep_view(&mut self, before: KeptView) {
        if self.model.play.kept_view(&self.model.common) != before {
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

            Msg::CursorMoved(direction, reach) => self.move_cursor(direction, reach),
            Msg::CellPressed(cell, picking) => self.press(cell, picking),
            Msg::CellTapped(cell) => self.tap(cell),
            Msg::CellFocused(cell) => self.follow_focus(cell),
            Msg::CellDragged(cell) => self.drag(cell),
            Msg::CellPressedTwice(cell) => self.press_twice(cell),
            Msg::CellHeld(cell) => self.hold_cell(cell),
            Msg::GestureCancelled => self.cancel_gesture(),
            Msg::SelectAll => self.select_all(),
            Msg::Dismiss => self.dismiss(),

            Msg::PlaceChosen(place) => self.enter(place),
            Msg::Ticked(now) => self.tick(now),
            Msg::VisibilityChanged(sight, now) => self.visibility_changed(sight, now),
            Msg::NoticeClosed => self.close_notice(),
            Msg::TipRead => self.read_tip(),
            Msg::TipsClosed => self.greeted(),
            Msg::NoticeHeld(is_held) => self.hold_notice(is_held),
            Msg::ScreenChanged(screen) => self.model.common.page.screen = screen,
            Msg::StorageFailed => self.storage_failed(),
            Msg::AddressChanged(fragment, layers) => self.change_address(&fragment, layers),
            Msg::PartLoaded(part) => self.part_loaded(part.open()),
            Msg::PartMissing(part) => self.part_missing(part),
            Msg::PartRequested(part) => self.request_part(part),
            other => self.hand_on(other),
        }
    }
}
