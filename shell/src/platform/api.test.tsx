import { createWritable, type Session } from '@aimante/contract';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { createApi } from './api.ts';

interface Sent {
  readonly url: string;
  readonly headers: Headers;
}

const realFetch = globalThis.fetch;
let sent: Sent[] = [];
let statuses: number[] = [];

beforeEach(() => {
  sent = [];
  statuses = [];
  globalThis.fetch = async (url, init) => {
    sent.push({ url: url instanceof Request ? url.url : url.toString(), headers: new Headers(init?.headers) });
    return new Response('{}', { status: statuses.shift() ?? 200 });
  };
});

afterEach(() => {
  globalThis.fetch = realFetch;
});

const NOW = Date.UTC(2026, 10, 22, 9);

function createTestApi(session: Session | null, renewed: Session | null = null) {
  let renewals = 0;
  const renew = async () => {
    renewals += 1;
    return renewed;
  };
  const locale = createWritable<'fr' | 'en'>('en');
  const api = createApi({ baseUrl: 'http://api.test', locale, session: () => session, renew, now: () => NOW });
  return { api, renewals: () => renewals };
}

/** A customer's session that expired this many minutes ago. */
const overFor = (minutes: number): Session => ({
  token: `head.${btoa(JSON.stringify({ exp: NOW / 1000 - minutes * 60 }))}.signature`,
  role: 'customer',
});

describe('the API of the platform', () => {
  it('sends the visitor’s token and language', async () => {
    const { api } = createTestApi({ token: 'abc', role: 'customer' });
    await api.fetch('/api/orders');
    expect(sent[0]?.url).toBe('http://api.test/api/orders');
    expect(sent[0]?.headers.get('authorization')).toBe('Bearer abc');
    expect(sent[0]?.headers.get('accept-language')).toBe('en');
  });

  it('keeps the token from every other server', async () => {
    const { api } = createTestApi({ token: 'abc', role: 'customer' });
    for (const foreign of [
      'https://elsewhere.test/api/orders',
      '//elsewhere.test',
      'http://api.test:81/',
      'http://api.test@b.test',
    ])
      await api.fetch(foreign);
    expect(sent.map(({ headers }) => headers.get('authorization'))).toEqual([null, null, null, null]);
    await api.fetch('http://api.test/api/orders');
    expect(sent.at(-1)?.headers.get('authorization')).toBe('Bearer abc');
  });

  it('aborts a read without an answer, and keeps waiting for a write', async () => {
    jest.useFakeTimers();
    globalThis.fetch = (_, init) =>
      new Promise((_, reject) => init?.signal?.addEventListener('abort', () => reject(new Error('given up'))));
    const { api } = createTestApi(null);
    let posted = 'waits';
    void api.fetch('/api/orders', { method: 'POST' }).catch(() => (posted = 'given up'));
    const read = expect(api.fetch('/api/products')).rejects.toThrow('given up');
    await jest.advanceTimersByTimeAsync(60_000);
    await read;
    expect(posted).toBe('waits');
    jest.useRealTimers();
  });

  it('renews a token that has run out, and asks again with the new one', async () => {
    statuses = [401, 200];
    const { api } = createTestApi({ token: 'old', role: 'customer' }, { token: 'new', role: 'customer' });
    const response = await api.fetch('/api/orders');
    expect(response.status).toBe(200);
    expect(sent.map(({ headers }) => headers.get('authorization'))).toEqual(['Bearer old', 'Bearer new']);
  });

  it('gives the refusal back when there is nothing to renew', async () => {
    statuses = [401];
    const { api, renewals } = createTestApi({ token: 'old', role: 'customer' });
    expect((await api.fetch('/api/orders')).status).toBe(401);
    expect(renewals()).toBe(1);
    statuses = [401];
    const visitor = createTestApi(null);
    expect((await visitor.api.fetch('/api/auth/login')).status).toBe(401);
    expect(visitor.renewals()).toBe(0);
  });

  it('asks a second time at the most', async () => {
    statuses = [401, 401, 401];
    const { api } = createTestApi({ token: 'old', role: 'customer' }, { token: 'new', role: 'customer' });
    expect((await api.fetch('/api/orders')).status).toBe(401);
    expect(sent).toHaveLength(2);
  });

  it('renews an expired token before the call', async () => {
    const { api } = createTestApi(overFor(1), { token: 'new', role: 'customer' });
    expect((await api.fetch('/api/orders')).status).toBe(200);
    expect(sent.map(({ headers }) => headers.get('authorization'))).toEqual(['Bearer new']);
  });

  it.each([
    ['lives', -1],
    ['is over for so long that its session may be as well', 60],
  ])('sends a token that %s as it is', async (_, minutes) => {
    const { api, renewals } = createTestApi(overFor(minutes));
    await api.fetch('/api/products');
    expect(renewals()).toBe(0);
  });

  it('asks no second time where the first was in vain', async () => {
    statuses = [401];
    const { api, renewals } = createTestApi(overFor(1));
    expect((await api.fetch('/api/orders')).status).toBe(401);
    expect(renewals()).toBe(1);
  });

  it('lets the server decide when the local clock is wrong', async () => {
    const { api, renewals } = createTestApi(overFor(1), overFor(1));
    for (let call = 0; call < 3; call += 1) await api.fetch('/api/orders');
    expect(renewals()).toBe(1);
  });
});
