//! [`Finder`]: what a pattern is handed: the position, the indices that patterns share, and the
//! place to report to.
//!
//! A pattern ends each find with `on.report(effects, evidence)?`. When one step is wanted, the
//! first report that counts returns `Break`; when all are wanted, no report does. So no pattern knows
//! the difference.

use std::cell::OnceCell;
use std::collections::BTreeSet;
use std::ops::ControlFlow;

use super::als::AlsIndex;
use super::implications::Implications;
use super::links::{Links, NodeKinds};
use super::loops::{Loop, all_loops};
pub use super::options::{Options, Variant, VariantSet};
use super::propagation::Propagation;
use super::rectangles::{Rectangle, rectangles};
pub use super::searched::Searched;
use super::step::{Effect, Effects, Evidence, Step};
use super::techniques::{PATTERNS, Technique};
use crate::types::candidate::{Candidate, CandidateSet};
use crate::types::cell::{Cell, CellSet};
use crate::types::digit::{ByDigit, DigitSet};
use crate::types::house::{House, HouseSet};
use crate::types::position::Position;
use crate::types::set::Element;

/// The first step on the ladder.
///
/// ```
/// use nonet_engine::{Board, Options, Position, Technique, next_step};
///
/// let line = "1.....5694.2.....8.5...9.4....64.8.1....1....2.8.35....4.5...1.9.....4.2621.....5";
/// let mut position = Position::of(&Board::of_givens(line.parse().expect("81 cells")));
/// let step = next_step(&position, &Options::default()).expect("a step");
/// assert_eq!(step.technique, Technique::HiddenSingle);
/// position.apply(&step);
/// assert_eq!(step.effects.len(), 1);
/// ```
pub fn next_step(position: &Position, options: &Options) -> Option<Step> {
    let searched = Searched::none_of(position);
    Finder::new(&Indices::of(position, &searched), options, Wanted::First).run().pop()
}

/// The first step of the techniques in an order that need not be the ladder's; if that is of one of
/// the `groups`, all steps of its group, each technique's in the order found. Along a path, `searched`
/// is handed on from position to position.
pub fn first_of(
    position: &Position,
    order: &[Technique],
    groups: &[&[Technique]],
    searched: &mut Searched,
) -> Vec<Step> {
    first_as(Wanted::Graded, position, order, groups, searched)
}

/// The same steps, faster: those that are not of a group come without evidence.
pub fn first_without_evidence(
    position: &Position,
    order: &[Technique],
    groups: &[&[Technique]],
    searched: &mut Searched,
) -> Vec<Step> {
    first_as(Wanted::GradedOnly, position, order, groups, searched)
}

fn first_as(
    wanted: Wanted,
    position: &Position,
    order: &[Technique],
    groups: &[&[Technique]],
    searched: &mut Searched,
) -> Vec<Step> {
    searched.go_on_to(position);
    let (indices, options) = (Indices::of(position, searched), Options::default());
    let first = Finder::new(&indices, &options, wanted).search(order.iter().copied());
    let of_group = |group: &&&[Technique]| first.iter().any(|step| group.contains(&step.technique));
    match groups.iter().find(of_group) {
        Some(group) => Finder::new(&indices, &options, Wanted::All).search(group.iter().copied()),
        None => first,
    }
}

/// Every step of every technique, in the order of the ladder. Of several patterns of one technique
/// with the same effects only the first found is kept.
pub fn all_steps(position: &Position, options: &Options) -> Vec<Step> {
    let searched = Searched::none_of(position);
    Finder::new(&Indices::of(position, &searched), options, Wanted::All).run()
}

/// The first step on the ladder after which all of some claims hold.
pub(crate) fn step_for(position: &Position, options: &Options, claims: &[Effect]) -> Option<Step> {
    let searched = Searched::none_of(position);
    Finder::new(&Indices::of(position, &searched), options, Wanted::Proving(claims)).run().pop()
}

/// The first step on the ladder that places a digit in a cell or eliminates a candidate of it.
pub fn step_in(position: &Position, options: &Options, cell: Cell) -> Option<Step> {
    let searched = Searched::none_of(position);
    Finder::new(&Indices::of(position, &searched), options, Wanted::In(cell)).run().pop()
}

/// How much of what can be found is asked for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Wanted<'a> {
    First,
    /// The first for a grade, which goes by place where a person goes by sight.
    Graded,
    /// The same without evidence, where nobody is to be shown the step.
    GradedOnly,
    In(Cell),
    All,
    Proving(&'a [Effect]),
}

