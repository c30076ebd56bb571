import * as z from 'zod/mini';
import { descriptorSchema, REMOTE_NAME } from '../descriptor/descriptor.ts';

/**
 * A remote without a live release. `killed`: its pages answer 503 until a new release. `retired`: its team took it
 * away, and its pages answer 410.
 */
const stoppedSchema = z.strictObject({
  name: z.string().check(z.regex(REMOTE_NAME)),
  kind: z.enum(['killed', 'retired']),
  paths: z.array(z.string()),
});

/**
 * An immutable document that names one release of the shell and one of every remote. A visitor gets one set, and an
 * open tab stays on it.
 */
export const releaseSetSchema = z.strictObject({
  schema: z.literal(1),
  id: z.string().check(z.regex(/^[0-9A-Za-z][0-9A-Za-z.-]{0,80}$/)),
  createdAt: z.iso.datetime(),
  shell: descriptorSchema,
  remotes: z.array(descriptorSchema),
  stopped: z._default(z.array(stoppedSchema), []),
});

export type StoppedRemote = z.infer<typeof stoppedSchema>;
export type ReleaseSet = z.infer<typeof releaseSetSchema>;
