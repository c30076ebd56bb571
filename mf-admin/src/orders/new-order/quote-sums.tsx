import type { Quote } from '@aimante/api-contract/checkout';
import { Notice } from '@aimante/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../numbers/format.ts';
import sumStyles from '../lines/line-choices.module.css';
import styles from './quote-sums.module.css';

interface QuoteSumsProps {
  readonly quote: Quote | null | undefined;
  readonly children: ReactNode;
}

/** The amounts of a new order, and the notices that the customer would see in the cart. */
export function QuoteSums({ quote, children }: QuoteSumsProps) {
  const { t } = useTranslation();
  return (
    <div className={styles.price}>
      {quote ? <Sums quote={quote} /> : <p>{t('newOrder.noPrice')}</p>}
      {children}
    </div>
  );
}

function Sums({ quote }: { readonly quote: Quote }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { subtotalCents, discountCents, shippingCents, totalCents, estimate, notices } = quote;
  const sums = [
    [t('order.subtotal'), subtotalCents],
    ...(discountCents > 0 ? [[t('order.discount'), -discountCents] as const] : []),
    [t('order.shipping'), shippingCents],
    [t('order.total'), totalCents],
  ] as const;
  return (
    <>
      {notices.map(({ code, lineId, message }) => (
        <Notice key={`${code} ${lineId}`} tone="warning">
          {message}
        </Notice>
      ))}
      <dl className={sumStyles.sums} aria-live="polite">
        {sums.map(([name, cents]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{format.euros(cents)}</dd>
          </div>
        ))}
      </dl>
      {estimate && <p>{t('newOrder.estimate', { from: format.day(estimate.from), to: format.day(estimate.to) })}</p>}
    </>
  );
}
