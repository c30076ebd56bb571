import { type Passkey, removePasskey } from '@aimante/api-contract/second-factor';
import { useLocale } from '@aimante/remote';
import { useChange } from '@aimante/remote/data';
import { formatDate } from '@aimante/shop/calendar';
import { Button } from '@aimante/ui';
import KeyRound from 'lucide-react/icons/key-round';
import { useTranslation } from 'react-i18next';
import styles from '../session-list.module.css';
import { useAskRemoval } from './use-ask-removal.ts';
import { FACTORS_KEY } from './use-second-factors.ts';

export function PasskeyRows({ passkeys }: { readonly passkeys: readonly Passkey[] }) {
  const { t } = useTranslation();
  const locale = useLocale();
  const remove = useChange((api, id: string) => api(removePasskey, { params: { id } }), {
    refresh: [FACTORS_KEY],
    done: t('factors.passkeyRemoved'),
  });
  const askRemoval = useAskRemoval();
  if (passkeys.length === 0) return null;
  return (
    <ul className={styles.list}>
      {passkeys.map(({ id, name, isSynced, createdAt, lastUsedAt }) => (
        <li key={id} className={styles.row}>
          <KeyRound size={22} aria-hidden="true" />
          <div>
            <strong>{name}</strong>
            <span className={styles.facts}>
              {lastUsedAt
                ? t('factors.used', { date: formatDate(lastUsedAt, locale, 'weekdayMoment') })
                : t('factors.added', { date: formatDate(createdAt, locale) })}
              {isSynced && ` · ${t('factors.synced')}`}
            </span>
          </div>
          <Button
            variant="text"
            size="small"
            disabled={remove.isPending}
            aria-label={t('factors.removePasskey', { name })}
            onClick={async () => (await askRemoval(name)) && remove.mutate(id)}
          >
            {t('factors.remove')}
          </Button>
        </li>
      ))}
    </ul>
  );
}
