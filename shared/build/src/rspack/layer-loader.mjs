/** Wraps a CSS module in its cascade layer, so that remotes need not do it. */
// biome-ignore lint/style/noDefaultExport: Rspack loads a loader by its default export.
export default function layerLoader(source) {
  const { layer } = this.getOptions();
  return source.includes('@layer') ? source : `@layer ${layer} {\n${source}\n}\n`;
}
