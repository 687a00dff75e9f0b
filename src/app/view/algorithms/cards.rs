//! The cards by which Learn leads to the algorithms.

use crate::app::algorithms::part::AlgorithmsPart;
use crate::app::model::Model;
use crate::app::view::learn::PageLink;
use crate::engine::algorithms::Method;
use crate::i18n::label::Label;

/// The cards, under their heading.
#[derive(Clone, PartialEq, Debug)]
pub struct AlgorithmCardsView {
    /// The heading.
    pub title: String,
    /// What they lead to.
    pub about: String,
    /// A card for each method.
    pub cards: Vec<AlgorithmCardView>,
    /// To compare two, and to a puzzle being made.
    pub links: Vec<PageLink>,
}

/// A card.
#[derive(Clone, PartialEq, Debug)]
pub struct AlgorithmCardView {
    /// The method.
    pub link: PageLink,
    /// What it does.
    pub note: String,
}

/// The cards.
pub fn cards(model: &Model) -> AlgorithmCardsView {
    let label = |label| model.localizer.label(label);
    let link = |part: AlgorithmsPart, name| PageLink { label: label(name), href: part.href() };
    let card = |method: Method| AlgorithmCardView {
        link: link(AlgorithmsPart::Solve(method), Label::of_method(method)),
        note: label(Label::note_of_method(method)),
    };
    AlgorithmCardsView {
        title: label(Label::AlgorithmsTitle),
        about: label(Label::AlgorithmsAbout),
        cards: Method::ALL.map(card).into(),
        links: vec![
            link(AlgorithmsPart::Compare, Label::AlgorithmsCompare),
            link(AlgorithmsPart::Make, Label::AlgorithmsMake),
        ],
    }
}
