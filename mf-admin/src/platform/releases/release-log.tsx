import { listReleases, type ReleaseEvent } from '@aimante/api-contract/releases';
import { keepPreviousData, Loaded, useAnswer } from '@aimante/remote/data';
import { Badge, Button, Skeleton, Table, TableBody, TableCell, TableHead, TableHeadCell, TableRow } from '@aimante/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Panel } from '../../desk/panel/panel.tsx';
import { RowName } from '../../list/row-name.tsx';
import { useFormat } from '../../numbers/format.ts';
import { latestEvents } from './latest-events.ts';
import { OperationButton } from './operation-button.tsx';
import { type LiveRemote, liveVersions } from './registry.ts';
import styles from './releases-page.module.css';
import { LOG_KEY } from './use-operation.ts';

const FIRST_ROWS = 12;

export function ReleaseLog({ remotes }: { remotes: readonly LiveRemote[] }) {
  const { t } = useTranslation();
  const [isWhole, setIsWhole] = useState(false);
  const live = liveVersions(remotes);
  const log = useAnswer(listReleases, {
    // Reloads when the live version of any remote changes.
    queryKey: [...LOG_KEY, ...live.values()],
    placeholderData: keepPreviousData,
  });
  return (
    <Panel title={t('releases.log')} isFlush>
      <Loaded query={log} skeleton={<Skeleton shape="block" height="20rem" />}>
        {({ items }) => (
          <>
            <LogTable events={isWhole ? items : items.slice(0, FIRST_ROWS)} live={live} />
            {!isWhole && items.length > FIRST_ROWS && (
              <p className={styles.more}>
                <Button variant="text" size="deskSmall" onClick={() => setIsWhole(true)}>
                  {t('releases.earlier')}
                </Button>
              </p>
            )}
          </>
        )}
      </Loaded>
    </Panel>
  );
}

interface LogTableProps {
  readonly events: readonly ReleaseEvent[];
  /** The stable version of each remote. */
  readonly live: ReadonlyMap<string, string>;
}

function LogTable({ events, live }: LogTableProps) {
  const { t } = useTranslation();
  const latest = latestEvents(events);
  return (
    <Table caption={t('releases.log')} size="desk" className={styles.table}>
      <TableHead>
        <TableHeadCell>{t('releases.remote')}</TableHeadCell>
        <TableHeadCell>{t('releases.what')}</TableHeadCell>
        <TableHeadCell>{t('releases.when')}</TableHeadCell>
        <TableHeadCell>{t('releases.by')}</TableHeadCell>
        <TableHeadCell>{t('releases.actions')}</TableHeadCell>
      </TableHead>
      <TableBody>
        {events.map((event) => (
          <LogRow
            key={`${event.number}-${event.remote}`}
            event={event}
            live={live.get(event.remote)}
            isLatest={latest.has(event)}
          />
        ))}
      </TableBody>
    </Table>
  );
}

interface LogRowProps {
  readonly event: ReleaseEvent;
  readonly live: string | undefined;
  /** True for the latest event of a version: only its row shows the version's state. */
  readonly isLatest: boolean;
}

function LogRow({ event, live, isLatest }: LogRowProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const { remote, version, at, counted } = event;
  return (
    <TableRow>
      <TableCell isRowHeader>
        <RowName detail={<code>{version}</code>}>{remote}</RowName>
      </TableCell>
      <TableCell label={t('releases.what')}>
        <What event={event} />
      </TableCell>
      <TableCell label={t('releases.when')}>{format.shortTime(at)}</TableCell>
      <TableCell label={t('releases.by')}>
        {event.by ?? t(counted ? 'releases.bySite' : 'releases.byCommand')}
      </TableCell>
      <TableCell label={t('releases.actions')}>
        {isLatest && live ? <ReleaseState event={event} live={live} /> : '–'}
      </TableCell>
    </TableRow>
  );
}

function What({ event: { kind, share = 0, counted, reason } }: Pick<LogRowProps, 'event'>) {
  const { t } = useTranslation();
  const format = useFormat();
  const why = counted ? t('releases.failures', { failed: counted.failed, count: counted.visitors }) : reason;
  return (
    <div>
      {t(`releases.event.${kind}`, { share: format.share(share / 100) })}
      {why && <small className={styles.reason}>{why}</small>}
    </div>
  );
}

function ReleaseState({ event: { remote, version, standing }, live }: { event: ReleaseEvent; live: string }) {
  const { t } = useTranslation();
  switch (standing) {
    case 'live':
      return <Badge tone="success">{t('releases.status.live')}</Badge>;
    case 'on trial':
      return <Badge tone="warning">{t('releases.status.canary')}</Badge>;
    case 'killed':
      return <Badge tone="danger">{t('releases.status.killed')}</Badge>;
    case 'former': {
      const operation = { kind: 'rollback', remote, to: version, from: live } as const;
      return <OperationButton variant="secondary" live={{ version: live, former: version }} operation={operation} />;
    }
    case 'put aside': {
      const operation = { kind: 'release', remote, version, from: live } as const;
      return <OperationButton variant="secondary" live={{ version }} operation={operation} />;
    }
  }
}
