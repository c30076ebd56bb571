import { randomUUID } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance, FastifyRequest } from 'fastify';

export interface Answered {
  readonly method: string;
  readonly route: string;
  readonly status: number;
  readonly codes: readonly string[];
}

/** Folder in which the reporter of a run collects answers. Without the variable, nothing is collected. */
export const ANSWERS_DIR = 'API_ANSWERS_DIR';

export function recordAnswers(app: FastifyInstance): void {
  const folder = process.env[ANSWERS_DIR];
  if (!folder) return;
  const codes = new WeakMap<FastifyRequest, string[]>();
  const seen = new Set<string>();
  app.addHook('onSend', async (request, _reply, payload) => void codes.set(request, codesIn(payload)));
  // A stream that a route sends by itself triggers only this hook.
  app.addHook('onResponse', async (request, reply) => {
    const { method, routeOptions } = request;
    const { statusCode: status } = reply.raw;
    const answered: Answered = { method, route: routeOptions.url ?? '', status, codes: codes.get(request) ?? [] };
    seen.add(JSON.stringify(answered));
  });
  app.addHook('onClose', async () => writeFileSync(join(folder, randomUUID()), [...seen].join('\n')));
}

/** The code of a refusal, or those of several things of which some were refused. */
function codesIn(payload: unknown): string[] {
  if (typeof payload !== 'string') return [];
  return [...payload.matchAll(/"code":"([A-Z][A-Z0-9_]*)","message":/g)].flatMap(([, code]) => code ?? []);
}
