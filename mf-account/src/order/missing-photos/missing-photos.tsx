import type { Order } from '@aimante/api-contract/orders';
import { Card } from '@aimante/ui';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import urgent from '../photos/blocked-photos.module.css';
import { LinePhotos } from './line-photos.tsx';
import styles from './missing-photos.module.css';

/** The photos that the order still needs. The team took the order without them. */
export function MissingPhotos({ order }: { readonly order: Order }) {
  const { t } = useTranslation();
  const id = useId();
  const count = order.missingPhotos ?? 0;
  const lines = order.lines.filter(({ missingPhotos = 0 }) => missingPhotos > 0);
  return (
    <Card render={<section aria-labelledby={id} />} className={urgent.card}>
      <h2 className={urgent.title} id={id}>
        {t('order.addPhotos.title', { count })}
      </h2>
      <p className={styles.text}>{t('order.addPhotos.text', { count })}</p>
      <ul className={styles.lines}>
        {lines.map((line) => (
          <LinePhotos key={line.id} order={order} line={line} />
        ))}
      </ul>
    </Card>
  );
}
