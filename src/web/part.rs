//! [`part`]: a part of the page that is left as it is while its view is the same. There is one
//! component for all of them, which knows a part only as something that is drawn and compared: with
//! a component each, the page would hold the code of a component's life once for every kind.

use std::any::Any;
use std::rc::Rc;

use yew::prelude::*;

use crate::app::msg::Msg;

/// What the component knows of a part.
trait Drawn {
    fn draw(&self, dispatch: &Callback<Msg>) -> Html;
    fn is_same(&self, other: &dyn Drawn) -> bool;
    fn as_any(&self) -> &dyn Any;
}

/// A view and the function that draws it.
struct Drawing<V> {
    view: V,
    draw: fn(&V, &Callback<Msg>) -> Html,
}

impl<V: PartialEq + 'static> Drawn for Drawing<V> {
    fn draw(&self, dispatch: &Callback<Msg>) -> Html {
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

#[derive(Properties)]
struct PartProps {
    drawn: Rc<dyn Drawn>,
    dispatch: Callback<Msg>,
}

impl PartialEq for PartProps {
    fn eq(&self, other: &PartProps) -> bool {
        self.dispatch == other.dispatch && self.drawn.is_same(&*other.drawn)
    }
}

#[component]
fn Part(props: &PartProps) -> Html {
    props.drawn.draw(&props.dispatch)
}

/// Draws a view, and again only when it has changed. Each function has a kind of view of its own.
pub fn part<V: PartialEq + 'static>(
    view: V,
    dispatch: &Callback<Msg>,
    draw: fn(&V, &Callback<Msg>) -> Html,
) -> Html {
    let drawn: Rc<dyn Drawn> = Rc::new(Drawing { view, draw });
    html! { <Part {drawn} {dispatch} /> }
}
