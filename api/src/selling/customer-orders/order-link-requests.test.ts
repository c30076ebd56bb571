import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestApi, type TestApi } from '../../../testing/platform/start-test-api.ts';
import { TestBuyer } from '../../../testing/selling/test-buyer.ts';
import { addProduct } from '../../../testing/selling/test-shop.ts';
import { sql } from '../../platform/sql/sql.ts';
import { sendOrderLinks } from './order-link-requests.ts';

let api: TestApi;
let visitor: TestBuyer;
let now = new Date('2026-11-17T09:00:00Z');

beforeAll(async () => {
  api = await startTestApi({ now: () => now });
  visitor = new TestBuyer(api);
}, 60_000);
afterAll(() => api.close(), 30_000);

async function placeOrder(email: string) {
  const productId = await addProduct(api.services, { stock: 100 });
  return (await visitor.order({ items: [{ productId, quantity: 1 }], email })).body;
}

const ask = (number: string, email: string, language: 'fr' | 'en' = 'fr') =>
  visitor.call<{ message: string }>('POST /api/orders/link', { number, email }, { 'accept-language': language });

async function linkMails(email: string) {
  await sendOrderLinks.run(api.services);
  const { rows } = await api.services.db.execute<{ locale: string; payload: { link: string; orderId: string } }>(
    sql`SELECT locale, payload FROM outbox WHERE kind = 'order-link' AND recipient = ${email} ORDER BY id`,
  );
  return rows;
}

describe('POST /api/orders/link', () => {
  it('mails the signed link of an order to its own address, in the language of the visitor', async () => {
    const order = await placeOrder('rose@exemple.test');
    expect((await ask(` ${order.number.toLowerCase()} `, 'Rose@Exemple.test', 'en')).status).toBe(202);
    const [mail, ...more] = await linkMails('rose@exemple.test');
    expect(more).toEqual([]);
    expect(mail).toMatchObject({ locale: 'en', payload: { orderId: order.id } });
    const [page, token = ''] = mail?.payload.link.split('#token=') ?? [];
    expect(page).toMatch(/\/en\/orders\/track$/);
    expect((await visitor.call(`GET /api/orders/track/${token}`)).body).toMatchObject({ number: order.number });
  });

  it('answers the same for a pair that does not exist, and reads no order', async () => {
    const order = await placeOrder('iris@exemple.test');
    const answers: object[] = [];
    const works: string[][] = [];
    for (const pair of [
      [order.number, 'iris@exemple.test'],
      [order.number, 'someone@exemple.test'],
      ['PM-26-999999', 'nobody@exemple.test'],
    ] as const) {
      api.statements.length = 0;
      const { status, body } = await ask(pair[0], pair[1]);
      answers.push({ status, body });
      works.push([...api.statements]);
    }
    expect(answers[1]).toEqual(answers[0]);
    expect(answers[2]).toEqual(answers[0]);
    expect(works[1]).toEqual(works[0]);
    expect(works[2]).toEqual(works[0]);
    expect(await linkMails('iris@exemple.test')).toHaveLength(1);
    expect(await linkMails('someone@exemple.test')).toEqual([]);
    expect(await linkMails('nobody@exemple.test')).toEqual([]);
    const { rows } = await api.services.db.execute(sql`SELECT 1 FROM order_link_requests`);
    expect(rows).toEqual([]);
  });

  it('limits what is asked for one e-mail address, whether it has an order or not', async () => {
    const order = await placeOrder('lys@exemple.test');
    for (const [number, email] of [
      [order.number, 'lys@exemple.test'],
      ['PM-26-999999', 'stranger@exemple.test'],
    ] as const) {
      for (let n = 0; n < 3; n += 1) expect((await ask(number, email)).status).toBe(202);
      const refused = await ask(number, email);
      expect(refused.status).toBe(429);
      expect(refused.body.code).toBe('ORDER_LINK_THROTTLED');
      expect(refused.body.message).toContain('10 min');
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    }
    now = new Date(now.getTime() + 11 * 60_000);
    expect((await ask(order.number, 'lys@exemple.test')).status).toBe(202);
  });

  it('refuses an invalid order number and an invalid address', async () => {
    expect((await ask('4217', 'lys@exemple.test')).status).toBe(400);
    expect((await ask('PM-26-000001', 'lys')).status).toBe(400);
  });

  it('limits one visitor over all addresses', async () => {
    let status = 202;
    for (let n = 0; n < 25 && status !== 429; n += 1) ({ status } = await ask('PM-26-000001', `x${n}@exemple.test`));
    expect(status).toBe(429);
  });
});
