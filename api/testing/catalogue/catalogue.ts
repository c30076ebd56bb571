import type { Client } from '@aimante/api-contract';
import { createProduct } from '@aimante/api-contract/catalogue';
import { afterAll, beforeAll } from '@jest/globals';
import { startTestApi, type TestApi } from '../platform/start-test-api.ts';

export const unknownId = '01a1f7b6-0860-7d86-b4f2-a4984d5cb4b3';

interface Catalogue {
  api: TestApi;
  admin: Client;
}

/** An empty shop and its administrator, for the tests of one file. */
export function testCatalogue() {
  const catalogue = {} as Catalogue;
  beforeAll(async () => {
    catalogue.api = await startTestApi();
    catalogue.admin = await catalogue.api.as('admin');
  }, 120_000);
  afterAll(() => catalogue.api.close());
  return Object.assign(catalogue, {
    product: (more: object = {}) =>
      catalogue.admin(createProduct, { body: { name: 'Magnet d’été', price: 4.5, ...more } }),
  });
}
