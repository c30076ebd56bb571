import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { httpErrors } from '../answers/errors.ts';
import { sendRefusal } from '../routes/error-handler.ts';

// A busy server is still alive: its monitor must not restart it for being busy.
const neverShed = { pressureHandler: () => undefined };
const open = { config: { access: 'public', rateLimit: false, ...neverShed }, schema: { hide: true } } as const;

interface Part {
  name: string;
  /** Throws if the part does not work. */
  check: () => Promise<unknown>;
}

const timeoutMs = 3000;

/** `/healthz`: the process is alive. `/readyz`: it can serve requests; 503 names the failing parts. */
export function registerHealth(app: FastifyInstance, parts: readonly Part[]): void {
  app.get('/healthz', open, async () => ({ status: 'ok' }));
  app.get('/readyz', open, async (request, reply) => {
    const works = await Promise.all(parts.map(({ check }) => isWorking(check)));
    const away = parts.filter((_, index) => !works[index]).map(({ name }) => name);
    if (away.length === 0) return { status: 'ok' };
    return sendRefusal(request, reply, httpErrors.UNAVAILABLE({ retryAfter: 2, away }));
  });
}

async function isWorking(check: Part['check']): Promise<boolean> {
  const timeout = new AbortController();
  const late = wait(timeoutMs, false, { signal: timeout.signal }).catch(() => false);
  const worked = check().then(
    () => true,
    () => false,
  );
  return Promise.race([worked, late]).finally(() => timeout.abort());
}
