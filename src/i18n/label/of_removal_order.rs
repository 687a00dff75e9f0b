//! What an order of removal is called.

use super::Label;
use crate::engine::generate::removal_order::RemovalOrder;

impl Label {
    /// What an order of removal is called.
    pub fn of_removal_order(order: RemovalOrder) -> Label {
        match order {
            RemovalOrder::LeftToRight => Label::RemovalOrderLeftToRight,
            RemovalOrder::Alternating => Label::RemovalOrderAlternating,
            RemovalOrder::SShaped => Label::RemovalOrderSShaped,
            RemovalOrder::Random => Label::RemovalOrderRandom,
        }
    }
}
