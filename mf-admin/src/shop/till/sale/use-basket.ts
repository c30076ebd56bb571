import type { TillDatabase } from '@aimante/till';
import { useEffect, useRef, useState } from 'react';
import { type Basket, EMPTY_BASKET } from '../basket.ts';

const CURRENT = 'current';

/** The basket on the screen and those put aside. Both survive a reload. */
export function useBasket({ raw }: TillDatabase) {
  const [basket, setBasket] = useState(EMPTY_BASKET);
  const [aside, setAside] = useState<readonly string[]>([]);
  const isRead = useRef(false);
  useEffect(() => {
    void Promise.all([raw.get('baskets', CURRENT), raw.getAllKeys('baskets')]).then(([kept, keys]) => {
      isRead.current = true;
      if (kept) setBasket((before) => (before.lines.length === 0 ? (kept as Basket) : before));
      setAside(keys.filter((key) => key !== CURRENT));
    });
  }, [raw]);
  useEffect(() => {
    if (isRead.current) void raw.put('baskets', basket, CURRENT).catch(() => undefined);
  }, [raw, basket]);
  // One transaction for both places: after a crash in between, no basket is there twice.
  const begin = () => raw.transaction('baskets', 'readwrite', { durability: 'strict' });
  return {
    basket,
    setBasket,
    aside,
    async putAside() {
      const key = new Date().toISOString();
      const { store, done } = begin();
      await Promise.all([store.put(basket, key), store.put(EMPTY_BASKET, CURRENT), done]);
      setAside((keys) => [...keys, key]);
      setBasket(EMPTY_BASKET);
    },
    async takeBack(key: string) {
      const kept = (await raw.get('baskets', key)) as Basket | undefined;
      if (!kept) return;
      const { store, done } = begin();
      await Promise.all([store.put(kept, CURRENT), store.delete(key), done]);
      setAside((keys) => keys.filter((each) => each !== key));
      setBasket(kept);
    },
  };
}
