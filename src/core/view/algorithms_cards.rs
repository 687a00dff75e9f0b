//! [`AlgorithmCardsView`]: the cards by which Learn leads to the algorithms.

use super::page_link::PageLink;

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
