import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { followChain, openReleaseStore, ReleaseError } from '@aimante/releases';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { askKeeper, createOperator, OPERATIONS_PATH } from '../operations/operate.ts';
import { createLiveStore, publishFake } from '../testing/served-edge.ts';
import { createKeeper, type Keeper } from './keeper.ts';

const TOKEN = 'a-token-that-only-the-edge-knows';
let fake: Awaited<ReturnType<typeof createLiveStore>>;
let keeper: Keeper;
let keeperUrl: string;
const problems: string[] = [];

beforeEach(async () => {
  fake = await createLiveStore();
  problems.length = 0;
  keeper = createKeeper({
    store: fake.store,
    operate: createOperator(fake.store),
    token: TOKEN,
    onProblem: (problem) => problems.push(problem),
    intervalMs: 60_000,
  });
  keeper.server.listen(0, '127.0.0.1');
  await once(keeper.server, 'listening');
  keeperUrl = `http://127.0.0.1:${(keeper.server.address() as AddressInfo).port}`;
});
afterEach(async () => {
  keeper.release();
  keeper.server.close();
  await fake.remove();
});

describe('the keeper', () => {
  it('moves releases for the edge, and answers for the newest state', async () => {
    await publishFake(fake, { name: 'mf-catalog', version: '2' });
    const operate = askKeeper({ keeperUrl, token: TOKEN });
    const state = await operate({ kind: 'canary', remote: 'mf-catalog', version: '2', share: 10 });
    expect(state).toMatchObject({ number: 2, canaries: [{ version: '2', share: 10 }] });
    // A machine that has only the public part of the trust follows it.
    const reader = await openReleaseStore({ dataDir: fake.folder, readsOnly: true });
    await expect(followChain(reader)).resolves.toMatchObject({ timestamp: { number: 2 }, problems: [] });
    expect(problems).toEqual([]);
  });

  it('passes a refusal on as it is', async () => {
    const operate = askKeeper({ keeperUrl, token: TOKEN });
    const refused = operate({ kind: 'promote', remote: 'mf-catalog' });
    await expect(refused).rejects.toBeInstanceOf(ReleaseError);
    await expect(refused).rejects.toMatchObject({ code: 'CANARY_UNKNOWN' });
  });

  it('accepts its operators, reads only operations, and has one address', async () => {
    const body = JSON.stringify({ kind: 'retire', remote: 'mf-catalog' });
    const ask = (path: string, init: RequestInit) => fetch(`${keeperUrl}${path}`, init).then(({ status }) => status);
    const authorization = `Bearer ${TOKEN}`;
    expect(await ask(OPERATIONS_PATH, { method: 'POST', body })).toBe(401);
    expect(await ask(OPERATIONS_PATH, { method: 'POST', body, headers: { authorization: 'Bearer x' } })).toBe(401);
    expect(await ask(OPERATIONS_PATH, { method: 'POST', body: '{}', headers: { authorization } })).toBe(400);
    expect(await ask(OPERATIONS_PATH, { headers: { authorization } })).toBe(404);
    expect(await ask('/', { method: 'POST', body, headers: { authorization } })).toBe(404);
    expect((await followChain(fake.store)).head?.value.number).toBe(1);
  });

  it('renews a timestamp before it expires, and not before it is old', async () => {
    await keeper.look();
    const timestamps = () => fake.store.blobs.list('timestamps/');
    expect(await timestamps()).toHaveLength(1);
    await keeper.look();
    expect(await timestamps()).toHaveLength(1);
    const later = { ...fake.store, now: () => new Date(Date.now() + 9 * 3_600_000) };
    const next = createKeeper({ store: later, operate: createOperator(later), token: TOKEN, onProblem() {} });
    await next.look();
    next.release();
    expect(await timestamps()).toHaveLength(2);
  });

  it('is missed with a clear sentence', async () => {
    const operate = askKeeper({ keeperUrl: 'http://127.0.0.1:1', token: TOKEN });
    await expect(operate({ kind: 'promote', remote: 'mf-catalog' })).rejects.toMatchObject({
      code: 'KEEPER_ABSENT',
      message: 'The keeper of the release keys does not answer: nothing was changed.',
    });
  });
});
