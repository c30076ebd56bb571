import { RELEASE_VERSION, REMOTE_NAME } from '@aimante/contract';
import {
  type Decision,
  ifStill,
  killRelease,
  promoteCanary,
  releaseToAll,
  restoreRemote,
  retireRemote,
  rollBack,
  startCanary,
  stepCanary,
  withdrawCanary,
} from '@aimante/releases';
import * as z from 'zod';

const remote = z.string().regex(REMOTE_NAME);
const version = z.string().regex(RELEASE_VERSION);
const reason = z.string().max(300).optional();
/** The version that the operator saw, live or as a canary. If another one is there now, nothing happens. */
const from = version.optional();

/**
 * The operations of an operator. Publishing is not one of them, since a release comes from its build. `release` makes a
 * release from the store live.
 */
const operationSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('canary'), remote, version, share: z.number().min(0).max(100), from }),
  z.strictObject({ kind: z.literal('promote'), remote, from }),
  z.strictObject({ kind: z.literal('withdraw'), remote, reason, from }),
  /** The next step of a canary that grows by itself. */
  z.strictObject({ kind: z.literal('step'), remote, share: z.number().min(0).max(100), from }),
  z.strictObject({ kind: z.literal('rollback'), remote, to: version.optional(), from, reason }),
  z.strictObject({ kind: z.literal('release'), remote, version, from }),
  z.strictObject({ kind: z.literal('kill'), remote, version, reason }),
  z.strictObject({ kind: z.literal('retire'), remote, reason }),
  z.strictObject({ kind: z.literal('restore'), remote }),
]);

export type Operation = z.infer<typeof operationSchema>;

export function parseOperation(body: Buffer): Operation | undefined {
  try {
    return operationSchema.safeParse(JSON.parse(body.toString('utf8'))).data;
  } catch {
    return undefined;
  }
}

export function decisionOf(operation: Operation): Decision {
  const decision = unguardedOf(operation);
  if (!('from' in operation) || !operation.from) return decision;
  const channel = operation.kind === 'rollback' || operation.kind === 'release' ? 'live' : 'canary';
  return ifStill({ name: operation.remote, channel, version: operation.from }, decision);
}

function unguardedOf(operation: Operation): Decision {
  const { remote: name } = operation;
  switch (operation.kind) {
    case 'canary':
      return startCanary({ name, version: operation.version }, operation.share);
    case 'promote':
      return promoteCanary(name);
    case 'withdraw':
      return withdrawCanary(name, operation.reason ? { reason: operation.reason } : {});
    case 'rollback':
      return rollBack(name, operation.to, operation.reason);
    case 'step':
      return stepCanary(name, operation.share);
    case 'release':
      return releaseToAll([{ name, version: operation.version }]);
    case 'retire':
      return retireRemote(name, operation.reason);
    case 'restore':
      return restoreRemote(name);
    case 'kill':
      return killRelease({ name, version: operation.version }, operation.reason);
  }
}
