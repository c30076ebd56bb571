import { operateReleases, type ReleaseOperation } from '@aimante/api-contract/releases';
import { usePlatform, useT } from '@aimante/remote';
import {
  Badge,
  Button,
  Notice,
  Skeleton,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableHeadCell,
  TableRow,
} from '@aimante/ui';
import { useChange, useLoad } from '../admin-api/admin-api.ts';
import { Loaded } from '../admin-api/loaded.tsx';
import { Desk } from '../desk/desk.tsx';
import { useFormat } from '../numbers/format.ts';
import { Panel } from '../panel/panel.tsx';
import { RowName } from '../row-name/row-name.tsx';
import { type LiveRemote, type LiveVersion, readRegistry } from './registry.ts';
import styles from './releases-page.module.css';

const WATCH_MS = 3000;
const KEY = ['registry'];

/** Which version of each part of the site is live, for whom, how healthy; back with one press. */
export function ReleasesPage() {
  const t = useT();
  const remotes = useLoad(() => ({
    queryKey: KEY,
    queryFn: ({ signal }) => readRegistry(signal),
    refetchInterval: WATCH_MS,
  }));
  return (
    <Desk
      title={t('nav.releases')}
      lead={t('releases.lead')}
      actions={remotes.data && <Overall remotes={remotes.data} />}
    >
      <Loaded query={remotes} skeleton={<Skeleton shape="block" height="30rem" />}>
        {(all) => (
          <div className={styles.stack}>
            <Failing remotes={all} />
            <RemoteTable remotes={all} />
          </div>
        )}
      </Loaded>
    </Desk>
  );
}

/** All of them in one word. */
function Overall({ remotes }: { remotes: readonly LiveRemote[] }) {
  const t = useT();
  const versions = remotes.flatMap((remote) => remote.versions);
  const failing = versions.filter(isFailing).length;
  if (failing > 0) return <Badge tone="danger">{t('releases.someFail', { count: failing })}</Badge>;
  return <Badge tone="success">{t('releases.allWell', { count: remotes.length })}</Badge>;
}

function useOperation() {
  const t = useT();
  const { confirm } = usePlatform();
  const operate = useChange((api, body: ReleaseOperation) => api(operateReleases, { body }), {
    refresh: [KEY],
    done: ({ message }) => message,
  });
  const ask = async (operation: ReleaseOperation) => {
    const isSure = await confirm({
      title: t(`releases.ask.${operation.kind}`, { remote: operation.remote }),
      text: t(`releases.askText.${operation.kind}`),
      confirm: t(`releases.do.${operation.kind}`),
      cancel: t('action.cancel'),
      isDangerous: operation.kind === 'kill' || operation.kind === 'rollback',
    });
    if (isSure) operate.mutate(operation);
  };
  return { ask: (operation: ReleaseOperation) => void ask(operation), isBusy: operate.isPending };
}

const isFailing = ({ visitors, failed }: LiveVersion) => failed > 0 && failed / Math.max(1, visitors) > 0.01;

/** What fails comes first, as one sentence with one button. */
function Failing({ remotes }: { remotes: readonly LiveRemote[] }) {
  const t = useT();
  const { ask, isBusy } = useOperation();
  return remotes.flatMap(({ id, versions }) =>
    versions.filter(isFailing).map(({ version, isStable, failed, visitors }) => (
      <Notice key={`${id}-${version}`} tone="danger" title={t('releases.failing', { remote: id, version })}>
        {t('releases.failures', { failed, count: visitors })}{' '}
        <Button
          variant="danger"
          size="deskSmall"
          loading={isBusy}
          onClick={() => ask(isStable ? { kind: 'rollback', remote: id } : { kind: 'withdraw', remote: id })}
        >
          {t(isStable ? 'releases.do.rollback' : 'releases.do.withdraw')}
        </Button>
      </Notice>
    )),
  );
}

