import { listTillEvents, type TillEntry } from '@aimante/api-contract/market';
import { Loaded, useAnswer } from '@aimante/remote/data';
import { Skeleton } from '@aimante/ui';
import { useTranslation } from 'react-i18next';
import { Panel } from '../../desk/panel/panel.tsx';
import { useFormat } from '../../numbers/format.ts';
import styles from './journal.module.css';

/** Openings, closings, corrections, restores and wrong clocks, the newest first. */
export function TechnicalJournal() {
  const { t } = useTranslation();
  const events = useAnswer(listTillEvents, { queryKey: ['till-events'] });
  return (
    <Panel title={t('journal.technical')}>
      <Loaded query={events} skeleton={<Skeleton shape="block" height="12rem" />}>
        {(rows) =>
          rows.length === 0 ? (
            <p>{t('journal.noEvents')}</p>
          ) : (
            <ol className={styles.events}>
              {rows.map((entry) => (
                <EventRow key={entry.id} entry={entry} />
              ))}
            </ol>
          )
        }
      </Loaded>
    </Panel>
  );
}

interface EventData {
  readonly what?: string;
  readonly detail?: string;
  readonly period?: string;
  readonly oddities?: readonly string[];
  readonly record?: { readonly seller?: { readonly name: string }; readonly reason?: string | null };
}

function EventRow({ entry }: { entry: TillEntry }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { what, detail, period, oddities = [], record }: EventData = entry.data;
  const isRestore = entry.kind === 'mark' && what === 'restored';
  const about = [
    period,
    isRestore && detail ? t('journal.backupOf', { at: format.time(detail) }) : undefined,
    oddities.includes('clock') ? t('journal.oddity.clock') : undefined,
    record?.seller?.name,
    record?.reason,
  ];
  return (
    <li>
      <span>{entry.position}</span>
      <time dateTime={entry.at}>{format.time(entry.at)}</time>
      <b>{t(`journal.event.${isRestore ? 'restored' : entry.kind}`)}</b>
      <span>{about.filter(Boolean).join(', ')}</span>
      {entry.kind !== 'key' && entry.kind !== 'mark' && <b>{format.euros(entry.amountCents)}</b>}
    </li>
  );
}
