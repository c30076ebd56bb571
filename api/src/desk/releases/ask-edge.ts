import type { ReleaseOperation } from '@aimante/api-contract/releases';
import { loggedReleaseSchema, policyViolationSchema } from '@aimante/api-contract/releases/schemas';
import { z } from 'zod';
import { Refusal } from '../../platform/text/refusal.ts';
import { refusalOf, releaseErrors } from './errors.ts';

export interface EdgeAccess {
  url: string;
  /** Without a token, this server can neither read nor change releases. */
  token: string | undefined;
}

const TIMEOUT_MS = 8000;
const movedSchema = z.object({ number: z.int(), at: z.iso.datetime() });
const logSchema = z.object({ events: z.array(loggedReleaseSchema) });
const violationsSchema = z.object({ items: z.array(policyViolationSchema) });
const refusedSchema = z.object({ code: z.string() });

type LoggedRelease = z.output<typeof loggedReleaseSchema>;

/** The state after an operation: its number and time are unique, even if the store starts again from nothing. */
export type MadeState = z.output<typeof movedSchema>;

/** Sends an operation to the edge, with the token, which no browser receives. Returns the state that it created. */
export function moveReleases(edge: EdgeAccess, operation: ReleaseOperation): Promise<MadeState | Refusal> {
  const init = { method: 'POST', body: JSON.stringify(operation) };
  return ask(edge, { path: '/_edge/releases', shape: movedSchema, init });
}

export async function readReleaseLog(edge: EdgeAccess): Promise<LoggedRelease[] | Refusal> {
  const log = await ask(edge, { path: '/_edge/releases/log', shape: logSchema });
  return log instanceof Refusal ? log : log.events;
}

/** What the edge counted. Where several edges run, each has its own counts, and this is one of them. */
export const readViolations = (edge: EdgeAccess) => ask(edge, { path: '/_edge/violations', shape: violationsSchema });

interface Question<Shape> {
  path: string;
  shape: Shape;
  init?: RequestInit;
}

async function ask<Shape extends z.ZodType>(
  { url, token }: EdgeAccess,
  { path, shape, init = {} }: Question<Shape>,
): Promise<z.output<Shape> | Refusal> {
  if (!token) return releaseErrors.RELEASES_CLOSED();
  try {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const answer = await fetch(`${url}${path}`, { ...init, headers, signal: AbortSignal.timeout(TIMEOUT_MS) });
    if (answer.status >= 500) return releaseErrors.EDGE_UNREACHABLE();
    const body: unknown = await answer.json();
    return answer.ok ? shape.parse(body) : refusalOf(refusedSchema.parse(body).code);
  } catch {
    return releaseErrors.EDGE_UNREACHABLE();
  }
}
