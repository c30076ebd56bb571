import { downloadBookDocuments, listBookDocuments } from '@aimante/api-contract/books';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { seedShop } from '../../../seeds/demo-shop.ts';
import { readZip } from '../../../testing/people/read-zip.ts';
import { startTestApi, type TestApi } from '../../../testing/platform/start-test-api.ts';
import { TestBuyer } from '../../../testing/selling/test-buyer.ts';
import { cardPayment } from '../../../testing/selling/test-cards.ts';
import { addProduct } from '../../../testing/selling/test-shop.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ now: () => new Date('2026-11-17T09:00:00Z') });
  await seedShop(api.services.db);
}, 60_000);
afterAll(() => api.close(), 30_000);

it('packs the Factur-X files of all documents of a period, and refuses a period without one', async () => {
  const guest = new TestBuyer(api);
  const productId = await addProduct(api.services, { stock: 10 });
  for (const quantity of [1, 2]) {
    const { body } = await guest.order({ items: [{ productId, quantity }] });
    const headers = { 'x-order-token': body.trackToken };
    await guest.call(`POST /api/orders/${body.id}/pay`, cardPayment(body.totalCents), headers);
  }
  const admin = await api.as('admin');
  const query = { from: '2026-11-01', to: '2026-11-30' };
  const { items } = await admin(listBookDocuments, { query });
  const archive = await admin(downloadBookDocuments, { query });
  const files = readZip(Buffer.from(await archive.arrayBuffer()));
  expect([...files.keys()]).toEqual(items.map(({ label }) => `${label}.pdf`).toSorted());
  expect(files.size).toBe(2);
  for (const pdf of files.values()) expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
  const none = admin(downloadBookDocuments, { query: { from: '2026-10-01', to: '2026-10-31' } });
  await expect(none).rejects.toMatchObject({ code: 'ACCOUNTING_NO_DOCUMENT' });
});
