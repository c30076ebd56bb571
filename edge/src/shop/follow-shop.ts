import type { Maintenance } from '@aimante/contract';
import * as z from 'zod';

export interface ShopState {
  /** Present while the shop is closed for works. */
  readonly maintenance: () => Maintenance | undefined;
  /** Told whenever something that pages show has changed. */
  readonly subscribe: (listener: () => void) => () => void;
  readonly stop: () => void;
}

interface FollowOptions {
  readonly apiUrl: string;
  readonly pauseMs?: number;
}

const texts = z.object({ fr: z.string(), en: z.string() });
const maintenanceSchema = z.object({ enabled: z.boolean(), message: texts, estimatedTime: texts, contact: z.string() });

/** Follows what the API says has changed, over its event stream. Away from it, what was known last holds. */
export function followShop({ apiUrl, pauseMs = 3000 }: FollowOptions): ShopState {
  const listeners = new Set<() => void>();
  const stopped = new AbortController();
  let maintenance: Maintenance | undefined;

  async function change(): Promise<void> {
    maintenance = await readMaintenance(apiUrl).catch(() => maintenance);
    for (const listener of listeners) listener();
  }

  async function follow(): Promise<void> {
    while (!stopped.signal.aborted) {
      await listen(`${apiUrl}/api/changes`, change, stopped.signal).catch(() => undefined);
      await pause(pauseMs, stopped.signal);
    }
  }

  void follow();
  return {
    maintenance: () => maintenance,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    stop: () => stopped.abort(),
  };
}

async function readMaintenance(apiUrl: string): Promise<Maintenance | undefined> {
  const response = await fetch(`${apiUrl}/api/maintenance`, { signal: AbortSignal.timeout(3000) });
  const { enabled, ...texts } = maintenanceSchema.parse(await response.json());
  return enabled ? texts : undefined;
}

/** Until the stream ends. Its opening counts as a change: what happened while nobody listened is not known. */
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

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
