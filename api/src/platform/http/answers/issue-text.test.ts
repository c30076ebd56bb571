import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Operation, readOperations } from '../../../../testing/platform/operations.ts';
import { startTestApi, type TestApi } from '../../../../testing/platform/start-test-api.ts';
import { tokenFor } from '../../../../testing/platform/test-actors.ts';

interface Refused {
  details?: { issues?: { message: string }[] };
}

/** English words of zod, of Fastify and of our texts that no French sentence contains. */
const english =
  /\b(expected|received|invalid|input|required|must|too (small|big)|at least|at most|string|boolean|the|is|not|value)\b/i;
const french = /[éèêàù’]|\b(est|une?|au|la|le|plus|moins|pas)\b/i;

const wrongValues = [null, '', '-', 'x'.repeat(5000), -1, 0.001, 1e12, true, [], [null], {}, { fr: 1 }];

interface Call {
  method: string;
  path: string;
  body?: unknown;
}

function wrongCalls({ method, path, body, query }: Operation): Call[] {
  const at = path.replaceAll(/\{\w+\}/g, '-');
  const queries = Object.keys(query).map((name) => ({ method, path: `${at}?${name}=%00-`, body: {} }));
  if (method === 'GET' || !body) return queries;
  const names = Object.keys(body.properties ?? {});
  const shifted = (by: number) =>
    Object.fromEntries(names.map((name, n) => [name, wrongValues[(n * 5 + by) % wrongValues.length]]));
  const bodies = ['x', {}, shifted(0), shifted(3), shifted(7), { ...shifted(10), zzz: 1 }];
  return [...queries, ...bodies.map((one) => ({ method, path: at, body: one }))];
}

describe('validation errors', () => {
  let api: TestApi;
  let token: string;
  beforeAll(async () => {
    api = await startTestApi();
    token = await tokenFor(api.services, 'admin');
  }, 60_000);
  afterAll(() => api.close());

  const sentencesOf = async (locale: 'fr' | 'en', { method, path, body }: Call): Promise<string[]> => {
    const headers = {
      authorization: `Bearer ${token}`,
      'accept-language': locale,
      'idempotency-key': 'x',
      ...(method !== 'GET' && { 'content-type': 'application/json' }),
    };
    const init = { method, headers, ...(method !== 'GET' && { body: JSON.stringify(body) }) };
    const answer = await api.send<Refused>(path, init);
    const issues = answer.body.code === 'VALIDATION_FAILED' ? (answer.body.details?.issues ?? []) : [];
    return issues.map(({ message }) => message);
  };

  it.each([
    ['fr', english],
    ['en', french],
  ] as const)(
    'speak %s, for every call and many wrong values',
    async (locale, foreign) => {
      const calls = (await readOperations(api)).flatMap(wrongCalls);
      const sentences = new Set<string>();
      for (const call of calls) for (const sentence of await sentencesOf(locale, call)) sentences.add(sentence);
      expect([...sentences].filter((sentence) => foreign.test(sentence))).toEqual([]);
      expect(sentences.size).toBeGreaterThan(10);
    },
    120_000,
  );
});
