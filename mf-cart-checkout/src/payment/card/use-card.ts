import { useSyncExternalStore } from 'react';
import { type Payment, patchInput } from '../progress/payment-store.ts';
import { type Card, type CardField, checkCard } from './card-rules.ts';

/** State of a typed card. A field is validated on blur, and its fault is cleared while it is edited. */
export function useCard(payment: Payment) {
  const { card, cardFaults: faults } = useSyncExternalStore(
    payment.input.subscribe,
    payment.input.get,
    payment.input.get,
  );
  return {
    card,
    faults,
    change(change: Partial<Card>) {
      const cardFaults = new Map([...faults].filter(([field]) => !(field in change)));
      patchInput(payment, { card: { ...card, ...change }, cardFaults });
    },
    leave(field: CardField) {
      const fault = card[field] === '' ? undefined : checkCard(card, new Date()).get(field);
      if (fault) patchInput(payment, { cardFaults: new Map([...faults, [field, fault]]) });
    },
    isComplete() {
      const cardFaults = checkCard(card, new Date());
      patchInput(payment, { cardFaults });
      return cardFaults.size === 0;
    },
  };
}
