//! The puzzles of a day, and the calendar of all days.

use yew::prelude::*;

use crate::core::daily::DAILY_TIERS;
use crate::core::msg::Msg;
use crate::core::view::controls::Icon;
use crate::core::view::today::{CalendarView, DailyStage, DailyView, DayView, TodayView};

use crate::core::components::button::{Button, Shows};
use crate::core::components::icon::icon;
use crate::core::components::thumbnail::game_thumbnail;

/// The puzzles of a day.
pub fn today(view: &TodayView, dispatch: &Callback<Msg>) -> Html {
    html! {
        <section class="today" aria-label={view.label.clone()}>
            <header class="today-head"><h2>{ &view.label }</h2><span>{ &view.aside }</span></header>
            <div class="today-cards">{ for view.cards.iter().map(|card| daily(card, dispatch)) }</div>
        </section>
    }
}

/// A card, and under it in the Library what a press does, in a word.
fn daily(view: &DailyView, dispatch: &Callback<Msg>) -> Html {
    html! {
        <>
            { card(view, dispatch) }
            { for view.button.iter().map(|button| html! { <Button view={button.clone()} {dispatch} /> }) }
        </>
    }
}

fn card(view: &DailyView, dispatch: &Callback<Msg>) -> Html {
    let (dispatch, msg) = (dispatch.clone(), view.msg.clone());
    let is_solved = view.stage == DailyStage::Solved;
    html! {
        <button
            type="button"
            class="today-card"
            aria-current={view.is_current.then_some("true")}
            onclick={move |_: MouseEvent| dispatch.emit(msg.clone())}
        >
            { game_thumbnail(&view.thumbnail) }
            <strong>{ &view.tier }</strong>
            <span class="today-state" data-solved={is_solved.then_some("true")}>
                if is_solved {
                    { icon(Icon::Check) }
                }
                { &view.state }
            </span>
        </button>
    }
}

/// The streak and a month.
pub fn calendar(view: &CalendarView, dispatch: &Callback<Msg>) -> Html {
    let blanks = 0..view.blanks;
    html! {
        <section class="calendar" aria-label={view.streak_label.clone()}>
            <div class="calendar-streak">
                <h3>{ &view.streak_label }</h3>
                <strong>{ &view.streak }</strong>
                { for view.streak_texts.iter().map(|text| html! { <p>{ text }</p> }) }
            </div>
            <div class="calendar-month">
                <header>
                    <h3>{ &view.month }</h3>
                    { for view.turns.iter().map(|turn| html! { <Button view={turn.clone()} shows={Shows::Picture} {dispatch} /> }) }
                </header>
                <div class="calendar-days">
                    { for view.weekdays.iter().map(|name| html! { <span aria-hidden="true">{ name }</span> }) }
                    { for blanks.map(|_| html! { <span></span> }) }
                    { for view.days.iter().map(|view| day(view, dispatch)) }
                </div>
            </div>
        </section>
    }
}

fn day(view: &DayView, dispatch: &Callback<Msg>) -> Html {
    let (dispatch, msg) = (dispatch.clone(), view.msg.clone());
    let dots = 0..DAILY_TIERS.len();
    html! {
        <button
            type="button"
            key={view.number}
            aria-label={view.label.clone()}
            aria-current={view.is_today.then_some("date")}
            aria-pressed={view.is_shown.to_string()}
            disabled={view.is_future}
            onclick={move |_: MouseEvent| dispatch.emit(msg.clone())}
        >
            { view.number }
            <span class="calendar-dots" aria-hidden="true">
                { for dots.map(|place| html! { <i data-solved={(place < view.solved).then_some("true")}></i> }) }
            </span>
        </button>
    }
}
