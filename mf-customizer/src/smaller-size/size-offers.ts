import type { SizeMm } from '@aimante/print';
import { createContext } from 'react';

export interface SizeOffer {
  readonly id: string;
  readonly trim: SizeMm;
  /** Of one magnet. The free tool has none. */
  readonly priceCents?: number;
}

/** The sizes that a page can change to. */
export interface SizeOffers {
  readonly sizes: readonly SizeOffer[];
  choose(id: string): void;
}

export const SizeOffersContext = createContext<SizeOffers>({ sizes: [], choose: () => undefined });
