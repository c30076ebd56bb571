import type { ServerResponse } from 'node:http';
import type { ChannelState } from '@aimante/releases';
import { type Answer, type EdgeRequest, plainText } from '../http/answer.ts';
import type { LiveReleases } from '../live/live-releases.ts';
import type { ShopState } from '../shop/follow-shop.ts';

export interface EventStream {
  readonly serve: (ask: Pick<EdgeRequest, 'address'>) => Answer;
  readonly stop: () => void;
}

interface EventStreamOptions {
  readonly live: LiveReleases;
  readonly shop: Pick<ShopState, 'maintenance' | 'subscribe'>;
  readonly maxListeners?: number;
  readonly maxPerAddress?: number;
  readonly heartbeatMs?: number;
}

/**
 * `GET /_edge/events`, server-sent events. `releases` comes at the start and at every flip, with the killed releases,
 * so that a tab stops what must not run any more and expects other releases at the next load. `maintenance` comes at
 * the start and on every change of the shop. `shop` comes on every such change: the tab reads again what it shows.
 */
export function createEventStream({
  live,
  shop,
  maxListeners = 2000,
  // An office or a train shares one address, and a browser uses one stream for all its tabs.
  maxPerAddress = 200,
  heartbeatMs = 20_000,
}: EventStreamOptions): EventStream {
  /** Maps each response to the address of its client. */
  const listeners = new Map<ServerResponse, string>();
  const unsubscribe = live.subscribe(({ state }) => {
    for (const listener of listeners.keys()) listener.write(eventOf(state));
  });
  const leaveShop = shop.subscribe(() => {
    for (const listener of listeners.keys()) listener.write(maintenanceEvent(shop) + SHOP_EVENT);
  });
  const heartbeat = setInterval(() => {
    for (const listener of listeners.keys()) listener.write(':\n\n');
  }, heartbeatMs);
  const isFull = (address: string) => {
    const ofAddress = [...listeners.values()].filter((one) => one === address);
    return listeners.size >= maxListeners || ofAddress.length >= maxPerAddress;
  };
  const open = (response: ServerResponse, address: string) => {
    listeners.set(response, address);
    response.on('close', () => listeners.delete(response));
    const now = live.current();
    response.write(now ? eventOf(now.state) : ':\n\n');
    response.write(maintenanceEvent(shop));
  };
  return {
    serve({ address }) {
      if (isFull(address)) return plainText(503, 'Too many listeners.', { 'retry-after': '60' });
      const headers = { 'content-type': 'text/event-stream', 'cache-control': 'no-store', 'x-accel-buffering': 'no' };
      return { kind: 'events', status: 200, headers, body: (response) => open(response, address) };
    },
    stop() {
      unsubscribe();
      leaveShop();
      clearInterval(heartbeat);
      for (const listener of listeners.keys()) listener.end();
    },
  };
}

function eventOf({ number, stable, killed }: ChannelState): string {
  const data = JSON.stringify({ number, stable, killed });
  return `retry: 5000\nid: ${number}\nevent: releases\ndata: ${data}\n\n`;
}

const SHOP_EVENT = 'event: shop\ndata: {}\n\n';

function maintenanceEvent({ maintenance }: Pick<ShopState, 'maintenance'>): string {
  return `event: maintenance\ndata: ${JSON.stringify(maintenance() ?? null)}\n\n`;
}
