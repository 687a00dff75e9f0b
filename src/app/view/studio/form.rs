//! The mask and the requirements.

use super::{MaskView, StudioFormView, button, counts, go};
use crate::app::model::Model;
use crate::app::msg::Field;
use crate::app::studio::form::{AVOIDABLE, RANGES};
use crate::app::studio::msg::StudioMsg;
use crate::app::view::controls::{ButtonView, FieldKind, FieldView, Icon};
use crate::engine::generate::mask::{LineKind, MaskFault};
use crate::engine::generate::symmetry::Symmetry;
use crate::engine::logic::techniques::Tier;
use crate::engine::types::cell::Cell;
use crate::i18n::label::Label;
use crate::i18n::message::Message;

/// The symmetries that a mask is drawn with.
const SYMMETRIES: [Symmetry; 6] = [
    Symmetry::None,
    Symmetry::HalfTurn,
    Symmetry::Horizontal,
    Symmetry::Vertical,
    Symmetry::Diagonal,
    Symmetry::QuarterTurn,
];

/// The cells of the clues.
pub fn mask(model: &Model) -> MaskView {
    let form = &model.studio.form;
    let label = |label| model.localizer.label(label);
    let count = form.mask.len() as u64;
    let state = match count {
        0 => label(Label::StudioAnywhere),
        _ => model.localizer.message(&Message::StudioMarked { count }),
    };
    let symmetry = |symmetry: Symmetry| {
        let view = button(model, Label::of_symmetry(symmetry), StudioMsg::SymmetryChosen(symmetry));
        view.pressed(form.symmetry == symmetry)
    };
    let name = |&cell: &Cell| {
        let place = model.localizer.message(&Message::CellPlace { cell });
        (form.mask.contains(cell), place)
    };
    MaskView {
        label: label(Label::StudioMask),
        state,
        fault: form.fault().map_or(String::new(), |fault| fault_text(model, fault)),
        cells: Cell::ALL.iter().map(name).collect(),
        cursor: Cell::ALL.iter().position(|cell| *cell == form.cursor).unwrap_or_default(),
        symmetry_label: label(Label::Symmetry),
        symmetries: SYMMETRIES.into_iter().map(symmetry).collect(),
        clear: button(model, Label::StudioClear, StudioMsg::MaskCleared).usable(count > 0),
    }
}

fn fault_text(model: &Model, fault: MaskFault) -> String {
    match fault {
        MaskFault::TooFew { cells } => {
            model.localizer.message(&Message::StudioTooFew { count: u64::from(cells) })
        }
        MaskFault::Full => model.localizer.label(Label::StudioMaskFull),
        MaskFault::EmptyLines { kind: LineKind::Row } => {
            model.localizer.label(Label::StudioEmptyRows)
        }
        MaskFault::EmptyLines { kind: LineKind::Column } => {
            model.localizer.label(Label::StudioEmptyColumns)
        }
    }
}

/// What is asked for.
pub fn form(model: &Model) -> StudioFormView {
    let form = &model.studio.form;
    let label = |label| model.localizer.label(label);
    let seed_error = model.localizer.message(&Message::SeedInvalid);
    StudioFormView {
        label: label(Label::StudioRequirements),
        clear: button(model, Label::StudioForget, StudioMsg::FormCleared),
        tiers_label: label(Label::Tier),
        tiers: tiers(model),
        needs: needs(model),
        avoids: avoids(model),
        ranges: ranges(model),
        minimal: button(model, Label::StudioMinimal, StudioMsg::MinimalToggled)
            .pressed(form.is_minimal),
        seed: FieldView {
            field: Field::StudioSeed,
            label: label(Label::Seed),
            value: form.seed.clone(),
            kind: FieldKind::Text(label(Label::StudioSeedHelp)),
            error: (!form.is_seed_valid()).then_some(seed_error),
        },
        counts_label: label(Label::StudioCount),
        counts: counts(model),
        go: go(model),
        note: label(Label::StudioNote),
    }
}

fn tiers(model: &Model) -> Vec<ButtonView> {
    let of = |tier: Option<Tier>| {
        let label = tier.map_or(Label::TierAny, Label::of_tier);
        button(model, label, StudioMsg::TierChosen(tier)).pressed(model.studio.form.tier == tier)
    };
    std::iter::once(None).chain(Tier::ALL.into_iter().map(Some)).map(of).collect()
}

/// A choice that adds to those made: it shows none of them.
fn adder(
    model: &Model,
    field: Field,
    label: Label,
    choices: impl Iterator<Item = (String, String)>,
) -> FieldView {
    let add = (String::new(), model.localizer.label(Label::StudioAdd));
    FieldView {
        field,
        label: model.localizer.label(label),
        value: String::new(),
        kind: FieldKind::Choice(std::iter::once(add).chain(choices).collect()),
        error: None,
    }
}

fn needs(model: &Model) -> (FieldView, Vec<ButtonView>) {
    let form = &model.studio.form;
    let name = |technique| model.localizer.technique(technique);
    let choices = form.techniques().map(|one| (one.slug().to_owned(), name(one)));
    let chip = |&technique| {
        let label = name(technique);
        let view = button(model, Label::StudioRemove, StudioMsg::NeedRemoved(technique));
        chip(model, view, label)
    };
    let field = adder(model, Field::StudioNeeds, Label::StudioNeeds, choices);
    (field, form.needs.iter().map(chip).collect())
}

fn avoids(model: &Model) -> (FieldView, Vec<ButtonView>) {
    let form = &model.studio.form;
    let left = AVOIDABLE.into_iter().filter(|family| !form.avoids.contains(*family));
    let choices = left.map(|one| (one.slug().to_owned(), model.localizer.family(one)));
    let chip = |family| {
        let label = model.localizer.family(family);
        let view = button(model, Label::StudioRemove, StudioMsg::AvoidRemoved(family));
        chip(model, view, label)
    };
    let field = adder(model, Field::StudioAvoids, Label::StudioAvoids, choices);
    (field, form.avoids.iter().map(chip).collect())
}

/// What was chosen: a press removes it.
fn chip(model: &Model, view: ButtonView, label: String) -> ButtonView {
    let title = model.localizer.label(Label::StudioRemove);
    ButtonView { label, ..view.icon(Icon::Close).title(title) }
}

fn ranges(model: &Model) -> Vec<(String, [FieldView; 2])> {
    let form = &model.studio.form;
    let labels = [Label::ColumnClues, Label::ColumnScore, Label::StudioExplainer];
    let errors =
        [Message::ClueCountInvalid, Message::StudioScoreInvalid, Message::StudioExplainerInvalid];
    let ends = [Label::RatedFrom, Label::RatedTo].map(|label| model.localizer.label(label));
    let range = |at: usize| {
        let name = model.localizer.label(labels[at]);
        let error = (!form.is_valid(at)).then(|| model.localizer.message(&errors[at]));
        let field = |end: usize| FieldView {
            field: RANGES[at][end],
            label: format!("{name}: {}", ends[end]),
            value: form.ranges[at][end].clone(),
            kind: FieldKind::Text(String::new()),
            error: error.clone().filter(|_| end == 1),
        };
        (name.clone(), [field(0), field(1)])
    };
    // Marked cells are the clues.
    let first = usize::from(!form.mask.is_empty());
    (first..labels.len()).map(range).collect()
}