function RemoteTable({ remotes }: { remotes: readonly LiveRemote[] }) {
  const t = useT();
  return (
    <Panel title={t('releases.remotes')} isFlush>
      <Table caption={t('releases.remotes')} size="desk" className={styles.table}>
        <TableHead>
          <TableHeadCell>{t('releases.remote')}</TableHeadCell>
          <TableHeadCell>{t('releases.version')}</TableHeadCell>
          <TableHeadCell>{t('releases.channel')}</TableHeadCell>
          <TableHeadCell align="end">{t('releases.share')}</TableHeadCell>
          <TableHeadCell>{t('releases.since')}</TableHeadCell>
          <TableHeadCell>{t('releases.health')}</TableHeadCell>
          <TableHeadCell>{t('releases.actions')}</TableHeadCell>
        </TableHead>
        <TableBody>
          {remotes.flatMap(({ id, versions }) =>
            versions.map((version) => (
              <VersionRow
                key={`${id}-${version.version}`}
                remote={id}
                version={version}
                hasCanary={versions.length > 1}
              />
            )),
          )}
        </TableBody>
      </Table>
    </Panel>
  );
}

interface VersionRowProps {
  readonly remote: string;
  readonly version: LiveVersion;
  readonly hasCanary: boolean;
}

function VersionRow({ remote, version: live, hasCanary }: VersionRowProps) {
  const t = useT();
  const format = useFormat();
  const { ask, isBusy } = useOperation();
  const { version } = live;
  const canRollBack = live.isStable && live.hasFormer && !hasCanary;
  return (
    <TableRow>
      <TableCell isRowHeader>
        <RowName detail={live.team}>{remote}</RowName>
      </TableCell>
      <TableCell label={t('releases.version')}>
        <code>{version}</code>
      </TableCell>
      <TableCell label={t('releases.channel')}>
        <Badge tone={live.isStable ? 'success' : 'warning'}>
          {t(live.isStable ? 'releases.stable' : 'releases.canary')}
        </Badge>
      </TableCell>
      <TableCell label={t('releases.share')} align="end">
        {format.share(live.share / 100)}
      </TableCell>
      <TableCell label={t('releases.since')}>{live.since ? format.shortTime(live.since) : '–'}</TableCell>
      <TableCell label={t('releases.health')}>
        <HealthBadge live={live} />
      </TableCell>
      <TableCell label={t('releases.actions')}>
        <div className={styles.deeds}>
          {live.isStable && !canRollBack && '–'}
          {canRollBack && (
            <Button
              variant="secondary"
              size="deskSmall"
              disabled={isBusy}
              onClick={() => ask({ kind: 'rollback', remote })}
            >
              {t('releases.do.rollback')}
            </Button>
          )}
          {!live.isStable && (
            <>
              <ShareChoice share={live.share} onShare={(share) => ask({ kind: 'canary', remote, version, share })} />
              <Button size="deskSmall" disabled={isBusy} onClick={() => ask({ kind: 'promote', remote })}>
                {t('releases.do.promote')}
              </Button>
              <Button
                variant="secondary"
                size="deskSmall"
                disabled={isBusy}
                onClick={() => ask({ kind: 'withdraw', remote })}
              >
                {t('releases.do.withdraw')}
              </Button>
              <Button
                variant="danger"
                size="deskSmall"
                disabled={isBusy}
                onClick={() => ask({ kind: 'kill', remote, version })}
              >
                {t('releases.do.kill')}
              </Button>
            </>
          )}
        </div>
      </TableCell>
    </TableRow>
  );
}

function HealthBadge({ live }: { live: LiveVersion }) {
  const t = useT();
  if (live.visitors === 0) return <Badge>{t('releases.unseen')}</Badge>;
  return (
    <Badge tone={isFailing(live) ? 'danger' : 'success'}>
      {t('releases.failures', { failed: live.failed, count: live.visitors })}
    </Badge>
  );
}

const shares = [1, 5, 10, 25, 50] as const;

function ShareChoice({ share, onShare }: { share: number; onShare: (share: number) => void }) {
  const t = useT();
  return (
    <select
      aria-label={t('releases.share')}
      className={styles.share}
      value={share}
      onChange={({ target }) => onShare(Number(target.value))}
    >
      {[...new Set([...shares, share])]
        .sort((a, b) => a - b)
        .map((each) => (
          <option key={each} value={each}>
            {t('releases.percent', { value: each })}
          </option>
        ))}
    </select>
  );
}
