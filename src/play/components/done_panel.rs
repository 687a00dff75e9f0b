//! The card at the end of a game.

use yew::prelude::*;

use crate::core::daily::DAILY_TIERS;
use crate::core::msg::Msg;
use crate::core::view::controls::{ButtonView, Icon};
use crate::play::view::panel::done::{
    DaysView, DoneView, LearnedView, NextView, PictureView, TimesView,
};

use crate::play::view::panel::done_games::{GamePicture, GamesView};

use crate::core::components::button::{Button, Shows};
use crate::core::components::icon::icon;
use crate::core::dom::objects::can_share;

/// The card at the end of a game.
pub fn done_panel(view: &DoneView, card: &NodeRef, dispatch: &Callback<Msg>) -> Html {
    html! {
        <section
            ref={card.clone()}
            class="done-panel"
            aria-label={view.name.clone()}
            data-whole={view.is_whole.then_some("true")}
            data-games={view.games.as_ref().map(|view| <&str>::from(view.kind))}
        >
            <header class="done-panel-head">
                <p>{ &view.puzzle }</p>
                <Button view={view.close.clone()} shows={Shows::Picture} {dispatch} />
            </header>
            <h2>{ &view.line }</h2>
            <div class="done-panel-figures">
                <p class="done-panel-time">{ &view.time }</p>
                <p class="done-panel-standing">{ &view.standing }</p>
            </div>
            { for view.times.iter().map(times) }
            { for view.learned.iter().map(learned) }
            { for view.games.iter().map(games) }
            { for view.days.iter().map(days) }
            { next(&view.next, dispatch) }
            { buttons(view, dispatch) }
            <dl class="done-panel-facts">
                { for view.facts.iter().map(|(name, text)| html! {
                    <div key={name.clone()}><dt>{ name }</dt><dd>{ text }</dd></div>
                }) }
            </dl>
            { for view.picture.iter().map(|view| picture(view, dispatch)) }
        </section>
    }
}

/// What else can be done; where there is little room, some of it is folded away.
fn buttons(view: &DoneView, dispatch: &Callback<Msg>) -> Html {
    let button = |view: &ButtonView| {
        html! { <Button key={view.label.clone()} view={view.clone()} {dispatch} /> }
    };
    let share = view.picture.iter().map(|picture| button(&picture.share_brief));
    html! {
        <div class="done-panel-buttons">
            { for view.other.iter().map(button) }
            <span class="done-panel-folded">{ for view.buttons.iter().map(button) }</span>
            <span class="done-panel-share">{ for share }</span>
            { button(&view.more) }
        </div>
    }
}

/// What the game taught, and the way to its lesson.
fn learned(view: &LearnedView) -> Html {
    html! {
        <div class="done-panel-learned">
            <span>{ icon(Icon::Learn) }</span>
            <p><strong>{ &view.title }</strong>{ " " }<span>{ &view.text }</span></p>
            <a href={view.link.href.clone()}>{ &view.link.label }</a>
        </div>
    }
}

/// Games as pictures, side by side.
fn games(view: &GamesView) -> Html {
    let game = |GamePicture { name, time, shades }: &GamePicture| {
        html! {
            <figure key={name.clone()}>
                { squares(shades) }
                <figcaption><strong>{ name }</strong>{ " " }<span>{ time }</span></figcaption>
            </figure>
        }
    };
    html! {
        <div class="done-panel-games">
            { for view.games.iter().map(game) }
            <p>
                if !view.title.is_empty() {
                    <strong>{ &view.title }</strong>{ " " }
                }
                <span>{ &view.text }</span>
            </p>
        </div>
    }
}

/// Black squares are clues; the others, from light to dark, what the player filled.
fn squares(shades: &[Option<u8>]) -> Html {
    let square = |(at, shade): (usize, &Option<u8>)| {
        let shade = shade.map(|percent| format!("{:.2}", f64::from(percent) / 100.0));
        let (x, y) = (format!("{}.08", at % 9), format!("{}.08", at / 9));
        html! { <rect {x} {y} width="0.84" height="0.84" rx="0.18" opacity={shade.clone()} data-clue={shade.is_none().then_some("true")} /> }
    };
    html! {
        <svg class="done-panel-squares" viewBox="0 0 9 9" aria-hidden="true">{ for shades.iter().enumerate().map(square) }</svg>
    }
}

/// The days are in the words, too: the rings say them once more.
pub fn days(view: &DaysView) -> Html {
    html! {
        <div class="done-panel-days">
            <p><strong>{ &view.streak }</strong>{ " " }<span>{ &view.today }</span></p>
            <div class="done-panel-week" aria-hidden="true">
                { for view.week.iter().map(|(letter, solved)| day(letter, *solved)) }
            </div>
        </div>
    }
}

/// A ring of as many arcs as a day has puzzles; with all of them solved it is filled.
fn day(letter: &str, solved: usize) -> Html {
    let is_whole = solved == DAILY_TIERS.len();
    let ring = |class| {
        html! { <circle {class} cx="12" cy="12" r="10" pathLength="3" /> }
    };
    html! {
        <span data-solved={solved.to_string()}>
            <svg viewBox="0 0 24 24">
                { ring("done-panel-track") }
                { ring("done-panel-arc") }
                if is_whole {
                    <path d="M7.5 12.5l3 3 6-6.5" />
                }
            </svg>
            { letter }
        </span>
    }
}

/// The one thing to do.
fn next(view: &NextView, dispatch: &Callback<Msg>) -> Html {
    let button = view.copy.as_ref().filter(|_| !can_share()).unwrap_or(&view.button);
    let (dispatch, msg) = (dispatch.clone(), button.msg.clone());
    html! {
        <button
            type="button"
            class="button done-panel-next"
            data-variant="primary"
            onclick={move |_: MouseEvent| dispatch.emit(msg.clone())}
        >
            <span class="button-word">{ &button.label }</span>
            { " " }
            <span class="done-panel-note">{ &view.note }</span>
            { icon(button.icon.unwrap_or(Icon::Next)) }
        </button>
    }
}

/// The card as a line, which opens the rest.
pub fn done_line(view: &ButtonView, dispatch: &Callback<Msg>) -> Html {
    html! { <div class="done-panel-line"><Button view={view.clone()} {dispatch} /></div> }
}

fn picture(view: &PictureView, dispatch: &Callback<Msg>) -> Html {
    html! {
        <div class="done-panel-picture">
            { squares(&view.shades) }
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
