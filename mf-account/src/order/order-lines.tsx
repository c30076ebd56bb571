import type { Order, OrderLine, OrderPhoto } from '@aimante/api-contract/orders';
import { useLocale } from '@aimante/remote';
import { formatPrice, MagnetTile, VisuallyHidden } from '@aimante/ui';
import CircleCheck from 'lucide-react/icons/circle-check';
import ImageOff from 'lucide-react/icons/image-off';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { useApiAddress } from '../order-status/use-api-address.ts';
import styles from './order-lines.module.css';
import { hasPhotos } from './timeline/timeline-steps.ts';

export function OrderLines({ order }: { readonly order: Order }) {
  const { t } = useTranslation();
  return (
    <section aria-labelledby="order-lines">
      <h2 className={styles.title} id="order-lines">
        {t(hasPhotos(order.lines) ? 'order.lines.title' : 'order.lines.items')}
      </h2>
      <ul className={styles.lines}>
        {order.lines.map((line) => (
          <Line key={line.id} line={line} isReviewed={isInReview(order)} />
        ))}
      </ul>
    </section>
  );
}

/** Until printing starts, each photo shows its review result. */
const isInReview = ({ status, stage }: Order) =>
  status === 'en_cours' && (stage === 'a_verifier' || stage === 'bloque');

interface LineProps {
  readonly line: OrderLine;
  readonly isReviewed: boolean;
}

function Line({ line, isReviewed }: LineProps) {
  const { t } = useTranslation();
  const locale = useLocale();
  const address = useApiAddress();
  const price = formatPrice(line.unitPriceCents, locale);
  const removed = line.removedQuantity ?? 0;
  return (
    <li className={styles.line}>
      <div className={styles.head}>
        <h3>{line.name}</h3>
        <strong>{formatPrice(line.totalCents, locale)}</strong>
      </div>
      <p className={styles.facts}>
        {t(line.isPersonalised ? 'order.line.facts' : 'order.line.items', { count: line.quantity, price })}
        {line.options && `, ${line.options}`}
        {line.missingPhotos && `, ${t('order.line.missing', { count: line.missingPhotos })}`}
        {removed > 0 && `, ${t('order.line.removed', { count: removed })}`}
      </p>
      {line.photos.length > 0 && <Door line={line} isReviewed={isReviewed} />}
      {!line.isPersonalised && line.imageUrl && <img className={styles.item} src={address(line.imageUrl)} alt="" />}
    </li>
  );
}

const TILE_PX_PER_MM = 1.1;

function Door({ line, isReviewed }: LineProps) {
  const scale = { '--magnet-mm': `${TILE_PX_PER_MM}px` } as CSSProperties;
  return (
    <ul className={styles.door} style={scale}>
      {line.photos.map((photo, place) => (
        <Magnet key={photo.id} line={line} photo={photo} place={place + 1} isReviewed={isReviewed} />
      ))}
    </ul>
  );
}

interface MagnetProps {
  readonly line: OrderLine;
  readonly photo: OrderPhoto;
  readonly place: number;
  readonly isReviewed: boolean;
}

function Magnet({ line, photo, place, isReviewed }: MagnetProps) {
  const { t } = useTranslation();
  const address = useApiAddress();
  const alt = t('order.photo.alt', { place, name: line.name });
  return (
    <li className={styles.magnet} data-review={isReviewed ? photo.review : undefined}>
      <MagnetTile
        sizing="scale"
        widthMm={line.magnetWidth ?? 50}
        heightMm={line.magnetHeight ?? 50}
        shape={line.magnetShape}
        isGhost={!photo.previewUrl}
      >
        {photo.previewUrl ? (
          <img src={address(photo.previewUrl)} alt={alt} loading="lazy" decoding="async" />
        ) : (
          <>
            <ImageOff size={18} aria-hidden="true" />
            <VisuallyHidden>{t('orders.thumbnails.none')}</VisuallyHidden>
          </>
        )}
      </MagnetTile>
      {photo.copies > 1 && <span className={styles.copies}>{t('order.photo.copies', { count: photo.copies })}</span>}
      {isReviewed && <Review photo={photo} />}
    </li>
  );
}

function Review({ photo: { review, dpi, isPrintedAnyway } }: { readonly photo: OrderPhoto }) {
  const { t } = useTranslation();
  if (review === 'waiting' && !isPrintedAnyway) return null;
  const Sign = review === 'blocked' ? TriangleAlert : CircleCheck;
  return (
    <span className={styles.review}>
      <Sign size={14} aria-hidden="true" />
      {review === 'blocked' && t('order.review.blocked')}
      {review === 'waiting' && t('order.review.anyway')}
      {review === 'approved' && (dpi === undefined ? t('order.review.approved') : t('order.review.sharp', { dpi }))}
    </span>
  );
}
