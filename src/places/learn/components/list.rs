//! The course: what to go on with, and all lessons by tier.

use yew::prelude::*;

use crate::core::components::algorithms_cards::algorithms_cards;
use crate::core::dom::address;
use crate::core::dom::focus::show_heading;
use crate::core::msg::Msg;
use crate::core::view::controls::Icon;
use crate::places::learn::view::list::{GoOnView, ListView, NeededView};
use crate::places::learn::view::rail::{CourseLinkView, CourseView};
use crate::places::learn::view::section::{CardView, SectionView};

use crate::core::components::field::placeholder_field;
use crate::core::components::icon::icon;
use crate::core::components::segments::segment_buttons;
use crate::places::learn::components::picture::learn_picture;

/// Draws it. The lesson that was open last is where the player goes on.
pub fn learn_list(view: &ListView, _: &NodeRef, dispatch: &Callback<Msg>) -> Html {
    html! {
        <div class="learn-list">
            <div class="learn-rail">
                <div class="learn-search">
                    { placeholder_field(&view.search, "learn", dispatch) }
                    <p role="status">{ &view.found }</p>
                </div>
                { course(&view.course, dispatch) }
            </div>
            <div class="learn-main" data-part={<&str>::from(view.part)}>
                <h2>{ &view.title }</h2>
                if !view.parts.is_empty() {
                    { segment_buttons(&view.title, &view.parts, dispatch) }
                }
                if view.go_on.is_some() || view.needed.is_some() {
                    <div class="learn-lead">
                        { for view.go_on.iter().map(go_on) }
                        { for view.needed.iter().map(needed) }
                    </div>
                }
                { for view.sections.iter().map(|section| drawn_section(section, dispatch)) }
                { for view.algorithms.iter().map(algorithms_cards) }
            </div>
        </div>
    }
}

fn course(view: &CourseView, dispatch: &Callback<Msg>) -> Html {
    html! {
        <>
            <nav class="learn-course" aria-label={view.title.clone()}>
                <p aria-hidden="true">{ &view.title }</p>
                <ul>{ for view.sections.iter().map(|link| course_link(link, dispatch)) }</ul>
            </nav>
            <nav class="learn-course" aria-label={view.machines_title.clone()}>
                <p aria-hidden="true">{ &view.machines_title }</p>
                <ul>
                    { for view.machines.iter().map(|link| html! {
                        <li><a href={address() + &link.href}>{ icon(Icon::Code) }<span>{ &link.label }</span></a></li>
                    }) }
                </ul>
            </nav>
        </>
    }
}

/// A press unfolds the section and leads to its heading.
fn course_link(view: &CourseLinkView, dispatch: &Callback<Msg>) -> Html {
    let (msg, id) = (view.button.msg.clone(), view.id.clone());
    let dispatch = dispatch.clone();
    let onclick = Callback::from(move |_: MouseEvent| {
        dispatch.emit(msg.clone());
        show_heading(&id);
    });
    let (share, count) = &view.share;
    html! {
        <li>
            <button type="button" {onclick}>
                { ring(*share) }
                <span>{ &view.button.label }</span>
                <small>{ count }</small>
            </button>
        </li>
    }
}

fn go_on(view: &GoOnView) -> Html {
    html! {
        <section class="learn-card learn-go-on" aria-label={view.title.clone()}>
            { for view.card.picture.iter().map(learn_picture) }
            <div>
                <h3>{ &view.title }</h3>
                <strong>{ &view.card.link.label }</strong>
                <p>{ &view.about }</p>
                <p class="learn-go-on-way">
                    <a class="learn-way" href={address() + &view.card.link.href}>{ &view.way }</a>
                    <span>{ &view.card.state }</span>
                </p>
            </div>
        </section>
    }
}

fn needed(view: &NeededView) -> Html {
    html! {
        <section class="learn-card learn-needed" aria-label={view.title.clone()}>
            <header><h3>{ &view.title }</h3><span>{ &view.since }</span></header>
            <ul>{ for view.cards.iter().map(|(of, tier)| needed_row(of, tier, &view.way)) }</ul>
        </section>
    }
}

/// All of the row leads to the lesson; the words at its end say so where there is room.
fn needed_row(view: &CardView, tier: &str, way: &str) -> Html {
    html! {
        <li>
            <a href={address() + &view.link.href} data-done={view.is_done.then_some("true")}>
                { for view.picture.iter().map(learn_picture) }
                <span><strong>{ &view.link.label }</strong>{ " " }<small>{ &view.state }</small></span>
                <span class="learn-needed-tier">{ tier }</span>
                <span class="learn-needed-way" aria-hidden="true">{ way }{ icon(Icon::Next) }</span>
            </a>
        </li>
    }
}

fn drawn_section(view: &SectionView, dispatch: &Callback<Msg>) -> Html {
    let msg = view.button.msg.clone();
    let onclick = dispatch.reform(move |_: MouseEvent| msg.clone());
    html! {
        <section class="learn-section">
            <h3>
                <button id={view.id.clone()} type="button" aria-expanded={view.is_open.to_string()} {onclick}>
                    { ring(view.share) }
                    <strong>{ &view.button.label }</strong>
                    { " " }
                    <span>{ &view.text }</span>
                    if !view.preview.is_empty() {
                        <em>{ &view.all }</em>
                    }
                </button>
            </h3>
            if !view.preview.is_empty() {
                <ul class="learn-preview">{ for view.preview.iter().map(card) }</ul>
            }
            if view.is_open {
                { for view.groups.iter().map(|(title, cards)| html! {
                    <div class="learn-group">
                        if !title.is_empty() {
                            <h4>{ title }</h4>
                        }
                        <ul>{ for cards.iter().map(card) }</ul>
                    </div>
                }) }
                { for view.rare.iter().map(|rare| drawn_section(rare, dispatch)) }
            }
        </section>
    }
}

fn card(view: &CardView) -> Html {
    html! {
        <li>
            <a href={address() + &view.link.href} autofocus={view.is_last} data-done={view.is_done.then_some("true")}>
                { for view.picture.iter().map(learn_picture) }
                <span><strong>{ &view.link.label }</strong>{ " " }<small>{ &view.state }</small></span>
            </a>
        </li>
    }
}

/// How much of a section was found, as a ring; the words beside it say the same.
pub fn ring(share: f64) -> Html {
    let length = 2.0 * std::f64::consts::PI * 9.0;
    let dash = format!("{:.1} {length:.1}", share * length);
    html! {
        <svg class="learn-ring" viewBox="0 0 24 24" aria-hidden="true" data-done={(share >= 1.0).then_some("true")}>
            <circle class="learn-ring-track" cx="12" cy="12" r="9" />
            <circle class="learn-ring-share" cx="12" cy="12" r="9" stroke-dasharray={dash} transform="rotate(-90 12 12)" />
            if share >= 1.0 {
                <path d="m8 12.2 2.8 2.8L16 9.5" />
            }
        </svg>
    }
}
