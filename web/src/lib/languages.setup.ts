/** Tests speak every language from the start. */
import { LANGUAGES, speak } from "./words.svelte";

for (const language of LANGUAGES) await speak(language);
await speak("en");
