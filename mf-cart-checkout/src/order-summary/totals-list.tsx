import { useLocale } from '@aimante/remote';
import { Price } from '@aimante/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './totals-list.module.css';

interface TotalsListProps {
  readonly subtotalCents: number;
  readonly discountCents: number;
  readonly couponCode: string | null;
  readonly shippingCents: number;
  readonly shippingLabel: string;
  readonly totalCents: number;
  /** The included VAT, shown below the total. */
  readonly note: ReactNode;
}

export function TotalsList(props: TotalsListProps) {
  const { subtotalCents, discountCents, couponCode, shippingCents, shippingLabel, totalCents, note } = props;
  const { t } = useTranslation();
  const locale = useLocale();
  return (
    <div>
      <dl className={styles.list}>
        <div className={styles.row}>
          <dt>{t('summary.subtotal.label')}</dt>
          <dd>
            <Price cents={subtotalCents} locale={locale} />
          </dd>
        </div>
        {discountCents > 0 && (
          <div className={styles.row} data-tone="discount">
            <dt>{t('summary.discount.label', { code: couponCode ?? '' })}</dt>
            <dd>
              −<Price cents={discountCents} locale={locale} />
            </dd>
          </div>
        )}
        <div className={styles.row}>
          <dt>{shippingLabel}</dt>
          <dd>{shippingCents === 0 ? t('summary.shipping.free') : <Price cents={shippingCents} locale={locale} />}</dd>
        </div>
        <div className={styles.total}>
          <dt>{t('summary.total.label')}</dt>
          <dd>
            <Price cents={totalCents} locale={locale} />
          </dd>
        </div>
      </dl>
      <div className={styles.note}>{note}</div>
    </div>
  );
}
