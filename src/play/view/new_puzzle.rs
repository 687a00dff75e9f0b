//! The form for a new puzzle.

use crate::core::field::FormField as _;
use crate::core::jobs::NewPuzzle;
use crate::core::msg::Msg;
use crate::core::new_puzzle_form::{self, PuzzleField};
use crate::core::view::controls::{
    BusyView, ButtonVariant, ButtonView, FieldKind, FieldView, Icon,
};
use crate::core::view::removal_orders::removal_order_label;
use crate::engine::generate::removal_order::RemovalOrder;
use crate::engine::generate::symmetry::Symmetry;
use crate::engine::generate::{CLUES, Minimality, Progress, Recipe};
use crate::engine::logic::techniques::{Technique, Tier};
use crate::i18n::label::Label;
use crate::i18n::message::{Message, Wanted};
use crate::play::Shown;

/// The form for a new puzzle.
#[derive(Clone, PartialEq, Debug)]
pub struct NewPuzzleView {
    /// The name of the choice below.
    pub tiers_label: String,
    /// How hard it is to be: one of these is pressed.
    pub tiers: Vec<ButtonView>,
    /// What a puzzle of the chosen tier needs.
    pub takes: String,
    /// The technique that it is to need.
    pub needs: FieldView,
    /// The heading that unfolds the other fields.
    pub more: String,
    /// The fields under "More options".
    pub fields: Vec<FieldView>,
    /// Generates the puzzle.
    pub go: ButtonView,
    /// That no such puzzle was found, and what was asked for.
    pub unmet: Option<String>,
    /// An empty grid to type into.
    pub blank: ButtonView,
    /// While one is made: how far it is, and the way to stop.
    pub busy: Option<BusyView>,
}

/// The form of the model.
pub fn new(model: &Shown) -> NewPuzzleView {
    NewPuzzleView {
        tiers_label: model.common.localizer.label(Label::Tier),
        tiers: tiers(model),
        takes: model
            .own
            .dialogs
            .form
            .tier
            .map_or(String::new(), |tier| model.common.localizer.label(Label::of_tier_help(tier))),
        needs: needs(model),
        more: model.common.localizer.label(Label::NewMore),
        fields: vec![clues(model), symmetry(model), order(model), minimality(model), seed(model)],
        go: ButtonView::new(model.common, Label::NewGenerate, Msg::NewPuzzleRequested)
            .icon(Icon::New)
            .variant(ButtonVariant::Primary),
        unmet: model.own.dialogs.form.unmet.as_ref().map(|recipe| unmet(model, recipe)),
        blank: ButtonView::new(model.common, Label::Blank, Msg::BlankRequested)
            .icon(Icon::Create)
            .variant(ButtonVariant::Quiet),
        busy: model.common.jobs.new_puzzle().map(|making| busy(model, making)),
    }
}

/// The job under way and the way to stop it.
pub fn busy(model: &Shown, making: &NewPuzzle) -> BusyView {
    let tried = making.progress.map_or(0, |progress| tried(&making.recipe, progress));
    let goal = new_puzzle_form::goal(&making.recipe);
    let message = goal.map_or(Message::Making, |goal| Message::MakingFor { goal });
    BusyView {
        text: model.common.localizer.message(&message),
        tried: model.common.localizer.message(&Message::MakingTried { tried }),
        stop: ButtonView::new(model.common, Label::Stop, Msg::StopRequested)
            .icon(Icon::Stop)
            .variant(ButtonVariant::Primary),
    }
}

/// Puzzles with at most so many clues are too rare to be found in a while.
const RARE_CLUES: u8 = 20;

fn unmet(model: &Shown, recipe: &Recipe) -> String {
    let Recipe { tier, technique, clues, .. } = *recipe;
    let unmet = Message::NotFound { wanted: Wanted { tier, technique, clues } };
    let is_rare = recipe.clues.is_some_and(|count| count <= RARE_CLUES);
    let why = is_rare.then(|| model.common.localizer.label(Label::CluesRare));
    let sentences: Vec<String> =
        std::iter::once(model.common.localizer.message(&unmet)).chain(why).collect();
    model.common.localizer.join(&sentences)
}

