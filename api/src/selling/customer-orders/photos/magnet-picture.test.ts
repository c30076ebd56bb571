import type { Order, OrderPage, Reorder } from '@aimante/api-contract/orders';
import { createRecipe, type Layer, type Recipe, withDesign } from '@aimante/print';
import { describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { testDesk } from '../../../../testing/desk/desk.ts';
import { TestUploader } from '../../../../testing/people/test-uploader.ts';
import { TestBuyer } from '../../../../testing/selling/test-buyer.ts';
import { cardPayment } from '../../../../testing/selling/test-cards.ts';

const desk = testDesk();
const trim = { width: 50, height: 50 };
const photo = { width: 2400, height: 1200 };

const layers: Layer[] = [
  { kind: 'background', colour: '#25493d' },
  { kind: 'photo', mask: 'rectangle', radius: 0, angle: 0, area: { left: 10, top: 5, width: 30, height: 20 } },
];
const designed = (size = photo) => withDesign(createRecipe(size, 1), { version: 1, size: trim, layers }, trim);

/** Red on the left half, blue on the right. */
const redAndBlue = ({ width, height }: { width: number; height: number }) =>
  sharp({ create: { width, height, channels: 3, background: '#0000ff' } })
    .composite([
      { input: { create: { width: width / 2, height, channels: 3, background: '#ff0000' } }, left: 0, top: 0 },
    ])
    .jpeg()
    .toBuffer();

async function browserWith(size: { width: number; height: number }) {
  const uploader = new TestUploader(desk.api);
  const { photoId = '' } = await uploader.upload(await redAndBlue(size));
  const origin = desk.api.services.config.siteUrl;
  return { photoId, buyer: new TestBuyer(desk.api, { cookie: uploader.cookie, origin }) };
}

async function orderWith(recipe: Recipe, size = photo): Promise<Order> {
  const { buyer, photoId } = await browserWith(size);
  const photos = [{ photoId, recipe: { ...recipe } }];
  const { body } = await buyer.order({ items: [{ productId: desk.magnet, quantity: 1, photos }] });
  const token = { 'x-order-token': body.trackToken };
  await buyer.call(`POST /api/orders/${body.id}/pay`, cardPayment(body.totalCents), token);
  return body;
}

const pictureOf = ({ lines }: Order) => lines[0]?.photos[0]?.previewUrl ?? '';

async function pixelsAt(address: string, places: readonly (readonly [number, number])[]): Promise<string[]> {
  const answer = await fetch(desk.api.url + address);
  expect(answer.status).toBe(200);
  const { data, info } = await sharp(Buffer.from(await answer.arrayBuffer()))
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect(Math.max(info.width, info.height)).toBe(600);
  return places.map(([x, y]) => {
    const at = (Math.round(y * 12) * info.width + Math.round(x * 12)) * 3;
    return [...data.subarray(at, at + 3)].map((value) => Math.round(value / 16)).join(' ');
  });
}

const GREEN = '2 5 4';
const RED = '16 0 0';
const BLUE = '0 0 16';

describe('the picture of an ordered magnet', () => {
  it('shows its design, on the order page as in every list', async () => {
    const order = await orderWith(designed());
    const places = [
      [2, 2],
      [15, 15],
      [35, 15],
      [25, 40],
    ] as const;
    const seen = [GREEN, RED, BLUE, GREEN];
    expect(await pixelsAt(pictureOf(order), places)).toEqual(seen);
    const listed = (await desk.admin.call<{ items: { id: string; thumbnails: string[] }[] }>('GET /api/admin/orders'))
      .body;
    const thumbnail = listed.items.find(({ id }) => id === order.id)?.thumbnails[0];
    expect(await pixelsAt(thumbnail ?? '', places)).toEqual(seen);
    const token = { 'x-order-token': order.trackToken };
    const again = (await new TestBuyer(desk.api, token).call<Reorder>(`POST /api/orders/${order.id}/reorder`, {})).body;
    expect(await pixelsAt(again.items[0]?.photos[0]?.magnetUrl ?? '', places)).toEqual(seen);
  });

  it('shows the crop of a photo without a design', async () => {
    const left = { ...createRecipe(photo, 1), scale: 2, center: { x: 600, y: 600 } };
    expect(
      await pixelsAt(pictureOf(await orderWith(left)), [
        [2, 25],
        [48, 25],
      ]),
    ).toEqual([RED, RED]);
  });

  it('opens by its own link only, and no longer when the photo was replaced', async () => {
    const order = await orderWith(designed());
    const address = pictureOf(order);
    const other = pictureOf(await orderWith(createRecipe(photo, 1)));
    const signature = /signature=.*/.exec(other)?.[0] ?? '';
    for (const wrong of [address.replace(/signature=.*/, signature), address.replace(/expires=\d/, 'expires=9')])
      expect((await fetch(desk.api.url + wrong)).status).toBe(404);
    await replacePhoto(order);
    expect((await fetch(desk.api.url + address)).status).toBe(404);
  });

  it('keeps the design when the customer replaces the photo', async () => {
    const order = await orderWith(designed());
    const replaced = await replacePhoto(order);
    expect(
      await pixelsAt(pictureOf(replaced), [
        [2, 2],
        [15, 15],
      ]),
    ).toEqual([GREEN, RED]);
  });
});

it('lists a customer’s orders with the same pictures', async () => {
  const { body } = await desk.customer.call<OrderPage>('GET /api/orders');
  for (const { thumbnails } of body.items)
    for (const address of thumbnails) expect(address).toMatch(/^\/api\/orders\/photos\/[\w-]+\/magnet\?photo=/);
});

async function replacePhoto(order: Order): Promise<Order> {
  const line = order.lines[0]?.photos[0]?.id ?? '';
  const blocked = { review: 'blocked', reason: 'Un peu floue.' };
  await desk.admin.call(`POST /api/admin/orders/${order.id}/photos/${line}/review`, blocked);
  const size = { width: 1200, height: 1300 };
  const { buyer, photoId } = await browserWith(size);
  const wish = { photoId, recipe: createRecipe(size, 1) };
  const token = { 'x-order-token': order.trackToken };
  const answer = await buyer.call<Order>(`POST /api/orders/${order.id}/photos/${line}/replace`, wish, token);
  expect(answer.status).toBe(200);
  return answer.body;
}
