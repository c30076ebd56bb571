import type { Quote } from '@aimante/api-contract/checkout';
import type { Order } from '@aimante/api-contract/orders';

export interface TestServer {
  send(path: string, init?: RequestInit): Promise<{ status: number; headers: Response['headers']; body: object }>;
}

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
  gift?: { message: string; isWrapped: boolean };
  usesPoints?: boolean;
  method?: 'standard' | 'express' | 'relay' | 'market';
  email?: string;
  quoteHash?: string;
  checkoutId?: string;
  shipping?: object;
  more?: object;
}

type Answer<T> = { status: number; headers: Headers; body: T & { code?: string; details?: Record<string, unknown> } };

/** A buyer: a guest, or a customer if it has an `authorization` header. */
export class TestBuyer {
  readonly #api: TestServer;
  readonly #headers: Record<string, string>;
  /** Checkout ids by idempotency key: an order without one is a cart of its own, also for a repeated request. */
  readonly #checkouts = new Map<string, string>();

  constructor(api: TestServer, headers: Record<string, string> = {}) {
    this.#api = api;
    this.#headers = headers;
  }

  /** A server that is too busy answers `UNAVAILABLE`; a good client retries. */
  async call<T>(call: string, body?: unknown, headers: Record<string, string> = {}): Promise<Answer<T>> {
    for (let triesLeft = 50; ; triesLeft -= 1) {
      const answer = await this.callOnce<T>(call, body, headers);
      if (answer.body.code !== 'UNAVAILABLE' || triesLeft === 0) return answer;
    }
  }

  async callOnce<T>(call: string, body?: unknown, headers: Record<string, string> = {}): Promise<Answer<T>> {
    const [method = 'GET', path = ''] = call.split(' ');
    const isSent = method !== 'GET';
    const sent = call === 'POST /api/orders' ? this.#withCheckout(body ?? {}, headers['idempotency-key']) : body;
    const init = {
      method,
      headers: { ...(isSent && { 'content-type': 'application/json' }), ...this.#headers, ...headers },
      ...(isSent && { body: JSON.stringify(sent ?? {}) }),
    };
    return (await this.#api.send(path, init)) as Answer<T>;
  }

  #withCheckout(body: object, key = ''): object {
    if ('checkoutId' in body) return body;
    const checkoutId = this.#checkouts.get(key) ?? crypto.randomUUID();
    this.#checkouts.set(key, checkoutId);
    return { checkoutId, isRepeat: true, ...body };
  }

  quote({
    items,
    couponCode,
    gift,
    usesPoints = false,
    method = 'standard',
    checkoutId,
  }: Purchase): Promise<Answer<Quote>> {
    const plain = items.map(({ photos: _, ...item }) => item);
    return this.call('POST /api/checkout/quote', {
      items: plain,
      couponCode,
      isGiftWrapped: gift?.isWrapped ?? false,
      usesPoints,
      shippingMethod: method,
      postalCode: testAddress.postalCode,
      checkoutId,
    });
  }

  /** The order that a browser would send, by default with the hash of a fresh quote. */
  async draft(purchase: Purchase): Promise<object> {
    const {
      items,
      couponCode,
      gift,
      usesPoints,
      method = 'standard',
      email = 'zoe@exemple.test',
      shipping,
      checkoutId,
      more,
    } = purchase;
    const quoteHash = purchase.quoteHash ?? (await this.quote(purchase)).body.quoteHash;
    return {
      items,
      couponCode,
      ...(gift && { gift }),
      ...(usesPoints && { usesPoints }),
      quoteHash,
      contact: { email },
      shipping: shipping ?? { method, address: testAddress },
      acceptTerms: true,
      ...(checkoutId && { checkoutId }),
      ...more,
    };
  }

  async order(purchase: Purchase, key: string = crypto.randomUUID()): Promise<Answer<Order>> {
    return this.call('POST /api/orders', await this.draft(purchase), { 'idempotency-key': key });
  }
}
