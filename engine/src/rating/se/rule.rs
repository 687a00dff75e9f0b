//! [`Rule`]: the rules of Sudoku Explainer by name.

use std::fmt;

/// What a step is an instance of. `Display` writes Sudoku Explainer's own name.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum Rule {
    /// The only place for a digit in a house.
    HiddenSingle,
    /// A digit locked in a block, which leaves one place for it in another.
    DirectPointing,
    /// A digit locked in a line, which leaves one place for it in another.
    DirectClaiming,
    /// A hidden set of two or three that leaves one place for another digit.
    DirectHiddenSet(Size),
    /// The only digit for a cell.
    NakedSingle,
    /// A digit of a block that is locked in a line.
    Pointing,
    /// A digit of a line that is locked in a block.
    Claiming,
    /// This many cells of a house for as many digits.
    NakedSet(Size),
    /// This many digits of a house for as many cells.
    HiddenSet(Size),
    /// This many lines for a digit across as many.
    Fish(Size),
    /// Three cells with two candidates each.
    XyWing,
    /// Three cells, one with three candidates in which the two others, with two each, meet.
    XyzWing,
    /// Four cells of two digits that would have two solutions.
    UniqueRectangle(UniqueType),
    /// Six or more cells of two digits that would have two solutions.
    UniqueLoop(UniqueType),
    /// Two candidates everywhere but for a few.
    Bug(UniqueType),
    /// Two cells, of whose digits some combinations are impossible.
    AlignedPairExclusion,
    /// Three cells, of whose digits some combinations are impossible.
    AlignedTripletExclusion,
    /// A cycle of one digit through four cells.
    GeneralizedXWing,
    /// A cycle of one digit.
    XCycle,
    /// A cycle through cells with two candidates.
    YCycle,
    /// A cycle of both kinds of links.
    Cycle,
    /// A chain of one digit with six nodes.
    TurbotFish,
    /// A chain of one digit.
    ForcingXChain,
    /// A chain of both kinds of links.
    ForcingChain,
    /// A digit in a cell contradicts itself elsewhere.
    Nishio,
    /// Several chains, or nets, with one end.
    Forcing(Branching, Power),
}

/// How many cells, digits or lines a set has.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum Size {
    /// 2.
    Pair = 2,
    /// 3.
    Triplet = 3,
    /// 4.
    Quad = 4,
}

/// The four ways out of a pattern that would have two solutions.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum UniqueType {
    /// One cell has other candidates.
    One = 1,
    /// Several cells have one other candidate.
    Two = 2,
    /// The other candidates make a set with other cells.
    Three = 3,
    /// A digit of the pattern is locked in it.
    Four = 4,
}

/// What the chains of a hint begin with.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum Branching {
    /// All digits of a cell.
    Cell,
    /// All places of a digit in a house.
    Region,
    /// One candidate, which leads to a contradiction.
    Contradiction,
    /// A candidate and its contrary, with the same end.
    Double,
}

/// What a chain may use besides links.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum Power {
    /// Links of the grid alone.
    Multiple,
    /// Links that arise on the way.
    Dynamic,
    /// Besides, locked candidates, pairs and X-Wings.
    Plus,
    /// Besides, forcing chains.
    PlusChains,
    /// Besides, multiple forcing chains.
    PlusMultiple,
    /// Besides, dynamic forcing chains.
    PlusDynamic,
    /// Besides, dynamic forcing chains with what [`Power::PlusChains`] may use.
    PlusDynamicPlus,
}

impl Power {
    /// The rating of the shortest chains.
    pub fn base(self) -> f64 {
        match self {
            Power::Multiple => 8.0,
            Power::Dynamic => 8.5,
            Power::Plus => 9.0,
            Power::PlusChains => 9.5,
            Power::PlusMultiple => 10.0,
            Power::PlusDynamic => 10.5,
            Power::PlusDynamicPlus => 11.0,
        }
    }
    fn suffix(self) -> &'static str {
        match self {
            Power::Multiple | Power::Dynamic => "",
            Power::Plus => " (+)",
            Power::PlusChains => " (+ Forcing Chains)",
            Power::PlusMultiple => " (+ Multiple Forcing Chains)",
            Power::PlusDynamic => " (+ Dynamic Forcing Chains)",
            Power::PlusDynamicPlus => " (+ Dynamic Forcing Chains (+ Forcing Chains))",
        }
    }
}

impl Rule {
    fn set_name(size: Size) -> &'static str {
        match size {
            Size::Pair => "Pair",
            Size::Triplet => "Triplet",
            Size::Quad => "Quad",
        }
    }
    fn plain_name(self) -> &'static str {
        match self {
            Rule::HiddenSingle => "Hidden Single",
            Rule::DirectPointing => "Direct Pointing",
            Rule::DirectClaiming => "Direct Claiming",
            Rule::NakedSingle => "Naked Single",
            Rule::Pointing => "Pointing",
            Rule::Claiming => "Claiming",
            Rule::Fish(Size::Pair) => "X-Wing",
            Rule::Fish(Size::Triplet) => "Swordfish",
            Rule::Fish(Size::Quad) => "Jellyfish",
            Rule::XyWing => "XY-Wing",
            Rule::XyzWing => "XYZ-Wing",
            Rule::AlignedPairExclusion => "Aligned Pair Exclusion",
            Rule::AlignedTripletExclusion => "Aligned Triplet Exclusion",
            Rule::GeneralizedXWing => "Generalized X-Wing",
            Rule::XCycle => "Bidirectional X-Cycle",
            Rule::YCycle => "Bidirectional Y-Cycle",
            Rule::Cycle => "Bidirectional Cycle",
            Rule::TurbotFish => "Turbot Fish",
            Rule::ForcingXChain => "Forcing X-Chain",
            Rule::ForcingChain => "Forcing Chain",
            Rule::Nishio => "Nishio Forcing Chains",
            Rule::DirectHiddenSet(_) | Rule::HiddenSet(_) => "Hidden",
            Rule::NakedSet(_) => "Naked",
            Rule::UniqueRectangle(_) => "Unique Rectangle",
            Rule::UniqueLoop(_) => "Unique Loop",
            Rule::Bug(_) => "BUG",
            Rule::Forcing(Branching::Cell, _) => "Cell Forcing Chains",
            Rule::Forcing(Branching::Region, _) => "Region Forcing Chains",
            Rule::Forcing(Branching::Contradiction, _) => "Contradiction Forcing Chains",
            Rule::Forcing(Branching::Double, _) => "Double Forcing Chains",
        }
    }
}

impl fmt::Display for Rule {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let name = self.plain_name();
        match *self {
            Rule::DirectHiddenSet(size) => write!(f, "Direct {name} {}", Rule::set_name(size)),
            Rule::NakedSet(size) | Rule::HiddenSet(size) => {
                write!(f, "{name} {}", Rule::set_name(size))
            }
            Rule::UniqueRectangle(kind) | Rule::UniqueLoop(kind) | Rule::Bug(kind) => {
                write!(f, "{name} type {}", kind as u8)
            }
            Rule::Forcing(_, Power::Multiple) => f.write_str(name),
            Rule::Forcing(_, power) => write!(f, "Dynamic {name}{}", power.suffix()),
            _ => f.write_str(name),
        }
    }
}
