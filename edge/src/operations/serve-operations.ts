import { flipChannels, ReleaseError, type ReleaseStore, requireRelease } from '@aimante/releases';
import { createRateLimit } from '../health/rate-limit.ts';
import { type Answer, type Ask, json, plainText } from '../http/answer.ts';
import type { LiveReleases } from '../live/live-releases.ts';
import { decisionOf, type Operation, parseOperation } from './operation.ts';
import { isOperator } from './operator-token.ts';

interface OperationsOptions {
  readonly live: LiveReleases;
  readonly store: ReleaseStore;
  /** Without one, nobody is an operator. */
  readonly token: string | undefined;
}

const MAX_BYTES = 2048;
/** Wrong tokens from one address. */
const PER_MINUTE = 60;

/** `/_edge/releases`, for the back office's server and for pipelines: `GET` shows the channels, `POST` moves them. */
export function createOperationServer({ live, store, token }: OperationsOptions): (ask: Ask) => Promise<Answer> {
  const mayPass = createRateLimit(PER_MINUTE);
  return async (ask) => {
    if (!token || !isOperator(ask.headers.authorization, token)) {
      return mayPass(ask.address)
        ? refuse(401, 'OPERATOR_UNKNOWN', 'No operator.')
        : plainText(429, 'Too many tries.', { 'retry-after': '60' });
    }
    if (ask.method === 'GET') return json(live.current()?.state ?? null);
    const body = await ask.body(MAX_BYTES);
    const operation = body && parseOperation(body);
    return operation
      ? operate(operation, { live, store })
      : refuse(400, 'OPERATION_INVALID', 'This is not an operation.');
  };
}

async function operate(operation: Operation, { live, store }: Pick<OperationsOptions, 'live' | 'store'>) {
  try {
    if (operation.kind === 'kill') await requireRelease(store, { name: operation.remote, version: operation.version });
    const state = await flipChannels(store, decisionOf(operation));
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
