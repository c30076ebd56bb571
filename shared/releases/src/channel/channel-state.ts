import { RELEASE_VERSION, REMOTE_NAME } from '@aimante/contract';
import * as z from 'zod';

const setIdSchema = z.string().regex(/^[0-9A-Za-z][0-9A-Za-z.-]{0,80}$/);
const releaseSchema = z.strictObject({
  name: z.string().regex(REMOTE_NAME),
  version: z.string().regex(RELEASE_VERSION),
});
const digestSchema = z.string().regex(/^[0-9a-f]{64}$/);
const shareSchema = z.number().min(0).max(100);

/** Whether a browser opened the release before its visitors. `skipped` and `impossible` have a reason. */
const rehearsalSchema = z.strictObject({
  outcome: z.enum(['passed', 'skipped', 'impossible']),
  reason: z.string().max(500).optional(),
});

/** A canary that grows by itself, step by step. */
const rampSchema = z.strictObject({
  /** Each step lasts at least so long, and until so many visitors of the canary have reported. */
  minutes: z.number().min(0).max(10_080),
  visitors: z.int().min(0).max(100_000),
  /** The start of the present step. */
  at: z.iso.datetime(),
});

const changeSchema = z.strictObject({
  kind: z.enum(['release', 'rollback', 'canary', 'promote', 'withdraw', 'kill', 'retire', 'restore', 'trust']),
  releases: z.array(releaseSchema),
  reason: z.string().max(500).optional(),
  rehearsal: rehearsalSchema.optional(),
});

const historySchema = z.array(z.strictObject({ version: z.string(), since: z.iso.datetime() }));

/**
 * The releases of both channels at one moment. A flip writes the next state under the next number and never changes
 * former states. So both channels move together, and the numbered states are the release log of the shop.
 */
export const channelStateSchema = z.strictObject({
  schema: z.literal(2),
  number: z.int().min(1),
  /** The sha256 of the state before. A state follows exactly one other. */
  previous: digestSchema.nullable(),
  /** The trust documents that decide who may sign this state. */
  trust: z.strictObject({ root: z.int().min(1), targets: z.int().min(1) }),
  at: z.iso.datetime(),
  change: changeSchema,
  /** The release set of every visitor outside a canary. */
  stable: setIdSchema,
  canaries: z.array(releaseSchema.extend({ share: shareSchema, since: z.iso.datetime(), ramp: rampSchema.optional() })),
  /**
   * The sets of the canary channel, smallest share first: a visitor gets the first set with a share above the visitor's
   * bucket.
   */
  tiers: z.array(z.strictObject({ share: shareSchema, set: setIdSchema })),
  /** The versions of each remote that a rollback can return to. The last one is live. */
  live: z.record(z.string(), historySchema.min(1)),
  /** Remotes without a live release. The version names the pages that are closed. */
  stopped: z
    .array(
      releaseSchema.extend({ kind: z.enum(['killed', 'retired']), since: z.iso.datetime(), former: historySchema }),
    )
    .default([]),
  /** Releases that must not run any more, not even in an open tab. */
  killed: z.array(releaseSchema),
  /** The sha256 of each release that this state names, by `name@version`. */
  digests: z.record(z.string(), digestSchema),
});

export type ChannelState = z.infer<typeof channelStateSchema>;
export type ChannelChange = ChannelState['change'];
export type RehearsalMark = z.infer<typeof rehearsalSchema>;
export type Ramp = z.infer<typeof rampSchema>;
export type Stopped = ChannelState['stopped'][number];
export type Canary = ChannelState['canaries'][number];
