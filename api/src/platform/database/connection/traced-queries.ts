import { inSpan, isTracing } from '@aimante/telemetry';
import type pg from 'pg';

type Method = (...values: unknown[]) => unknown;

/** The same pool or client. While traces are on, each statement is a span; its values are not part of it. */
export function tracedQueries<Client extends pg.Pool | pg.PoolClient>(client: Client): Client {
  if (!isTracing()) return client;
  return new Proxy(client, {
    get(target, name): unknown {
      const value: unknown = Reflect.get(target, name, target);
      if (typeof value !== 'function') return value;
      const method = value.bind(target) as Method;
      if (name !== 'query') return method;
      return (...query: unknown[]) => {
        const attributes = { 'db.query.text': textOf(query[0]) };
        return inSpan('sql', { kind: 'client', attributes }, async () => method(...query));
      };
    },
  });
}

function textOf(query: unknown): string {
  if (typeof query === 'string') return query;
  const { text } = query as { text?: unknown };
  return typeof text === 'string' ? text : '';
}
