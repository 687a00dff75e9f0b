//! A hint: what is said so far, and how to hear more.

use yew::prelude::*;

use crate::app::msg::Msg;
use crate::app::view::panel::HintView;

use crate::web::focus::use_card_focus;

use super::button::Button;
use super::sentence::Sentence;

/// The hint.
#[derive(Properties, PartialEq)]
pub struct HintPanelProps {
    /// What it shows.
    pub view: HintView,
    /// Hears of its buttons, and of the sentence under the pointer.
    pub tell: Callback<Msg>,
}

/// Draws it.
#[component]
pub fn HintPanel(props: &HintPanelProps) -> Html {
    let HintPanelProps { view, tell } = props;
    let card = use_card_focus();
    let lights = |sentence: Option<usize>| {
        let tell = tell.clone();
        Callback::from(move |_: PointerEvent| tell.emit(Msg::HintSentence(sentence)))
    };
    html! {
        <section ref={card} class="hint-panel" aria-label={view.title.clone()}>
            <header class="hint-panel-head">
                <h2>{ &view.title }</h2>
                <span class="hint-panel-level">{ &view.level }</span>
            </header>
            <div class="hint-panel-text" tabindex="0" aria-live="polite" onpointerleave={lights(None)}>
                { for view.sentences.iter().enumerate().map(|(place, sentence)| html! {
                    <p
                        key={place}
                        data-lit={(view.lit == Some(place)).then_some("true")}
                        onpointerenter={lights(Some(place))}
                    ><Sentence text={sentence.clone()} chips={view.chips.clone()} /></p>
                }) }
            </div>
            <div class="hint-panel-buttons">
                { for view.buttons.iter().map(|view| html! { <Button view={view.clone()} {tell} /> }) }
            </div>
        </section>
    }
}
