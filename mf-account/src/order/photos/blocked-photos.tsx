import type { Order } from '@aimante/api-contract/orders';
import { Card } from '@aimante/ui';
import { useTranslation } from 'react-i18next';
import styles from './blocked-photos.module.css';
import { PhotoReplacement } from './photo-replacement.tsx';

export function BlockedPhotos({ order }: { readonly order: Order }) {
  const { t } = useTranslation();
  const photos = order.lines.flatMap((line) => line.photos.map((photo) => ({ line, photo })));
  const blocked = photos.filter(({ photo }) => photo.review === 'blocked');
  return (
    <Card render={<section aria-label={t('order.blocked.title', { count: blocked.length })} />} className={styles.card}>
      <ul className={styles.list}>
        {blocked.map(({ line, photo }) => (
          <PhotoReplacement key={photo.id} order={order} line={line} photo={photo} />
        ))}
      </ul>
      {blocked.length === 1 && photos.length > 1 && <p className={styles.text}>{t('order.blocked.text')}</p>}
    </Card>
  );
}
