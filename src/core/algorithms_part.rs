//! [`AlgorithmsPart`]: which page of the algorithms is shown, and its address.

use crate::engine::algorithms::Method;

/// A page of the algorithms.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum AlgorithmsPart {
    /// One method, step by step.
    Solve(Method),
    /// Two methods side by side.
    Compare,
    /// A puzzle being made.
    Make,
}

impl AlgorithmsPart {
    /// The part of its address after `/learn`.
    pub fn slug(self) -> String {
        match self {
            AlgorithmsPart::Solve(method) => format!("/solve/{}", method.slug()),
            AlgorithmsPart::Compare => "/compare".to_owned(),
            AlgorithmsPart::Make => "/make".to_owned(),
        }
    }
    /// The part of its address from `#` on.
    pub fn href(self) -> String {
        format!("#/learn{}", self.slug())
    }
    /// Reads what [`slug`](Self::slug) writes; a setting may follow.
    pub fn of_slug(slug: &str) -> Option<AlgorithmsPart> {
        match slug.split('?').next()? {
            "/compare" => Some(AlgorithmsPart::Compare),
            "/make" => Some(AlgorithmsPart::Make),
            path => Method::from_slug(path.strip_prefix("/solve/")?).map(AlgorithmsPart::Solve),
        }
    }
}
