import { ReleaseError, type ReleaseStore } from '@aimante/releases';
import { type Answer, type EdgeRequest, json, plainText } from '../http/answer.ts';
import { carriesToken } from '../http/bearer-token.ts';
import { createRateLimit } from '../http/rate-limit.ts';
import type { LiveReleases } from '../live/live-releases.ts';
import { VIOLATIONS_PATH } from '../violations/serve-violations.ts';
import type { ViolationBook } from '../violations/violation-book.ts';
import type { Operate } from './operate.ts';
import { type Operation, parseOperation } from './operation.ts';
import { readReleaseEvents } from './release-events.ts';

interface OperationsOptions {
  readonly live: LiveReleases;
  readonly store: ReleaseStore;
  /** Without a token, no operation is allowed. */
  readonly token: string | undefined;
  readonly operate: Operate;
  readonly violations: Pick<ViolationBook, 'all'>;
}

export const LOG_PATH = '/_edge/releases/log';
const MAX_BYTES = 2048;
/** Wrong tokens per address. */
const PER_MINUTE = 60;

/**
 * `/_edge/releases`, for the back office's server and for pipelines: `GET` returns the channels, `POST` moves them.
 * `GET /_edge/releases/log` returns the latest changes, `GET /_edge/violations` what the security policy refused.
 */
export function createOperationServer(options: OperationsOptions): (ask: EdgeRequest) => Promise<Answer> {
  const { token } = options;
  const isAllowed = createRateLimit(PER_MINUTE);
  return async (ask) => {
    if (token && carriesToken(ask.headers.authorization, token))
      return ask.method === 'GET' ? read(ask.path, options) : serveOrder(ask, options);
    return isAllowed(ask.address)
      ? refuse(401, 'OPERATOR_UNKNOWN', 'No operator.')
      : plainText(429, 'Too many tries.', { 'retry-after': '60' });
  };
}

async function read(path: string, { live, store, violations }: OperationsOptions): Promise<Answer> {
  const state = live.current()?.state;
  if (path === VIOLATIONS_PATH) return json({ items: violations.all() });
  if (path === LOG_PATH) return json({ events: state ? await readReleaseEvents(store, state) : [] });
  return json(state ?? null);
}

type Surroundings = Pick<OperationsOptions, 'live' | 'operate'>;

async function serveOrder(ask: EdgeRequest, surroundings: Surroundings): Promise<Answer> {
  const body = await ask.body(MAX_BYTES);
  const operation = body && parseOperation(body);
  return operation ? move(operation, surroundings) : refuse(400, 'OPERATION_INVALID', 'This is not an operation.');
}

async function move(operation: Operation, { live, operate }: Surroundings): Promise<Answer> {
  try {
    const state = await operate(operation);
    await live.refresh();
    return json(state);
  } catch (error) {
    if (error instanceof ReleaseError) return refuse(409, error.code, error.message);
    throw error;
  }
}

function refuse(status: number, code: string, message: string): Answer {
  return { ...json({ code, message }, status), kind: 'refused' };
}
