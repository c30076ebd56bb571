import type { PrintProfile } from '@aimante/print';
import type { DraftOwner } from '../draft-store/draft-store.ts';
import type { PhotoInCart } from './photos/cart-photos.ts';

export interface SessionOptions {
  /** Key of the draft: `free`, `product:<id>`, or the key of a cart line. */
  readonly draftKey: string;
  /** Owner of the photos. No other visitor sees them on this device. */
  readonly owner: DraftOwner;
  readonly magnetId: string;
  /** Id of the cart line that is cropped again. */
  readonly lineId: string | undefined;
  readonly cartPhotos: readonly PhotoInCart[] | undefined;
  /** Print profile of a draft's magnet. Undefined: the magnet no longer exists. */
  readonly profileOf: (magnetId: string) => PrintProfile | undefined;
}
