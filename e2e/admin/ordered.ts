import { createRecipe } from '@aimante/print';
import { type APIRequestContext, expect } from '@playwright/test';
import { callApiAs, customer, type PlacedOrder, payOrder, placeOrderOf } from '../account/account-api.ts';
import { squareMagnet, uploadPhoto } from '../cart/shop-calls.ts';

export interface OrderedPhoto {
  readonly file: string;
  readonly copies: number;
}

export async function sendPhoto(buyer: APIRequestContext, file: string) {
  const photo = await uploadPhoto(buyer, file);
  return { photoId: photo.id, recipe: createRecipe(photo, 1) };
}

/** Square magnets of 50 mm, ordered and paid by the demo's customer. */
export async function payForSquares(photos: readonly OrderedPhoto[]): Promise<PlacedOrder> {
  const buyer = await callApiAs(customer);
  const product = await squareMagnet(buyer);
  const sent = [];
  for (const { file, copies } of photos) sent.push({ ...(await sendPhoto(buyer, file)), copies });
  const quantity = photos.reduce((sum, { copies }) => sum + copies, 0);
  const order = await placeOrderOf(buyer, { productId: product.id, quantity, photos: sent });
  await payOrder(buyer, order);
  await buyer.dispose();
  return order;
}

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
