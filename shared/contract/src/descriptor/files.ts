import * as z from 'zod/mini';

/** A file path relative to the root of a release: no `..`, no absolute path, no query. */
export const filePathSchema = z
  .string()
  .check(z.maxLength(200), z.regex(/^(?!.*(?:^|\/)\.{1,2}(?:\/|$))[A-Za-z0-9@_.~-]+(?:\/[A-Za-z0-9@_.~-]+)*$/));

export const integritySchema = z.string().check(z.regex(/^sha384-[A-Za-z0-9+/]{64}$/));

export const fileTableSchema = z.record(
  filePathSchema,
  z.strictObject({ integrity: integritySchema, bytes: z.int().check(z.minimum(0)) }),
);

export type FileTable = z.infer<typeof fileTableSchema>;
