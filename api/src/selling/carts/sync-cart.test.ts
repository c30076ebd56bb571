import type { CartSync, SavedCartLine, SyncedCart } from '@aimante/api-contract/carts';
import type { Order } from '@aimante/api-contract/orders';
import { cellPhotos, parseRecipe } from '@aimante/print';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { testDesk } from '../../../testing/desk/desk.ts';
import { savedLine, syncOf } from '../../../testing/selling/saved-lines.ts';
import { TestBuyer } from '../../../testing/selling/test-buyer.ts';
import { addPhoto } from '../../../testing/selling/test-shop.ts';
import { purgePhotos } from '../../people/index.ts';
import { fingerprint, randomSecret } from '../../platform/crypto/secret-value.ts';
import { sql } from '../../platform/sql/sql.ts';
import { purgeCarts } from './purge-carts.ts';

const desk = testDesk();
beforeEach(async () => void (await desk.api.services.db.execute(sql`DELETE FROM carts`)));

/** One device: what it has, and how far it knows the cart. */
class Device {
  lines = new Map<string, SavedCartLine>();
  known: Pick<SyncedCart, 'cartId' | 'version'> | undefined;
  checkoutId = crypto.randomUUID() as string;

  async sync(sync: Partial<CartSync> = {}, headers: Record<string, string> = {}): Promise<SyncedCart> {
    const { checkoutId, known } = this;
    const body = syncOf({ checkoutId, ...(known && { ...known }), ...sync });
    const answer = await desk.customer.call<SyncedCart>('PUT /api/cart', body, headers);
    expect([answer.status, answer.body]).toEqual([200, expect.anything()]);
    for (const { line } of body.changed) this.lines.set(line.lineId, line);
    for (const { lineId } of body.removed) this.lines.delete(lineId);
    for (const { lineId, line } of answer.body.lines) {
      if (line) this.lines.set(lineId, line);
      else this.lines.delete(lineId);
    }
    this.known = { cartId: answer.body.cartId, version: answer.body.version };
    this.checkoutId = answer.body.checkoutId;
    return answer.body;
  }

  put = (line: SavedCartLine, agoMs: number | null = 0) => this.sync({ changed: [{ line, agoMs }] });
  remove = (lineId: string, agoMs: number | null = 0) => this.sync({ removed: [{ lineId, agoMs }] });
  get quantities() {
    return [...this.lines.values()].map(({ quantity }) => quantity);
  }
}

const twoDevices = () => [new Device(), new Device()] as const;

async function order(device: Device, method: 'card' | 'transfer'): Promise<Order> {
  const items = [...device.lines.values()].map(({ lineId, quantity }) => ({ lineId, quantity, productId: desk.box }));
  const more = { isRepeat: true };
  const { body } = await desk.customer.order({ items, checkoutId: device.checkoutId, more });
  if (method === 'card') return desk.pay(body);
  await desk.customer.call(`POST /api/orders/${body.id}/pay`, { provider: 'transfer', totalCents: body.totalCents });
  return body;
}

/** A photo of the customer or of a stranger, uploaded now. */
async function addExpiring(kind: string): Promise<string> {
  const { db } = desk.api.services;
  const { rows } = await db.execute<{ owner: string }>(
    sql`SELECT owner_key AS owner FROM photos WHERE id = ${desk.photoId}`,
  );
  const photoId = await addPhoto(desk.api.services, {
    owner: kind === 'user' ? (rows[0]?.owner ?? '') : 'guest:other',
  });
  const until = new Date(desk.now.getTime() + 30 * 86_400_000).toISOString();
  await db.execute(sql`UPDATE photos SET purge_after = ${until} WHERE id = ${photoId}`);
  return photoId;
}

