import type { SharedCart } from '@aimante/api-contract/carts';
import { describe, expect, it } from '@jest/globals';
import { testDesk } from '../../../testing/desk/desk.ts';
import { savedLine } from '../../../testing/selling/saved-lines.ts';
import { TestBuyer } from '../../../testing/selling/test-buyer.ts';
import { addPhoto } from '../../../testing/selling/test-shop.ts';
import { fingerprint, randomSecret } from '../../platform/crypto/secret-value.ts';
import { sql } from '../../platform/sql/sql.ts';
import { purgeCarts } from './purge-carts.ts';

const desk = testDesk();

/** A browser with the cookie of its uploads. */
function guest() {
  const secret = randomSecret();
  const buyer = new TestBuyer(desk.api, { cookie: `aimante-guest=${secret}`, origin: 'http://localhost:3000' });
  return Object.assign(buyer, { owner: `guest:${fingerprint(secret)}` });
}

const cartOf = (photoId: string): SharedCart => ({
  lines: [savedLine({ photoId })],
  coupon: { code: 'DIX', type: 'percentage', value: 10, minimumCents: 0 },
  isGiftWrapped: true,
});

async function send(from: TestBuyer, cart: SharedCart, email?: string): Promise<string> {
  const { status, body } = await from.call<{ link: string }>('POST /api/cart/links', { cart, email });
  expect(status).toBe(201);
  return body.link.split('#token=')[1] ?? '';
}
const open = (by: TestBuyer, token: string) =>
  by.call<{ cart: SharedCart; isAgain: boolean }>('POST /api/cart/links/open', { token });

async function photoOf(sender: { owner: string }): Promise<string> {
  return addPhoto(desk.api.services, { owner: sender.owner });
}

describe('the link of a cart', () => {
  it('opens it on another device of a guest, which can order its photos', async () => {
    const [laptop, phone] = [guest(), guest()];
    const photoId = await photoOf(laptop);
    const cart = cartOf(photoId);
    const token = await send(laptop, cart);
    const { body } = await open(phone, token);
    expect(body.isAgain).toBe(false);
    expect({ ...body.cart, lines: [] }).toEqual({ ...cart, lines: [] });
    const adopted = body.cart.lines[0]?.photos[0]?.print?.photoId;
    expect(adopted).not.toBe(photoId);
    const { rows } = await desk.api.services.db.execute(
      sql`SELECT 1 FROM photos WHERE id = ${adopted} AND owner_key = ${phone.owner}`,
    );
    expect(rows).toHaveLength(1);
  });

  it('opens again on the device that opened it, and on no third one, also when two open it at once', async () => {
    const laptop = guest();
    const token = await send(laptop, cartOf(await photoOf(laptop)));
    const phones = [guest(), guest()];
    const answers = await Promise.all(phones.map((phone) => open(phone, token)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 410]));
    expect(answers.find(({ status }) => status === 410)?.body.code).toBe('CART_LINK_USED');
    const winner = phones[answers.findIndex(({ status }) => status === 200)] ?? laptop;
    expect((await open(winner, token)).body.isAgain).toBe(true);
  });

  it('is not used up by the device that sent it', async () => {
    const laptop = guest();
    const token = await send(laptop, cartOf(await photoOf(laptop)));
    expect((await open(laptop, token)).body.isAgain).toBe(true);
    expect((await open(guest(), token)).status).toBe(200);
  });

  it('expires after a day, and is then forgotten', async () => {
    const laptop = guest();
    const token = await send(laptop, cartOf(await photoOf(laptop)));
    desk.now = new Date(desk.now.getTime() + 24 * 3_600_000 + 60_000);
    expect((await open(guest(), token)).body.code).toBe('CART_LINK_EXPIRED');
    await purgeCarts.run(desk.api.services);
    const { rows } = await desk.api.services.db.execute(sql`SELECT 1 FROM cart_links`);
    expect(rows).toEqual([]);
    expect((await open(guest(), token)).body.code).toBe('CART_LINK_EXPIRED');
  });

  it('is refused when it is forged, prolonged or cut off', async () => {
    const laptop = guest();
    const token = await send(laptop, cartOf(await photoOf(laptop)));
    const [id, expires = '', signature] = token.split('.');
    const longer = (Number.parseInt(expires, 36) + 600).toString(36);
    for (const forged of [`${id}.${longer}.${signature}`, `${token}x`, token.slice(0, -4), 'x'])
      expect((await open(guest(), forged)).body.code).toBe('CART_LINK_INVALID');
  });

  it('does not give away photos of other people', async () => {
    const [victim, thief] = [guest(), guest()];
    const photoId = await photoOf(victim);
    const token = await send(thief, cartOf(photoId));
    const { body } = await open(guest(), token);
    expect(body.cart.lines[0]?.photos[0]?.print?.photoId).toBe(photoId);
  });

  it('goes by mail without a word about the sender, and refuses a message of a gift', async () => {
    const laptop = guest();
    const cart = cartOf(await photoOf(laptop));
    await send(laptop, cart, 'telephone@exemple.test');
    const { rows } = await desk.api.services.db.execute<{ payload: object }>(
      sql`SELECT payload FROM outbox WHERE recipient = 'telephone@exemple.test'`,
    );
    expect(rows.map(({ payload }) => Object.keys(payload))).toEqual([['link']]);
    const gift = { message: 'Pour Ondine', isWrapped: true };
    expect((await laptop.call('POST /api/cart/links', { cart: { ...cart, gift } })).status).toBe(400);
  });
});
