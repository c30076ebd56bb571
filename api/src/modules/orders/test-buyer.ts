import type { Quote } from '@aimante/api-contract/checkout';
import type { Order } from '@aimante/api-contract/orders';
import type { TestApi } from '../../testing/start-test-api.ts';

export const testAddress = {
  firstName: 'Zoé',
  lastName: 'Martin',
  line1: '12 rue des Lilas',
  postalCode: '69003',
  city: 'Lyon',
};

export interface Purchase {
  items: { productId: string; quantity: number; [more: string]: unknown }[];
  couponCode?: string;
  method?: 'standard' | 'express' | 'relay' | 'market';
  email?: string;
  quoteHash?: string;
  shipping?: object;
  more?: object;
}

export interface BuyerOptions {
  headers?: Record<string, string>;
}

type Answer<T> = { status: number; headers: Headers; body: T & { code?: string; details?: Record<string, unknown> } };

/** Somebody who buys: a guest, or with an `authorization` header a customer. */
export class TestBuyer {
  readonly #api: TestApi;
  readonly #headers: Record<string, string>;

  constructor(api: TestApi, headers: Record<string, string> = {}) {
    this.#api = api;
    this.#headers = headers;
  }

  async call<T>(call: string, body?: unknown, headers: Record<string, string> = {}): Promise<Answer<T>> {
    const [method = 'GET', path = ''] = call.split(' ');
    const isSent = method !== 'GET';
    const answer = await this.#api.send(path, {
      method,
      headers: { ...(isSent && { 'content-type': 'application/json' }), ...this.#headers, ...headers },
      ...(isSent && { body: JSON.stringify(body ?? {}) }),
    });
    return answer as unknown as Answer<T>;
  }

  quote({ items, couponCode, method = 'standard' }: Purchase): Promise<Answer<Quote>> {
    const plain = items.map(({ photos: _, ...item }) => item);
    return this.call('POST /api/checkout/quote', {
      items: plain,
      couponCode,
      shippingMethod: method,
      postalCode: testAddress.postalCode,
    });
  }

  /** The order that a browser would send; by itself with the hash of a fresh quote. */
  async draft(purchase: Purchase): Promise<object> {
    const { items, couponCode, method = 'standard', email = 'zoe@exemple.test', shipping, more } = purchase;
    const quoteHash = purchase.quoteHash ?? (await this.quote(purchase)).body.quoteHash;
    return {
      items,
      couponCode,
      quoteHash,
      contact: { email },
      shipping: shipping ?? { method, address: testAddress },
      acceptTerms: true,
      ...more,
    };
  }

  async order(purchase: Purchase, key: string = crypto.randomUUID()): Promise<Answer<Order>> {
    return this.call('POST /api/orders', await this.draft(purchase), { 'idempotency-key': key });
  }
}
