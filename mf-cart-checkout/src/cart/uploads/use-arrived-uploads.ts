import { listPhotos } from '@aimante/api-contract/photos';
import { useAnswer } from '@aimante/remote/data';
import { useEffect } from 'react';
import type { Cart } from '../cart.ts';
import { useCartStore } from '../use-cart.ts';
import { hashesOf, nameUploads } from './upload-names.ts';

const ASK_AGAIN_MS = 3000;
/** Maximum per request of the API. */
const MOST_HASHES = 100;

/** An upload may finish after its photo entered the cart: polls until the server has all originals. */
export function useArrivedUploads(cart: Cart): void {
  const { change } = useCartStore();
  const hashes = hashesOf(cart).slice(0, MOST_HASHES);
  const { data } = useAnswer(listPhotos, {
    queryKey: ['uploads', hashes],
    query: { sha256: hashes, limit: MOST_HASHES },
    enabled: hashes.length > 0,
    refetchInterval: ASK_AGAIN_MS,
  });
  useEffect(() => {
    if (!data || data.items.length === 0) return;
    change((before) => nameUploads(before, new Map(data.items.map(({ sha256, id }) => [sha256, id]))));
  }, [data, change]);
}
