import { listViolations, type PolicyViolation } from '@aimante/api-contract/releases';
import { Loaded, useAnswer } from '@aimante/remote/data';
import { Skeleton, Table, TableBody, TableCell, TableHead, TableHeadCell, TableRow } from '@aimante/ui';
import { useTranslation } from 'react-i18next';
import { Panel } from '../../desk/panel/panel.tsx';
import { RowName } from '../../list/row-name.tsx';
import { useFormat } from '../../numbers/format.ts';
import styles from './releases-page.module.css';

/** What browsers report: a page tried to load or run something that its security policy does not allow. */
export function RefusedByPolicy() {
  const { t } = useTranslation();
  const violations = useAnswer(listViolations, { queryKey: ['violations'] });
  return (
    <Panel title={t('releases.refused.title')} isFlush>
      <Loaded query={violations} skeleton={<Skeleton shape="block" height="8rem" />}>
        {({ items }) =>
          items.length === 0 ? (
            <p className={styles.more}>{t('releases.refused.none')}</p>
          ) : (
            <>
              <ViolationTable violations={items} />
              <p className={styles.more}>{t('releases.refused.lead')}</p>
            </>
          )
        }
      </Loaded>
    </Panel>
  );
}

function ViolationTable({ violations }: { violations: readonly PolicyViolation[] }) {
  const { t } = useTranslation();
  const format = useFormat();
  return (
    <Table caption={t('releases.refused.title')} size="desk" className={styles.table}>
      <TableHead>
        <TableHeadCell>{t('releases.refused.blocked')}</TableHeadCell>
        <TableHeadCell>{t('releases.refused.page')}</TableHeadCell>
        <TableHeadCell>{t('releases.remote')}</TableHeadCell>
        <TableHeadCell align="end">{t('releases.refused.count')}</TableHeadCell>
        <TableHeadCell>{t('releases.refused.lastAt')}</TableHeadCell>
      </TableHead>
      <TableBody>
        {violations.map(({ directive, blocked, page, remote, version, count, lastAt }) => (
          <TableRow key={[directive, blocked, page, remote, version].join(' ')}>
            <TableCell isRowHeader>
              <RowName detail={<code>{directive}</code>}>{blocked}</RowName>
            </TableCell>
            <TableCell label={t('releases.refused.page')}>{page}</TableCell>
            <TableCell label={t('releases.remote')}>{remote ? `${remote} ${version}` : '–'}</TableCell>
            <TableCell label={t('releases.refused.count')} align="end">
              {format.count(count)}
            </TableCell>
            <TableCell label={t('releases.refused.lastAt')}>{format.shortTime(lastAt)}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
