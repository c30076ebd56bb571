import { describe, expect, it } from '@jest/globals';
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
    const vitals = createVitals();
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
    'x'.repeat(2000),
  ])('refuses %j', async (body) => {
    const vitals = createVitals();
    expect((await vitals.serve(ask(body))).status).toBe(400);
    expect(vitals.all()).toEqual([]);
  });
});
