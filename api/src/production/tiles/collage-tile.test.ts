import type { Order, Reorder } from '@aimante/api-contract/orders';
import { type Area, createRecipe, type PhotoLayer, type Recipe, withDesign } from '@aimante/print';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { TestUploader } from '../../../testing/people/test-uploader.ts';
import { startTestApi, type TestApi } from '../../../testing/platform/start-test-api.ts';
import { TestBuyer } from '../../../testing/selling/test-buyer.ts';
import { cardPayment } from '../../../testing/selling/test-cards.ts';
import { addProduct } from '../../../testing/selling/test-shop.ts';
import { sql } from '../../platform/sql/sql.ts';
import { renderTiles } from './render-tiles.ts';

const size = { width: 100, height: 70 };
const origin = 'http://localhost:3000';
const own = { width: 1200, height: 1200 };
const other = { width: 900, height: 600 };

let api: TestApi;
let uploader: TestUploader;
let productId: string;
let blue: string;
let red: string;

async function upload(uploads: TestUploader, { width, height }: typeof own, background: string): Promise<string> {
  const content = await sharp({ create: { width, height, channels: 3, background } })
    .jpeg()
    .toBuffer();
  return (await uploads.upload(content)).photoId ?? '';
}

beforeAll(async () => {
  api = await startTestApi();
  uploader = new TestUploader(api);
  blue = await upload(uploader, own, '#0000ff');
  red = await upload(uploader, other, '#ff0000');
  productId = await addProduct(api.services, { size: [100, 70] });
}, 60_000);
afterAll(() => api.close());

const left: Area = { left: 0, top: 0, width: 49, height: 70 };
const right: Area = { left: 51, top: 0, width: 49, height: 70 };
const layer = (area: Area): PhotoLayer => ({ kind: 'photo', mask: 'rectangle', radius: 0, angle: 0, area });

/** The photo of the recipe on the left, another one on the right. Null: none. */
function collageWith(photoId: string | null, photo = other): Recipe {
  const cell = photoId === null ? null : { photoId, crop: createRecipe(photo, right.width / right.height) };
  const layers = [{ kind: 'background', colour: '#25493d' }, layer(left), { ...layer(right), cell }] as const;
  return withDesign(createRecipe(own, 100 / 70), { version: 1, size, layers }, size);
}

const buyerOf = ({ cookie }: TestUploader) => new TestBuyer(api, { cookie, origin });
const order = (recipe: Recipe) =>
  buyerOf(uploader).order({ items: [{ productId, quantity: 1, photos: [{ photoId: blue, recipe: { ...recipe } }] }] });

async function orderCollage(): Promise<Order> {
  const { body, status } = await order(collageWith(red));
  expect(status).toBe(201);
  const token = { 'x-order-token': body.trackToken };
  await buyerOf(uploader).call(`POST /api/orders/${body.id}/pay`, cardPayment(body.totalCents), token);
  return body;
}

/** Across the middle, in millimetres from the cut. */
async function coloursOf(file: Buffer, widthMm: number, places: readonly number[]): Promise<string[]> {
  const { data, info } = await sharp(file).raw().toBuffer({ resolveWithObject: true });
  return places.map((place) => {
    const x = Math.round((place / widthMm) * info.width);
    const at = (Math.round(info.height / 2) * info.width + x) * 3;
    return [...data.subarray(at, at + 3)].map((value) => Math.round(value / 16)).join(' ');
  });
}

const [BLUE, GREEN, RED] = ['0 0 16', '2 5 4', '16 0 0'];

