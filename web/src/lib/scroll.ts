/** Lists that grow at their end. */

const NEAR = 24; // pixels from the end that still count as the end

/** Show the end of what scrolls in this element, however it or its only child changes its size; a reader who has scrolled back stays there. */
export function stayAtEnd(list: HTMLElement): { destroy: () => void } {
  let atEnd = true;
  const look = () => (atEnd = list.scrollHeight - list.scrollTop - list.clientHeight < NEAR);
  const sizes = new ResizeObserver(() => {
    if (atEnd) list.scrollTop = list.scrollHeight;
  });
  list.addEventListener("scroll", look);
  for (const one of [list, list.firstElementChild!]) sizes.observe(one);
  return {
    destroy: () => {
      list.removeEventListener("scroll", look);
      sizes.disconnect();
    },
  };
}
