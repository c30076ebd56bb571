import type { DeskOrderDetail } from '@aimante/api-contract/order-desk';
import { Link } from '@aimante/remote';
import { Badge, VisuallyHidden } from '@aimante/ui';
import Ban from 'lucide-react/icons/ban';
import Check from 'lucide-react/icons/check';
import ClockAlert from 'lucide-react/icons/clock-alert';
import { useTranslation } from 'react-i18next';
import { TilePicture } from '../tile-picture.tsx';
import styles from './order-tiles.module.css';
import { QualityBadge } from './quality-badge.tsx';
import { photosOf, type Shown, tileOf } from './shown-photos.ts';

interface OrderTilesProps {
  readonly order: DeskOrderDetail;
  readonly isLate: boolean;
  readonly current: string | undefined;
  readonly onShow: (shown: Shown) => void;
}

const sizesOf = ({ lines }: DeskOrderDetail) => [...new Set(lines.map(({ name }) => name))].join(', ');

export function OrderTiles({ order, isLate, current, onShow }: OrderTilesProps) {
  const { t } = useTranslation();
  const photos = photosOf(order);
  const done = photos.filter(({ photo }) => photo.review === 'approved').length;
  return (
    <section aria-label={order.number} className={styles.order}>
      <h2 className={styles.head}>
        <Link to={`/admin/orders/${order.id}`}>{order.number}</Link>
        {isLate && (
          <Badge tone="danger" icon={<ClockAlert size={14} />}>
            {t('age.late')}
          </Badge>
        )}
        <span className={styles.what}>{sizesOf(order)}</span>
        <span className={styles.count}>{t('photoCheck.done', { done, count: photos.length })}</span>
      </h2>
      <div className={styles.tiles}>
        {photos.map((each, index) => (
          <button
            key={each.photo.id}
            type="button"
            data-photo={each.photo.id}
            data-review={each.photo.review}
            aria-current={each.photo.id === current || undefined}
            className={styles.tile}
            onFocus={() => onShow(each)}
            onClick={(event) => event.currentTarget.focus()}
          >
            <span
              className={styles.picture}
              style={{ aspectRatio: `${each.line.magnetWidth ?? 1} / ${each.line.magnetHeight ?? 1}` }}
            >
              <TilePicture
                orderId={order.id}
                photo={each.photo}
                isReady={tileOf(each)?.isReady ?? false}
                alt={t('photoCheck.photo', { place: index + 1, number: order.number })}
              />
            </span>
            <span className={styles.foot}>
              <QualityBadge tile={tileOf(each)} />
              <span className={styles.state}>
                {each.photo.review === 'approved' && <Check size={14} aria-hidden="true" />}
                {each.photo.review === 'blocked' && <Ban size={14} aria-hidden="true" />}
                {each.photo.review === 'waiting' ? (
                  <VisuallyHidden>{t('order.review.waiting')}</VisuallyHidden>
                ) : (
                  t(`order.review.${each.photo.review}`)
                )}
              </span>
            </span>
          </button>
        ))}
      </div>
    </section>
  );
}
