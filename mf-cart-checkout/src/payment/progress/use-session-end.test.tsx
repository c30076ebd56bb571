import { defineFragment, usePlatform } from '@aimante/remote';
import { mountPiece } from '@aimante/testing';
import { describe, expect, it } from '@jest/globals';
import { act } from '@testing-library/react';
import { locales } from '#locales';
import { paymentOf } from './payment-store.ts';
import { useSessionEnd } from './use-session-end.ts';

const session = { token: 'a.b.c', role: 'customer' } as const;

function PaymentPage() {
  useSessionEnd(paymentOf(usePlatform(), 'cart'));
  return null;
}

async function openPayment(current: typeof session | null) {
  const piece = await mountPiece(defineFragment(PaymentPage, locales), { session: current });
  const { state } = paymentOf(piece.platform, 'cart');
  return { ...piece, endSession: () => piece.endSession?.(), asksLogin: () => state.get().asksLogin };
}

describe('useSessionEnd', () => {
  it('asks to sign in on the payment page until the visitor has signed in', async () => {
    const { platform, endSession, asksLogin } = await openPayment(session);
    expect(asksLogin()).toBe(false);
    act(endSession);
    expect(asksLogin()).toBe(true);
    act(() => platform.session.login({ ...session, token: 'd.e.f' }));
    expect(asksLogin()).toBe(false);
  });

  it('no longer asks once the payment page is left', async () => {
    const { endSession, asksLogin, unmount } = await openPayment(session);
    await unmount();
    endSession();
    expect(asksLogin()).toBe(false);
  });

  it('asks a guest nothing, because there is no session to end', async () => {
    const { endSession, asksLogin } = await openPayment(null);
    act(endSession);
    expect(asksLogin()).toBe(false);
  });
});
