import { type Operation, readOperations, schemaResolver } from './operations.ts';
import type { Sampler } from './sample-schema.ts';
import { startTestApi, type TestApi } from './start-test-api.ts';
import { tokenFor } from './test-actors.ts';

export interface OwnerCalls {
  readonly api: TestApi;
  /** Every call with an end. */
  readonly operations: readonly Operation[];
  readonly resolve: Sampler['resolve'];
  /** Sends a call as the owner. `path` has its parameters. */
  readonly send: (call: OwnerCall) => Promise<{ readonly status: number; readonly body: string }>;
}

interface OwnerCall {
  readonly method: string;
  readonly path: string;
  readonly query: [name: string, value: string][];
  readonly body: unknown;
}

/** A demo shop, and every call of its OpenAPI document. */
export async function openOwnerCalls(environment: Record<string, string> = {}): Promise<OwnerCalls> {
  const api = await startTestApi({ seed: true, environment });
  const bearer = await tokenFor(api.services, 'admin');
  return {
    api,
    operations: (await readOperations(api)).filter(({ path }) => path !== '/api/changes'),
    resolve: await schemaResolver(api),
    async send({ method, path, query, body }) {
      const answer = await api.app.inject({
        method: method as 'GET',
        url: `${path}?${new URLSearchParams(query)}`,
        headers: { authorization: `Bearer ${bearer}`, 'content-type': 'application/json' },
        ...(method !== 'GET' && { payload: JSON.stringify(body) }),
        remoteAddress: '127.0.0.1',
      });
      return { status: answer.statusCode, body: answer.body };
    },
  };
}
