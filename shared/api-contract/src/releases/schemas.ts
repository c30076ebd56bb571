import { z } from 'zod';
import { timestamp } from '../core/wire.ts';

const remote = z.string().regex(/^[a-z][a-z0-9-]{0,60}$/);
const version = z.string().regex(/^[0-9A-Za-z.+-]{1,60}$/);

/** What the operator saw there, live or on trial. */
const from = version.optional();

/** What moves the channels, in the edge's words. */
export const releaseOperationSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('canary'), remote, version, share: z.int().min(0).max(100), from }),
  z.strictObject({ kind: z.literal('promote'), remote, from }),
  z.strictObject({ kind: z.literal('withdraw'), remote, from }),
  /** To the version before, or to a named former one. */
  z.strictObject({ kind: z.literal('rollback'), remote, to: version.optional(), from }),
  /** One that was published once, for everybody. */
  z.strictObject({ kind: z.literal('release'), remote, version, from }),
  z.strictObject({ kind: z.literal('kill'), remote, version }),
]);

/** One line of the release log, in the edge's words. */
export const loggedReleaseSchema = z.object({
  /** Of the state that it made: those of one number happened at once. */
  number: z.int(),
  at: timestamp,
  kind: z.enum(['release', 'rollback', 'canary', 'promote', 'withdraw', 'kill']),
  remote: z.string(),
  version: z.string(),
  /** By now. `former`: a rollback leads to it. `put aside`: it was rolled back or withdrawn, and can be put live again. */
  standing: z.enum(['live', 'on trial', 'former', 'put aside', 'killed']),
  share: z.number().optional(),
  reason: z.string().optional(),
  /** The edge itself withdrew it, for what it counted. */
  counted: z.object({ visitors: z.int(), failed: z.int() }).optional(),
});

export const releaseEventSchema = loggedReleaseSchema
  .extend({
    /** The administrator's address; nothing where it was done from a command line or by the edge. */
    by: z.string().nullable(),
  })
  .meta({ id: 'ReleaseEvent' });
