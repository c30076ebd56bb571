/** @type {Record<symbol, unknown>} */
const globals = globalThis;

/** Outside a browser's environment no element has a role. */
const none = { aria: new Map(), elementRoles: new Map(), roleElements: new Map(), roles: new Map() };

/** Replaces the tables of ARIA roles: see `dom-environment.mjs`. */
module.exports = globals[Symbol.for('aria-query')] ?? none;
