//! The cards by which Learn leads to the algorithms.

use super::plot::sample_paths;
use crate::core::algorithms_part::AlgorithmsPart;
use crate::core::view::algorithms_cards::AlgorithmCardView;
use crate::core::view::algorithms_cards::AlgorithmCardsView;
use crate::core::view::page_link::PageLink;
use crate::engine::algorithms::Method;
use crate::places::algorithms::Shown;
use crate::words::label::Label;
use crate::words::message::Message;

/// The cards.
pub fn cards(model: &Shown) -> AlgorithmCardsView {
    let label = |label| model.common.localizer.label(label);
    let link = |part: AlgorithmsPart, name| PageLink { label: label(name), href: part.href() };
    let card = |method: Method| {
        let found = model.own.samples.iter().find(|(of, _)| *of == method);
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
