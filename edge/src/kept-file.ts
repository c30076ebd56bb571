import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type * as z from 'zod';

/** A process that is killed loses what it counted in this time. */
const EVERY_MS = 10_000;

/** What a former process of this machine counted. Undefined: nothing, or nothing that can be read. */
export function readKept<Shape extends z.ZodType>(
  file: string | undefined,
  shape: Shape,
  onUnreadable: () => void,
): z.infer<Shape> | undefined {
  if (!file || !existsSync(file)) return undefined;
  try {
    return shape.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    onUnreadable();
    return undefined;
  }
}

export interface KeptFile {
  /** Writes what is counted since the last time. */
  readonly write: () => void;
  readonly stop: () => void;
}

/** Writes counts to a file of this machine, so that the next process goes on counting. Without a file: nothing. */
export function keepInFile(
  file: string | undefined,
  read: () => unknown,
  onFailed: (error: unknown) => void,
): KeptFile {
  if (!file) return { write: () => undefined, stop: () => undefined };
  let written = JSON.stringify(read());
  const write = () => {
    const text = JSON.stringify(read());
    if (text === written) return;
    try {
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(`${file}.new`, text);
      renameSync(`${file}.new`, file);
      written = text;
    } catch (error) {
      onFailed(error);
    }
  };
  const timer = setInterval(write, EVERY_MS);
  timer.unref();
  return {
    write,
    stop() {
      clearInterval(timer);
      write();
    },
  };
}
