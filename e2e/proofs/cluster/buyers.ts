import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { createRecipe } from '@aimante/print';

const PHOTO = join(import.meta.dirname, '../../photos/06-trop-petite-300x200.jpg');
const RETRY_MS = 250;
const PATIENCE_MS = 180_000;
const ADDRESS = { firstName: 'Zoé', lastName: 'Martin', line1: '12 rue des Lilas', postalCode: '69003', city: 'Lyon' };
const CARD = { number: '4242 4242 4242 4242', expiry: '12/30', cvc: '123' };

export interface Shop {
  readonly apiUrl: string;
  /** Where payments are sent, if `apiUrl` takes none. */
  readonly paymentsUrl?: string;
  readonly origin: string;
  /** A product without photos, and one that needs them. */
  readonly products: { readonly plain: string; readonly photo: string };
}

export const addressOfBuyer = (number: number): string => `cluster-${number}@exemple.test`;

/** Called after each answer that confirms a write. */
type OnWrite = () => void;

interface Order {
  readonly id: string;
  readonly totalCents: number;
  readonly trackToken: string;
  readonly paymentStatus: string;
}

class Refused extends Error {}

/**
 * A browser that buys one magnet. It repeats what was not answered until the order is paid: the same request with the
 * same idempotency key, and another price with another key. The checkout stays the same. Resolves to the reason if it
 * gives up.
 */
export class Buyer {
  readonly #shop: Shop;
  readonly #number: number;
  readonly #onWrite: OnWrite;
  #key = crypto.randomUUID();
  #quoteHash: string | undefined;
  readonly #checkoutId = crypto.randomUUID();
  #cookie = '';

  constructor(shop: Shop, number: number, onWrite: OnWrite) {
    this.#shop = shop;
    this.#number = number;
    this.#onWrite = onWrite;
  }

  async buy(withPhoto: boolean): Promise<string | undefined> {
    const end = performance.now() + PATIENCE_MS;
    let last = '';
    let item: object | undefined;
    while (performance.now() < end) {
      try {
        item ??= withPhoto ? await this.#photoItem() : { productId: this.#shop.products.plain, quantity: 1 };
        await this.#order(item);
        return undefined;
      } catch (error) {
        last = String(error);
        if (error instanceof Refused) return last;
        await pause(RETRY_MS);
      }
    }
    return `not paid after ${PATIENCE_MS / 1000} s: ${last}`;
  }

  async #order(item: object): Promise<void> {
    this.#quoteHash ??= await this.#quote(item);
    const order = await this.#call<Order>(
      'POST /api/orders',
      {
        items: [item],
        quoteHash: this.#quoteHash,
        contact: { email: addressOfBuyer(this.#number) },
        shipping: { method: 'standard', address: ADDRESS },
        acceptTerms: true,
        checkoutId: this.#checkoutId,
      },
      { 'idempotency-key': this.#key },
    );
    this.#onWrite();
    const token = { 'x-order-token': order.trackToken };
    const statusNow = async () =>
      (await this.#call<Order>(`GET /api/orders/${order.id}`, undefined, token)).paymentStatus;
    // A repeated request gets the first answer again, from before the payment.
    if ((await statusNow()) === 'paid') return;
    const payment = { provider: 'demo', totalCents: order.totalCents, card: CARD };
    await this.#call(`POST /api/orders/${order.id}/pay`, payment, token);
    this.#onWrite();
    const status = await statusNow();
    if (status !== 'paid') throw new Error(`the order is ${status}`);
  }

  #askPriceAgain(): void {
    this.#quoteHash = undefined;
    this.#key = crypto.randomUUID();
  }

  async #quote(item: object): Promise<string> {
    const { photos: _, ...plain } = item as { photos?: unknown };
    const { quoteHash } = await this.#call<{ quoteHash: string }>('POST /api/checkout/quote', {
      items: [plain],
      shippingMethod: 'standard',
      postalCode: ADDRESS.postalCode,
      checkoutId: this.#checkoutId,
    });
    return quoteHash;
  }

  async #photoItem(): Promise<object> {
    const bytes = await readFile(PHOTO);
    const tus = { 'tus-resumable': '1.0.0' };
    const created = await this.#send('POST', '/api/uploads', {
      headers: { ...tus, 'upload-length': String(bytes.length), 'upload-metadata': 'filename cGhvdG8uanBn' },
    });
    const location = new URL(created.headers.get('location') ?? '', this.#shop.apiUrl).pathname;
    const sent = await this.#send('PATCH', location, {
      headers: { ...tus, 'upload-offset': '0', 'content-type': 'application/offset+octet-stream' },
      body: new Uint8Array(bytes),
    });
    const photoId = sent.headers.get('photo-id');
    if (!photoId) throw new Error('the photo has no id');
    const photo = await this.#call<{ width: number; height: number }>(`GET /api/photos/${photoId}`);
    const photos = [{ photoId, recipe: createRecipe(photo, 1), copies: 1 }];
    return { productId: this.#shop.products.photo, quantity: 1, photos };
  }

  async #call<Body>(call: string, body?: unknown, headers: Record<string, string> = {}): Promise<Body> {
    const [method = '', path = ''] = call.split(' ');
    const sent = body === undefined ? {} : { body: JSON.stringify(body) };
    const type = body === undefined ? {} : { 'content-type': 'application/json' };
    const answer = await this.#send(method, path, { headers: { ...type, ...headers }, ...sent });
    return (await answer.json()) as Body;
  }

  /** Throws `Refused` for an answer that repeating cannot change. */
  async #send(method: string, path: string, init: RequestInit): Promise<Response> {
    const n = this.#number;
    const { apiUrl, paymentsUrl = apiUrl } = this.#shop;
    const answer = await fetch((path.endsWith('/pay') ? paymentsUrl : apiUrl) + path, {
      ...init,
      method,
      signal: AbortSignal.timeout(20_000),
      headers: {
        origin: this.#shop.origin,
        'x-forwarded-for': `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}`,
        ...(this.#cookie && { cookie: this.#cookie }),
        ...(init.headers as Record<string, string>),
      },
    });
    this.#cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? this.#cookie;
    if (answer.ok) return answer;
    const text = await answer.text();
    if (answer.status === 409 && path === '/api/orders') this.#askPriceAgain();
    const isFinal = answer.status < 500 && ![404, 408, 409, 423, 425, 429, 460].includes(answer.status);
    throw new (isFinal ? Refused : Error)(`${method} ${path}: ${answer.status} ${text.slice(0, 200)}`);
  }
}
