import { erasePerson, exportPerson, type FoundPerson } from '@aimante/api-contract/privacy';
import { Link } from '@aimante/remote';
import { useApi, useChange } from '@aimante/remote/data';
import FileDown from 'lucide-react/icons/file-down';
import { useTranslation } from 'react-i18next';
import { Panel } from '../../desk/panel/panel.tsx';
import { DownloadButton } from '../../download/download-button.tsx';
import { fileOf } from '../../download/save-file.ts';
import { RemoveButton } from '../../form/remove-button.tsx';
import styles from './privacy.module.css';

interface PersonProps {
  readonly person: FoundPerson;
}

export function GivePanel({ person: { email } }: PersonProps) {
  const { t } = useTranslation();
  const api = useApi();
  return (
    <Panel title={t('privacy.give.title')}>
      <p className={styles.note}>{t('privacy.give.text')}</p>
      <DownloadButton
        icon={<FileDown size={16} />}
        load={async () => fileOf('aimante-export.zip', await api(exportPerson, { body: { email } }))}
      >
        {t('privacy.give.load')}
      </DownloadButton>
    </Panel>
  );
}

/** Links to the pages that change a name or an address. */
export function CorrectPanel({ person: { email, account, orders, threads } }: PersonProps) {
  const { t } = useTranslation();
  return (
    <Panel title={t('privacy.correct.title')}>
      <p className={styles.note}>{t('privacy.correct.text')}</p>
      <ul className={styles.links}>
        {account && (
          <li>
            <Link to={`/admin/users?q=${encodeURIComponent(email)}`}>{t('privacy.correct.account')}</Link>
          </li>
        )}
        {orders.map(({ id, number, isOpen }) => (
          <li key={id}>
            <Link to={`/admin/orders/${id}`}>
              {t(isOpen ? 'privacy.correct.openOrder' : 'privacy.correct.order', { number })}
            </Link>
          </li>
        ))}
        {threads.map(({ id, ticket }) => (
          <li key={id}>
            <Link to={`/admin/contact/${id}`}>{t('privacy.correct.thread', { ticket })}</Link>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

export function ErasePanel({ person, onErased }: PersonProps & { onErased: () => void }) {
  const { t } = useTranslation();
  const { email, account, holdings, orders } = person;
  const erase = useChange((api) => api(erasePerson, { body: { email } }), {
    refresh: [['users'], ['orders'], ['contacts']],
    done: ({ message }) => message,
    onDone: onErased,
  });
  const goes = holdings.filter(({ isKept }) => !isKept);
  const stays = holdings.filter(({ remains }) => remains !== null);
  const isOpen = orders.some((order) => order.isOpen);
  return (
    <Panel title={t('privacy.erase.title')}>
      {goes.length === 0 ? (
        <p>{t('privacy.erase.kept')}</p>
      ) : (
        <>
          <h3 className={styles.heading}>{t('privacy.erase.goes')}</h3>
          <ul>
            {goes.map(({ id, name }) => (
              <li key={id}>{name}</li>
            ))}
          </ul>
        </>
      )}
      <h3 className={styles.heading}>{t('privacy.erase.stays')}</h3>
      <ul>
        {stays.map(({ id, name, remains }) => (
          <li key={id}>{t('privacy.erase.stay', { name, remains })}</li>
        ))}
      </ul>
      {isOpen && <p className={styles.open}>{t('privacy.erase.open')}</p>}
      {goes.length > 0 && (
        <RemoveButton
          label={t('privacy.erase.press')}
          question={{
            title: t('privacy.erase.question', { email }),
            text: t(account ? 'privacy.erase.warning' : 'privacy.erase.guestWarning'),
            confirm: t('privacy.erase.confirm'),
          }}
          isBusy={erase.isPending}
          isDisabled={isOpen}
          onRemove={() => erase.mutate()}
        />
      )}
    </Panel>
  );
}
