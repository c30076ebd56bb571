declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>;
  export default classes;
}
declare module '*.css';
declare module '*.svg' {
  const address: string;
  export default address;
}
/** The URL of a script for `new Worker()`, bundled separately. Name the file `x-worker-entry.ts`. */
declare module '*?worker' {
  const address: string;
  export default address;
}
/** The `./app` of this remote, generated from `remote.config.ts`. Tests mount it. */
declare module '#app' {
  const lifecycles: import('@aimante/contract').RemoteLifecycles;
  export const bootstrap: typeof lifecycles.bootstrap;
  export const mount: typeof lifecycles.mount;
  export const update: typeof lifecycles.update;
  export const unmount: typeof lifecycles.unmount;
}
/** A fragment of this remote, by its id. Tests mount it. */
declare module '#fragments/*' {
  const lifecycles: import('@aimante/contract').RemoteLifecycles;
  export const bootstrap: typeof lifecycles.bootstrap;
  export const mount: typeof lifecycles.mount;
  export const update: typeof lifecycles.update;
  export const unmount: typeof lifecycles.unmount;
}
/** Loads this remote's `locales`. */
declare module '#locales' {
  export const locales: Readonly<Record<import('@aimante/contract').Locale, () => Promise<{ default: object }>>>;
}
