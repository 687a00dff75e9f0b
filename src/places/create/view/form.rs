//! The mask and the requirements.

use super::{
    MaskCellView, MaskView, RangeView, StudioFormView, ThumbView, button, counts, go, picker,
    play_at_once,
};
use crate::core::msg::Msg;
use crate::core::view::controls::{
    ButtonVariant, ButtonView, FieldKind, FieldView, Icon, SwitchView,
};
use crate::engine::generate::mask::{LineKind, MaskFault};
use crate::engine::generate::removal_order::RemovalOrder;
use crate::engine::generate::requirements::DigitCounts;
use crate::engine::generate::symmetry::Symmetry;
use crate::engine::logic::techniques::Tier;
use crate::engine::rating::se::rater::Tenths;
use crate::engine::types::cell::Cell;
use crate::engine::types::set::Element as _;
use crate::places::create::Shown;
use crate::places::create::form::StudioField;
use crate::places::create::msg::StudioMsg;
use crate::places::create::range::{Quantity, Range};
use crate::words::label::Label;
use crate::words::message::Message;
use crate::words::numbers::Decimal;

/// The symmetries that a mask is drawn with.
const SYMMETRIES: [Symmetry; 6] = [
    Symmetry::None,
    Symmetry::HalfTurn,
    Symmetry::Horizontal,
    Symmetry::Vertical,
    Symmetry::Diagonal,
    Symmetry::QuarterTurn,
];

fn picture(symmetry: Symmetry) -> Icon {
    match symmetry {
        Symmetry::HalfTurn => Icon::HalfTurn,
        Symmetry::QuarterTurn => Icon::QuarterTurn,
        Symmetry::Horizontal => Icon::MirrorHorizontal,
        Symmetry::Vertical => Icon::MirrorVertical,
        Symmetry::Diagonal | Symmetry::AntiDiagonal => Icon::MirrorDiagonal,
        Symmetry::None => Icon::NoSymmetry,
    }
}

/// The cells of the clues.
pub fn mask(model: &Shown) -> MaskView {
    let form = &model.own.form;
    let label = |label| model.common.localizer.label(label);
    let message = |message| model.common.localizer.message(&message);
    let count = form.mask.len() as u64;
    let symmetry = |symmetry: Symmetry| {
        let view = button(model, Label::of_symmetry(symmetry), StudioMsg::SymmetryChosen(symmetry));
        view.icon(picture(symmetry)).pressed(form.symmetry == symmetry)
    };
    let twins = form.symmetry.orbit(form.cursor);
    let cell = |&cell: &Cell| MaskCellView {
        is_marked: form.mask.contains(cell),
        is_twin: cell != form.cursor && twins.contains(cell),
        name: message(Message::CellPlace { cell }),
    };
    let is_anywhere = form.mask_in_use().is_empty();
    MaskView {
        label: label(Label::StudioMask),
        state: match is_anywhere {
            true => label(Label::StudioAnywhere),
            false => message(Message::StudioMarked { count }),
        },
        fault: form.fault().map_or(String::new(), |fault| fault_text(model, fault)),
        cells: Cell::ALL.iter().map(cell).collect(),
        cursor: form.cursor.index(),
        is_pale: is_anywhere && count > 0,
        symmetry_label: label(Label::Symmetry),
        symmetries: SYMMETRIES.into_iter().map(symmetry).collect(),
        help: message(Message::StudioDraw { symmetry: Label::of_symmetry(form.symmetry) }),
        tools: [
            button(model, Label::StudioClear, StudioMsg::MaskCleared).usable(count > 0),
            button(model, Label::StudioAnywhere, StudioMsg::AnywhereToggled)
                .pressed(is_anywhere)
                .usable(count > 0),
        ]
        .map(|view| view.variant(ButtonVariant::Quiet)),
        fold: button(model, Label::StudioFold, StudioMsg::MaskFolded).pressed(form.is_unfolded),
    }
}

fn fault_text(model: &Shown, fault: MaskFault) -> String {
    match fault {
        MaskFault::TooFew { cells } => {
            model.common.localizer.message(&Message::StudioTooFew { count: u64::from(cells) })
        }
        MaskFault::Full => model.common.localizer.label(Label::StudioMaskFull),
        MaskFault::EmptyLines { kind: LineKind::Row } => {
            model.common.localizer.label(Label::StudioEmptyRows)
        }
        MaskFault::EmptyLines { kind: LineKind::Column } => {
            model.common.localizer.label(Label::StudioEmptyColumns)
        }
    }
}

