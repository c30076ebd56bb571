import { addTillSeller, listTillSellers, removeTillSeller } from '@aimante/api-contract/market';
import { Loaded, useAnswer, useChange } from '@aimante/remote/data';
import { Button, Skeleton, TextField } from '@aimante/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Panel } from '../../desk/panel/panel.tsx';
import styles from './journal.module.css';

const KEY = ['till-sellers'];

/** Helpers of a market day: they sell with a PIN and see nothing else. */
export function Sellers() {
  const { t } = useTranslation();
  const [name, setName] = useState('');
  const [pin, setPin] = useState('');
  const sellers = useAnswer(listTillSellers, { queryKey: KEY });
  const add = useChange((api) => api(addTillSeller, { body: { name: name.trim(), pin } }), {
    refresh: [KEY],
    onDone: () => {
      setName('');
      setPin('');
    },
  });
  const remove = useChange<unknown, string>((api, id) => api(removeTillSeller, { params: { id } }), { refresh: [KEY] });
  const isPinWrong = pin !== '' && !/^\d{4,8}$/.test(pin);
  return (
    <Panel title={t('journal.sellers')}>
      <Loaded query={sellers} skeleton={<Skeleton shape="block" height="6rem" />}>
        {(rows) => (
          <ul className={styles.rows}>
            {rows.length === 0 && <li>{t('journal.noSellers')}</li>}
            {rows.map((row) => (
              <li key={row.id} className={styles.row}>
                <span>{row.name}</span>
                <Button variant="text" size="deskSmall" onClick={() => remove.mutate(row.id)}>
                  {t('action.remove')}
                </Button>
              </li>
            ))}
          </ul>
        )}
      </Loaded>
      <div className={styles.form}>
        <TextField
          label={t('journal.sellerName')}
          size="desk"
          maxLength={80}
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
        <TextField
          label={t('journal.pin')}
          size="desk"
          inputMode="numeric"
          autoComplete="off"
          maxLength={8}
          value={pin}
          error={isPinWrong ? t('journal.pinRule') : undefined}
          onChange={(event) => setPin(event.target.value)}
        />
        <Button
          size="desk"
          disabled={name.trim() === '' || pin === '' || isPinWrong}
          loading={add.isPending}
          onClick={() => add.mutate()}
        >
          {t('till.add')}
        </Button>
      </div>
    </Panel>
  );
}
