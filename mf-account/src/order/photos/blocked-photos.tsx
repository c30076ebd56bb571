import type { Order } from '@aimante/api-contract/orders';
import { Card } from '@aimante/ui';
import { useTranslation } from 'react-i18next';
import styles from './blocked-photos.module.css';
import { PhotoReplacement } from './photo-replacement.tsx';

export function BlockedPhotos({ order }: { readonly order: Order }) {
  const { t } = useTranslation();
  const blocked = order.lines.flatMap((line) =>
    line.photos.filter(({ review }) => review === 'blocked').map((photo) => ({ line, photo })),
  );
  return (
    <Card render={<section aria-labelledby="blocked-photos" />} className={styles.card}>
      <h2 className={styles.title} id="blocked-photos">
        {t('order.blocked.title', { count: blocked.length })}
      </h2>
      <p className={styles.text}>{t('order.blocked.text')}</p>
      <ul className={styles.list}>
        {blocked.map(({ line, photo }) => (
          <PhotoReplacement key={photo.id} order={order} line={line} photo={photo} />
        ))}
      </ul>
    </Card>
  );
}
