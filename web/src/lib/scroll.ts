/** Lists that grow at their end. */

const NEAR = 24; // pixels from the end that still count as the end

/** Show the end of what scrolls in this element, however it or its only child changes its size; a reader who has scrolled back stays there. */
export function stayAtEnd(list: HTMLElement): { destroy: () => void } {
  let [atEnd, end] = [true, 0];
  const lowest = () => list.scrollHeight - list.clientHeight;
  const look = () => (atEnd = Math.min(end, lowest()) - list.scrollTop < NEAR); // what has come since was not scrolled away from
  const sizes = new ResizeObserver(() => {
    end = lowest();
    if (atEnd) list.scrollTop = end;
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
