/** Replaces the tables of ARIA roles: see `dom-environment.mjs`. */
module.exports = globalThis[Symbol.for('aria-query')];
