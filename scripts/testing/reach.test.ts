import { describe, expect, it } from '@jest/globals';
import { sourceTreeOf } from '../checks/source-tree.ts';
import { reachOf } from './reach.ts';

const packageFile = (name: string, ...dependencies: string[]) =>
  JSON.stringify({ name, dependencies: Object.fromEntries(dependencies.map((each) => [each, 'workspace:*'])) });

const tree = sourceTreeOf({
  'shared/ui/package.json': packageFile('ui'),
  'shared/ui/src/card.tsx': '',
  'shared/remote/package.json': packageFile('remote', 'ui'),
  'mf-cart-checkout/package.json': packageFile('cart', 'remote'),
  'mf-cart-checkout/src/cart.ts': '',
  'mf-account/package.json': packageFile('account'),
  'mf-account/remote.config.ts': `pages: [
    { id: 'orders', path: '/orders', component: './src/pages/orders-page.tsx' },
    { id: 'order', path: '/orders/:number', component: './src/pages/order-page.tsx' },
  ], fragments: [{ id: 'menu', slot: 'account-menu', component: './src/fragments/menu.tsx' }]`,
  'mf-account/src/pages/orders-page.tsx': "import '../list/list.ts';",
  'mf-account/src/pages/orders-page.test.tsx': "import './orders-page.tsx';",
  'mf-account/src/pages/order-page.tsx': '',
  'mf-account/src/fragments/menu.tsx': "import '../name/name.ts';",
  'mf-account/src/list/list.ts': '',
  'mf-account/src/name/name.ts': '',
  'api/package.json': packageFile('api'),
  'api/src/app.ts': '',
  'e2e/pages/orders.ts': "page.goto('/orders');",
  'e2e/cart/buying.spec.ts': "page.goto('/orders');",
  'e2e/account/orders.spec.ts': "import '../pages/orders.ts';",
  'e2e/account/order.spec.ts': "page.goto('/orders/7');",
  'e2e/account/sign-in.spec.ts': "page.goto('/auth/login');",
});

describe('reachOf', () => {
  it('keeps a change of one remote to its tests and journeys', () => {
    expect(reachOf(tree, ['mf-cart-checkout/src/cart.ts'])).toEqual({
      sources: ['mf-cart-checkout/src/cart.ts'],
      packages: [],
      journeys: ['e2e/cart/'],
      everywhere: [],
    });
  });

  it('follows the dependencies to every package above', () => {
    const { packages, journeys } = reachOf(tree, ['shared/ui/src/card.tsx']);
    expect(packages).toEqual(['shared/remote', 'mf-cart-checkout']);
    expect(journeys).toEqual(['e2e/cart/']);
  });

  it('says which files reach everything', () => {
    expect(reachOf(tree, ['pnpm-lock.yaml', 'api/src/app.ts', 'api/README.md']).everywhere).toEqual([
      'pnpm-lock.yaml',
      'api/src/app.ts',
    ]);
  });

  it('runs a changed journey, and omits a deleted source', () => {
    const { sources, journeys } = reachOf(tree, ['e2e/account/orders.spec.ts', 'api/src/gone.ts']);
    expect(sources).toEqual([]);
    expect(journeys).toEqual(['e2e/account/orders.spec.ts']);
  });

  it.each([
    ['a page', 'pages/orders-page.tsx', ['e2e/account/orders.spec.ts']],
    ['a page with a parameter', 'pages/order-page.tsx', ['e2e/account/order.spec.ts']],
    ['a file that one page uses', 'list/list.ts', ['e2e/account/orders.spec.ts']],
    ['the test of a page', 'pages/orders-page.test.tsx', []],
    ['a fragment', 'fragments/menu.tsx', ['e2e/account/']],
    ['a file that a fragment uses', 'name/name.ts', ['e2e/account/']],
    ['a text', 'locales/fr.json', ['e2e/account/']],
    ['a deleted file', 'gone.ts', ['e2e/account/']],
  ])('runs for %s the journeys that name its pages', (_, file, expected) => {
    expect(reachOf(tree, [`mf-account/src/${file}`]).journeys).toEqual(expected);
  });
});
