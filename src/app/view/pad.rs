//! Modes, digits and tools.

use crate::app::msg::Msg;

use super::controls::ButtonView;

/// Modes, digits, tools.
#[derive(Clone, PartialEq, Debug)]
pub struct PadView {
    /// The accessible name of the digits' group.
    pub label: String,
    /// The accessible name of the modes' group.
    pub modes_label: String,
    /// The accessible name of the tools' group.
    pub tools_label: String,
    /// What digits do; one of them is pressed.
    pub modes: Vec<ButtonView>,
    /// The nine digits, or the nine colours.
    pub keys: Vec<KeyView>,
    /// Undo, redo, erase, notes, hint.
    pub tools: Vec<ButtonView>,
}

/// A digit of the pad.
#[derive(Clone, PartialEq, Debug)]
pub struct KeyView {
    /// 1 to 9.
    pub digit: u8,
    /// `5, 3 left`.
    pub label: String,
    /// How many are not in the grid yet, 0 to 9.
    pub left: u8,
    /// Whether nine or more stand in the grid.
    pub done: bool,
    /// Whether more than nine stand in the grid.
    pub over: bool,
    /// Whether it waits for cells to be pressed.
    pub locked: bool,
    /// Whether it writes notes: shown small.
    pub small: bool,
    /// The colour it gives, in colour mode.
    pub colour: Option<u8>,
    /// What it does.
    pub msg: Msg,
}
