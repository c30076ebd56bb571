import type { Product } from '@aimante/api-contract/catalogue';
import { Link, useT } from '@aimante/remote';
import { Button } from '@aimante/ui';
import ImagePlus from 'lucide-react/icons/image-plus';
import { useId } from 'react';
import { customiseAddress, type Offer } from '../offer/offer.ts';
import type { Selection } from '../offer/selection.ts';
import styles from './purchase-panel.module.css';

export interface ImportWay {
  /** Where photos are imported; null where that cannot be. */
  readonly address: string | null;
  /** Why not, and what to do. */
  readonly reason: string | null;
}

/** Whether this selection can be made, and where. */
export function useImport(product: Product, selection: Selection, offer: Offer): ImportWay {
  const t = useT();
  const closed = (reason: string) => ({ address: null, reason });
  if (!product.magnetWidth || !product.magnetHeight) return closed(t('product.import.noSize'));
  if (offer.level === 'none') return closed(t('product.import.outOfStock'));
  const isBeyondStock = selection.bundleId === null && offer.quantity > offer.stock;
  if (isBeyondStock) return closed(t('product.import.beyondStock', { count: offer.stock }));
  return { address: customiseAddress(product.id, { ...selection, quantity: offer.quantity }), reason: null };
}

interface ImportButtonProps {
  readonly way: ImportWay;
  readonly size?: 'large' | 'medium';
}

export function ImportButton({ way: { address, reason }, size = 'large' }: ImportButtonProps) {
  const t = useT();
  const reasonId = useId();
  const icon = <ImagePlus size={20} />;
  if (address) {
    return (
      <Button className={styles.import} size={size} icon={icon} render={<Link to={address} />}>
        {t('product.import.action')}
      </Button>
    );
  }
  return (
    <div>
      <Button className={styles.import} size={size} icon={icon} disabled aria-describedby={reasonId}>
        {t('product.import.action')}
      </Button>
      <p className={styles.reason} id={reasonId}>
        {reason} <Link to="/contact">{t('product.import.ask')}</Link>
      </p>
    </div>
  );
}
