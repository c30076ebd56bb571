// A module that the shell provides: `host-module.cjs?react` is the shell's React, from the share scope of the container.
const [provided] = Object.values(__webpack_share_scopes__.default[__resourceQuery.slice(1)]);
module.exports = provided.lib();