/// A position and what patterns share about it: each index is built at most once, when the first
/// pattern asks for it.
struct Indices<'a> {
    position: &'a Position,
    searched: &'a Searched,
    links: [OnceCell<Links>; 4],
    loops: [OnceCell<Vec<Loop>>; 4],
    als: OnceCell<AlsIndex>,
    /// By how many of two digits each corner holds at least, less one.
    rectangles: [OnceCell<Vec<Rectangle>>; 2],
    propagations: OnceCell<Vec<Option<Box<Propagation>>>>,
    implications: OnceCell<Implications>,
}

impl<'a> Indices<'a> {
    fn of(position: &'a Position, searched: &'a Searched) -> Indices<'a> {
        Indices {
            position,
            searched,
            links: Default::default(),
            loops: Default::default(),
            als: OnceCell::new(),
            rectangles: Default::default(),
            propagations: OnceCell::new(),
            implications: OnceCell::new(),
        }
    }
    fn als(&self) -> &AlsIndex {
        self.als.get_or_init(|| AlsIndex::of(self.position))
    }
    fn loops(&self, nodes: NodeKinds) -> &[Loop] {
        self.loops[nodes as usize]
            .get_or_init(|| all_loops(self.position, self.links(nodes), nodes))
    }
    fn links(&self, nodes: NodeKinds) -> &Links {
        self.links[nodes as usize].get_or_init(|| match nodes {
            NodeKinds::Candidates => Links::of_candidates(self.position),
            NodeKinds::Groups => Links::with_groups(self.position),
            NodeKinds::Als | NodeKinds::AlsRepeated => Links::with_als(self.position, self.als()),
        })
    }
}

/// What a pattern is handed.
pub(crate) struct Finder<'a> {
    /// The solved cells and the candidates.
    pub position: &'a Position,
    indices: &'a Indices<'a>,
    options: &'a Options,
    wanted: Wanted<'a>,
    technique: Technique,
    steps: Vec<Step>,
    effects_seen: BTreeSet<Vec<Effect>>,
}

