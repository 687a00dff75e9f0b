//! The mask and the requirements.

use super::picker::{self, PickerView};
use super::studio_button::button;
use crate::core::msg::{Msg, PuzzleMsg};
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
use crate::places::create::form::{COUNTS, StudioField};
use crate::places::create::msg::StudioMsg;
use crate::places::create::range::{Quantity, Range};
use crate::words::label::Label;
use crate::words::message::Message;
use crate::words::numbers::Decimal;

/// The cells of the clues.
#[derive(Clone, PartialEq, Debug)]
pub struct MaskView {
    /// The heading, which names the grid.
    pub label: String,
    /// How many are marked, or that clues may stand anywhere.
    pub state: String,
    /// Why these cells cannot hold the clues of a puzzle; may be empty.
    pub fault: String,
    /// The cells.
    pub cells: Vec<MaskCellView>,
    /// The cell of the keyboard, 0-based.
    pub cursor: usize,
    /// Whether what is marked does not count now.
    pub is_pale: bool,
    /// The name of the choice of a symmetry.
    pub symmetry_label: String,
    /// The symmetries, one of which is pressed.
    pub symmetries: Vec<ButtonView>,
    /// How to draw, with the symmetry.
    pub help: String,
    /// Unmarks all; lets clues stand anywhere.
    pub tools: [ButtonView; 2],
    /// Shows it or folds it where there is little room.
    pub fold: ButtonView,
}

/// A cell that can be marked.
#[derive(Clone, PartialEq, Debug)]
pub struct MaskCellView {
    /// Whether it is.
    pub is_marked: bool,
    /// Whether it is marked together with the cell of the keyboard.
    pub is_twin: bool,
    /// Its accessible name.
    pub name: String,
}

/// What is asked for.
#[derive(Clone, PartialEq, Debug)]
pub struct StudioFormView {
    /// The heading.
    pub label: String,
    /// Asks for nothing.
    pub clear: ButtonView,
    /// The name of the choice of a tier.
    pub tiers_label: String,
    /// The tiers, one of which may be pressed.
    pub tiers: Vec<ButtonView>,
    /// What a puzzle of that tier needs; may be empty.
    pub takes: String,
    /// Techniques of which one is needed.
    pub needs: PickerView,
    /// That no technique that is needed is of the tier; may be empty.
    pub mismatch: String,
    /// Families that are avoided.
    pub avoids: PickerView,
    /// The number of clues with its name, where the mask gives it.
    pub as_marked: Option<[String; 2]>,
    /// Numbers from and to.
    pub ranges: Vec<RangeView>,
    /// Every clue needed.
    pub minimal: SwitchView,
    /// Each digit equally often.
    pub even_digits: SwitchView,
    /// The heading that unfolds the seed.
    pub more: String,
    /// The order in which cells are emptied, where clues may stand anywhere.
    pub order: Option<FieldView>,
    /// The seed.
    pub seed: FieldView,
    /// The name of the choice of how many.
    pub counts_label: String,
    /// How many, one of which is pressed.
    pub counts: Vec<ButtonView>,
    /// Makes one and plays it at once; none where more are made.
    pub play: Option<ButtonView>,
    /// Makes them, or stops.
    pub go: ButtonView,
    /// An empty grid to type into.
    pub blank: ButtonView,
    /// What is promised of requirements.
    pub note: String,
}

/// A number from and to.
#[derive(Clone, PartialEq, Debug)]
pub struct RangeView {
    /// The quantity that moves are reported for.
    pub of: Quantity,
    /// What it is the number of.
    pub label: String,
    /// From and to in words.
    pub text: String,
    /// The place of the last stop; the first is 0.
    pub last: usize,
    /// The lower and the upper thumb.
    pub thumbs: [ThumbView; 2],
}

/// One end of a range.
#[derive(Clone, PartialEq, Debug)]
pub struct ThumbView {
    /// Its accessible name.
    pub name: String,
    /// The place of its stop.
    pub stop: usize,
    /// The number there, or that any will do.
    pub text: String,
}

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
        blank: ButtonView::new(model.common, Label::Blank, Msg::Puzzle(PuzzleMsg::BlankRequested))
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

/// Makes so many, or stops.
fn go(model: &Shown) -> ButtonView {
    let studio = model.own;
    if studio.batch.is_going {
        return button(model, Label::Stop, StudioMsg::Stopped).icon(Icon::Stop);
    }
    let count = u64::from(studio.form.count);
    let label = model.common.localizer.message(&Message::StudioMake { count });
    let go = ButtonView::named(label, Msg::to(StudioMsg::MakeRequested));
    // Beside the one that plays at once it comes second.
    let variant = if count == 1 { ButtonVariant::Quiet } else { ButtonVariant::Primary };
    go.variant(variant).usable(is_valid(model))
}

/// Makes one and plays it.
fn play_at_once(model: &Shown) -> Option<ButtonView> {
    let studio = model.own;
    let is_one = studio.form.count == 1;
    let play = button(model, Label::StudioPlay, StudioMsg::PlayRequested).icon(Icon::Play);
    is_one.then(|| play.variant(ButtonVariant::Primary).usable(is_valid(model)))
}

fn is_valid(model: &Shown) -> bool {
    let form = &model.own.form;
    form.is_seed_valid() && form.fault().is_none() && form.mismatch().is_none()
}

fn counts(model: &Shown) -> Vec<ButtonView> {
    let of = |count: u32| {
        let label = model.common.localizer.message(&Message::Count { count: u64::from(count) });
        let view = ButtonView::named(label, Msg::to(StudioMsg::CountChosen(count)));
        view.pressed(model.own.form.count == count)
    };
    COUNTS.into_iter().map(of).collect()
}
