import type { Order } from '@aimante/api-contract/orders';
import type { DeskReview, ProductReviews, Reviewable } from '@aimante/api-contract/reviews';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { testDesk } from '../../../testing/desk/desk.ts';
import { testJpeg } from '../../../testing/people/test-uploader.ts';
import { TestBuyer } from '../../../testing/selling/test-buyer.ts';
import { addProduct } from '../../../testing/selling/test-shop.ts';
import { dropOvertaken } from '../../platform/mail/sending/lease-mails.ts';
import { isOvertaken } from '../mails/overtaken.ts';
import { askForReviews, purgeReviewPhotos } from './review-jobs.ts';

const desk = testDesk();
let other: string;
beforeAll(async () => {
  other = await addProduct(desk.api.services, { cents: 450, stock: 100 });
});
const words = { stars: '2', title: 'Un peu petit', text: 'Joli, mais je le voyais plus grand.' };
const DAY = 86_400_000;

async function deliveredBox(): Promise<Order> {
  const order = await desk.pay(await desk.buyBox());
  await desk.walk(order, ['imprime', 'assemble', 'emballe', 'expedie', 'livre']);
  return order;
}

interface Written {
  status: number;
  body: Reviewable & { code?: string };
}

async function write(
  order: Order,
  { photos = 0, colour = '4455', token = order.trackToken, ...over }: Record<string, unknown> = {},
) {
  const form = new FormData();
  for (const [name, value] of Object.entries({ productId: order.lines[0]?.productId, ...words, ...over }))
    form.set(name, String(value));
  for (let each = 0; each < Number(photos); each += 1) {
    const photo = await testJpeg(800, 600, `#${each}1${colour}`);
    form.append('photos', new Blob([new Uint8Array(photo)]), 'mur.jpg');
  }
  const answer = await fetch(`${desk.api.url}/api/reviews/own?lang=fr`, {
    method: 'POST',
    headers: { 'x-order-token': String(token), origin: 'http://localhost:3000' },
    body: form,
  });
  return { status: answer.status, body: await answer.json() } as Written;
}

const shown = async (sort = 'newest') =>
  (await desk.customer.call<ProductReviews>(`GET /api/products/${desk.box}/reviews?sort=${sort}`)).body;
const toCheck = async (order: Order) =>
  (await desk.admin.call<{ items: DeskReview[] }>('GET /api/admin/reviews')).body.items.find(
    (review) => review.order?.id === order.id,
  );
async function moderate(order: Order, body: object) {
  const review = await toCheck(order);
  return desk.admin.call<DeskReview>(`PUT /api/admin/reviews/${review?.id}`, { version: review?.version, ...body });
}
async function mailsOf(order: Order, kind: string) {
  const { rows } = await desk.api.services.pool.query<{ payload: Record<string, string>; status: string }>(
    'SELECT payload, status FROM outbox WHERE order_id = $1 AND kind = $2',
    [order.id, kind],
  );
  return rows;
}