/// Where a tier or technique is asked for, whole puzzles are tried and rejected; else the search
/// tries clues to remove.
fn tried(recipe: &Recipe, progress: Progress) -> u64 {
    let by_difficulty = recipe.tier.is_some() || recipe.technique.is_some();
    if by_difficulty { progress.puzzles } else { progress.checks }
}

fn field(model: &Shown, field: PuzzleField, label: Label, value: &str) -> FieldView {
    let fault = model.own.dialogs.form.error(field);
    FieldView::new(model.common, field, label, value)
        .error(fault.map(|message| model.common.localizer.message(&message)))
}

fn tiers(model: &Shown) -> Vec<ButtonView> {
    let button = |tier: Option<Tier>| {
        let label = tier.map_or(Label::TierAny, Label::of_tier);
        let slug = tier.map_or("", Tier::slug).to_owned();
        ButtonView::new(model.common, label, PuzzleField::Tier.edited(slug))
            .pressed(model.own.dialogs.form.tier == tier)
    };
    Tier::ALL.into_iter().map(Some).chain([None]).map(button).collect()
}

/// The technique that the puzzle must need, as the hardest one.
fn needs(model: &Shown) -> FieldView {
    let any = (String::new(), model.common.localizer.label(Label::RequiredTechniqueAny));
    let one = |technique: Technique| {
        (technique.slug().to_owned(), model.common.localizer.technique(technique))
    };
    let choices =
        std::iter::once(any).chain(model.own.dialogs.form.techniques().map(one)).collect();
    let value = model.own.dialogs.form.technique.map_or("", Technique::slug);
    field(model, PuzzleField::Technique, Label::RequiredTechnique, value)
        .kind(FieldKind::Choice(choices))
}

fn clues(model: &Shown) -> FieldView {
    let kind = FieldKind::Number(u32::from(*CLUES.start()), u32::from(*CLUES.end()));
    field(model, PuzzleField::Clues, Label::ClueCount, &model.own.dialogs.form.clues).kind(kind)
}

fn seed(model: &Shown) -> FieldView {
    let kind = FieldKind::Text(model.common.localizer.label(Label::SeedFresh));
    field(model, PuzzleField::Seed, Label::Seed, &model.own.dialogs.form.seed).kind(kind)
}

fn symmetry(model: &Shown) -> FieldView {
    let usual = (String::new(), model.common.localizer.label(Label::SymmetryUsual));
    let one = |one: Symmetry| {
        (one.slug().to_owned(), model.common.localizer.label(Label::of_symmetry(one)))
    };
    let kind = FieldKind::Choice(std::iter::once(usual).chain(Symmetry::ALL.map(one)).collect());
    let value = model.own.dialogs.form.symmetry.map_or("", Symmetry::slug);
    field(model, PuzzleField::Symmetry, Label::Symmetry, value).kind(kind)
}

fn order(model: &Shown) -> FieldView {
    let label = removal_order_label;
    let kind = choice(model, RemovalOrder::ALL.map(|one| (one.slug(), label(one))));
    field(model, PuzzleField::Order, Label::RemovalOrder, model.own.dialogs.form.order.slug())
        .kind(kind)
}

fn minimality(model: &Shown) -> FieldView {
    let label = |minimality| match minimality {
        Minimality::Any => Label::MinimalityAny,
        Minimality::Minimal => Label::MinimalityMinimal,
    };
    let kind = choice(model, Minimality::ALL.map(|one| (one.slug(), label(one))));
    field(
        model,
        PuzzleField::Minimality,
        Label::Minimality,
        model.own.dialogs.form.minimality.slug(),
    )
    .kind(kind)
}

fn choice<const N: usize>(model: &Shown, options: [(&'static str, Label); N]) -> FieldKind {
    FieldKind::Choice(
        options
            .map(|(value, label)| (value.to_owned(), model.common.localizer.label(label)))
            .into(),
    )
}
