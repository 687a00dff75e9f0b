//! [`part`]: a part of the page that is left as it is while its view is the same. There is one
//! component for all of them, which knows a part only as something that is drawn and compared, and one
//! for those that take the focus when they come: with a component each, the page would hold the code
//! of a component's life once for every kind.

use std::any::Any;
use std::rc::Rc;

use yew::prelude::*;

use crate::core::dom::focus::{Arrival, use_arrival_focus};
use crate::core::msg::Msg;

/// What a component knows of a part. The element around a part that takes the focus holds the
/// reference.
trait Drawn {
    fn draw(&self, around: Option<&NodeRef>, dispatch: &Callback<Msg>) -> Html;
    fn is_same(&self, other: &dyn Drawn) -> bool;
    fn as_any(&self) -> &dyn Any;
}

/// A view and the function that draws it.
struct Drawing<V, F> {
    view: V,
    draw: F,
}

/// Draws a view.
type Draw<V> = fn(&V, &Callback<Msg>) -> Html;
/// Draws a view whose element may take the focus.
type DrawArriving<V> = fn(&V, &NodeRef, &Callback<Msg>) -> Html;

impl<V: PartialEq + 'static> Drawn for Drawing<V, Draw<V>> {
    fn draw(&self, _: Option<&NodeRef>, dispatch: &Callback<Msg>) -> Html {
        (self.draw)(&self.view, dispatch)
    }
    /// A kind of part has a view of its own, so that the same view is drawn by the same function.
    fn is_same(&self, other: &dyn Drawn) -> bool {
        other.as_any().downcast_ref::<Self>().is_some_and(|other| other.view == self.view)
    }
    fn as_any(&self) -> &dyn Any {
        self
    }
}

impl<V: PartialEq + 'static> Drawn for Drawing<Rc<V>, DrawArriving<V>> {
    fn draw(&self, around: Option<&NodeRef>, dispatch: &Callback<Msg>) -> Html {
        (self.draw)(&self.view, &around.cloned().unwrap_or_default(), dispatch)
    }
    fn is_same(&self, other: &dyn Drawn) -> bool {
        other.as_any().downcast_ref::<Self>().is_some_and(|other| other.view == self.view)
    }
    fn as_any(&self) -> &dyn Any {
        self
    }
}

#[derive(Properties)]
struct PartProps {
    drawn: Rc<dyn Drawn>,
    #[prop_or_default]
    arrival: Arrival,
    dispatch: Callback<Msg>,
}

impl PartialEq for PartProps {
    fn eq(&self, other: &PartProps) -> bool {
        self.dispatch == other.dispatch && self.drawn.is_same(&*other.drawn)
    }
}

#[component]
fn Part(props: &PartProps) -> Html {
    props.drawn.draw(None, &props.dispatch)
}

#[component]
fn ArrivingPart(props: &PartProps) -> Html {
    let around = use_arrival_focus(props.arrival);
    props.drawn.draw(Some(&around), &props.dispatch)
}

/// Draws a view, and again only when it has changed. Each function has a kind of view of its own.
pub fn part<V: PartialEq + 'static>(view: V, dispatch: &Callback<Msg>, draw: Draw<V>) -> Html {
    let drawn: Rc<dyn Drawn> = Rc::new(Drawing { view, draw });
    html! { <Part {drawn} {dispatch} /> }
}

/// Draws a view that takes the focus when it comes; the key says whether it has just come.
pub fn arriving<V: PartialEq + 'static>(
    (key, arrival): (&'static str, Arrival),
    view: &Rc<V>,
    dispatch: &Callback<Msg>,
    draw: DrawArriving<V>,
) -> Html {
    let drawn: Rc<dyn Drawn> = Rc::new(Drawing { view: view.clone(), draw });
    html! { <ArrivingPart {key} {drawn} {arrival} {dispatch} /> }
}
