//! The sheet of keys: what each does, and how another is chosen for it.

use crate::core::chord::{Chord, KeyName};
use crate::core::keys::Rebinding;
use crate::core::keys::row::{Keys, Row};
use crate::core::keys::table::TABLE;
use crate::core::msg::{KeysMsg, Msg};
use crate::core::view::controls::ButtonView;
use crate::play::Shown;
use crate::words::label::Label;
use crate::words::message::Message;

/// The sheet of keys.
#[derive(Clone, PartialEq, Debug)]
pub struct KeysView {
    /// Headings and their rows.
    pub groups: Vec<(String, Vec<KeyRowView>)>,
    /// Has the keys changed, or no longer.
    pub edit: ButtonView,
    /// Gives all keys back what they did at first, if any is changed.
    pub reset: Option<ButtonView>,
}

/// A row of the sheet.
#[derive(Clone, PartialEq, Debug)]
pub struct KeyRowView {
    /// What the keys do.
    pub what: String,
    /// The keys, or that one is waited for.
    pub keys: String,
    /// Binds another key; none where the keys are fixed, or not to be changed now.
    pub change: Option<ButtonView>,
    /// Why the key pressed last could not be bound to it, if it could not.
    pub problem: Option<String>,
}

/// The sheet of the model.
pub fn keys(model: &Shown) -> KeysView {
    let mut groups: Vec<(Label, Vec<KeyRowView>)> = Vec::new();
    for (at, row) in TABLE.iter().enumerate() {
        if groups.last().is_none_or(|(group, _)| *group != row.group) {
            groups.push((row.group, Vec::new()));
        }
        groups.last_mut().expect("one was just added").1.push(view(model, at, row));
    }
    let named = |(group, rows)| (model.common.localizer.label(group), rows);
    let reset = ButtonView::new(model.common, Label::KeysReset, Msg::Keys(KeysMsg::Reset));
    let edit = ButtonView::new(model.common, Label::KeysEdit, Msg::Keys(KeysMsg::EditToggled));
    KeysView {
        edit: edit.pressed(model.own.dialogs.edits_keys),
        groups: groups.into_iter().map(named).collect(),
        reset: (!model.common.page.settings.keys.is_empty()).then_some(reset),
    }
}

fn view(model: &Shown, at: usize, row: &Row) -> KeyRowView {
    let what = model.common.localizer.label(row.what);
    let (keys, change) = match &row.keys {
        Keys::Text(keys) => ((*keys).to_owned(), None),
        keys @ Keys::Bound { .. } => {
            let chords = model.key_set().keys_of(keys);
            let shown: Vec<String> = chords.iter().map(|chord| shown(model, chord)).collect();
            let mut change = ButtonView::new(
                model.common,
                Label::KeysChange,
                Msg::Keys(KeysMsg::ChangeRequested(at)),
            );
            change.title.clone_from(&what);
            (shown.join(", "), Some(change).filter(|_| model.own.dialogs.edits_keys))
        }
    };
    let waits = model.own.dialogs.rebinding == Rebinding::Waiting(at);
    let keys = if waits { model.common.localizer.label(Label::KeysPress) } else { keys };
    KeyRowView { what, keys, change, problem: problem(model, at) }
}

fn shown(model: &Shown, chord: &Chord) -> String {
    chord.shown(|name| match name {
        KeyName::Printed(key) => key.to_owned(),
        KeyName::Space => model.common.localizer.label(Label::KeyNameSpace),
        KeyName::Menu => model.common.localizer.label(Label::KeyNameMenu),
        KeyName::Pad(key) => {
            model.common.localizer.message(&Message::KeyOfPad { key: key.to_owned() })
        }
    })
}

fn problem(model: &Shown, at: usize) -> Option<String> {
    match &model.own.dialogs.rebinding {
        Rebinding::Taken { row, key, by } if *row == at => {
            let key = shown(model, key);
            let taken = model.common.localizer.message(&Message::KeyTaken { key });
            Some(
                model
                    .common
                    .localizer
                    .join(&[taken, model.common.localizer.label(TABLE[*by].what)]),
            )
        }
        Rebinding::Fixed { row, key } if *row == at => {
            let key = shown(model, key);
            Some(model.common.localizer.message(&Message::KeyFixed { key }))
        }
        _ => None,
    }
}
