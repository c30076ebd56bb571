import * as z from 'zod';
import { type KeptFile, keepInFile, readKept } from '../kept-file.ts';
import { createViolationBook, type ViolationBook } from './violation-book.ts';

interface KeepOptions {
  /** Undefined: the counts end with the process. */
  readonly file: string | undefined;
  readonly onProblem: (problem: string) => void;
}

export interface KeptViolations extends KeptFile {
  readonly book: ViolationBook;
}

const keptSchema = z.array(
  z.strictObject({
    directive: z.string(),
    blocked: z.string(),
    page: z.string(),
    remote: z.string().nullable(),
    version: z.string().nullable(),
    count: z.int().positive(),
    lastAt: z.iso.datetime(),
  }),
);

/** What pages were kept from doing, in a file of this machine. */
export function keepViolations({ file, onProblem }: KeepOptions): KeptViolations {
  const kept = readKept(file, keptSchema, () => onProblem(`${file} cannot be read, so violations are counted anew.`));
  const book = createViolationBook(kept ?? []);
  return {
    book,
    ...keepInFile(file, book.all, (error) => onProblem(`Violations cannot be kept in ${file}: ${String(error)}`)),
  };
}
