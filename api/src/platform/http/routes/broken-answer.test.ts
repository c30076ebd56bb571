import { brokenFieldsOf } from '@aimante/api-contract/core/broken-fields';
import { describe, expect, it } from '@jest/globals';
import fastify from 'fastify';
import { serializerCompiler } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { loggerOptions } from '../operations/logger.ts';
import { answerError } from './error-handler.ts';

const SECRET = 'jeanne@exemple.fr';

async function answering(answer: unknown) {
  const lines: string[] = [];
  const stream = { write: (line: string) => void lines.push(line) };
  const app = fastify({ logger: { ...(loggerOptions('error') as object), stream } });
  app.setSerializerCompiler(serializerCompiler);
  app.setErrorHandler(answerError);
  const response = z.object({ items: z.array(z.object({ price: z.int(), email: z.email() })) });
  app.get('/orders/:id', { schema: { response: { 200: response } } }, async () => answer);
  const { statusCode } = await app.inject('/orders/7');
  await app.close();
  return { statusCode, log: lines.join('') };
}

describe('an answer that breaks its schema', () => {
  it('is logged with its fields and its route, without a value', async () => {
    const { statusCode, log } = await answering({
      items: [
        { price: 1, email: 'a@b.fr' },
        { price: SECRET, email: SECRET },
      ],
    });
    expect(statusCode).toBe(500);
    expect(JSON.parse(log)).toMatchObject({
      msg: 'the answer breaks its schema',
      route: 'GET /orders/:id',
      fields: [{ path: 'items.1.price', code: 'invalid_type', expected: 'number' }],
    });
    expect(log).not.toContain(SECRET);
  });

  it('names the field of the alternative that fits best', () => {
    const schema = z.object({ pay: z.union([z.string(), z.object({ card: z.object({ last4: z.string() }) })]) });
    const { error } = schema.safeParse({ pay: { card: { last4: 4242 } } });
    expect(brokenFieldsOf(error)).toEqual([{ path: 'pay.card.last4', code: 'invalid_type', expected: 'string' }]);
  });

  it('is no other failure', () => expect(brokenFieldsOf(new Error('x'))).toBeUndefined());
});
