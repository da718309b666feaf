import type { BoxFace } from "../contract";
import Cover from "./Cover.svelte";
import "./theme.css";

export const box: BoxFace = { Cover, minutes: 25, age: 8 };
