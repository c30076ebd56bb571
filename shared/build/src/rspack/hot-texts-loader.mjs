/** Texts that change while they are shown: the remote hears of it, and brings them again. Nothing is mounted anew. */
// biome-ignore lint/style/noDefaultExport: the bundler calls a loader by its default export.
export default function hotTextsLoader(source) {
  return `export default ${source};
const hot = import.meta.webpackHot;
if (hot?.data?.isReplaced) dispatchEvent(new Event('aimante:texts'));
hot?.dispose((data) => { data.isReplaced = true; });
hot?.accept();
`;
}
