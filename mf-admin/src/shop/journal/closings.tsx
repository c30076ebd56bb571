import { closePeriod, listTillClosings, type TillEntry } from '@aimante/api-contract/market';
import { Loaded, useAnswer, useChange } from '@aimante/remote/data';
import { Button, Select, Skeleton, TextField } from '@aimante/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Facts, Panel } from '../../desk/panel/panel.tsx';
import { useFormat } from '../../numbers/format.ts';
import styles from './journal.module.css';

const KEYS = [['till-closings'], ['journal']];
const kinds = ['day', 'month', 'year'] as const;

/** Closed days, months and years, each with its totals and the perpetual total. */
export function Closings() {
  const { t } = useTranslation();
  const [kind, setKind] = useState<(typeof kinds)[number]>('day');
  const [on, setOn] = useState('');
  const closings = useAnswer(listTillClosings, { queryKey: ['till-closings'] });
  const close = useChange((api) => api(closePeriod, { body: { kind, on } }), { refresh: KEYS });
  return (
    <Panel title={t('journal.closings')}>
      <div className={styles.form}>
        <Select
          label={t('journal.period')}
          size="desk"
          value={kind}
          onChange={(event) => setKind(kinds.find((each) => each === event.target.value) ?? 'day')}
        >
          {kinds.map((each) => (
            <option key={each} value={each}>
              {t(`journal.kind.${each}`)}
            </option>
          ))}
        </Select>
        <TextField
          label={t('journal.on')}
          size="desk"
          type="date"
          value={on}
          onChange={(event) => setOn(event.target.value)}
        />
        <Button size="desk" disabled={on === ''} loading={close.isPending} onClick={() => close.mutate()}>
          {t('journal.close')}
        </Button>
      </div>
      <p>{t('journal.closeText')}</p>
      <Loaded query={closings} skeleton={<Skeleton shape="block" height="8rem" />}>
        {(rows) =>
          rows.length === 0 ? (
            <p>{t('journal.noClosings')}</p>
          ) : (
            rows.map((row) => <Closing key={row.id} closing={row} />)
          )
        }
      </Loaded>
    </Panel>
  );
}

interface ClosingData {
  readonly period?: string;
  readonly number?: number;
  readonly cashCents?: number;
  readonly cardCents?: number;
  readonly otherCents?: number;
  readonly perpetualCents?: number;
  readonly vat?: readonly { readonly rate: number; readonly grossCents: number; readonly vatCents: number }[];
}

function Closing({ closing }: { closing: TillEntry }) {
  const { t } = useTranslation();
  const format = useFormat();
  const data: ClosingData = closing.data;
  return (
    <details>
      <summary>
        {t(`journal.kind.${closing.kind as 'day' | 'month' | 'year'}`)} {data.period} ·{' '}
        {format.euros(closing.amountCents)}
      </summary>
      <Facts
        items={[
          [t('journal.number'), format.count(data.number ?? 0)],
          [t('till.payment.cash'), format.euros(data.cashCents ?? 0)],
          [t('till.payment.card'), format.euros(data.cardCents ?? 0)],
          [t('till.payment.other'), format.euros(data.otherCents ?? 0)],
          ...(data.vat ?? []).map(
            ({ rate, vatCents }) => [t('till.vat', { rate: format.count(rate) }), format.euros(vatCents)] as const,
          ),
          [t('journal.perpetual'), format.euros(data.perpetualCents ?? 0)],
        ]}
      />
    </details>
  );
}
