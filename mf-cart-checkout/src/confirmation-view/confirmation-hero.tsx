import type { Order } from '@aimante/api-contract/orders';
import { useLocale, usePlatform, useT } from '@aimante/remote';
import { Badge, Button, MagnetTile } from '@aimante/ui';
import Copy from 'lucide-react/icons/copy';
import type { CSSProperties } from 'react';
import { formatDay } from '../dates/format-dates.ts';
import type { Summary } from '../order-summary/summary.ts';
import styles from './confirmation-view.module.css';
import { copyText } from './copy-text.ts';

const MOST_MAGNETS = 18;
/** A few magnets have the room to be seen large. */
const FEW = 4;
const scaleOf = (count: number) =>
  ({ '--magnet-mm': count > FEW ? 'clamp(1.3px, 0.12vw, 1.7px)' : 'clamp(2px, 0.2vw, 2.8px)' }) as CSSProperties;

/** The page opens with the customer's own magnets. */
export function ConfirmationHero({ order, summary }: { order: Order; summary: Summary }) {
  const t = useT();
  const isPaid = order.paymentStatus === 'paid';
  const firstName = (order.shippingAddress ?? order.billingAddress)?.firstName;
  const magnets = summary.lines.flatMap(({ pictures }) => pictures).slice(0, MOST_MAGNETS);
  return (
    <header className={styles.hero}>
      <div className={styles.words}>
        <Badge tone={isPaid ? 'success' : 'warning'}>
          {t(isPaid ? 'confirmation.badge.paid' : 'confirmation.badge.pending')}
        </Badge>
        <h1 tabIndex={-1}>
          {isPaid && firstName
            ? t('confirmation.title.named', { name: firstName })
            : t(isPaid ? 'confirmation.title.plain' : 'confirmation.title.pending')}
        </h1>
        <p className={styles.lead}>
          {t('confirmation.mail.text', { email: order.email })} <Arrival order={order} />
        </p>
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

function Arrival({ order }: { order: Order }) {
  const t = useT();
  const locale = useLocale();
  const { estimate, shippingMethod, marketEvent, paymentStatus } = order;
  // The days are counted from the payment.
  if (paymentStatus !== 'paid') return null;
  if (marketEvent) return t('confirmation.arrival.market', { place: marketEvent.place });
  if (!estimate) return null;
  const range = { from: formatDay(estimate.from, locale, 'long'), to: formatDay(estimate.to, locale, 'long') };
  return t(shippingMethod === 'relay' ? 'confirmation.arrival.relay' : 'confirmation.arrival.home', range);
}

function OrderNumber({ number }: { number: string }) {
  const t = useT();
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
