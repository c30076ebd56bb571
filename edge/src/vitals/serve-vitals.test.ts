import { describe, expect, it } from '@jest/globals';
import type { MeasuredVital } from '../health/canary-watch.ts';
import type { EdgeRequest } from '../http/answer.ts';
import { createVitals } from './serve-vitals.ts';

const ask = (body: string): EdgeRequest => ({
  method: 'POST',
  path: '/_edge/vitals',
  search: '',
  headers: {},
  address: '127.0.0.1',
  body: async (limit) => (body.length > limit ? undefined : Buffer.from(body)),
  hint: () => undefined,
});

describe('vitals', () => {
  it('are counted by name and rating', async () => {
    const vitals = createVitals({ measure: () => undefined }, 'secret');
    const body = JSON.stringify([
      { name: 'LCP', rating: 'good' },
      { name: 'CLS', rating: 'poor' },
    ]);
    expect((await vitals.serve(ask(body))).status).toBe(204);
    await vitals.serve(ask(JSON.stringify([{ name: 'LCP', rating: 'good' }])));
    expect(vitals.all()).toEqual([
      { name: 'LCP', rating: 'good', count: 2 },
      { name: 'CLS', rating: 'poor', count: 1 },
    ]);
  });

  it.each([
    '',
    '{',
    '[]',
    '[{"name":"LCP","rating":"great"}]',
    '[{"name":"LCP","rating":"good","who":"me"}]',
    'x'.repeat(5000),
  ])('refuses %j', async (body) => {
    const vitals = createVitals({ measure: () => undefined }, 'secret');
    expect((await vitals.serve(ask(body))).status).toBe(400);
    expect(vitals.all()).toEqual([]);
  });

  it('reach the health of the release of the page', async () => {
    const measured: MeasuredVital[] = [];
    const vitals = createVitals({ measure: (_reporter, vital) => measured.push(vital) }, 'secret');
    const page = { remote: 'mf-catalog', version: '1' };
    await vitals.serve(ask(JSON.stringify([{ name: 'LCP', rating: 'good', value: 9, ...page }])));
    await vitals.serve(ask(JSON.stringify([{ name: 'TTFB', rating: 'good', value: 9, ...page }])));
    expect(measured).toEqual([{ release: { name: 'mf-catalog', version: '1' }, name: 'LCP', value: 9 }]);
  });
});
