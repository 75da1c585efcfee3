"""What every page and state of the client is held to, whoever looks at it and however."""

from pathlib import Path
from typing import Any

from playwright.sync_api import Page

SHOTS = Path("build/screenshots")
AXE = Path("web/node_modules/axe-core/axe.min.js")
FINGER = 44
"""CSS pixels: the least side of what a finger is to hit."""

STILL = """() => Promise.allSettled(document.getAnimations()
  .filter(({ effect }) => effect.getComputedTiming().endTime < Infinity)
  .filter(({ effect }) => effect.getKeyframes().some((frame) =>
    Object.keys(frame).some((name) => /color$|^opacity$/i.test(name))))
  .map(({ finished }) => finished))"""
"""Waits until nothing fades any more: a button on its way from pale to full has the contrast of neither."""

WRONG = """async () => {
  // Thousands of drawn paths that nobody is told of need not be judged one by one.
  const drawn = { exclude: ['svg[aria-hidden="true"]'] };
  const { violations } = await axe.run(drawn, { resultTypes: ['violations'] });
  return violations
    .filter(({ impact }) => impact !== 'minor')
    .flatMap(({ id, help, nodes }) => nodes.map(({ target, any }) =>
      `${id} (${help}): ${target.join(' ')} ${any.map(({ message }) => message).join('; ')}`));
}"""

# A radio button or a box lies invisibly over its label, which is what is hit; a link in a sentence is
# as high as its line.
SMALL = """(finger) => [...document.querySelectorAll(
    'button, a[href], select, input, summary, [role=button]')]
  .map((one) => (one.closest('label') ?? one))
  .filter((one) => one.checkVisibility({ visibilityProperty: true, opacityProperty: false }))
  .filter((one) => !one.matches('.skip, p a, li p a') && !one.closest('[inert]'))
  .map((one) => [one, one.getBoundingClientRect()])
  .filter(([, { width, height }]) => width > 0 && (width < finger - 0.5 || height < finger - 0.5))
  .map(([one, { width, height }]) =>
    `${one.tagName} "${(one.ariaLabel || one.textContent).trim()}" ${width} x ${height}`)"""

CUT = """() => {
  // What goes on beyond the edge of something that scrolls can be reached.
  const scrolls = (one) => one !== document.body &&
    (/auto|scroll/.test(getComputedStyle(one).overflowX) || scrolls(one.parentElement));
  const found = [];
  const root = document.scrollingElement;
  if (root.scrollWidth > root.clientWidth + 1) found.push(`the page is ${root.scrollWidth} wide`);
  for (const one of document.querySelectorAll('body *')) {
    const words = [...one.childNodes].some((node) => node.nodeType === 3 && node.data.trim());
    if (!words || !one.checkVisibility() || one.closest('.spoken, svg, select, code')) continue;
    const style = getComputedStyle(one);
    if (style.clipPath !== 'none') continue;
    const clips = style.overflowX !== 'visible';
    const wide = one.scrollWidth > one.clientWidth + 1, high = one.scrollHeight > one.clientHeight + 3;
    if (clips && (wide || high)) found.push(`cut: ${one.className} "${one.textContent.trim()}"`);
    const { left, right } = one.getBoundingClientRect();
    const outside = (right > innerWidth + 1 || left < -1) && !scrolls(one.parentElement);
    if (outside) found.push(`outside: ${one.className} "${one.textContent.trim()}"`);
  }
  return found;
}"""


def shoot(page: Page, name: str) -> None:
    """Keep a picture of what is on the screen in build/screenshots."""
    SHOTS.mkdir(parents=True, exist_ok=True)
    page.evaluate(STILL)
    page.screenshot(path=SHOTS / f"{name}.png")


def look(page: Page, name: str) -> None:
    """Keep a picture; hold the page to axe's rules and to what fingers need."""
    shoot(page, name)
    wrong = [*faults(page), *small_targets(page)]
    assert wrong == [], "\n".join([f"at {name}:", *wrong])


def faults(page: Page) -> Any:
    """What axe finds, but for what it calls minor."""
    if not page.evaluate("typeof axe === 'object'"):
        page.evaluate(AXE.read_text())
    page.evaluate(STILL)
    return page.evaluate(WRONG)


def small_targets(page: Page) -> Any:
    """What is to be hit and is less than 44 pixels high or wide."""
    return page.evaluate(SMALL, FINGER)


def cut_text(page: Page) -> Any:
    """Words that are cut off, or stand outside the page."""
    return page.evaluate(CUT)
