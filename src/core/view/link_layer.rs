//! [`LinkLayer`]: what lies over the grid, as data to draw.

use super::beams::BeamView;
use crate::core::opaque::Sealed;
use crate::engine::logic::step::Role;

/// What lies over the grid.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct LinkLayer {
    /// Shaded houses, drawn below everything else.
    pub shades: Vec<ShadeView>,
    /// How far the digits reach that bar cells.
    pub beams: Vec<BeamView>,
    /// Links, and what holds groups together.
    pub links: Vec<LinkPath>,
    /// What they were drawn for; known to who draws them alone.
    pub drawn_for: Option<Sealed>,
}

/// A shaded house, as a rectangle.
#[derive(Clone, PartialEq, Debug)]
pub struct ShadeView {
    /// Its part in the pattern.
    pub role: Role,
    /// Left, top, width and height.
    pub area: [i32; 4],
}

/// A link, or an arrow, as path data.
#[derive(Clone, PartialEq, Debug)]
pub struct LinkPath {
    /// What the path stands for.
    pub shape: LinkPathKind,
    /// Its line, as path data.
    pub line: String,
    /// Its arrowhead, as path data; may be empty.
    pub head: String,
    /// Whether it is drawn faintly, because a sentence lights others.
    pub faint: bool,
    /// The line of the explanation that leads to its end.
    pub number: Option<NumberView>,
}

impl LinkPath {
    /// A path of which nothing is drawn yet.
    pub(super) fn of(shape: LinkPathKind, faint: bool) -> LinkPath {
        LinkPath { shape, line: String::new(), head: String::new(), faint, number: None }
    }
}

/// The number of a line of the explanation, and where it stands.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NumberView {
    /// The number, from 1.
    pub number: usize,
    /// Its middle, from the left and from the top.
    pub at: [i32; 2],
}

/// What a path over the grid is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, strum::IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum LinkPathKind {
    /// At least one end is true.
    Strong,
    /// At most one end is true.
    Weak,
    /// Leads to what is eliminated.
    Out,
    /// Holds the cells of a group together.
    Group,
    /// A strong link that the player drew.
    Drawn,
    /// A weak one.
    Dotted,
    /// A strong link that the player drew and that does not hold.
    Failed,
    /// A weak one.
    FailedDotted,
    /// A candidate at the end of such a link.
    End,
    /// A candidate at the end of a chain that was found valid.
    Tip,
}
