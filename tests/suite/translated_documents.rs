//! Documents in several languages: the same headings, commands and lists, in the same order.

use std::fs;

/// Each document, and the languages besides English that it is in.
const TRANSLATED: &[(&str, &[&str])] =
    &[("README", &["de", "es", "fr", "ja", "zh-CN"]), ("docs/page", &["zh-CN"])];

/// What a document has, line by line, without its words: the levels of headings, the items of lists, and what is
/// between fences without the comments.
fn outline(document: &str) -> Vec<String> {
    let text = fs::read_to_string(document).expect(document);
    let mut is_code = false;
    let mut outline = Vec::new();
    for line in text.lines() {
        if line.starts_with("```") {
            is_code = !is_code;
            outline.push(line.to_owned());
        } else if is_code {
            outline.push(line.split(" # ").next().unwrap_or_default().trim_end().to_owned());
        } else if line.starts_with('#') {
            outline.push(line.chars().take_while(|&sign| sign == '#').collect());
        } else if line.starts_with("- ") {
            outline.push("item".to_owned());
        }
    }
    outline
}

#[test]
fn a_translated_document_has_the_headings_commands_and_lists_of_the_english_one() {
    for (name, languages) in TRANSLATED {
        let english = outline(&format!("{name}.md"));
        assert!(english.len() > 10, "{name}.md has headings and lists");
        for tag in *languages {
            assert_eq!(english, outline(&format!("{name}.{tag}.md")), "{name}.{tag}.md");
        }
    }
}

#[test]
fn the_readme_is_short() {
    let lines = fs::read_to_string("README.md").expect("README.md").lines().count();
    assert!(lines <= 90, "README.md has {lines} lines: more belongs into docs");
}

/// The address is a placeholder until the page is published: a release is refused before that.
#[test]
fn every_readme_links_to_the_page_that_cargo_toml_names() {
    let manifest = fs::read_to_string("Cargo.toml").expect("Cargo.toml");
    let page = manifest.lines().find_map(|line| line.strip_prefix("homepage = "));
    let link = format!("]({})** · ", page.expect("the address of the page").trim_matches('"'));
    let (readme, languages) = TRANSLATED[0];
    for name in
        languages.iter().map(|tag| format!("{readme}.{tag}.md")).chain(["README.md".to_owned()])
    {
        let text = fs::read_to_string(&name).expect(&name);
        let plays = text.lines().any(|line| line.starts_with("**[") && line.contains(&link));
        assert!(plays, "{name} has no link {link}");
    }
}
