import { randomUUID } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance, FastifyRequest } from 'fastify';

export interface Answered {
  readonly method: string;
  readonly route: string;
  readonly status: number;
  readonly code: string | undefined;
}

/** Folder in which the reporter of a run collects answers. Without the variable, nothing is collected. */
export const ANSWERS_DIR = 'API_ANSWERS_DIR';

export function recordAnswers(app: FastifyInstance): void {
  const folder = process.env[ANSWERS_DIR];
  if (!folder) return;
  const codes = new WeakMap<FastifyRequest, string | undefined>();
  const seen = new Set<string>();
  app.addHook('onSend', async (request, _reply, payload) => void codes.set(request, codeIn(payload)));
  // A stream that a route sends by itself triggers only this hook.
  app.addHook('onResponse', async (request, reply) => {
    const { method, routeOptions } = request;
    const { statusCode: status } = reply.raw;
    const answered: Answered = { method, route: routeOptions.url ?? '', status, code: codes.get(request) };
    seen.add(JSON.stringify(answered));
  });
  app.addHook('onClose', async () => writeFileSync(join(folder, randomUUID()), [...seen].join('\n')));
}

function codeIn(payload: unknown): string | undefined {
  return typeof payload === 'string' ? /^\{"code":"([A-Z][A-Z0-9_]*)"/.exec(payload)?.[1] : undefined;
}
