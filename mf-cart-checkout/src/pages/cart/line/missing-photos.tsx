import { Link, useSession } from '@aimante/remote';
import { Button, Notice } from '@aimante/ui';
import { useTranslation } from 'react-i18next';
import type { CartLine } from '../../../cart/cart.ts';
import { countGonePhotos } from '../../../cart/gone-photos.ts';
import { lostPhotos } from '../../../quote/order-items.ts';
import styles from './cart-line-view.module.css';
import { customizePath, customizeState } from './customize-path.ts';
import { useCartRemoval } from './use-cart-removal.ts';

interface MissingPhotosProps {
  readonly line: CartLine;
  readonly name: string;
  readonly slug: string | undefined;
}

/** Photos of a line that cannot be printed: what happened, and the ways on. */
export function MissingPhotos({ line, name, slug }: MissingPhotosProps) {
  const { t } = useTranslation();
  const hasAccount = useSession() !== null;
  const { removeOne } = useCartRemoval();
  const [gone, lost] = [countGonePhotos(line), lostPhotos({ lines: [line] })];
  const count = gone + lost;
  if (count === 0) return null;
  return (
    <Notice tone="danger">
      {gone > 0 && <p>{t('cart.line.photosGone', { count: gone })}</p>}
      {lost > 0 && <p>{t('cart.line.lost', { count: lost })}</p>}
      <p className={styles.ways}>
        <Button
          variant="secondary"
          size="small"
          aria-label={t('cart.line.chooseAgainOf', { count, name })}
          render={<Link to={customizePath(line, { slug, hasAccount })} state={customizeState(line)} />}
        >
          {t('cart.line.chooseAgain', { count })}
        </Button>
        <Button
          variant="text"
          size="small"
          aria-label={t('cart.line.removeItemOf', { name })}
          onClick={() => removeOne(line, name)}
        >
          {t('cart.line.removeItem')}
        </Button>
      </p>
    </Notice>
  );
}
