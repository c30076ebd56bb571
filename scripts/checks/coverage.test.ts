import { describe, expect, it } from '@jest/globals';
import { checkCoverage, type ToolCoverage } from './coverage.ts';
import { sourceTreeOf } from './source-tree.ts';

const files = { 'mf-blog/package.json': '{}', 'mf-blog/src/post.ts': '', 'mf-blog/src/post.test.ts': '' };
const all: ToolCoverage = {
  workspace: new Set(['mf-blog']),
  typeChecked: new Set(['mf-blog/src/post.ts', 'mf-blog/src/post.test.ts']),
  units: new Set(['mf-blog/src/post.test.ts']),
};

describe('checkCoverage', () => {
  it('accepts a package when all its files are type-checked and tested', () => {
    expect(checkCoverage(sourceTreeOf(files), all)).toEqual([]);
  });

  it('refuses a package that the workspace does not list', () => {
    expect(checkCoverage(sourceTreeOf(files), { ...all, workspace: new Set() })).toEqual([
      'mf-blog has a package.json and is not in pnpm-workspace.yaml',
    ]);
  });

  it('refuses a file that no tsconfig.json includes', () => {
    expect(checkCoverage(sourceTreeOf({ ...files, 'mf-blog/tools/x.ts': '' }), all)).toEqual([
      'mf-blog/tools/x.ts is in no tsconfig.json: its types are not checked',
    ]);
  });

  it('refuses a test that no runner runs', () => {
    const tree = sourceTreeOf({ ...files, 'mf-blog/src/read.spec.mjs': '' });
    expect(checkCoverage(tree, { ...all, units: new Set() })).toEqual([
      'mf-blog/src/post.test.ts is run by no test runner',
      'mf-blog/src/read.spec.mjs is run by no test runner: journeys are in e2e',
    ]);
  });
});
