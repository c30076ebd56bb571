import type { SharedCart } from '@aimante/api-contract/carts';
import { describe, expect, it } from '@jest/globals';
import { testDesk } from '../../../testing/desk/desk.ts';
import { savedLine, syncOf } from '../../../testing/selling/saved-lines.ts';
import { TestBuyer } from '../../../testing/selling/test-buyer.ts';
import { sql } from '../../platform/sql/sql.ts';
import { purgeCartReminders, remindCarts } from './remind-carts.ts';

const desk = testDesk();
const hour = 3_600_000;
const later = (ms: number) => {
  desk.now = new Date(desk.now.getTime() + ms);
};
let serial = 0;
const newEmail = () => `panier-${++serial}@exemple.test`;
const visitor = () => new TestBuyer(desk.api);

const cart = (): SharedCart => ({
  lines: [savedLine({ productId: desk.box })],
  coupon: null,
  isGiftWrapped: false,
});

async function ask(over: object = {}, by: TestBuyer = visitor()) {
  const asked = { checkoutId: crypto.randomUUID() as string, email: newEmail(), cart: cart(), ...over };
  expect((await by.call('PUT /api/cart/reminder', asked)).status).toBe(200);
  return asked;
}

const run = () => remindCarts.run(desk.api.services);

async function mailsTo(email: string) {
  const { rows } = await desk.api.services.db.execute<{ payload: { link: string; stopLink: string }; locale: string }>(
    sql`SELECT payload, locale FROM outbox WHERE kind = 'cart-reminder' AND recipient = ${email}`,
  );
  return rows;
}

const tokenOf = (link = '') => link.split('#token=')[1] ?? '';

