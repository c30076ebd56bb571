import { EventEmitter } from 'node:events';
import pg from 'pg';
import { type Beat, feelPulse, hangUp } from './pulse.ts';

export type Subject = 'catalogue' | 'portfolio' | 'settings' | 'market' | 'outbox' | 'orders' | 'order-links';

export interface Changes {
  /** Grows with every change; undefined while changes cannot be heard, when nothing may be kept. */
  revision(subject: Subject): number | undefined;
  /** For a writer's own process, which need not wait for its own notice. */
  touch(subject: Subject): void;
  onChange(listener: (subject: Subject) => void): () => void;
  close(): Promise<void>;
}

interface Listening {
  retryAfterMs?: number;
  beat?: Beat;
  /** The database has fallen silent, here and to everybody else; or is heard again. */
  onSilence?: (isSilent: boolean) => void;
}

/** Together below three seconds: so soon a caller hears that the database is away. */
const steady: Beat = { everyMs: 400, patienceMs: 2000 };

/** Listens to the database's own notices of change, and to its silence: one connection per process. */
export function listenToChanges(
  url: string,
  { retryAfterMs = 500, beat = steady, onSilence }: Listening = {},
): Changes {
  const revisions = new Map<Subject, number>();
  const emitter = new EventEmitter().setMaxListeners(0);
  let client: pg.Client | undefined;
  let isListening = false;
  let isClosed = false;
  let retry: NodeJS.Timeout | undefined;
  let stopFeeling = () => {};

  const touch = (subject: Subject) => {
    revisions.set(subject, (revisions.get(subject) ?? 0) + 1);
    emitter.emit('change', subject);
  };
  const lose = (lost: pg.Client) => {
    if (isClosed || lost !== client) return;
    isListening = false;
    stopFeeling();
    for (const subject of revisions.keys()) touch(subject);
    clearTimeout(retry);
    retry = setTimeout(() => void open(), retryAfterMs);
  };
  async function open() {
    const opened = new pg.Client({ connectionString: url, application_name: 'aimante-changes', keepAlive: true });
    client = opened;
    opened.on('notification', ({ payload }) => touch(payload as Subject));
    opened.on('error', () => {});
    opened.on('end', () => lose(opened));
    const giveUp = () => {
      hangUp(opened);
      lose(opened);
    };
    // To log in may take long on a busy machine: that alone is no silence. It ends, though, and is tried again.
    const dialling = setTimeout(giveUp, beat.patienceMs * 2);
    try {
      await opened.connect();
      await opened.query('LISTEN changed');
      isListening = true;
      onSilence?.(false);
      stopFeeling = feelPulse(opened, beat, () => {
        giveUp();
        onSilence?.(true);
      });
    } catch {
      lose(opened);
    } finally {
      clearTimeout(dialling);
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
      stopFeeling();
      emitter.removeAllListeners();
      await client?.end().catch(() => {});
    },
  };
}
