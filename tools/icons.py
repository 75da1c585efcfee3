"""Draw the icons of an installed client from web/public/mark.svg, after the mark has changed."""

from pathlib import Path

from browser import find
from playwright.sync_api import sync_playwright

PUBLIC = Path("web/public")
PAPER = "#fbf9f1"
SIZES = {
    "icon-48": (48, 1.0),
    "icon-192": (192, 1.0),
    "icon-512": (512, 1.0),
    "icon-180": (180, 0.86),
    "icon-maskable-512": (512, 0.78),
}
"""Pixels a side, and the share of it that the mark takes. Below 1 paper lies around it, for the devices
that cut an icon into a shape of their own."""


def main() -> None:
    """Write the PNGs beside the mark."""
    mark = (PUBLIC / "mark.svg").read_text()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find(), args=["--no-sandbox"])
        for name, (side, share) in SIZES.items():
            page = browser.new_page(viewport={"width": side, "height": side})
            ground = "transparent" if share == 1 else PAPER
            page.set_content(
                f"<body style='margin:0;display:grid;place-items:center;height:{side}px;background:{ground}'>"
                f"<div style='width:{side * share}px;height:{side * share}px'>{mark}</div>"
            )
            page.screenshot(path=PUBLIC / f"{name}.png", omit_background=True)
            page.close()
        browser.close()


if __name__ == "__main__":
    main()
