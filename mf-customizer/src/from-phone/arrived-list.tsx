import { useLocale, usePlatform } from '@aimante/remote';
import { Badge, Progress, VisuallyHidden } from '@aimante/ui';
import Smartphone from 'lucide-react/icons/smartphone';
import { useTranslation } from 'react-i18next';
import { formatPercent } from '../numbers.ts';
import styles from './phone-dialog.module.css';
import type { PhoneLinkState } from './phone-link.ts';

/** Both screens count the same: received of chosen. */
export function ArrivedList({
  state: { isOpen, photos, awaited, phones, sending },
}: {
  readonly state: PhoneLinkState;
}) {
  const { t } = useTranslation();
  const { api } = usePlatform();
  const received = photos.length;
  const total = received + awaited;
  // After the code has expired, a phone may finish its uploads but start no new one.
  const isConnected = phones > 0 && (isOpen || awaited > 0);
  return (
    <section className={styles.arrived} aria-label={t('fromPhone.arrived.label')}>
      {isConnected && (
        <Badge tone="success" icon={<Smartphone size={14} />} className={styles.connected}>
          {t('fromPhone.phone.connected')}
        </Badge>
      )}
      {total > 0 ? (
        <Progress
          label={t('fromPhone.arrived.label')}
          value={received}
          max={total}
          valueText={t('fromPhone.arrived.count', { count: received, total })}
        />
      ) : (
        <p className={styles.waiting}>{isConnected ? t('fromPhone.phone.chooses') : t('fromPhone.phone.awaited')}</p>
      )}
      <VisuallyHidden role="status">{spoken()}</VisuallyHidden>
      <ul className={styles.list}>
        {photos.map(({ fileName, previewUrl }, index) => (
          <li key={index}>
            <img src={new URL(previewUrl, api.baseUrl).href} alt="" />
            <span className={styles.name}>{fileName}</span>
            <Badge tone="success">{t('fromPhone.photo.received')}</Badge>
          </li>
        ))}
        {Array.from({ length: awaited }, (_, index) => (
          <Awaited key={received + index} number={received + index + 1} share={index === 0 ? sending : 0} />
        ))}
      </ul>
      {total > 0 && <p className={styles.hint}>{t('fromPhone.arrived.hint')}</p>}
    </section>
  );

  function spoken(): string {
    if (total > 0) return t('fromPhone.arrived.count', { count: received, total });
    return isConnected ? t('fromPhone.phone.connected') : '';
  }
}

interface AwaitedProps {
  readonly number: number;
  /** How much of it is sent. */
  readonly share: number;
}

/** A photo that the phone is going to send, or is sending. */
function Awaited({ number, share }: AwaitedProps) {
  const { t } = useTranslation();
  const locale = useLocale();
  const name = t('fromPhone.photo.number', { number });
  return (
    <li>
      <span className={styles.blank} />
      {share > 0 ? (
        <progress className={styles.name} value={share} aria-label={name} />
      ) : (
        <span className={styles.name}>{name}</span>
      )}
      <Badge tone={share > 0 ? 'info' : 'neutral'}>
        {share > 0 ? formatPercent(share, locale) : t('fromPhone.photo.awaited')}
      </Badge>
    </li>
  );
}