describe('the cart of an account', () => {
  it('is the same on a second device, with photos and under one checkout id', async () => {
    const [phone, laptop] = twoDevices();
    const line = savedLine({ photoId: desk.photoId, copies: 3 });
    const coupon = { code: 'DIX', type: 'percentage' as const, value: 10, minimumCents: 0 };
    const value = { coupon, gift: null, usesPoints: true };
    await phone.sync({ changed: [{ line, agoMs: 0 }], choices: { value, agoMs: 0 } });
    const seen = await laptop.sync();
    expect(seen.lines).toEqual([{ lineId: line.lineId, line }]);
    expect(seen.choices).toEqual(value);
    expect(laptop.checkoutId).toBe(phone.checkoutId);
  });

  it('keeps what both devices add at once, and doubles nothing when a request is repeated', async () => {
    const [phone, laptop] = twoDevices();
    await Promise.all([phone.put(savedLine({ quantity: 1 })), laptop.put(savedLine({ quantity: 2 }))]);
    for (const device of [phone, laptop]) await device.sync();
    for (const { lines } of [phone, laptop]) expect(lines.size).toBe(2);
    const before = phone.known;
    for (const line of phone.lines.values()) await phone.put(line);
    expect(phone.known).toEqual(before);
  });

  it('follows the last change of a line, not the last message', async () => {
    const [phone, laptop] = twoDevices();
    const line = savedLine();
    await phone.put(line, 60_000);
    await laptop.sync();
    await laptop.put({ ...line, quantity: 5 }, 1000);
    // The phone was offline: its change is older.
    await phone.put({ ...line, quantity: 9 }, 30_000);
    await laptop.sync();
    expect([phone.quantities, laptop.quantities]).toEqual([[5], [5]]);
    await phone.remove(line.lineId, 10_000);
    expect(phone.quantities).toEqual([5]);
    await phone.remove(line.lineId);
    await laptop.sync();
    expect(laptop.lines.size).toBe(0);
  });

  it('takes the cart of a guest that signs in, and never an old copy of a line', async () => {
    const [phone, guest] = twoDevices();
    const line = savedLine({ quantity: 4 });
    await phone.put(line);
    await guest.sync({
      changed: [savedLine({ quantity: 7 }), { ...line, quantity: 1 }].map((each) => ({ line: each, agoMs: null })),
    });
    expect(guest.quantities.sort((a, b) => a - b)).toEqual([4, 7]);
  });

  it('gets the photos that a guest uploaded, so that the other device can order them', async () => {
    const secret = randomSecret();
    const photoId = await addPhoto(desk.api.services, { owner: `guest:${fingerprint(secret)}` });
    const [phone, laptop] = twoDevices();
    const line = savedLine({ photoId });
    const stranger = savedLine({ photoId: await addPhoto(desk.api.services, { owner: 'guest:someone' }) });
    const changed = [line, stranger].map((each) => ({ line: each, agoMs: 0 }));
    const { lines } = await phone.sync({ changed }, { cookie: `aimante-guest=${secret}` });
    expect(lines.map(({ lineId }) => lineId)).toEqual([line.lineId]);
    await laptop.sync();
    const ids = [...laptop.lines.values()].map(({ photos }) => photos[0]?.print?.photoId);
    expect(ids).toEqual([expect.any(String), stranger.photos[0]?.print?.photoId]);
    expect(ids[0]).not.toBe(photoId);
    const { rows } = await desk.api.services.db.execute(
      sql`SELECT 1 FROM photos WHERE id = ${ids[0]} AND owner_key LIKE 'user:%'`,
    );
    expect(rows).toHaveLength(1);
  });

  it('gets all photos of a collage', async () => {
    const secret = randomSecret();
    const owner = `guest:${fingerprint(secret)}`;
    const [photoId, cellId] = [
      await addPhoto(desk.api.services, { owner }),
      await addPhoto(desk.api.services, { owner }),
    ];
    const [phone] = twoDevices();
    const changed = [{ line: savedLine({ photoId, cellId }), agoMs: 0 }];
    const { lines } = await phone.sync({ changed }, { cookie: `aimante-guest=${secret}` });
    const print = lines[0]?.line?.photos[0]?.print;
    const read = parseRecipe(print?.recipe);
    const cells = 'error' in read ? [] : cellPhotos(read.recipe);
    const ids = [print?.photoId, ...cells.map((cell) => cell.photoId)];
    const { rows } = await desk.api.services.db.execute(
      sql`SELECT id FROM photos WHERE id = ANY(${ids}::uuid[]) AND owner_key LIKE 'user:%'`,
    );
    expect(rows).toHaveLength(2);
  });

  it.each(['card', 'transfer'] as const)('leaves all devices when it is ordered by %s', async (method) => {
    const [phone, laptop] = twoDevices();
    await phone.put(savedLine({ productId: desk.box }));
    await laptop.sync();
    const ordered = laptop.checkoutId;
    await order(phone, method);
    const later = savedLine({ productId: desk.box, quantity: 3 });
    await laptop.put(later);
    await phone.sync();
    for (const device of [phone, laptop]) expect([...device.lines.keys()]).toEqual([later.lineId]);
    expect(phone.checkoutId).toBe(laptop.checkoutId);
    expect(phone.checkoutId).not.toBe(ordered);
    expect((await laptop.sync()).lastCheckoutId).toBe(ordered);
  });

  it('keeps a line that was changed after the order', async () => {
    const [phone, laptop] = twoDevices();
    const line = savedLine({ productId: desk.box });
    await phone.put(line, 1000);
    await laptop.sync();
    const items = [{ lineId: line.lineId, productId: desk.box, quantity: 1 }];
    const more = { isRepeat: true };
    const { body } = await desk.customer.order({ items, checkoutId: phone.checkoutId, more });
    desk.now = new Date(desk.now.getTime() + 60_000);
    await laptop.put({ ...line, quantity: 8 });
    await desk.pay(body);
    await phone.sync();
    expect(phone.quantities).toEqual([8]);
  });

  it('is sent in full to a shop that forgot it after 30 days', async () => {
    const phone = new Device();
    const line = savedLine();
    await phone.put(line);
    desk.now = new Date(desk.now.getTime() + 31 * 86_400_000);
    await purgeCarts.run(desk.api.services);
    const answer = await phone.sync();
    expect([answer.isOther, answer.lines]).toEqual([true, []]);
    await phone.put(line, null);
    expect((await new Device().sync()).lines).toHaveLength(1);
  });

  it('keeps its photos as long as itself', async () => {
    const { services } = desk.api;
    const [photoId = '', other = ''] = await Promise.all(['user', 'guest'].map((kind) => addExpiring(kind)));
    const phone = new Device();
    const line = savedLine({ photoId });
    const stranger = savedLine({ photoId: other });
    await phone.sync({ changed: [line, stranger].map((each) => ({ line: each, agoMs: 0 })) });
    desk.now = new Date(desk.now.getTime() + 25 * 86_400_000);
    await phone.put({ ...line, quantity: 2 });
    desk.now = new Date(desk.now.getTime() + 6 * 86_400_000);
    await purgeCarts.run(services);
    await purgePhotos.run(services);
    await phone.sync();
    expect(phone.lines.size).toBe(2);
    const { rows } = await services.db.execute(
      sql`SELECT state FROM photos WHERE id IN (${photoId}, ${other}) ORDER BY owner_key DESC`,
    );
    // A cart prolongs no photo of another person.
    expect(rows.map(({ state }) => state)).toEqual(['ready', 'purged']);
  });

  it('is refused beyond what is kept, and to guests', async () => {
    const huge = savedLine({ photoId: desk.photoId });
    const [photo] = huge.photos;
    const preview = `data:image/jpeg;base64,${'A'.repeat(1_900_000)}`;
    const photos = photo ? Array.from({ length: 4 }, () => ({ ...photo, preview })) : [];
    const send = (lineId: string) =>
      desk.customer.call('PUT /api/cart', syncOf({ changed: [{ line: { ...huge, lineId, photos }, agoMs: 0 }] }));
    expect((await send('one')).status).toBe(200);
    expect((await send('two')).body.code).toBe('CART_TOO_LARGE');
    expect((await new TestBuyer(desk.api).call('PUT /api/cart', syncOf())).status).toBe(401);
  });
});
