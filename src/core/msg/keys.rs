//! [`KeysMsg`]: what happens to the keys in the sheet of keys.

use crate::core::chord::KeyPress;

/// What happens to the keys in the sheet of keys.
#[derive(Clone, PartialEq, Debug)]
pub enum KeysMsg {
    /// The keys of the sheet can be changed, or no longer.
    EditToggled,
    /// The next key press is bound to this row of the table of keys.
    ChangeRequested(usize),
    /// The key to bind was pressed.
    Chosen(KeyPress),
    /// All keys do again what they did at first.
    Reset,
}
