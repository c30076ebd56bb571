import { usePlatform } from '@aimante/remote';
import { useEffect } from 'react';
import { type Payment, patchState } from './payment-store.ts';

/** Asks to sign in again on this page when the session ends, until there is a new session. */
export function useSessionEnd(payment: Payment): void {
  const { session } = usePlatform();
  useEffect(() => {
    if (!session.get()) return;
    const stop = session.onEnd?.(() => patchState(payment, { asksLogin: true }));
    const unsubscribe = session.subscribe(() => patchState(payment, { asksLogin: false }));
    return () => {
      stop?.();
      unsubscribe();
    };
  }, [session, payment]);
}
