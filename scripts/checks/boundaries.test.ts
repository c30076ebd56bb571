import { describe, expect, it } from '@jest/globals';
import { toMermaid } from './arrows.ts';
import { checkBoundaries } from './boundaries.ts';
import { sourceTreeOf } from './source-tree.ts';

const manifest = (
  name: string,
  dependencies: Record<string, string> = {},
  devDependencies: Record<string, string> = {},
) => JSON.stringify({ name, dependencies, devDependencies });

const house = {
  'docs/architecture.md': `# Architecture\n\n\`\`\`mermaid\n${toMermaid()}\n\`\`\`\n`,
  'shell/package.json': manifest('@aimante/shell'),
  'mf-cart/package.json': manifest('@aimante/mf-cart', { '@aimante/ui': '' }, { '@aimante/testing': '' }),
  'mf-account/package.json': manifest('@aimante/mf-account'),
  'shared/ui/package.json': manifest('@aimante/ui'),
  'shared/testing/package.json': manifest('@aimante/testing'),
  'api/package.json': manifest('@aimante/api'),
  'mf-cart/src/pages/cart/cart-page.tsx': '',
};

const faultsWith = (files: Record<string, string>) => checkBoundaries(sourceTreeOf({ ...house, ...files }));

describe('checkBoundaries', () => {
  it('accepts a remote that imports shared packages and its own files', () => {
    const files = {
      'mf-cart/src/cart/cart.tsx': `import { Button } from '@aimante/ui';\nimport { total } from './total.ts';`,
      'mf-cart/src/cart/cart.test.tsx': `import { renderRemote } from '@aimante/testing';`,
      'mf-cart/src/pages/cart/cart-page.tsx': `import { Cart } from '../../cart/cart.tsx';\nimport './line.css';`,
    };
    expect(faultsWith(files)).toEqual([]);
  });

  it.each([
    ['another remote', { 'mf-cart/src/a.ts': `import { x } from '@aimante/mf-account';` }],
    ['the shell', { 'mf-cart/src/a.ts': `export * from '@aimante/shell';` }],
    ['the shell, later', { 'mf-cart/src/a.ts': `const x = await import('@aimante/shell');` }],
    ['a type of another remote', { 'mf-cart/src/a.ts': `import type { X } from '@aimante/mf-account/x';` }],
    ['ui into the api', { 'api/src/a.ts': `import { x } from '@aimante/ui';` }],
    ['another package by a path', { 'mf-cart/src/a.ts': `import { x } from '../../mf-account/src/x.ts';` }],
    ['a page into the ground', { 'mf-cart/src/coupon/a.ts': `import { x } from '../pages/cart/cart-page.tsx';` }],
    ['a page of one file into another', { 'mf-cart/src/pages/a-page.tsx': `import { x } from './b-page.tsx';` }],
    ['a page into another', { 'mf-cart/src/pages/a/a-page.tsx': `import { x } from '../cart/cart-page.tsx';` }],
    [
      'a page into another of its group',
      { 'mf-cart/src/pages/cart/a-page.tsx': `import { x } from './cart-page.tsx';` },
    ],
    ['a fragment into a page', { 'mf-cart/src/pages/a/a-page.tsx': `import { x } from '../../fragments/b/b.tsx';` }],
    ['a tool into a product', { 'mf-cart/src/a.ts': `import { x } from '@aimante/testing';` }],
  ])('refuses to import %s', (_, files) => {
    expect(faultsWith(files)).toHaveLength(1);
  });

  it('refuses a dependency that the table does not allow, used or not', () => {
    const files = { 'mf-account/package.json': manifest('@aimante/mf-account', {}, { '@aimante/mf-cart': '' }) };
    expect(faultsWith(files)).toEqual([expect.stringContaining('mf-account may not use mf-cart')]);
  });

  it('refuses a picture that differs from the table', () => {
    const picture = house['docs/architecture.md'].replace('api', 'shell');
    expect(faultsWith({ 'docs/architecture.md': picture })).toHaveLength(1);
  });
});
