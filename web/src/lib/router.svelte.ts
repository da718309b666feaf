/** Which page is shown: follows the address bar, without loading anything anew. */
import { readRoute, type Route } from "./route";

const here = $state<{ route: Route }>({ route: read() });

function read(): Route {
  return readRoute(location.pathname, location.search, location.hash);
}

export function route(): Route {
  return here.route;
}

/** Go to another page. */
export function go(path: string, replace = false): void {
  if (replace) history.replaceState(null, "", path);
  else history.pushState(null, "", path);
  const before = here.route;
  here.route = read();
  if (before.page !== here.route.page) scrollTo(0, 0);
}

/** Note another address for what is on the screen already. */
export function rename(path: string): void {
  history.replaceState(null, "", path);
}

/** Let links of our own pages change the page instead of loading it. */
export function followLinks(): void {
  addEventListener("popstate", () => (here.route = read()));
  addEventListener("click", (event) => {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    const plain = event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;
    if (link === null || !plain || event.defaultPrevented || link.target !== "" || link.hasAttribute("download")) return;
    if (link.origin !== location.origin || link.pathname.startsWith("/api")) return;
    if (link.pathname === location.pathname && link.hash !== "" && link.search === location.search) return;
    event.preventDefault();
    go(link.pathname + link.search + link.hash);
  });
}
