/** Hot-reloads texts: an event makes the remote load changed texts again, without a remount. */
// biome-ignore lint/style/noDefaultExport: Rspack loads a loader by its default export.
export default function hotTextsLoader(source) {
  return `export default ${source};
const hot = import.meta.webpackHot;
if (hot?.data?.isReplaced) dispatchEvent(new Event('aimante:texts'));
hot?.dispose((data) => { data.isReplaced = true; });
hot?.accept();
`;
}
