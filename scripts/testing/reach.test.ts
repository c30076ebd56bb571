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
  'api/package.json': packageFile('api'),
  'api/src/app.ts': '',
  'e2e/cart/buying.spec.ts': '',
  'e2e/account/orders.spec.ts': '',
});

describe('reachOf', () => {
  it('keeps a change of one remote to its tests and journeys', () => {
    expect(reachOf(tree, ['mf-cart-checkout/src/cart.ts'])).toEqual({
      sources: ['mf-cart-checkout/src/cart.ts'],
      packages: [],
      journeys: ['cart'],
      everywhere: [],
    });
  });

  it('follows the dependencies to every package above', () => {
    const { packages, journeys } = reachOf(tree, ['shared/ui/src/card.tsx']);
    expect(packages).toEqual(['shared/remote', 'mf-cart-checkout']);
    expect(journeys).toEqual(['cart']);
  });

  it('says which files reach everything', () => {
    expect(reachOf(tree, ['pnpm-lock.yaml', 'api/src/app.ts', 'api/README.md']).everywhere).toEqual([
      'pnpm-lock.yaml',
      'api/src/app.ts',
    ]);
  });

  it('runs a changed journey, and omits a deleted source', () => {
    const { sources, journeys } = reachOf(tree, ['e2e/account/orders.spec.ts', 'mf-account/src/gone.ts']);
    expect(sources).toEqual([]);
    expect(journeys).toEqual(['account']);
  });
});
