import { useLocale } from '@aimante/remote';
import { Price } from '@aimante/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './totals-list.module.css';

interface TotalsListProps {
  readonly subtotalCents: number;
  /** Contains `pointsCents`. */
  readonly discountCents: number;
  readonly pointsCents: number;
  readonly couponCode: string | null;
  /** Contained in the subtotal. */
  readonly giftWrapCents: number;
  /** Null until the shop answers. */
  readonly shippingCents: number | null;
  readonly shippingLabel: ReactNode;
  readonly totalCents: number;
  /** The included VAT, shown below the total. */
  readonly note: ReactNode;
}

export function TotalsList(props: TotalsListProps) {
  const {
    subtotalCents,
    giftWrapCents,
    discountCents,
    pointsCents,
    couponCode,
    shippingCents,
    shippingLabel,
    totalCents,
    note,
  } = props;
  const { t } = useTranslation();
  const locale = useLocale();
  const unpriced = shippingCents === null ? '…' : t('summary.shipping.free');
  return (
    <div>
      <dl className={styles.list}>
        <div className={styles.row}>
          <dt>{t('summary.subtotal.label')}</dt>
          <dd>
            <Price cents={subtotalCents} locale={locale} />
          </dd>
        </div>
        {giftWrapCents > 0 && (
          <div className={styles.row} data-tone="part">
            <dt>{t('summary.giftWrap.label')}</dt>
            <dd>
              <Price cents={giftWrapCents} locale={locale} />
            </dd>
          </div>
        )}
        {discountCents > pointsCents && (
          <div className={styles.row} data-tone="discount">
            <dt>{t('summary.discount.label', { code: couponCode ?? '' })}</dt>
            <dd>
              −<Price cents={discountCents - pointsCents} locale={locale} />
            </dd>
          </div>
        )}
        {pointsCents > 0 && (
          <div className={styles.row} data-tone="discount">
            <dt>{t('summary.pointsUsed.label')}</dt>
            <dd>
              −<Price cents={pointsCents} locale={locale} />
            </dd>
          </div>
        )}
        <div className={styles.row}>
          <dt>{shippingLabel}</dt>
          <dd>{shippingCents ? <Price cents={shippingCents} locale={locale} /> : unpriced}</dd>
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
