// What a container does at run time, in place of the runtime that the plugin adds to each entry: the shell gives it the
// share scope, so that it needs no versions, no remotes and no snapshots (decision 105).
__webpack_require__.S = {};

__webpack_require__.initContainer = (scope) => {
  __webpack_require__.S.default = scope;
};

__webpack_require__.getContainer = async (name) => {
  const load = __webpack_require__.initializeExposesData.moduleMap[name];
  if (!load) throw new Error(`The container has no module ${name}.`);
  return load();
};
