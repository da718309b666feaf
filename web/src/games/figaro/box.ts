import type { BoxFace } from "../contract";
import Cover from "./Cover.svelte";
import "./theme.css";

export const box: BoxFace = { Cover, minutes: 30, age: 8 };
