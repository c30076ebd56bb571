import { createEventBus } from '@aimante/contract';
import { beforeEach, expect, it } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { createConsent } from '../consent/consent.ts';
import { createTracking } from './tracking.ts';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

function visitor() {
  const events = createEventBus();
  const consent = createConsent({ storage: localStorage, events, now: Date.now });
  const sent: unknown[] = [];
  const fetch = async (_path: string, { body }: RequestInit = {}) => {
    const { subject, step } = JSON.parse(body as string) as { subject?: string; step?: string };
    sent.push(step ?? subject);
    return new Response();
  };
  const track = createTracking({ api: { fetch } as never, consent: () => consent, events, releases: () => ({}) });
  return { events, consent, sent, track };
}

it('counts the page on which the visitor agrees, and what was done there', async () => {
  const { track, consent, events, sent } = visitor();
  track({ name: 'product_view', data: { id: 'magnet', name: 'Magnet', price: 4.5, category: '' } });
  track({ name: 'page_view', data: { path: '/products/magnet' } });
  events.emit('cart:changed', { count: 1 });
  expect(sent).toEqual([]);
  consent.choose(true);
  await waitFor(() => expect(sent).toEqual(['magnet', 'product', '/products/magnet', 'visit', 'cart']));
  consent.choose(true);
  track({ name: 'page_view', data: { path: '/about' } });
  await waitFor(() => expect(sent.slice(5)).toEqual(['/about']));
});

it('counts nothing of what was seen before a refusal', async () => {
  const { track, consent, sent } = visitor();
  track({ name: 'page_view', data: { path: '/about' } });
  consent.choose(false);
  track({ name: 'page_view', data: { path: '/faq' } });
  consent.choose(true);
  track({ name: 'page_view', data: { path: '/contact' } });
  await waitFor(() => expect(sent).toEqual(['/contact', 'visit']));
});
