//! A step in words: its technique's name and its explanation, whose arguments are gathered from the
//! evidence by role, so that a technique needs no line here.

use crate::engine::cell::CellSet;
use crate::engine::step::{Effect, Link, LinkKind, Node, Role, Step, Target};
use crate::engine::techniques::Technique;

use super::Words;
use super::arg::Arg;

impl Words {
    /// The technique's name.
    pub fn technique(&self, technique: Technique) -> String {
        self.get(&format!("technique-{}", technique.slug()), &[])
    }
    /// The sentences that explain a step, one for each line of the technique's entry.
    pub fn explain(&self, step: &Step) -> Vec<String> {
        let args = arguments(step);
        let args: Vec<(&str, Arg)> =
            args.iter().map(|(name, arg)| (name.as_str(), arg.clone())).collect();
        let told = self.get(&format!("explain-{}", step.technique.slug()), &args);
        told.lines().map(str::trim).filter(|line| !line.is_empty()).map(str::to_owned).collect()
    }
}

/// `$base`, `$base-count` (of cells), `$base-digits` and `$base-houses` for each role, `$digits`,
/// `$chain` in Eureka notation, `$placed` and `$removed` and how
/// many they are.
fn arguments(step: &Step) -> Vec<(String, Arg)> {
    let mut args = Vec::new();
    for role in Role::ALL {
        let name: &str = role.into();
        let cells = step.evidence.cells_of(role);
        args.push((name.to_owned(), Arg::Cells(cells)));
        args.push((format!("{name}-count"), Arg::Number(cells.len() as u64)));
        args.push((format!("{name}-digits"), Arg::Digits(step.evidence.digits_of(role))));
        args.push((format!("{name}-houses"), Arg::Houses(step.evidence.houses_of(role))));
    }
    let digits = step.evidence.marks.iter().filter_map(|mark| match mark.target {
        Target::Digits(digits) => Some(digits),
        _ => None,
    });
    args.push((
        "digits".to_owned(),
        Arg::Digits(digits.fold(Default::default(), |all, more| all | more)),
    ));
    let (placed, removed): (Vec<Effect>, Vec<Effect>) =
        step.effects.iter().partition(|effect| matches!(effect, Effect::Place(_)));
    args.push(("chain".to_owned(), Arg::Text(eureka(&step.evidence.links))));
    args.push(("placed-count".to_owned(), Arg::Number(placed.len() as u64)));
    args.push(("removed-count".to_owned(), Arg::Number(removed.len() as u64)));
    args.push(("placed".to_owned(), Arg::Effects(placed)));
    args.push(("removed".to_owned(), Arg::Effects(removed)));
    args
}

/// Chains in Eureka notation: `(5=3)r1c1-(3)r1c78=(3)r2c9`, chain after chain. Cells of a group share
/// what they can of their name.
fn eureka(links: &[Link]) -> String {
    let mut told = String::new();
    let mut last: Option<Node> = None;
    for link in links {
        let sign = if link.kind == LinkKind::Strong { '=' } else { '-' };
        if last != Some(link.from) {
            told += if told.is_empty() { "" } else { ")" };
            told += &opening(last, link.from);
        }
        if link.to.cells == link.from.cells {
            told += &format!("{sign}{}", digits(link.to));
        } else {
            told += &format!("){}{sign}({}", place(link.from.cells), digits(link.to));
        }
        last = Some(link.to);
    }
    last.map_or(told.clone(), |end| format!("{told}){}", place(end.cells)))
}

/// Ends the chain before, if there is one, and begins another.
fn opening(last: Option<Node>, first: Node) -> String {
    let end = last.map_or(String::new(), |end| format!("{}; ", place(end.cells)));
    format!("{end}({}", digits(first))
}

fn digits(node: Node) -> String {
    node.digits.iter().map(|digit| digit.to_string()).collect()
}

/// `r1c78`, or the cells one by one where they are not of one line.
fn place(cells: CellSet) -> String {
    let mut rows: Vec<usize> = cells.iter().map(|cell| cell.row() + 1).collect();
    let mut columns: Vec<usize> = cells.iter().map(|cell| cell.column() + 1).collect();
    rows.dedup();
    columns.sort_unstable();
    columns.dedup();
    let list = |numbers: &[usize]| numbers.iter().map(usize::to_string).collect::<String>();
    if rows.len() * columns.len() == cells.len() {
        return format!("r{}c{}", list(&rows), list(&columns));
    }
    cells.iter().map(|cell| cell.to_string()).collect::<Vec<_>>().join("/")
}
