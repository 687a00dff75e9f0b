//! The fields of the settings that say how the page looks.

use crate::app::look::{Accent, Choice, Contrast, NoteSize, TextSize};
use crate::app::model::Model;
use crate::app::msg::Field;
use crate::app::view::controls::{FieldKind, FieldView};
use crate::i18n::label::Label;

/// Contrast, accent and sizes.
pub fn fields(model: &Model) -> Vec<FieldView> {
    let look = model.shell.settings.look;
    vec![
        choice(model, (Field::Contrast, Label::Contrast), look.contrast, contrast),
        choice(model, (Field::Accent, Label::Accent), look.accent, accent),
        choice(model, (Field::TextSize, Label::TextSize), look.text_size, text_size),
        choice(model, (Field::NoteSize, Label::NoteSize), look.note_size, note_size),
    ]
}

fn choice<T: Choice>(
    model: &Model,
    (field, label): (Field, Label),
    chosen: T,
    name: fn(T) -> Label,
) -> FieldView {
    let option = |at: T| (at.slug().to_owned(), model.localizer.label(name(at)));
    FieldView {
        field,
        label: model.localizer.label(label),
        value: chosen.slug().to_owned(),
        kind: FieldKind::Choice(T::iter().map(option).collect()),
        error: None,
    }
}

fn contrast(contrast: Contrast) -> Label {
    match contrast {
        Contrast::Auto => Label::ContrastAuto,
        Contrast::More => Label::ContrastMore,
    }
}

fn accent(accent: Accent) -> Label {
    match accent {
        Accent::Blue => Label::AccentBlue,
        Accent::Plum => Label::AccentPlum,
        Accent::Graphite => Label::AccentGraphite,
    }
}

fn text_size(size: TextSize) -> Label {
    match size {
        TextSize::Normal => Label::TextSizeNormal,
        TextSize::Large => Label::TextSizeLarge,
        TextSize::Larger => Label::TextSizeLarger,
    }
}

fn note_size(size: NoteSize) -> Label {
    match size {
        NoteSize::Normal => Label::NoteSizeNormal,
        NoteSize::Large => Label::NoteSizeLarge,
    }
}
