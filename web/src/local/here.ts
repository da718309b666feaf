/** Tables of this browser have names of their own, so that every page knows where to ask. */

export const PREFIX = "here-";
const ABOUT_HERE = new RegExp(`^/api/(tables/${PREFIX}|here/)`);

export const isHere = (id: string) => id.startsWith(PREFIX);

/** Whether a request is for this browser and not for the server. */
export const asksHere = (path: string) => ABOUT_HERE.test(path);
