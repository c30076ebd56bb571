import { setTimeout as wait } from 'node:timers/promises';
import type { Maintenance, ShopIdentity } from '@aimante/contract';
import * as z from 'zod';
import { brokenAnswer } from '../http/broken-answer.ts';

export interface ShopState {
  /** From the settings. Undefined until the API has answered once. */
  readonly identity: () => ShopIdentity | undefined;
  /** Present while the shop is closed for maintenance. */
  readonly maintenance: () => Maintenance | undefined;
  /** Called after every change to something that pages show. */
  readonly subscribe: (listener: () => void) => () => void;
  /**
   * Resolves once the known state is at most half a second old, and listeners have been called for every change before
   * that. While the API does not answer, the last known state counts.
   */
  readonly confirm: () => Promise<void>;
  /** The API did not answer the last request. */
  readonly isAway: () => boolean;
  readonly stop: () => void;
}

interface FollowOptions {
  readonly apiUrl: string;
  readonly pauseMs?: number;
  readonly onProblem?: (problem: string) => void;
  readonly now?: () => number;
}

const texts = z.object({ fr: z.string(), en: z.string() });
const settingsSchema = z.object({
  maintenance: z.object({ enabled: z.boolean(), message: texts, estimatedTime: texts, contact: z.string() }),
  shop: z.object({
    name: z.string(),
    address: z.string(),
    phone: z.string(),
    email: z.string(),
    socials: z.object({ instagram: z.string(), facebook: z.string(), pinterest: z.string() }),
  }),
});
const versionSchema = z.object({ process: z.string(), version: z.int() });

interface KnownShop {
  readonly identity?: ShopIdentity;
  readonly maintenance?: Maintenance;
}

/** How long an answer of the API counts as current, from the request and not from the answer. */
const CURRENT_MS = 500;
/** From this age on, the next answer is fetched ahead, so that no request waits for it while the shop is busy. */
const RENEW_MS = CURRENT_MS / 2;
/** How long a page waits for the API. Then it shows the last known state. */
const TIMEOUT_MS = 3000;
/** Each process of the API has its own version counter. */
const KNOWN_PROCESSES = 16;

/**
 * Follows changes in the shop. The API's event stream makes this fast. The API's version counter, read before a page is
 * served, makes it reliable: a stream that is cut, silent or late delays nothing.
 */
export function followShop(options: FollowOptions): ShopState {
  const { apiUrl, pauseMs = 3000, onProblem = () => undefined, now = performance.now.bind(performance) } = options;
  const listeners = new Set<() => void>();
  const stopped = new AbortController();
  const versions = new Map<string, number>();
  let known: KnownShop = {};
  let currentAt = Number.NEGATIVE_INFINITY;
  let isAway = false;
  let problem = '';
  let looking: Promise<void> | undefined;

  async function look(): Promise<void> {
    const askedAt = now();
    try {
      const { process, version } = await readJson(`${apiUrl}/api/changes/version`, versionSchema);
      if (versions.get(process) !== version) {
        known = await readShop(apiUrl);
        remember(versions, process, version);
        for (const listener of listeners) listener();
      }
      isAway = false;
      problem = '';
    } catch (cause) {
      isAway = true;
      logOnce(cause);
    }
    currentAt = askedAt;
  }
  /**
   * Only a broken answer is a problem here, not an API that is away. Reports it once, since every look finds it again.
   */
  function logOnce(cause: unknown): void {
    if (!(cause instanceof z.ZodError)) return;
    const line = `The API ${brokenAnswer(cause)}`;
    if (line !== problem) onProblem(line);
    problem = line;
  }
  const lookOnce = () => {
    looking ??= look().finally(() => {
      looking = undefined;
    });
    return looking;
  };
  /** A look in progress may have begun before the event, so another one follows. */
  const lookAgain = async () => {
    await looking;
    await lookOnce();
  };

  async function follow(): Promise<void> {
    while (!stopped.signal.aborted) {
      await listen(`${apiUrl}/api/changes`, lookAgain, stopped.signal).catch(() => undefined);
      await wait(pauseMs, undefined, { signal: stopped.signal }).catch(() => undefined);
    }
  }

  void follow();
  return {
    identity: () => known.identity,
    maintenance: () => known.maintenance,
    isAway: () => isAway,
    async confirm() {
      const age = now() - currentAt;
      if (age >= RENEW_MS && !isAway) void lookOnce();
      if (age < CURRENT_MS) return;
      const look = lookOnce();
      if (isAway) return;
      const timeout = new AbortController();
      const late = wait(TIMEOUT_MS, undefined, { signal: timeout.signal }).then(
        () => {
          isAway = true;
        },
        () => undefined,
      );
      await Promise.race([look, late]).finally(() => timeout.abort());
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    stop: () => stopped.abort(),
  };
}

async function readShop(apiUrl: string): Promise<KnownShop> {
  const { shop, maintenance } = await readJson(`${apiUrl}/api/settings`, settingsSchema);
  const { enabled, ...closed } = maintenance;
  return { identity: shop, ...(enabled && { maintenance: closed }) };
}

function remember(versions: Map<string, number>, process: string, version: number): void {
  versions.delete(process);
  versions.set(process, version);
  const [oldest] = versions.keys();
  if (versions.size > KNOWN_PROCESSES && oldest !== undefined) versions.delete(oldest);
}

async function readJson<T>(url: string, schema: z.ZodType<T>): Promise<T> {
  const response = await fetch(url, { signal: AbortSignal.timeout(10_000) });
  return schema.parse(await response.json());
}

/** Resolves when the stream ends. Opening it counts as a change, because events before it were missed. */
async function listen(url: string, onChange: () => Promise<void>, signal: AbortSignal): Promise<void> {
  const response = await fetch(url, { headers: { accept: 'text/event-stream' }, signal });
  if (!response.ok || !response.body) return;
  await onChange();
  let begun = '';
  for await (const text of response.body.pipeThrough(new TextDecoderStream())) {
    const lines = (begun + text).split('\n');
    begun = lines.pop() ?? '';
    if (lines.some((line) => line.startsWith('data:'))) await onChange();
  }
}
