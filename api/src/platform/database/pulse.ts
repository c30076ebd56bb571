import type pg from 'pg';

export interface Beat {
  everyMs: number;
  /** An answer that takes longer does not count. */
  patienceMs: number;
}

/** Closes the socket without a protocol message: pending queries fail at once. */
export const hangUp = (client: pg.Client): void => void client.connection.stream.destroy();

/**
 * Polls a connection to see whether the other end still answers. A broken connection reports an error; a silent
 * database or network reports nothing, and callers would wait for long.
 */
export function feelPulse(client: pg.Client, { everyMs, patienceMs }: Beat, onSilence: () => void): () => void {
  let timer: NodeJS.Timeout;
  let isStopped = false;
  const beat = async () => {
    // A connection that ends is handled by its `end` event.
    const isAlive = await inTime(client.query('SELECT 1'), { patienceMs, onSilence }).catch(() => false);
    if (isAlive && !isStopped) timer = setTimeout(() => void beat(), everyMs);
  };
  timer = setTimeout(() => void beat(), everyMs);
  return () => {
    isStopped = true;
    clearTimeout(timer);
  };
}

interface Patience {
  patienceMs: number;
  onSilence: () => void;
}

/** A timer that fires later than this shows that this process itself was blocked. */
const heldUpMs = 200;

async function inTime<T>(answer: Promise<T>, { patienceMs, onSilence }: Patience): Promise<T> {
  let isOwed = true;
  let timer: NodeJS.Timeout | undefined;
  const wait = () => {
    const due = performance.now() + patienceMs;
    timer = setTimeout(() => {
      const isHeldUp = performance.now() - due > heldUpMs;
      // Answers that have already arrived are read first.
      if (isHeldUp) wait();
      else setImmediate(() => isOwed && onSilence());
    }, patienceMs);
  };
  wait();
  try {
    return await answer;
  } finally {
    isOwed = false;
    clearTimeout(timer);
  }
}
