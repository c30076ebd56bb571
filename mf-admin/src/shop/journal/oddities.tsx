import { listTillOddities, settleTillOddity, type TillOddityRow } from '@aimante/api-contract/market';
import { Loaded, useAnswer, useChange } from '@aimante/remote/data';
import { Button, Skeleton, TextField } from '@aimante/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Panel } from '../../desk/panel/panel.tsx';
import { useFormat } from '../../numbers/format.ts';
import styles from './journal.module.css';

const KEY = ['till-oddities'];

/** Records that were booked although something about them is odd. */
export function Oddities() {
  const { t } = useTranslation();
  const oddities = useAnswer(listTillOddities, { queryKey: KEY, query: { open: 'true' } });
  return (
    <Panel title={t('journal.oddities')}>
      <Loaded query={oddities} skeleton={<Skeleton shape="block" height="8rem" />}>
        {(rows) =>
          rows.length === 0 ? (
            <p>{t('journal.noOddities')}</p>
          ) : (
            <ul className={styles.rows}>
              {rows.map((row) => (
                <Oddity key={row.id} row={row} />
              ))}
            </ul>
          )
        }
      </Loaded>
    </Panel>
  );
}

function Oddity({ row }: { row: TillOddityRow }) {
  const { t } = useTranslation();
  const format = useFormat();
  const [note, setNote] = useState('');
  const settle = useChange((api) => api(settleTillOddity, { params: { id: row.id }, body: { note: note.trim() } }), {
    refresh: [KEY],
  });
  const { label } = row.detail;
  return (
    <li className={styles.oddity}>
      <p>
        <b>{t(`journal.oddity.${row.kind}`)}</b> {typeof label === 'string' ? label : ''}
      </p>
      <p>
        {format.time(row.entry.at)} · {format.euros(row.entry.amountCents)} ·{' '}
        {t('journal.entry', { position: row.entry.position })}
      </p>
      <TextField
        label={t('journal.note')}
        size="desk"
        maxLength={300}
        value={note}
        onChange={(event) => setNote(event.target.value)}
      />
      <Button
        size="deskSmall"
        variant="secondary"
        disabled={note.trim() === ''}
        loading={settle.isPending}
        onClick={() => settle.mutate()}
      >
        {t('journal.settle')}
      </Button>
    </li>
  );
}
