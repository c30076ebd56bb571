import type { Maintenance, ShopIdentity } from '@aimante/contract';
import * as z from 'zod';

export interface ShopState {
  /** From the settings. Absent until the API has answered once. */
  readonly identity: () => ShopIdentity | undefined;
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

interface KnownShop {
  readonly identity?: ShopIdentity;
  readonly maintenance?: Maintenance;
}

/** Follows what the API says has changed, over its event stream. Away from it, what was known last holds. */
export function followShop({ apiUrl, pauseMs = 3000 }: FollowOptions): ShopState {
  const listeners = new Set<() => void>();
  const stopped = new AbortController();
  let known: KnownShop = {};

  async function change(): Promise<void> {
    known = await readShop(apiUrl).catch(() => known);
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
    identity: () => known.identity,
    maintenance: () => known.maintenance,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    stop: () => stopped.abort(),
  };
}

async function readShop(apiUrl: string): Promise<KnownShop> {
  const response = await fetch(`${apiUrl}/api/settings`, { signal: AbortSignal.timeout(3000) });
  const { shop, maintenance } = settingsSchema.parse(await response.json());
  const { enabled, ...texts } = maintenance;
  return { identity: shop, ...(enabled && { maintenance: texts }) };
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
