/** HarfBuzz looks for its wasm beside its script. A bundle must not contain the path of the machine that built it. */
// biome-ignore lint/style/noDefaultExport: Rspack loads a loader by its default export.
export default function noScriptName(source) {
  return source
    .replaceAll('_scriptName=import.meta.url', '_scriptName=self.location.href')
    .replaceAll('createRequire(import.meta.url)', 'createRequire(self.location.href)');
}
