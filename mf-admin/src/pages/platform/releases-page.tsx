import { Loaded, useLoad } from '@aimante/remote/data';
import { Badge, Notice, Skeleton, Table, TableBody, TableHead, TableHeadCell } from '@aimante/ui';
import { useTranslation } from 'react-i18next';
import { Desk } from '../../desk/desk.tsx';
import { Panel } from '../../desk/panel/panel.tsx';
import { OperationButton } from '../../platform/releases/operation-button.tsx';
import { RefusedByPolicy } from '../../platform/releases/refused-by-policy.tsx';
import { isFailing, type LiveRemote, readRegistry } from '../../platform/releases/registry.ts';
import { ReleaseHealth } from '../../platform/releases/release-health.tsx';
import { ReleaseLog } from '../../platform/releases/release-log.tsx';
import styles from '../../platform/releases/releases-page.module.css';
import { REGISTRY_KEY } from '../../platform/releases/use-operation.ts';
import { VersionRow } from '../../platform/releases/version-row.tsx';

const WATCH_MS = 3000;

export function ReleasesPage() {
  const { t } = useTranslation();
  const remotes = useLoad(() => ({
    queryKey: REGISTRY_KEY,
    queryFn: ({ signal }) => readRegistry(signal),
    refetchInterval: WATCH_MS,
  }));
  return (
    <Desk
      title={t('links.releases')}
      lead={t('releases.lead')}
      actions={remotes.data && !remotes.isError && <Overall remotes={remotes.data} />}
    >
      <Loaded query={remotes} skeleton={<Skeleton shape="block" height="30rem" />}>
        {(all) => (
          <div className={styles.stack}>
            <Failing remotes={all} />
            <RemoteTable remotes={all} />
            <ReleaseHealth remotes={all} />
            <ReleaseLog remotes={all} />
            <RefusedByPolicy />
          </div>
        )}
      </Loaded>
    </Desk>
  );
}

function Overall({ remotes }: { remotes: readonly LiveRemote[] }) {
  const { t } = useTranslation();
  const versions = remotes.flatMap((remote) => remote.versions);
  const failing = versions.filter(isFailing).length;
  if (failing > 0) return <Badge tone="danger">{t('releases.someFail', { count: failing })}</Badge>;
  return <Badge tone="success">{t('releases.allHealthy', { count: remotes.length })}</Badge>;
}

function Failing({ remotes }: { remotes: readonly LiveRemote[] }) {
  const { t } = useTranslation();
  return remotes.flatMap(({ id, versions }) =>
    versions.filter(isFailing).map((live) => {
      const { version, isStable, failed, visitors, former } = live;
      const kind = isStable ? 'rollback' : 'withdraw';
      return (
        <Notice key={`${id}-${version}`} tone="danger" title={t('releases.failing', { remote: id, version })}>
          {t('releases.failures', { failed, count: visitors })}{' '}
          {former && <OperationButton variant="danger" live={live} operation={{ kind, remote: id, from: version }} />}
        </Notice>
      );
    }),
  );
}

function RemoteTable({ remotes }: { remotes: readonly LiveRemote[] }) {
  const { t } = useTranslation();
  return (
    <Panel title={t('releases.remotes')} isFlush>
      <Table caption={t('releases.remotes')} size="desk" className={styles.table}>
        <TableHead>
          <TableHeadCell>{t('releases.remote')}</TableHeadCell>
          <TableHeadCell>{t('releases.version')}</TableHeadCell>
          <TableHeadCell>{t('releases.visitors')}</TableHeadCell>
          <TableHeadCell>{t('releases.since')}</TableHeadCell>
          <TableHeadCell>{t('releases.health')}</TableHeadCell>
          <TableHeadCell>{t('releases.actions')}</TableHeadCell>
        </TableHead>
        <TableBody>
          {remotes.flatMap(({ id, versions }) =>
            versions.map((live) => (
              <VersionRow key={`${id}-${live.version}`} remote={id} live={live} hasCanary={versions.length > 1} />
            )),
          )}
        </TableBody>
      </Table>
    </Panel>
  );
}
