import * as z from 'zod/mini';
import { descriptorSchema } from '../descriptor/descriptor.ts';

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
});

export type ReleaseSet = z.infer<typeof releaseSetSchema>;
