import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { checkArrowRows } from './arrow-rows.ts';
import { readSourceTree } from './source-tree.ts';

const tree = readSourceTree(join(import.meta.dirname, '../..'));
const without = (folder: string) => ({ ...tree, files: tree.files.filter((file) => !file.startsWith(folder)) });

describe('checkArrowRows', () => {
  it('accepts a table that names existing folders only', () => {
    expect(checkArrowRows(tree)).toEqual([]);
  });

  it.each(['desk/releases', 'selling/payments/refunds'])('refuses a row of %s without its folder', (name) => {
    expect(checkArrowRows(without(`api/src/${name}/`))).toEqual([
      `scripts/checks/arrows.ts names api/src/${name}, which does not exist. Remove it`,
    ]);
  });

  it('refuses a row of a package that does not exist', () => {
    const packages = tree.packages.filter(({ folder }) => folder !== 'bench');
    expect(checkArrowRows({ ...tree, packages })).toEqual([
      'scripts/checks/arrows.ts names bench, which does not exist. Remove it',
    ]);
  });
});
