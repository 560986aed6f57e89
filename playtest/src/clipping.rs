//! What is clipped: measured by one script.

use serde::Deserialize;
use serde_json::json;
use thirtyfour::error::WebDriverResult;

use crate::Trial;

const CLIPPED: &str = include_str!("clipped.js");

/// Something that is clipped, or otherwise cannot be read.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug, Deserialize)]
pub struct Fault {
    /// Which element: its name, id and classes.
    pub element: String,
    /// What is wrong, and what clips it.
    pub why: String,
    /// What it says.
    pub text: String,
    /// By how much, or where.
    pub by: String,
}

impl Trial {
    /// What carries a number or a button and is clipped. What these selectors find must be in sight without scrolling.
    pub async fn clipped(&self, always: &[&str]) -> WebDriverResult<Vec<Fault>> {
        let answer = self.driver.execute(CLIPPED, vec![json!(always)]).await?;
        Ok(serde_json::from_value(answer.json().clone())?)
    }
}
