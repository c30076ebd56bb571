import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import { createLiveStore, type ServedEdge, serveEdge } from '../testing/served-edge.ts';
import type { CountedViolation } from './violation-book.ts';

const TOKEN = 'a-token-that-only-operators-know';
const fake = await createLiveStore();
const folder = await mkdtemp(join(tmpdir(), 'aimante-violations-'));
afterAll(async () => {
  await fake.remove();
  await rm(folder, { recursive: true });
});

const start = () => serveEdge(fake, { operatorToken: TOKEN }, { countsFolder: folder });
const report = (more: object = {}) =>
  JSON.stringify({
    'csp-report': {
      'document-uri': 'https://shop.test/orders/01a1f866-0d00-7a69-9d44-0d43683a9f3e?token=secret',
      'violated-directive': 'script-src-elem',
      'effective-directive': 'script-src-elem',
      'blocked-uri': 'https://evil.example/steal.js?who=zoe@exemple.test',
      'source-file': 'https://shop.test/remotes/mf-account/1.2.0/order.js',
      ...more,
    },
  });
const send = (edge: ServedEdge, body: string) =>
  edge.post('/_edge/violations', body, { 'content-type': 'application/csp-report' });
async function read(edge: ServedEdge): Promise<readonly CountedViolation[]> {
  const { text } = await edge.get('/_edge/violations', { authorization: `Bearer ${TOKEN}` });
  return (JSON.parse(text) as { items: CountedViolation[] }).items;
}

describe('what the security policy refuses', () => {
  it('is counted without anything of a person, shown to operators only, and kept over a restart', async () => {
    const first = await start();
    const { headers } = await first.get('/');
    expect(headers['content-security-policy']).toContain('report-uri /_edge/violations');
    expect([(await send(first, report())).status, (await send(first, report())).status]).toEqual([204, 204]);
    await send(first, report({ 'blocked-uri': 'inline', 'source-file': null, 'document-uri': 'https://shop.test/' }));
    expect((await first.get('/_edge/violations')).status).toBe(401);
    const expected = [
      { directive: 'script-src-elem', blocked: 'inline', page: '/', remote: null, version: null, count: 1 },
      {
        ...{ directive: 'script-src-elem', blocked: 'https://evil.example', page: '/orders/:id', count: 2 },
        ...{ remote: 'mf-account', version: '1.2.0' },
      },
    ];
    expect(await read(first)).toMatchObject(expected);
    await first.stop();
    const second = await start();
    await send(second, report());
    expect((await read(second))[0]).toMatchObject({ page: '/orders/:id', count: 3 });
    await second.stop();
  });

  it('is not counted for extensions, other sites and what is no report', async () => {
    const edge = await start();
    const before = await read(edge);
    const useless = [
      report({ 'source-file': 'moz-extension' }),
      report({ 'blocked-uri': 'chrome-extension://abc/x.js' }),
      report({ 'document-uri': 'https://other.example/' }),
      '{"csp-report": {}}',
      '[]',
      'no report',
    ];
    for (const body of useless) expect((await send(edge, body)).status).toBe(204);
    expect((await send(edge, report({ 'blocked-uri': 'x'.repeat(20_000) }))).status).toBe(413);
    expect(await read(edge)).toEqual(before);
    await edge.stop();
  });

  it('takes a bounded number of reports and rows', async () => {
    const edge = await start();
    const statuses = new Set<number>();
    for (let nth = 0; nth < 130; nth += 1)
      statuses.add((await send(edge, report({ 'document-uri': `https://shop.test/p${nth % 60}` }))).status);
    expect(statuses).toEqual(new Set([204, 429]));
    expect((await read(edge)).length).toBeLessThanOrEqual(200);
    await edge.stop();
  });
});
