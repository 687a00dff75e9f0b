//! The links of a board: how they are drawn, and each as text. `1r1c6=1r6c6` is strong, `7r4c2-7r4c8` weak,
//! `2r1c4+r2c4=2r7c4` has a group.

use super::mark_edit::MarkEdit;
use crate::engine::types::cell::CellSet;
use crate::engine::types::digit::{Digit, DigitSet};
use crate::engine::types::link::{Link, LinkKind, Node};

/// Between two ends there is one link; of another kind, it takes the place of the one before.
pub(super) fn draw(links: &mut Vec<Link>, link: Link, edit: MarkEdit) {
    let before = links.iter().position(|other| other.ties_same(&link));
    match (before, edit) {
        (Some(at), MarkEdit::Add) => links[at].kind = link.kind,
        (Some(at), MarkEdit::Remove) => drop(links.remove(at)),
        (None, MarkEdit::Add) => links.push(link),
        (None, MarkEdit::Remove) => {}
    }
}

/// The link as text, without a blank.
pub fn print_link(link: &Link) -> String {
    let tie = match link.kind {
        LinkKind::Strong => '=',
        LinkKind::Weak => '-',
    };
    format!("{}{tie}{}", print_node(link.from), print_node(link.to))
}

fn print_node(node: Node) -> String {
    let mut text: String = node.digits.iter().map(Digit::char).collect();
    for (at, cell) in node.cells.iter().enumerate() {
        if at > 0 {
            text.push('+');
        }
        text += &cell.to_string();
    }
    text
}

/// Reads what [`print_link`] wrote.
pub fn read_link(text: &str) -> Option<Link> {
    let at = text.find(['=', '-'])?;
    let kind = if text[at..].starts_with('=') { LinkKind::Strong } else { LinkKind::Weak };
    let (from, to) = (read_node(&text[..at])?, read_node(&text[at + 1..])?);
    (from != to).then_some(Link { from, to, kind })
}

fn read_node(text: &str) -> Option<Node> {
    let (digits, cells) = text.split_at(text.find('r')?);
    let digits: DigitSet = digits.chars().map(Digit::from_char).collect::<Option<_>>()?;
    let cells: CellSet = cells.split('+').map(|cell| cell.parse().ok()).collect::<Option<_>>()?;
    (!digits.is_empty()).then_some(Node { digits, cells })
}
