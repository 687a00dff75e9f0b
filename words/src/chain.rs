//! Chains in Eureka notation, with the signs and names of the language:
//! `(5=3)r1c1-(3)r1c78=(3)r2c9`, chain after chain.

use nonet_engine::logic::step::{Link, LinkKind, Node};
use nonet_engine::types::cell::CellSet;
use nonet_engine::types::house::HouseSet;

use super::Localizer;
use super::arg::Arg;
use super::piece::{Marks, Target};

impl Localizer {
    /// The chains of a step, each link marked at its sign.
    pub(super) fn chain(&self, links: &[Link], marks: &mut Marks) -> String {
        let numbered: Vec<(usize, Link)> = links.iter().copied().enumerate().collect();
        let chains: Vec<String> = numbered
            .chunk_by(|(_, link), (_, next)| continues(*link, *next))
            .map(|chain| self.single_chain(chain, marks))
            .collect();
        chains.join(&self.text("chain-gap"))
    }
    /// One chain. Links that stay in a cell share its name.
    fn single_chain(&self, links: &[(usize, Link)], marks: &mut Marks) -> String {
        let Some((_, first)) = links.first() else { return String::new() };
        let mut text = String::new();
        let mut digits = digits_of(first.from);
        let mut cells = first.from.cells;
        for (place, link) in links {
            let sign = marks.mark(self.sign(link.kind), Target::Link(*place));
            if link.to.cells == cells {
                digits += &(sign + &digits_of(link.to));
            } else {
                text += &(self.chain_node(&digits, cells, marks) + &sign);
                (digits, cells) = (digits_of(link.to), link.to.cells);
            }
        }
        text + &self.chain_node(&digits, cells, marks)
    }
    fn sign(&self, kind: LinkKind) -> String {
        self.text(match kind {
            LinkKind::Strong => "chain-strong",
            LinkKind::Weak => "chain-weak",
        })
    }
    /// A run of digits in the same cells: `(5=3)r1c1`.
    fn chain_node(&self, digits: &str, cells: CellSet, marks: &mut Marks) -> String {
        let cells = self.group(cells, marks);
        let args =
            [("digits", Arg::Formatted(digits.to_owned())), ("cells", Arg::Formatted(cells))];
        self.format("chain-node", &args[..], &mut Marks::off())
    }
    /// `r1c78`, or the cells one by one if no rows and columns make up just these.
    pub(super) fn group(&self, cells: CellSet, marks: &mut Marks) -> String {
        let houses = |kind: usize| cells.iter().map(|cell| cell.houses()[kind]).collect();
        let (rows, columns): (HouseSet, HouseSet) = (houses(0), houses(1));
        if cells.len() > 1 && rows.len() * columns.len() == cells.len() {
            return marks.mark(self.cell_name(rows, columns), Target::Group(cells));
        }
        let names: Vec<String> = cells.iter().map(|cell| self.cell(cell, marks)).collect();
        names.join(&self.text("chain-cell-gap"))
    }
}

/// Whether a link goes on with the chain of the link before it. Two links of one kind on end are two
/// chains, though the one may end where the other begins.
pub(super) fn continues(before: Link, link: Link) -> bool {
    before.to == link.from && before.kind != link.kind
}

fn digits_of(node: Node) -> String {
    node.digits.iter().map(|digit| digit.to_string()).collect()
}
