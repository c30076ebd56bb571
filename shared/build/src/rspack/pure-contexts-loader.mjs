/**
 * Marks the contexts and components at the top level of react-router as free of side effects. Without the mark, a bundler
 * keeps all of them and what they use: 7 kB as brotli for pages that use a router, its location and its links.
 */
// biome-ignore lint/style/noDefaultExport: Rspack loads a loader by its default export.
export default function markPure(source) {
  return source
    .replaceAll(/^\w+\.displayName = "[^"]*";$/gm, '')
    .replaceAll(/= (React\d*\.(?:createContext|forwardRef|memo)\()/g, '= /* @__PURE__ */ $1');
}
