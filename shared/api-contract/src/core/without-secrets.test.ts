import { describe, expect, it } from '@jest/globals';
import { withoutSecrets } from './without-secrets.ts';

describe('a line for a log', () => {
  it.each([
    ['to jeanne.martin+test@exemple.fr failed', 'to [e-mail] failed'],
    ['GET /orders/track/jeanne%40exemple.fr', 'GET /orders/track/[e-mail]'],
    ['GET https://shop.test/reset?token=abc&x=1 failed', 'GET https://shop.test/reset?[hidden] failed'],
    ['/export/dGhpcyBpcyBhIHRva2VuMTIz_-x', '/export/[hidden]'],
    [
      'eyJhbGciOiJIUzI1NiJ9aaaaa.eyJzdWIiOiIxMjM0NTY3ODkwIn0.dozjgNryP4J3jVmNHl0w5N_XgL0n3I9P',
      '[hidden].[hidden].[hidden]',
    ],
    [
      'Failed query: insert into users values ($1)\nparams: Jeanne,x',
      'Failed query: insert into users values ($1)\nparams: [hidden]',
    ],
    ['invalid input syntax for type uuid: "secret"', 'invalid input syntax for type uuid: [hidden]'],
  ])('hides personal data: %s', (text, shown) => {
    expect(withoutSecrets(text)).toBe(shown);
  });

  it.each([
    'mf-catalog@0.1.0-3f9c21aa is withdrawn: it failed for 3 of 20 visitors.',
    'order 01a1f866-0d00-7a69-9d44-0d43683a9f3e',
    'at registerAuthenticationRoutes (file:///shop/node_modules/fastify@5.6.0/lib/route.js:120:5)',
    'listening on http://localhost:4000',
  ])('keeps other text: %s', (text) => {
    expect(withoutSecrets(text)).toBe(text);
  });
});
