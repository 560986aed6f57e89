//! The page as a screen reader has it: the accessibility tree, without any picture.

use std::collections::HashMap;

use serde::Deserialize;
use serde_json::{Value, json};
use thirtyfour::prelude::*;

use crate::{Trial, wrong};

/// A node, with the tree below it after it.
#[derive(Clone, Debug)]
pub struct Node {
    /// What it is: `button`, `heading`, `region` and so on.
    pub role: String,
    /// What it is called.
    pub name: String,
    /// Can it be used?
    pub disabled: bool,
    /// Is what it shows and hides shown?
    pub expanded: Option<bool>,
    /// What presses it.
    dom: Option<i64>,
    /// How many nodes are below it.
    below: usize,
}

impl Node {
    /// Is it such a thing, and called something that contains this?
    pub fn is(&self, role: &str, called: &str) -> bool {
        self.role == role && self.name.contains(called)
    }
}

/// The tree, in reading order.
#[derive(Clone, Debug, Default)]
pub struct Tree(pub Vec<Node>);

impl Tree {
    /// All parts with this role that are called something that contains `called`: each node with
    /// those below it.
    pub fn parts(&self, role: &str, called: &str) -> impl Iterator<Item = &[Node]> {
        parts(&self.0, role, called)
    }

    /// The first of them.
    pub fn part(&self, role: &str, called: &str) -> Option<&[Node]> {
        self.parts(role, called).next()
    }
}

/// The same within a part.
pub fn parts<'a>(
    nodes: &'a [Node],
    role: &str,
    called: &str,
) -> impl Iterator<Item = &'a [Node]> + use<'a> {
    let found = |(at, node): (usize, &Node)| node.is(role, called).then_some(at);
    let found: Vec<usize> = nodes.iter().enumerate().filter_map(found).collect();
    found.into_iter().map(|at| &nodes[at..=at + nodes[at].below])
}

/// What is read in a part.
pub fn text(part: &[Node]) -> String {
    let read = part.iter().filter(|node| node.role == "StaticText").map(|node| node.name.trim());
    read.collect::<Vec<_>>().join(" ")
}

/// A node as the browser tells of it.
#[derive(Debug, Deserialize)]
#[serde(rename_all = "camelCase")]
struct Told {
    node_id: String,
    ignored: bool,
    role: Option<Said>,
    name: Option<Said>,
    #[serde(default)]
    properties: Vec<Property>,
    #[serde(default)]
    child_ids: Vec<String>,
    #[serde(rename = "backendDOMNodeId")]
    dom: Option<i64>,
}

#[derive(Debug, Deserialize)]
struct Said {
    #[serde(default)]
    value: Value,
}

#[derive(Debug, Deserialize)]
struct Property {
    name: String,
    value: Said,
}

impl Told {
    fn said(said: Option<&Said>) -> String {
        said.and_then(|said| said.value.as_str()).unwrap_or_default().to_owned()
    }

    fn property(&self, name: &str) -> Option<bool> {
        let value = &self.properties.iter().find(|property| property.name == name)?.value.value;
        value.as_bool()
    }

    fn node(&self) -> Node {
        Node {
            role: Self::said(self.role.as_ref()),
            name: Self::said(self.name.as_ref()),
            disabled: self.property("disabled") == Some(true),
            expanded: self.property("expanded"),
            dom: self.dom,
            below: 0,
        }
    }

    /// This node and those below it; ignored ones are passed over, and what is below them is not.
    fn add_to(&self, tree: &mut Vec<Node>, all: &HashMap<&str, &Self>) {
        let at = tree.len();
        if !self.ignored {
            tree.push(self.node());
        }
        for child in self.child_ids.iter().filter_map(|id| all.get(id.as_str())) {
            child.add_to(tree, all);
        }
        if !self.ignored {
            tree[at].below = tree.len() - at - 1;
        }
    }
}

impl Trial {
    /// From now on the browser keeps the accessibility tree at hand, which makes asking for it
    /// cheaper.
    pub async fn listen(&self) -> WebDriverResult<()> {
        self.driver.cdp().send_raw("Accessibility.enable", json!({})).await?;
        Ok(())
    }

    /// The accessibility tree of the page as it is now.
    pub async fn tree(&self) -> WebDriverResult<Tree> {
        let mut answer =
            self.driver.cdp().send_raw("Accessibility.getFullAXTree", json!({})).await?;
        let told: Vec<Told> = serde_json::from_value(answer["nodes"].take())?;
        let all: HashMap<&str, &Told> =
            told.iter().map(|node| (node.node_id.as_str(), node)).collect();
        let mut nodes = Vec::new();
        if let Some(root) = told.first() {
            root.add_to(&mut nodes, &all);
        }
        Ok(Tree(nodes))
    }

    /// Presses what a node stands for, as a screen reader does. It may be gone by now: says whether
    /// it was there.
    pub async fn press_node(&self, node: &Node) -> WebDriverResult<bool> {
        let Some(dom) = node.dom else {
            return wrong(format!("{} “{}” cannot be pressed", node.role, node.name));
        };
        let cdp = self.driver.cdp();
        let found = cdp.send_raw("DOM.resolveNode", json!({ "backendNodeId": dom })).await;
        let Ok(found) = found else { return Ok(false) };
        let press = json!({
            "objectId": found["object"]["objectId"],
            "functionDeclaration": "function () { this.click(); }",
        });
        cdp.send_raw("Runtime.callFunctionOn", press).await?;
        Ok(true)
    }
}