describe('a collage that was ordered', () => {
  it('is printed with each photo in its cell, and shown so in the order and in an order again', async () => {
    const placed = await orderCollage();
    await renderTiles.run(api.services);
    const { rows } = await api.services.db.execute<{ path: string }>(
      sql`SELECT p.tile_path AS path FROM order_line_photos p JOIN order_lines l ON l.id = p.order_line_id
        WHERE l.order_id = ${placed.id}`,
    );
    const tile = await api.services.storage.open(rows[0]?.path ?? '');
    const content = Buffer.concat((await tile?.stream.toArray()) ?? []);
    expect(await coloursOf(content, 104, [0.5, 30, 52, 70, 103.5])).toEqual([BLUE, BLUE, GREEN, RED, RED]);

    const picture = await fetch(api.url + (placed.lines[0]?.photos[0]?.previewUrl ?? ''));
    const seen = Buffer.from(await picture.arrayBuffer());
    expect(await coloursOf(seen, 100, [20, 50, 80])).toEqual([BLUE, GREEN, RED]);
  });

  it('keeps its second photo: the customer cannot delete it, and no purge takes it', async () => {
    await orderCollage();
    expect((await uploader.send('DELETE', `/api/photos/${red}`)).status).toBe(404);
    const { rows } = await api.services.db.execute<{ until: string | null }>(
      sql`SELECT purge_after AS until FROM photos WHERE id = ${red}`,
    );
    expect(rows).toEqual([{ until: null }]);
  });

  it('gives both photos to a visitor with the link who orders again', async () => {
    const placed = await orderCollage();
    const visitor = new TestBuyer(api, { 'x-order-token': placed.trackToken, origin });
    const { body } = await visitor.call<Reorder>(`POST /api/orders/${placed.id}/reorder`, {});
    const again = body.items[0]?.photos[0];
    const ids = /"photoId":"([\w-]+)"/.exec(JSON.stringify(again?.recipe));
    expect(again?.photoId).not.toBe(blue);
    expect(ids?.[1]).toMatch(/^[\w-]{36}$/);
    expect(ids?.[1]).not.toBe(red);
  });

  it('is blocked if the file of its second photo is gone', async () => {
    const green = await upload(uploader, { width: 90, height: 140 }, '#00ff00');
    const { body } = await order(collageWith(green, { width: 90, height: 140 }));
    await buyerOf(uploader).call(`POST /api/orders/${body.id}/pay`, cardPayment(body.totalCents), {
      'x-order-token': body.trackToken,
    });
    await api.services.db.execute(sql`UPDATE photos SET state = 'purged' WHERE id = ${green}`);
    await renderTiles.run(api.services);
    const { rows } = await api.services.db.execute(sql`SELECT p.review FROM order_line_photos p
      JOIN order_lines l ON l.id = p.order_line_id WHERE l.order_id = ${body.id}`);
    expect(rows).toEqual([{ review: 'blocked' }]);
  });

  it('keeps its other photos when the customer replaces the first, and accepts no photo of another person', async () => {
    const placed = await orderCollage();
    const line = placed.lines[0]?.photos[0]?.id ?? '';
    await api.services.db.execute(sql`UPDATE order_line_photos SET review = 'blocked' WHERE id = ${line}`);
    const size = { width: 800, height: 800 };
    const photoId = await upload(uploader, size, '#ffffff');
    const stranger = await upload(new TestUploader(api), other, '#00ffff');
    const token = { 'x-order-token': placed.trackToken };
    const replace = (recipe: Recipe) =>
      buyerOf(uploader).call<Order>(`POST /api/orders/${placed.id}/photos/${line}/replace`, { photoId, recipe }, token);
    for (const cell of [stranger, 'local-1'])
      expect((await replace({ ...collageWith(cell), ...createRecipe(size, 49 / 70) })).body).toMatchObject({
        code: 'PHOTO_UNKNOWN',
      });
    const { body } = await replace(createRecipe(size, 100 / 70));
    const picture = await fetch(api.url + (body.lines[0]?.photos[0]?.previewUrl ?? ''));
    const seen = await coloursOf(Buffer.from(await picture.arrayBuffer()), 100, [20, 50, 80]);
    expect(seen).toEqual(['16 16 16', GREEN, RED]);
  });

  it('keeps its first photo when the customer replaces the second', async () => {
    const placed = await orderCollage();
    const { id = '', cells } = placed.lines[0]?.photos[0] ?? {};
    expect(cells).toEqual([left, right]);
    await api.services.db.execute(sql`UPDATE order_line_photos SET review = 'blocked' WHERE id = ${id}`);
    const size = { width: 700, height: 900 };
    const photoId = await upload(uploader, size, '#ffffff');
    const body = { photoId, recipe: createRecipe(size, 100 / 70), cell: 1 };
    const token = { 'x-order-token': placed.trackToken };
    const answer = await buyerOf(uploader).call<Order>(
      `POST /api/orders/${placed.id}/photos/${id}/replace`,
      body,
      token,
    );
    expect(answer.status).toBe(200);
    const picture = await fetch(api.url + (answer.body.lines[0]?.photos[0]?.previewUrl ?? ''));
    const seen = await coloursOf(Buffer.from(await picture.arrayBuffer()), 100, [20, 50, 80]);
    expect(seen).toEqual([BLUE, GREEN, '16 16 16']);
  });

  it('releases both photos when it is cancelled', async () => {
    const green = await upload(uploader, { width: 80, height: 120 }, '#00ff00');
    const { body } = await order(collageWith(green, { width: 80, height: 120 }));
    const token = { 'x-order-token': body.trackToken };
    expect((await buyerOf(uploader).call(`POST /api/orders/${body.id}/cancel`, {}, token)).status).toBe(200);
    const { rows } = await api.services.db.execute(sql`SELECT purge_after IS NOT NULL AS "isReleased" FROM photos
      WHERE id = ${green}`);
    expect(rows).toEqual([{ isReleased: true }]);
  });

  it.each([
    ['an empty cell', () => collageWith(null), 'RECIPE_INVALID'],
    ['a crop of a photo of another size', () => collageWith(red, { width: 600, height: 900 }), 'RECIPE_INVALID'],
    ['a photo that is no upload', () => collageWith('local-1'), 'PHOTO_UNKNOWN'],
  ])('is refused with %s', async (_, recipe, code) => {
    expect((await order(recipe())).body).toMatchObject({ code });
  });

  it('is refused with a photo of another person', async () => {
    const stranger = await upload(new TestUploader(api), other, '#ffff00');
    expect((await order(collageWith(stranger))).body).toMatchObject({
      code: 'PHOTO_GONE',
      details: { photoIds: [stranger] },
    });
  });
});