impl<'a> Finder<'a> {
    fn new(indices: &'a Indices<'a>, options: &'a Options, wanted: Wanted<'a>) -> Finder<'a> {
        Finder {
            position: indices.position,
            indices,
            options,
            wanted,
            technique: Technique::ALL[0],
            steps: Vec::new(),
            effects_seen: BTreeSet::new(),
        }
    }
    fn run(self) -> Vec<Step> {
        let options = self.options;
        self.search(options.techniques.iter())
    }
    fn search(mut self, techniques: impl Iterator<Item = Technique>) -> Vec<Step> {
        for technique in techniques {
            self.technique = technique;
            self.effects_seen.clear();
            if PATTERNS[technique.index()](&mut self).is_break() {
                break;
            }
        }
        self.steps
    }
    /// The links between candidates, or between candidates and larger nodes.
    pub fn links(&self, nodes: NodeKinds) -> &'a Links {
        self.indices.links(nodes)
    }
    /// The nice loops and alternating inference chains over such nodes.
    pub fn loops(&self, nodes: NodeKinds) -> &'a [Loop] {
        self.indices.loops(nodes)
    }
    /// The almost locked sets.
    pub fn als(&self) -> &'a AlsIndex {
        self.indices.als()
    }
    /// The rectangles that could be deadly: each corner holds both digits, or one where incomplete
    /// rectangles count.
    pub fn rectangles(&self) -> &'a [Rectangle] {
        let least = if self.is_enabled(Variant::IncompleteRectangle) { 1 } else { 2 };
        self.indices.rectangles[least - 1].get_or_init(|| rectangles(self.position, least))
    }
    /// For each digit the cells that hold it in no template.
    pub fn eliminable(&self) -> ByDigit<CellSet> {
        ByDigit::from_fn(|digit| self.indices.searched.eliminable(digit))
    }
    /// The digits of which a pattern of a single digit can eliminate anything.
    pub fn eliminable_digits(&self) -> DigitSet {
        self.eliminable()
            .iter()
            .filter(|(_, cells)| !cells.is_empty())
            .map(|(digit, _)| digit)
            .collect()
    }
    /// What every open candidate brings about by singles, by its place among all candidates.
    pub fn propagations(&self) -> &'a [Option<Box<Propagation>>] {
        self.indices.propagations.get_or_init(|| Propagation::of_all(self.position))
    }
    /// What follows from every open candidate by links between candidates and groups.
    pub fn implications(&self) -> &'a Implications {
        let links = self.links(NodeKinds::Groups);
        self.indices.implications.get_or_init(|| Implications::over(self.position, links))
    }
    /// Looks into some houses, one after the other, for what lies in one house; not into those in which
    /// the technique found nothing and nothing has changed since.
    pub fn in_houses(
        &mut self,
        houses: HouseSet,
        mut find: impl FnMut(&mut Finder<'a>, House) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        for house in houses & self.changed_houses() {
            find(self, house)?;
            self.note_nothing(HouseSet::only(house));
        }
        ControlFlow::Continue(())
    }
    /// The houses in which something has changed since the technique found nothing there.
    pub fn changed_houses(&self) -> HouseSet {
        self.indices.searched.changed(self.technique)
    }
    /// Notes that the technique finds nothing in some houses, if its first find would have ended the
    /// search.
    pub fn note_nothing(&self, houses: HouseSet) {
        if matches!(self.wanted, Wanted::First | Wanted::Graded | Wanted::GradedOnly) {
            self.indices.searched.note_nothing(self.technique, houses);
        }
    }
    /// Whether finds come in the order in which people see them, which is not that of a grade.
    pub fn goes_by_sight(&self) -> bool {
        !matches!(self.wanted, Wanted::Graded | Wanted::GradedOnly)
    }
    /// Whether a wider form is allowed.
    pub fn is_enabled(&self, variant: Variant) -> bool {
        self.options.variants.contains(variant)
    }
    /// The candidates of which a step that eliminates one is asked for.
    pub fn wanted(&self) -> CandidateSet {
        let open = self.position.open();
        match self.wanted {
            Wanted::First | Wanted::Graded | Wanted::GradedOnly | Wanted::All => open,
            Wanted::In(cell) => open.iter().filter(|at| at.cell == cell).collect(),
            Wanted::Proving(&[Effect::Eliminate(at)]) => open & CandidateSet::only(at),
            Wanted::Proving(_) => CandidateSet::EMPTY,
        }
    }
    /// Takes a find in. What the position has decided already is left out of the effects; a pattern
    /// without any effect, or with the effects of an earlier one, is dropped before its evidence is
    /// made.
    pub fn report(
        &mut self,
        effects: Effects,
        evidence: impl FnOnce() -> Evidence,
    ) -> ControlFlow<()> {
        self.report_open(effects.on(self.position), evidence)
    }
    /// Takes in that a digit goes into a cell.
    pub fn report_single(
        &mut self,
        only: Candidate,
        evidence: impl FnOnce() -> Evidence,
    ) -> ControlFlow<()> {
        let is_open = self.position.has(only);
        self.report_open(if is_open { vec![Effect::Place(only)] } else { Vec::new() }, evidence)
    }
    /// Takes in effects that the position has not decided; evidence is made only where somebody is to
    /// be shown the steps.
    fn report_open(
        &mut self,
        effects: Vec<Effect>,
        evidence: impl FnOnce() -> Evidence,
    ) -> ControlFlow<()> {
        if !self.is_new(&effects) {
            return ControlFlow::Continue(());
        }
        let evidence = (self.wanted != Wanted::GradedOnly).then(evidence);
        self.record(effects, evidence)
    }
    /// Takes a find in that counts only if evidence can be made for it.
    pub fn report_if(
        &mut self,
        effects: Effects,
        evidence: impl FnOnce() -> Option<Evidence>,
    ) -> ControlFlow<()> {
        let effects = effects.on(self.position);
        if !self.is_new(&effects) {
            return ControlFlow::Continue(());
        }
        let evidence = evidence();
        if evidence.is_none() {
            self.effects_seen.remove(&effects);
            return ControlFlow::Continue(());
        }
        self.record(effects, evidence)
    }
    /// Whether effects are asked for and, of all that are, none before were the same.
    fn is_new(&mut self, effects: &[Effect]) -> bool {
        if effects.is_empty() {
            return false;
        }
        match self.wanted {
            Wanted::First | Wanted::Graded | Wanted::GradedOnly => true,
            Wanted::In(cell) => effects.iter().any(|effect| effect.candidate().cell == cell),
            Wanted::All => self.effects_seen.insert(effects.to_vec()),
            Wanted::Proving(claims) => {
                claims.iter().all(|&claim| effects.iter().any(|effect| effect.implies(claim)))
            }
        }
    }
    /// Keeps a step, without evidence where nobody is to be shown it.
    fn record(&mut self, effects: Vec<Effect>, evidence: Option<Evidence>) -> ControlFlow<()> {
        let evidence = evidence.unwrap_or_default().housed(self.position);
        self.steps.push(Step { technique: self.technique, effects, evidence });
        match self.wanted {
            Wanted::All => ControlFlow::Continue(()),
            _ => ControlFlow::Break(()),
        }
    }
}
