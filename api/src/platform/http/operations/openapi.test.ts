import { expect, it } from '@jest/globals';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { startTestApi } from '../../../../testing/platform/start-test-api.ts';

interface Document {
  readonly paths: Record<string, Record<string, { readonly responses: Record<string, object> }>>;
}

it('has an OpenAPI document in which the linter of Redocly finds nothing', async () => {
  const api = await startTestApi();
  const source = await (await fetch(`${api.url}/docs/json`)).text();
  await api.close();
  const config = await createConfig({
    extends: ['recommended'],
    // `/api/products/slug/:slug` and `/api/orders/track/:token` are in the specification. The router takes the literal one.
    rules: { 'no-ambiguous-paths': 'off' },
  });
  const problems = await lintFromString({ source, absoluteRef: 'openapi.json', config });
  expect(problems.map(({ ruleId, message }) => `${ruleId}: ${message}`)).toEqual([]);
}, 60_000);

it('documents the refusals of every call', async () => {
  const api = await startTestApi();
  const { paths } = (await (await fetch(`${api.url}/docs/json`)).json()) as Document;
  await api.close();
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { responses }]) => ({ call: `${method} ${path}`, responses })),
  );
  expect(calls.filter(({ responses }) => !responses['4XX']).map(({ call }) => call)).toEqual([]);
});

it('documents the body of every file', async () => {
  const api = await startTestApi();
  const { paths } = (await (await fetch(`${api.url}/docs/json`)).json()) as Document;
  await api.close();
  expect(paths['/api/orders/{id}/invoice.pdf']?.get?.responses['200']).toEqual({
    description: 'Done.',
    content: { '*/*': { schema: { type: 'string', format: 'binary' } } },
  });
});

it('keeps its documentation to itself with DOCS=off', async () => {
  const api = await startTestApi({ environment: { DOCS: 'off' } });
  for (const path of ['/docs', '/docs/json', '/docs/static/index.html'])
    expect((await fetch(api.url + path)).status).toBe(404);
  await api.close();
});
