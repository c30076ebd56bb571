import type { Order } from '@aimante/api-contract/orders';
import { createRecipe } from '@aimante/print';
import { userKey } from '../../src/people/photos/record/photo-owner.ts';
import type { Services } from '../../src/platform/services/services.ts';
import { tokenFor } from '../platform/test-actors.ts';
import { TestBuyer, type TestServer } from './test-buyer.ts';
import { cardPayment } from './test-cards.ts';
import { addBundle, addPhoto, addProduct } from './test-shop.ts';

interface StormShop extends TestServer {
  services: Services;
}

export interface OrderStorm {
  customer: TestBuyer;
  admin: TestBuyer;
  photos: string[];
  magnets: string[];
  categories: string[];
}

const lanes = 20;
const photoSize = { width: 1200, height: 900 };

/** A shop in which all orders need the same few rows. */
export async function prepareStorm(shop: StormShop): Promise<OrderStorm> {
  const { services } = shop;
  const token = await tokenFor(services, 'customer');
  const customer = new TestBuyer(shop, { authorization: `Bearer ${token}` });
  const admin = new TestBuyer(shop, { authorization: `Bearer ${await tokenFor(services, 'admin')}` });
  const owner = userKey(token.split('.')[0] ?? '');
  const photos = await Promise.all([1, 2, 3].map(() => addPhoto(services, { owner, ...photoSize })));
  const categories: string[] = [];
  for (const name of ['Aimants', 'Fêtes', 'Voyages'])
    categories.push((await admin.call<{ id: string }>('POST /api/categories', { name })).body.id);
  const magnets: string[] = [];
  for (const categoryId of categories)
    magnets.push(await addProduct(services, { size: [50, 50], stock: 1_000_000, categoryId }));
  await addBundle(services, magnets[0] ?? '', { stock: 1_000_000 });
  return { customer, admin, photos, magnets, categories };
}

const shuffled = <T>(items: readonly T[]): T[] =>
  items
    .map((item) => ({ item, at: Math.random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ item }) => item);

/** One magnet of each product with every photo, each time in another sequence. */
const cartOf = ({ photos, magnets }: OrderStorm) =>
  shuffled(magnets).map((productId) => ({
    productId,
    quantity: photos.length,
    photos: shuffled(photos).map((photoId) => ({ photoId, copies: 1, recipe: createRecipe(photoSize, 1) })),
  }));

type Count = (call: string, answer: { status: number; body: { code?: string } }) => void;

/** Orders from many browsers at once: a third is cancelled, a third is paid. Counts the answers. */
export async function placeOrders(storm: OrderStorm, orders: number, count: Count): Promise<void> {
  const { customer } = storm;
  const place = async (number: number) => {
    const draft = await customer.draft({ items: cartOf(storm) });
    const key = { 'idempotency-key': crypto.randomUUID() };
    const placed = await customer.call<Order>('POST /api/orders', draft, key);
    count('place', placed);
    if (placed.status !== 201) return;
    const { id, totalCents } = placed.body;
    const from = { 'x-forwarded-for': `2001:db8:${(number % 65_536).toString(16)}::1` };
    if (number % 3 === 1)
      count('cancel', await customer.call(`POST /api/orders/${id}/cancel`, { reason: 'Essai' }, from));
    if (number % 3 === 2)
      count('pay', await customer.call(`POST /api/orders/${id}/pay`, cardPayment(totalCents), from));
  };
  await inLanes(lanes, orders, place);
}

/** Concurrent changes by the owner, until the orders are done. */
export async function moveCatalogue(storm: OrderStorm, isOver: () => boolean, count: Count): Promise<void> {
  const { admin, categories, magnets } = storm;
  const lane = async (number: number) => {
    for (let n = number; !isOver(); n += 1) {
      const [category, product] = [categories[n % 3], magnets[(n + 1) % 3]];
      count('move', await admin.callOnce(`POST /api/categories/${category}/${n % 2 ? 'move-up' : 'move-down'}`));
      count('order', await admin.callOnce('PUT /api/admin/categories/order', { ids: shuffled(categories) }));
      const change = { categoryId: categories[(n + 2) % 3], weight: 1 + (n % 500) };
      count('product', await admin.callOnce(`PUT /api/products/${product}`, change));
      const stock = { owner: 'product', id: product, delta: 1, reason: 'restock' };
      count('stock', await admin.callOnce('POST /api/admin/stock', stock));
    }
  };
  await Promise.all([lane(0), lane(1), lane(2), lane(3)]);
}

async function inLanes(width: number, total: number, work: (number: number) => Promise<void>): Promise<void> {
  let next = 0;
  const lane = async () => {
    while (next < total) {
      next += 1;
      await work(next);
    }
  };
  await Promise.all(Array.from({ length: width }, lane));
}
