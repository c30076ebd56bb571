import * as z from 'zod/mini';
import { descriptorSchema } from '../descriptor/descriptor.ts';

/**
 * One immutable document that names a release of the shell and of every remote.
 * A visitor is on one set, and his tab stays on it.
 */
export const releaseSetSchema = z.strictObject({
  schema: z.literal(1),
  id: z.string().check(z.regex(/^[0-9A-Za-z][0-9A-Za-z.-]{0,80}$/)),
  createdAt: z.iso.datetime(),
  shell: descriptorSchema,
  remotes: z.array(descriptorSchema),
});

export type ReleaseSet = z.infer<typeof releaseSetSchema>;
