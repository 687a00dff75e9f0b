//! The cards by which Learn leads to the algorithms.

use super::plot::sample_paths;
use crate::core::algorithms_part::AlgorithmsPart;
use crate::engine::algorithms::Method;
use crate::i18n::label::Label;
use crate::i18n::message::Message;
use crate::places::learn::view::PageLink;
use crate::shell::model::Model;

/// The cards, under their heading.
#[derive(Clone, PartialEq, Debug)]
pub struct AlgorithmCardsView {
    /// The heading.
    pub title: String,
    /// What they lead to.
    pub about: String,
    /// A card for each method.
    pub cards: Vec<AlgorithmCardView>,
    /// What the plots are.
    pub plots: String,
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
    /// How deep it was on the hardest known puzzle, as SVG paths on 10000 by 1000, once that is known.
    pub plot: Option<[String; 2]>,
    /// How many guesses that took.
    pub cost: String,
}

/// The cards.
pub fn cards(model: &Model) -> AlgorithmCardsView {
    let label = |label| model.common.localizer.label(label);
    let link = |part: AlgorithmsPart, name| PageLink { label: label(name), href: part.href() };
    let card = |method: Method| {
        let found = model.algorithms.samples.iter().find(|(of, _)| *of == method);
        let guesses = found.map(|(_, sample)| {
            model.common.localizer.message(&Message::SampleGuesses { count: sample.guesses })
        });
        AlgorithmCardView {
            link: link(AlgorithmsPart::Solve(method), Label::of_method(method)),
            note: label(Label::note_of_method(method)),
            plot: found.map(|(_, sample)| sample_paths(sample)),
            cost: guesses.unwrap_or_default(),
        }
    };
    AlgorithmCardsView {
        title: label(Label::AlgorithmsTitle),
        about: label(Label::AlgorithmsAbout),
        cards: Method::ALL.map(card).into(),
        plots: label(Label::AlgorithmsPlots),
        links: vec![
            link(AlgorithmsPart::Compare, Label::AlgorithmsCompare),
            link(AlgorithmsPart::Make, Label::AlgorithmsMake),
        ],
    }
}
