import type { Order } from '@aimante/api-contract/orders';
import { useLocale } from '@aimante/remote';
import { formatDate } from '@aimante/shop/calendar';
import { describeOrder } from '@aimante/shop/order-states';
import { refundPartName } from '@aimante/shop/refund-parts';
import { formatPrice } from '@aimante/ui';
import { useTranslation } from 'react-i18next';
import { DeliveryFacts } from './delivery-facts.tsx';
import { Fact } from './fact.tsx';
import { reducedTotal } from './kept-items.ts';
import styles from './order-facts.module.css';

export function OrderFacts({ order }: { readonly order: Order }) {
  return (
    <>
      <DeliveryFacts order={order} />
      <Amount order={order} />
    </>
  );
}

function Amount({ order }: { readonly order: Order }) {
  const { t } = useTranslation();
  const locale = useLocale();
  const price = (cents: number) => formatPrice(cents, locale);
  const { pendingCents } = describeOrder(order);
  const reduced = reducedTotal(order);
  const vat = order.vatLeft ?? { cents: order.vatCents, notice: order.vatNotice };
  return (
    <Fact title={t('order.amount.title')}>
      <dl className={styles.amounts}>
        <Row name={t('order.amount.subtotal')} value={price(order.subtotalCents)} />
        {order.pointsCents > 0 && (
          <Row
            kind="discount"
            name={t('order.amount.points', { count: order.pointsSpent })}
            value={price(-order.pointsCents)}
          />
        )}
        {order.discountCents > order.pointsCents && (
          <Row
            kind="discount"
            name={order.couponCode ?? t('order.amount.discount')}
            value={price(order.pointsCents - order.discountCents)}
          />
        )}
        <Row
          name={t('order.amount.shipping')}
          value={order.shippingCents === 0 ? t('order.amount.free') : price(order.shippingCents)}
        />
        <Row kind="total" name={t('order.amount.total')} value={price(order.totalCents)} />
        {order.refundedCents > 0 && <Row name={t('order.amount.refunded')} value={price(order.refundedCents)} />}
        {pendingCents > 0 && <Row name={t('order.amount.refundPending')} value={price(pendingCents)} />}
        {reduced !== undefined && <Row kind="total" name={t('order.amount.afterRefund')} value={price(reduced)} />}
      </dl>
      <RefundedLines order={order} />
      <p className={styles.note}>
        {vat.cents > 0 ? t('order.amount.vat', { notice: vat.notice, amount: price(vat.cents) }) : vat.notice}
      </p>
    </Fact>
  );
}

/** Which lines each refund pays back. A failed refund is described by the steps of the order. */
function RefundedLines({ order }: { readonly order: Order }) {
  const { t } = useTranslation();
  const locale = useLocale();
  const refunds = (order.refunds ?? []).filter(({ state, parts }) => state !== 'failed' && parts);
  if (refunds.length === 0) return null;
  return (
    <ul className={styles.refunds}>
      {refunds.map(({ id, state, createdAt, parts }) => (
        <li key={id}>
          {t(state === 'done' ? 'order.amount.refundOf' : 'order.amount.refundPendingOf', {
            day: formatDate(createdAt, locale, 'weekday'),
            lines: (parts ?? [])
              .map((part) =>
                t('order.amount.refundLine', {
                  name: refundPartName(part),
                  amount: formatPrice(part.amountCents, locale),
                }),
              )
              .join(', '),
          })}
        </li>
      ))}
    </ul>
  );
}

interface RowProps {
  readonly name: string;
  readonly value: string;
  readonly kind?: 'discount' | 'total';
}

function Row({ name, value, kind }: RowProps) {
  return (
    <div data-kind={kind}>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}
