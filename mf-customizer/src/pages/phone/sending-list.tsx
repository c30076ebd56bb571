import { useLocale } from '@aimante/remote';
import { useErrorText } from '@aimante/remote/data';
import { Badge, Button, Notice, Progress } from '@aimante/ui';
import { useTranslation } from 'react-i18next';
import { formatBytes, formatPercent } from '../../numbers.ts';
import type { PhonePhoto } from '../../phone-sender/photo-sender.ts';
import styles from './phone-page.module.css';

interface SendingListProps {
  readonly photos: readonly PhonePhoto[];
  retry(): void;
}

/** What is on its way first, then what waits, then what has arrived. */
const ORDER = ['sending', 'delayed', 'waiting', 'refused', 'sent'] as const;

export function SendingList({ photos, retry }: SendingListProps) {
  const { t } = useTranslation();
  const wanted = photos.filter(({ state }) => state !== 'refused');
  const sent = wanted.filter(({ state }) => state === 'sent').length;
  const isDelayed = photos.some(({ state }) => state === 'delayed');
  const isDone = sent > 0 && sent === wanted.length;
  if (photos.length === 0) return null;
  return (
    <section className={styles.sending} aria-label={t('phone.sent.label')}>
      {wanted.length > 0 && (
        <Progress
          label={t('phone.sent.label')}
          value={wanted.reduce((sum, { share }) => sum + share, 0)}
          max={wanted.length}
          valueText={t('phone.sent.count', { count: sent, total: wanted.length })}
        />
      )}
      <div role="status">
        {isDone && (
          <Notice tone="success" title={t('phone.done.title')}>
            {t('phone.done.text')}
          </Notice>
        )}
        {isDelayed && (
          <Notice tone="warning" title={t('phone.delayed.title')}>
            <p>{t('phone.delayed.text')}</p>
            <Button variant="secondary" size="small" className={styles.again} onClick={retry}>
              {t('phone.delayed.retry')}
            </Button>
          </Notice>
        )}
      </div>
      <ul className={styles.list}>
        {photos
          .toSorted((a, b) => ORDER.indexOf(a.state) - ORDER.indexOf(b.state))
          .map((photo) => (
            <PhotoRow key={photo.id} photo={photo} />
          ))}
      </ul>
    </section>
  );
}

function PhotoRow({ photo: { name, bytes, thumbnail, state, share, problem, error } }: { readonly photo: PhonePhoto }) {
  const { t } = useTranslation();
  const locale = useLocale();
  const errorText = useErrorText();
  const tone = { waiting: 'neutral', sending: 'info', delayed: 'warning', sent: 'success', refused: 'danger' } as const;
  const reason = problem ? t(`import.problem.${problem}`) : errorText(error);
  return (
    <li>
      {thumbnail ? <img src={thumbnail} alt="" /> : <span className={styles.blank} />}
      <div className={styles.words}>
        <span className={styles.name}>{name}</span>
        {state === 'sending' && <progress value={share} aria-label={t('phone.photo.progress', { name })} />}
        {state === 'refused' && <span className={styles.hint}>{reason}</span>}
        {state !== 'sending' && state !== 'refused' && (
          <span className={styles.hint}>{formatBytes(bytes, locale)}</span>
        )}
      </div>
      {state === 'sending' ? (
        <span className={styles.share}>{formatPercent(share, locale)}</span>
      ) : (
        <Badge tone={tone[state]}>{t(`phone.photo.${state}`)}</Badge>
      )}
    </li>
  );
}
