//! [`FormField`]: a field of a form; [`AnyField`]: one of whichever part.

use std::fmt;
use std::rc::Rc;

use crate::core::msg::{Msg, SettingMsg};
use crate::core::settings::SettingField;

/// A field of a form; its value travels as text, and as a text it is itself its name in the ids of the page.
/// Each part has a type of its own for its fields.
pub trait FormField: Copy + Into<&'static str> + 'static {
    /// What happens when it is edited.
    fn edited(self, value: String) -> Msg;
}

/// A field of whichever part.
#[derive(Clone)]
pub struct AnyField {
    /// Its name in the ids of the page.
    pub slug: &'static str,
    /// What happens when it is edited.
    pub edited: Rc<dyn Fn(String) -> Msg>,
}

impl AnyField {
    /// A field of one of them.
    pub fn new(field: impl FormField) -> AnyField {
        AnyField { slug: field.into(), edited: Rc::new(move |value| field.edited(value)) }
    }
}

/// Two are the same if an edit of them does the same.
impl PartialEq for AnyField {
    fn eq(&self, other: &AnyField) -> bool {
        (self.edited)(String::new()) == (other.edited)(String::new())
    }
}

impl fmt::Debug for AnyField {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.slug)
    }
}

impl FormField for SettingField {
    fn edited(self, value: String) -> Msg {
        Msg::Setting(SettingMsg::Edited(self, value))
    }
}
