//! All steps from here, by technique. What is folded away is no row at all: a hard position has
//! hundreds of steps.

use crate::core::msg::{Msg, StepsMsg};
use crate::core::view::controls::{ButtonView, FieldKind, FieldView};
use crate::engine::logic::techniques::{Technique, Tier};
use crate::engine::types::digit::Digit;
use crate::play::Shown;
use crate::play::field::PlayField;
use crate::play::step_list::{Scope, StepList};
use crate::play::view::list::{ListRowView, ListView, list};
use crate::words::label::Label;
use crate::words::message::Message;

/// The list of the model.
pub fn steps(model: &Shown, listing: &StepList) -> ListView {
    let groups = listing.groups(model.own.input.selection);
    let scope =
        ButtonView::new(model.common, Label::StepsSelected, Msg::Steps(StepsMsg::ScopeToggled))
            .pressed(listing.scope == Scope::Selection);
    ListView {
        field: Some(digit(model, listing)),
        switches: vec![scope],
        found: model.common.localizer.message(&found(model, listing, &groups)),
        rows: rows(model, listing, &groups),
        ..list(model, Label::Steps, Msg::Steps(StepsMsg::Closed))
    }
}

/// The techniques of the easiest tier; of each other tier how many steps it has, and its techniques once
/// they are wanted.
fn rows(model: &Shown, listing: &StepList, groups: &[(Technique, Vec<usize>)]) -> Vec<ListRowView> {
    let mut rows = Vec::new();
    let easiest = groups.first().map(|(technique, _)| technique.tier());
    for of_tier in groups.chunk_by(|one, next| one.0.tier() == next.0.tier()) {
        let tier = of_tier[0].0.tier();
        if Some(tier) != easiest {
            rows.push(tier_row(model, listing, tier, of_tier));
        }
        if Some(tier) == easiest || listing.tiers.contains(&tier) {
            for (technique, places) in of_tier {
                group(model, listing, *technique, places, &mut rows);
            }
        }
    }
    rows
}

fn tier_row(
    model: &Shown,
    listing: &StepList,
    tier: Tier,
    groups: &[(Technique, Vec<usize>)],
) -> ListRowView {
    let name = model.common.localizer.label(Label::of_tier(tier));
    let kinds = Message::StepsTechniques { count: groups.len() as u64 };
    let count: usize = groups.iter().map(|(_, places)| places.len()).sum();
    let parts = [String::new(), name, model.common.localizer.message(&kinds), count.to_string()];
    let row = ListRowView::new(tier.slug(), parts, Msg::Steps(StepsMsg::TierUnfolded(tier)));
    ListRowView { open: Some(listing.tiers.contains(&tier)), ..row }
}

fn found(model: &Shown, listing: &StepList, groups: &[(Technique, Vec<usize>)]) -> Message {
    let count = groups.iter().map(|(_, places)| places.len()).sum::<usize>() as u64;
    match listing.steps.as_ref().map(|steps| steps.len() as u64) {
        None => Message::Preparing,
        Some(0) if model.common.session.is_wrong() => Message::ListsBlocked,
        Some(of) if of == count => match easiest(groups) {
            Some((tier, easy)) if easy < of => Message::StepsEasiest { tier, count: easy, of },
            _ => Message::StepsFound { count },
        },
        Some(of) => Message::StepsFiltered { count, of },
    }
}

/// The easiest tier, and how many of the steps are of it.
fn easiest(groups: &[(Technique, Vec<usize>)]) -> Option<(Tier, u64)> {
    let tier = groups.first()?.0.tier();
    let of_tier = groups.iter().filter(|(technique, _)| technique.tier() == tier);
    Some((tier, of_tier.map(|(_, places)| places.len() as u64).sum()))
}

fn digit(model: &Shown, listing: &StepList) -> FieldView {
    let any = (String::new(), model.common.localizer.label(Label::StepsAnyDigit));
    let digits = Digit::ALL.map(|digit| (digit.to_string(), digit.to_string()));
    let value = listing.digit.map(|digit| digit.to_string()).unwrap_or_default();
    FieldView::new(model.common, PlayField::StepDigit, Label::Digit, value)
        .kind(FieldKind::Choice(std::iter::once(any).chain(digits).collect()))
}

/// The technique, and below it its steps, if they are shown.
fn group(
    model: &Shown,
    listing: &StepList,
    technique: Technique,
    places: &[usize],
    rows: &mut Vec<ListRowView>,
) {
    let none = String::new;
    let open = listing.unfolded == Some(technique);
    let tier = model.common.localizer.label(Label::of_tier(technique.tier()));
    let parts =
        [none(), model.common.localizer.technique(technique), tier, places.len().to_string()];
    let head = ListRowView::new(technique.slug(), parts, Msg::Steps(StepsMsg::Unfolded(technique)));
    rows.push(ListRowView { open: Some(open), ..head });
    if open {
        rows.extend(places.iter().take(listing.shown).map(|&place| row(model, listing, place)));
        if places.len() > listing.shown {
            let parts = [none(), none(), model.common.localizer.label(Label::StepsMore), none()];
            rows.push(ListRowView::new("more", parts, Msg::Steps(StepsMsg::MoreRequested)));
        }
    }
}

fn row(model: &Shown, listing: &StepList, place: usize) -> ListRowView {
    let step = listing.steps.as_ref().and_then(|steps| steps.get(place));
    let text = step.map(|step| model.common.localizer.step_effects(step)).unwrap_or_default();
    let parts = [String::new(), String::new(), text, String::new()];
    ListRowView {
        preview: Some(place),
        current: listing.opened == Some(place),
        ..ListRowView::new(place, parts, Msg::Steps(StepsMsg::Opened(place)))
    }
}
