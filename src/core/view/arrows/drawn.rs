//! The links that a player drew, over the grid.

use super::glyphs::glyphs;
use super::paper::Paper;
use super::pen::Pen;
use super::{group, nearest, place};
use crate::core::view::board::CellView;
use crate::core::view::link_layer::{LinkPath, LinkPathKind, NumberView};
use crate::engine::types::candidate::Candidate;
use crate::engine::types::link::{Link, LinkKind, Node};

/// A link that a player drew, as it is shown.
#[derive(Clone, Copy, Debug)]
pub struct DrawnLink {
    /// The link.
    pub link: Link,
    /// Whether it was found not to hold.
    pub fails: bool,
    /// Whether it is drawn faintly, because another is lit.
    pub faint: bool,
}

/// The links over these cells, with a ring around each end. `tips` are the ends of a valid chain, `end` is
/// one that waits for the other.
pub fn drawn<'a>(
    links: &[DrawnLink],
    (tips, end): (&[Node], Option<Node>),
    cells: impl Iterator<Item = &'a CellView>,
) -> Vec<LinkPath> {
    let mut pen = Pen::new(Paper::new(cells.flat_map(glyphs)));
    let mut out = Vec::new();
    for &DrawnLink { link, fails, faint } in links {
        [link.from, link.to].iter().for_each(|&node| group(&mut out, node, faint));
        let (from, to) = nearest(&link);
        if pen.link(from, to, None) {
            out.push(LinkPath::of(shape(link.kind, fails), faint));
        }
    }
    let lines = out.iter_mut().filter(|path| path.shape != LinkPathKind::Group);
    for (path, (track, _)) in lines.zip(pen.finished()) {
        path.line = track.blunt_path();
        if matches!(path.shape, LinkPathKind::Failed | LinkPathKind::FailedDotted) {
            path.head = track.cross();
        }
    }
    end.iter().for_each(|&node| group(&mut out, node, false));
    out.extend(rings(links, tips, end));
    out
}

/// A ring around each candidate that is an end, once.
fn rings(links: &[DrawnLink], tips: &[Node], end: Option<Node>) -> Vec<LinkPath> {
    let ends = |drawn: &DrawnLink| [drawn.link.from, drawn.link.to];
    let lit: Vec<Node> =
        links.iter().filter(|link| !link.faint).flat_map(ends).chain(end).collect();
    let mut rings: Vec<LinkPath> = Vec::new();
    for node in links.iter().flat_map(ends).chain(end) {
        let shape = if tips.contains(&node) { LinkPathKind::Tip } else { LinkPathKind::End };
        for ring in node.candidates().map(|at| ring(at, shape, !lit.contains(&node))) {
            if !rings.iter().any(|other| other.number == ring.number) {
                rings.push(ring);
            }
        }
    }
    rings
}

fn shape(kind: LinkKind, fails: bool) -> LinkPathKind {
    match (kind, fails) {
        (LinkKind::Strong, false) => LinkPathKind::Drawn,
        (LinkKind::Weak, false) => LinkPathKind::Dotted,
        (LinkKind::Strong, true) => LinkPathKind::Failed,
        (LinkKind::Weak, true) => LinkPathKind::FailedDotted,
    }
}

/// A candidate in a ring.
fn ring(at: Candidate, shape: LinkPathKind, faint: bool) -> LinkPath {
    let (point, number) = (place(at), usize::from(at.digit.value()));
    let number = Some(NumberView { number, at: [point.x, point.y] });
    LinkPath { shape, line: String::new(), head: String::new(), faint, number }
}
