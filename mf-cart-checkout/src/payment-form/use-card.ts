import { useState } from 'react';
import { CARD_FIELDS, type Card, type CardField, checkCard } from './card-rules.ts';

const EMPTY_CARD: Card = { number: '', expiry: '', cvc: '', name: '' };

/** A card being typed: a field is judged when it is left, and clears itself while it is mended. */
export function useCard() {
  const [card, setCard] = useState(EMPTY_CARD);
  const [left, setLeft] = useState<ReadonlySet<CardField>>(new Set());
  const found = checkCard(card, new Date());
  return {
    card,
    faults: new Map([...found].filter(([field]) => left.has(field))),
    change(change: Partial<Card>) {
      setCard({ ...card, ...change });
      const changed = new Set(Object.keys(change));
      setLeft(new Set([...left].filter((field) => !changed.has(field))));
    },
    leave: (field: CardField) => card[field] !== '' && setLeft(new Set([...left, field])),
    /** Judges everything at once, before it is sent. */
    isComplete() {
      setLeft(new Set(CARD_FIELDS));
      return found.size === 0;
    },
  };
}
