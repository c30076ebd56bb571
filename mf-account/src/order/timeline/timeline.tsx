import type { Order } from '@aimante/api-contract/orders';
import { useLocale } from '@aimante/remote';
import { formatDate } from '@aimante/shop/calendar';
import { moneySentences } from '@aimante/shop/order-states';
import { Card, VisuallyHidden } from '@aimante/ui';
import Check from 'lucide-react/icons/check';
import CircleX from 'lucide-react/icons/circle-x';
import CreditCard from 'lucide-react/icons/credit-card';
import House from 'lucide-react/icons/house';
import Printer from 'lucide-react/icons/printer';
import ReceiptText from 'lucide-react/icons/receipt-text';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import ScanEye from 'lucide-react/icons/scan-eye';
import Store from 'lucide-react/icons/store';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import Truck from 'lucide-react/icons/truck';
import { useTranslation } from 'react-i18next';
import { keptQuantity } from '../kept-items.ts';
import styles from './timeline.module.css';
import { type StepKey, stepText, type TimelineStep, timelineOf } from './timeline-steps.ts';

const ICONS: Record<StepKey, typeof Check> = {
  received: ReceiptText,
  unpaid: CreditCard,
  failed: TriangleAlert,
  paid: CreditCard,
  blocked: TriangleAlert,
  checked: ScanEye,
  printed: Printer,
  shipped: Truck,
  ready: Store,
  delivered: House,
  collected: Store,
  cancelled: CircleX,
  refunded: RotateCcw,
};

export function Timeline({ order }: { readonly order: Order }) {
  const { t } = useTranslation();
  return (
    <Card render={<section aria-labelledby="order-timeline" />}>
      <h2 className={styles.title} id="order-timeline">
        {t('order.timeline.title')}
      </h2>
      <ol className={styles.steps}>
        {timelineOf(order).map((step) => (
          <Step key={step.key} step={step} order={order} />
        ))}
      </ol>
    </Card>
  );
}

function Step({ step: { key, state, at }, order }: { readonly step: TimelineStep; readonly order: Order }) {
  const { t } = useTranslation();
  const locale = useLocale();
  const Sign = state === 'done' ? Check : ICONS[key];
  const count = order.lines.reduce((sum, line) => sum + keptQuantity(line), 0);
  return (
    <li
      className={styles.step}
      data-key={key}
      data-state={state}
      aria-current={state === 'current' ? 'step' : undefined}
    >
      <span className={styles.sign}>
        <Sign size={16} aria-hidden="true" />
      </span>
      <div className={styles.words}>
        <p className={styles.name}>
          {t(`order.step.${key}.name`)}
          {state === 'next' && <VisuallyHidden> {t('order.timeline.next')}</VisuallyHidden>}
        </p>
        {at && (
          <time className={styles.time} dateTime={at}>
            {formatDate(at, locale, 'weekdayMoment')}
          </time>
        )}
        {key === 'printed' && state === 'next' && order.stage === 'bloque' && (
          <span className={styles.time}>{t('order.timeline.whenReplaced')}</span>
        )}
        {key === 'delivered' && state === 'next' && order.estimate && (
          <span className={styles.time}>
            {t('order.timeline.expected', {
              from: formatDate(order.estimate.from, locale, 'weekday'),
              to: formatDate(order.estimate.to, locale, 'weekday'),
            })}
          </span>
        )}
        {state !== 'done' && (
          <p className={styles.text}>
            {/* The refund is described with its amounts, in the same sentences as on other pages. */}
            {(key === 'cancelled' || key === 'refunded') && `${moneySentences(order, locale).join(' ')} `}
            {(key !== 'refunded' || !order.refundFailedCents) && t(stepText(key, order), { count })}
          </p>
        )}
      </div>
    </li>
  );
}
