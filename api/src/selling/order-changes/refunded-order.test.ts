import { changeDeskOrder, refundOrder, reviewOrderPhoto } from '@aimante/api-contract/order-desk';
import { idempotencyHeader } from '@aimante/api-contract/orders';
import { createRecipe } from '@aimante/print';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestApi, type TestApi } from '../../../testing/platform/start-test-api.ts';
import { placeReadyOrder, putTilePicture } from '../../../testing/production/ready-order.ts';
import { uuidv7 } from '../../platform/database/sql/uuid.ts';
import { MailPayload } from '../../platform/mail/contents/mail-text.ts';
import { printAnyway } from '../customer-orders/photos/print-anyway.ts';
import { replacePhoto } from '../customer-orders/photos/replace-photo.ts';
import { refundMails } from '../mails/refund-mails.ts';
import { bySystem } from '../orders/record/order-event.ts';
import { lockOrder } from '../orders/record/order-rows.ts';

const now = new Date('2026-11-20T10:00:00Z');

describe('an order that the desk refunded in full', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi({ now: () => now });
    await putTilePicture(api.services);
  }, 120_000);
  afterAll(() => api.close());

  /** Its one photo is blocked. The refund has not reached the customer yet. */
  async function refund() {
    const admin = await api.as('admin');
    const placed = await placeReadyOrder(api.services, { copies: [1] });
    const [photo = ''] = placed.photos;
    const params = { id: placed.id };
    await admin(reviewOrderPhoto, { params: { ...params, photo }, body: { review: 'blocked', reason: 'Floue' } });
    const { rows } = await api.services.pool.query<{ total: number }>(
      'SELECT total_cents AS total FROM orders WHERE id = $1',
      [placed.id],
    );
    const body = { amountCents: rows[0]?.total ?? 0, reason: 'Un geste' };
    await admin(refundOrder, { params, body }, { headers: { [idempotencyHeader]: uuidv7() } });
    return { ...placed, photo, admin };
  }

  it('does not go back to review, whatever the customer does with its photos', async () => {
    const { id, photo } = await refund();
    const refusals = await api.services.db.transaction(async (tx) => {
      const order = await lockOrder(tx, id);
      const photoId = uuidv7();
      const recipe = createRecipe({ width: 600, height: 600 }, 1);
      const wish = { order, linePhotoId: photo, photoId, recipe, owners: [photoId], by: bySystem, now };
      return [await replacePhoto(api.services, tx, wish), await printAnyway(tx, wish)];
    });
    expect(refusals.map((refusal) => refusal?.code)).toEqual(['PHOTO_NOT_BLOCKED', 'PHOTO_NOT_BLOCKED']);
  });

  it('is not called unpaid by the mail of its cancellation', async () => {
    const { id, admin } = await refund();
    await admin(changeDeskOrder, { params: { id }, body: { status: 'annule', reason: 'Doublon' } });
    const { rows } = await api.services.pool.query<{ payload: Record<string, unknown> }>(
      "SELECT payload FROM outbox WHERE kind = 'order-cancelled' AND order_id = $1",
      [id],
    );
    const text = refundMails['order-cancelled']?.fr(new MailPayload(rows[0]?.payload ?? {})).paragraphs.join(' ') ?? '';
    expect(text).not.toMatch(/débité/);
    expect(text).toMatch(/rembours/i);
  });
});
