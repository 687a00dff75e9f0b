//! Which variables an entry asks for, in any of its forms and in the entries it refers to.

use std::rc::Rc;

use fluent_bundle::{FluentBundle, FluentResource};
use fluent_syntax::ast::{Expression, InlineExpression, Pattern, PatternElement};

type Bundle = FluentBundle<Rc<FluentResource>>;

/// The names of the variables, each once.
pub fn asked_by<'a>(bundle: &'a Bundle, pattern: &'a Pattern<&'a str>) -> Vec<&'a str> {
    let mut names = Vec::new();
    collect(bundle, pattern, &mut names);
    names
}

fn collect<'a>(bundle: &'a Bundle, pattern: &'a Pattern<&'a str>, names: &mut Vec<&'a str>) {
    for element in &pattern.elements {
        let PatternElement::Placeable { expression } = element else { continue };
        match expression {
            Expression::Inline(inline) => collect_inline(bundle, inline, names),
            Expression::Select { selector, variants } => {
                collect_inline(bundle, selector, names);
                for variant in variants {
                    collect(bundle, &variant.value, names);
                }
            }
        }
    }
}

fn collect_inline<'a>(
    bundle: &'a Bundle,
    expression: &'a InlineExpression<&'a str>,
    names: &mut Vec<&'a str>,
) {
    match expression {
        InlineExpression::VariableReference { id } if !names.contains(&id.name) => {
            names.push(id.name);
        }
        InlineExpression::MessageReference { id, .. } => {
            if let Some(pattern) = bundle.get_message(id.name).and_then(|entry| entry.value()) {
                collect(bundle, pattern, names);
            }
        }
        InlineExpression::Placeable { expression } => match &**expression {
            Expression::Inline(inline) => collect_inline(bundle, inline, names),
            Expression::Select { .. } => {}
        },
        _ => {}
    }
}
