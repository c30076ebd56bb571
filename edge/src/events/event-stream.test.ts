import { describe, expect, it } from '@jest/globals';
import { liveEdge } from '../testing/live-edge.ts';

const served = liveEdge('file', { trustedProxies: ['loopback'] });
const PER_ADDRESS = 200;

describe('the stream of events', () => {
  it('keeps room for others, however many listen from one address', async () => {
    const leave = new AbortController();
    const listen = (address: string) =>
      fetch(`http://localhost:${served.port}/_edge/events`, {
        headers: { 'x-forwarded-for': address },
        signal: leave.signal,
      });
    const crowd = await Promise.all(Array.from({ length: PER_ADDRESS }, () => listen('203.0.113.7')));
    expect(new Set(crowd.map(({ status }) => status))).toEqual(new Set([200]));
    await expect(listen('203.0.113.7')).resolves.toMatchObject({ status: 503 });
    await expect(listen('203.0.113.8')).resolves.toMatchObject({ status: 200 });
    leave.abort();
  });
});