describe('a review', () => {
  it('is written with the link of a finished order, and shown once the shop has read it', async () => {
    const order = await deliveredBox();
    const { status, body } = await write(order, { photos: 2 });
    expect(status).toBe(201);
    expect(body.products[0]?.review).toMatchObject({ state: 'waiting', stars: 2, author: 'Zoé M.', quantity: 1 });
    expect((await shown()).rating).toBeNull();

    expect((await moderate(order, { state: 'published', answer: 'Le 7 × 7 vous irait mieux.' })).status).toBe(200);
    const { rating, verified, spread, pictures, reviews } = await shown();
    expect([rating, verified]).toEqual([
      { count: 1, average: 2 },
      { count: 1, average: 2 },
    ]);
    expect(spread).toEqual([0, 0, 0, 1, 0]);
    expect(pictures).toHaveLength(2);
    expect(reviews[0]).toMatchObject({ text: words.text, answer: 'Le 7 × 7 vous irait mieux.', isSample: false });
    const picture = await fetch(`${desk.api.url}${reviews[0]?.pictures[0]?.pictureUrl}`);
    expect(picture.headers.get('content-type')).toBe('image/jpeg');
  });

  it('is refused to strangers, to the team, before the delivery and for what was not bought', async () => {
    const order = await desk.pay(await desk.buyBox());
    expect((await write(order)).body.code).toBe('REVIEW_TOO_EARLY');
    await desk.walk(order, ['imprime', 'assemble', 'emballe', 'expedie', 'livre']);
    expect((await write(order, { token: 'forged' })).status).toBe(404);
    for (const stranger of [desk.admin, new TestBuyer(desk.api)])
      expect((await stranger.call(`GET /api/reviews/own?order=${order.id}`)).status).toBe(404);
    expect((await desk.customer.call(`GET /api/reviews/own?order=${order.id}`)).status).toBe(200);
    expect((await write(order, { productId: desk.magnet })).body.code).toBe('REVIEW_NOT_ORDERED');
  });

  it('is of the units that were delivered, not of those that left the order', async () => {
    const { body } = await desk.customer.order({
      items: [
        { productId: desk.box, quantity: 3 },
        { productId: other, quantity: 1 },
      ],
    });
    const order = await desk.pay(body);
    const { version, lines } = await desk.read(order);
    const changes = [2, 0].map((quantity, place) => ({ lineId: lines[place]?.id, quantity }));
    const removal = { version, lines: changes, refundCents: 790 + 450, reason: 'Erreur' };
    expect((await desk.admin.call(`PUT /api/admin/orders/${order.id}/lines`, removal)).status).toBe(200);
    await desk.walk(order, ['imprime', 'assemble', 'emballe', 'expedie', 'livre']);
    const own = await desk.customer.call<Reviewable>(`GET /api/reviews/own?order=${order.id}`);
    expect(own.body.products).toMatchObject([{ productId: desk.box, quantity: 2 }]);
    expect((await write(order, { productId: other })).body.code).toBe('REVIEW_NOT_ORDERED');
    expect((await write(order)).body.products[0]?.review?.quantity).toBe(2);
  });

  it.each([
    ['no stars', { stars: 0 }, 'VALIDATION_FAILED'],
    ['six stars', { stars: 6 }, 'VALIDATION_FAILED'],
    ['too few words', { text: 'Bien' }, 'VALIDATION_FAILED'],
    ['four photos', { photos: 4 }, 'REVIEW_TOO_MANY_PHOTOS'],
  ])('is refused with %s', async (_, over, code) => {
    expect((await write(await deliveredBox(), over)).body.code).toBe(code);
  });

  it('is written once for a product, also by two tabs at once, until its author withdraws it', async () => {
    const order = await deliveredBox();
    const answers = await Promise.all([write(order), write(order)]);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201, 409]));
    const buyer = new TestBuyer(desk.api, { 'x-order-token': order.trackToken });
    expect((await buyer.call(`DELETE /api/reviews/own/${desk.box}`)).status).toBe(200);
    expect((await buyer.call(`DELETE /api/reviews/own/${desk.box}`)).status).toBe(404);
    expect((await write(order)).status).toBe(201);
  });

  it('is refused by the shop for a reason that its author learns, never silently', async () => {
    const order = await deliveredBox();
    await write(order, { stars: 1 });
    expect((await moderate(order, { state: 'refused' })).body.code).toBe('REVIEW_REASON_MISSING');
    expect((await moderate(order, { state: 'refused', refusal: 'personal_data', version: 9 })).status).toBe(409);
    expect((await moderate(order, { state: 'refused', refusal: 'personal_data' })).status).toBe(200);
    expect(await mailsOf(order, 'review-refused')).toMatchObject([{ payload: { refusal: 'personal_data' } }]);
    expect((await shown()).reviews.map(({ stars }) => stars)).not.toContain(1);

    await moderate(order, { state: 'published', refusal: null });
    await dropOvertaken(desk.api.services.db, { now: desk.now, isOvertaken });
    expect(await mailsOf(order, 'review-refused')).toMatchObject([{ status: 'overtaken' }]);
    expect((await shown('worst')).reviews[0]?.stars).toBe(1);
    expect((await shown('best')).reviews.at(-1)?.stars).toBe(1);
  });

  it('is found by the shop by its state, stars and words, a page at a time', async () => {
    const texts = ['Le phare de Brest est superbe', 'Le phare est un peu sombre'];
    for (const [at, text] of texts.entries()) await write(await deliveredBox(), { text, stars: at + 4 });
    const find = async (query: string) =>
      (await desk.admin.call<{ items: DeskReview[]; next: string; total: number }>(`GET /api/admin/reviews?${query}`))
        .body;
    const first = await find('search=PHARE&limit=1');
    expect(first.total).toBe(2);
    const second = await find(`search=phare&limit=1&cursor=${first.next}`);
    // Both were written in the same millisecond of the test's clock.
    expect([...first.items, ...second.items].map(({ text }) => text).toSorted()).toEqual(texts.toSorted());
    expect((await find('search=phare&stars=5&state=waiting')).items).toMatchObject([{ text: texts[1] }]);
    expect((await find('search=phare&state=published')).total).toBe(0);
  });

  it('is asked for once, a week after the delivery, and not where there is one', async () => {
    const [asked, reviewed] = [await deliveredBox(), await deliveredBox()];
    const delivered = desk.now;
    const runAfter = async (days: number) => {
      desk.now = new Date(delivered.getTime() + days * DAY);
      await askForReviews.run(desk.api.services);
    };
    await runAfter(6);
    expect(await mailsOf(asked, 'review-request')).toEqual([]);
    await write(reviewed);
    await runAfter(7.5);
    await runAfter(8.5);
    const mails = await mailsOf(asked, 'review-request');
    expect(mails).toHaveLength(1);
    expect(await mailsOf(reviewed, 'review-request')).toEqual([]);
    const token = mails[0]?.payload.reviewLink?.split('#token=')[1] ?? '';
    expect((await write(asked, { token })).status).toBe(201);
    await dropOvertaken(desk.api.services.db, { now: desk.now, isOvertaken });
    expect(await mailsOf(asked, 'review-request')).toMatchObject([{ status: 'overtaken' }]);
    desk.now = delivered;
  });

  it('leaves no photo behind once it is withdrawn, except one that another review shows', async () => {
    const [first, second] = [await deliveredBox(), await deliveredBox()];
    const { body } = await write(first, { photos: 2, colour: '99aa' });
    await write(second, { photos: 1, colour: '99aa' });
    const [kept, gone] = body.products[0]?.review?.pictures.map(({ pictureUrl }) => pictureUrl) ?? [];
    const statusOf = async (address: string | undefined) => (await fetch(`${desk.api.url}${address}`)).status;
    expect([await statusOf(kept), await statusOf(gone)]).toEqual([200, 200]);
    const buyer = new TestBuyer(desk.api, { 'x-order-token': first.trackToken });
    await buyer.call(`DELETE /api/reviews/own/${desk.box}`);
    await purgeReviewPhotos.run(desk.api.services);
    const { rows } = await desk.api.services.pool.query('SELECT 1 FROM review_photos WHERE review_id IS NULL');
    expect(rows).toEqual([]);
    expect(await statusOf(gone)).toBe(404);
  });
});
