import type { Loyalty } from '@aimante/api-contract/loyalty';
import { useLocale, useT } from '@aimante/remote';
import { formatDay } from '../../dates/format-date.ts';
import styles from './loyalty-page.module.css';

export function Balance({ loyalty: { balance, pending, expiring } }: { readonly loyalty: Loyalty }) {
  const t = useT();
  const locale = useLocale();
  return (
    <section className={styles.balance} aria-labelledby="loyalty-balance">
      <h2 id="loyalty-balance">{t('loyalty.balance.title')}</h2>
      <p className={styles.points}>{balance.toLocaleString(locale)}</p>
      {pending > 0 && <p>{t('loyalty.balance.pending', { count: pending })}</p>}
      {expiring && (
        <p>{t('loyalty.balance.expiring', { count: expiring.points, date: formatDay(expiring.at, locale) })}</p>
      )}
    </section>
  );
}
