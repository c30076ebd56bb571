import * as z from 'zod';
import { type KeptFile, keepInFile, readKept } from '../kept-file.ts';
import { createHealthBook, type HealthBook, VITALS } from './health-book.ts';

interface KeepOptions {
  /** Undefined: the counts end with the process. */
  readonly file: string | undefined;
  readonly onProblem: (problem: string) => void;
}

export interface KeptBook extends KeptFile {
  readonly book: HealthBook;
}

const count = z.int().nonnegative();
const keptSchema = z.array(
  z.strictObject({
    name: z.string(),
    version: z.string(),
    visitors: count,
    failed: count,
    errors: z.partialRecord(z.enum(['load', 'contract', 'mount', 'run', 'handler', 'frozen', 'server']), count),
    vitals: z.partialRecord(z.enum(VITALS), z.array(z.number())),
  }),
);

/** The health of releases, kept in a file of this machine: an edge that starts again goes on counting. */
export function keepHealth({ file, onProblem }: KeepOptions): KeptBook {
  const kept = readKept(file, keptSchema, () =>
    onProblem(`${file} cannot be read, so the health of releases is counted anew.`),
  );
  const book = createHealthBook(kept ?? []);
  const onFailed = (error: unknown) => onProblem(`The health of releases cannot be kept in ${file}: ${String(error)}`);
  return { book, ...keepInFile(file, book.kept, onFailed) };
}
