import type { FoundPerson } from '@aimante/api-contract/privacy';
import { useLocale } from '@aimante/remote';
import { formatDate } from '@aimante/shop/calendar';
import { Table, TableBody, TableCell, TableHead, TableHeadCell, TableRow } from '@aimante/ui';
import { useTranslation } from 'react-i18next';
import { Panel } from '../../desk/panel/panel.tsx';
import { useFormat } from '../../numbers/format.ts';
import styles from './privacy.module.css';

/** What is stored about a person, by use: how many records, since when, why and until when. */
export function FoundTable({ person: { account, holdings } }: { person: FoundPerson }) {
  const { t } = useTranslation();
  const locale = useLocale();
  const format = useFormat();
  const name = account && `${account.firstName} ${account.lastName}`.trim();
  return (
    <Panel
      title={t('privacy.found.title')}
      actions={
        <span>
          {account
            ? t('privacy.found.account', { name, date: formatDate(account.createdAt, locale) })
            : t('privacy.found.guest')}
          {account?.isStaff && ` · ${t('privacy.found.staff')}`}
        </span>
      }
      isFlush
    >
      <Table caption={t('privacy.found.title')} size="desk" className={styles.bare}>
        <TableHead>
          <TableHeadCell>{t('privacy.found.what')}</TableHeadCell>
          <TableHeadCell align="end">{t('privacy.found.count')}</TableHeadCell>
          <TableHeadCell>{t('privacy.found.since')}</TableHeadCell>
          <TableHeadCell>{t('privacy.found.why')}</TableHeadCell>
          <TableHeadCell>{t('privacy.found.until')}</TableHeadCell>
          <TableHeadCell>{t('privacy.found.remains')}</TableHeadCell>
        </TableHead>
        <TableBody>
          {holdings.map(({ id, name: what, count, since, purpose, ground, term, remains }) => (
            <TableRow key={id}>
              <TableCell isRowHeader>{what}</TableCell>
              <TableCell label={t('privacy.found.count')} align="end">
                {format.count(count)}
              </TableCell>
              <TableCell label={t('privacy.found.since')}>{formatDate(since, locale)}</TableCell>
              <TableCell label={t('privacy.found.why')}>
                <div>
                  {purpose}
                  <span className={styles.ground}>{ground}</span>
                </div>
              </TableCell>
              <TableCell label={t('privacy.found.until')}>{term}</TableCell>
              <TableCell label={t('privacy.found.remains')}>{remains ?? t('privacy.found.nothing')}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Panel>
  );
}
