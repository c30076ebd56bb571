import { CURRENT_BASKET, type TillDatabase } from '@aimante/till';
import { useEffect, useRef, useState } from 'react';
import { type Basket, EMPTY_BASKET } from '../basket.ts';

/** The screen is empty, and the sale's own transaction empties the basket on the device. */
const HANDED_OVER: Basket = { ...EMPTY_BASKET };

/** The basket on the screen and those put aside. Both survive a reload. */
export function useBasket({ raw }: TillDatabase) {
  const [basket, setBasket] = useState(EMPTY_BASKET);
  const [aside, setAside] = useState<readonly string[]>([]);
  const isRead = useRef(false);
  useEffect(() => {
    void Promise.all([raw.get('baskets', CURRENT_BASKET), raw.getAllKeys('baskets')]).then(([kept, keys]) => {
      isRead.current = true;
      if (kept) setBasket((before) => (before.lines.length === 0 ? (kept as Basket) : before));
      setAside(keys.filter((key) => key !== CURRENT_BASKET));
    });
  }, [raw]);
  useEffect(() => {
    if (isRead.current && basket !== HANDED_OVER)
      void raw.put('baskets', basket, CURRENT_BASKET).catch(() => undefined);
  }, [raw, basket]);
  // One transaction for both places: after a crash in between, no basket is there twice.
  const begin = () => raw.transaction('baskets', 'readwrite', { durability: 'strict' });
  return {
    basket,
    setBasket,
    aside,
    handOver: () => setBasket(HANDED_OVER),
    async putAside() {
      const key = new Date().toISOString();
      const { store, done } = begin();
      await Promise.all([store.put(basket, key), store.put(EMPTY_BASKET, CURRENT_BASKET), done]);
      setAside((keys) => [...keys, key]);
      setBasket(EMPTY_BASKET);
    },
    async takeBack(key: string) {
      const kept = (await raw.get('baskets', key)) as Basket | undefined;
      if (!kept) return;
      const { store, done } = begin();
      await Promise.all([store.put(kept, CURRENT_BASKET), store.delete(key), done]);
      setAside((keys) => keys.filter((each) => each !== key));
      setBasket(kept);
    },
  };
}
