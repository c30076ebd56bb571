import { ApiError, type Client } from '@aimante/api-contract';
import type { PhotoPairing } from '@aimante/api-contract/photo-pairings';
import type { Photo } from '@aimante/api-contract/photos';
import { afterEach, describe, expect, it } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { createPhoneLink, type PhoneLink } from './phone-link.ts';

const photo = (id: string): Photo => ({
  id,
  fileName: `${id}.jpg`,
  width: 10,
  height: 10,
  sha256: '',
  previewUrl: '',
  createdAt: '',
});

const refusal = (status: number, code: string) =>
  new ApiError(status, { code, message: code, messages: { fr: code, en: code }, requestId: '' });

interface Server {
  found: Partial<PhotoPairing> | ApiError;
  /** Photos that cannot be downloaded for now. */
  readonly lost: Set<string>;
  readonly calls: string[];
  /** How often the page asked for photos. */
  asked: number;
}

function open(server: Server, clock = { now: Date.now() }) {
  const taken: string[] = [];
  let pairings = 0;
  const expiresAt = new Date(clock.now + 60_000).toISOString();
  const api = (async ({ method, path }: { method: string; path: string }) => {
    if (method !== 'GET') server.calls.push(`${method} ${path}`);
    if (method === 'POST') {
      pairings += 1;
      return { id: `pairing-${pairings}`, code: 'K7QF2M', link: 'http://shop.test/t#token=K7QF2M', expiresAt };
    }
    if (method === 'DELETE') return undefined;
    server.asked += 1;
    if (server.found instanceof ApiError) throw server.found;
    return { isOpen: true, expiresAt, phones: 1, chosen: 0, photos: [], ...server.found };
  }) as Client;
  const link = createPhoneLink({
    api,
    async download(_, { id }) {
      if (server.lost.has(id)) throw new Error('connection lost');
      return new Blob([id], { type: 'image/jpeg' });
    },
    take: async (file, id) => void taken.push(`${file.name} ${file.type} ${id}`),
    pollMs: 1,
    now: () => clock.now,
  });
  links.push(link);
  return { link, taken, clock };
}

const links: PhoneLink[] = [];
const aServer = (found: Server['found'] = {}): Server => ({ found, lost: new Set(), calls: [], asked: 0 });

afterEach(() => {
  for (const link of links.splice(0)) link.stop();
  sessionStorage.clear();
});

describe('the photos of a phone', () => {
  it('are taken once, in the order of their arrival', async () => {
    const server = aServer({ photos: [photo('b')], chosen: 2 });
    const { link, taken } = open(server);
    await link.renew();
    await waitFor(() => expect(taken).toEqual(['b.jpg image/jpeg b']));
    server.found = { photos: [photo('b'), photo('a')], chosen: 2 };
    await waitFor(() => expect(taken).toEqual(['b.jpg image/jpeg b', 'a.jpg image/jpeg a']));
    expect(link.state.get()).toMatchObject({ isOpen: true, phones: 1, awaited: 0, photos: [{ id: 'b' }, { id: 'a' }] });
  });

  it('are asked for again when one did not come through', async () => {
    const server = aServer({ photos: [photo('a'), photo('b')] });
    server.lost.add('a');
    const { link, taken } = open(server);
    await link.renew();
    await waitFor(() => expect(link.state.get().phones).toBe(1));
    expect(taken).toEqual([]);
    server.lost.clear();
    await waitFor(() => expect(taken.map((one) => one.at(-1))).toEqual(['a', 'b']));
  });

  it.each([
    ['a server that was away', 503],
    ['a lost connection', 0],
  ])('still arrive after the code has expired, and after %s', async (_, status) => {
    const server = aServer(refusal(status, 'UNAVAILABLE'));
    const { link, taken } = open(server);
    await link.renew();
    await waitFor(() => expect(server.asked).toBeGreaterThan(2));
    expect([link.state.get().isOpen, sessionStorage.length]).toEqual([true, 1]);
    server.found = { isOpen: false, chosen: 1 };
    await waitFor(() => expect(link.state.get().isOpen).toBe(false));
    server.found = { isOpen: false, chosen: 1, photos: [photo('a')] };
    await waitFor(() => expect(taken).toHaveLength(1));
    await waitFor(() => expect(sessionStorage.length).toBe(0));
  });

  it('go on to arrive after a reload, without those that arrived before', async () => {
    const server = aServer({ photos: [photo('a')] });
    const before = open(server);
    await before.link.renew();
    await waitFor(() => expect(before.taken).toHaveLength(1));
    before.link.stop();
    server.found = { photos: [photo('a'), photo('b')] };
    const after = open(server);
    after.link.resume();
    await waitFor(() => expect(after.taken).toEqual(['b.jpg image/jpeg b']));
    expect(after.link.state.get().pairing?.code).toBe('K7QF2M');
  });

  it('are awaited until they arrive, except those from before a reload', async () => {
    const server = aServer({ photos: [photo('a')], chosen: 2 });
    const before = open(server);
    await before.link.renew();
    await waitFor(() => expect(before.link.state.get()).toMatchObject({ awaited: 1, photos: [{ id: 'a' }] }));
    before.link.stop();
    const after = open(server);
    after.link.resume();
    await waitFor(() => expect(after.link.state.get()).toMatchObject({ awaited: 1, photos: [] }));
  });

  it('are of no other visitor: a pairing that is refused is forgotten', async () => {
    const server = aServer();
    const { link } = open(server);
    await link.renew();
    server.found = refusal(404, 'PAIRING_NOT_FOUND');
    await waitFor(() => expect(link.state.get().isOpen).toBe(false));
    expect(sessionStorage.length).toBe(0);
  });
});

describe('a new code', () => {
  it('ends the one before', async () => {
    const server = aServer();
    const { link } = open(server);
    await link.renew();
    await link.renew();
    expect(server.calls).toEqual([
      'POST /api/photo-pairings',
      'POST /api/photo-pairings',
      'DELETE /api/photo-pairings/:id',
    ]);
    expect(link.state.get().pairing?.id).toBe('pairing-2');
  });

  it('counts its own photos and those that arrived with the code before', async () => {
    const server = aServer({ photos: [photo('a'), photo('b')], chosen: 2 });
    const { link } = open(server);
    await link.renew();
    await waitFor(() => expect(link.state.get().photos).toHaveLength(2));
    server.found = { photos: [], chosen: 3 };
    await link.renew();
    await waitFor(() => expect(link.state.get()).toMatchObject({ awaited: 3, photos: [{ id: 'a' }, { id: 'b' }] }));
  });
});
