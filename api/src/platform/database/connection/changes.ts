import { EventEmitter } from 'node:events';
import pg from 'pg';
import { destroyConnection, type HeartbeatOptions, startHeartbeat } from './heartbeat.ts';

const subjects = [
  'catalogue',
  'portfolio',
  'settings',
  'market',
  'outbox',
  'orders',
  'order-links',
  'reviews',
] as const;
export type Subject = (typeof subjects)[number];

export interface Changes {
  /** Grows with every change. Undefined while the listener is disconnected: nothing may be cached then. */
  revision(subject: Subject): number | undefined;
  /**
   * Resolves once every change that was committed before the call counts in `revision`. False while the listener is
   * disconnected. Guarantees, even on a busy machine, that nothing older than the call passes for current.
   */
  confirm(): Promise<boolean>;
  /** Counts a change at once in the process that wrote it, without waiting for its notification. */
  touch(subject: Subject): void;
  onChange(listener: (subject: Subject) => void): () => void;
  close(): Promise<void>;
}

interface Listening {
  retryAfterMs?: number;
  beat?: HeartbeatOptions;
  /** Called with true when the database stops answering, and with false when it answers again. */
  onSilence?: (isSilent: boolean) => void;
}

/** Together below three seconds: callers learn within that time that the database is away. */
const steady: HeartbeatOptions = { everyMs: 400, timeoutMs: 2000 };

/** Concurrent calls share one run that starts after the last of them: at most one runs and one waits. */
function coalesce<T>(work: () => Promise<T>): () => Promise<T> {
  let running: Promise<unknown> = Promise.resolve();
  let waiting: Promise<T> | undefined;
  return () => {
    waiting ??= running.then(() => {
      waiting = undefined;
      const run = work();
      running = run.catch(() => undefined);
      return run;
    });
    return waiting;
  };
}

/** Listens to PostgreSQL's change notifications and checks that the database answers: one connection per process. */
export function listenToChanges(
  url: string,
  { retryAfterMs = 500, beat = steady, onSilence }: Listening = {},
): Changes {
  const revisions = new Map<Subject, number>(subjects.map((subject) => [subject, 0]));
  const emitter = new EventEmitter().setMaxListeners(0);
  let client: pg.Client | undefined;
  let isListening = false;
  let wasListening = false;
  let isClosed = false;
  let retry: NodeJS.Timeout | undefined;
  let stopHeartbeat = () => {};

  const touch = (subject: Subject) => {
    revisions.set(subject, (revisions.get(subject) ?? 0) + 1);
    emitter.emit('change', subject);
  };
  const touchAll = () => {
    for (const subject of subjects) touch(subject);
  };
  const lose = (lost: pg.Client) => {
    if (isClosed || lost !== client) return;
    isListening = false;
    stopHeartbeat();
    touchAll();
    clearTimeout(retry);
    retry = setTimeout(() => void open(), retryAfterMs);
  };
  async function open() {
    const opened = new pg.Client({ connectionString: url, application_name: 'aimante-changes', keepAlive: true });
    client = opened;
    opened.on('notification', ({ payload }) => touch(payload as Subject));
    opened.on('error', () => {});
    opened.on('end', () => lose(opened));
    const drop = () => {
      destroyConnection(opened);
      lose(opened);
    };
    // A slow login on a busy machine does not count as silence. After this timeout it is aborted and retried.
    const dialling = setTimeout(drop, beat.timeoutMs * 2);
    try {
      await opened.connect();
      await opened.query('LISTEN changed');
      // Changes during the gap are unknown, so every subject counts as changed.
      if (wasListening) touchAll();
      [isListening, wasListening] = [true, true];
      onSilence?.(false);
      stopHeartbeat = startHeartbeat(opened, beat, () => {
        drop();
        onSilence?.(true);
      });
    } catch {
      lose(opened);
    } finally {
      clearTimeout(dialling);
    }
  }
  void open();

  // PostgreSQL sends a listening connection the notifications of earlier commits before the answer to its next
  // statement.
  const confirm = coalesce(async () => {
    const asked = client;
    if (!isListening || !asked) return false;
    await asked.query('SELECT 1').catch(() => undefined);
    return isListening && asked === client;
  });

  return {
    confirm,
    revision: (subject) => (isListening ? (revisions.get(subject) ?? 0) : undefined),
    touch,
    onChange(listener) {
      emitter.on('change', listener);
      return () => emitter.off('change', listener);
    },
    async close() {
      isClosed = true;
      clearTimeout(retry);
      stopHeartbeat();
      emitter.removeAllListeners();
      await client?.end().catch(() => {});
    },
  };
}
