import { mount } from "svelte";
import App from "./App.svelte";
import { followLinks } from "./lib/router.svelte";
import { showScheme } from "./lib/settings.svelte";
import { allowSound } from "./lib/sound";
import { language } from "./lib/words.svelte";
import "./theme.css";

const target = document.getElementById("app");
if (target === null) throw new Error("The page has no place for the client.");
document.documentElement.lang = language();
showScheme();
followLinks();
allowSound();
mount(App, { target });
// A page of this build opens without a network from the next visit on; a browser that cannot, or a page that is not safe, does without.
if (import.meta.env.PROD && "serviceWorker" in navigator) addEventListener("load", () => void navigator.serviceWorker.register(`${import.meta.env.BASE_URL}sw.js`).catch(() => undefined));
