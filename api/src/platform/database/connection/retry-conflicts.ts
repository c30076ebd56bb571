import { setTimeout as pause } from 'node:timers/promises';

const maxAttempts = 6;
const firstPauseMs = 20;

/**
 * Runs a transaction again if PostgreSQL rolled it back in favour of another one (deadlock or serialisation failure).
 * The work runs more than once: side effects outside the database must be safe to repeat.
 */
export async function retryConflicts<T>(
  runTransaction: () => Promise<T>,
  onConflict: (error: unknown) => void = () => {},
): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await runTransaction();
    } catch (error) {
      if (attempt === maxAttempts || !isConflict(error)) throw error;
      onConflict(error);
    }
    // A random pause keeps the two transactions from colliding again.
    await pause(Math.random() * firstPauseMs * 2 ** attempt);
  }
}

const conflictStates: ReadonlySet<unknown> = new Set(['40P01', '40001']);

const isConflict = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && conflictStates.has(error.code);
