import { describe, expect, it } from '@jest/globals';
import { createHealthBook } from '../health/health-book.ts';
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
    const vitals = createVitals(createHealthBook());
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
    const vitals = createVitals(createHealthBook());
    expect((await vitals.serve(ask(body))).status).toBe(400);
    expect(vitals.all()).toEqual([]);
  });

  it('are kept by release, as the 75th percentile', async () => {
    const book = createHealthBook();
    book.record('anna', { remote: 'mf-catalog', version: '1', outcome: 'shown' });
    const vitals = createVitals(book);
    for (const value of [4, 1, 3, 2])
      await vitals.serve(
        ask(JSON.stringify([{ name: 'LCP', rating: 'good', value, remote: 'mf-catalog', version: '1' }])),
      );
    await vitals.serve(
      ask(JSON.stringify([{ name: 'LCP', rating: 'good', value: 9, remote: 'mf-made-up', version: '1' }])),
    );
    expect(book.all()).toMatchObject([{ remote: 'mf-catalog', version: '1', vitals: { LCP: 3 } }]);
  });
});
