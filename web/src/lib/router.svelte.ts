/** Which page is shown: follows the address bar, without loading anything anew. */
import { readRoute, type Route } from "./route";

const here = $state<{ route: Route }>({ route: read() });

/** The address of a page. On a site it stands behind a #, since a static host answers no other address than the site's own. */
const written = (path: string) => (BESACE_SITE ? `#${path}` : path);

function read(): Route {
  const { pathname, search, hash } = BESACE_SITE ? new URL(location.hash.slice(1) || "/", "here://home") : location;
  return readRoute(pathname, search, hash);
}

export function route(): Route {
  return here.route;
}

/** Go to another page. */
export function go(path: string, replace = false): void {
  if (replace) history.replaceState(null, "", written(path));
  else history.pushState(null, "", written(path));
  const before = here.route;
  here.route = read();
  if (before.page !== here.route.page) scrollTo(0, 0);
}

/** Note another address for what is on the screen already. */
export function rename(path: string): void {
  history.replaceState(null, "", written(path));
}

/** Let links of our own pages change the page instead of loading it. */
export function followLinks(): void {
  addEventListener("popstate", () => (here.route = read()));
  if (BESACE_SITE) for (const kind of ["pointerdown", "focusin"]) addEventListener(kind, (event) => rewrite(linkOf(event)));
  addEventListener("click", (event) => {
    const link = linkOf(event);
    const plain = event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;
    if (link === null || !plain || event.defaultPrevented || link.target !== "" || link.hasAttribute("download")) return;
    const path = BESACE_SITE ? pathOnSite(link) : pathOf(link);
    if (path === null) return;
    event.preventDefault();
    if (path.startsWith("#")) document.getElementById(decodeURIComponent(path.slice(1)))?.scrollIntoView();
    else go(path);
  });
}

const linkOf = (event: Event) => (event.target instanceof Element ? event.target.closest("a") : null);

/** The page that a link leads to; null where it leads elsewhere, or within this one. */
function pathOf(link: HTMLAnchorElement): string | null {
  if (link.origin !== location.origin || link.pathname.startsWith("/api")) return null;
  if (link.pathname === location.pathname && link.hash !== "" && link.search === location.search) return null;
  return link.pathname + link.search + link.hash;
}

/** The same on a site, where a # alone is a place within this page. */
function pathOnSite(link: HTMLAnchorElement): string | null {
  const href = link.getAttribute("href") ?? "";
  if (href.startsWith("#/")) return href.slice(1);
  return href.startsWith("/") || href.startsWith("#") ? href : null;
}

/** Before anything can be done with a link, it leads to where it would lead from a new window, too. */
function rewrite(link: HTMLAnchorElement | null): void {
  const href = link?.getAttribute("href") ?? "";
  if (href.startsWith("/")) link?.setAttribute("href", written(href));
}
