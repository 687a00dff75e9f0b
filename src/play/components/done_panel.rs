//! The card at the end of a game.

use yew::prelude::*;

use crate::core::msg::Msg;
use crate::core::view::controls::ButtonView;
use crate::play::view::panel::done::{DoneView, PictureView, StreakView, TimesView};

use crate::core::components::button::{Button, Shows};

/// The card at the end of a game.
pub fn done_panel(view: &DoneView, card: &NodeRef, dispatch: &Callback<Msg>) -> Html {
    html! {
        <section ref={card.clone()} class="done-panel" aria-label={view.title.clone()}>
            <header class="done-panel-head">
                <h2>{ &view.title }</h2>
                <span>{ &view.tier }</span>
                <Button view={view.close.clone()} shows={Shows::Picture} {dispatch} />
            </header>
            <p class="done-panel-time">{ &view.time }</p>
            <p class="done-panel-standing">
                { &view.standing }
                if !view.best.is_empty() {
                    <span class="done-panel-best">{ &view.best }</span>
                }
            </p>
            { for view.times.iter().map(times) }
            <dl class="done-panel-facts">
                { for view.facts.iter().map(|(name, text)| html! {
                    <div key={name.clone()}><dt>{ name }</dt><dd>{ text }</dd></div>
                }) }
                { for view.streak.iter().map(streak) }
            </dl>
            <div class="done-panel-buttons">
                { for view.buttons.iter().map(|view| html! { <Button key={view.label.clone()} view={view.clone()} {dispatch} /> }) }
            </div>
            { picture(&view.picture, dispatch) }
        </section>
    }
}

/// The days are in the words, too: the circles say them once more.
fn streak(view: &StreakView) -> Html {
    let day = |(letter, is_kept): &(String, bool)| {
        html! { <i data-kept={is_kept.then_some("true")}>{ letter }</i> }
    };
    html! {
        <div class="done-panel-streak">
            <dt>{ &view.name }</dt>
            <dd>{ &view.text }<span class="done-panel-week" aria-hidden="true">{ for view.week.iter().map(day) }</span></dd>
        </div>
    }
}

/// The card as a line, which opens the rest.
pub fn done_line(view: &ButtonView, dispatch: &Callback<Msg>) -> Html {
    html! { <div class="done-panel-line"><Button view={view.clone()} {dispatch} /></div> }
}

/// Black squares are clues; the others, from light to dark, what the player filled.
fn picture(view: &PictureView, dispatch: &Callback<Msg>) -> Html {
    let square = |(at, shade): (usize, &Option<u8>)| {
        let shade = shade.map(|percent| format!("{:.2}", f64::from(percent) / 100.0));
        let (x, y) = (format!("{}.08", at % 9), format!("{}.08", at / 9));
        html! { <rect {x} {y} width="0.84" height="0.84" rx="0.18" opacity={shade.clone()} data-clue={shade.is_none().then_some("true")} /> }
    };
    html! {
        <div class="done-panel-picture">
            <svg viewBox="0 0 9 9" aria-hidden="true">{ for view.shades.iter().enumerate().map(square) }</svg>
            <div>
                <h3>{ &view.title }</h3>
                <p>{ &view.text }</p>
                <Button view={view.share.clone()} {dispatch} />
            </div>
        </div>
    }
}

/// A dot for each game; what they say stands in words beside them.
fn times(view: &TimesView) -> Html {
    let at = |part: f64| format!("{:.1}", 6.0 + part * 188.0);
    html! {
        <div class="done-panel-times">
            <svg viewBox="0 0 200 26" aria-hidden="true">
                <line class="done-panel-line" x1="0" x2="200" y1="18" y2="18" />
                { for view.others.iter().map(|&other| html! { <circle class="done-panel-other" cx={at(other)} cy="18" r="2.5" /> }) }
                <line class="done-panel-middle" x1={at(view.middle)} x2={at(view.middle)} y1="11" y2="25" />
                <circle class="done-panel-own" cx={at(view.own)} cy="18" r="4.5" />
                <text class="done-panel-you" x={at(view.own.clamp(0.05, 0.95))} y="9">{ &view.you }</text>
            </svg>
            <p><span>{ &view.best }</span><span>{ &view.median }</span></p>
        </div>
    }
}
