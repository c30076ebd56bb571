import { z } from 'zod';

export const manifestSchema = z.object({
  format: z.literal(1),
  createdAt: z.iso.datetime(),
  migrations: z.record(z.string(), z.string()),
  tables: z.record(z.string(), z.object({ rows: z.int(), sha256: z.string() })),
  sequences: z.record(z.string(), z.int()),
  /** What the backup does not include; the operator must save it separately. */
  left: z.array(z.string()).default([]),
});
export type Manifest = z.output<typeof manifestSchema>;

/** A backup that cannot be made or restored. The message is for the operator. */
export class BackupError extends Error {}
