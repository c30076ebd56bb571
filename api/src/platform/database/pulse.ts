import type pg from 'pg';

export interface Beat {
  everyMs: number;
  /** An answer that takes longer does not count as one. */
  patienceMs: number;
}

/** Ends a connection without another word: what waits on it fails now. */
export const hangUp = (client: pg.Client): void => void client.connection.stream.destroy();

/**
 * Asks a connection again and again whether the other end still answers. A cut tells itself; a database that is silent, or
 * behind a network that is, tells nothing, and whoever waits for it would wait for long.
 */
export function feelPulse(client: pg.Client, { everyMs, patienceMs }: Beat, onSilence: () => void): () => void {
  let timer: NodeJS.Timeout;
  let isStopped = false;
  const beat = async () => {
    // A connection that ends says so elsewhere.
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

/** A timer that comes so late tells of a process that was held up itself. */
const heldUpMs = 200;

async function inTime<T>(answer: Promise<T>, { patienceMs, onSilence }: Patience): Promise<T> {
  let isOwed = true;
  let timer: NodeJS.Timeout | undefined;
  const wait = () => {
    const due = performance.now() + patienceMs;
    timer = setTimeout(() => {
      const isHeldUp = performance.now() - due > heldUpMs;
      // What has arrived is read before it is judged.
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
