// Stands for the federation runtime's error descriptions in a remote: the code says enough, the shell has the texts.
export const runtimeDescMap = {};
export const buildDescMap = {};
export const errorDescMap = {};
export const typeDescMap = {};
