//! Techniques and families by what is typed in search of them: what the lists of the studio offer, and
//! which entry Enter takes.

use crate::core::technique_names::is_found;
use crate::engine::logic::techniques::Technique;
use crate::places::create::Shown;
use crate::places::create::avoid::{Avoid, PickerList};

/// The techniques that the studio's open list of needs offers; none while it is closed.
pub fn found_needs(model: &Shown) -> Vec<Technique> {
    let Some(search) = searched(model, PickerList::Needs) else { return Vec::new() };
    model
        .own
        .form
        .techniques()
        .filter(|&one| is_found(&model.common.localizer, one, &search))
        .collect()
}

/// The families and techniques that the studio's open list of what is avoided offers; none while it is
/// closed.
pub fn found_avoids(model: &Shown) -> Vec<Avoid> {
    let Some(search) = searched(model, PickerList::Avoids) else { return Vec::new() };
    let holds = |one: &Avoid| match *one {
        Avoid::Family(family) => {
            model.common.localizer.family(family).to_ascii_lowercase().contains(&search)
        }
        Avoid::Technique(technique) => is_found(&model.common.localizer, technique, &search),
    };
    model.own.form.avoidable().filter(holds).collect()
}

/// What an open list is searched for, in small letters.
fn searched(model: &Shown, list: PickerList) -> Option<String> {
    let open = model.own.form.picker.as_ref().filter(|picker| picker.list == list);
    open.map(|picker| picker.search.trim().to_ascii_lowercase())
}
