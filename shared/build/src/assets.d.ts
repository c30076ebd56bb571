declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>;
  export default classes;
}
declare module '*.css';
declare module '*.svg' {
  const address: string;
  export default address;
}
/** The address of a script for `new Worker()`, bundled on its own: call its file `x-worker-entry.ts`. */
declare module '*?worker' {
  const address: string;
  export default address;
}
