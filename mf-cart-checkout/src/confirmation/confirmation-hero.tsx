import type { Order } from '@aimante/api-contract/orders';
import { useLocale, usePlatform } from '@aimante/remote';
import { formatDate } from '@aimante/shop/calendar';
import { describeOrder, orderWords } from '@aimante/shop/order-states';
import { Badge, Button, MagnetTile } from '@aimante/ui';
import Copy from 'lucide-react/icons/copy';
import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import type { Summary } from '../order-summary/summary.ts';
import styles from './confirmation-view.module.css';
import { copyText } from './copy-text.ts';

const MOST_MAGNETS = 18;
/** Up to this number, the magnets are shown large. */
const FEW = 4;
const scaleOf = (count: number) =>
  ({ '--magnet-mm': count > FEW ? 'clamp(1.3px, 0.12vw, 1.7px)' : 'clamp(2px, 0.2vw, 2.8px)' }) as CSSProperties;

/** A cancelled or refunded order shows neither thanks nor delivery dates. */
export function isCancelledOrRefunded(order: Order): boolean {
  const { state, isFullyRefunded } = describeOrder(order);
  return state === 'cancelled' || isFullyRefunded;
}

export function ConfirmationHero({ order, summary }: { order: Order; summary: Summary }) {
  const { t } = useTranslation();
  const isOver = isCancelledOrRefunded(order);
  const magnets = summary.lines.flatMap(({ pictures }) => pictures).slice(0, MOST_MAGNETS);
  return (
    <header className={styles.hero}>
      <div className={styles.words}>
        {isOver ? <OverTitle order={order} /> : <Thanks order={order} />}
        {!isOver && (
          <p className={styles.lead}>
            {t('confirmation.mail.text', { email: order.email })} <Arrival order={order} />
          </p>
        )}
        <OrderNumber number={order.number} />
      </div>
      {magnets.length > 0 && (
        <ul className={styles.magnets} style={scaleOf(magnets.length)} aria-label={t('confirmation.magnets.label')}>
          {magnets.map(({ src, ...magnet }, place) => (
            <li key={`${place} ${src.slice(-32)}`}>
              <MagnetTile sizing="scale" {...magnet}>
                <img src={src} alt="" />
              </MagnetTile>
            </li>
          ))}
        </ul>
      )}
    </header>
  );
}

function Thanks({ order }: { order: Order }) {
  const { t } = useTranslation();
  const isPaid = order.paymentStatus === 'paid';
  const name = (order.shippingAddress ?? order.billingAddress)?.firstName;
  return (
    <>
      <Badge tone={isPaid ? 'success' : 'warning'}>{t(`confirmation.badge.${isPaid ? 'paid' : 'pending'}`)}</Badge>
      <h1 tabIndex={-1}>
        {isPaid && name
          ? t(`confirmation.title.${namedTitle(order)}`, { name })
          : t(`confirmation.title.${isPaid ? 'plain' : 'pending'}`)}
      </h1>
    </>
  );
}

function namedTitle({ hasPhotos, missingPhotos }: Order) {
  if (missingPhotos) return 'namedPhotos';
  return hasPhotos === false ? 'namedItems' : 'named';
}

function OverTitle({ order }: { order: Order }) {
  const { t } = useTranslation();
  const locale = useLocale();
  return (
    <>
      <Badge tone="neutral">{orderWords(order, locale).money}</Badge>
      <h1 tabIndex={-1}>{t('confirmation.title.over', { number: order.number })}</h1>
    </>
  );
}

function Arrival({ order }: { order: Order }) {
  const { t } = useTranslation();
  const locale = useLocale();
  const { estimate, shippingMethod, marketEvent, paymentStatus } = order;
  // Delivery dates are counted from the payment.
  if (paymentStatus !== 'paid') return null;
  if (marketEvent) return t('confirmation.arrival.market', { place: marketEvent.place });
  if (!estimate) return null;
  const range = { from: formatDate(estimate.from, locale, 'weekday'), to: formatDate(estimate.to, locale, 'weekday') };
  return t(shippingMethod === 'relay' ? 'confirmation.arrival.relay' : 'confirmation.arrival.home', range);
}

function OrderNumber({ number }: { number: string }) {
  const { t } = useTranslation();
  const platform = usePlatform();

  const copy = () =>
    copyText(platform, {
      text: number,
      copied: t('confirmation.number.copied'),
      byHand: t('confirmation.number.byHand', { number }),
    });

  return (
    <div className={styles.number}>
      <p>
        {t('confirmation.number.label')}
        <strong>{number}</strong>
      </p>
      <Button variant="secondary" size="small" icon={<Copy size={16} aria-hidden="true" />} onClick={copy}>
        {t('confirmation.number.copy')}
      </Button>
    </div>
  );
}
