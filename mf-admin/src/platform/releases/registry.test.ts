import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { isFailing, liveVersions, parseRegistry, readRegistry, shareChoices } from './registry.ts';

describe('parseRegistry', () => {
  it('reads versions, shares and health in the words of the edge', () => {
    const registry = {
      microFrontends: {
        'mf-admin': [
          {
            metadata: { version: '1.0.0-abc' },
            deployment: { traffic: 90, default: true },
            fallbackUrl: '/remotes/mf-admin/0.9.0-aaa/remoteEntry.js',
            extras: {
              team: 'Atelier',
              contract: '1.0',
              since: '2026-11-20T08:00:00Z',
              health: { visitors: 7, failed: 1 },
            },
          },
          {
            metadata: { version: '1.1.0-def' },
            deployment: { traffic: 10 },
            extras: { ramp: { minutes: 10, visitors: 50 } },
          },
        ],
      },
    };
    const [remote] = parseRegistry(registry);
    expect(remote?.id).toBe('mf-admin');
    expect(remote?.versions[0]).toMatchObject({
      version: '1.0.0-abc',
      share: 90,
      isStable: true,
      former: '0.9.0-aaa',
      visitors: 7,
      failed: 1,
    });
    expect(remote?.versions[1]).toMatchObject({ share: 10, isStable: false, visitors: 0, isGrowing: true });
    expect(remote?.versions[1]).not.toHaveProperty('former');
  });

  it.each([null, 'text', {}, { microFrontends: 3 }])('finds nothing in %j', (registry) => {
    expect(parseRegistry(registry)).toEqual([]);
  });

  it.each([
    [[{}]],
    [[null, 3, 'text', []]],
    [[{ metadata: { version: '' } }]],
    [[{ metadata: { version: 12 } }]],
    [{ 0: { metadata: { version: '1.0.0' } } }],
  ])('finds no version in the entries %j', (entries) => {
    expect(parseRegistry({ microFrontends: { 'mf-admin': entries } })).toEqual([
      { id: 'mf-admin', versions: [], measured: [] },
    ]);
  });

  const one = (entry: object) => {
    const [remote] = parseRegistry({ microFrontends: { a: [{ metadata: { version: '1.0.0' }, ...entry }] } });
    return remote?.versions[0];
  };

  it.each([
    [{ deployment: { traffic: 'all', default: 'yes' } }],
    [{ deployment: { traffic: null } }],
    [{ deployment: 100, extras: { health: { visitors: '7', failed: {} } } }],
    [{ extras: { health: null, team: 3, since: 12, contract: {} } }],
  ])('counts nothing that is unreadable in %j', (entry) => {
    expect(one(entry)).toEqual({
      ...{ version: '1.0.0', share: 0, isStable: false, visitors: 0, failed: 0 },
      ...{ since: '', team: '', contract: '' },
    });
  });

  it.each([
    ['/remotes/mf-admin/0.9.0-aaa/remoteEntry.js', '0.9.0-aaa'],
    ['https://elsewhere.test/remotes/mf-admin/0.9.0/remoteEntry.js', undefined],
    ['/remotes/mf-admin/remoteEntry.js', undefined],
    ['', undefined],
    [12, undefined],
  ])('reads of the address %j the former version %j', (fallbackUrl, former) => {
    expect(one({ fallbackUrl })?.former).toBe(former);
  });
});

const live = (version: string, part: object = {}) => ({
  ...{ version, share: 100, isStable: true, since: '', team: '', contract: '', visitors: 0, failed: 0 },
  ...part,
});

describe('a version', () => {
  it.each([
    [0, 0],
    [1000, 0],
    [1000, 10],
    [100, 1],
  ])('of %i visitors is well with %i failures', (visitors, failed) => {
    expect(isFailing(live('1', { visitors, failed }))).toBe(false);
  });

  it.each([
    [1000, 11],
    [99, 1],
    [1, 1],
    [0, 1],
  ])('of %i visitors fails with %i failures', (visitors, failed) => {
    expect(isFailing(live('1', { visitors, failed }))).toBe(true);
  });
});

describe('the live versions', () => {
  it('are the stable ones, beside a canary too', () => {
    const remotes = [
      { id: 'a', measured: [], versions: [live('2', { isStable: false, share: 10 }), live('1')] },
      { id: 'b', measured: [], versions: [live('7')] },
      { id: 'c', measured: [], versions: [] },
    ];
    expect([...liveVersions(remotes)]).toEqual([
      ['a', '1'],
      ['b', '7'],
    ]);
  });
});

describe('the shares of a canary', () => {
  it.each([
    [10, [1, 5, 10, 25, 50]],
    [0, [0, 1, 5, 10, 25, 50]],
    [7, [1, 5, 7, 10, 25, 50]],
    [100, [1, 5, 10, 25, 50, 100]],
  ])('at %i %% are %j: the present one can be chosen, too', (share, choices) => {
    expect(shareChoices(share)).toEqual(choices);
  });
});

describe('the registry', () => {
  afterEach(() => void jest.restoreAllMocks());
  const answer = (response: Response) => jest.spyOn(globalThis, 'fetch').mockResolvedValue(response);

  it.each([
    [Response.json({}, { status: 503 }), 'registry 503'],
    [new Response('<html>'), /JSON/],
  ])('is not empty when it cannot be read: it fails', async (response, message) => {
    answer(response);
    await expect(readRegistry(new AbortController().signal)).rejects.toThrow(message);
  });

  it('is asked for again each time, and no longer than wanted', async () => {
    const asked = answer(Response.json({ microFrontends: {} }));
    const { signal } = new AbortController();
    expect(await readRegistry(signal)).toEqual([]);
    expect(asked).toHaveBeenCalledWith('/registry.json', { signal, cache: 'no-store' });
  });
});
