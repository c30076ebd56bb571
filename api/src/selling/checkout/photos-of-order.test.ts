import { createRecipe } from '@aimante/print';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestApi, type TestApi } from '../../../testing/platform/start-test-api.ts';
import { tokenFor } from '../../../testing/platform/test-actors.ts';
import { TestBuyer } from '../../../testing/selling/test-buyer.ts';
import { addPhoto, addProduct } from '../../../testing/selling/test-shop.ts';
import { purgePhotos, userKey } from '../../people/index.ts';
import { fingerprint } from '../../platform/crypto/secret-value.ts';

let api: TestApi;
let guest: TestBuyer;
let customer: TestBuyer;
let customerId: string;
const now = new Date('2026-11-17T09:00:00Z');

beforeAll(async () => {
  api = await startTestApi({ now: () => now });
  guest = new TestBuyer(api);
  const token = await tokenFor(api.services, 'customer');
  customerId = token.split('.')[0] ?? '';
  customer = new TestBuyer(api, { authorization: `Bearer ${token}` });
}, 60_000);
afterAll(() => api.close(), 30_000);

describe('the photos of an order', () => {
  const photoOf = { width: 1200, height: 900 };
  const recipe = createRecipe(photoOf, 1);
  const cookie = 'a'.repeat(43);
  let magnet: string;
  let guestPhoto: string;
  let customerPhoto: string;
  beforeAll(async () => {
    magnet = await addProduct(api.services, { size: [50, 50] });
    guestPhoto = await addPhoto(api.services, { owner: `guest:${fingerprint(cookie)}` });
    customerPhoto = await addPhoto(api.services, { owner: userKey(customerId) });
  });
  const withCookie = () => new TestBuyer(api, { cookie: `aimante-guest=${cookie}`, origin: 'http://localhost:3000' });
  const buy = (buyer: TestBuyer, quantity: number, photos: object[]) =>
    buyer.order({ items: [{ productId: magnet, quantity, photos }] });

  it('are kept with their crops', async () => {
    const photos = [
      { photoId: customerPhoto, copies: 2, recipe },
      { photoId: customerPhoto, recipe: createRecipe(photoOf, 1) },
    ];
    const { status, body } = await buy(customer, 3, photos);
    expect(status).toBe(201);
    expect(body.lines[0]?.photos).toMatchObject([
      { photoId: customerPhoto, copies: 2, review: 'waiting' },
      { photoId: customerPhoto, copies: 1 },
    ]);
    expect(body.lines[0]?.photos[0]?.previewUrl).toMatch(/^\/api\/orders\/photos\/[\w-]+\/magnet\?photo=/);
  });

  it('are their owner’s alone', async () => {
    const unknown = { status: 409, body: { code: 'PHOTO_GONE' } };
    expect(await buy(guest, 1, [{ photoId: customerPhoto, recipe }])).toMatchObject(unknown);
    expect(await buy(customer, 1, [{ photoId: guestPhoto, recipe }])).toMatchObject(unknown);
    expect(await buy(guest, 1, [{ photoId: crypto.randomUUID(), recipe }])).toMatchObject(unknown);
    expect((await buy(withCookie(), 1, [{ photoId: guestPhoto, recipe }])).status).toBe(201);
  });

  it('are all named in the refusal where they were deleted, and what to do is said', async () => {
    const own = () => addPhoto(api.services, { owner: userKey(customerId) });
    const [cat, bear] = [await own(), await own()];
    for (const photoId of [cat, bear]) expect((await customer.call(`DELETE /api/photos/${photoId}`)).status).toBe(200);
    await purgePhotos.run(api.services);
    const photos = [customerPhoto, cat, bear, cat].map((photoId) => ({ photoId, recipe }));
    const { status, body } = await buy(customer, 4, photos);
    expect([status, body]).toMatchObject([409, { code: 'PHOTO_GONE', details: { photoIds: [cat, bear] } }]);
    expect(body).toHaveProperty(
      'messages.fr',
      expect.stringMatching(/30 jours.*Choisissez-les de nouveau, ou retirez/),
    );
    expect(body).toHaveProperty('messages.en', expect.stringMatching(/30 days.*Choose them again, or remove/));
  });

  it.each([
    ['none', 1, 'PHOTOS_MISSING', () => []],
    ['too few', 3, 'PHOTO_COUNT_DIFFERS', () => [{ photoId: customerPhoto, recipe, copies: 2 }]],
    ['too many', 1, 'PHOTO_COUNT_DIFFERS', () => [{ photoId: customerPhoto, recipe, copies: 2 }]],
    ['no crop', 1, 'RECIPE_INVALID', () => [{ photoId: customerPhoto, recipe: {} }]],
    [
      'the crop of another shape',
      1,
      'RECIPE_INVALID',
      () => [{ photoId: customerPhoto, recipe: createRecipe(photoOf, 1.5) }],
    ],
    [
      'the crop of another photo',
      1,
      'RECIPE_INVALID',
      () => [{ photoId: customerPhoto, recipe: createRecipe({ width: 900, height: 900 }, 1) }],
    ],
  ] as const)('are refused: %s', async (...row) => {
    const [, quantity, code, photos] = row;
    expect((await buy(customer, quantity, [...photos()])).body.code).toBe(code);
  });
});
