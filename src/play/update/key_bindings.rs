//! Binding keys anew.

use crate::core::chord::{Chord, KeyPress};
use crate::core::keys::Rebinding;
use crate::core::keys::row::Keys;
use crate::core::keys::table::TABLE;
use crate::core::msg::KeysMsg;
use crate::play::Update;

impl Update<'_> {
    /// Works off what happens to the keys.
    pub(crate) fn keys(&mut self, msg: KeysMsg) {
        match msg {
            KeysMsg::EditToggled => {
                let dialogs = &mut self.own.dialogs;
                dialogs.edits_keys = !dialogs.edits_keys;
                dialogs.rebinding = Rebinding::None;
            }
            KeysMsg::ChangeRequested(row) => self.own.dialogs.rebinding = Rebinding::Waiting(row),
            KeysMsg::Chosen(press) => self.bind_key(&press),
            KeysMsg::Reset => self.reset_keys(),
        }
    }
    /// Binds the key if one is waited for. A key that does something already stays with that.
    fn bind_key(&mut self, press: &KeyPress) {
        let Rebinding::Waiting(row) = self.own.dialogs.rebinding else { return };
        let Some(chord) = Chord::of(press) else {
            self.own.dialogs.rebinding = Rebinding::None;
            return;
        };
        let shown = self.as_shown();
        let set = shown.key_set();
        let other = set.row_at(press).filter(|&at| at != row);
        self.own.dialogs.rebinding = match (&TABLE[row].keys, other) {
            _ if set.is_fixed(press) => Rebinding::Fixed { row, key: chord },
            (_, Some(by)) => Rebinding::Taken { row, key: chord, by },
            (Keys::Text(_), None) => Rebinding::Fixed { row, key: chord },
            (Keys::Bound { slug, .. }, None) => {
                self.common.page.settings.keys.insert((*slug).to_owned(), chord);
                self.common.save_settings();
                Rebinding::None
            }
        };
    }
    fn reset_keys(&mut self) {
        self.own.dialogs.rebinding = Rebinding::None;
        self.common.page.settings.keys.clear();
        self.common.save_settings();
    }
}
