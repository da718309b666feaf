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
