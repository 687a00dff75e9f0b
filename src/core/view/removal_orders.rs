//! What the orders are called in which clues are removed while a puzzle is made.

use crate::engine::generate::removal_order::RemovalOrder;
use crate::i18n::label::Label;

/// The name of an order of removal.
pub fn removal_order_label(order: RemovalOrder) -> Label {
    match order {
        RemovalOrder::LeftToRight => Label::RemovalOrderLeftToRight,
        RemovalOrder::Alternating => Label::RemovalOrderAlternating,
        RemovalOrder::SShaped => Label::RemovalOrderSShaped,
        RemovalOrder::Random => Label::RemovalOrderRandom,
    }
}
