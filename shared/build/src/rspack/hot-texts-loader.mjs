import { readFile } from 'node:fs/promises';

/**
 * Hot-reloads texts: an event makes the remote load changed texts again, without a remount. The module has the groups of
 * a generated file, and the texts of `locales`, which a developer edits.
 */
// biome-ignore lint/style/noDefaultExport: Rspack loads a loader by its default export.
export default async function hotTextsLoader(source) {
  const [, locale] = /(\w\w)(?:-[\w-]+)?\.json$/.exec(this.resourcePath) ?? [];
  const file = `${this.getOptions().packageDir}/locales/${locale}.json`;
  this.addDependency(file);
  const texts = JSON.parse(await readFile(file, 'utf8'));
  const own = Object.fromEntries(Object.keys(JSON.parse(source)).map((group) => [group, texts[group]]));
  return `export default ${JSON.stringify(own)};
const hot = import.meta.webpackHot;
if (hot?.data?.isReplaced) dispatchEvent(new Event('aimante:texts'));
hot?.dispose((data) => { data.isReplaced = true; });
hot?.accept();
`;
}
