import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, describe, expect, it } from '@jest/globals';
import { followShop, type ShopState } from './follow-shop.ts';

const both = (text: string) => ({ fr: text, en: text });
const EVENT = 'event: settings\ndata: {}\n\n';
const closers: (() => void)[] = [];

afterEach(() => {
  for (const close of closers.splice(0)) close();
});

async function serveApi() {
  const streams = new Set<ServerResponse>();
  let enabled = false;
  let version = 0;
  let looks = 0;
  const server = createServer((request, response) => {
    if (request.url === '/api/changes') {
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      response.write('retry: 3000\n\n');
      streams.add(response);
      return;
    }
    if (request.url === '/api/changes/version') {
      looks += 1;
      response.end(JSON.stringify({ process: 'one', version }));
      return;
    }
    const maintenance = { enabled, message: both('travaux'), estimatedTime: both('18 h'), contact: 'a@b.test' };
    response.end(JSON.stringify({ maintenance, shop: { ...shopIdentity, siret: 'not for every page' } }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closers.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    write: (text: string) => streams.forEach((stream) => void stream.write(text)),
    close: (value: boolean) => {
      enabled = value;
    },
    looks: () => looks,
    count: () => {
      version += 1;
    },
    disconnect: () => streams.forEach((stream) => void stream.destroy()),
  };
}

function nextChange(shop: ShopState): Promise<void> {
  return new Promise((resolve) => {
    const leave = shop.subscribe(() => {
      leave();
      resolve();
    });
  });
}

function follow(url: string, now = performance.now.bind(performance)): ShopState {
  const shop = followShop({ apiUrl: url, pauseMs: 50, now });
  closers.push(shop.stop);
  return shop;
}

const shopIdentity = {
  name: 'Atelier',
  address: '3 quai du Port, 44000 Nantes',
  phone: '',
  email: 'a@b.test',
  socials: { instagram: '', facebook: '', pinterest: '' },
};

describe('followShop', () => {
  it('asks again before the known state is too old, so that no request waits for it', async () => {
    const api = await serveApi();
    let now = 0;
    const shop = follow(api.url, () => now);
    await nextChange(shop);
    now = 1000;
    // The first one may join a look that began earlier.
    await shop.confirm();
    await shop.confirm();
    const before = api.looks();
    now = 1200;
    await shop.confirm();
    expect(api.looks()).toBe(before);
    now = 1300;
    await shop.confirm();
    const deadline = performance.now() + 5000;
    while (api.looks() === before && performance.now() < deadline) await wait(10);
    expect(api.looks()).toBe(before + 1);
  });

  it('returns the public identity of the shop', async () => {
    const api = await serveApi();
    const shop = follow(api.url);
    expect(shop.identity()).toBeUndefined();
    await nextChange(shop);
    expect(shop.identity()).toEqual(shopIdentity);
  });

  it('gets maintenance on and off', async () => {
    const api = await serveApi();
    const shop = follow(api.url);
    await nextChange(shop);
    expect(shop.maintenance()).toBeUndefined();
    api.close(true);
    const closed = nextChange(shop);
    api.count();
    api.write(EVENT);
    await closed;
    expect(shop.maintenance()).toEqual({ message: both('travaux'), estimatedTime: both('18 h'), contact: 'a@b.test' });
    api.close(false);
    const opened = nextChange(shop);
    api.count();
    api.write(EVENT);
    await opened;
    expect(shop.maintenance()).toBeUndefined();
  });

  it('parses a message that arrives in two pieces', async () => {
    const api = await serveApi();
    const shop = follow(api.url);
    await nextChange(shop);
    let changes = 0;
    shop.subscribe(() => {
      changes += 1;
    });
    for (let cut = 1; cut < EVENT.length; cut += 6) {
      const change = nextChange(shop);
      api.count();
      api.write(EVENT.slice(0, cut));
      await wait(20);
      api.write(EVENT.slice(cut));
      await change;
    }
    expect(changes).toBe(Math.ceil((EVENT.length - 1) / 6));
  });

  it('catches up on missed changes when the API is back', async () => {
    const api = await serveApi();
    const shop = follow(api.url);
    await nextChange(shop);
    const again = nextChange(shop);
    api.count();
    api.disconnect();
    await again;
  });
});

describe('an answer of the API that breaks its schema', () => {
  it('is a problem that names the fields, logged once', async () => {
    const server = createServer((request, response) => {
      if (request.url === '/api/changes') response.destroy();
      else response.end(JSON.stringify({ process: 'one', version: 'private words' }));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    closers.push(() => server.close());
    const problems: string[] = [];
    const apiUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const shop = followShop({ apiUrl, onProblem: (problem) => problems.push(problem) });
    closers.push(shop.stop);
    await shop.confirm();
    await wait(600);
    await shop.confirm();
    expect(shop.isAway()).toBe(true);
    expect(problems).toEqual(['The API answers with fields that break its schema: version (number)']);
  });
});
