import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { fillPath, type Operation } from '../../testing/platform/operations.ts';
import { type OwnerCalls, openOwnerCalls } from '../../testing/platform/owner-calls.ts';
import { type JsonSchema, type Sampler, sampleOf } from '../../testing/platform/sample-schema.ts';

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
  let calls: OwnerCalls;
  beforeAll(async () => {
    calls = await openOwnerCalls();
  }, 120_000);
  afterAll(() => calls.api.close());

  async function send(
    { method, path }: Operation,
    parts: { id: string; query: Record<string, unknown>; body: unknown },
  ) {
    const query = Object.entries(parts.query).map(([key, value]): [string, string] => [
      key,
      String(value).toWellFormed(),
    ]);
    const filled = fillPath(path, encodeURIComponent(parts.id.toWellFormed()));
    const { status } = await calls.send({ method, path: filled, query, body: parts.body });
    return status < 500 ? [] : [`${status} ${method} ${path} ${JSON.stringify(parts).slice(0, 600)}`];
  }
  const sampleQuery = (query: Record<string, JsonSchema>, from: Sampler) =>
    Object.fromEntries(
      Object.entries(query)
        .filter(() => from.pick(2) === 1)
        .map(([name, schema]) => [name, sampleOf(schema, from)]),
    );

  it('valid input causes no server error', async () => {
    const from = sampler(seed, calls.resolve);
    const faults: string[] = [];
    for (const operation of calls.operations) {
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
    for (const operation of calls.operations) {
      for (const request of requests) faults.push(...(await send(operation, request)));
    }
    expect({ seed, faults }).toEqual({ seed, faults: [] });
  }, 120_000);
});
