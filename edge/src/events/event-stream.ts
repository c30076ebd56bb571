import type { ServerResponse } from 'node:http';
import type { ChannelState } from '@aimante/releases';
import { type Answer, plainText } from '../http/answer.ts';
import type { LiveReleases } from '../live/live-releases.ts';
import type { ShopState } from '../shop/follow-shop.ts';

export interface EventStream {
  readonly serve: () => Answer;
  readonly stop: () => void;
}

interface EventStreamOptions {
  readonly live: LiveReleases;
  readonly shop: Pick<ShopState, 'maintenance' | 'subscribe'>;
  readonly maxListeners?: number;
  readonly heartbeatMs?: number;
}

/**
 * `GET /_edge/events`, server-sent events: `releases` at the start and at every flip, with the releases that were
 * killed, so that a tab stops what must not run any more and knows that the next load brings news; `maintenance` at the
 * start and whenever the shop changed.
 */
export function createEventStream({
  live,
  shop,
  maxListeners = 2000,
  heartbeatMs = 20_000,
}: EventStreamOptions): EventStream {
  const listeners = new Set<ServerResponse>();
  const unsubscribe = live.subscribe(({ state }) => {
    for (const listener of listeners) listener.write(eventOf(state));
  });
  const leaveShop = shop.subscribe(() => {
    for (const listener of listeners) listener.write(maintenanceEvent(shop));
  });
  const heartbeat = setInterval(() => {
    for (const listener of listeners) listener.write(':\n\n');
  }, heartbeatMs);
  const open = (response: ServerResponse) => {
    listeners.add(response);
    response.on('close', () => listeners.delete(response));
    const now = live.current();
    response.write(now ? eventOf(now.state) : ':\n\n');
    response.write(maintenanceEvent(shop));
  };
  return {
    serve() {
      if (listeners.size >= maxListeners) return plainText(503, 'Too many listeners.', { 'retry-after': '60' });
      const headers = { 'content-type': 'text/event-stream', 'cache-control': 'no-store', 'x-accel-buffering': 'no' };
      return { kind: 'events', status: 200, headers, body: open };
    },
    stop() {
      unsubscribe();
      leaveShop();
      clearInterval(heartbeat);
      for (const listener of listeners) listener.end();
    },
  };
}

function eventOf({ number, stable, killed }: ChannelState): string {
  const data = JSON.stringify({ number, stable, killed });
  return `retry: 5000\nid: ${number}\nevent: releases\ndata: ${data}\n\n`;
}

function maintenanceEvent({ maintenance }: Pick<ShopState, 'maintenance'>): string {
  return `event: maintenance\ndata: ${JSON.stringify(maintenance() ?? null)}\n\n`;
}
