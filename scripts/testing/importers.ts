import { posix } from 'node:path';
import { importsOf } from '../checks/imports.ts';
import type { SourceTree } from '../checks/source-tree.ts';

/** Each imported file, with the files that import it by a relative path. */
export type Importers = ReadonlyMap<string, readonly string[]>;

export function importersOf(tree: SourceTree, files: readonly string[]): Importers {
  const importers = new Map<string, string[]>();
  for (const file of files) {
    for (const { specifier } of importsOf(file, tree.read(file))) {
      if (!specifier.startsWith('.')) continue;
      const imported = posix.join(posix.dirname(file), specifier);
      importers.set(imported, [...(importers.get(imported) ?? []), file]);
    }
  }
  return importers;
}

/** These files, and every file that imports one of them, directly or through others. */
export function withImporters(files: Iterable<string>, importers: Importers): Set<string> {
  const reached = new Set(files);
  for (const file of reached) for (const importer of importers.get(file) ?? []) reached.add(importer);
  return reached;
}
