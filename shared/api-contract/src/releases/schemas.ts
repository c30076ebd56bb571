import { z } from 'zod';
import { timestamp } from '../core/wire.ts';

const remote = z.string().regex(/^[a-z][a-z0-9-]{0,60}$/);
const version = z.string().regex(/^[0-9A-Za-z.+-]{1,60}$/);

/** The version that the operator saw, live or in a canary. */
const from = version.optional();

/** The operations on the channels, with the names that the edge uses. */
export const releaseOperationSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('canary'), remote, version, share: z.int().min(0).max(100), from }),
  z.strictObject({ kind: z.literal('promote'), remote, from }),
  z.strictObject({ kind: z.literal('withdraw'), remote, from }),
  /** To the previous version, or to the one in `to`. */
  z.strictObject({ kind: z.literal('rollback'), remote, to: version.optional(), from }),
  /** Makes a version that was published before live for everyone. */
  z.strictObject({ kind: z.literal('release'), remote, version, from }),
  z.strictObject({ kind: z.literal('kill'), remote, version }),
]);

/** One line of the release log, with the names that the edge uses. */
export const loggedReleaseSchema = z.object({
  /** The number of the resulting state. Entries with the same number happened at once. */
  number: z.int(),
  at: timestamp,
  kind: z.enum(['release', 'rollback', 'canary', 'promote', 'withdraw', 'kill', 'retire', 'restore']),
  remote: z.string(),
  version: z.string(),
  /**
   * The current state. `former`: a rollback can return to it. `put aside`: rolled back or withdrawn, can be released
   * again.
   */
  standing: z.enum(['live', 'on trial', 'former', 'put aside', 'killed']),
  share: z.number().optional(),
  reason: z.string().optional(),
  /** The edge withdrew it automatically because of these counts. */
  counted: z.object({ visitors: z.int(), failed: z.int() }).optional(),
});

export const releaseEventSchema = loggedReleaseSchema
  .extend({
    /** The administrator's e-mail address. Null for the command line and for the edge. */
    by: z.string().nullable(),
  })
  .meta({ id: 'ReleaseEvent' });

/** Equal reports of browsers about one thing that a page was kept from doing. */
export const policyViolationSchema = z
  .object({
    directive: z.string(),
    /** An origin, or a word such as `inline`, `eval` or `data`. */
    blocked: z.string(),
    /** The path of the page, with `:id` for the ids in it. */
    page: z.string(),
    /** The release that tried. Null: a script that is not ours, or the page itself. */
    remote: z.string().nullable(),
    version: z.string().nullable(),
    count: z.int(),
    lastAt: timestamp,
  })
  .meta({ id: 'PolicyViolation' });
