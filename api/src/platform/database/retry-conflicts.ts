import { setTimeout as pause } from 'node:timers/promises';

const maxAttempts = 6;
const firstPauseMs = 20;

/**
 * Runs a transaction again when PostgreSQL undid it in favour of another one (deadlock or serialisation failure).
 * The work runs more than once: it may change the database, and other things only in a way that a second run repeats.
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
    // The pause is random, so that two transactions that met do not meet again.
    await pause(Math.random() * firstPauseMs * 2 ** attempt);
  }
}

const conflictStates: ReadonlySet<unknown> = new Set(['40P01', '40001']);

/** Drizzle wraps the error of the driver. */
function isConflict(error: unknown): boolean {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  return cause instanceof Error && 'code' in cause && conflictStates.has(cause.code);
}
