import { type MountOptions, mountPiece } from '@aimante/testing';
import { within } from '@testing-library/react';
import * as app from '#app';
import { quoteOf } from '../../quote/quote.fixture.ts';

// jsdom has neither.
HTMLDialogElement.prototype.showModal = function showModal() {
  this.open = true;
};
HTMLDialogElement.prototype.close = function close() {
  this.open = false;
};
// A promise, as in newer browsers.
Element.prototype.scrollIntoView = () => Promise.resolve() as never;

export const email = 'camille@example.org';
/** Tokens of one account. Each renewal has a different one. */
export const tokenOf = (renewal: number) => `a.${btoa(JSON.stringify({ sub: 'camille', renewal }))}.c`;
export const methodOf = (provider: string) => ({
  ...{ provider, name: provider, description: '' },
  publishableKey: provider === 'stripe' ? 'pk_test' : null,
});
export const down = () => new Response(null, { status: 503 });

export type Shop = (asked: string, init?: RequestInit) => Response | Promise<Response>;

/** A shop that knows the quote and the account, and these answers by path. */
export const shopWith =
  (answers: Readonly<Record<string, (init?: RequestInit) => Response | Promise<Response>>> = {}): Shop =>
  (asked, init) => {
    const answer = answers[asked];
    if (answer) return answer(init);
    if (asked === '/api/checkout/quote') return Response.json(quoteOf(init?.body as string));
    if (asked === '/api/users/profile') return Response.json({ email, addresses: [] });
    return new Response(null, { status: 404 });
  };

export async function openPayment(api: Shop, { path = '/checkout/payment', ...options }: MountOptions = {}) {
  const session = { token: tokenOf(1), role: 'customer' } as const;
  const piece = await mountPiece(app, { ...options, path, page: { id: 'payment', params: {} }, api, session });
  return { ...piece, view: within(piece.element) };
}
