import { describe, expect, it } from '@jest/globals';
import { remoteEntries } from './remote-entries.ts';
import { sourceTreeOf } from './source-tree.ts';

describe('remoteEntries', () => {
  it('lists the files that the declaration names, and no page beside them', () => {
    const files = {
      'mf-cart/remote.config.ts': `export default defineRemote({
        server: './src/server/prepare.ts',
        ports: [{ port: 'cart', source: './src/cart-port/cart-port.ts' }],
        pages: [{ id: 'cart', path: '/cart', component: './src/pages/cart/cart-page.tsx' }],
      });`,
      'mf-cart/src/pages/forgotten-page.tsx': '',
      'mf-blog/remote.config.ts': `export default defineRemote({ pages: [] });`,
    };
    expect([...remoteEntries(sourceTreeOf(files))]).toEqual([
      ['mf-cart', ['src/server/prepare.ts', 'src/cart-port/cart-port.ts', 'src/pages/cart/cart-page.tsx']],
      ['mf-blog', []],
    ]);
  });
});
