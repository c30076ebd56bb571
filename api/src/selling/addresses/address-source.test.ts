import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestApi, type TestApi } from '../../../testing/platform/start-test-api.ts';
import { addressBase, type Send } from './address-source.ts';
import { demoAddressBase } from './demo-address-base.ts';

const question = { text: '8 rue des lices', postalCode: '49100', limit: 5 };
const base = (send: Send, now = () => new Date(0)) => addressBase({ url: 'http://base.test', send, now });

describe('the address base', () => {
  it('is asked as the Base Adresse Nationale, and proposes whole addresses', async () => {
    const asked: string[] = [];
    const source = base((request) => {
      asked.push(request.url);
      return demoAddressBase(request);
    });
    expect(await source.find(question)).toEqual([{ line1: '8 Rue des Lices', postalCode: '49100', city: 'Angers' }]);
    expect(asked).toEqual(['http://base.test/search/?q=8+rue+des+lices&postcode=49100&limit=5']);
  });

  it.each([
    ['does not answer', () => Promise.reject(new Error('timeout'))],
    ['has an error', async () => new Response('', { status: 503 })],
    ['answers with something else', async () => Response.json({ features: 'none' })],
    ['answers with no JSON', async () => new Response('<html>')],
  ])('costs nothing when it %s, and is then left alone for half a minute', async (_, send) => {
    let calls = 0;
    let at = 1_000_000;
    const source = base(
      () => {
        calls += 1;
        return send();
      },
      () => new Date(at),
    );
    expect(await source.find(question)).toEqual([]);
    expect(await source.find(question)).toEqual([]);
    expect(calls).toBe(1);
    at += 31_000;
    await source.find(question);
    expect(calls).toBe(2);
  });

  it('passes over towns and over what it cannot read', async () => {
    const properties = { type: 'street', name: 'Rue du Moulin', postcode: '49100', city: 'Angers' };
    const features = [
      { properties },
      { properties: { ...properties, type: 'municipality' } },
      { properties: { ...properties, postcode: 'x' } },
      null,
    ];
    const source = base(async () => Response.json({ features }));
    expect(await source.find(question)).toHaveLength(1);
  });
});

describe('GET /api/shipping/addresses', () => {
  let api: TestApi;
  let isSilent = false;
  const server = createServer((request, response) => {
    if (!isSilent) void answer(request, response);
  });
  async function answer({ url = '' }: IncomingMessage, response: ServerResponse): Promise<void> {
    const found = await demoAddressBase(new Request(`http://base.test${url}`));
    response.setHeader('content-type', 'application/json').end(await found.text());
  }
  beforeAll(async () => {
    await once(server.listen(0), 'listening');
    const { port } = server.address() as AddressInfo;
    api = await startTestApi({ environment: { ADDRESS_API_URL: `http://localhost:${port}/` } });
  }, 60_000);
  afterAll(async () => {
    await api.close();
    server.closeAllConnections();
    server.close();
  });
  const find = async (query: string) =>
    (await api.send(`/api/shipping/addresses?${query}`)) as { status: number; body: object };

  it('proposes streets of the postal code, and at most five', async () => {
    const { body } = await find('q=8%20rue%20des&postalCode=49100');
    expect(body).toContainEqual({ line1: '8 Rue des Lices', postalCode: '49100', city: 'Angers' });
    expect((await find('q=12%20rue')).body).toHaveLength(5);
  });

  it.each(['q=ru', 'q=', `q=${'a'.repeat(201)}`, 'q=rue%20des&postalCode=49'])('refuses %s', async (query) => {
    expect((await find(query)).status).toBe(400);
  });

  it('answers with nothing after a second when the base is silent, and at once from then on', async () => {
    isSilent = true;
    const began = performance.now();
    expect(await find('q=8%20rue%20des')).toMatchObject({ status: 200, body: [] });
    const waited = performance.now() - began;
    expect(waited).toBeGreaterThan(800);
    expect(await find('q=8%20rue%20des')).toMatchObject({ status: 200, body: [] });
    expect(performance.now() - began).toBeLessThan(waited + 800);
  });
});
