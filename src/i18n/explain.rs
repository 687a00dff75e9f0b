//! A step in words: its technique's name and its explanation, whose arguments are gathered from the
//! evidence by role, so that a technique needs no line here.

use crate::engine::logic::step::{Effect, Link, LinkKind, Node, Role, Step, Target};
use crate::engine::logic::techniques::{Family, Technique};
use crate::engine::types::candidate::Candidate;
use crate::engine::types::cell::CellSet;
use crate::engine::types::house::HouseSet;
use crate::engine::types::set::Element as _;

use super::Localizer;
use super::arg::Arg;
use super::message::Message;

/// A sentence about a step.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Sentence {
    /// What it says.
    pub text: String,
    /// The links that it speaks of, counted as the step counts them; the place after the last
    /// stands for what is eliminated. None if it speaks of the whole.
    pub links: Vec<usize>,
    /// Whether it tells one link of the chain, or one digit of the net, that the sentence before it
    /// gives in short.
    pub link: bool,
}

impl Localizer {
    /// The name of a family.
    pub fn family(&self, family: Family) -> String {
        self.get(&format!("family-{}", family.slug()), &[])
    }
    /// The technique's name.
    pub fn technique(&self, technique: Technique) -> String {
        self.get(&format!("technique-{}", technique.slug()), &[])
    }
    /// Its name as a sentence.
    pub fn technique_sentence(&self, technique: Technique) -> String {
        self.technique(technique) + &self.get("stop", &[])
    }
    /// The technique in one sentence.
    pub fn about(&self, technique: Technique) -> String {
        self.get(&format!("about-{}", technique.slug()), &[])
    }
    /// When to look for the technique, and what it is told apart from.
    pub fn when(&self, technique: Technique) -> String {
        self.get(&format!("when-{}", technique.slug()), &[])
    }
    /// The sentences that explain a step, and after the one that gives its chain in short the chain
    /// link by link; a net is told digit by digit.
    pub fn explanation(&self, step: &Step) -> Vec<Sentence> {
        let links = &step.evidence.links;
        let chain = eureka(links);
        let mut story = Vec::new();
        for text in self.explanation_text(step) {
            let told_in_short = !links.is_empty() && text.contains(&chain);
            let spoken = if told_in_short { Vec::new() } else { links_named_by(&text, step) };
            story.push(Sentence { text, links: spoken, link: false });
            if told_in_short {
                story.extend(
                    links.iter().enumerate().map(|(at, &link)| self.link_sentence(at, link)),
                );
            } else if story.len() == 1 && links.is_empty() {
                story.extend(self.net_sentences(step));
            }
        }
        story
    }
    fn link_sentence(&self, at: usize, link: Link) -> Sentence {
        Sentence { text: self.message(&Message::of_link(link)), links: vec![at], link: true }
    }
    /// What a net fills, in the order in which it follows.
    fn net_sentences(&self, step: &Step) -> Vec<Sentence> {
        let net = step.technique.family() == Family::Chains;
        let fills = step.evidence.marks.iter().filter_map(|mark| match (mark.role, mark.target) {
            (Role::On, Target::Candidate(at)) if net => Some(at),
            _ => None,
        });
        let told = |Candidate { cell, digit }| {
            self.message(&Message::Placed { digit, cells: CellSet::only(cell) })
        };
        fills.map(|at| Sentence { text: told(at), links: Vec::new(), link: true }).collect()
    }
    /// What a step does, for lists.
    pub fn step_effects(&self, step: &Step) -> String {
        let (placed, removed): (Vec<Effect>, Vec<Effect>) =
            step.effects.iter().partition(|effect| matches!(effect, Effect::Place(_)));
        let mut told = Vec::new();
        if !placed.is_empty() {
            told.push(self.message(&Message::StepPlaces { effects: placed }));
        }
        if !removed.is_empty() {
            told.push(self.message(&Message::StepRemoves { effects: removed }));
        }
        self.join_phrases(&told)
    }
    /// The sentences that explain a step, one for each line of the technique's entry.
    pub fn explanation_text(&self, step: &Step) -> Vec<String> {
        let args = arguments(step);
        let args: Vec<(&str, Arg)> =
            args.iter().map(|(name, arg)| (name.as_str(), arg.clone())).collect();
        let told = self.get(&format!("explain-{}", step.technique.slug()), &args);
        told.lines().map(str::trim).filter(|line| !line.is_empty()).map(str::to_owned).collect()
    }
}

