import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { fillPath } from '../../testing/platform/operations.ts';
import { type OwnerCalls, openOwnerCalls } from '../../testing/platform/owner-calls.ts';
import { type Sampler, sampleOf } from '../../testing/platform/sample-schema.ts';

const secret = 'Canary-Zq8v3kWt';
/** The mail addresses of samples. */
const address = 'somebody+';
let calls: OwnerCalls;
let log = '';

beforeAll(async () => {
  calls = await openOwnerCalls({ LOG_LEVEL: 'debug' });
  const { log: logger } = calls.api.app;
  const stream = Object.getOwnPropertySymbols(logger).find(({ description }) => description === 'pino.stream');
  if (!stream) throw new Error('The logger has another place for its stream.');
  Object.assign(logger, { [stream]: { write: (line: string) => (log += line) } });
}, 120_000);
afterAll(() => calls.api.close());

it('no text or mail address that a caller sends is in the log, whatever the call', async () => {
  for (const { method, path, body, query } of calls.operations) {
    for (const pick of [0, 1]) {
      const from: Sampler = { resolve: calls.resolve, pick: (limit) => (limit - 1) * pick, text: () => secret };
      await calls.send({
        method,
        path: fillPath(path, secret),
        query: Object.keys(query).map((name) => [name, secret]),
        body: body ? sampleOf(body, from) : {},
      });
    }
  }
  const lines = log.split('\n').filter(Boolean);
  expect(lines.filter((line) => line.includes(secret) || line.includes(address))).toEqual([]);
  expect(lines.length).toBeGreaterThan(calls.operations.length);
}, 300_000);
