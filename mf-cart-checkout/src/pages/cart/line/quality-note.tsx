import { Badge } from '@aimante/ui';
import { useTranslation } from 'react-i18next';
import type { CartPhoto } from '../../../cart/cart.ts';
import styles from './cart-line-view.module.css';

export function QualityNote({ photos }: { photos: readonly CartPhoto[] }) {
  const { t } = useTranslation();
  const known = photos.flatMap(({ print }) => print ?? []);
  const poor = known.filter(({ quality }) => quality === 'poor').length;
  const soft = known.filter(({ quality }) => quality === 'soft').length;
  if (known.length === 0) return null;
  return (
    <p className={styles.quality}>
      {poor === 0 && soft === 0 && <Badge tone="success">{t('cart.quality.fine')}</Badge>}
      {poor > 0 && <Badge tone="danger">{t('cart.quality.poorCount', { count: poor })}</Badge>}
      {soft > 0 && <Badge tone="warning">{t('cart.quality.softCount', { count: soft })}</Badge>}
      {(poor > 0 || soft > 0) && <span>{t('cart.quality.advice')}</span>}
    </p>
  );
}
