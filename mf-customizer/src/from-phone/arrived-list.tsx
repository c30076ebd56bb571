import { usePlatform } from '@aimante/remote';
import { Badge, Progress } from '@aimante/ui';
import Smartphone from 'lucide-react/icons/smartphone';
import { useTranslation } from 'react-i18next';
import styles from './phone-dialog.module.css';
import type { PhoneLinkState } from './phone-link.ts';

/** Both screens count the same: received of chosen. */
export function ArrivedList({ state: { photos, chosen, phones } }: { readonly state: PhoneLinkState }) {
  const { t } = useTranslation();
  const { api } = usePlatform();
  const received = photos.length;
  const total = Math.max(chosen, received);
  return (
    <section className={styles.arrived} aria-label={t('fromPhone.arrived.label')}>
      {phones > 0 && (
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
        <p className={styles.waiting}>{phones > 0 ? t('fromPhone.phone.chooses') : t('fromPhone.phone.awaited')}</p>
      )}
      <p role="status" className={styles.spoken}>
        {spoken()}
      </p>
      <ul className={styles.list}>
        {photos.map(({ id, fileName, previewUrl }) => (
          <li key={id}>
            <img src={new URL(previewUrl, api.baseUrl).href} alt="" />
            <span className={styles.name}>{fileName}</span>
            <Badge tone="success">{t('fromPhone.photo.received')}</Badge>
          </li>
        ))}
      </ul>
      {total > 0 && <p className={styles.hint}>{t('fromPhone.arrived.hint')}</p>}
    </section>
  );

  function spoken(): string {
    if (total > 0) return t('fromPhone.arrived.count', { count: received, total });
    return phones > 0 ? t('fromPhone.phone.connected') : '';
  }
}
