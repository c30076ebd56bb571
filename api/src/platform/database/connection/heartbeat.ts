import type pg from 'pg';

export interface HeartbeatOptions {
  everyMs: number;
  /** An answer that takes longer does not count. */
  timeoutMs: number;
}

/** Closes the socket without a protocol message: pending queries fail at once. */
export const destroyConnection = (client: pg.Client): void => void client.connection.stream.destroy();

/**
 * Polls a connection to see whether the other end still answers. A broken connection reports an error; a silent
 * database or network reports nothing, and callers would wait for long.
 */
export function startHeartbeat(
  client: pg.Client,
  { everyMs, timeoutMs }: HeartbeatOptions,
  onSilence: () => void,
): () => void {
  let timer: NodeJS.Timeout;
  let isStopped = false;
  const beat = async () => {
    // A connection that ends is handled by its `end` event.
    const isAlive = await inTime(client.query('SELECT 1'), { timeoutMs, onSilence }).catch(() => false);
    if (isAlive && !isStopped) timer = setTimeout(() => void beat(), everyMs);
  };
  timer = setTimeout(() => void beat(), everyMs);
  return () => {
    isStopped = true;
    clearTimeout(timer);
  };
}

interface AnswerLimit {
  timeoutMs: number;
  onSilence: () => void;
}

/** A timer that fires later than this shows that this process itself was blocked. */
const blockedMs = 200;

async function inTime<T>(answer: Promise<T>, { timeoutMs, onSilence }: AnswerLimit): Promise<T> {
  let isPending = true;
  let timer: NodeJS.Timeout | undefined;
  const wait = () => {
    const due = performance.now() + timeoutMs;
    timer = setTimeout(() => {
      const wasBlocked = performance.now() - due > blockedMs;
      // Answers that have already arrived are read first.
      if (wasBlocked) wait();
      else setImmediate(() => isPending && onSilence());
    }, timeoutMs);
  };
  wait();
  try {
    return await answer;
  } finally {
    isPending = false;
    clearTimeout(timer);
  }
}
