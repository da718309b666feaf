/** Tables of this browser have names of their own, so that every page knows where to ask. */

export const PREFIX = "here-";
const ABOUT_HERE = new RegExp(`^/api/(tables/${PREFIX}|here/)`);

export const isHere = (id: string) => id.startsWith(PREFIX);

/** What a browser can answer by itself where no server does: deals of the day, my games, score sheets. */
const WITHOUT_SERVER = /^\/api\/(challenges|me\/history|me\/data|scores)\b/;
export const answersHere = (path: string) => WITHOUT_SERVER.test(path);

/** Whether a request is for this browser and not for the server. */
export const asksHere = (path: string) => ABOUT_HERE.test(path);
