import type { Loyalty } from '@aimante/api-contract/loyalty';
import { useLocale } from '@aimante/remote';
import { formatDate } from '@aimante/shop/calendar';
import { formatNumber } from '@aimante/shop/numbers';
import { useTranslation } from 'react-i18next';
import styles from './loyalty-page.module.css';

export function Balance({ loyalty: { balance, pending, expiring } }: { readonly loyalty: Loyalty }) {
  const { t } = useTranslation();
  const locale = useLocale();
  return (
    <section className={styles.balance} aria-labelledby="loyalty-balance">
      <h2 id="loyalty-balance">{t('loyalty.balance.title')}</h2>
      <p className={styles.points}>{formatNumber(balance, locale)}</p>
      {pending > 0 && <p>{t('loyalty.balance.pending', { count: pending })}</p>}
      {expiring && (
        <p>{t('loyalty.balance.expiring', { count: expiring.points, date: formatDate(expiring.at, locale) })}</p>
      )}
    </section>
  );
}
