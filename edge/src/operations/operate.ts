import {
  type ChannelState,
  flipChannels,
  ReleaseError,
  type ReleaseErrorCode,
  type ReleaseStore,
  requireRelease,
} from '@aimante/releases';
import * as z from 'zod';
import { decisionOf, type Operation } from './operation.ts';

/** Moves the channels. Throws a `ReleaseError` when the operation is refused. */
export type Operate = (operation: Operation) => Promise<ChannelState>;

/** The only address of the keeper. */
export const OPERATIONS_PATH = '/_edge/operations';

const TIMEOUT_MS = 6000;
const refusalSchema = z.object({ code: z.string(), message: z.string() });

/** For a process that has the key of the back office. */
export function createOperator(store: ReleaseStore): Operate {
  return async (operation) => {
    if ('version' in operation) await requireRelease(store, { name: operation.remote, version: operation.version });
    return flipChannels(store, decisionOf(operation));
  };
}

interface KeeperAddress {
  readonly keeperUrl: string;
  readonly token: string;
}

/** The edge has no private key: it asks the keeper. */
export function askKeeper({ keeperUrl, token }: KeeperAddress): Operate {
  return async (operation) => {
    const answer = await fetch(new URL(OPERATIONS_PATH, keeperUrl), {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(operation),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    }).catch(() => undefined);
    const body: unknown = await answer?.json().catch(() => undefined);
    if (answer?.ok) return body as ChannelState;
    const { data } = refusalSchema.safeParse(body);
    if (data) throw new ReleaseError(data.code as ReleaseErrorCode, data.message);
    throw new ReleaseError('KEEPER_ABSENT', 'The keeper of the release keys does not answer: nothing was changed.');
  };
}
