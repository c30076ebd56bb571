import { useLocale } from '@aimante/remote';
import { formatDate } from '@aimante/shop/calendar';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './payment-form.module.css';

const MINUTE_MS = 60_000;
const REFRESH_MS = 10_000;
/** A longer reservation, such as of an order by phone, is shown as a date. */
const MOST_MINUTES = 120;

/** Time until the reservation of the stock ends. */
export function HoldCountdown({ until }: { until: string }) {
  const { t } = useTranslation();
  const locale = useLocale();
  const [now, setNow] = useState<number>();
  useEffect(() => {
    const tick = () => setNow(Date.now());
    tick();
    const timer = setInterval(tick, REFRESH_MS);
    return () => clearInterval(timer);
  }, []);
  if (now === undefined) return null;
  const minutes = Math.ceil((Date.parse(until) - now) / MINUTE_MS);
  if (minutes > MOST_MINUTES)
    return <p className={styles.hold}>{t('payment.hold.until', { moment: formatDate(until, locale, 'moment') })}</p>;
  return (
    <p className={styles.hold} role="timer">
      {minutes > 0 ? t('payment.hold.text', { count: minutes }) : t('payment.hold.over')}
    </p>
  );
}
