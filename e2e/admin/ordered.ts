import { type APIRequestContext, expect } from '@playwright/test';
import { callApiAs, customer, type PlacedOrder, payOrder } from '../account/account-api.ts';
import { type Photo, squareMagnet, uploadPhoto } from '../cart/shop-calls.ts';

export interface OrderedPhoto {
  readonly file: string;
  readonly copies: number;
}

/** The whole photo as far as a square magnet shows it. */
const squareOf = ({ width, height }: Photo) => ({
  version: 1,
  photo: { width, height },
  center: { x: width / 2, y: height / 2 },
  scale: 1,
  angle: 0,
  quarterTurns: 0,
  flipH: false,
  flipV: false,
  aspect: 1,
});

export async function sendPhoto(buyer: APIRequestContext, file: string) {
  const photo = await uploadPhoto(buyer, file);
  return { photoId: photo.id, recipe: squareOf(photo) };
}

/** Square magnets of 50 mm, ordered and paid by the demo's customer. */
export async function payForSquares(photos: readonly OrderedPhoto[]): Promise<PlacedOrder> {
  const buyer = await callApiAs(customer);
  const product = await squareMagnet(buyer);
  const sent = [];
  for (const { file, copies } of photos) sent.push({ ...(await sendPhoto(buyer, file)), copies });
  const line = { productId: product.id, quantity: photos.reduce((sum, { copies }) => sum + copies, 0) };
  const address = {
    firstName: 'Camille',
    lastName: 'Moreau',
    line1: '8 rue des Lices',
    postalCode: '49100',
    city: 'Angers',
  };
  const quoted = await buyer.post('/api/checkout/quote', {
    data: { items: [line], shippingMethod: 'standard', postalCode: address.postalCode },
  });
  const { quoteHash } = (await quoted.json()) as { quoteHash: string };
  const answer = await buyer.post('/api/orders', {
    headers: { 'idempotency-key': crypto.randomUUID() },
    data: {
      items: [{ ...line, photos: sent }],
      quoteHash,
      contact: {},
      shipping: { method: 'standard', address },
      acceptTerms: true,
    },
  });
  expect(answer.status(), await answer.text()).toBe(201);
  const order = (await answer.json()) as PlacedOrder;
  await payOrder(buyer, order);
  await buyer.dispose();
  return order;
}

/** What the customer does when a photo was sent back. */
export async function replaceBlockedPhoto(orderId: string, file: string): Promise<void> {
  const buyer = await callApiAs(customer);
  const order = (await (await buyer.get(`/api/orders/${orderId}`)).json()) as {
    lines: { photos: { id: string; review: string }[] }[];
  };
  const blocked = order.lines.flatMap(({ photos }) => photos).find(({ review }) => review === 'blocked');
  const answer = await buyer.post(`/api/orders/${orderId}/photos/${blocked?.id}/replace`, {
    data: await sendPhoto(buyer, file),
  });
  expect(answer.ok(), await answer.text()).toBe(true);
  await buyer.dispose();
}
