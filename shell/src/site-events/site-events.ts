import { type BrowserRemote, createWritable, type Maintenance, type Readable } from '@aimante/contract';
import { onReturn } from '../page/on-return.ts';

const ADDRESS = '/_edge/events';
const CHANNEL = 'aimante-site';
const AGAIN_MS = 30_000;

/** What the edge sends to open tabs. */
export interface SiteEvents {
  /** Releases that must not run any more, as `name@version`. */
  readonly killed: Readable<ReadonlySet<string>>;
  /** Present while the shop is closed for maintenance. */
  readonly maintenance: Readable<Maintenance | undefined>;
  /** The number of changes to products, pages or settings that this tab has heard of. */
  readonly shopChanges: Readable<number>;
}

interface SiteMessage {
  readonly killed?: readonly string[];
  readonly maintenance?: Maintenance | null;
  readonly isShopChanged?: boolean;
}

export function keyOf({ name, version }: Pick<BrowserRemote, 'name' | 'version'>): string {
  return `${name}@${version}`;
}

/**
 * One tab listens for the whole browser, because a stream uses one of the six connections that a browser opens to a
 * server. When that tab closes, another takes its place.
 */
export function listenToSite(initial: Maintenance | undefined): SiteEvents {
  const killed = createWritable<ReadonlySet<string>>(new Set());
  const maintenance = createWritable(initial);
  const shopChanges = createWritable(0);
  const tabs = new BroadcastChannel(CHANNEL);
  let isListening = false;
  let wasCut = false;

  function accept(message: SiteMessage): void {
    if (message.killed?.some((key) => !killed.get().has(key))) killed.set(new Set(message.killed));
    if (message.maintenance !== undefined && !isSame(message.maintenance, maintenance.get())) {
      maintenance.set(message.maintenance ?? undefined);
    }
    if (message.isShopChanged) shopChanges.set(shopChanges.get() + 1);
  }

  function broadcast(message: SiteMessage): void {
    accept(message);
    tabs.postMessage(message);
  }

  tabs.addEventListener('message', ({ data }: MessageEvent<SiteMessage | 'news?'>) => {
    if (data !== 'news?') accept(data);
    else if (isListening) tabs.postMessage({ killed: [...killed.get()], maintenance: maintenance.get() ?? null });
  });
  tabs.postMessage('news?');

  let stop = (): void => undefined;
  function ask(): void {
    const source = new EventSource(ADDRESS);
    let timer: ReturnType<typeof setTimeout> | undefined;
    stop = () => {
      source.close();
      clearTimeout(timer);
    };
    source.addEventListener('releases', ({ data }: MessageEvent<string>) => broadcast({ killed: readKilled(data) }));
    source.addEventListener('maintenance', ({ data }: MessageEvent<string>) =>
      broadcast({ maintenance: JSON.parse(data) as Maintenance | null }),
    );
    source.addEventListener('shop', () => broadcast({ isShopChanged: true }));
    // A change may have been missed before the stream came back.
    source.addEventListener('open', () => {
      if (wasCut) broadcast({ isShopChanged: true });
      wasCut = false;
    });
    // EventSource reconnects after a lost connection, but gives up when it is refused: by a full server, or by a proxy
    // without its edge.
    source.addEventListener('error', () => {
      wasCut = true;
      if (source.readyState === EventSource.CLOSED) timer = setTimeout(ask, AGAIN_MS);
    });
  }

  function listen(hidden: AbortSignal): Promise<void> {
    isListening = true;
    ask();
    return new Promise((leave) => {
      hidden.addEventListener('abort', () => {
        isListening = false;
        stop();
        leave();
      });
    });
  }

  /** Until the page goes into the back-forward cache. Another tab listens meanwhile. */
  function wait(): void {
    const hidden = new AbortController();
    const { signal } = hidden;
    addEventListener('pagehide', () => hidden.abort(), { once: true });
    // Without locks no tab listens: with one stream per tab, six tabs would use all connections.
    void navigator.locks?.request(CHANNEL, { signal }, () => listen(signal)).catch(() => undefined);
  }

  wait();
  onReturn(() => {
    // What other tabs reported meanwhile has not reached this one.
    accept({ isShopChanged: true });
    tabs.postMessage('news?');
    wait();
  });
  return { killed, maintenance, shopChanges };
}

function readKilled(data: string): string[] {
  const { killed = [] } = JSON.parse(data) as { killed?: readonly Pick<BrowserRemote, 'name' | 'version'>[] };
  return killed.map(keyOf);
}

function isSame(message: Maintenance | null, known: Maintenance | undefined): boolean {
  return JSON.stringify(message) === JSON.stringify(known ?? null);
}
