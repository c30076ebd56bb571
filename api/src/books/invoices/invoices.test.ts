import { PDFDocument } from '@cantoo/pdf-lib';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { seedShop } from '../../../seeds/demo-shop.ts';
import { startTestApi, type TestApi } from '../../../testing/platform/start-test-api.ts';
import { TestBuyer, testAddress } from '../../../testing/selling/test-buyer.ts';
import { cardPayment } from '../../../testing/selling/test-cards.ts';
import { addProduct } from '../../../testing/selling/test-shop.ts';
import { sql } from '../../platform/sql/sql.ts';
import { issueInvoice } from './issue-invoice.ts';

let api: TestApi;
let guest: TestBuyer;
let product: string;
beforeAll(async () => {
  api = await startTestApi({ now: () => new Date('2026-11-17T09:00:00Z') });
  guest = new TestBuyer(api);
  product = await addProduct(api.services, { stock: 1000 });
  await seedShop(api.services.db);
}, 60_000);
afterAll(() => api.close(), 30_000);

async function paidOrder(more: object = {}) {
  const { body } = await guest.order({ items: [{ productId: product, quantity: 3 }], more });
  const headers = { 'x-order-token': body.trackToken };
  await guest.call(`POST /api/orders/${body.id}/pay`, cardPayment(body.totalCents), headers);
  return (await guest.call<typeof body>(`GET /api/orders/${body.id}`, undefined, headers)).body;
}
const download = async (path: string) => {
  const response = await fetch(api.url + path);
  return { response, bytes: Buffer.from(await response.arrayBuffer()) };
};

describe('GET /api/orders/:id/invoice.pdf', () => {
  it('returns the invoice as first written, after any change of the order', async () => {
    const billingAddress = { ...testAddress, company: 'La Mie Dorée', siret: '73282932000074', purchaseOrder: 'BC-7' };
    const order = await paidOrder({ billingAddress });
    const url = order.documents[0]?.url ?? '';
    const first = await download(url);
    expect(first.response.headers.get('content-type')).toBe('application/pdf');
    expect(first.response.headers.get('content-disposition')).toMatch(/filename="F2026-\d{6}\.pdf"/);
    const pdf = await PDFDocument.load(first.bytes);
    expect(pdf.getTitle()).toBe(`Facture ${order.documents[0]?.label}`);
    expect(pdf.getPage(0).getSize()).toEqual({ width: 595.28, height: 841.89 });
    await api.services.db.execute(
      sql`UPDATE orders SET email = 'autre@exemple.test', billing_address = NULL WHERE id = ${order.id}`,
    );
    await api.services.db.execute(sql`UPDATE order_lines SET name = 'Autre chose' WHERE order_id = ${order.id}`);
    expect((await download(url)).bytes.equals(first.bytes)).toBe(true);
  });

  it('keeps the data that the law requires', async () => {
    const order = await paidOrder({
      billingAddress: { ...testAddress, lastName: 'Durand', city: 'Nantes', postalCode: '44000' },
    });
    const { rows } = await api.services.db.execute(sql`SELECT data FROM invoices WHERE order_id = ${order.id}`);
    expect(rows[0]?.data).toMatchObject({
      kind: 'invoice',
      orderNumber: order.number,
      issuedOn: '2026-11-17',
      seller: { legalName: expect.any(String), siret: expect.stringMatching(/^\d{14}$/) },
      buyer: { name: 'Zoé Durand', lines: ['12 rue des Lilas', '44000 Nantes', 'FR'] },
      delivery: { name: 'Zoé Martin' },
      lines: [{ name: 'Magnet carré', quantity: 3, unitCents: 450, totalCents: 1350 }],
      vatRate: 20,
      vatCents: 225,
      netCents: 1125,
      totalCents: 1350,
    });
  });

  it('is of the day and year that it was in Paris', async () => {
    const { body } = await guest.order({ items: [{ productId: product, quantity: 1 }] });
    await api.services.db.execute(sql`UPDATE orders SET created_at = '2025-12-31T23:30:00Z' WHERE id = ${body.id}`);
    await guest.call(`POST /api/orders/${body.id}/pay`, cardPayment(body.totalCents), {
      'x-order-token': body.trackToken,
    });
    const { rows } = await api.services.db.execute(
      sql`SELECT data ->> 'soldOn' AS day FROM invoices WHERE order_id = ${body.id}`,
    );
    expect(rows).toEqual([{ day: '2026-01-01' }]);
  });

  it('is for callers that may see the order', async () => {
    const order = await paidOrder();
    expect((await download(`/api/orders/${order.id}/invoice.pdf`)).response.status).toBe(404);
    const other = await paidOrder();
    const foreign = `/api/orders/${order.id}/invoice.pdf?token=${order.trackToken}&document=${other.documents[0]?.label}`;
    expect((await download(foreign)).response.status).toBe(404);
  });

  it('detects a changed file', async () => {
    const order = await paidOrder();
    const url = order.documents[0]?.url ?? '';
    await download(url);
    const { rows } = await api.services.db.execute<{ path: string }>(
      sql`SELECT pdf_path AS path FROM invoices WHERE order_id = ${order.id}`,
    );
    await api.services.storage.put(rows[0]?.path ?? '', Buffer.from('%PDF-1.7 forged'));
    expect((await download(url)).response.status).toBe(500);
  });
});

