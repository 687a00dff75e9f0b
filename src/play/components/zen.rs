//! The way out of Zen, which is seen for a while after each movement.

use yew::prelude::*;

use crate::core::components::button::{Button, Shows};
use crate::core::dom::listening;
use crate::core::msg::Msg;
use crate::core::view::controls::ButtonView;

/// The properties of [`ZenLeave`].
#[derive(Properties, PartialEq)]
pub struct ZenLeaveProps {
    /// Leaves Zen.
    pub view: ButtonView,
    /// Gets its message.
    pub dispatch: Callback<Msg>,
}

/// Draws it. What it remembers is how often the pointer has moved, so that it is seen anew.
#[component]
pub fn ZenLeave(props: &ZenLeaveProps) -> Html {
    let ZenLeaveProps { view, dispatch } = props;
    let moves = use_state(|| 0u32);
    let moved = if *moves % 2 == 0 { "even" } else { "odd" };
    use_effect_with(*moves, {
        let moves = moves.clone();
        move |&count| {
            let listener = listening("pointermove", move |_| moves.set(count + 1));
            move || drop(listener)
        }
    });
    html! {
        <div class="zen-leave" data-moved={moved}>
            <Button view={view.clone()} shows={Shows::Picture} {dispatch} />
        </div>
    }
}
