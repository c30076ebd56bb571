import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import * as z from 'zod';
import { createHealthBook, type HealthBook, type KeptHealth, VITALS } from './health-book.ts';

interface KeepOptions {
  /** Undefined: the counts end with the process. */
  readonly file: string | undefined;
  readonly onProblem: (problem: string) => void;
}

export interface KeptBook {
  readonly book: HealthBook;
  /** Writes what is counted since the last time. */
  readonly write: () => void;
  readonly stop: () => void;
}

/** A process that is killed loses the counts of this time. */
const EVERY_MS = 10_000;

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
  const book = createHealthBook(file ? readKept(file, onProblem) : []);
  if (!file) return { book, write: () => undefined, stop: () => undefined };
  let written = JSON.stringify(book.kept());
  const write = () => {
    const text = JSON.stringify(book.kept());
    if (text === written) return;
    try {
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(`${file}.new`, text);
      renameSync(`${file}.new`, file);
      written = text;
    } catch (error) {
      onProblem(`The health of releases cannot be kept in ${file}: ${String(error)}`);
    }
  };
  const timer = setInterval(write, EVERY_MS);
  timer.unref();
  return {
    book,
    write,
    stop() {
      clearInterval(timer);
      write();
    },
  };
}

function readKept(file: string, onProblem: KeepOptions['onProblem']): readonly KeptHealth[] {
  if (!existsSync(file)) return [];
  try {
    return keptSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    onProblem(`${file} cannot be read, so the health of releases is counted anew.`);
    return [];
  }
}
