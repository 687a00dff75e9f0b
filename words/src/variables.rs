//! Which variables an entry asks for, in any of its forms and in the entries it refers to. The build
//! script uses this file as well.

use fluent_syntax::ast::{Expression, InlineExpression, Pattern, PatternElement};

/// The names of the variables, each once. `entry` finds an entry by its key.
pub fn asked_by<'a>(pattern: &'a Pattern<&'a str>, entry: Entries<'_, 'a>) -> Vec<&'a str> {
    let mut names = Vec::new();
    collect(pattern, entry, &mut names);
    names
}

/// Finds an entry by its key.
type Entries<'e, 'a> = &'e dyn Fn(&str) -> Option<&'a Pattern<&'a str>>;

fn collect<'a>(pattern: &'a Pattern<&'a str>, entry: Entries<'_, 'a>, names: &mut Vec<&'a str>) {
    for element in &pattern.elements {
        if let PatternElement::Placeable { expression } = element {
            collect_expression(expression, entry, names);
        }
    }
}

fn collect_expression<'a>(
    expression: &'a Expression<&'a str>,
    entry: Entries<'_, 'a>,
    names: &mut Vec<&'a str>,
) {
    match expression {
        Expression::Inline(inline) => collect_inline(inline, entry, names),
        Expression::Select { selector, variants } => {
            collect_inline(selector, entry, names);
            for variant in variants {
                collect(&variant.value, entry, names);
            }
        }
    }
}

fn collect_inline<'a>(
    expression: &'a InlineExpression<&'a str>,
    entry: Entries<'_, 'a>,
    names: &mut Vec<&'a str>,
) {
    match expression {
        InlineExpression::VariableReference { id } if !names.contains(&id.name) => {
            names.push(id.name);
        }
        InlineExpression::MessageReference { id, .. } => {
            if let Some(pattern) = entry(id.name) {
                collect(pattern, entry, names);
            }
        }
        InlineExpression::Placeable { expression } => collect_expression(expression, entry, names),
        _ => {}
    }
}
