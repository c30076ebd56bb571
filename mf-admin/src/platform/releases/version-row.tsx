import { Badge, TableCell, TableRow } from '@aimante/ui';
import { useTranslation } from 'react-i18next';
import { RowName } from '../../list/row-name.tsx';
import { useFormat } from '../../numbers/format.ts';
import { OperationButton } from './operation-button.tsx';
import { isFailing, type LiveVersion, shareChoices } from './registry.ts';
import styles from './releases-page.module.css';
import { useOperation } from './use-operation.ts';

interface VersionRowProps {
  readonly remote: string;
  readonly live: LiveVersion;
  readonly hasCanary: boolean;
}

export function VersionRow({ remote, live, hasCanary }: VersionRowProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const { version, isStable } = live;
  const canaryText = live.isGrowing ? 'releases.rampShare' : 'releases.canaryShare';
  const share = format.share(live.share / 100);
  return (
    <TableRow>
      <TableCell isRowHeader>
        <RowName
          detail={
            // Team names are internal and in French.
            <span lang="fr" title={live.team}>
              {live.team}
            </span>
          }
        >
          {remote}
        </RowName>
      </TableCell>
      <TableCell label={t('releases.version')}>
        <code>{version}</code>
      </TableCell>
      <TableCell label={t('releases.visitors')}>
        <Badge tone={isStable ? 'success' : 'warning'}>
          {t(isStable ? 'releases.stableShare' : canaryText, { share })}
        </Badge>
      </TableCell>
      <TableCell label={t('releases.since')}>{live.since ? format.shortTime(live.since) : '–'}</TableCell>
      <TableCell label={t('releases.health')}>
        <HealthBadge live={live} />
      </TableCell>
      <TableCell label={t('releases.actions')}>
        {isStable ? (
          <StableOperations remote={remote} live={live} hasCanary={hasCanary} />
        ) : (
          <CanaryOperations remote={remote} live={live} />
        )}
      </TableCell>
    </TableRow>
  );
}

function StableOperations({ remote, live, hasCanary }: VersionRowProps) {
  if (hasCanary || !live.former) return '–';
  return (
    <OperationButton variant="secondary" live={live} operation={{ kind: 'rollback', remote, from: live.version }} />
  );
}

function CanaryOperations({ remote, live }: Omit<VersionRowProps, 'hasCanary'>) {
  const { ask } = useOperation();
  const { version } = live;
  return (
    <div className={styles.actions}>
      <ShareChoice
        share={live.share}
        onShare={(share) => ask({ kind: 'canary', remote, version, share, from: version }, live)}
      />
      <OperationButton variant="primary" live={live} operation={{ kind: 'promote', remote, from: version }} />
      <OperationButton variant="secondary" live={live} operation={{ kind: 'withdraw', remote, from: version }} />
      <OperationButton variant="danger" live={live} operation={{ kind: 'kill', remote, version }} />
    </div>
  );
}

function HealthBadge({ live }: { live: LiveVersion }) {
  const { t } = useTranslation();
  if (live.visitors === 0) return <Badge>{t('releases.unseen')}</Badge>;
  return (
    <Badge tone={isFailing(live) ? 'danger' : 'success'}>
      {t('releases.failures', { failed: live.failed, count: live.visitors })}
    </Badge>
  );
}

function ShareChoice({ share, onShare }: { share: number; onShare: (share: number) => void }) {
  const { t } = useTranslation();
  return (
    <select
      aria-label={t('releases.share')}
      className={styles.share}
      value={share}
      onChange={({ target }) => onShare(Number(target.value))}
    >
      {shareChoices(share).map((each) => (
        <option key={each} value={each}>
          {t('releases.percent', { value: each })}
        </option>
      ))}
    </select>
  );
}
