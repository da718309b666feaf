"""What people cannot read because something cuts it off: measured letter by letter, not by the boxes around them."""

from playwright.sync_api import Page

# Every line of every text, against the window and against all that clips around it. What scrolls downwards may, as a page does;
# whatever has to be scrolled sideways is cut off. Pictures, and words for screen readers alone, are no text; what is marked
# [data-more] is a beginning that a tap opens whole; while somebody speaks over it, or a dialog lies on it, a table is not read.
CUT_OFF = r"""() => {
  const shown = (element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const clips = (overflow) => overflow !== "visible";
  const hides = (overflow) => overflow === "hidden" || overflow === "clip";
  const heard = (element) => element.closest(".unseen") ?? (element.clientWidth <= 1 && element.clientHeight <= 1);
  const covered = document.querySelector("dialog[open], aside.talking") === null ? null : document.querySelector("main.felt");
  const found = new Set();
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode, parent = text.parentElement;
    if (!text.textContent.trim() || !shown(parent) || heard(parent) || covered?.contains(parent)) continue;
    if (parent.closest("svg, script, style, option, [inert], [data-more]")) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    for (const line of range.getClientRects()) {
      if (line.width < 1 || line.height < 1) continue;
      const words = JSON.stringify(text.textContent.trim().slice(0, 60));
      const say = (by) => found.add(`${words} in ${parent.tagName}.${parent.className} by ${by}`);
      if (line.left < -1 || line.right > document.documentElement.clientWidth + 1) say("the window");
      for (let around = parent; around !== null && around !== document.body; around = around.parentElement) {
        const { overflowX, overflowY, position, display } = getComputedStyle(around);
        if (display === "inline" || display === "contents") continue;
        const box = around.getBoundingClientRect(), slack = line.height * 0.15; // an ascender's air
        const [left, right] = [box.left + around.clientLeft, box.left + around.clientLeft + around.clientWidth];
        const [top, bottom] = [box.top + around.clientTop, box.top + around.clientTop + around.clientHeight];
        const name = `${around.tagName}.${around.className}`;
        if (clips(overflowX) && (line.left < left - 1.5 || line.right > right + 1.5)) say(name);
        if (hides(overflowY) && (line.top < top - slack || line.bottom > bottom + slack)) say(name);
        if (position === "fixed") break;
      }
    }
  }
  return [...found];
}"""


def cut_off(page: Page) -> list[str]:
    """The texts of this page that cannot be read whole, and by what."""
    return list(page.evaluate(CUT_OFF))
