import type { DeskOrderDetail } from '@aimante/api-contract/order-desk';
import type { Order, OrderStage } from '@aimante/api-contract/orders';
import { createRecipe } from '@aimante/print';
import { afterAll, beforeAll } from '@jest/globals';
import { userKey } from '../../src/people/photos/record/photo-owner.ts';
import { startTestApi, type TestApi } from '../platform/start-test-api.ts';
import { tokenFor } from '../platform/test-actors.ts';
import { TestBuyer } from '../selling/test-buyer.ts';
import { cardPayment } from '../selling/test-cards.ts';
import { addPhoto, addProduct } from '../selling/test-shop.ts';

export const photoSize = { width: 1200, height: 900 };

interface Desk {
  api: TestApi;
  admin: TestBuyer;
  /** For a call that answers with a file. */
  adminHeaders: Record<string, string>;
  customer: TestBuyer;
  photoId: string;
  /** A product made from the customer's photo. */
  magnet: string;
  /** A product without photos: 7.90 €, eight points. */
  box: string;
  now: Date;
}

/** A customer and the administrator of their orders, for the tests of one file. */
export function testDesk() {
  const desk = { now: new Date('2026-11-17T09:00:00Z') } as Desk;
  beforeAll(async () => {
    desk.api = await startTestApi({ now: () => desk.now });
    const { services } = desk.api;
    desk.adminHeaders = { authorization: `Bearer ${await tokenFor(services, 'admin')}` };
    desk.admin = new TestBuyer(desk.api, desk.adminHeaders);
    const token = await tokenFor(services, 'customer');
    desk.customer = new TestBuyer(desk.api, { authorization: `Bearer ${token}` });
    desk.photoId = await addPhoto(services, { owner: userKey(token.split('.')[0] ?? '') });
    desk.magnet = await addProduct(services, { size: [50, 50], stock: 1000 });
    desk.box = await addProduct(services, { cents: 790, stock: 1000, points: 8 });
  }, 60_000);
  afterAll(() => desk.api.close(), 30_000);

  const order = async (line: { productId: string; photos?: object[] }) =>
    (await desk.customer.order({ items: [{ quantity: 1, ...line }] })).body;
  const change = (one: Order, body: object) =>
    desk.admin.call<DeskOrderDetail>(`PATCH /api/admin/orders/${one.id}`, body);
  return Object.assign(desk, {
    buyMagnet: () =>
      order({ productId: desk.magnet, photos: [{ photoId: desk.photoId, recipe: createRecipe(photoSize, 1) }] }),
    buyBox: () => order({ productId: desk.box }),
    async pay(one: Order) {
      await desk.customer.call(`POST /api/orders/${one.id}/pay`, cardPayment(one.totalCents));
      return one;
    },
    change,
    async walk(one: Order, stages: readonly OrderStage[]) {
      for (const stage of stages) await change(one, { stage });
    },
    read: async (one: Order) => (await desk.customer.call<Order>(`GET /api/orders/${one.id}`)).body,
  });
}
