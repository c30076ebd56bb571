import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { type FastifyInstance, fastify } from 'fastify';
import { z } from 'zod';
import { keepAnswers, type Produced } from './kept-answers.ts';

let app: FastifyInstance;
let revision: number;
let waiting: ((body: string) => void)[];
beforeEach(() => {
  revision = 1;
  waiting = [];
  const changes = {
    revision: () => revision,
    confirm: async () => true,
    touch: () => undefined,
    onChange: () => () => undefined,
    close: async () => undefined,
  };
  const answer = keepAnswers(changes, 'catalogue');
  app = fastify();
  app.get<{ Params: { key: string } }>('/:key', (request, reply) => {
    const { key } = request.params;
    const produce = () =>
      new Promise<Produced<string>>((resolve, reject) => {
        waiting.push((body) => (body === 'fault' ? reject(new Error(body)) : resolve({ body })));
      });
    return answer({ request, reply, key, schema: z.string(), produce });
  });
});
afterEach(() => app.close());

const ask = (key: string) => app.inject(`/${key}`).then(({ statusCode, body }) => `${statusCode} ${body}`);
const until = async (count: number) => {
  while (waiting.length < count) await new Promise(setImmediate);
};
/** Requests that are sent now have reached the cache. */
const settled = () => new Promise((resolve) => setTimeout(resolve, 20));

it('makes one answer for many equal requests, and one for each other', async () => {
  const asked = [ask('a'), ask('a'), ask('b'), ask('a')];
  await until(2);
  await settled();
  expect(waiting).toHaveLength(2);
  waiting[0]?.('one');
  waiting[1]?.('two');
  const [one, two] = ['200 "one"', '200 "two"'];
  expect(await Promise.all(asked)).toEqual([one, one, two, one]);
});

it('gives no request an answer that was begun before a change', async () => {
  const before = ask('a');
  await until(1);
  revision = 2;
  const after = [ask('a'), ask('a')];
  await until(2);
  waiting[1]?.('new');
  expect(await Promise.all(after)).toEqual(['200 "new"', '200 "new"']);
  waiting[0]?.('old');
  expect(await before).toBe('200 "old"');
});

it('makes another answer after a fault', async () => {
  const asked = [ask('a'), ask('a')];
  await until(1);
  await settled();
  waiting[0]?.('fault');
  expect((await Promise.all(asked)).map((text) => text.slice(0, 3))).toEqual(['500', '500']);
  const again = ask('a');
  await until(2);
  waiting[1]?.('good');
  expect(await again).toBe('200 "good"');
});
