import { useState } from 'react';
import { type Card, type CardFaults, type CardField, checkCard } from './card-rules.ts';

const EMPTY_CARD: Card = { number: '', expiry: '', cvc: '', name: '' };
const NO_FAULTS: CardFaults = new Map();

/** A card being typed: a field is judged when it is left, and cleared while it is mended. */
export function useCard() {
  const [card, setCard] = useState(EMPTY_CARD);
  const [faults, setFaults] = useState(NO_FAULTS);
  return {
    card,
    faults,
    change(change: Partial<Card>) {
      setCard({ ...card, ...change });
      setFaults(new Map([...faults].filter(([field]) => !(field in change))));
    },
    leave(field: CardField) {
      const fault = card[field] === '' ? undefined : checkCard(card, new Date()).get(field);
      if (fault) setFaults(new Map([...faults, [field, fault]]));
    },
    /** Judges everything at once, before it is sent. */
    isComplete() {
      const found = checkCard(card, new Date());
      setFaults(found);
      return found.size === 0;
    },
  };
}
