//! [`Options`]: which techniques may be looked for, and which of their wider forms.

use super::techniques::{Family, FamilySet, Technique, TechniqueSet, Tier};
use crate::types::set::{Element, Set};

/// What may be looked for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Options {
    /// The techniques allowed; row order stays.
    pub techniques: TechniqueSet,
    /// The wider forms allowed.
    pub variants: VariantSet,
}

/// A wider form of some techniques, in which they find more and are harder to see.
#[derive(Clone, Copy, PartialEq, Eq, Debug, strum::Display)]
#[strum(serialize_all = "snake_case")]
#[non_exhaustive]
pub enum Variant {
    /// Empty rectangles of only two candidates, which are two strong links as well.
    ShortEmptyRectangle,
    /// Rectangles in whose corners some of the candidates are eliminated.
    IncompleteRectangle,
    /// Almost locked sets as nodes of grouped chains.
    AlsNodes,
    /// Almost locked sets that share cells.
    AlsOverlap,
    /// Chains of links through almost locked sets that come upon a candidate twice. The field's library
    /// of cases has one; a chain to that candidate is shorter and says more.
    RepeatedCandidates,
}

/// A set of variants.
pub type VariantSet = Set<Variant>;

impl Variant {
    /// All, in the order above.
    pub const ALL: [Variant; 5] = [
        Variant::ShortEmptyRectangle,
        Variant::IncompleteRectangle,
        Variant::AlsNodes,
        Variant::AlsOverlap,
        Variant::RepeatedCandidates,
    ];
}

impl Element for Variant {
    type Bits = u16;
    const COUNT: usize = 5;
    const FULL: u16 = 0b1_1111;
    fn index(self) -> usize {
        self as usize
    }
    fn at(index: usize) -> Variant {
        Variant::ALL[index]
    }
}

/// All but what is rare and what is not reasoning.
impl Default for Options {
    fn default() -> Options {
        Options::without([Family::Rare, Family::LastResort].into_iter().collect())
    }
}

impl Options {
    /// Every technique of the ladder.
    pub const ALL: Options = Options { techniques: TechniqueSet::ALL, variants: VariantSet::ALL };

    /// All techniques but those of some families. A puzzle that is not proven to have just one
    /// solution must go without [`Family::Uniqueness`].
    pub fn without(families: FamilySet) -> Options {
        let left_out = |set, family| set - TechniqueSet::of_family(family);
        let techniques = families.iter().fold(TechniqueSet::ALL, left_out);
        Options { techniques, variants: VariantSet::only(Variant::IncompleteRectangle) }
    }
    /// What a hint may use: every technique but those of the families left out; uniqueness and proofs by
    /// cases only where the puzzle is proven to have one solution. With rare techniques the wider forms
    /// of all others are looked for, too.
    pub fn for_hints(mut left_out: FamilySet, has_one_solution: bool) -> Options {
        // Where there are several solutions it would take long to find nothing.
        let with_cases = has_one_solution && !left_out.contains(Family::LastResort);
        left_out.insert(Family::LastResort);
        if !has_one_solution {
            left_out.insert(Family::Uniqueness);
        }
        let mut options = Options::without(left_out);
        if !left_out.contains(Family::Rare) {
            options.variants = VariantSet::ALL - VariantSet::only(Variant::RepeatedCandidates);
        }
        if with_cases {
            options.techniques.insert(Technique::ProofByCases);
        }
        options
    }
    /// One technique alone.
    pub fn only(technique: Technique) -> Options {
        Options { techniques: TechniqueSet::only(technique), ..Options::default() }
    }
    /// What is easier than a technique, for its practice puzzles: before a single, the singles that
    /// come earlier on the ladder; before a medium technique, all singles; before any harder one, all
    /// easy and medium techniques.
    pub fn easier_than(technique: Technique) -> Options {
        let is_easier = |other: &Technique| match technique.tier() {
            Tier::Easy => *other < technique,
            tier => other.tier() < tier.min(Tier::Hard),
        };
        let techniques = Technique::ALL.iter().copied().filter(is_easier).collect();
        Options { techniques, ..Options::default() }
    }
    /// A technique and what is easier.
    pub fn up_to(technique: Technique) -> Options {
        let mut options = Options::easier_than(technique);
        options.techniques.insert(technique);
        options
    }
}
