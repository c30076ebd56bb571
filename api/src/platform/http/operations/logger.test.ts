import { Writable } from 'node:stream';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import Fastify, { type FastifyInstance } from 'fastify';
import { httpErrors } from '../answers/errors.ts';
import { registerErrorHandler } from '../routes/error-handler.ts';
import { loggerOptions } from './logger.ts';

const token = 'q8Zt1-tokenOfAnExport_77';
const checkoutId = '7d0b3f6a-5c1e-4f0e-9d3a-1c2b3a4d5e6f';
const account = '01a1f866-0d00-7a69-9d44-0d43683a9f3e';
const email = 'jeanne.martin@exemple.fr';

const rightMissing = httpErrors.RIGHT_MISSING();

describe('the log of a request', () => {
  let app: FastifyInstance;
  let log = '';
  const stream = new Writable({
    write(chunk, _, done) {
      log += String(chunk);
      done();
    },
  });
  beforeAll(async () => {
    app = Fastify({ logger: { ...(loggerOptions('info') as object), stream } });
    app.get('/api/users/export/:token', async () => 'fine');
    app.get('/api/orders/checkout/:checkoutId', async () => 'fine');
    app.get('/api/orders/:id', async () => {
      throw Object.assign(new Error(`Failed query: SELECT $1\nparams: ${email},${token}`), { detail: email });
    });
    registerErrorHandler(app, () => undefined);
    app.decorateRequest('actor', undefined);
    app.get('/api/refunds', async (request) => {
      Object.assign(request, { actor: { id: account, email } });
      throw rightMissing;
    });
    await app.ready();
  });
  afterAll(() => app.close());
  beforeEach(() => {
    log = '';
  });

  it.each([
    `/api/users/export/${token}`,
    `/api/users/export/${encodeURIComponent(email)}`,
    `/api/orders/checkout/${checkoutId}`,
    `/nowhere/${token}?email=${email}`,
    `/api/orders/12?token=${token}`,
  ])('shows neither a token nor an address: %s', async (url) => {
    await app.inject({ url, headers: { authorization: `Bearer ${token}`, cookie: `session=${token}` } });
    expect(log).toContain('"level":30');
    for (const secret of [token, checkoutId, email, encodeURIComponent(email)]) expect(log).not.toContain(secret);
  });

  it('names the account that was refused and the reason, and keeps quiet about what is not there', async () => {
    await app.inject('/api/refunds');
    const lines = log.split('\n').filter((line) => line.includes('"msg":"refused"'));
    expect(lines.map((line) => JSON.parse(line) as object)).toEqual([
      expect.objectContaining({ code: 'RIGHT_MISSING', account, reqId: expect.any(String), level: 30 }),
    ]);
    expect(log).not.toContain(email);
    log = '';
    await app.inject('/api/nowhere');
    expect(log).not.toContain('"refused"');
  });

  it('shows the route, the ids of rows, and a text without secrets', async () => {
    await app.inject(`/api/orders/${account}?token=1`);
    expect(log).toContain(`"url":"/api/orders/${account}"`);
    app.log.info(`a mail to ${email} was sent`);
    expect(log).toContain('a mail to [e-mail] was sent');
  });
});
