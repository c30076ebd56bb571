import { RELEASE_VERSION, REMOTE_NAME } from '@aimante/contract';
import * as z from 'zod';

const setIdSchema = z.string().regex(/^[0-9A-Za-z][0-9A-Za-z.-]{0,80}$/);
const releaseSchema = z.strictObject({
  name: z.string().regex(REMOTE_NAME),
  version: z.string().regex(RELEASE_VERSION),
});
const shareSchema = z.number().min(0).max(100);

/** Why a state came about. */
const changeSchema = z.strictObject({
  kind: z.enum(['release', 'rollback', 'canary', 'promote', 'withdraw', 'kill']),
  releases: z.array(releaseSchema),
  reason: z.string().max(500).optional(),
});

/**
 * Who gets what, at one moment. A flip writes the next state under the next number and leaves the former ones alone,
 * so that both channels move together and the numbers are the shop's release log.
 */
export const channelStateSchema = z.strictObject({
  schema: z.literal(1),
  number: z.int().min(1),
  at: z.iso.datetime(),
  change: changeSchema,
  /** The release set of everybody who is in no canary. */
  stable: setIdSchema,
  /** Releases on trial, each for its share of the visitors. */
  canaries: z.array(releaseSchema.extend({ share: shareSchema, since: z.iso.datetime() })),
  /** The sets of the canary channel, smallest share first: a visitor gets the first whose share holds his bucket. */
  tiers: z.array(z.strictObject({ share: shareSchema, set: setIdSchema })),
  /** Of each remote, the versions that rollback leads through; the last one is live. */
  live: z.record(z.string(), z.array(z.strictObject({ version: z.string(), since: z.iso.datetime() })).min(1)),
  /** Releases that must not run any more, not even in a tab that is open. */
  killed: z.array(releaseSchema),
});

export type ChannelState = z.infer<typeof channelStateSchema>;
export type ChannelChange = ChannelState['change'];
export type Canary = ChannelState['canaries'][number];
