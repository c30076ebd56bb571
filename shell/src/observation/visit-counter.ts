import { type Platform, splitLocale, type TrackedEvent } from '@aimante/contract';
import { createVisit, type VisitStep } from './visit-steps.ts';

interface CounterOptions {
  readonly api: Platform['api'];
  readonly releases: () => Readonly<Record<string, string>>;
}

export interface Counter {
  readonly viewed: (event: TrackedEvent) => void;
  readonly cartChanged: (count: number) => void;
}

/** Sends views of pages and products, and how far the visit goes. Call it only after consent. */
export function createCounter({ api, releases }: CounterOptions): Counter {
  const visit = createVisit(() => sessionStorage);

  function send(path: string, body: object): void {
    const headers = { 'content-type': 'application/json' };
    const init = { method: 'POST', keepalive: true, headers, body: JSON.stringify(body) };
    void api.fetch(path, init).catch(() => undefined);
  }

  function reach(step: VisitStep): void {
    if (visit.reach(step)) send('/api/track/step', { step, releases: releases() });
  }

  return {
    viewed({ name, data }) {
      if (name === 'product_view') {
        const { id, ...product } = data;
        send('/api/track', { kind: 'product', subject: id, product });
        reach('product');
        return;
      }
      send('/api/track', { kind: 'page', subject: data.path });
      reach(stepOfPage(splitLocale(String(data.path)).path));
    },
    cartChanged(count) {
      if (count > 0) reach('cart');
    },
  };
}

function stepOfPage(path: string): VisitStep {
  if (path === '/checkout' || path === '/checkout/guest') return 'checkout';
  return path === '/checkout/confirmation' ? 'order' : 'visit';
}
