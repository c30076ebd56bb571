/** Puts a CSS module into its cascade layer, so that no remote has to remember it. */
// biome-ignore lint/style/noDefaultExport: the bundler calls a loader by its default export.
export default function layerLoader(source) {
  const { layer } = this.getOptions();
  return source.includes('@layer') ? source : `@layer ${layer} {\n${source}\n}\n`;
}