describe('the reminder of a checkout that was not finished', () => {
  it('is sent once, some hours later, and its link opens the cart, also when two processes run the job', async () => {
    const { email, cart: left } = await ask();
    later(4 * hour - 60_000);
    await run();
    expect(await mailsTo(email)).toEqual([]);
    later(2 * 60_000);
    await Promise.all([run(), run()]);
    await run();
    const [mail, ...more] = await mailsTo(email);
    expect([mail?.locale, more]).toEqual(['fr', []]);
    const opened = await visitor().call<{ cart: SharedCart }>(
      'POST /api/cart/links/open',
      { token: tokenOf(mail?.payload.link) },
      { origin: 'http://localhost:3000' },
    );
    expect(opened.body.cart).toEqual(left);
  });

  it('follows the hours of the settings and the language of the visitor', async () => {
    await desk.api.services.db.execute(sql`INSERT INTO settings (key, value) VALUES ('shipping', '{"cartReminderHours":1}')
      ON CONFLICT (key) DO UPDATE SET value = excluded.value`);
    const { email } = await ask({}, new TestBuyer(desk.api, { 'accept-language': 'en' }));
    await desk.api.services.db.execute(sql`DELETE FROM settings WHERE key = 'shipping'`);
    later(hour + 60_000);
    await run();
    expect(await mailsTo(email)).toMatchObject([{ locale: 'en' }]);
  });

  it.each([
    [
      'it was paid',
      async ({ checkoutId, email }: Awaited<ReturnType<typeof ask>>) => {
        const items = [{ productId: desk.box, quantity: 1 }];
        const more = { isRepeat: true };
        const { body } = await visitor().order({ items, checkoutId, email, more });
        const pay = { provider: 'transfer', totalCents: body.totalCents };
        const answer = await visitor().call(`POST /api/orders/${body.id}/pay`, pay, {
          'x-order-token': body.trackToken,
        });
        expect(answer.status).toBe(200);
      },
    ],
    [
      'the same address ordered another cart meanwhile',
      async ({ email }: Awaited<ReturnType<typeof ask>>) => {
        const more = { isRepeat: true };
        const { body } = await visitor().order({ items: [{ productId: desk.box, quantity: 2 }], email, more });
        const pay = { provider: 'transfer', totalCents: body.totalCents };
        await visitor().call(`POST /api/orders/${body.id}/pay`, pay, { 'x-order-token': body.trackToken });
      },
    ],
    [
      'the cart was emptied',
      async ({ checkoutId }: Awaited<ReturnType<typeof ask>>) => {
        expect((await visitor().call(`DELETE /api/cart/reminder/${checkoutId}`)).status).toBe(200);
      },
    ],
    ['the job was away for days', async () => later(3 * 24 * hour)],
    [
      'the address had one this month',
      async ({ email }: Awaited<ReturnType<typeof ask>>) => {
        await desk.api.services.db.execute(sql`INSERT INTO cart_reminders
          (id, email, locale, checkout_id, link_token, due_at, sent_at)
        VALUES (gen_random_uuid(), ${email}, 'fr', gen_random_uuid(), '', now(), ${desk.now.toISOString()})`);
      },
    ],
  ])('is not sent, and its cart is forgotten, when %s', async (_, happen) => {
    const asked = await ask();
    later(1000);
    await happen(asked);
    later(5 * hour);
    await run();
    expect(await mailsTo(asked.email)).toEqual([]);
    const { rows } = await desk.api.services.db.execute(sql`SELECT 1 FROM cart_reminders r
      LEFT JOIN cart_links k ON k.id = r.link_id WHERE r.checkout_id = ${asked.checkoutId}`);
    expect(rows).toEqual([]);
  });

  it('is not sent to a customer that emptied the cart on another device', async () => {
    const line = savedLine();
    const sync = syncOf({ changed: [{ line, agoMs: 0 }] });
    await desk.customer.call('PUT /api/cart', sync);
    const { checkoutId } = await ask({ checkoutId: sync.checkoutId, email: undefined }, desk.customer);
    const removed = [{ lineId: line.lineId, agoMs: 0 }];
    later(1000);
    await desk.customer.call('PUT /api/cart', syncOf({ removed }));
    later(5 * hour);
    await run();
    const { rows } = await desk.api.services.db.execute(
      sql`SELECT 1 FROM cart_reminders WHERE checkout_id = ${checkoutId}`,
    );
    expect(rows).toEqual([]);
  });

  it('ends with one press in the mail, with its cart, and the consent is withdrawn', async () => {
    const { email } = await ask();
    later(5 * hour);
    await run();
    const [mail] = await mailsTo(email);
    const stop = (token: string) => visitor().call('POST /api/cart/reminder/stop', { token });
    expect((await stop(`${tokenOf(mail?.payload.stopLink)}x`)).body.code).toBe('CART_REMINDER_LINK_INVALID');
    for (let press = 0; press < 2; press += 1) expect((await stop(tokenOf(mail?.payload.stopLink))).status).toBe(200);
    const opened = await visitor().call(
      'POST /api/cart/links/open',
      { token: tokenOf(mail?.payload.link) },
      { origin: 'http://localhost:3000' },
    );
    expect(opened.body.code).toBe('CART_LINK_EXPIRED');
    const { rows } = await desk.api.services.db.execute(
      sql`SELECT granted FROM consent_log WHERE subject = ${email} AND purpose = 'cart-reminder' ORDER BY id`,
    );
    expect(rows).toEqual([{ granted: true }, { granted: false }]);
  });

  it('keeps the newest cart of a checkout, asks for an address, and is forgotten after a month', async () => {
    const { checkoutId, email } = await ask();
    const newest = await ask({ checkoutId, email });
    const count = async () =>
      (
        await desk.api.services.db.execute<{ n: number }>(sql`SELECT count(*)::int AS n FROM cart_reminders r
        JOIN cart_links k ON k.id = r.link_id WHERE r.email = ${email}`)
      ).rows[0]?.n;
    expect(await count()).toBe(1);
    later(5 * hour);
    await run();
    await ask({ checkoutId, email });
    expect(await count()).toBe(1);
    const [mail] = await mailsTo(email);
    const headers = { origin: 'http://localhost:3000' };
    const opened = await visitor().call<{ cart: SharedCart }>(
      'POST /api/cart/links/open',
      { token: tokenOf(mail?.payload.link) },
      headers,
    );
    expect(opened.body.cart).toEqual(newest.cart);
    expect((await visitor().call('PUT /api/cart/reminder', { checkoutId, cart: cart() })).body.code).toBe(
      'CART_REMINDER_EMAIL_MISSING',
    );
    later(31 * 24 * hour);
    await purgeCartReminders.run(desk.api.services);
    expect(await count()).toBe(0);
  });
});
