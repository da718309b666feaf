import { mount } from "svelte";
import App from "./App.svelte";
import "./theme.css";

const target = document.getElementById("app");
if (target === null) throw new Error("The page has no place for the client.");
mount(App, { target });
