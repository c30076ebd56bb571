import { setTimeout as sleep } from 'node:timers/promises';

/** What a screen reader says of an element. */
export interface Spoken {
  readonly role: string;
  readonly name: string;
}

/** Reads each element that the selector finds, from the engine's own accessibility tree. */
export type ReadSpoken = (selector: string) => Promise<Spoken[]>;

/** A browser that a scene uses as a person does: by the role and the name of what is on the page. */
export interface Engine {
  readonly name: string;
  readonly open: (address: string) => Promise<void>;
  /** Runs an expression in the page. */
  readonly read: <Value>(expression: string) => Promise<Value>;
  readonly readSpoken: ReadSpoken;
  /** Presses the marked element with a real pointer. */
  readonly pressMarked: () => Promise<void>;
  /** Types into the marked element with real keys, in place of what it holds. */
  readonly typeMarked: (text: string) => Promise<void>;
  /** Drags the marked element by this many pixels. */
  readonly dragMarked: (right: number, down: number) => Promise<void>;
  readonly chooseFiles: (selector: string, files: readonly string[]) => Promise<void>;
  /** Console errors of the page since the last call, if the engine reports them. */
  readonly errors: () => string[];
  readonly end: () => Promise<void>;
}

/** The element that the next call of an engine is about. */
export const MARK = 'data-engine-target';

/** An engine on a busy machine may never answer. */
export async function within<T>(ms: number, work: Promise<T>): Promise<T> {
  const late = sleep(ms, undefined, { ref: false }).then(() => {
    throw new Error(`no answer within ${ms / 1000} s`);
  });
  return Promise.race([work, late]);
}
