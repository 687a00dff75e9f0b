//! The page of a technique: the idea, a step to follow, a position to find it in, practice.

use yew::prelude::*;

use crate::places::learn::msg::LearnMsg;

use crate::core::cursor::Adjacent;
use crate::core::dom::address;
use crate::core::msg::Msg;
use crate::core::view::controls::Icon;
use crate::core::view::page_link::PageLink;
use crate::places::learn::view::lesson::{
    IdeaView, LessonView, PositionsView, PracticeView, SmallView,
};
use crate::places::learn::view::rail::TierView;
use crate::places::learn::view::section::CardView;
use crate::places::learn::view::steps::StepsView;

use crate::core::components::button::{Button, Shows};
use crate::core::components::icon::icon;
use crate::core::components::segments::segment_buttons;
use crate::core::components::sentence::sentence;
use crate::core::components::static_board::static_board;
use crate::core::components::thumbnail::thumbnail;
use crate::places::learn::components::find::learn_find;
use crate::places::learn::components::list::ring;
use crate::places::learn::components::picture::idea_picture;

/// The lesson of a technique.
pub fn learn_lesson(view: &LessonView, _: &NodeRef, dispatch: &Callback<Msg>) -> Html {
    html! {
        <div class="learn-lesson learn-lesson-technique" tabindex="-1" onkeydown={turns(view.steps.is_some(), dispatch)}>
            { tier(&view.tier) }
            <div class="learn-lesson-main">
                { head(view, dispatch) }
                if let Some(missing) = &view.missing {
                    <p role="alert">{ missing }</p>
                }
                <div class="learn-lesson-content" data-tab={<&str>::from(view.tab)}>
                    { idea(&view.idea, dispatch) }
                    if let Some(steps) = &view.steps {
                        { learn_steps(steps, dispatch) }
                    }
                    if let Some(find) = &view.find {
                        { learn_find(find, dispatch) }
                    }
                </div>
                { rest(view, dispatch) }
            </div>
        </div>
    }
}

fn head(view: &LessonView, dispatch: &Callback<Msg>) -> Html {
    html! {
        <div class="learn-lesson-head">
            <h2>{ &view.title }</h2>
            <p class="learn-lesson-badges">{ for view.badges.iter().map(|badge| html! { <span>{ badge }</span> }) }</p>
            { segment_buttons(&view.idea.title, &view.tabs, dispatch) }
        </div>
    }
}

/// What comes under the parts of the lesson.
fn rest(view: &LessonView, dispatch: &Callback<Msg>) -> Html {
    html! {
        <>
            if let Some(positions) = &view.positions {
                { drawn_positions(positions, dispatch) }
            }
            if let Some(none) = &view.no_positions {
                <p>{ none }</p>
            }
            if let Some(practice) = &view.practice {
                { drawn_practice(practice, dispatch) }
            }
            { related(&view.related) }
            <nav class="learn-lesson-nav" aria-label={view.back.label.clone()}>
                { way(&view.back) }
                { for view.beside.iter().map(way) }
            </nav>
        </>
    }
}

/// The lessons of the tier, on a desk.
fn tier(view: &TierView) -> Html {
    let (share, count) = &view.share;
    let lesson = |card: &CardView| {
        let current = (card.link.href == view.open).then_some("page");
        html! {
            <li>
                <a href={address() + &card.link.href} aria-current={current} data-done={card.is_done.then_some("true")}>
                    <span>{ &card.link.label }</span><small>{ &card.state }</small>
                </a>
            </li>
        }
    };
    html! {
        <nav class="learn-tier" aria-label={view.tier.clone()}>
            <a class="learn-tier-back" href={address() + &view.back.href}>{ icon(Icon::Previous) }{ &view.back.label }</a>
            <p class="learn-tier-name">{ ring(*share) }<strong>{ &view.tier }</strong><small>{ count }</small></p>
            { for view.groups.iter().map(|(title, cards)| html! {
                <>
                    <p class="learn-tier-family" aria-hidden="true">{ title }</p>
                    <ul aria-label={title.clone()}>{ for cards.iter().map(lesson) }</ul>
                </>
            }) }
        </nav>
    }
}

