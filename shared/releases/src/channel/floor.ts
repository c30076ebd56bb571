import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import * as z from 'zod';
import type { NewestState } from '../trust/timestamps.ts';

/** The newest that this machine has seen of a store. It follows nothing older, even if the store has lost the rest. */
export interface FloorEntry {
  /** The signed document of the newest state. */
  readonly state: string;
  readonly number: number;
  readonly timestamp?: NewestState | undefined;
}

export interface Floor {
  readonly read: () => Promise<FloorEntry | undefined>;
  readonly raise: (entry: FloorEntry) => Promise<void>;
  /** Where the floor is kept, for a person who restored an older store on purpose. */
  readonly place: string;
}

const entrySchema = z.object({
  state: z.string(),
  number: z.int(),
  timestamp: z.object({ timestamp: z.int(), number: z.int(), digest: z.string(), expires: z.string() }).optional(),
});
const fileSchema = z.record(z.string(), entrySchema);

/** A file with one entry for each store. */
export function createFloor(file: string, store: string): Floor {
  const readAll = async () => {
    const text = await readFile(file, 'utf8').catch(() => '{}');
    return fileSchema.safeParse(JSON.parse(text)).data ?? {};
  };
  return {
    place: file,
    read: async () => (await readAll().catch(() => undefined))?.[store],
    async raise(entry) {
      const all = await readAll().catch(() => ({}));
      const scratch = `${file}.${randomUUID()}`;
      await mkdir(dirname(file), { recursive: true });
      await writeFile(scratch, JSON.stringify({ ...all, [store]: entry }));
      await rename(scratch, file);
    },
  };
}
