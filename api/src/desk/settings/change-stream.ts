import type { ServerResponse } from 'node:http';
import { settingsEndpoints as endpoints } from '@aimante/api-contract/settings/endpoints';
import type { FastifyInstance } from 'fastify';
import type { Changes, Subject } from '../../platform/database/connection/changes.ts';
import { uuidv7 } from '../../platform/database/sql/uuid.ts';
import { httpErrors } from '../../platform/http/answers/errors.ts';
import { route } from '../../platform/http/routes/route.ts';
import { settingsErrors } from './errors.ts';

const capacity = 500;
const heartbeatMs = 20_000;
const open: readonly Subject[] = ['catalogue', 'portfolio', 'settings', 'market', 'reviews'];

/** Counts restart with the process. This id distinguishes processes. */
const process = uuidv7();

/** For a cache that must be certain that it is current: the answer counts every change committed before the call. */
export function registerChangesVersion(app: FastifyInstance, changes: Changes): void {
  route(app, endpoints.getChangesVersion, async ({ reply }) => {
    reply.header('cache-control', 'no-store');
    if (!(await changes.confirm())) return httpErrors.UNAVAILABLE({ retryAfter: 1 });
    return { process, version: open.reduce((sum, subject) => sum + (changes.revision(subject) ?? 0), 0) };
  });
}

/** Sends the subject of each change, not its content: listeners read their data again. */
export function registerChangeStream(app: FastifyInstance, changes: Changes): void {
  const listeners = new Set<ServerResponse>();
  const send = (text: string) => {
    for (const listener of listeners) listener.write(text);
  };
  const stop = changes.onChange((subject) => {
    if (open.includes(subject)) send(`event: changed\ndata: ${JSON.stringify({ subject })}\n\n`);
  });
  const heartbeat = setInterval(() => send(':\n\n'), heartbeatMs);
  heartbeat.unref();
  app.addHook('preClose', async () => {
    stop();
    clearInterval(heartbeat);
    for (const listener of listeners) listener.end();
  });

  route(app, endpoints.watchChanges, async ({ request, reply }) => {
    if (listeners.size >= capacity) return settingsErrors.STREAM_FULL({ retryAfter: 30 });
    reply.hijack();
    const { raw } = reply;
    const headers = { 'content-type': 'text/event-stream', 'cache-control': 'no-store', 'x-accel-buffering': 'no' };
    raw.writeHead(200, { ...(reply.getHeaders() as Record<string, string>), ...headers });
    raw.write('retry: 3000\n\n');
    listeners.add(raw);
    request.raw.on('close', () => listeners.delete(raw));
    return reply;
  });
}
