/** What the build knows: see vite.config.ts. */
declare const BESACE_VERSION: string;
/** Whether this build is a site of its own, without a server behind it. */
declare const BESACE_SITE: boolean;
/** Which module of the rules belongs to this build. */
declare const BESACE_MODULE: string;
