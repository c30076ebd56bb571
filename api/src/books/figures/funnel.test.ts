import type { Funnel } from '@aimante/api-contract/operations';
import { expect, it } from '@jest/globals';
import { testDesk } from '../../../testing/desk/desk.ts';
import { TestBuyer } from '../../../testing/selling/test-buyer.ts';
import { sql } from '../../platform/sql/sql.ts';

const desk = testDesk();
const visitor = () => new TestBuyer(desk.api);
const releases = { site: 'aaaaaaaa', 'mf-catalog': '0.1.0-bbbbbbbb' };
const reach = (step: string, over: object = {}) => visitor().call('POST /api/track/step', { step, releases, ...over });
const read = async (query = '') =>
  (await desk.admin.call<Funnel>(`GET /api/admin/funnel?from=2026-11-17&to=2026-11-17${query}`)).body;

it('shows how far visits go, by day and by the release of a remote', async () => {
  for (const step of ['visit', 'visit', 'product', 'order']) expect((await reach(step)).status).toBe(204);
  await reach('visit', { releases: { ...releases, 'mf-catalog': '0.1.0-cccccccc' } });
  const all = await read();
  expect(all.steps).toEqual([
    { step: 'visit', visits: 3 },
    { step: 'product', visits: 1 },
    { step: 'cart', visits: 0 },
    { step: 'checkout', visits: 0 },
    { step: 'order', visits: 1 },
  ]);
  expect(all.releases).toContainEqual({ remote: 'mf-catalog', release: '0.1.0-bbbbbbbb', visits: 2, orders: 1 });
  const one = await read('&remote=mf-catalog&release=0.1.0-cccccccc');
  expect(one.steps.map(({ visits }) => visits)).toEqual([1, 0, 0, 0, 0]);
  const before = await desk.admin.call<Funnel>('GET /api/admin/funnel?from=2026-11-01&to=2026-11-16');
  expect(before.body.steps.every(({ visits }) => visits === 0)).toBe(true);
});

it('counts a product view with id, name, price and category, and nothing about a person', async () => {
  const product = { name: 'Magnet carré', price: 4.5, category: 'Magnets' };
  for (let view = 0; view < 2; view += 1)
    expect((await visitor().call('POST /api/track', { kind: 'product', subject: desk.box, product })).status).toBe(204);
  const { products } = await read();
  expect(products).toEqual([{ id: desk.box, name: 'Magnet carré', category: 'Magnets', priceCents: 450, views: 2 }]);
  const { rows } = await desk.api.services.db.execute(sql`SELECT column_name AS name FROM information_schema.columns
    WHERE table_name IN ('visit_steps', 'page_views') GROUP BY 1 ORDER BY 1`);
  expect(rows.map(({ name }) => name)).toEqual([
    'category',
    'day',
    'kind',
    'name',
    'price_cents',
    'release',
    'remote',
    'step',
    'subject',
    'views',
    'visits',
  ]);
});

it('is refused with another step, an odd release and to customers', async () => {
  expect((await reach('basket')).status).toBe(400);
  expect((await reach('visit', { releases: { shell: 'Zoé Martin' } })).status).toBe(400);
  expect((await desk.customer.call('GET /api/admin/funnel?from=2026-11-17&to=2026-11-17')).status).toBe(403);
});
