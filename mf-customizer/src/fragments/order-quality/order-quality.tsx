import { type DeskOrderDetail, getDeskOrder } from '@aimante/api-contract/order-desk';
import type { FragmentProps } from '@aimante/contract';
import { Link } from '@aimante/remote';
import { useAnswer } from '@aimante/remote/data';
import { Link as UiLink } from '@aimante/ui';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { isDoubtful } from '../../photo-project/photo-project.ts';
import { QualityBadge } from '../../print-quality/print-quality.tsx';
import styles from './order-quality.module.css';

/** The print quality of an order's photos, on its page in the back office. Shows nothing where none is rated. */
export function OrderQuality({ orderId }: FragmentProps['order-quality']) {
  const { t } = useTranslation();
  const id = useId();
  const order = useAnswer(getDeskOrder, { queryKey: ['order-quality', orderId], params: { id: orderId } });
  const photos = order.data ? ratedPhotos(order.data) : [];
  if (photos.length === 0) return null;
  const doubtful = photos.filter(({ quality }) => isDoubtful(quality));
  const sharp = photos.length - doubtful.length;
  return (
    <section className={styles.panel} aria-labelledby={id}>
      <h2 id={id}>{t('quality.panel.title')}</h2>
      {doubtful.length > 0 && (
        <ul>
          {doubtful.map(({ key, name, place, dpi, quality }) => (
            <li key={key}>
              <span>{t('orderQuality.photo', { name, place })}</span>
              <span className={styles.dpi}>{t('orderQuality.dpi', { dpi })}</span>
              <QualityBadge quality={quality} />
            </li>
          ))}
        </ul>
      )}
      {sharp > 0 && <p>{t('orderQuality.sharp', { count: sharp })}</p>}
      <UiLink render={<Link to={`/admin/photo-check?order=${orderId}`} />}>{t('orderQuality.check')}</UiLink>
    </section>
  );
}

function ratedPhotos({ lines, tiles }: DeskOrderDetail) {
  return lines.flatMap(({ name, photos }) =>
    photos.flatMap(({ id }, index) => {
      const { quality, dpi } = tiles.find(({ linePhotoId }) => linePhotoId === id) ?? {};
      return quality ? [{ key: id, name, place: index + 1, dpi, quality }] : [];
    }),
  );
}
