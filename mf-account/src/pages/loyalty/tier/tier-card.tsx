import type { Loyalty } from '@aimante/api-contract/loyalty';
import { useLocale } from '@aimante/remote';
import { Card, VisuallyHidden } from '@aimante/ui';
import { useTranslation } from 'react-i18next';
import { shortPrice } from '../short-price.ts';
import styles from './tier-card.module.css';
import { tierProgress } from './tier-progress.ts';

export function TierCard({ loyalty }: { readonly loyalty: Loyalty }) {
  const { t } = useTranslation();
  const locale = useLocale();
  const price = (cents: number) => shortPrice(cents, locale);
  const { spentCents, tier, nextTier } = loyalty;
  const { marks, done } = tierProgress(loyalty);
  return (
    <Card render={<section aria-labelledby="loyalty-tier" />}>
      <div className={styles.head}>
        <h2 id="loyalty-tier">{t('loyalty.tier.title', { name: tier.name })}</h2>
        <span>{t('loyalty.tier.spent', { amount: price(spentCents) })}</span>
      </div>
      <div className={styles.line}>
        <progress className={styles.bar} value={done} aria-labelledby="loyalty-tier" />
        <ul className={styles.marks}>
          {marks.map(({ name, fromCents, isReached, place }) => (
            <li key={name} data-reached={isReached} style={{ insetInlineStart: `${place * 100}%` }}>
              <strong>{name}</strong>
              <span>{price(fromCents)}</span>
              {isReached && <VisuallyHidden>{t('loyalty.tier.reached')}</VisuallyHidden>}
            </li>
          ))}
        </ul>
      </div>
      <p className={styles.text}>
        {nextTier
          ? t('loyalty.tier.missing', { amount: price(nextTier.missingCents), name: nextTier.name })
          : t('loyalty.tier.highest')}
      </p>
    </Card>
  );
}
