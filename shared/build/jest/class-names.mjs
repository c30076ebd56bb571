/** Replaces a CSS module: every class keeps the name that the source uses. */
export default new Proxy({}, { get: (_, name) => name });
