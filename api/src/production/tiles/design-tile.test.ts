import { createRecipe, type Layer, type Recipe, withDesign } from '@aimante/print';
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
const photo = { width: 1200, height: 1200 };
const area = { left: 60, top: 10, width: 30, height: 50 };

const layers: Layer[] = [
  { kind: 'background', colour: '#faf3e7' },
  { kind: 'photo', mask: 'arch', radius: 0, angle: 0, area },
  { kind: 'sticker', sticker: 'heart', at: { x: 10, y: 10 }, size: 10, angle: 0, colour: '#25493d' },
  {
    kind: 'text',
    text: 'ÎI',
    font: 'oswald',
    style: 'bold',
    size: 30,
    colour: '#c8623f',
    align: 'center',
    spacing: 0,
    lineHeight: 1.2,
    curve: 0,
    at: { x: 30, y: 40 },
    width: 50,
    fits: false,
    angle: 0,
    hasShadow: false,
  },
];

let api: TestApi;
let uploader: TestUploader;
let uploaded: string;
let tile: { data: Buffer; info: { width: number; height: number } };

beforeAll(async () => {
  api = await startTestApi();
  uploader = new TestUploader(api);
  const content = await sharp({ create: { ...photo, channels: 3, background: '#0000ff' } })
    .jpeg()
    .toBuffer();
  uploaded = (await uploader.upload(content)).photoId ?? '';
  await place(uploader, uploaded, withDesign(createRecipe(photo, 100 / 70), { version: 1, size, layers }, size));
  await renderTiles.run(api.services);
  const { rows } = await api.services.db.execute<{ path: string }>(
    sql`SELECT tile_path AS path FROM order_line_photos WHERE tile_hash IS NOT NULL`,
  );
  const file = await api.services.storage.open(rows[0]?.path ?? '');
  tile = await sharp(Buffer.concat((await file?.stream.toArray()) ?? []))
    .raw()
    .toBuffer({ resolveWithObject: true });
}, 60_000);
afterAll(() => api.close());

async function place(uploader: TestUploader, photoId: string, recipe: Recipe) {
  const buyer = new TestBuyer(api, { cookie: uploader.cookie, origin: 'http://localhost:3000' });
  const productId = await addProduct(api.services, { size: [100, 70] });
  const placed = await buyer.order({
    items: [{ productId, quantity: 1, photos: [{ photoId, recipe: { ...recipe } }] }],
  });
  const { body, status } = placed;
  if (status !== 201) return placed;
  await buyer.call(`POST /api/orders/${body.id}/pay`, cardPayment(body.totalCents), {
    'x-order-token': body.trackToken,
  });
  return placed;
}

/** In millimetres from the cut, within what JPEG changes. */
function expectColour([x, y]: readonly [number, number], colour: string): void {
  const at = (Math.round((y + 2) * 20) * tile.info.width + Math.round((x + 2) * 20)) * 3;
  const wanted = Buffer.from(colour.slice(1), 'hex');
  const differences = [...wanted].map((value, channel) => Math.abs((tile.data[at + channel] ?? 0) - value));
  expect(Math.max(...differences)).toBeLessThan(8);
}

describe('a design that was ordered', () => {
  it('is printed with all its layers at 508 dpi, bleed included', () => {
    expect([tile.info.width, tile.info.height]).toEqual([104 * 20, 74 * 20]);
    expectColour([-1.8, -1.8], '#faf3e7');
    expectColour([75, 40], '#0000fe');
    expectColour([60.5, 10.5], '#faf3e7');
    expectColour([10, 10], '#25493d');
    expectColour([33.4, 40], '#c8623f');
  });

  it('is refused if its layers are placed for another size', async () => {
    const crop = createRecipe(photo, 100 / 70);
    const recipe = { ...crop, design: { version: 1, size: { width: 50, height: 35 }, layers } } as const;
    const answer = await place(uploader, uploaded, recipe);
    expect(answer).toMatchObject({ status: 400, body: { code: 'RECIPE_INVALID' } });
  });
});
