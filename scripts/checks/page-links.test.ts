import { describe, expect, it } from '@jest/globals';
import { checkPageLinks } from './page-links.ts';
import { sourceTreeOf } from './source-tree.ts';

const config = `export default defineRemote({
  pages: [
    { id: 'home', path: '/' },
    { id: 'orders', path: '/orders' },
    { id: 'order', path: '/orders/:number' },
    { id: 'terms', path: '/legal/terms' },
  ],
});`;

function faultsOf(code: string, file = 'mf-cart/src/cart/cart-page.tsx'): string[] {
  return checkPageLinks(
    sourceTreeOf({
      'mf-account/remote.config.ts': config,
      'edge/src/fixed-routes.ts': `export const fixed = { 'GET /healthz': ok };`,
      [file]: code,
    }),
  );
}

describe('checkPageLinks', () => {
  it.each([
    `<Link to="/orders" />`,
    `<Link to="/#faq" />`,
    `navigate('/orders?page=2')`,
    `navigate('/en/orders/')`,
    `navigate(\`/orders/\${number}\`)`,
    `navigate(\`/legal/\${page}\`)`,
    `fetch(\`/api/orders/\${id}\`)`,
    `fetch('/remotes/shell/')`,
    `register('/sw.js')`,
    `ask('/healthz')`,
    `const share = '1/2';`,
  ])('accepts %s', (code) => expect(faultsOf(code)).toEqual([]));

  it.each([
    ['/order', `<Link to="/order" />`],
    ['/en/basket', `navigate('/en/basket')`],
    ['/orders/*/photos', `navigate(\`/orders/\${number}/photos\`)`],
    ['/blog?x=1', `<a href="/blog?x=1">x</a>`],
  ])('names %s', (address, code) => {
    expect(faultsOf(code)).toEqual([
      `mf-cart/src/cart/cart-page.tsx leads to ${address}, which is a page of no remote`,
    ]);
  });

  it('looks at shell and edge too, and at no test', () => {
    expect(faultsOf(`go('/basket')`, 'shell/src/routing/guard.ts')).toHaveLength(1);
    expect(faultsOf(`go('/basket')`, 'edge/src/html/find-page.ts')).toHaveLength(1);
    expect(faultsOf(`go('/basket')`, 'shell/src/routing/guard.test.ts')).toEqual([]);
  });

  it('looks at the links of mails, and at no other path of the API', () => {
    const link = `import { sitePage } from '../platform/text/page-link.ts'; sitePage(url, 'fr', { path: '/basket' });`;
    expect(faultsOf(link, 'api/src/people/login.ts')).toHaveLength(1);
    expect(faultsOf(`readFile('/etc/passwd')`, 'api/src/people/login.ts')).toEqual([]);
  });
});
