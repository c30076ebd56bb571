import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { Changes, Subject } from '../../database/connection/changes.ts';
import { Refusal } from '../../text/refusal.ts';

interface Kept {
  revision: number;
  body: Buffer;
  etag: string;
  headers: Record<string, string>;
}

export interface Produced<T> {
  body: T;
  headers?: Record<string, string>;
}

interface Request<T> {
  request: FastifyRequest;
  reply: FastifyReply;
  /** Identifies this answer among the others of the route. Undefined: too specific to cache. */
  key: string | undefined;
  schema: z.ZodType<T>;
  produce: () => Promise<Produced<T> | Refusal>;
}

const capacity = 1000;

interface Running {
  revision: number;
  answer: Promise<Kept | Refusal>;
}

/**
 * Caches public answers as bytes until their subject changes. Each has an ETag. Equal requests that arrive while an
 * answer is made share it.
 */
export function keepAnswers(changes: Changes, subject: Subject) {
  const kept = new Map<string, Kept>();
  const running = new Map<string, Running>();

  /** Joins an answer that is being made since the same change. */
  function share(key: string, revision: number, start: () => Running['answer']): Running['answer'] {
    const known = running.get(key);
    if (known?.revision === revision) return known.answer;
    const answer = start().finally(() => {
      if (running.get(key)?.answer === answer) running.delete(key);
    });
    running.set(key, { revision, answer });
    return answer;
  }

  return async <T>({ request, reply, key, schema, produce }: Request<T>): Promise<FastifyReply | Refusal> => {
    // Read before the rows: if a change comes in between, the cached answer is already outdated and soon replaced.
    const revision = (await changes.confirm()) ? changes.revision(subject) : undefined;
    const answer =
      key === undefined || revision === undefined
        ? await make(revision ?? -1, schema, produce)
        : await (answerOf(kept, key, revision) ?? share(key, revision, () => make(revision, schema, produce)));
    if (answer instanceof Refusal) return answer;
    if (key !== undefined && revision !== undefined) remember(kept, key, answer);
    return send(request, reply, answer);
  };
}

function answerOf(kept: ReadonlyMap<string, Kept>, key: string, revision: number): Kept | undefined {
  const known = kept.get(key);
  return known?.revision === revision ? known : undefined;
}

async function make<T>(
  revision: number,
  schema: z.ZodType<T>,
  produce: Request<T>['produce'],
): Promise<Kept | Refusal> {
  const produced = await produce();
  if (produced instanceof Refusal) return produced;
  const { body, headers = {} } = produced;
  const bytes = Buffer.from(JSON.stringify(schema.parse(body)));
  const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;
  return { revision, body: bytes, etag, headers };
}

function remember(kept: Map<string, Kept>, key: string, answer: Kept): void {
  if ((kept.get(key)?.revision ?? 0) > answer.revision) return;
  kept.delete(key);
  kept.set(key, answer);
  const [oldest] = kept.keys();
  if (kept.size > capacity && oldest !== undefined) kept.delete(oldest);
}

function send(request: FastifyRequest, reply: FastifyReply, { body, etag, headers }: Kept): FastifyReply {
  reply.headers({ ...headers, etag, vary: 'accept-language, origin', 'cache-control': 'public, no-cache' });
  if (request.headers['if-none-match'] === etag) return reply.code(304).send();
  return reply.type('application/json; charset=utf-8').send(body);
}
