import { Badge, Table, TableBody, TableCell, TableHead, TableHeadCell, TableRow } from '@aimante/ui';
import { useTranslation } from 'react-i18next';
import { Panel } from '../../desk/panel/panel.tsx';
import { RowName } from '../../list/row-name.tsx';
import { useFormat } from '../../numbers/format.ts';
import type { LiveRemote, MeasuredVersion } from './registry.ts';
import styles from './releases-page.module.css';

const PHASES = ['load', 'contract', 'mount', 'run', 'handler', 'server'] as const;
/** Above these, Google rates the vital as poor or in need of improvement. */
const VITALS = [
  { name: 'LCP', good: 2500, isTime: true },
  { name: 'INP', good: 200, isTime: true },
  { name: 'CLS', good: 0.1, isTime: false },
] as const;

/** Errors, freezes and vitals of each version, also of those that are no longer served. */
export function ReleaseHealth({ remotes }: { remotes: readonly LiveRemote[] }) {
  const { t } = useTranslation();
  const rows = remotes.flatMap(({ id, measured }) => measured.filter(isMeasured).map((row) => ({ id, row })));
  return (
    <Panel title={t('releases.measured')} isFlush>
      {rows.length === 0 ? (
        <p className={styles.more}>{t('releases.unmeasured')}</p>
      ) : (
        <>
          <Table caption={t('releases.measured')} size="desk" className={styles.table}>
            <TableHead>
              <TableHeadCell>{t('releases.remote')}</TableHeadCell>
              <TableHeadCell>{t('releases.health')}</TableHeadCell>
              <TableHeadCell>{t('releases.errors')}</TableHeadCell>
              <TableHeadCell align="end">{t('releases.freezes')}</TableHeadCell>
              {VITALS.map(({ name }) => (
                <TableHeadCell key={name} align="end">
                  {name}
                </TableHeadCell>
              ))}
            </TableHead>
            <TableBody>
              {rows.map(({ id, row }) => (
                <HealthRow key={`${id}-${row.version}`} remote={id} measured={row} />
              ))}
            </TableBody>
          </Table>
          <p className={styles.more}>{t('releases.vitalsLead')}</p>
        </>
      )}
    </Panel>
  );
}

function isMeasured({ visitors, errors, vitals }: MeasuredVersion): boolean {
  return visitors > 0 || Object.keys(errors).length > 0 || Object.keys(vitals).length > 0;
}

function HealthRow({ remote, measured }: { remote: string; measured: MeasuredVersion }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { version, visitors, failed, errors, vitals } = measured;
  const freezes = errors.frozen ?? 0;
  return (
    <TableRow>
      <TableCell isRowHeader>
        <RowName detail={<code>{version}</code>}>{remote}</RowName>
      </TableCell>
      <TableCell label={t('releases.health')}>{t('releases.failures', { failed, count: visitors })}</TableCell>
      <TableCell label={t('releases.errors')}>
        <Errors errors={errors} />
      </TableCell>
      <TableCell label={t('releases.freezes')} align="end">
        {freezes > 0 ? <Badge tone="danger">{format.count(freezes)}</Badge> : '–'}
      </TableCell>
      {VITALS.map(({ name, good, isTime }) => (
        <TableCell key={name} label={name} align="end">
          <Vital value={vitals[name]} good={good} isTime={isTime} />
        </TableCell>
      ))}
    </TableRow>
  );
}

function Errors({ errors }: Pick<MeasuredVersion, 'errors'>) {
  const { t } = useTranslation();
  const found = PHASES.filter((phase) => (errors[phase] ?? 0) > 0);
  if (found.length === 0) return t('releases.noErrors');
  return (
    <div className={styles.actions}>
      {found.map((phase) => (
        <Badge key={phase} tone="warning">
          {t(`releases.phase.${phase}`, { count: errors[phase] ?? 0 })}
        </Badge>
      ))}
    </div>
  );
}

interface VitalProps {
  readonly value: number | undefined;
  readonly good: number;
  readonly isTime: boolean;
}

function Vital({ value, good, isTime }: VitalProps) {
  const format = useFormat();
  if (value === undefined) return '–';
  const shown = isTime ? `${format.decimal(value / 1000)}\u00a0s` : format.decimal(value);
  return value > good ? <Badge tone="warning">{shown}</Badge> : shown;
}