/// The links both of whose ends a sentence names, and the eliminations if it names one.
fn links_named_by(text: &str, step: &Step) -> Vec<usize> {
    let names = |cells: CellSet| cells.iter().all(|cell| text.contains(&cell.to_string()));
    let links = &step.evidence.links;
    let links_named =
        links.iter().enumerate().filter(|(_, link)| names(link.from.cells | link.to.cells));
    let mut spoken: Vec<usize> = links_named.map(|(at, _)| at).collect();
    let gone = |effect: &Effect| match effect {
        Effect::Eliminate(at) => names(CellSet::only(at.cell)),
        Effect::Place(_) => false,
    };
    if step.effects.iter().any(gone) {
        spoken.push(links.len());
    }
    spoken
}

/// `$base`, `$base-count` (of cells), `$base-digits`, `$base-houses` and `$base-at` (its candidates)
/// for each role, `$digits`, `$chain` in Eureka notation, `$placed` and `$removed` and how many they are.
fn arguments(step: &Step) -> Vec<(String, Arg)> {
    let mut args = Vec::new();
    for role in Role::ALL {
        let name: &str = role.into();
        let cells = step.evidence.cells_of(role);
        args.push((name.to_owned(), Arg::Cells(cells)));
        args.push((format!("{name}-count"), Arg::Number(cells.len() as u64)));
        args.push((format!("{name}-digits"), Arg::Digits(step.evidence.digits_of(role))));
        args.push((format!("{name}-houses"), Arg::Houses(step.evidence.houses_of(role))));
        args.push((format!("{name}-at"), Arg::Effects(candidates(step, role))));
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

/// The candidates of a role, to be listed like those that a step decides.
fn candidates(step: &Step, role: Role) -> Vec<Effect> {
    let marks = step.evidence.marks.iter().filter(|mark| mark.role == role);
    let candidate = |target| match target {
        Target::Candidate(at) => Some(Effect::Place(at)),
        _ => None,
    };
    marks.filter_map(|mark| candidate(mark.target)).collect()
}

/// Chains in Eureka notation: `(5=3)r1c1-(3)r1c78=(3)r2c9`, chain after chain. Cells of a group share
/// what they can of their name.
fn eureka(links: &[Link]) -> String {
    let mut told = String::new();
    let mut last: Option<Node> = None;
    let mut kind = None;
    for link in links {
        let sign = if link.kind == LinkKind::Strong { '=' } else { '-' };
        // Two weak links on end are two chains, though the one may end where the other begins.
        if last != Some(link.from) || kind == Some(link.kind) {
            told += if told.is_empty() { "" } else { ")" };
            told += &opening(last, link.from);
        }
        if link.to.cells == link.from.cells {
            told += &format!("{sign}{}", digits(link.to));
        } else {
            told += &format!("){}{sign}({}", place(link.from.cells), digits(link.to));
        }
        (last, kind) = (Some(link.to), Some(link.kind));
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
    let of = |kind: usize| cells.iter().map(|cell| cell.houses()[kind]).collect::<HouseSet>();
    let (rows, columns) = (of(0), of(1));
    let list = |houses: HouseSet| {
        houses.iter().map(|house| (house.index() % 9 + 1).to_string()).collect::<String>()
    };
    if rows.len() * columns.len() == cells.len() {
        return format!("r{}c{}", list(rows), list(columns));
    }
    cells.iter().map(|cell| cell.to_string()).collect::<Vec<_>>().join("/")
}
