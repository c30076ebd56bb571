import type { Client } from '@aimante/api-contract';
import { listPlatformFlows, sendPlatformFlows } from '@aimante/api-contract/books';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { seedShop } from '../../../seeds/demo-shop.ts';
import { type FakePlatform, platformEnvironment, startFakePlatform } from '../../../testing/books/fake-platform.ts';
import { testDocument, testParty } from '../../../testing/books/test-documents.ts';
import { startTestApi, type TestApi } from '../../../testing/platform/start-test-api.ts';
import { sql } from '../../platform/sql/sql.ts';
import type { InvoiceData } from '../documents/document.ts';
import { periodOf, readSales } from '../figures/sales.ts';
import { appendEntry } from '../till/journal.ts';
import { tillKey } from '../till/till-key.ts';
import { afnorPlatform } from './afnor-platform.ts';
import { demoPlatform, demoPlatformConfig } from './demo-platform.ts';
import { readPrivateSales } from './private-sales.ts';
import { sendFlowsHourly } from './send-flows.ts';

let api: TestApi;
let admin: Client;
let platform: FakePlatform;
let now = new Date('2026-11-02T10:00:00Z');
const NOVEMBER = { from: '2026-11-01', to: '2026-11-30' };

beforeAll(async () => {
  platform = await startFakePlatform();
  api = await startTestApi({ now: () => now, environment: platformEnvironment(platform.url) });
  await seedShop(api.services.db);
  admin = await api.as('admin');
}, 60_000);
afterAll(async () => {
  await api.close();
  await platform.close();
}, 30_000);
beforeEach(async () => {
  await api.services.db.execute(sql`TRUNCATE platform_flows, invoices, till_entries CASCADE`);
  now = new Date('2026-11-02T10:00:00Z');
  platform.reset();
});

let numbers = 0;
const company = { ...testParty('FR', 'La Mie Dorée'), siret: '73282932000074' };

async function issued(data: InvoiceData, at: string): Promise<string> {
  numbers += 1;
  const label = `F2026-${String(numbers).padStart(6, '0')}`;
  await api.services.pool.query(
    `WITH o AS (INSERT INTO orders (id, number, email, status, payment_status, stage, subtotal_cents, discount_cents,
        total_cents, shipping_method) VALUES (gen_random_uuid(), $1, 'a@b.test', 'en_cours', 'paid', 'pret', $2, 0, $2,
        'standard') RETURNING id)
     INSERT INTO invoices (id, series, year, number, label, order_id, data, issued_at)
     SELECT gen_random_uuid(), 'F', 2026, $3, $4, id, $5, $6 FROM o`,
    [`PM-26-${numbers}`, data.totalCents, numbers, label, JSON.stringify(data), at],
  );
  return label;
}
const list = () => admin(listPlatformFlows, { query: NOVEMBER });
const run = () => sendFlowsHourly.run(api.services);

describe('the journal of sales to private persons', () => {
  it('sums invoices and tickets by day and rate, and leaves out companies', async () => {
    await issued(testDocument(), '2026-11-02T09:00:00Z');
    await issued(testDocument({ discountCents: 100 }), '2026-11-02T22:59:00Z');
    await issued(testDocument(), '2026-11-02T23:01:00Z');
    await issued(testDocument({ vatRate: 0, buyer: testParty('CH', 'Ueli') }), '2026-11-02T12:00:00Z');
    const business = testDocument({ buyer: company });
    await issued(business, '2026-11-02T12:00:00Z');
    for (const [kind, amountCents] of [
      ['sale', 1200],
      ['refund', -600],
    ] as const) {
      const grossCents = Math.abs(amountCents);
      const vat = [{ rate: 20, grossCents, vatCents: grossCents / 6 }];
      const data = { record: { ticket: `T-${kind}`, vat } };
      const at = new Date('2026-11-02T15:00:00Z');
      await appendEntry(api.services.db, tillKey(api.services.secrets), {
        sessionId: null,
        kind,
        amountCents,
        paid: { cash: amountCents },
        data,
        at,
      });
    }
    const period = await periodOf(api.services.db, NOVEMBER);
    const sales = await readPrivateSales(api.services.db, period);
    expect(sales).toEqual([
      { day: '2026-11-03', rate: 20, category: 'S', isOss: false, count: 1, netCents: 1450, vatCents: 290 },
      {
        day: '2026-11-02',
        rate: 20,
        category: 'S',
        isOss: false,
        count: 4,
        netCents: 1450 + 1367 + 500,
        vatCents: 290 + 273 + 100,
      },
      { day: '2026-11-02', rate: 0, category: 'G', isOss: false, count: 1, netCents: 1740, vatCents: 0 },
    ]);
    const all = sales.reduce((sum, { netCents, vatCents }) => sum + netCents + vatCents, 0);
    expect(all + business.totalCents).toBe((await readSales(api.services.db, period)).cents);
  });
});

