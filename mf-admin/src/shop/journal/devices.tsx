import { listTillDevices, revokeTillDevice } from '@aimante/api-contract/market';
import { Loaded, useAnswer, useChange } from '@aimante/remote/data';
import { Badge, Button, Skeleton } from '@aimante/ui';
import { useTranslation } from 'react-i18next';
import { Panel } from '../../desk/panel/panel.tsx';
import { useFormat } from '../../numbers/format.ts';
import styles from './journal.module.css';

const KEY = ['till-devices'];

/** Tablets that may sell. A lost tablet is revoked, and its sales stay. */
export function Devices() {
  const { t } = useTranslation();
  const format = useFormat();
  const devices = useAnswer(listTillDevices, { queryKey: KEY });
  const revoke = useChange<unknown, string>((api, id) => api(revokeTillDevice, { params: { id } }), { refresh: [KEY] });
  return (
    <Panel title={t('journal.devices')}>
      <Loaded query={devices} skeleton={<Skeleton shape="block" height="6rem" />}>
        {(rows) => (
          <ul className={styles.rows}>
            {rows.length === 0 && <li>{t('journal.noDevices')}</li>}
            {rows.map(({ id, name, code, revokedAt, lastSeenAt }) => (
              <li key={id} className={styles.row}>
                <span>
                  <b>{name}</b> (T{code}) {lastSeenAt && format.time(lastSeenAt)}
                </span>
                {revokedAt ? (
                  <Badge tone="neutral">{t('journal.revoked')}</Badge>
                ) : (
                  <Button variant="text" size="deskSmall" onClick={() => revoke.mutate(id)}>
                    {t('journal.revoke')}
                  </Button>
                )}
              </li>
            ))}
          </ul>
        )}
      </Loaded>
    </Panel>
  );
}