/// A link to another page.
pub fn way(link: &PageLink) -> Html {
    let here = if link.href.starts_with("#/") { String::new() } else { address() };
    html! { <a href={here + &link.href}>{ &link.label }</a> }
}

fn idea(view: &IdeaView, dispatch: &Callback<Msg>) -> Html {
    let last = view.lines.len().saturating_sub(1);
    html! {
        <section class="learn-idea" aria-label={view.title.clone()}>
            { for view.picture.iter().map(|picture| idea_picture(picture, &view.digits)) }
            <div>
                { for view.lines.iter().enumerate().map(|(at, line)| html! {
                    <p class="learn-idea-line" data-last={(at == last).then_some("true")}>{ line }</p>
                }) }
                { for view.note.iter().map(|note| html! { <p>{ note }</p> }) }
                <div class="learn-idea-when"><h3>{ &view.when[0] }</h3><p>{ &view.when[1] }</p></div>
                { for view.find.iter().map(|view| html! { <Button view={view.clone()} shows={Shows::Word} {dispatch} /> }) }
            </div>
        </section>
    }
}

/// A step to follow, sentence by sentence.
pub fn learn_steps(view: &StepsView, dispatch: &Callback<Msg>) -> Html {
    let last = view.sentences.len().saturating_sub(1);
    html! {
        <section class="learn-lesson-example" aria-label={view.title.clone()}>
            { static_board(&view.picture) }
            <div class="learn-lesson-story">
                <div class="learn-lesson-text" aria-live="polite">
                    { for view.sentences.iter().enumerate().map(|(place, view)| html! {
                        <p key={view.text()} data-lit={(place == last).then_some("true")} data-link={view.is_detail.then_some("true")}>
                            { sentence(view) }
                        </p>
                    }) }
                </div>
                <div class="learn-lesson-turn">
                    { for view.buttons.iter().map(|view| html! { <Button view={view.clone()} shows={Shows::Both} {dispatch} /> }) }
                    <span>{ &view.at }</span>
                </div>
            </div>
        </section>
    }
}

fn drawn_positions(view: &PositionsView, dispatch: &Callback<Msg>) -> Html {
    html! {
        <section class="learn-positions" aria-label={view.title.clone()}>
            <h3>{ &view.title }</h3>
            <p>{ &view.note }</p>
            <ul>{ for view.positions.iter().map(|small| drawn_small(small, dispatch)) }</ul>
        </section>
    }
}

fn drawn_small(view: &SmallView, dispatch: &Callback<Msg>) -> Html {
    html! {
        <li>
            { thumbnail(&view.grid) }
            <div>
                <Button view={view.button.clone()} shows={Shows::Word} {dispatch} />
                <span data-found={view.is_found.then_some("true")}>{ &view.state }</span>
            </div>
        </li>
    }
}

fn drawn_practice(view: &PracticeView, dispatch: &Callback<Msg>) -> Html {
    html! {
        <section aria-label={view.title.clone()}>
            <h3>{ &view.title }</h3>
            <p>{ &view.note }</p>
            <ul class="learn-lesson-practice">
                { for view.puzzles.iter().map(|(grid, button)| html! {
                    <li>
                        { thumbnail(grid) }
                        <Button view={button.clone()} {dispatch} />
                    </li>
                }) }
            </ul>
        </section>
    }
}

fn related((title, links): &(String, Vec<(PageLink, String)>)) -> Html {
    html! {
        if !links.is_empty() {
            <section class="learn-related" aria-label={title.clone()}>
                <h3>{ title }</h3>
                <ul>
                    { for links.iter().map(|(link, text)| html! { <li>{ way(link) }{ " " }<span>{ text }</span></li> }) }
                </ul>
            </section>
        }
    }
}

/// While a step is explained, the arrow keys turn its sentences.
pub fn turns(explains: bool, dispatch: &Callback<Msg>) -> Callback<KeyboardEvent> {
    let dispatch = dispatch.clone();
    Callback::from(move |event: KeyboardEvent| {
        let way = match event.key().as_str() {
            "ArrowLeft" => Adjacent::Previous,
            "ArrowRight" => Adjacent::Next,
            _ => return,
        };
        if explains {
            event.prevent_default();
            dispatch.emit(Msg::to(LearnMsg::SentenceStepped(way)));
        }
    })
}