/// What is asked for.
pub fn form(model: &Shown) -> StudioFormView {
    let form = &model.own.form;
    let label = |label| model.common.localizer.label(label);
    let seed_error = model.common.localizer.message(&Message::SeedInvalid);
    let (as_marked, ranges) = ranges(model);
    StudioFormView {
        label: label(Label::StudioRequirements),
        clear: button(model, Label::StudioForget, StudioMsg::FormCleared)
            .variant(ButtonVariant::Quiet),
        tiers_label: label(Label::Tier),
        tiers: tiers(model),
        takes: form.tier.map_or(String::new(), |tier| label(Label::of_tier_help(tier))),
        needs: picker::needs(model),
        mismatch: form.mismatch().map_or(String::new(), |technique| {
            let tier = technique.tier();
            model.common.localizer.message(&Message::TechniqueOfTier { technique, tier })
        }),
        avoids: picker::avoids(model),
        as_marked,
        ranges,
        minimal: switch(model, Label::StudioMinimal, form.is_minimal, StudioMsg::MinimalToggled),
        even_digits: even_digits(model),
        more: label(Label::NewMore),
        order: form.mask_in_use().is_empty().then(|| order(model)),
        seed: FieldView::new(model.common, StudioField::Seed, Label::Seed, &form.seed)
            .kind(FieldKind::Text(label(Label::StudioSeedHelp)))
            .error((!form.is_seed_valid()).then_some(seed_error)),
        counts_label: label(Label::StudioCount),
        counts: counts(model),
        play: play_at_once(model),
        go: go(model),
        blank: ButtonView::new(model.common, Label::Blank, Msg::BlankRequested)
            .icon(Icon::Create)
            .variant(ButtonVariant::Quiet),
        note: label(Label::StudioNote),
    }
}

fn switch(model: &Shown, label: Label, is_on: bool, msg: StudioMsg) -> SwitchView {
    SwitchView { label: model.common.localizer.label(label), is_on, msg: Msg::to(msg) }
}

fn even_digits(model: &Shown) -> SwitchView {
    let is_on = model.own.form.digits == DigitCounts::Even;
    switch(model, Label::StudioEvenDigits, is_on, StudioMsg::EvenDigitsToggled)
}

/// A mask says which cells are emptied.
fn order(model: &Shown) -> FieldView {
    let choice = |order: RemovalOrder| {
        let label = name_of(order);
        (order.slug().to_owned(), model.common.localizer.label(label))
    };
    let value = model.own.form.order.slug();
    FieldView::new(model.common, StudioField::Order, Label::RemovalOrder, value)
        .kind(FieldKind::Choice(RemovalOrder::ALL.map(choice).into()))
}

/// A tier that is pressed again leaves any.
fn tiers(model: &Shown) -> Vec<ButtonView> {
    let chosen = model.own.form.tier;
    let of = |tier: Tier| {
        let is_chosen = chosen == Some(tier);
        let msg = StudioMsg::TierChosen(Some(tier).filter(|_| !is_chosen));
        button(model, Label::of_tier(tier), msg).pressed(is_chosen)
    };
    Tier::ALL.into_iter().map(of).collect()
}

/// Points or tenths, read with a separator or a decimal point.
fn number(model: &Shown, of: Quantity, value: u32) -> String {
    match of {
        Quantity::Explainer => model.common.localizer.decimal(&Decimal::new(Tenths(value as u16))),
        _ => model.common.localizer.message(&Message::Count { count: u64::from(value) }),
    }
}

fn range(model: &Shown, range: Range) -> RangeView {
    let label = match range.of {
        Quantity::Clues => Label::ColumnClues,
        Quantity::Score => Label::ColumnScore,
        Quantity::Explainer => Label::StudioExplainer,
    };
    let label = model.common.localizer.label(label);
    let number = |value| number(model, range.of, value);
    let text = match (range.least().map(number), range.most().map(number)) {
        (None, None) => model.common.localizer.label(Label::StudioAny),
        (Some(least), None) => model.common.localizer.message(&Message::StudioLeast { least }),
        (None, Some(most)) => model.common.localizer.message(&Message::StudioMost { most }),
        (Some(least), Some(most)) if least == most => least,
        (Some(least), Some(most)) => {
            model.common.localizer.message(&Message::StudioBetween { least, most })
        }
    };
    let any = || model.common.localizer.label(Label::StudioAny);
    let thumb = |end: usize, stop: usize, value: Option<u32>| {
        let name = [Label::RatedFrom, Label::RatedTo][end];
        let name = format!("{label}: {}", model.common.localizer.label(name));
        ThumbView { name, stop, text: value.map_or_else(any, number) }
    };
    let thumbs = [thumb(0, range.from, range.least()), thumb(1, range.to, range.most())];
    RangeView { of: range.of, last: range.of.last(), text, thumbs, label }
}

/// Marked cells are the clues.
fn ranges(model: &Shown) -> (Option<[String; 2]>, Vec<RangeView>) {
    let form = &model.own.form;
    let count = form.mask_in_use().len() as u64;
    let as_marked = (count > 0).then(|| {
        let text = Message::StudioAsMarked { count };
        [model.common.localizer.label(Label::ColumnClues), model.common.localizer.message(&text)]
    });
    let first = usize::from(count > 0);
    (as_marked, form.ranges[first..].iter().map(|of| range(model, *of)).collect())
}

/// What an order is called in which clues are removed.
fn name_of(order: RemovalOrder) -> Label {
    match order {
        RemovalOrder::LeftToRight => Label::RemovalOrderLeftToRight,
        RemovalOrder::Alternating => Label::RemovalOrderAlternating,
        RemovalOrder::SShaped => Label::RemovalOrderSShaped,
        RemovalOrder::Random => Label::RemovalOrderRandom,
    }
}
