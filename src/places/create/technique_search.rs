//! Techniques and families by what is typed in search of them: what the lists of the studio offer, and
//! which entry Enter takes.

use crate::core::technique_names::is_found;
use crate::engine::logic::techniques::Technique;
use crate::places::create::form::{Avoid, PickerList};
use crate::shell::model::Model;

/// The techniques that the studio's open list of needs offers; none while it is closed.
pub fn found_needs(model: &Model) -> Vec<Technique> {
    let Some(search) = searched(model, PickerList::Needs) else { return Vec::new() };
    model
        .studio
        .form
        .techniques()
        .filter(|&one| is_found(&model.common.localizer, one, &search))
        .collect()
}

/// The families and techniques that the studio's open list of what is avoided offers; none while it is
/// closed.
pub fn found_avoids(model: &Model) -> Vec<Avoid> {
    let Some(search) = searched(model, PickerList::Avoids) else { return Vec::new() };
    let holds = |one: &Avoid| match *one {
        Avoid::Family(family) => {
            model.common.localizer.family(family).to_lowercase().contains(&search)
        }
        Avoid::Technique(technique) => is_found(&model.common.localizer, technique, &search),
    };
    model.studio.form.avoidable().filter(holds).collect()
}

/// What an open list is searched for, in small letters.
fn searched(model: &Model, list: PickerList) -> Option<String> {
    let open = model.studio.form.picker.as_ref().filter(|picker| picker.list == list);
    open.map(|picker| picker.search.trim().to_lowercase())
}
