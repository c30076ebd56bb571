import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { fillPath, type Operation, readOperations, schemaResolver } from '../../testing/platform/operations.ts';
import { type JsonSchema, type Sampler, sampleOf } from '../../testing/platform/sample-schema.ts';
import { startTestApi, type TestApi } from '../../testing/platform/start-test-api.ts';
import { tokenFor } from '../../testing/platform/test-actors.ts';

const nasty = [
  "' OR 1=1 --",
  "'; DROP TABLE products; --",
  'a\u0000b',
  '\ud800',
  '<script>alert(1)</script>',
  '../../etc/passwd',
  '%00',
  'a'.repeat(3000),
  '9'.repeat(30),
  '٣',
  'Été & œuf',
];
const rounds = Number(process.env.FUZZ_ROUNDS ?? 12);
const seed = Number(process.env.FUZZ_SEED ?? 20_261_120);

/** A small random generator: the same seed makes the same calls. */
function sampler(start: number, resolve: Sampler['resolve']): Sampler {
  let state = start >>> 0;
  const pick = (limit: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
  return { resolve, pick, text: () => nasty[pick(nasty.length)] ?? '' };
}

describe('any input', () => {
  let api: TestApi;
  let operations: Operation[];
  let resolve: Sampler['resolve'];
  let bearer: string;
  beforeAll(async () => {
    api = await startTestApi({ seed: true });
    operations = (await readOperations(api)).filter(({ path }) => path !== '/api/changes');
    resolve = await schemaResolver(api);
    bearer = await tokenFor(api.services, 'admin');
  }, 120_000);
  afterAll(() => api.close());

  async function send(
    { method, path }: Operation,
    parts: { id: string; query: Record<string, unknown>; body: unknown },
  ) {
    const query = Object.entries(parts.query).map(([key, value]): [string, string] => [
      key,
      String(value).toWellFormed(),
    ]);
    const answer = await api.app.inject({
      method: method as 'GET',
      url: `${fillPath(path, encodeURIComponent(parts.id.toWellFormed()))}?${new URLSearchParams(query)}`,
      headers: { authorization: `Bearer ${bearer}`, 'content-type': 'application/json' },
      ...(method !== 'GET' && { payload: JSON.stringify(parts.body) }),
      remoteAddress: '127.0.0.1',
    });
    return answer.statusCode < 500
      ? []
      : [`${answer.statusCode} ${method} ${path} ${JSON.stringify(parts).slice(0, 600)}`];
  }
  const sampleQuery = (query: Record<string, JsonSchema>, from: Sampler) =>
    Object.fromEntries(
      Object.entries(query)
        .filter(() => from.pick(2) === 1)
        .map(([name, schema]) => [name, sampleOf(schema, from)]),
    );

  it('valid input causes no server error', async () => {
    const from = sampler(seed, resolve);
    const faults: string[] = [];
    for (const operation of operations) {
      for (let round = 0; round < rounds; round += 1) {
        const body = operation.body ? sampleOf(operation.body, from) : {};
        const id = sampleOf({ type: 'string', format: 'uuid' }, from) as string;
        faults.push(...(await send(operation, { id, body, query: sampleQuery(operation.query, from) })));
      }
    }
    expect({ seed, faults }).toEqual({ seed, faults: [] });
  }, 120_000);

  it('invalid input causes no server error', async () => {
    const names = [
      'name',
      'price',
      'email',
      'lang',
      'cursor',
      'limit',
      'sort',
      'version',
      'code',
      'ids',
      '__proto__',
      'constructor',
    ];
    const body = fc.dictionary(fc.constantFrom(...names), fc.jsonValue({ maxDepth: 2 }));
    const query = fc.dictionary(fc.constantFrom(...names), fc.oneof(fc.constantFrom(...nasty), fc.string()), {
      maxKeys: 3,
    });
    const id = fc.oneof(fc.constantFrom(...nasty), fc.uuid());
    const requests = fc.sample(fc.record({ id, query, body }), { numRuns: rounds, seed });
    const faults: string[] = [];
    for (const operation of operations) {
      for (const request of requests) faults.push(...(await send(operation, request)));
    }
    expect({ seed, faults }).toEqual({ seed, faults: [] });
  }, 120_000);
});
