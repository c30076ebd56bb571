import { RELEASE_VERSION, REMOTE_NAME } from '@aimante/contract';
import { type Decision, killRelease, promoteCanary, rollBack, startCanary, withdrawCanary } from '@aimante/releases';
import * as z from 'zod';

const remote = z.string().regex(REMOTE_NAME);
const version = z.string().regex(RELEASE_VERSION);
const reason = z.string().max(300).optional();

/** What an operator may order. Publishing is not among it: a release comes from its build. */
const operationSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('canary'), remote, version, share: z.number().min(0).max(100) }),
  z.strictObject({ kind: z.literal('promote'), remote }),
  z.strictObject({ kind: z.literal('withdraw'), remote, reason }),
  z.strictObject({ kind: z.literal('rollback'), remote, to: version.optional() }),
  z.strictObject({ kind: z.literal('kill'), remote, version, reason }),
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
  const { remote: name } = operation;
  switch (operation.kind) {
    case 'canary':
      return startCanary({ name, version: operation.version }, operation.share);
    case 'promote':
      return promoteCanary(name);
    case 'withdraw':
      return withdrawCanary(name, operation.reason ? { reason: operation.reason } : {});
    case 'rollback':
      return rollBack(name, operation.to);
    case 'kill':
      return killRelease({ name, version: operation.version }, operation.reason);
  }
}
