import { type StoredRecord, withOffset } from '@aimante/till';
import { Switch } from '@aimante/ui';
import Ban from 'lucide-react/icons/ban';
import Check from 'lucide-react/icons/check';
import CloudUpload from 'lucide-react/icons/cloud-upload';
import Undo2 from 'lucide-react/icons/undo-2';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../numbers/format.ts';
import { type Correction, type SaleRecord, soldRecords, type Till, totalsOf } from '../drafts.ts';
import type { OpenedTill } from '../use-till.ts';
import { SaleDetail } from './sale-detail.tsx';
import styles from './sales.module.css';

interface SalesScreenProps {
  readonly opened: OpenedTill;
  readonly till: Till;
}

/** The sales since the till was opened, or all that this tablet keeps: what is sent, what waits, what was corrected. */
export function SalesScreen({ opened, till }: SalesScreenProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const [chosen, setChosen] = useState<number>();
  const [isAll, setIsAll] = useState(false);
  const { records, kept } = opened.facts;
  const rows = soldRecords(isAll ? kept : records);
  const totals = totalsOf(till.session, opened.facts.records);
  const open = rows.find(({ number }) => number === chosen);
  const voided = new Set(rows.flatMap(({ record }) => (record.kind === 'void' ? [record.corrects] : [])));
  return (
    <div className={styles.sales}>
      <section className={styles.list}>
        <header>
          <div>
            <h2>{t('till.tab.sales')}</h2>
            <p>
              {t('till.sales', { count: totals.sales })}, {t('till.corrections', { count: totals.corrections })}
            </p>
          </div>
          <strong>{format.euros(totals.totalCents)}</strong>
        </header>
        {kept.length > records.length && (
          <Switch label={t('till.earlier')} checked={isAll} onChange={(event) => setIsAll(event.target.checked)} />
        )}
        {rows.length === 0 ? <p>{t('till.noSales')}</p> : <Columns />}
        <ul>
          {rows.map((row) => (
            <li key={row.number}>
              <SaleRow
                row={row}
                isVoided={voided.has(row.record.id)}
                isOpen={row.number === chosen}
                onOpen={() => setChosen(row.number)}
              />
            </li>
          ))}
        </ul>
      </section>
      {open && (
        <SaleDetail key={open.number} opened={opened} till={till} stored={open} onClose={() => setChosen(undefined)} />
      )}
    </div>
  );
}

const columns = ['ticket', 'time', 'articles', 'way', 'amount'] as const;

/** For the eye: each row says all of it to a screen reader. */
function Columns() {
  const { t } = useTranslation();
  return (
    <div className={styles.columns} aria-hidden="true">
      {columns.map((column) => (
        <span key={column}>{t(`till.column.${column}`)}</span>
      ))}
    </div>
  );
}

interface SaleRowProps {
  readonly row: StoredRecord;
  readonly isVoided: boolean;
  readonly isOpen: boolean;
  readonly onOpen: () => void;
}

function SaleRow({ row, isVoided, isOpen, onOpen }: SaleRowProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const record = row.record as SaleRecord | Correction;
  const isSale = record.kind === 'sale';
  const isToday = record.at.slice(0, 10) === withOffset(new Date()).slice(0, 10);
  const [only] = record.payments;
  const way = record.payments.length === 1 && only ? only.way : 'split';
  const state = !isSale ? 'counter' : isVoided ? 'voided' : row.state === 'sent' ? 'sent' : 'waiting';
  const Icon = { counter: Undo2, voided: Ban, sent: Check, waiting: CloudUpload }[state];
  return (
    <button type="button" className={styles.row} data-state={state} aria-pressed={isOpen} onClick={onOpen}>
      <b>{record.ticket}</b>
      <span>{isToday ? format.clock(Date.parse(record.at)) : format.shortTime(record.at)}</span>
      <span className={styles.articles}>{record.lines.map(({ label }) => label).join(', ')}</span>
      <span>{t(`till.payment.${way}`)}</span>
      <b>{format.euros(isSale ? record.totalCents : -record.totalCents)}</b>
      <Icon size={18} aria-label={t(`till.state.${state}`)} />
    </button>
  );
}
