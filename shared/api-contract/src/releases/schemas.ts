import { z } from 'zod';

const remote = z.string().regex(/^[a-z][a-z0-9-]{0,60}$/);
const version = z.string().regex(/^[0-9A-Za-z.+-]{1,60}$/);

/** What moves the channels, in the edge's words. */
export const releaseOperationSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('canary'), remote, version, share: z.int().min(0).max(100) }),
  z.strictObject({ kind: z.literal('promote'), remote }),
  z.strictObject({ kind: z.literal('withdraw'), remote }),
  z.strictObject({ kind: z.literal('rollback'), remote }),
  z.strictObject({ kind: z.literal('kill'), remote, version }),
]);