describe('GET /api/orders/:id/offer.pdf', () => {
  const unpaid = async () => (await guest.order({ items: [{ productId: product, quantity: 3 }] })).body;
  const offerOf = ({ id, trackToken }: { id: string; trackToken: string }, kind: string) =>
    download(`/api/orders/${id}/offer.pdf?kind=${kind}&token=${trackToken}`);

  it.each([
    ['quote', 'Devis', 'devis'],
    ['pro_forma', 'Facture pro forma', 'pro-forma'],
  ])('returns the %s of an order that awaits its payment, without a number of the books', async (kind, title, name) => {
    const order = await unpaid();
    const { response, bytes } = await offerOf(order, kind);
    expect(response.headers.get('content-disposition')).toContain(`filename="${name}-${order.number}.pdf"`);
    expect((await PDFDocument.load(bytes)).getTitle()).toBe(`${title} ${order.number}`);
    expect(bytes.toString('latin1')).not.toContain('factur-x.xml');
    const { rows } = await api.services.db.execute(sql`SELECT 1 FROM invoices WHERE order_id = ${order.id}`);
    expect(rows).toEqual([]);
  });

  it('is refused once the order is paid: it has an invoice then', async () => {
    const { response, bytes } = await offerOf(await paidOrder(), 'quote');
    expect(response.status).toBe(409);
    expect(JSON.parse(bytes.toString())).toMatchObject({ code: 'OFFER_OF_PAID_ORDER' });
  });

  it('is for callers that may see the order', async () => {
    const [order, other] = [await unpaid(), await unpaid()];
    expect((await offerOf({ ...order, trackToken: other.trackToken }, 'quote')).response.status).toBe(404);
  });
});

describe('invoice numbers', () => {
  it('have no gap after 100 transactions of which a random half was undone', async () => {
    const orders = await Promise.all(
      Array.from({ length: 20 }, () => guest.order({ items: [{ productId: product, quantity: 1 }] })),
    );
    let seed = 20_261_120;
    const random = () => {
      seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
      return seed / 2_147_483_648;
    };
    const issue = (place: number, isUndone: boolean) =>
      api.services.db
        .transaction(async (tx) => {
          const id = orders[place]?.body.id ?? '';
          await issueInvoice(api.services, tx, id);
          if (isUndone) throw new Error('undone');
        })
        .catch(() => {});
    const tries = Array.from({ length: 100 }, (_, n) => ({ place: n % 20, isUndone: n < 80 && random() < 0.9 }));
    for (let start = 0; start < tries.length; start += 10) {
      await Promise.all(tries.slice(start, start + 10).map(({ place, isUndone }) => issue(place, isUndone)));
    }
    const { rows } = await api.services.db.execute<{
      n: number;
      highest: number;
      counter: number;
    }>(sql`SELECT count(*)::int AS n,
      max(number)::int AS highest, (SELECT last_number FROM invoice_counters WHERE series = 'F') AS counter
      FROM invoices WHERE series = 'F'`);
    expect(rows[0]?.highest).toBe(rows[0]?.n);
    expect(rows[0]?.counter).toBe(rows[0]?.n);
    expect(rows[0]?.n).toBeGreaterThanOrEqual(20);
  }, 60_000);
});
