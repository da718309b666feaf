import { mount } from "svelte";
import App from "./App.svelte";
import { followLinks } from "./lib/router.svelte";
import { showSettings } from "./lib/settings.svelte";
import { allowSound } from "./lib/sound";
import { begin, language } from "./lib/words.svelte";
import "./theme.css";

const target = document.getElementById("app");
if (target === null) throw new Error("The page has no place for the client.");
showSettings();
followLinks();
allowSound();
// No top-level await: what other parts share with this one would have to lie in files of its own.
void begin().then(() => mount(App, { target }));

const IDLE_MS = 5_000; // where a browser cannot say when it is idle
const whenIdle = (work: () => void) => ("requestIdleCallback" in globalThis ? requestIdleCallback(work) : setTimeout(work, IDLE_MS));

/** A page of this build opens without a network from the next visit on; a browser that cannot, or a page that is not safe, does without. */
async function keepForLater(): Promise<void> {
  const beside = import.meta.env.BASE_URL;
  try {
    await (await caches.open("besace")).put(`${beside}language`, new Response(language())); // sw.js keeps its words
    await navigator.serviceWorker.register(`${beside}sw.js`);
    const { active } = await navigator.serviceWorker.ready;
    const thrifty = (navigator as { connection?: { saveData?: boolean } }).connection?.saveData ?? false;
    if (!thrifty) whenIdle(() => active?.postMessage("networks"));
  } catch {
    return;
  }
}

if (import.meta.env.PROD && "serviceWorker" in navigator) {
  if (document.readyState === "complete") void keepForLater();
  else addEventListener("load", () => void keepForLater());
}
