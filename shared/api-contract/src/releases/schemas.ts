import { z } from 'zod';

const remote = z.string().regex(/^[a-z][a-z0-9-]{0,60}$/);
const version = z.string().regex(/^[0-9A-Za-z.+-]{1,60}$/);

/** What the operator saw there, live or on trial. */
const from = version.optional();

/** What moves the channels, in the edge's words. */
export const releaseOperationSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('canary'), remote, version, share: z.int().min(0).max(100), from }),
  z.strictObject({ kind: z.literal('promote'), remote, from }),
  z.strictObject({ kind: z.literal('withdraw'), remote, from }),
  z.strictObject({ kind: z.literal('rollback'), remote, from }),
  z.strictObject({ kind: z.literal('kill'), remote, version }),
]);
