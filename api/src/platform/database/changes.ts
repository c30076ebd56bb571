import { EventEmitter } from 'node:events';
import pg from 'pg';
import { type Beat, feelPulse, hangUp } from './pulse.ts';

const subjects = ['catalogue', 'portfolio', 'settings', 'market', 'outbox', 'orders', 'order-links'] as const;
export type Subject = (typeof subjects)[number];

export interface Changes {
  /** Grows with every change; undefined while changes cannot be heard, when nothing may be kept. */
  revision(subject: Subject): number | undefined;
  /**
   * Resolves once every change that was committed before the call counts in `revision`. False while changes cannot be
   * heard. However busy the machine is, nothing older than the call passes for current.
   */
  confirm(): Promise<boolean>;
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

/** Calls at once share one run, which begins after the last of them: at most one runs and one waits. */
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

/** Listens to the database's own notices of change, and to its silence: one connection per process. */
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
  let stopFeeling = () => {};

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
    stopFeeling();
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
    const giveUp = () => {
      hangUp(opened);
      lose(opened);
    };
    // To log in may take long on a busy machine: that alone is no silence. It ends, though, and is tried again.
    const dialling = setTimeout(giveUp, beat.patienceMs * 2);
    try {
      await opened.connect();
      await opened.query('LISTEN changed');
      // Changes during the gap are unknown.
      if (wasListening) touchAll();
      [isListening, wasListening] = [true, true];
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

  // PostgreSQL sends a listening connection the notices of earlier commits before the answer to its next statement.
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
      stopFeeling();
      emitter.removeAllListeners();
      await client?.end().catch(() => {});
    },
  };
}
