import type { Order, Reorder } from '@aimante/api-contract/orders';
import { createRecipe } from '@aimante/print';
import { describe, expect, it } from '@jest/globals';
import { testDesk } from '../../../testing/desk/desk.ts';
import { TestUploader, testJpeg } from '../../../testing/people/test-uploader.ts';
import { TestBuyer, testAddress } from '../../../testing/selling/test-buyer.ts';
import { cardPayment } from '../../../testing/selling/test-cards.ts';

const desk = testDesk();
const { walk } = desk;

const MADE = ['pret', 'imprime', 'assemble', 'emballe', 'expedie', 'livre'] as const;
const claim = { reason: 'damaged', message: 'Le coin est plié.' };

/** A browser without an account. Its cookie makes it the owner of its uploads. */
async function openBrowser(colour: string) {
  const uploader = new TestUploader(desk.api);
  const { photoId } = await uploader.upload(await testJpeg(1200, 900, colour));
  return {
    photoId: photoId ?? '',
    buyer: new TestBuyer(desk.api, { cookie: uploader.cookie, origin: desk.api.services.config.siteUrl }),
  };
}

async function buyMagnetAsGuest(colour: string) {
  const browser = await openBrowser(colour);
  const photos = [{ photoId: browser.photoId, recipe: createRecipe({ width: 1200, height: 900 }, 1) }];
  const { body } = await browser.buyer.order({ items: [{ productId: desk.magnet, quantity: 1, photos }] });
  await pay(body);
  return { order: body, ...browser };
}

async function buyBoxAsGuest(): Promise<Order> {
  const { body } = await new TestBuyer(desk.api).order({ items: [{ productId: desk.box, quantity: 1 }] });
  return body;
}

const visitor = (token?: string) => new TestBuyer(desk.api, token ? { 'x-order-token': token } : {});
const read = async ({ id, trackToken }: Order) => (await visitor(trackToken).call<Order>(`GET /api/orders/${id}`)).body;
const pay = ({ id, trackToken, totalCents }: Order) =>
  visitor(trackToken).call(`POST /api/orders/${id}/pay`, cardPayment(totalCents));

async function review(order: Order, body: object): Promise<string> {
  const photo = order.lines[0]?.photos[0]?.id ?? '';
  const answer = await desk.admin.call(`POST /api/admin/orders/${order.id}/photos/${photo}/review`, body);
  expect(answer.status).toBe(200);
  return photo;
}

const actionsOn = ({ id, lines }: Order) =>
  [
    [`GET /api/orders/${id}`, undefined],
    [`POST /api/orders/${id}/cancel`, {}],
    [`PUT /api/orders/${id}/address`, testAddress],
    [
      `POST /api/orders/${id}/photos/${lines[0]?.photos[0]?.id ?? id}/replace`,
      { photoId: desk.photoId, recipe: createRecipe({ width: 1200, height: 900 }, 1) },
    ],
    [`POST /api/orders/${id}/photos/${lines[0]?.photos[0]?.id ?? id}/print-anyway`, { consent: true }],
    [`POST /api/orders/${id}/reorder`, {}],
    [`POST /api/orders/${id}/claim`, claim],
    [`POST /api/orders/${id}/withdraw`, { lineIds: lines.map((line) => line.id), confirm: true }],
  ] as const;

describe('the order of a guest', () => {
  it('is opened and changed by its own link only', async () => {
    const { order } = await buyMagnetAsGuest('#123456');
    const foreign = (await buyBoxAsGuest()).trackToken;
    const forged = order.trackToken.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'));
    const strangers = { none: visitor(), foreign: visitor(foreign), forged: visitor(forged), customer: desk.customer };
    for (const [name, stranger] of Object.entries(strangers)) {
      for (const [call, body] of actionsOn(order)) {
        expect([name, call, (await stranger.call(call, body)).status]).toEqual([name, call, 404]);
      }
    }
    expect((await read(order)).status).toBe('en_cours');
  });

  it('refuses what its state forbids, for any link', async () => {
    const { order } = await buyMagnetAsGuest('#223456');
    await review(order, { review: 'approved' });
    await walk(order, MADE);
    const { actions } = await read(order);
    expect(actions).toMatchObject({
      canPay: false,
      canCancel: false,
      canChangeAddress: false,
      canReplacePhotos: false,
      canClaim: true,
      withdrawableLineIds: [],
    });
    const guest = visitor(order.trackToken);
    const answers: Record<string, number> = {};
    for (const [call, body] of actionsOn(order))
      answers[call.split('/').at(-1) ?? ''] = (await guest.call(call, body)).status;
    expect(answers).toEqual({
      [order.id]: 200,
      cancel: 409,
      address: 409,
      replace: 409,
      'print-anyway': 409,
      reorder: 200,
      claim: 201,
      withdraw: 409,
    });
  });

  it('gets another photo in the place of a blocked one, from another device than the one that bought', async () => {
    const { order } = await buyMagnetAsGuest('#323456');
    const photo = await review(order, { review: 'blocked', reason: 'Un peu floue.' });
    expect((await read(order)).actions.canReplacePhotos).toBe(true);
    const phone = await openBrowser('#0f7a3c');
    const wish = { photoId: phone.photoId, recipe: createRecipe({ width: 1200, height: 900 }, 1) };
    const replace = (buyer: TestBuyer) =>
      buyer.call<Order>(`POST /api/orders/${order.id}/photos/${photo}/replace`, wish, {
        'x-order-token': order.trackToken,
      });
    expect((await replace(visitor())).body.code).toBe('PHOTO_UNKNOWN');
    const answer = await replace(phone.buyer);
    expect(answer).toMatchObject({ status: 200, body: { stage: 'a_verifier', actions: { canReplacePhotos: false } } });
    expect(answer.body.lines[0]?.photos[0]).toMatchObject({ photoId: phone.photoId, review: 'waiting' });
  });

  it('is ordered again on another device, with photos that this device may use', async () => {
    const { order } = await buyMagnetAsGuest('#423456');
    const phone = await openBrowser('#5a1f7a');
    const { body } = await phone.buyer.call<Reorder>(
      `POST /api/orders/${order.id}/reorder`,
      {},
      {
        'x-order-token': order.trackToken,
      },
    );
    const items = body.items.map(({ productId, quantity, photos }) => ({
      productId,
      quantity,
      photos: photos.map(({ photoId, copies, recipe }) => ({ photoId, copies, recipe })),
    }));
    expect(items).toHaveLength(1);
    expect((await phone.buyer.order({ items })).status).toBe(201);
  });

  it('says that no account has its points', async () => {
    const order = await buyBoxAsGuest();
    expect(order).toMatchObject({ loyaltyPoints: 8, isGuestOrder: true });
    const own = await desk.customer.order({ items: [{ productId: desk.box, quantity: 1 }] });
    expect(own.body.isGuestOrder).toBe(false);
  });
});