describe('what goes to the platform', () => {
  it('is each invoice of a company as Factur-X at once, and a day of sales when it is over', async () => {
    const label = await issued(testDocument({ buyer: company }), '2026-11-02T09:00:00Z');
    await issued(testDocument(), '2026-11-02T09:00:00Z');
    await run();
    expect(platform.received.map(({ name }) => name)).toEqual([`${label}.pdf`]);
    expect(platform.received[0]?.text.slice(0, 5)).toBe('%PDF-');
    now = new Date('2026-11-02T23:30:00Z');
    await run();
    const report = platform.received.find(({ name }) => name.endsWith('2026-11-02.xml'));
    expect(report?.text).toContain('<TaxableAmount>14.50</TaxableAmount>');
    expect(report?.info).toMatchObject({ processingRule: 'B2C', flowSyntax: 'FRR' });
    now = new Date('2026-11-03T09:00:00Z');
    await run();
    const { flows } = await list();
    expect(flows.map(({ state }) => state)).toEqual(['accepted', 'accepted']);
    expect(platform.received).toHaveLength(2);
  });

  it('waits while the platform is silent, and is sent once afterwards', async () => {
    await issued(testDocument({ buyer: company }), '2026-11-02T09:00:00Z');
    platform.fail(503);
    await expect(run()).rejects.toThrow('No answer from the invoice platform about 1 flows');
    expect((await list()).flows).toMatchObject([{ state: 'waiting', problem: 'The invoice platform answered 503' }]);
    platform.fail(undefined);
    await run();
    expect(platform.received).toHaveLength(0);
    expect(await admin(sendPlatformFlows)).toEqual({ done: 1, silent: 0 });
    expect((await list()).flows).toMatchObject([{ state: 'sent', problem: null }]);
    expect(platform.received).toHaveLength(1);
  });

  it('is sent once by two runs at the same time', async () => {
    for (let n = 0; n < 5; n += 1) await issued(testDocument({ buyer: company }), '2026-11-02T09:00:00Z');
    await Promise.all([run(), run(), run()]);
    expect(platform.received).toHaveLength(5);
  });

  it('names the reason of a refusal, and sends the flow again on demand', async () => {
    await issued(testDocument({ buyer: company }), '2026-11-02T09:00:00Z');
    platform.refuse('Unknown recipient');
    await run();
    expect((await list()).flows).toMatchObject([{ state: 'refused', problem: 'Unknown recipient' }]);
    await run();
    platform.refuse(undefined);
    await admin(sendPlatformFlows);
    expect((await list()).flows).toMatchObject([{ state: 'sent' }]);
  });

  it('is not an invoice without data: the shop has no SIRET', async () => {
    const seller = { ...testDocument().seller, siret: '' };
    await issued(testDocument({ buyer: company, seller }), '2026-11-02T09:00:00Z');
    await run();
    expect((await list()).flows).toMatchObject([{ state: 'refused', problem: expect.stringContaining('Factur-X') }]);
    expect(platform.received).toHaveLength(0);
  });
});

describe('the platform that the shop plays in a demo', () => {
  const demo = afnorPlatform(demoPlatformConfig, demoPlatform());
  const flow = (text: string) => ({
    trackingId: text,
    kind: 'sales' as const,
    name: 'a.xml',
    content: new TextEncoder().encode(text),
  });

  it('takes a flow, and accepts or refuses it later', async () => {
    const sent = await demo.send(flow('<Report></Report>'));
    const reference = 'reference' in sent ? sent.reference : '';
    expect(await demo.send(flow('<Report></Report>'))).toEqual({ reference });
    expect(await demo.stateOf(reference)).toEqual({ state: 'sent' });
    expect(await demo.stateOf(reference)).toEqual({ state: 'accepted' });
    const wrong = await demo.send(flow('nothing'));
    expect(await demo.stateOf('reference' in wrong ? wrong.reference : '')).toMatchObject({ state: 'refused' });
  });
});
