import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './payment-form.module.css';

const MINUTE_MS = 60_000;
const REFRESH_MS = 10_000;

/** Time until the reservation of the stock ends. */
export function HoldCountdown({ until }: { until: string }) {
  const { t } = useTranslation();
  const [now, setNow] = useState<number>();
  useEffect(() => {
    const tick = () => setNow(Date.now());
    tick();
    const timer = setInterval(tick, REFRESH_MS);
    return () => clearInterval(timer);
  }, []);
  if (now === undefined) return null;
  const minutes = Math.ceil((Date.parse(until) - now) / MINUTE_MS);
  return (
    <p className={styles.hold} role="timer">
      {minutes > 0 ? t('payment.hold.text', { count: minutes }) : t('payment.hold.over')}
    </p>
  );
}
