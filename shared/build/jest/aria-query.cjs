/** @type {Record<symbol, unknown>} */
const globals = globalThis;

/** Replaces the tables of ARIA roles: see `dom-environment.mjs`. */
module.exports = globals[Symbol.for('aria-query')];
