/** What the build knows: see vite.config.ts. */
declare const BESACE_VERSION: string;
/** Whether this build is a site of its own, without a server behind it. */
declare const BESACE_SITE: boolean;
/** Which module of the rules belongs to this build. */
declare const BESACE_MODULE: string;

/** What people read: see words.ts beside vite.config.ts. */
declare module "words:names" {
  const names: Readonly<Record<string, string>>;
  export default names;
}
declare module "words:refusals/en" {
  const text: string;
  export default text;
}
declare module "words:*" {
  const load: Readonly<Record<string, () => Promise<string>>>;
  export default load;
}
