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
  'mf-account/src/pages/orders-page.test.tsx': "import * as app from '#app';",
  'mf-account/src/pages/orders-page-questions.test.tsx': "import './orders-page.fixture.tsx';",
  'mf-account/src/pages/orders-page.fixture.tsx': "import * as app from '#app';",
  'mf-account/src/app.test.tsx': "import * as app from '#app';",
  'mf-account/src/pages/order-page.tsx': '',
  'mf-account/src/fragments/menu.tsx': "import '../name/name.ts';",
  'mf-account/src/list/list.ts': '',
  'mf-account/src/name/name.ts': '',
  'api/package.json': packageFile('api'),
  'api/src/app.ts': "import './selling/quote/quote.ts';",
  'api/src/server.test.ts': "import './app.ts';",
  'api/src/selling/quote/quote.ts': "import './vat.ts'; import './lines/round.ts';",
  'api/src/selling/quote/quote.test.ts': "import '../../app.ts';",
  'api/src/selling/quote/vat.ts': '',
  'api/src/selling/quote/lines/round.ts': '',
  'api/src/books/till/till.ts': "import '../../selling/quote/vat.ts';",
  'api/src/books/till/till.test.ts': "import '../../app.ts';",
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
      pageTests: [],
      apiTests: [],
      typed: ['mf-cart-checkout'],
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

  it('lints the types of a changed package and of those above it, and after a root file those of all', () => {
    expect(reachOf(tree, ['shared/ui/src/card.tsx']).typed).toEqual(['shared/ui', 'shared/remote', 'mf-cart-checkout']);
    expect(reachOf(tree, ['shared/ui/src/card.tsx', 'tsconfig.base.json']).typed).toEqual([]);
  });

  it('runs a changed journey, and omits a deleted source', () => {
    const { sources, journeys } = reachOf(tree, ['e2e/account/orders.spec.ts', 'api/src/gone.ts']);
    expect(sources).toEqual([]);
    expect(journeys).toEqual(['e2e/account/orders.spec.ts']);
  });

  it.each([
    ['its own tests and those of its importers', 'selling/quote/vat.ts', ['selling/quote/quote', 'books/till/till']],
    ['the nearest tests above it', 'selling/quote/lines/round.ts', ['selling/quote/quote']],
    ['all tests, for what only the whole server uses', 'app.ts', ['selling/quote/quote', 'books/till/till', 'server']],
    ['all tests, for a deleted file', 'selling/gone.ts', ['selling/quote/quote', 'books/till/till', 'server']],
    ['a changed test alone', 'books/till/till.test.ts', ['books/till/till']],
  ])('runs for a file of the API %s', (_, file, expected) => {
    const tests = expected.map((each) => `api/src/${each}.test.ts`);
    expect(reachOf(tree, [`api/src/${file}`]).apiTests.toSorted()).toEqual(tests.toSorted());
  });

  it.each([
    ['a page, by its name', 'pages/orders-page.tsx', ['pages/orders-page', 'pages/orders-page-questions']],
    ['a file that a page uses', 'list/list.ts', ['pages/orders-page', 'pages/orders-page-questions']],
    ['a fragment without a test near it', 'fragments/menu.tsx', ['app']],
    ['a file that no page uses', 'gone.ts', []],
  ])('runs the tests that mount %s', (_, file, expected) => {
    const tests = expected.map((each) => `mf-account/src/${each}.test.tsx`);
    expect(reachOf(tree, [`mf-account/src/${file}`]).pageTests).toEqual(tests);
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
