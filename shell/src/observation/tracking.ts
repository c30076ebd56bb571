import type { Platform, TrackedEvent } from '@aimante/contract';
import type { Consent } from '../consent/consent.ts';

interface TrackingOptions {
  readonly api: Platform['api'];
  readonly consent: () => Consent;
}

/** Counts viewed pages and products on our own server, only with consent and without personal data. */
export function createTracking({ api, consent }: TrackingOptions): (event: TrackedEvent) => void {
  return ({ name, data }) => {
    if (consent().get() !== 'accepted') return;
    const view = name === 'page_view' ? { kind: 'page', subject: data.path } : { kind: 'product', subject: data.id };
    const body = JSON.stringify(view);
    const headers = { 'content-type': 'application/json' };
    void api.fetch('/api/track', { method: 'POST', keepalive: true, headers, body }).catch(() => undefined);
  };
}
