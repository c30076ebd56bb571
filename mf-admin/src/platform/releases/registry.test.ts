import { describe, expect, it } from '@jest/globals';
import { parseRegistry } from './registry.ts';

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
          { metadata: { version: '1.1.0-def' }, deployment: { traffic: 10 } },
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
    expect(remote?.versions[1]).toMatchObject({ share: 10, isStable: false, visitors: 0 });
    expect(remote?.versions[1]).not.toHaveProperty('former');
  });

  it.each([null, 'text', {}, { microFrontends: 3 }])('finds nothing in %j', (registry) => {
    expect(parseRegistry(registry)).toEqual([]);
  });
});
