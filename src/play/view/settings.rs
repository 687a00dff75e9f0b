//! The settings, as the dialog shows them.

use strum::IntoEnumIterator as _;

use crate::core::settings::{Choice, Locale, SettingField, Toggle};
use crate::core::view::controls::{FieldKind, FieldView, ToggleView};
use crate::play::Shown;
use crate::play::field::PlayField;
use crate::words::label::Label;

/// The settings form.
#[derive(Clone, PartialEq, Debug)]
pub struct SettingsView {
    /// The text to search the settings for.
    pub search: FieldView,
    /// That none was found, if so.
    pub none_found: Option<String>,
    /// The choices of theme and language.
    pub fields: Vec<FieldView>,
    /// Settings that are on or off.
    pub toggles: Vec<ToggleView>,
}

/// The settings of the model.
pub fn settings(model: &Shown) -> SettingsView {
    let toggle = |toggle: Toggle| ToggleView {
        toggle,
        label: model.common.localizer.label(toggle.row().label),
        on: model.common.page.settings.is_on(toggle),
    };
    let search = settings_search(model);
    let searched = search.value.trim().to_ascii_lowercase();
    let is_found = |label: &str| label.to_ascii_lowercase().contains(&searched);
    let mut fields: Vec<FieldView> = Choice::iter().map(|at| choice(model, at)).collect();
    fields.insert(1, language(model)); // after the theme
    fields.retain(|field| is_found(&field.label));
    let mut toggles: Vec<ToggleView> = Toggle::iter().map(toggle).collect();
    toggles.retain(|toggle| is_found(&toggle.label));
    let none = fields.is_empty() && toggles.is_empty();
    let none_found = none.then(|| model.common.localizer.label(Label::SettingsNone));
    SettingsView { search, none_found, fields, toggles }
}

fn settings_search(model: &Shown) -> FieldView {
    let searched = &model.own.dialogs.settings_search;
    FieldView::new(model.common, PlayField::SettingsSearch, Label::SettingsSearch, searched)
}

fn choice(model: &Shown, choice: Choice) -> FieldView {
    let row = choice.row();
    let values = row.values.iter();
    let options =
        values.map(|&(value, label)| (value.to_owned(), model.common.localizer.label(label)));
    let chosen = model.common.page.settings.chosen(choice);
    let kind = FieldKind::Choice(options.collect());
    FieldView::new(model.common, SettingField::Choice(choice), row.label, chosen).kind(kind)
}

fn language(model: &Shown) -> FieldView {
    let automatic = ("auto".to_owned(), model.common.localizer.label(Label::LanguageAuto));
    let ours = Locale::iter().map(|locale| (locale.tag().to_owned(), locale.endonym().to_owned()));
    let value = model.common.page.settings.locale.map_or("auto", Locale::tag);
    let kind = FieldKind::Choice(std::iter::once(automatic).chain(ours).collect());
    FieldView::new(model.common, SettingField::Language, Label::Language, value).kind(kind)
}
