//! Ways to another puzzle, beside the grid and in a dialog.

use yew::prelude::*;

use crate::core::dom::address;
use crate::core::msg::Msg;
use crate::core::view::controls::BusyView;
use crate::play::view::rail::{RailView, ResumeGameView, ResumeView, TierView};

use crate::core::components::button::{Button, Shows};
use crate::core::components::icon::icon;
use crate::core::components::progress_bar::progress_bar;
use crate::core::components::thumbnail::game_thumbnail;

/// The ways.
pub fn rail(view: &RailView, dispatch: &Callback<Msg>) -> Html {
    html! {
        <div class="rail">
            <section class="rail-new">
                <header class="rail-head">
                    <h2>{ &view.heading }</h2>
                    <span>{ &view.takes }</span>
                </header>
                <div class="rail-tiers" role="group" aria-label={view.label.clone()}>
                    { for view.tiers.iter().map(|tier| drawn_tier(tier, dispatch)) }
                </div>
                { for view.busy.iter().map(|busy| drawn_busy(busy, dispatch)) }
            </section>
            <div class="rail-import"><Button view={view.import.clone()} {dispatch} /></div>
        </div>
    }
}

/// In a dialog there is no room for cards, but for the way to more choices.
pub fn rail_in_dialog(view: &RailView, dispatch: &Callback<Msg>) -> Html {
    html! {
        <>
            { rail(view, dispatch) }
            <div class="rail-custom"><Button view={view.custom.clone()} {dispatch} /></div>
        </>
    }
}

/// The games in progress that were played last, and the way to all of them.
pub fn rail_resume(view: &ResumeView, dispatch: &Callback<Msg>) -> Html {
    html! {
        <section class="rail-resume" aria-label={view.label.clone()}>
            <header class="rail-head">
                <h2>{ &view.label }</h2>
                <a href={address() + &view.href}>{ &view.all }</a>
            </header>
            { for view.games.iter().map(|game| resume_game(game, dispatch)) }
        </section>
    }
}

fn resume_game(view: &ResumeGameView, dispatch: &Callback<Msg>) -> Html {
    let msg = view.msg.clone();
    let [progress, moment] = &view.texts;
    html! {
        <button
            type="button"
            class="rail-game"
            key={view.key.clone()}
            aria-current={view.is_current.then_some("true")}
            onclick={dispatch.reform(move |_: MouseEvent| msg.clone())}
        >
            { game_thumbnail(&view.thumbnail) }
            <span class="rail-game-name"><strong>{ &view.name }</strong>{ " " }<span>{ &view.score }</span></span>
            <span class="rail-game-text"><span>{ progress }</span>{ " " }<span>{ moment }</span></span>
            { progress_bar("rail-game-bar", view.done) }
        </button>
    }
}

fn drawn_tier(view: &TierView, dispatch: &Callback<Msg>) -> Html {
    let msg = view.button.msg.clone();
    let onclick = dispatch.reform(move |_: MouseEvent| msg.clone());
    html! {
        <button type="button" class="rail-tier" data-last={view.is_last.then_some("true")} {onclick}>
            <strong>{ &view.button.label }</strong>
            <span>{ &view.takes }</span>
            { for view.button.icon.map(icon) }
        </button>
    }
}

/// The number changes all the time, and is not announced each time.
fn drawn_busy(view: &BusyView, dispatch: &Callback<Msg>) -> Html {
    html! {
        <div class="rail-busy">
            <div><p role="status">{ &view.text }</p><p>{ &view.tried }</p></div>
            <Button view={view.stop.clone()} shows={Shows::Word} {dispatch} />
        </div>
    }
}
