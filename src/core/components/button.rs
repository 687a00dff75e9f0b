//! A button: a word, a picture, or both.

use yew::prelude::*;

use crate::core::msg::Msg;
use crate::core::view::controls::ButtonView;

use super::icon::icon;

/// What of a button can be seen.
#[derive(Clone, Copy, PartialEq, Eq, Default, strum::IntoStaticStr)]
#[strum(serialize_all = "lowercase")]
pub enum Shows {
    /// Picture and word side by side.
    #[default]
    Both,
    /// The picture; the word is its name.
    Picture,
    /// The word.
    Word,
    /// The picture over the word.
    Stacked,
}

/// A button and how it looks.
#[derive(Properties, PartialEq)]
pub struct ButtonProps {
    /// What it says and does.
    pub view: ButtonView,
    /// What of it can be seen.
    #[prop_or_default]
    pub shows: Shows,
    /// `-1` where arrow keys lead to it instead of the Tab key.
    #[prop_or_default]
    pub tabindex: Option<&'static str>,
    /// Gets the message of a press.
    pub dispatch: Callback<Msg>,
}

/// Draws it. One that cannot be used keeps its place in the Tab order: were it disabled, the
/// focus would be lost at the moment the last move is undone.
#[component]
pub fn Button(props: &ButtonProps) -> Html {
    let ButtonProps { view, shows, tabindex, dispatch } = props;
    let onclick = {
        let (dispatch, msg, disabled) = (dispatch.clone(), view.msg.clone(), view.disabled);
        Callback::from(move |_: MouseEvent| {
            if !disabled {
                dispatch.emit(msg.clone())
            }
        })
    };
    let variant: &str = view.variant.into();
    let picture = view.icon.filter(|_| *shows != Shows::Word);
    let alone = *shows == Shows::Picture && picture.is_some();
    let title = match view.title.as_str() {
        "" => alone.then(|| view.label.clone()),
        more => Some(format!("{} ({more})", view.label)),
    };
    html! {
        <button
            type="button"
            class="button"
            data-variant={variant}
            data-shows={<&str>::from(shows)}
            aria-label={alone.then(|| view.label.clone())}
            aria-pressed={view.pressed.map(|pressed| pressed.to_string())}
            aria-disabled={view.disabled.then_some("true")}
            tabindex={*tabindex}
            {title}
            {onclick}
        >
            { for picture.map(icon) }
            if !alone {
                <span class="button-word">{ &view.label }</span>
            }
        </button>
    }
}

/// Buttons beside each other.
pub fn buttons(views: &[ButtonView], shows: Shows, dispatch: &Callback<Msg>) -> Html {
    views.iter().map(|view| html! { <Button view={view.clone()} {shows} {dispatch} /> }).collect()
}
