import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import type { Order } from '@aimante/api-contract/orders';
import { createRecipe } from '@aimante/print';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { TestUploader } from '../../../testing/people/test-uploader.ts';
import { startTestApi, type TestApi } from '../../../testing/platform/start-test-api.ts';
import { tokenFor } from '../../../testing/platform/test-actors.ts';
import { TestBuyer } from '../../../testing/selling/test-buyer.ts';
import { cardPayment } from '../../../testing/selling/test-cards.ts';
import { addProduct } from '../../../testing/selling/test-shop.ts';
import type { OutgoingMail } from '../../platform/mail/sending/mail-transport.ts';
import { sendDueMails } from '../../platform/mail/sending/send-mails.ts';
import { sql } from '../../platform/sql/sql.ts';
import { StorageError } from '../../platform/storage/storage.ts';
import { renderTiles } from '../../production/index.ts';
import { mailContents } from '../../start/mail-contents.ts';
import { purgePhotos } from './photo-jobs.ts';
import { originalKey } from './record/photo-rows.ts';

let api: TestApi;
let now: Date;
beforeAll(async () => {
  now = new Date('2026-11-17T09:00:00Z');
  api = await startTestApi({ now: () => now });
}, 60_000);
afterAll(() => api.close(), 30_000);

describe('the photos of a paid order', () => {
  const width = 1200;
  let order: Order;
  let uploader: TestUploader;
  let photoId: string;
  const buyer = () => new TestBuyer(api, { cookie: uploader.cookie, origin: 'http://localhost:3000' });
  beforeAll(async () => {
    uploader = new TestUploader(api);
    const half = await sharp({ create: { width: width / 2, height: width, channels: 3, background: '#ff0000' } })
      .png()
      .toBuffer();
    const content = await sharp({ create: { width, height: width, channels: 3, background: '#0000ff' } })
      .composite([{ input: half, left: 0, top: 0 }])
      .jpeg({ quality: 95 })
      .toBuffer();
    photoId = (await uploader.upload(content)).photoId ?? '';
    const product = await addProduct(api.services, { size: [50, 50] });
    const recipe = createRecipe({ width, height: width }, 1);
    order = (await buyer().order({ items: [{ productId: product, quantity: 1, photos: [{ photoId, recipe }] }] })).body;
    await buyer().call(`POST /api/orders/${order.id}/pay`, cardPayment(order.totalCents), {
      'x-order-token': order.trackToken,
    });
  });
  const tile = async () => {
    const { rows } = await api.services.db.execute<{
      path: string | null;
      bleed: string;
    }>(sql`SELECT p.tile_path AS path,
      p.bleed_source AS bleed FROM order_line_photos p JOIN order_lines l ON l.id = p.order_line_id WHERE l.order_id = ${order.id}`);
    return rows[0];
  };

  it('wait for a file store that is away, and are not blocked', async () => {
    const files = join(api.services.config.dataDir, 'files');
    await rename(files, `${files}.away`);
    await expect(renderTiles.run(api.services)).rejects.toThrow(StorageError);
    await rename(`${files}.away`, files);
    const { rows } = await api.services.db.execute(sql`SELECT p.review, o.stage FROM order_line_photos p
      JOIN order_lines l ON l.id = p.order_line_id JOIN orders o ON o.id = l.order_id WHERE o.id = ${order.id}`);
    expect(rows).not.toContainEqual(expect.objectContaining({ review: 'blocked' }));
    expect(rows).not.toContainEqual(expect.objectContaining({ stage: 'bloque' }));
  });

  it('become tiles at print size, bleed included', async () => {
    await renderTiles.run(api.services);
    const made = await tile();
    const file = await api.services.storage.open(made?.path ?? '');
    const { data, info } = await sharp(Buffer.concat((await file?.stream.toArray()) ?? []))
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect([info.width, info.height]).toEqual([1000 + 2 * 40, 1000 + 2 * 40]);
    expect(made?.bleed).toBe('mirror');
    const pixel = (x: number) => [...data.subarray((540 * info.width + x) * 3, (540 * info.width + x) * 3 + 3)];
    expect(pixel(300)[0]).toBeGreaterThan(240);
    expect(pixel(800)[2]).toBeGreaterThan(240);
  });

  it('are attached to the payment confirmation, with total and address', async () => {
    const mails: OutgoingMail[] = [];
    // The database dates a mail by its own clock, so the sender runs an hour ahead.
    const services = { ...api.services, now: () => new Date(Date.now() + 3_600_000) };
    await sendDueMails({ ...services, mailContents }, { send: async (mail) => void mails.push(mail), close: () => {} });
    const mail = mails.find(({ subject }) => subject.startsWith('Paiement confirmé'));
    expect(mail?.text).toContain('Bonjour Zoé,');
    expect(mail?.text).toMatch(/Total .*4,50.€/);
    expect(mail?.text).toContain('12 rue des Lilas\n69003 Lyon');
    expect(mail?.html).toContain('src="cid:magnets"');
    expect(mail?.text).toContain('Nos conditions générales de vente sont jointes');
    expect(mail?.files).toMatchObject([{ filename: expect.stringMatching(/^conditions-generales-de-vente-.*\.pdf$/) }]);
    const { data, info } = await sharp(mail?.pictures[0]?.content).raw().toBuffer({ resolveWithObject: true });
    const pixel = (x: number) => [...data.subarray((214 * info.width + x) * 3, (214 * info.width + x) * 3 + 3)];
    expect(pixel(480)[0]).toBeGreaterThan(200);
    expect(pixel(640)[2]).toBeGreaterThan(200);
  });

  it('miss from that mail only if the file store is away twice', async () => {
    await api.services.db.execute(sql`UPDATE outbox SET status = 'waiting', attempts = 0, next_attempt_at = created_at
      WHERE kind = 'payment-confirmed' AND order_id = ${order.id}`);
    const mails: OutgoingMail[] = [];
    const sendAfter = async (hours: number) => {
      const services = { ...api.services, now: () => new Date(Date.now() + hours * 3_600_000) };
      await sendDueMails(
        { ...services, mailContents },
        { send: async (mail) => void mails.push(mail), close: () => {} },
      );
    };
    const files = join(api.services.config.dataDir, 'files');
    await rename(files, `${files}.away`);
    await sendAfter(1);
    expect(mails).toEqual([]);
    await sendAfter(2);
    await rename(`${files}.away`, files);
    expect(mails).toMatchObject([{ pictures: [], text: expect.stringContaining('Bonjour Zoé,') }]);
  });

  it('show as tiles to an administrator only', async () => {
    const [line] = order.lines;
    const path = `/api/admin/orders/${order.id}/photos/${line?.photos[0]?.id}/tile.jpg`;
    const authorization = `Bearer ${await tokenFor(api.services, 'admin')}`;
    const shown = await fetch(api.url + path, { headers: { authorization } });
    expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
    expect((await sharp(Buffer.from(await shown.arrayBuffer())).metadata()).width).toBe(1000 + 2 * 40);
    expect((await uploader.send('GET', path)).status).toBe(401);
  });

  it('block the order when the original cannot be read', async () => {
    const { db, storage } = api.services;
    const { rows } = await db.execute<{ sha256: string }>(sql`SELECT sha256 FROM photos WHERE id = ${photoId}`);
    const key = originalKey(rows[0]?.sha256 ?? '', 'image/jpeg');
    const original = Buffer.concat((await (await storage.open(key))?.stream.toArray()) ?? []);
    await storage.put(key, Buffer.from('no picture'));
    await db.execute(sql`UPDATE order_line_photos SET tile_hash = NULL WHERE photo_id = ${photoId}`);
    await renderTiles.run(api.services);
    const { rows: blocked } = await db.execute(sql`SELECT stage, block_reason FROM orders WHERE id = ${order.id}`);
    expect(blocked).toEqual([{ stage: 'bloque', block_reason: 'photo_unreadable' }]);
    await storage.put(key, original);
  });

  it('stay as long as the order is open, and are deleted when they expire', async () => {
    await api.services.db.execute(sql`UPDATE photos SET purge_after = now() - interval '1 day' WHERE id = ${photoId}`);
    await purgePhotos.run(api.services);
    expect((await uploader.send('GET', `/api/photos/${photoId}`)).status).toBe(200);
    await api.services.db.execute(sql`UPDATE orders SET status = 'termine' WHERE id = ${order.id}`);
    now = new Date('2027-03-01T09:00:00Z');
    await api.services.db.execute(sql`UPDATE photos SET purge_after = ${'2027-02-01T00:00:00Z'} WHERE id = ${photoId}`);
    await purgePhotos.run(api.services);
    expect((await uploader.send('GET', `/api/photos/${photoId}`)).status).toBe(404);
    const { rows } = await api.services.db.execute<{ sha256: string }>(
      sql`SELECT sha256 FROM photos WHERE id = ${photoId}`,
    );
    expect(await api.services.storage.has(originalKey(rows[0]?.sha256 ?? '', 'image/jpeg'))).toBe(false);
  });
});
