import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { localizePath } from '@aimante/contract';
import { accounts } from '../../fixtures/accounts.ts';
import { signIn } from '../../fixtures/sign-in.ts';
import { PUBLIC_PAGES } from '../../pages/public-pages.ts';
import { Buyer, type Shop } from '../cluster/buyers.ts';
import { sendPhoto } from '../hostile-clients/upload.ts';

const PHOTO = join(import.meta.dirname, '../../photos/06-trop-petite-300x200.jpg');
const DESK_LISTS = [
  '/api/admin/orders',
  '/api/admin/orders?sort=-total',
  '/api/admin/orders?search=cluster-1',
  '/api/users?sort=-spent',
  '/api/dashboard/stats?days=30',
];
/** Every third order has a photo. */
const PHOTO_EVERY = 3;
const HANGS_MS = 20_000;

/** People of a shop: some look, some buy, some only upload a photo, and one works in the back office. */
export class Crowd {
  asked = 0;
  readonly faults: string[] = [];
  readonly #shop: Shop;
  #desk: Record<string, string> = {};

  constructor(shop: Shop) {
    this.#shop = shop;
  }

  /** Resolves when all have finished what they had begun at the end of this time. */
  async visitFor(ms: number): Promise<void> {
    const end = performance.now() + ms;
    const go = async (restMs: number, act: (number: number) => Promise<string | undefined>) => {
      while (performance.now() < end) {
        const number = this.asked++;
        const fault = await act(number).catch(String);
        if (fault) this.faults.push(fault);
        await pause(restMs);
      }
    };
    await Promise.all([
      ...Array.from({ length: 4 }, () => go(50, (number) => this.#look(number))),
      ...Array.from({ length: 2 }, () => go(200, (number) => this.#buy(number))),
      go(500, () => this.#upload()),
      go(200, (number) => this.#readList(number)),
    ]);
  }

  /** No two pages have the same address, so that caches fill. */
  #look(number: number): Promise<string | undefined> {
    const path = PUBLIC_PAGES[number % PUBLIC_PAGES.length] ?? '/';
    const address =
      number % 3 === 0
        ? `${this.#shop.apiUrl}/api/products?search=${number}`
        : `${this.#shop.origin}${localizePath(path, number % 2 === 0 ? 'fr' : 'en')}?visit=${number}`;
    return this.#read(address, {
      'x-forwarded-for': `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`,
    });
  }

  #buy(number: number): Promise<string | undefined> {
    return new Buyer(this.#shop, number, () => undefined).buy(number % PHOTO_EVERY === 0);
  }

  async #upload(): Promise<string | undefined> {
    const { status, code } = await sendPhoto(this.#shop.apiUrl, this.#shop.origin, await readFile(PHOTO));
    const waits = status === 429 || (status === 503 && code === 'UNAVAILABLE');
    return status === 204 || waits ? undefined : `a photo: ${status} ${code}`;
  }

  async #readList(number: number): Promise<string | undefined> {
    const list = this.#shop.apiUrl + (DESK_LISTS[number % DESK_LISTS.length] ?? '');
    const fault = await this.#read(list, this.#desk);
    if (!fault?.endsWith('401')) return fault;
    // The first call, or the end of the session.
    this.#desk = { ...(await signIn(this.#shop.apiUrl, this.#shop.origin, accounts.admin)) };
    return this.#read(list, this.#desk);
  }

  async #read(address: string, headers: Record<string, string>): Promise<string | undefined> {
    const answer = await fetch(address, { headers, signal: AbortSignal.timeout(HANGS_MS) });
    await answer.arrayBuffer();
    const waits = (answer.status === 503 || answer.status === 429) && answer.headers.has('retry-after');
    return answer.ok || waits ? undefined : `${address}: ${answer.status}`;
  }
}
