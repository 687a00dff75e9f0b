//! The links that the player drew, over the grid.

use std::rc::Rc;

use crate::core::mode::Mode;
use crate::core::view::arrows::drawn::{DrawnLink, drawn};
use crate::core::view::board::CellView;
use crate::core::view::link_layer::LinkPath;
use crate::engine::logic::drawn_chain::{ChainCheck, ChainShape};
use crate::engine::types::board::Board;
use crate::engine::types::link::Node;
use crate::play::Shown;
use crate::play::card::Card;

/// The links of a board over its cells, with what a check found of them.
pub fn links(model: &Shown, board: &Board, cells: &[Rc<CellView>]) -> Vec<LinkPath> {
    let is_drawing = model.own.input.mode == Mode::Links;
    let end = model.own.links.end.filter(|_| is_drawing);
    if board.links.is_empty() && end.is_none() {
        return Vec::new();
    }
    let lit = model.own.links.lit.filter(|&lit| is_drawing && lit < board.links.len());
    let check = check(model);
    let fails = |place: usize| {
        let found = |check: &ChainCheck| {
            check.links.iter().any(|link| link.place == place && !link.verdict.holds())
        };
        check.is_some_and(found)
    };
    let links: Vec<DrawnLink> = (0..)
        .zip(&board.links)
        .map(|(place, &link)| DrawnLink {
            link,
            fails: fails(place),
            faint: lit.is_some_and(|lit| lit != place),
        })
        .collect();
    drawn(&links, (&tips(check), end), cells.iter().map(|cell| &**cell))
}

/// What the check found, while it is shown.
pub fn check<'a>(model: &Shown<'a>) -> Option<&'a ChainCheck> {
    let is_shown = model.own.input.mode == Mode::Links && model.own.card == Card::None;
    model.own.links.check(model.common.session.game.history().at()).filter(|_| is_shown)
}

/// The ends of a chain that is valid.
fn tips(check: Option<&ChainCheck>) -> Vec<Node> {
    let valid = check.filter(|check| check.is_valid() && check.shape == ChainShape::Chain);
    let ends = valid.and_then(|check| check.links.first().zip(check.links.last()));
    ends.map_or(Vec::new(), |(first, last)| vec![first.link.from, last.link.to])
}
