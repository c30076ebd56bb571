import Timer from 'lucide-react/icons/timer';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

const SECOND = 1000;

/** Seconds until the time, counted down. */
export function useSecondsLeft(expiresAt: string | undefined): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), SECOND);
    return () => clearInterval(timer);
  }, []);
  return expiresAt === undefined ? 0 : Math.max(0, Math.ceil((Date.parse(expiresAt) - now) / SECOND));
}

export function TimeLeft({ seconds, className }: { readonly seconds: number; readonly className: string | undefined }) {
  const { t } = useTranslation();
  const minutes = Math.floor(seconds / 60);
  return (
    <span className={className} role="timer">
      <Timer size={16} aria-hidden="true" />
      {minutes > 0
        ? t('fromPhone.left.minutes', { minutes, seconds: String(seconds % 60).padStart(2, '0') })
        : t('fromPhone.left.seconds', { seconds })}
    </span>
  );
}
