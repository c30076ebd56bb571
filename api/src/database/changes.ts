import { EventEmitter } from 'node:events';
import pg from 'pg';

export type Subject = 'catalogue' | 'portfolio' | 'settings' | 'market' | 'outbox' | 'orders';

export interface Changes {
  /** Grows with every change; undefined while changes cannot be heard, when nothing may be kept. */
  revision(subject: Subject): number | undefined;
  /** For a writer's own process, which need not wait for its own notice. */
  touch(subject: Subject): void;
  onChange(listener: (subject: Subject) => void): () => void;
  close(): Promise<void>;
}

/** Listens to the database's own notices of change: one connection per process. */
export function listenToChanges(url: string, retryAfterMs = 1000): Changes {
  const revisions = new Map<Subject, number>();
  const emitter = new EventEmitter().setMaxListeners(0);
  let client: pg.Client | undefined;
  let isListening = false;
  let isClosed = false;
  let retry: NodeJS.Timeout | undefined;

  const touch = (subject: Subject) => {
    revisions.set(subject, (revisions.get(subject) ?? 0) + 1);
    emitter.emit('change', subject);
  };
  const lose = () => {
    if (isClosed) return;
    isListening = false;
    for (const subject of revisions.keys()) touch(subject);
    clearTimeout(retry);
    retry = setTimeout(() => void open(), retryAfterMs);
  };
  async function open() {
    const opened = new pg.Client({ connectionString: url, application_name: 'aimante-changes', keepAlive: true });
    client = opened;
    opened.on('notification', ({ payload }) => touch(payload as Subject));
    opened.on('error', () => {});
    opened.on('end', lose);
    try {
      await opened.connect();
      await opened.query('LISTEN changed');
      isListening = true;
    } catch {
      lose();
    }
  }
  void open();

  return {
    revision: (subject) => (isListening ? (revisions.get(subject) ?? 0) : undefined),
    touch,
    onChange(listener) {
      emitter.on('change', listener);
      return () => emitter.off('change', listener);
    },
    async close() {
      isClosed = true;
      clearTimeout(retry);
      emitter.removeAllListeners();
      await client?.end().catch(() => {});
    },
  };
}
