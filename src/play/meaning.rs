//! What a key press means: [`Shown::meaning`] is the only judge. It knows where the player is, which
//! card is open, whether clues are typed and whether a key is being bound.

use super::card::Card;
use crate::core::chord::{Held, KeyPress};
use crate::core::cursor::Adjacent;
use crate::core::dialog::Dialog;
use crate::core::keys::{self, KeySet, Meaning, Rebinding};
use crate::core::mode::Mode;
use crate::core::msg::{EntryMsg, KeysMsg, Msg, ReplayMsg};
use crate::core::place::Place;
use crate::core::settings::Toggle;
use crate::engine::types::grid::Grid;
use crate::play::Shown;

/// Keys that leave a cell empty and go on while clues are typed.
const SKIPPING: [&str; 5] = ["Digit0", "Numpad0", "Space", "Period", "NumpadDecimal"];

impl Shown<'_> {
    /// What a key press means; nothing if it is the browser's.
    pub fn meaning(&self, press: &KeyPress) -> Option<Meaning> {
        if self.is_binding_key() {
            return (!press.is_modifier())
                .then(|| Meaning::once(Msg::Keys(KeysMsg::Chosen(press.clone()))));
        }
        if self.common.page.place != Place::Play {
            return self.key_set().meaning(press).filter(|of| keys::is_of_page(&of.msg));
        }
        let digit = || {
            let (mode, digit) = keys::digit(press)?;
            Some(Meaning::once(Msg::Entry(EntryMsg::DigitTyped(mode, digit))))
        };
        self.replay_meaning(press)
            .or_else(|| {
                self.skips_cell(press).then(|| Meaning::once(Msg::Entry(EntryMsg::CellSkipped)))
            })
            .or_else(digit)
            .or_else(|| self.key_set().meaning(press))
    }
    /// Whether the next key press is to be bound, whatever else it means.
    pub fn is_binding_key(&self) -> bool {
        self.common.page.dialog == Some(Dialog::Keys)
            && matches!(self.own.dialogs.rebinding, Rebinding::Waiting(_))
    }
    /// Which keys the player uses.
    pub fn key_set(&self) -> KeySet<'_> {
        let settings = &self.common.page.settings;
        KeySet { bound: &settings.keys, wasd: settings.is_on(Toggle::Wasd) }
    }
    /// Whether the digits that are typed now are the clues of a puzzle.
    pub fn enters_clues(&self) -> bool {
        self.common.board().givens == Grid::EMPTY
            && self.own.input.mode == Mode::Digit
            && self.own.input.locked.is_none()
            && self.own.card.deduction().is_none()
    }
    fn skips_cell(&self, press: &KeyPress) -> bool {
        press.held == Held::default() && SKIPPING.contains(&&*press.code) && self.enters_clues()
    }
    /// What a key does to the replay, if one is shown and the key is one of its own.
    fn replay_meaning(&self, press: &KeyPress) -> Option<Meaning> {
        let Card::Replay(replay) = &self.own.card else { return None };
        if press.held != Held::default() {
            return None;
        }
        Some(match press.code.as_str() {
            "ArrowLeft" => Meaning::repeated(Msg::Replay(ReplayMsg::Stepped(Adjacent::Previous))),
            "ArrowRight" => Meaning::repeated(Msg::Replay(ReplayMsg::Stepped(Adjacent::Next))),
            "Home" => Meaning::once(Msg::Replay(ReplayMsg::Moved(0))),
            "End" => Meaning::once(Msg::Replay(ReplayMsg::Moved(replay.moves()))),
            "Space" => Meaning::once(Msg::Replay(ReplayMsg::Toggled)),
            _ => return None,
        })
    }
}
