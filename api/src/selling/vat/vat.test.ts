import { quoteCart } from '@aimante/api-contract/checkout';
import { addVatRate, getVatTable, removeVatRate } from '@aimante/api-contract/vat';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { startTestApi, type TestApi } from '../../../testing/platform/start-test-api.ts';
import { addProduct } from '../../../testing/selling/test-shop.ts';
import { uuidv7 } from '../../platform/database/sql/uuid.ts';
import { sql } from '../../platform/sql/sql.ts';

let api: TestApi;
let now = new Date('2026-11-17T09:00:00Z');
let product: string;
let book: string;

beforeAll(async () => {
  api = await startTestApi({ now: () => now });
  product = await addProduct(api.services, { cents: 1200, stock: 1000 });
  book = await addProduct(api.services, { cents: 1055, stock: 1000 });
  await api.services.db.execute(sql`UPDATE products SET vat_class = 'reduced' WHERE id = ${book}`);
}, 60_000);
afterAll(() => api.close(), 30_000);

const quote = (country: string, ...productIds: string[]) =>
  api.visitor(quoteCart, { body: { items: productIds.map((productId) => ({ productId, quantity: 1 })), country } });

const setShop = async (value: object) => {
  await api.services.db.execute(sql`INSERT INTO settings (key, value) VALUES ('shop', ${JSON.stringify(value)}::jsonb)
    ON CONFLICT (key) DO UPDATE SET value = settings.value || excluded.value`);
  api.services.changes.touch('settings');
};

const addSale = (paidAt: string, netCents: number) =>
  api.services.db.execute(sql`INSERT INTO orders (id, number, email, shipping_method, subtotal_cents, total_cents, vat_cents,
      vat_territory, vat_rule, payment_status, paid_at)
    VALUES (${uuidv7()}, ${uuidv7()}, 'a@b.test', 'standard', ${netCents * 1.2}, ${netCents * 1.2}, ${netCents * 0.2}, 'LU',
      'domestic', 'paid', ${paidAt})`);

beforeEach(async () => {
  now = new Date('2026-11-17T09:00:00Z');
  await api.services.db.execute(sql`DELETE FROM orders`);
  await setShop({ oss: 'threshold', vatRegime: 'standard' });
});

describe('the VAT of a sale', () => {
  it('to Belgium is French up to 10,000 € of such sales in a year, then Belgian until the end of the next year', async () => {
    await addSale('2026-03-01T12:00:00Z', 999_000);
    expect(await quote('BE', product)).toMatchObject({ vatRule: 'domestic', vatRate: 20, vatCents: 200 });
    await addSale('2026-11-01T12:00:00Z', 100);
    const passed = await quote('BE', product);
    expect(passed).toMatchObject({ vatRule: 'oss', vatRate: 21, vatCents: 208, totalCents: 1200 });
    expect(passed.vatNotice).toBe('dont TVA 21 % (Belgique)');
    expect(await quote('FR', product)).toMatchObject({ vatRule: 'domestic', vatRate: 20 });
    now = new Date('2027-12-31T09:00:00Z');
    await addSale('2026-11-02T12:00:00Z', 1000);
    expect(await quote('LU', product)).toMatchObject({ vatRule: 'oss', vatRate: 17, vatCents: 174 });
    now = new Date('2028-01-01T09:00:00Z');
    expect(await quote('LU', product)).toMatchObject({ vatRule: 'domestic', vatRate: 20 });
  });

  it('is that of the country of delivery from the first sale on, if the shop chooses so', async () => {
    await setShop({ oss: 'always' });
    expect(await quote('BE', product)).toMatchObject({ vatRule: 'oss', vatRate: 21 });
    await setShop({ vatRegime: 'franchise' });
    const exempt = await quote('BE', product);
    expect(exempt).toMatchObject({ vatRule: 'franchise', vatRate: 0, totalCents: 1200 });
    expect(exempt.vatNotice).toBe('TVA non applicable, art. 293 B du CGI');
  });

  it('of a shop without VAT stays without it abroad, at the same price', async () => {
    await setShop({ vatRegime: 'franchise' });
    expect(await quote('CH', product)).toMatchObject({ vatRule: 'franchise', totalCents: 1200, vatCents: 0 });
  });

  it('has the rate of each product, and names both', async () => {
    const both = await quote('FR', product, book);
    expect(both).toMatchObject({ vatCents: 200 + 55, vatRate: 20, vatNotice: 'dont TVA 20 % et 5,5 %' });
    expect(await quote('FR', book)).toMatchObject({ vatCents: 55, vatRate: 5.5 });
    expect(await quote('CH', product, book)).toMatchObject({ totalCents: 1000 + 1000, vatCents: 0 });
  });
});

describe('the rates', () => {
  it('have dates: a new one applies from its day on, and its start cannot be in the past', async () => {
    const admin = await api.as('admin');
    const draft = { territory: 'FR', vatClass: 'standard', rate: 21.25, validFrom: '2027-01-01' } as const;
    const table = await admin(addVatRate, { body: draft });
    const added = table.rates.find(({ rate }) => rate === 21.25);
    expect(added).toMatchObject({ ...draft, state: 'planned' });
    expect(await quote('FR', product)).toMatchObject({ vatRate: 20 });
    now = new Date('2026-12-31T23:30:00Z');
    expect(await quote('FR', product)).toMatchObject({ vatRate: 21.25, vatCents: 210 });
    const failure = (body: object) =>
      admin(addVatRate, { body: { ...draft, ...body } }).catch(({ code }: { code: string }) => code);
    expect(await failure({ validFrom: '2026-12-31' })).toBe('VAT_RATE_PAST');
    expect(await failure({})).toBe('VAT_RATE_TAKEN');
    expect(await failure({ territory: 'XX' })).toBe('VAT_TERRITORY_UNKNOWN');
    const remove = () =>
      admin(removeVatRate, { params: { id: added?.id ?? '' } }).catch(({ code }: { code: string }) => code);
    expect(await remove()).toBe('VAT_RATE_IN_USE');
    now = new Date('2026-12-31T22:30:00Z');
    expect(JSON.stringify(await remove())).not.toContain('21.25');
    expect(await remove()).toBe('VAT_RATE_NOT_FOUND');
  });

  it('come with the sales to the Union of this year and the last', async () => {
    const admin = await api.as('admin');
    await addSale('2025-12-31T23:30:00Z', 500_000);
    await addSale('2025-12-31T22:30:00Z', 70_000);
    const { oss } = await admin(getVatTable);
    expect(oss).toMatchObject({ mode: 'threshold', thresholdCents: 1_000_000, isDue: false });
    expect(oss.years).toEqual([
      { year: 2026, netCents: 500_000 },
      { year: 2025, netCents: 70_000 },
    ]);
  });
});
