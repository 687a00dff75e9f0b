//! The steps of Sudoku Explainer's solution in its own words and cell names (A1 to I9).

use serde_json::{Value, json};

use nonet_engine::rating::se::rule::{Branching, Rule};
use nonet_engine::rating::se::step::{Pattern, Step};
use nonet_engine::types::candidate::Candidate;
use nonet_engine::types::cell::Cell;
use nonet_engine::types::digit::Digit;
use nonet_engine::types::house::HouseKind;

/// A step as columns: rating, rule, placement, eliminations, and what it is about.
pub fn columns(step: &Step) -> String {
    let [placement, eliminations] = [placement(step), eliminations(step)];
    format!("{:.1}\t{}\t{placement}\t{eliminations}\t{}\n", step.difficulty, step.rule, text(step))
}

/// A step as an object: rating, rule, placement, eliminations, and what it is about.
pub fn object(step: &Step) -> Value {
    json!({
        "rating": (10.0 * step.difficulty).round() / 10.0,
        "rule": step.rule.to_string(),
        "placement": placement(step),
        "eliminations": eliminations(step),
        "text": text(step),
    })
}

fn placement(step: &Step) -> String {
    step.placement.map_or(String::new(), |placed| format!("{}={}", placed.cell, placed.digit))
}

fn eliminations(step: &Step) -> String {
    let cells = step.eliminations.iter().map(|(cell, digits)| {
        format!("{cell}<>{}", digits.iter().map(Digit::char).collect::<String>())
    });
    cells.collect::<Vec<_>>().join(" ")
}

/// What the step is about, in one line.
fn text(step: &Step) -> String {
    let about = match &step.pattern {
        Pattern::Single(house) => single(step, *house),
        Pattern::Set(cells, digits, house) => {
            let digits: Vec<String> = digits.iter().map(|digit| digit.to_string()).collect();
            format!("Cells {}: {} in {}", names(cells), digits.join(","), kind(*house))
        }
        Pattern::Locked(cells, digit, kinds) => {
            format!("Cells {}: {digit} {}", names(cells), locked(step.rule, *kinds))
        }
        Pattern::Wing(cells, digit) => format!("Cells {} on value {digit}", names(cells)),
        Pattern::Loop(cells, [one, other]) => format!("Cells {} on {one}, {other}", names(cells)),
        Pattern::Cells(cells, None) => names(cells),
        Pattern::Cells(cells, Some(digit)) => format!("{} on {digit}", names(cells)),
        Pattern::Chain(end, is_right) => end_of(*end, *is_right),
        Pattern::FromCell(cell, end, is_right) => {
            format!("{} ==> {}", name(*cell), end_of(*end, *is_right))
        }
        Pattern::FromHouse(digit, house, end, is_right) => {
            format!("{digit} in {} ==> {}", kind(*house), end_of(*end, *is_right))
        }
        Pattern::Contradiction(start, is_right, at) => {
            format!("{} ==> {} both on & off", end_of(*start, *is_right), candidate(*at))
        }
        Pattern::Double(start, end, is_right) => {
            format!("{} on & off ==> {}", candidate(*start), end_of(*end, *is_right))
        }
    };
    format!("{}: {about}", title(step.rule))
}

/// The rule as the text names it: without what chains may use.
fn title(rule: Rule) -> String {
    match rule {
        Rule::Nishio => "Nishio Forcing Chain".to_owned(),
        Rule::Forcing(Branching::Cell, _) => "Cell Forcing Chains".to_owned(),
        Rule::Forcing(Branching::Region, _) => "Region Forcing Chains".to_owned(),
        Rule::Forcing(Branching::Contradiction, _) => "Contradiction Forcing Chain".to_owned(),
        Rule::Forcing(Branching::Double, _) => "Double Forcing Chain".to_owned(),
        _ => rule.to_string(),
    }
}

fn single(step: &Step, house: Option<HouseKind>) -> String {
    let placed = step
        .placement
        .map_or(String::new(), |placed| format!("{}: {}", name(placed.cell), placed.digit));
    house.map_or(placed.clone(), |house| format!("{placed} in {}", kind(house)))
}

fn locked(rule: Rule, kinds: [HouseKind; 2]) -> String {
    let [base, cover] = kinds.map(kind);
    match rule {
        Rule::DirectPointing | Rule::DirectClaiming => format!("of {base} in {cover}"),
        Rule::Fish(size) => {
            let count = size as u8;
            format!("in {count} {base}s and {count} {cover}s")
        }
        _ => format!("in {base} and {cover}"),
    }
}

fn kind(house: HouseKind) -> &'static str {
    match house {
        HouseKind::Row => "row",
        HouseKind::Column => "column",
        HouseKind::Block => "block",
    }
}

/// A1 is the top left cell, A9 the one at the bottom of its column.
fn name(cell: Cell) -> String {
    format!("{}{}", char::from(b'A' + cell.column() as u8), cell.row() + 1)
}

fn names(cells: &[Cell]) -> String {
    cells.iter().copied().map(name).collect::<Vec<_>>().join(",")
}

fn candidate(at: Candidate) -> String {
    format!("{}.{}", name(at.cell), at.digit)
}

fn end_of(at: Candidate, is_right: bool) -> String {
    format!("{} {}", candidate(at), if is_right { "on" } else { "off" })
}
