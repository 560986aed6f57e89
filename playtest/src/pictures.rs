//! How large the window is, light or dark, and pictures of it.

use std::path::{Path, PathBuf};

use serde_json::json;
use thirtyfour::error::WebDriverResult;

use crate::processes::fatal;
use crate::{Kind, Trial, wrong};

/// The size of a window, in pixels.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Size {
    /// How wide.
    pub width: u32,
    /// How high.
    pub height: u32,
}

impl Size {
    /// A common desktop.
    pub const DESKTOP: Self = Self { width: 1600, height: 1000 };
    /// A small notebook.
    pub const NOTEBOOK: Self = Self { width: 1366, height: 768 };
    /// A tablet held upright.
    pub const TABLET: Self = Self { width: 820, height: 1180 };
    /// A phone held upright.
    pub const PHONE: Self = Self { width: 390, height: 844 };
    /// A phone held sideways.
    pub const SIDEWAYS: Self = Self { width: 844, height: 390 };
    /// A large screen.
    pub const LARGE: Self = Self { width: 1920, height: 1080 };

    /// All of them.
    pub const ALL: [Self; 6] =
        [Self::PHONE, Self::SIDEWAYS, Self::TABLET, Self::NOTEBOOK, Self::DESKTOP, Self::LARGE];
}

/// What the device prefers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Theme {
    /// Light.
    Light,
    /// Dark.
    Dark,
}

fn folder() -> PathBuf {
    let target = std::env::var_os("CARGO_TARGET_DIR")
        .map_or_else(|| Path::new(env!("CARGO_MANIFEST_DIR")).join("../target"), PathBuf::from);
    target.join("screenshots")
}

impl Trial {
    /// Makes the window another size.
    pub async fn resize(&self, size: Size) -> WebDriverResult<()> {
        let Size { width, height } = size;
        if self.kind == Kind::Firefox {
            return self.resize_window(size).await;
        }
        let phone = size == Size::PHONE || size == Size::SIDEWAYS;
        let metrics =
            json!({ "width": width, "height": height, "deviceScaleFactor": 1, "mobile": phone });
        self.driver.cdp().send_raw("Emulation.setDeviceMetricsOverride", metrics).await?;
        Ok(())
    }

    /// The window itself, so large that the page in it has the size.
    async fn resize_window(&self, Size { width, height }: Size) -> WebDriverResult<()> {
        let (mut outer, mut inner) = ((width, height), (0, 0));
        // The frame round the page has a size that only shows when it is there.
        for _ in 0..3 {
            self.driver.set_window_rect(0, 0, outer.0, outer.1).await?;
            let script = "return [window.innerWidth, window.innerHeight]";
            inner = serde_json::from_value(self.ask(script).await?)?;
            if inner == (width, height) {
                return Ok(());
            }
            outer = (outer.0 + width - inner.0, outer.1 + height - inner.1);
        }
        wrong(format!("the window is {inner:?} instead of {width} × {height}"))
    }

    /// The device prefers light or dark from now on.
    pub async fn prefer(&self, theme: Theme) -> WebDriverResult<()> {
        if self.kind == Kind::Firefox {
            return wrong("Firefox cannot change what it prefers while it runs");
        }
        let value = if theme == Theme::Dark { "dark" } else { "light" };
        let features = json!({ "features": [{ "name": "prefers-color-scheme", "value": value }] });
        self.driver.cdp().send_raw("Emulation.setEmulatedMedia", features).await?;
        Ok(())
    }

    /// Lets everything that moves come to rest, and takes a picture if `PATOLLI_PICTURES` asks for
    /// them.
    pub async fn picture(&self, name: &str) -> WebDriverResult<()> {
        let settle = "document.getAnimations().forEach(a => { try { a.finish() } catch (_) {} })";
        self.ask(settle).await?;
        if std::env::var_os("PATOLLI_PICTURES").is_none() {
            return Ok(());
        }
        let folder = folder();
        std::fs::create_dir_all(&folder).map_err(|error| fatal(&error))?;
        self.driver.screenshot(&folder.join(format!("{name}.png"))).await
    }
}
