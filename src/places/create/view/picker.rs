//! The lists from which a technique that is needed, or what is avoided, is chosen.

use super::studio_button::button;
use crate::core::msg::Msg;
use crate::core::view::controls::{ButtonView, FieldView, Icon};
use crate::places::create::Shown;
use crate::places::create::avoid::{Avoid, PickerList};
use crate::places::create::form::StudioField;
use crate::places::create::msg::StudioMsg;
use crate::places::create::technique_search::{found_avoids, found_needs};
use crate::words::label::Label;
use crate::words::message::Message;

/// What was chosen from a list, and the list.
#[derive(Clone, PartialEq, Debug)]
pub struct PickerView {
    /// What they are for.
    pub label: String,
    /// Those chosen, each of which a press removes.
    pub chips: Vec<ButtonView>,
    /// The word between two of them; may be empty.
    pub or: String,
    /// Opens the list or closes it.
    pub add: ButtonView,
    /// The field that the list is searched by, while it is open.
    pub search: Option<FieldView>,
    /// How many entries there are.
    pub found: String,
    /// Those that can be added.
    pub entries: Vec<ButtonView>,
}

/// Techniques of which one is to be needed.
pub fn needs(model: &Shown) -> PickerView {
    let name = |technique| model.common.localizer.technique(technique);
    let add = |one| ButtonView::named(name(one), Msg::to(StudioMsg::NeedAdded(one)));
    let entries = found_needs(model).into_iter().map(add).collect();
    let chips = model.own.form.needs.iter();
    let chips = chips.map(|&one| chip(model, StudioMsg::NeedRemoved(one), name(one))).collect();
    PickerView {
        or: model.common.localizer.label(Label::StudioOr),
        ..picker(model, PickerList::Needs, chips, entries)
    }
}

/// Families and techniques of which none is to be used.
pub fn avoids(model: &Shown) -> PickerView {
    let name = |avoid| match avoid {
        Avoid::Family(family) => model.common.localizer.family(family),
        Avoid::Technique(technique) => model.common.localizer.technique(technique),
    };
    let add = |one| ButtonView::named(name(one), Msg::to(StudioMsg::AvoidAdded(one)));
    let entries = found_avoids(model).into_iter().map(add).collect();
    let chips = model.own.form.avoids.iter();
    let chips = chips.map(|&one| chip(model, StudioMsg::AvoidRemoved(one), name(one))).collect();
    picker(model, PickerList::Avoids, chips, entries)
}

fn picker(
    model: &Shown,
    list: PickerList,
    chips: Vec<ButtonView>,
    entries: Vec<ButtonView>,
) -> PickerView {
    let (label, add, find) = match list {
        PickerList::Needs => (Label::StudioNeeds, Label::StudioAddNeed, Label::StudioFindTechnique),
        PickerList::Avoids => {
            (Label::StudioAvoids, Label::StudioAddAvoid, Label::StudioFindAvoided)
        }
    };
    let open = model.own.form.picker.as_ref().filter(|picker| picker.list == list);
    let search = |picker: &crate::places::create::form::Picker| {
        FieldView::new(model.common, StudioField::Search, find, &picker.search)
    };
    let found = Message::StudioFound { count: entries.len() as u64 };
    PickerView {
        label: model.common.localizer.label(label),
        chips,
        or: String::new(),
        add: button(model, add, StudioMsg::PickerToggled(list)).icon(Icon::New),
        search: open.map(search),
        found: model.common.localizer.message(&found),
        entries,
    }
}

/// What was chosen: a press removes it.
fn chip(model: &Shown, msg: StudioMsg, name: String) -> ButtonView {
    let title = model.common.localizer.label(Label::StudioRemove);
    ButtonView::named(name, Msg::to(msg)).icon(Icon::Close).title(title)
}
