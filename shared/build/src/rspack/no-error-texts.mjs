// Replaces the error descriptions of the federation runtime in a remote: the code is enough, and the shell has the
// texts.
export const runtimeDescMap = {};
export const buildDescMap = {};
export const errorDescMap = {};
export const typeDescMap = {};
