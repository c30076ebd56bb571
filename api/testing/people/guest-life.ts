import { createRecipe } from '@aimante/print';
import { uuidv7 } from '../../src/platform/database/sql/uuid.ts';
import { settlePayments } from '../../src/selling/payments/payment-jobs.ts';
import type { TestApi } from '../platform/start-test-api.ts';
import { savedLine } from '../selling/saved-lines.ts';
import { TestBuyer } from '../selling/test-buyer.ts';
import { cardPayment } from '../selling/test-cards.ts';
import { addProduct } from '../selling/test-shop.ts';
import { TestUploader, testJpeg } from './test-uploader.ts';

/** Words that occur only in the data of this guest. */
export const guestWords = /gaunes|Perceval|06 33 44 55|Graal/i;
export const guestEmail = 'perceval@gaunes.test';

const address = {
  firstName: 'Perceval',
  lastName: 'Degaunes',
  line1: '3 impasse du Graal',
  postalCode: '29200',
  city: 'Brest',
  phone: '06 33 44 55 66',
};

/** A person without an account that orders, writes, subscribes and leaves a cart, over HTTP like any client. */
export async function guestLife(api: TestApi): Promise<{ orderId: string }> {
  const uploader = new TestUploader(api);
  const { photoId } = await uploader.upload(await testJpeg(), 'perceval.jpg');
  const guest = new TestBuyer(api, { cookie: uploader.cookie, origin: 'http://localhost:3000' });
  const magnet = await addProduct(api.services, { size: [50, 50] });
  const photos = [{ photoId, recipe: createRecipe({ width: 400, height: 300 }, 1) }];
  const { body: order } = await guest.order({
    items: [{ productId: magnet, quantity: 1, photos }],
    email: guestEmail,
    shipping: { method: 'standard', address },
    more: { customerNote: 'Pour Perceval', billingAddress: address },
  });
  await guest.call(`POST /api/orders/${order.id}/pay`, cardPayment(order.totalCents), {
    'x-order-token': order.trackToken ?? '',
  });
  for (let round = 0; round < 3; round += 1) await settlePayments.run(api.services);
  await api.services.pool.query(
    `UPDATE orders SET status = 'termine', stage = 'livre', completed_at = now() WHERE id = $1`,
    [order.id],
  );
  await guest.call('PUT /api/cart/reminder', {
    checkoutId: uuidv7(),
    email: guestEmail,
    cart: { lines: [savedLine({ productId: magnet })], coupon: null, isGiftWrapped: false },
  });
  await guest.call('POST /api/newsletter/subscribe', { email: guestEmail });
  await write(api);
  return { orderId: order.id };
}

async function write(api: TestApi): Promise<void> {
  const form = new FormData();
  const words = {
    name: 'Perceval',
    email: guestEmail,
    subject: 'order',
    message: 'Où est le Graal ?',
    consent: 'true',
  };
  for (const [name, value] of Object.entries(words)) form.set(name, value);
  await fetch(`${api.url}/api/contact`, { method: 'POST', body: form });
}
