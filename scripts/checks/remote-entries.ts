import type { SourceTree } from './source-tree.ts';

/** The files of each remote that its `remote.config.ts` names, by folder: the build imports them. */
export function remoteEntries(tree: SourceTree): Map<string, string[]> {
  const configs = tree.files.filter((file) => /^[^/]+\/remote\.config\.ts$/.test(file));
  return new Map(
    configs.map((file) => {
      const named = tree.read(file).matchAll(/'\.\/(src\/[^']+)'/g);
      return [file.slice(0, file.indexOf('/')), [...named].flatMap(([, path = '']) => path)];
    }),
  );
}
