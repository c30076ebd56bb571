import { describe, expect, it } from '@jest/globals';
import { checkApiFloors } from './api-floors.ts';
import { apiContexts, apiModules } from './arrows.ts';
import { sourceTreeOf } from './source-tree.ts';

const faultsOf = (file: string, imported: string) =>
  checkApiFloors(sourceTreeOf({ [file]: `import { x } from '${imported}';` }));

describe('checkApiFloors', () => {
  it.each([
    ['a lower context, by its front door', 'api/src/books/figures/a.ts', '../../selling/index.ts'],
    ['any file of the platform', 'api/src/people/users/a.ts', '../../platform/http/routes/route.ts'],
    ['a lower module of its context', 'api/src/selling/payments/a.ts', '../orders/order-rows.ts'],
    ['a file beside it', 'api/src/selling/payments/a.ts', './b.ts'],
    ['a lower room of its module', 'api/src/selling/payments/charges/a.ts', '../provider/provider.ts'],
    ['its own rooms, directly in the module', 'api/src/selling/payments/routes.ts', './charges/start-payment.ts'],
    ['its own modules, as the front door', 'api/src/selling/index.ts', './payments/routes.ts'],
    ['the contents of the demo, at the top', 'api/src/start/services.ts', '../../seeds/seed.ts'],
    ['a higher context by its front door, in a test', 'api/src/people/users/a.test.ts', '../../selling/index.ts'],
    ['a higher module of its context, in a test', 'api/src/selling/orders/a.test.ts', '../payments/routes.ts'],
    ['the tools of tests, in a test', 'api/src/people/users/a.test.ts', '../../../testing/platform/until.ts'],
  ])('accepts %s', (_, file, imported) => {
    expect(faultsOf(file, imported)).toEqual([]);
  });

  it.each([
    ['a higher context', 'api/src/people/users/a.ts', '../../selling/index.ts'],
    ['a context of its own floor', 'api/src/books/figures/a.ts', '../../desk/index.ts'],
    ['the inside of a lower context', 'api/src/books/figures/a.ts', '../../selling/orders/order-rows.ts'],
    ['a higher module of its context', 'api/src/selling/orders/a.ts', '../payments/a.ts'],
    ['a module of its own floor', 'api/src/selling/orders/a.ts', '../coupons/a.ts'],
    ['a higher room of its module', 'api/src/selling/payments/charges/a.ts', '../refunds/refund-rows.ts'],
    ['a file above its room', 'api/src/selling/payments/charges/a.ts', '../routes.ts'],
    ['the front door of its own context', 'api/src/selling/orders/a.ts', '../index.ts'],
    ['the top', 'api/src/desk/orders/a.ts', '../../start/jobs.ts'],
    ['the inside of another context, in a test', 'api/src/people/users/a.test.ts', '../../selling/orders/a.ts'],
    ['the inside of a context, at the top', 'api/src/start/jobs.ts', '../selling/payments/payment-jobs.ts'],
    ['the tools of tests', 'api/src/desk/orders/a.ts', '../../../testing/platform/until.ts'],
    ['the contents of the demo', 'api/src/desk/orders/a.ts', '../../../seeds/seed.ts'],
  ])('refuses to import %s', (_, file, imported) => {
    expect(faultsOf(file, imported)).toHaveLength(1);
  });

  it('refuses a context, a module and a room that the table does not name', () => {
    expect(checkApiFloors(sourceTreeOf({ 'api/src/blog/posts/a.ts': '' }))).toHaveLength(1);
    expect(checkApiFloors(sourceTreeOf({ 'api/src/selling/gifts/a.ts': '' }))).toHaveLength(1);
    expect(checkApiFloors(sourceTreeOf({ 'api/src/selling/a.ts': '' }))).toHaveLength(1);
    expect(checkApiFloors(sourceTreeOf({ 'api/src/selling/payments/cards/a.ts': '' }))).toHaveLength(1);
    expect(checkApiFloors(sourceTreeOf({ 'api/src/selling/payments/charges/cards/a.ts': '' }))).toHaveLength(1);
  });

  it('has a floor for each module of each context', () => {
    const below = apiContexts.flat().filter((context) => context !== 'start');
    expect(Object.keys(apiModules).sort()).toEqual(below.sort());
  });
});
